//! The list of files that the service worker keeps, and the version that they make.

use super::digest;
use super::page::{Page, once};
use crate::fault::Fault;
use crate::{paths, split};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What others read and the game never asks for: the worker itself, what a host reads, what an installer or a link
/// preview shows, what an embedding page loads.
const APART: [&str; 11] = [
    "sw.js",
    "_headers",
    "social.png",
    "apple-touch-icon.png",
    "icons/icon-192.png",
    "icons/icon-512.png",
    "icons/maskable-192.png",
    "icons/maskable-512.png",
    "embed.js",
    "embed.html",
    "sample.js",
];

/// Whether a file of dist/ is kept on the device.
pub fn keeps(name: &str) -> bool {
    !APART.contains(&name)
}

/// Writes version and list into the service worker, and the version into the page.
///
/// # Errors
/// When one of them has no place for it.
pub fn list(dist: &Path) -> Result<(), Fault> {
    let file = dist.join("sw.js");
    let worker = fs::read_to_string(&file).map_err(|e| Fault::file("read", &file, &e))?;
    // The page names the version, so the version is made of the page without it.
    let version = digest::name(format!("{worker}{}", entries(dist)?).as_bytes());

    let mut page = Page::read(dist)?;
    let name = "<meta name=\"scopa-version\" content=\"";
    page.replace(&format!("{name}\">"), &format!("{name}{version}\">"))?;
    page.write()?;

    let worker = once(
        &worker,
        "const VERSION = \"\";",
        &format!("const VERSION = \"{version}\";"),
    )?;
    let files = format!("const FILES = {{\n{}}};", entries(dist)?);
    let worker = once(&worker, "const FILES = {};", &files)?;
    fs::write(&file, worker).map_err(|e| Fault::file("write", &file, &e))
}

/// A line for every file that is kept, in the order in which they are taken: what the page speaks besides comes last. The
/// page is asked for by its folder: some hosts send `index.html` there.
fn entries(dist: &Path) -> Result<String, Fault> {
    let mut entries = String::new();
    let files = paths::files(dist)?;
    let mut files: Vec<_> = files
        .iter()
        .map(|path| (paths::name_in(dist, path), path))
        .collect();
    files.sort_by_key(|(name, _)| name.starts_with(split::LANGUAGE));
    for (name, path) in files {
        if keeps(&name) {
            let bytes = fs::read(path).map_err(|e| Fault::file("read", path, &e))?;
            let asked = if name == "index.html" { "./" } else { &name };
            let _ = writeln!(entries, "  \"{asked}\": \"{}\",", digest::short(&bytes));
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_game_asks_for_is_kept() {
        for name in [
            "index.html",
            "app-1_bg.wasm",
            "ai.js",
            "cards/milanesi.svg",
            "favicon.svg",
            "icons/icon.svg",
        ] {
            assert!(keeps(name), "{name}");
        }
        for name in ["sw.js", "_headers", "icons/icon-512.png", "social.png"] {
            assert!(!keeps(name), "{name}");
        }
    }

    #[test]
    fn any_changed_file_makes_another_version() {
        let dist = std::env::temp_dir().join(format!("scopa-list-{}", std::process::id()));
        let build = |deck: &str| {
            fs::create_dir_all(dist.join("cards")).expect("a folder");
            fs::write(dist.join("cards/a.svg"), deck).expect("written");
            fs::write(dist.join("split_words_es-1.wasm"), "sota").expect("written");
            fs::write(dist.join("start.js"), "").expect("written");
            fs::write(
                dist.join("index.html"),
                "<meta name=\"scopa-version\" content=\"\">",
            )
            .expect("written");
            fs::write(
                dist.join("sw.js"),
                "const VERSION = \"\";\nconst FILES = {};\n",
            )
            .expect("written");
            list(&dist).expect("listed");
            fs::read_to_string(dist.join("sw.js")).expect("readable")
        };
        let (first, again, other) = (build("<svg>"), build("<svg>"), build("<svg/>"));
        assert_eq!(first, again);
        assert_ne!(first.lines().next(), other.lines().next());
        assert!(
            first.contains("\"./\": \"") && first.contains("\"cards/a.svg\": \""),
            "{first}"
        );
        let last = first.lines().rev().nth(1).unwrap_or_default();
        assert!(last.contains("split_words_es"), "{first}");
        fs::remove_dir_all(&dist).expect("removed");
    }
}
