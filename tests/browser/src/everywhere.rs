use std::{
    any::Any,
    env,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{LazyLock, Mutex, PoisonError},
    time::Instant,
};

use tokio::runtime::Runtime;

use crate::{
    Engine, Failure, Outcome, Page, Site,
    browser::{Browser, Running, driver_log, pictures},
};

/// All tests of a process share one runtime: the browsers' connections live as long as it does.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));

/// Held for as long as a test runs, so that they run one at a time.
static RUNNING: LazyLock<Mutex<Running>> = LazyLock::new(Mutex::default);

/// Runs a test in every engine that is wanted, and fails when it failed in any.
///
/// `name` is the test's, for the log and the pictures. At the end of the test the page must have
/// had no error in its console and asked no other host for anything.
///
/// # Panics
/// When the test failed: with the reasons, engine by engine.
pub fn everywhere(name: &str, test: impl AsyncFn(&Page) -> Outcome) {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut failures = Vec::new();
    for engine in Engine::wanted().unwrap_or_else(|failure| panic!("{failure}")) {
        let begun = Instant::now();
        let before = said(engine).len();
        let mut outcome = run(&mut running, engine, name, &test);
        // A browser that dies of itself has said nothing about the page. Dying of the page, it dies again.
        if outcome.is_err() && has_died(engine, before) {
            println!("{name}: {engine} has died, once more: {outcome:?}");
            outcome = run(&mut running, engine, name, &test);
        }
        let seconds = begun.elapsed().as_secs_f32();
        match outcome {
            Ok(()) => println!("{name}: {engine} ok, {seconds:.1} s"),
            Err(failure) => {
                println!("{name}: {engine} FAILED, {seconds:.1} s: {failure}");
                failures.push(format!("{engine}: {failure}"));
            }
        }
    }
    assert!(failures.is_empty(), "{name}\n{}", failures.join("\n"));
}

fn run(
    running: &mut Running,
    engine: Engine,
    name: &str,
    test: &impl AsyncFn(&Page) -> Outcome,
) -> Outcome {
    let browser = match running.remove(&engine) {
        Some(browser) => browser,
        None => RUNTIME.block_on(Browser::start(engine))?,
    };
    let site = RUNTIME.block_on(Site::start(&dist()))?;
    let page = Page::new(browser.driver.clone(), engine, site, name);
    let attempt = AssertUnwindSafe(|| {
        RUNTIME.block_on(async {
            test(&page).await?;
            page.expect_nothing_wrong().await
        })
    });
    let outcome = catch_unwind(attempt).unwrap_or_else(|panic| Err(Failure::new(words(&*panic))));
    match outcome {
        Ok(()) => {
            RUNTIME.block_on(browser.tidy())?;
            running.insert(engine, browser);
            Ok(())
        }
        Err(failure) => {
            let last = RUNTIME.block_on(last_sight(&page));
            browser.end();
            Err(Failure::new(format!("{failure}\n    {last}")))
        }
    }
}

/// What the page looks like at the moment of a failure: in words and as a picture.
async fn last_sight(page: &Page) -> String {
    let picture = match pictures() {
        Ok(folder) => folder.join(format!("{}-{}.png", page.engine(), page.name())),
        Err(failure) => return failure.to_string(),
    };
    let saved = match page.picture(&picture).await {
        Ok(()) => format!("picture: {}", picture.display()),
        Err(failure) => format!("no picture: {failure}"),
    };
    let seen = match page.state().await {
        Ok(state) => format!("the page shows {state}"),
        Err(failure) => format!("the page does not answer: {failure}"),
    };
    let wrong = page.what_went_wrong().await.unwrap_or_default();
    let said = last_said(page.engine());
    format!("{seen}\n    wrong in the page: {wrong:?}\n    {saved}{said}")
}

/// Whether a browser has lost its page's process since its driver's log was so long; WebKit alone says so.
fn has_died(engine: Engine, before: usize) -> bool {
    let said = said(engine);
    // A browser that was started since has begun a log of its own.
    let new = said.get(before..).unwrap_or(&said);
    new.contains("WebProcess CRASHED")
}

/// The last lines of the driver's log: a browser that died may have said there why.
fn last_said(engine: Engine) -> String {
    const LINES: usize = 5;
    let said = said(engine);
    let lines: Vec<&str> = said.lines().collect();
    let last = &lines[lines.len().saturating_sub(LINES)..];
    last.iter()
        .map(|line| format!("\n    the driver said: {line}"))
        .collect()
}

fn said(engine: Engine) -> String {
    let said = driver_log(engine).map(std::fs::read_to_string);
    said.map(Result::unwrap_or_default).unwrap_or_default()
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words")
        .to_owned()
}

fn dist() -> PathBuf {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    env::var_os("SCOPA_DIST").map_or(usual, PathBuf::from)
}
