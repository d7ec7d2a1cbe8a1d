//! The wasm made smaller with Binaryen's wasm-opt, after Trunk, so that a machine without it builds too.

use crate::fault::Fault;
use crate::npm::{self, Package};
use crate::{paths, run, say, tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version as wasm-opt says it and as npm knows it.
const VERSION: &str = "132";
const PACKAGE: Package = Package {
    name: "binaryen",
    version: "132.0.0",
    file: "bin/wasm-opt",
};

/// What Rust's compiler uses and wasm-opt has to allow. What is only for tools to read is left out, and since the stack's
/// last bytes lie at the bottom of memory, no pointer comes round from its top to something in use.
pub const FLAGS: [&str; 15] = [
    "-Oz",
    // Taken apart and put together anew, then twice more: 3 KB less.
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--low-memory-unused",
    "--strip-producers",
    "--strip-target-features",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The smallest file of which it is told how much smaller it became, in bytes.
const WORTH_TELLING: u64 = 10_000;

/// A wasm-opt that can be run.
pub enum WasmOpt {
    /// A program on the PATH.
    Program(PathBuf),
    /// The script of the npm package.
    Script(PathBuf),
}

impl WasmOpt {
    fn command(&self) -> Command {
        match self {
            Self::Program(program) => run::program(program),
            Self::Script(script) => {
                let mut node = run::program("node");
                node.arg(script);
                node
            }
        }
    }
}

/// Whether a build on this machine is optimised, as far as can be told without installing anything.
pub fn expected() -> bool {
    on_path().is_some() || (has_node() && (PACKAGE.cached().is_some() || npm::npm().is_some()))
}

/// wasm-opt, installed now if it is missing; nothing, with a warning, where that cannot be done.
pub fn ensure() -> Option<WasmOpt> {
    if !expected() {
        say::warn(
            "no Node on the PATH: without wasm-opt the page works but is about twice as large",
        );
        return None;
    }
    if let Some(found) = on_path() {
        return Some(found);
    }
    PACKAGE
        .ensure("wasm-opt")
        .map(WasmOpt::Script)
        .inspect_err(|fault| {
            let why = fault.text().unwrap_or_default();
            say::warn(&format!(
                "{why}: without wasm-opt the page works but is about twice as large"
            ));
        })
        .ok()
}

/// Makes every wasm file in `dist` smaller.
///
/// # Errors
/// When wasm-opt refuses one.
pub fn shrink(wasm_opt: &WasmOpt, dist: &Path) -> Result<(), Fault> {
    let files = paths::files(dist)?;
    for wasm in files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "wasm"))
    {
        let smaller = wasm.with_extension("smaller");
        run::check(
            wasm_opt
                .command()
                .args(FLAGS)
                .arg(wasm)
                .arg("-o")
                .arg(&smaller),
        )?;
        let (before, after) = (length(wasm)?, length(&smaller)?);
        fs::rename(&smaller, wasm).map_err(|e| Fault::file("replace", wasm, &e))?;
        if before < WORTH_TELLING {
            continue;
        }
        let name = wasm.file_name().unwrap_or_default().to_string_lossy();
        say::note(&format!(
            "{name}: {} KB, was {} KB",
            after / 1000,
            before / 1000
        ));
    }
    Ok(())
}

fn length(file: &Path) -> Result<u64, Fault> {
    let meta = fs::metadata(file).map_err(|e| Fault::file("read", file, &e))?;
    Ok(meta.len())
}

fn on_path() -> Option<WasmOpt> {
    let program = paths::on_path("wasm-opt")?;
    let said = run::output(run::program(&program).arg("--version"))?;
    tools::says_version(&said, VERSION).then_some(WasmOpt::Program(program))
}

fn has_node() -> bool {
    paths::on_path("node").is_some()
}
