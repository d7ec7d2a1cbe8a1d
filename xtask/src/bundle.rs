//! The release in dist/: Trunk builds it, wasm-opt makes it smaller, and an unchanged one is left as it is.

use crate::args::Args;
use crate::fault::Fault;
use crate::{fingerprint, minify, paths, run, say, shrink, site, split, target, tools};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// `cargo xtask build`.
pub fn command(words: &[String]) -> Result<(), Fault> {
    Args::parse(words, &[], &[])?;
    build()
}

/// Makes dist/ what the sources say, installing what that needs.
///
/// # Errors
/// When a tool cannot be had or the build fails.
pub fn build() -> Result<(), Fault> {
    let dist = paths::dist();
    if stamp().says(&state(
        sources(shrink::expected(), minify::expected())?,
        &dist,
    )?) {
        say::note("nothing changed since the last build: dist/ is used as it is");
        return Ok(());
    }
    target::ensure_wasm()?;
    let trunk = tools::trunk().ensure()?;
    let wasm_bindgen = tools::wasm_bindgen()?.ensure()?;
    let wasm_opt = shrink::ensure();
    let minifier = minify::ensure();
    let sources = sources(wasm_opt.is_some(), minifier.is_some())?;
    say::step("Fetching the crates", || {
        run::check(&mut run::cargo(&["fetch", "--locked", "--quiet"]))
    })?;
    say::step("Building the page and its worker", || {
        bundle(&trunk, &wasm_bindgen)
    })?;
    if let Some(wasm_opt) = &wasm_opt {
        say::step("Making the wasm smaller", || {
            shrink::shrink(wasm_opt, &dist)
        })?;
    }
    say::step("Finishing the page", || {
        site::finish(&dist, minifier.as_ref())
    })?;
    stamp().write(&state(sources, &dist)?)
}

fn bundle(trunk: &Path, wasm_bindgen: &Path) -> Result<(), Fault> {
    let mut build = run::program(trunk);
    build.args(["--quiet", "build", "--release", "--cargo-profile", "web"]);
    let stand_in = split::prepare(&mut build, wasm_bindgen)?;
    let trunk = trunk.parent().unwrap_or(trunk).to_path_buf();
    run::path_first(&mut build, &[stand_in, trunk])?;
    if env::var_os("NO_COLOR").is_some() {
        // Trunk takes NO_COLOR=1 for a wrong argument.
        build.env("NO_COLOR", "true");
    }
    // A panic names its file: without the builder's home, the same on every machine, and shorter. The flags are divided
    // at blanks.
    let shorter = |folder: &PathBuf| format!("--remap-path-prefix={}/=", folder.display());
    let flags: Vec<String> = paths::crates().iter().map(shorter).collect();
    if flags.iter().all(|flag| !flag.contains(char::is_whitespace)) {
        build.env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            flags.join(" "),
        );
    }
    run::check(&mut build)?;
    split::settle(&paths::dist())
}

/// What a build is made of.
fn sources(optimised: bool, minified: bool) -> Result<u64, Fault> {
    let compiler = run::output(run::program("rustc").arg("-vV")).unwrap_or_default();
    let trunk = tools::trunk().to_string();
    let address = site::address()?.unwrap_or_default();
    let mut others = vec![
        compiler,
        trunk,
        format!("optimised: {optimised}, minified: {minified}"),
        address,
    ];
    others.extend(shrink::FLAGS.map(String::from));
    others.extend(site::STEPS.map(String::from));
    fingerprint::of_sources(&paths::root(), &others)
}

/// What a build was made of and what it made, in one line.
fn state(sources: u64, dist: &Path) -> Result<String, Fault> {
    let made = fingerprint::of_folder(dist)?;
    Ok(format!("{sources:016x} {made:016x}"))
}

/// The note that the last build left.
struct Stamp(PathBuf);

fn stamp() -> Stamp {
    Stamp(paths::target().join("xtask").join("dist.stamp"))
}

impl Stamp {
    fn says(&self, state: &str) -> bool {
        fs::read_to_string(&self.0).is_ok_and(|text| text == state)
    }

    fn write(&self, state: &str) -> Result<(), Fault> {
        let dir = self.0.parent().unwrap_or(&self.0);
        fs::create_dir_all(dir).map_err(|e| Fault::file("make", dir, &e))?;
        fs::write(&self.0, state).map_err(|e| Fault::file("write", &self.0, &e))
    }
}
