//! Scripts and styles without what only people read, by esbuild, after Trunk, so that a machine without Node builds too.

use crate::fault::Fault;
use crate::npm::{self, Package};
use crate::site::offline;
use crate::{paths, run, say};
use std::fs;
use std::path::{Path, PathBuf};

const PACKAGE: Package = Package {
    name: "esbuild",
    version: "0.28.2",
    file: "bin/esbuild",
};

/// What it does to every file; `utf8` so that it leaves letters with accents alone.
const FLAGS: [&str; 3] = ["--minify", "--charset=utf8", "--log-level=error"];

/// In the service worker what the build writes and others read; what follows is minified.
const LISTS: &str = "const FILES = {};\n";

/// An esbuild that can be run.
pub struct Minifier(PathBuf);

/// Whether a build on this machine is minified, as far as can be told without installing anything.
pub fn expected() -> bool {
    paths::on_path("node").is_some() && (PACKAGE.cached().is_some() || npm::npm().is_some())
}

/// esbuild, installed now if it is missing; nothing, with a warning, where that cannot be done.
pub fn ensure() -> Option<Minifier> {
    let found = if expected() {
        PACKAGE.ensure("scripts and styles")
    } else {
        Err(Fault::Failed("no Node on the PATH".into()))
    };
    found
        .map(Minifier)
        .inspect_err(|fault| {
            let why = fault.text().unwrap_or_default();
            say::warn(&format!(
                "{why}: without esbuild the page works and is 6 KB larger"
            ));
        })
        .ok()
}

impl Minifier {
    /// Minifies the scripts of `dist` that are kept for playing offline, and the service worker's own. What they were
    /// stays where [`plain`] finds it.
    ///
    /// # Errors
    /// When esbuild refuses one.
    pub fn scripts(&self, dist: &Path) -> Result<(), Fault> {
        for file in paths::files(dist)? {
            let name = paths::name_in(dist, &file);
            if !name.ends_with(".js") || !(offline::keeps(&name) || name == "sw.js") {
                continue;
            }
            let script = read(&file)?;
            let script = match script.split_once(LISTS) {
                Some((lists, rest)) => uncommented(lists) + LISTS + &self.text("own.js", rest)?,
                None => self.text(&name, &script)?,
            };
            write(&file, &script)?;
        }
        Ok(())
    }

    /// `text`, which could stand in a file called `name`, minified.
    ///
    /// # Errors
    /// When esbuild refuses it.
    pub fn text(&self, name: &str, text: &str) -> Result<String, Fault> {
        let from = workshop().join("plain").join(name);
        let to = workshop().join("minified").join(name);
        write(&from, text)?;
        let mut node = run::program("node");
        node.arg(&self.0).args(FLAGS).arg(&from);
        run::check(node.arg(format!("--outfile={}", to.display())))?;
        read(&to)
    }
}

/// A script of `dist` as it was before it was minified.
///
/// # Errors
/// When it is not there.
pub fn plain(dist: &Path, name: &str) -> Result<String, Fault> {
    let kept = workshop().join("plain").join(name);
    read(&if kept.is_file() {
        kept
    } else {
        dist.join(name)
    })
}

/// `script` without lines that are comments.
fn uncommented(script: &str) -> String {
    script
        .split_inclusive('\n')
        .filter(|line| !line.starts_with("//"))
        .collect()
}

fn workshop() -> PathBuf {
    paths::target().join("xtask")
}

fn read(file: &Path) -> Result<String, Fault> {
    fs::read_to_string(file).map_err(|e| Fault::file("read", file, &e))
}

fn write(file: &Path, text: &str) -> Result<(), Fault> {
    let dir = file.parent().unwrap_or(file);
    fs::create_dir_all(dir).map_err(|e| Fault::file("make", dir, &e))?;
    fs::write(file, text).map_err(|e| Fault::file("write", file, &e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_has_the_place_where_its_lists_go() {
        let worker = include_str!("../../public/sw.js");
        let (lists, rest) = worker.split_once(LISTS).expect("a list of files");
        assert_eq!(
            uncommented(lists),
            "\"use strict\";\nconst VERSION = \"\";\n"
        );
        assert!(rest.contains("addEventListener"));
    }
}
