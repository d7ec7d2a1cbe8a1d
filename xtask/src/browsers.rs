//! The browsers that the tests drive: which are here, and how the others are installed.

use crate::fault::Fault;
use crate::{paths, run, say, tools};
use std::path::PathBuf;

/// A browser's engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, Blink.
    Chromium,
    /// Firefox, Gecko.
    Firefox,
    /// `WebKitGTK`'s small browser.
    Webkit,
}

/// All of them, in the order of testing.
pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::Webkit];

/// Programs of which one is enough, and the Debian package that has it.
type Need = (&'static [&'static str], &'static str);

impl Engine {
    /// The name as it is given to `--browsers` and to the tests.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    fn needs(self) -> &'static [Need] {
        match self {
            Self::Chromium => &[
                (
                    &[
                        "chromium",
                        "chromium-browser",
                        "google-chrome",
                        "google-chrome-stable",
                    ],
                    "chromium",
                ),
                (&["chromedriver"], "chromium-driver"),
            ],
            Self::Firefox => &[(&["firefox-esr", "firefox"], "firefox-esr")],
            Self::Webkit => &[
                (&["WebKitWebDriver"], "webkit2gtk-driver"),
                (&["Xvfb"], "xvfb"),
            ],
        }
    }

    /// The Debian packages that are still missing.
    fn lacks(self) -> Vec<&'static str> {
        let found = |names: &[&str]| names.iter().any(|name| paths::on_path(name).is_some());
        self.needs()
            .iter()
            .filter(|(names, _)| !found(names))
            .map(|(_, package)| *package)
            .collect()
    }

    /// The variable that tells the tests where the driver is, and where it is.
    ///
    /// # Errors
    /// When it is not there and cannot be installed.
    pub fn driver(self) -> Result<(&'static str, PathBuf), Fault> {
        let on_path = |name: &str| {
            let found = paths::on_path(name);
            found.ok_or_else(|| Fault::Failed(format!("{name} is not on the PATH")))
        };
        match self {
            Self::Chromium => Ok(("SCOPA_CHROMEDRIVER", on_path("chromedriver")?)),
            Self::Firefox => {
                let found = paths::on_path("geckodriver")
                    .map_or_else(|| tools::geckodriver().ensure(), Ok)?;
                Ok(("SCOPA_GECKODRIVER", found))
            }
            Self::Webkit => Ok(("SCOPA_WEBKITDRIVER", on_path("WebKitWebDriver")?)),
        }
    }
}

/// The engines that were asked for: a list, or else Chromium and whichever others are here.
///
/// # Errors
/// A usage fault for a name that is none of theirs.
pub fn wanted(list: Option<&str>) -> Result<Vec<Engine>, Fault> {
    let Some(list) = list else {
        let here = |engine: &Engine| *engine == Engine::Chromium || engine.lacks().is_empty();
        return Ok(ALL.into_iter().filter(here).collect());
    };
    let names: Vec<&str> = list.split(',').map(str::trim).collect();
    if let Some(wrong) = names
        .iter()
        .find(|name| !ALL.iter().any(|engine| engine.name() == **name))
    {
        return Err(Fault::Usage(format!(
            "'{wrong}' is no browser here: chromium, firefox, webkit"
        )));
    }
    Ok(ALL
        .into_iter()
        .filter(|engine| names.contains(&engine.name()))
        .collect())
}

/// Installs what the engines lack, where apt can.
///
/// # Errors
/// Where it cannot: one line that says what to install.
pub fn install(engines: &[Engine]) -> Result<(), Fault> {
    let missing: Vec<&str> = engines.iter().flat_map(|engine| engine.lacks()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.join(" ");
    if !is_root() || paths::on_path("apt-get").is_none() {
        return Err(Fault::Failed(format!(
            "missing for the browser tests, install: {list} (names as in Debian)"
        )));
    }
    say::step(&format!("Installing {list}"), || {
        let apt = |words: &[&str]| {
            let mut apt = run::program("apt-get");
            run::check(
                apt.args(["--quiet=2", "--yes"])
                    .args(words)
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            )
        };
        apt(&["update"])?;
        apt(&[&["install", "--no-install-recommends"], missing.as_slice()].concat())
    })
}

fn is_root() -> bool {
    run::output(run::program("id").arg("-u")).is_some_and(|id| id == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_chosen_by_name_and_tested_in_one_order() {
        let chosen = |list| wanted(Some(list)).expect("known");
        assert_eq!(
            chosen("webkit, chromium"),
            [Engine::Chromium, Engine::Webkit]
        );
        assert_eq!(chosen("chromium,firefox,webkit"), ALL);
        for wrong in ["opera", "", "chromium,"] {
            assert!(
                matches!(wanted(Some(wrong)), Err(Fault::Usage(_))),
                "{wrong}"
            );
        }
        assert!(wanted(None).expect("no names").contains(&Engine::Chromium));
    }
}
