//! What rustup can add: the wasm target, the formatter and the linter.

use crate::fault::Fault;
use crate::{paths, run, say};
use std::path::Path;

/// The target of the page and the worker.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that Rust can compile for the browser.
///
/// # Errors
/// When the target is missing and rustup cannot add it.
pub fn ensure_wasm() -> Result<(), Fault> {
    let libraries =
        run::output(run::program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|dir| Path::new(&dir).is_dir()) {
        return Ok(());
    }
    add("target", WASM)
}

/// Makes sure that `cargo fmt` and `cargo clippy` are there.
///
/// # Errors
/// When one is missing and rustup cannot add it.
pub fn ensure_components() -> Result<(), Fault> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if run::output(&mut run::cargo(&[command, "--version"])).is_none() {
            add("component", component)?;
        }
    }
    Ok(())
}

fn add(kind: &str, name: &str) -> Result<(), Fault> {
    if paths::on_path("rustup").is_none() {
        return Err(Fault::Failed(format!(
            "Rust's {name} is missing: install rustup, or the {kind} {name} by hand"
        )));
    }
    say::step(&format!("Adding Rust's {kind} {name}"), || {
        run::check(run::program("rustup").args([kind, "add", name]))
    })
}
