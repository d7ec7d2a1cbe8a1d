//! The drawings: made from their sources by the generator in art/, which needs Python alone.

use crate::args::Args;
use crate::fault::Fault;
use crate::{run, say};

/// Python as it may be called.
const NAMES: [&str; 2] = ["python3", "python"];

/// `cargo xtask art`: makes the sprites and checks them, or with `--check` only checks that they are those of
/// the sources.
pub fn command(words: &[String]) -> Result<(), Fault> {
    let args = Args::parse(words, &["--check"], &[])?;
    let Some(python) = python() else {
        return Err(Fault::Failed(
            "the drawings are made with Python 3: install it".into(),
        ));
    };
    if !args.has("--check") {
        say::step("Drawing", || generate(python, &["-v"]))?;
    }
    say::step("Checking the drawings", || generate(python, &["--check"]))
}

/// Fails when the drawings in public/ are not those of their sources; without Python it only says so.
pub fn check() -> Result<(), Fault> {
    match python() {
        Some(python) => generate(python, &["--check"]),
        None => {
            say::note("no Python 3: the drawings are not compared with their sources");
            Ok(())
        }
    }
}

fn generate(python: &str, words: &[&str]) -> Result<(), Fault> {
    run::check(run::program(python).arg("art/build.py").args(words))
}

fn python() -> Option<&'static str> {
    NAMES.into_iter().find(|name| {
        run::output(run::program(name).arg("--version"))
            .is_some_and(|version| version.contains("Python 3"))
    })
}
