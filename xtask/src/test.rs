//! `cargo xtask test`: everything that is checked, up to the first thing that is wrong.

use crate::args::Args;
use crate::browsers::{self, Engine};
use crate::fault::Fault;
use crate::npm::Package;
use crate::tally::Tally;
use crate::{art, paths, run, say, single, size, target};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Whether a rules vector of a kind that is not supported yet is a failure.
const STRICT_VECTORS: bool = true;

/// What looks for barriers in the page.
const AXE: Package = Package {
    name: "axe-core",
    version: "4.14.1",
    file: "axe.min.js",
};

/// Runs all checks and ends with a line of totals.
pub fn command(words: &[String]) -> Result<(), Fault> {
    let args = Args::parse(words, &["--quick"], &["--browsers"])?;
    let listed = args.value("--browsers");
    let quick = args.has("--quick");
    if quick && listed.is_some() {
        return Err(Fault::Usage(
            "--quick is without browsers: leave out one of the two".into(),
        ));
    }
    let engines = if quick {
        Vec::new()
    } else {
        browsers::wanted(listed)?
    };

    let start = Instant::now();
    let mut tally = Tally::default();
    let result = run_all(&engines, &mut tally);
    eprintln!("=> All of it took {}", say::duration(start.elapsed()));
    if let Err(fault) = &result {
        eprintln!("   red: {}", fault.text().unwrap_or("see above"));
        // A check that is no test, such as the format, counts as one that failed.
        tally.failed = tally.failed.max(1);
    }
    println!("{tally}");
    result.map_err(|_| Fault::Told)
}

fn run_all(engines: &[Engine], tally: &mut Tally) -> Result<(), Fault> {
    target::ensure_components()?;
    say::step("Format", || {
        run::check(&mut run::cargo(&["fmt", "--all", "--check"]))
    })?;
    say::step("Drawings", art::check)?;
    target::ensure_wasm()?;
    browsers::install(engines)?;
    lint()?;
    say::step("Documentation", || {
        let mut doc = run::cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
        run::check(doc.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    say::step("Tests of the engine", || count(&mut engine_tests(), tally))?;
    say::step("Examples in the documentation", || {
        count(
            &mut run::cargo(&["test", "--package", "scopa", "--doc", "--locked"]),
            tally,
        )
    })?;
    if engines.is_empty() {
        return Ok(());
    }
    let single = single::build()?;
    say::step("Sizes", || size::check(&paths::dist()))?;
    in_browsers(engines, &single, tally)
}

fn lint() -> Result<(), Fault> {
    let clippy = |words: &[&str]| {
        let mut clippy = run::cargo(&["clippy", "--locked"]);
        run::check(clippy.args(words).args(["--", "-D", "warnings"]))
    };
    say::step("Lints", || clippy(&["--workspace", "--all-targets"]))?;
    say::step("Lints of the page", || {
        let page = [
            "--target",
            target::WASM,
            "--bin",
            "app",
            "--features",
            "page",
        ];
        clippy(&page)
    })
}

/// All tests but those in browsers, with nextest where it is installed.
fn engine_tests() -> Command {
    let nextest = run::output(&mut run::cargo(&["nextest", "--version"])).is_some();
    let runner: &[&str] = if nextest {
        &["nextest", "run"]
    } else {
        &["test", "--lib", "--bins", "--tests"]
    };
    let mut tests = run::cargo(runner);
    tests.args([
        "--workspace",
        "--exclude",
        "browser-tests",
        "--locked",
        "--no-fail-fast",
    ]);
    if STRICT_VECTORS {
        tests.env("SCOPA_VECTORS_STRICT", "1");
    }
    tests
}

fn in_browsers(engines: &[Engine], single: &Path, tally: &mut Tally) -> Result<(), Fault> {
    let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
    let mut tests = run::cargo(&[
        "test",
        "--package",
        "browser-tests",
        "--locked",
        "--no-fail-fast",
    ]);
    tests.args(["--", "--test-threads=1", "--nocapture"]);
    tests
        .env("SCOPA_DIST", paths::dist())
        .env("SCOPA_SINGLE", single)
        .env("SCOPA_BROWSERS", names.join(","));
    for engine in engines {
        let (variable, driver) = engine.driver()?;
        tests.env(variable, driver);
    }
    match AXE.ensure("the tests of access") {
        Ok(script) => drop(tests.env("SCOPA_AXE", script)),
        Err(fault) if std::env::var_os("CI").is_some() => return Err(fault),
        Err(fault) => {
            let why = fault.text().unwrap_or_default();
            say::warn(&format!(
                "{why}: the pages are not searched for barriers with axe-core"
            ));
        }
    }
    say::step(&format!("The application in {}", names.join(", ")), || {
        count(&mut tests, tally)
    })
}

/// Runs tests and adds up what their runner counted.
fn count(tests: &mut Command, tally: &mut Tally) -> Result<(), Fault> {
    let (well, output) = run::listen(tests)?;
    tally.hear(&output);
    if well {
        Ok(())
    } else {
        Err(Fault::Failed(format!("{} failed", run::line(tests))))
    }
}
