use std::{
    future::Future,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use serde_json::Value;
use thirtyfour::{WebDriver, WindowHandle};

use crate::{
    Engine, Failure, Outcome, PATIENCE, Site, State, probe::WHAT_WENT_WRONG, state::LOOK,
    wait::until,
};

/// Puts the page into a frame.
const FRAME: &str = r#"
const [query, width, height] = arguments;
const frame = document.createElement("iframe");
frame.style.cssText = `position:fixed;inset:0;border:0;width:${width}px;height:${height}px`;
frame.src = "./" + query;
document.body.replaceChildren(frame);
"#;

/// The page in a browser, seen and handled from outside.
#[derive(Clone, Debug)]
pub struct Page {
    driver: WebDriver,
    engine: Engine,
    site: Site,
    name: String,
    pardoned: Arc<Mutex<Vec<String>>>,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, engine: Engine, site: Site, name: &str) -> Self {
        Self {
            driver,
            engine,
            site,
            name: name.to_owned(),
            pardoned: Arc::default(),
        }
    }

    /// The engine that it is open in.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The server that it comes from.
    #[must_use]
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The name of the test.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens the page with a query such as `?seed=42&speed=0` and waits until a screen is there.
    ///
    /// # Errors
    /// When none comes.
    pub async fn open(&self, query: &str) -> Outcome<State> {
        self.driver.goto(self.site.url(query)).await?;
        self.until("a screen", |state| {
            state.screen.is_some() || state.crash.is_some()
        })
        .await
    }

    /// Goes to any address and waits for nothing.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn go(&self, address: &str) -> Outcome {
        Ok(self.driver.goto(address).await?)
    }

    /// Asks Chromium for something that only its developer tools can do.
    ///
    /// # Errors
    /// When it is no Chromium, or refuses.
    pub async fn devtools(&self, command: &str, with: Value) -> Outcome<Value> {
        Ok(self.driver.cdp().send_raw(command, with).await?)
    }

    /// From now on looks into the only frame of the page that is open.
    ///
    /// # Errors
    /// When there is none.
    pub async fn enter_frame(&self) -> Outcome {
        Ok(self.driver.enter_frame(0).await?)
    }

    /// From now on looks at the page around the frame.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn leave_frame(&self) -> Outcome {
        Ok(self.driver.enter_default_frame().await?)
    }

    /// Opens nothing at the page's address: a place from which to write to its storage.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn open_blank(&self) -> Outcome {
        Ok(self.driver.goto(self.site.url("__blank.html")).await?)
    }

    /// Loads the page again, after it has done nothing wrong so far.
    ///
    /// # Errors
    /// When it has, or no screen comes.
    pub async fn reload(&self) -> Outcome<State> {
        self.expect_nothing_wrong().await?;
        self.driver.refresh().await?;
        self.until("a screen after a reload", |state| {
            state.screen.is_some() || state.crash.is_some()
        })
        .await
    }

    /// What it shows now.
    ///
    /// # Errors
    /// When the page does not answer.
    pub async fn state(&self) -> Outcome<State> {
        self.run(LOOK).await
    }

    /// Waits until it shows what `is_there` looks for.
    ///
    /// # Errors
    /// When it does not within [`PATIENCE`].
    pub async fn until(&self, what: &str, is_there: impl Fn(&State) -> bool) -> Outcome<State> {
        self.until_within(PATIENCE, what, is_there).await
    }

    /// Waits longer or shorter than [`Page::until`].
    ///
    /// # Errors
    /// When it does not come within `patience`.
    pub async fn until_within(
        &self,
        patience: Duration,
        what: &str,
        is_there: impl Fn(&State) -> bool,
    ) -> Outcome<State> {
        let is_there = &is_there;
        until(what, patience, || async move {
            // Between two pages there is none to answer.
            Ok(match self.state().await {
                Ok(state) if is_there(&state) => Ok(state),
                Ok(state) => Err(state.to_string()),
                Err(failure) => Err(failure.to_string()),
            })
        })
        .await
    }

    /// Waits until `look` finds something.
    ///
    /// # Errors
    /// When it does not within [`PATIENCE`]; the last reason that it gave instead.
    pub async fn find<T, Seen>(&self, what: &str, look: impl FnMut() -> Seen) -> Outcome<T>
    where
        Seen: Future<Output = Outcome<Result<T, String>>>,
    {
        until(what, PATIENCE, look).await
    }

    /// Runs a script in the page.
    ///
    /// # Errors
    /// When it throws, or what it returns is no `T`.
    pub async fn run<T: serde::de::DeserializeOwned>(&self, script: &str) -> Outcome<T> {
        self.run_with(script, Vec::new()).await
    }

    /// Runs a script in the page with arguments.
    ///
    /// # Errors
    /// When it throws, or what it returns is no `T`.
    pub async fn run_with<T: serde::de::DeserializeOwned>(
        &self,
        script: &str,
        with: Vec<Value>,
    ) -> Outcome<T> {
        Ok(self.driver.execute(script, with).await?.convert()?)
    }

    /// Runs a script in the page that calls its last argument with what it comes to.
    ///
    /// # Errors
    /// When it throws or does not call it, or what it comes to is no `T`.
    pub async fn run_async<T: serde::de::DeserializeOwned>(&self, script: &str) -> Outcome<T> {
        let come_to = self.driver.execute_async(script, Vec::new()).await?;
        Ok(come_to.convert()?)
    }

    /// Gives the window another size, and waits until the page has been told and has drawn itself anew.
    ///
    /// # Errors
    /// When it does not.
    pub async fn resize(&self, width: u32, height: u32) -> Outcome {
        self.run::<()>(
            "window.__drawn = false;
             const drawn = () => { window.__drawn = true; };
             addEventListener('resize', () => requestAnimationFrame(() => requestAnimationFrame(drawn)), { once: true });",
        )
        .await?;
        self.driver.set_window_rect(0, 0, width, height).await?;
        self.find("the page to be drawn in its new size", async || {
            let drawn: bool = self.run("return window.__drawn").await?;
            Ok(if drawn {
                Ok(())
            } else {
                Err("it is not".to_owned())
            })
        })
        .await
    }

    /// Opens the page inside another one, in a frame of exactly this size, and looks into the frame:
    /// no browser makes its window as small as a phone.
    ///
    /// # Errors
    /// When no screen comes.
    pub async fn open_in_frame(&self, query: &str, width: u32, height: u32) -> Outcome<State> {
        self.open_blank().await?;
        self.run_with::<()>(FRAME, vec![query.into(), width.into(), height.into()])
            .await?;
        self.driver.enter_frame(0).await?;
        self.until("a screen in the frame", |state| state.screen.is_some())
            .await
    }

    /// Takes a picture of the window.
    ///
    /// # Errors
    /// When it cannot be taken or written.
    pub async fn picture(&self, file: &Path) -> Outcome {
        Ok(self.driver.screenshot(file).await?)
    }

    /// What the page has done wrong since this was last asked for.
    ///
    /// # Errors
    /// When the page does not answer.
    pub async fn what_went_wrong(&self) -> Outcome<Vec<String>> {
        let mut wrong: Vec<String> = self.run(WHAT_WENT_WRONG).await?;
        wrong.extend(self.site.elsewhere());
        if self.engine == Engine::Chromium {
            let log = self.driver.browser_log().await?;
            let severe = log.into_iter().filter(|entry| {
                entry.level == "SEVERE" && entry.source.as_deref() != Some("console-api")
            });
            wrong.extend(severe.map(|entry| format!("browser log: {}", entry.message)));
        }
        let pardoned = self
            .pardoned
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        wrong.retain(|line| !pardoned.iter().any(|part| line.contains(part)));
        Ok(wrong)
    }

    /// From now on nothing that has `part` in it counts as wrong.
    pub fn pardon(&self, part: &str) {
        self.pardoned
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(part.to_owned());
    }

    /// The page has done nothing wrong.
    ///
    /// # Errors
    /// When it has.
    pub async fn expect_nothing_wrong(&self) -> Outcome {
        let wrong = self.what_went_wrong().await?;
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Failure::new(format!("the page has done wrong: {wrong:#?}")))
        }
    }

    /// The tab that is looked at.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn tab(&self) -> Outcome<WindowHandle> {
        Ok(self.driver.window().await?)
    }

    /// Opens an empty tab and looks at it. In WebKit it is a window: the driver cannot press
    /// anything in a tab behind another.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn new_tab(&self) -> Outcome<WindowHandle> {
        let tab = match self.engine {
            Engine::Webkit => self.driver.new_window().await?,
            Engine::Chromium | Engine::Firefox => self.driver.new_tab().await?,
        };
        self.look_at(&tab).await?;
        Ok(tab)
    }

    /// Looks at another tab.
    ///
    /// # Errors
    /// When it is closed.
    pub async fn look_at(&self, tab: &WindowHandle) -> Outcome {
        Ok(self.driver.switch_to_window(tab.clone()).await?)
    }
}
