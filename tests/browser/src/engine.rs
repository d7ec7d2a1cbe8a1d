use std::{env, fmt, fs, path::PathBuf};

use serde_json::{Value, json};

use crate::{Failure, Outcome, process::find};

/// A browser engine that the page must work in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Blink, in Chromium.
    Chromium,
    /// Gecko, in Firefox.
    Firefox,
    /// WebKit, in the MiniBrowser of WebKitGTK.
    Webkit,
}

impl Engine {
    /// All three, in the order in which tests run in them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name it has in `SCOPA_BROWSERS`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The engines to test in: those that `SCOPA_BROWSERS` names, or else those that have a driver.
    ///
    /// # Errors
    /// When a name is unknown, a named engine has no driver, or there is no engine at all.
    pub fn wanted() -> Outcome<Vec<Self>> {
        let Some(names) = env::var("SCOPA_BROWSERS")
            .ok()
            .filter(|names| !names.trim().is_empty())
        else {
            let found: Vec<_> = Self::ALL
                .into_iter()
                .filter(|engine| engine.driver().is_some())
                .collect();
            return if found.is_empty() {
                Err(Failure::new("no browser driver on the PATH"))
            } else {
                Ok(found)
            };
        };
        names
            .split(',')
            .map(|name| Self::named(name.trim()))
            .collect()
    }

    fn named(name: &str) -> Outcome<Self> {
        let engine = Self::ALL
            .into_iter()
            .find(|engine| engine.name() == name)
            .ok_or_else(|| {
                Failure::new(format!(
                    "SCOPA_BROWSERS: {name:?} is none of chromium, firefox, webkit"
                ))
            })?;
        engine
            .driver()
            .map(|_| engine)
            .ok_or_else(|| Failure::new(format!("{engine} is wanted, but has no driver")))
    }

    pub(crate) fn driver(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => find("SCOPA_CHROMEDRIVER", &["chromedriver"]),
            Self::Firefox => find("SCOPA_GECKODRIVER", &["geckodriver"]),
            Self::Webkit => find("SCOPA_WEBKITDRIVER", &["WebKitWebDriver"]),
        }
    }

    /// What the driver is asked for.
    pub(crate) fn capabilities(self) -> Outcome<Value> {
        Ok(match self {
            Self::Chromium => {
                let arguments = [
                    "--headless=new",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-dev-shm-usage",
                    "--disable-background-networking",
                    "--window-size=1000,800",
                ];
                let mut options = json!({ "args": arguments });
                if let Some(binary) = find("SCOPA_CHROMIUM", &[]) {
                    options["binary"] = json!(binary);
                }
                json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } })
            }
            Self::Firefox => {
                let binary =
                    find("SCOPA_FIREFOX", &["firefox-esr", "firefox"]).ok_or_else(|| {
                        Failure::new("geckodriver is here, but no firefox on the PATH")
                    })?;
                json!({ "moz:firefoxOptions": {
                    "binary": binary,
                    "args": ["-headless", "--width", "1000", "--height", "800"],
                    "prefs": { "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false },
                } })
            }
            Self::Webkit => {
                let binary = mini_browser().ok_or_else(|| {
                    Failure::new("WebKitWebDriver is here, but no MiniBrowser under /usr/lib")
                })?;
                json!({ "webkitgtk:browserOptions": { "binary": binary, "args": ["--automation"] } })
            }
        })
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn mini_browser() -> Option<PathBuf> {
    let versions = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];
    find("SCOPA_MINIBROWSER", &["MiniBrowser"]).or_else(|| {
        let homes: Vec<_> = ["/usr/lib", "/usr/libexec"]
            .into_iter()
            .flat_map(|home| {
                let below = fs::read_dir(home)
                    .into_iter()
                    .flatten()
                    .flatten()
                    .map(|entry| entry.path());
                std::iter::once(PathBuf::from(home)).chain(below)
            })
            .collect();
        versions
            .iter()
            .flat_map(|version| {
                homes
                    .iter()
                    .map(move |home| home.join(version).join("MiniBrowser"))
            })
            .find(|file| file.is_file())
    })
}
