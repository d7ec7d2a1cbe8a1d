//! `cargo xtask size`: what a visitor downloads, compressed, against the budgets.

use crate::args::Args;
use crate::fault::Fault;
use crate::{paths, site, split};
use brotli::enc::BrotliEncoderParams;
use std::fs;
use std::path::Path;

/// The most that each group may weigh, in bytes.
const FIRST_PLAY: usize = 300_000;
const APP_WASM: usize = 200_000;
const EVERYTHING: usize = 500_000;

/// The deck on the table when nobody has chosen another.
const FIRST_DECK: &str = "cards/napoletane.svg";

/// One file of dist/.
struct File {
    name: String,
    part: Part,
    plain: usize,
    small: usize,
}

/// When a file is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The application's wasm.
    AppWasm,
    /// What else must have come before the first card can be played.
    FirstPlay,
    /// What comes later: the worker, other decks.
    Later,
    /// The words of a language, of which a page speaks one and keeps all.
    Language,
    /// What the game never asks for, so that it is not kept: icons to install it by, the sample of embedding.
    Apart,
}

/// One line of the table of budgets.
struct Row {
    what: &'static str,
    size: usize,
    budget: usize,
}

/// Prints the sizes of dist/.
pub fn command(words: &[String]) -> Result<(), Fault> {
    Args::parse(words, &[], &[])?;
    check(&paths::dist())
}

/// Prints the sizes of `dist` against the budgets.
///
/// # Errors
/// When one is exceeded or a part is not there.
pub fn check(dist: &Path) -> Result<(), Fault> {
    if !dist.join("index.html").is_file() {
        return Err(Fault::Failed(
            "dist/ has no page: cargo xtask build makes it".into(),
        ));
    }
    let mut files = weigh(dist)?;
    files.sort_by_key(|file| (mark(file.part), std::cmp::Reverse(file.small)));
    println!("{:<44}{:>11}{:>11}", "file", "plain", "brotli");
    for file in &files {
        let name = format!("{} {}", mark(file.part), file.name);
        println!(
            "{name:<44}{:>11}{:>11}",
            kilobytes(file.plain),
            kilobytes(file.small)
        );
    }
    println!("\n{:<44}{:>11}{:>11}", "budget", "most", "brotli");
    let rows = rows(&files);
    for row in &rows {
        let verdict = if row.size > row.budget {
            "  too much"
        } else {
            ""
        };
        println!(
            "{:<44}{:>11}{:>11}{verdict}",
            row.what,
            kilobytes(row.budget),
            kilobytes(row.size)
        );
    }
    if let Some(part) = missing(&files) {
        return Err(Fault::Failed(format!(
            "dist/ has no {part}: its size cannot be judged"
        )));
    }
    match rows.iter().find(|row| row.size > row.budget) {
        Some(row) => {
            let beyond = kilobytes(row.size - row.budget);
            Err(Fault::Failed(format!(
                "{} is {beyond} beyond its budget",
                row.what.trim_start_matches(['*', '~', '+', ' '])
            )))
        }
        None => Ok(()),
    }
}

/// What stands before a file's name; the table is in the order of the alphabet.
fn mark(part: Part) -> char {
    match part {
        Part::AppWasm | Part::FirstPlay => '*',
        Part::Later => '+',
        Part::Language => '~',
        Part::Apart => '-',
    }
}

fn weigh(dist: &Path) -> Result<Vec<File>, Fault> {
    let paths = paths::files(dist)?;
    let file = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).map_err(|e| Fault::file("read", path, &e))?;
        let name = paths::name_in(dist, path);
        Ok(File {
            part: part(&name),
            name,
            plain: bytes.len(),
            small: compressed(&bytes)?,
        })
    };
    paths.iter().map(file).collect()
}

fn part(name: &str) -> Part {
    let file = name.rsplit('/').next().unwrap_or(name);
    let of_the_app =
        file.starts_with("app-") || file.starts_with("app_") || file.starts_with("app.");
    if of_the_app && file.ends_with(".wasm") {
        Part::AppWasm
    } else if name == "index.html"
        || name.ends_with(FIRST_DECK)
        || file.ends_with(".css")
        || name.starts_with("snippets/")
        || (file.starts_with("parts-") && file.ends_with(".js"))
        || name == "start.js"
        || (of_the_app && file.ends_with(".js"))
    {
        Part::FirstPlay
    } else if file.starts_with(split::LANGUAGE) {
        Part::Language
    } else if site::offline::keeps(name) || name == "sw.js" {
        Part::Later
    } else {
        Part::Apart
    }
}

/// A page speaks one language before the first play: where it is none of those in the program, the largest counts.
fn rows(files: &[File]) -> [Row; 3] {
    let of = |part| {
        let sizes = files.iter().filter(move |file| file.part == part);
        sizes.map(|file| file.small)
    };
    let sum = |part| of(part).sum::<usize>();
    let program = sum(Part::AppWasm);
    let first = program + sum(Part::FirstPlay);
    let row = |what, size, budget| Row { what, size, budget };
    [
        row(
            "*~ before the first card can be played",
            first + of(Part::Language).max().unwrap_or(0),
            FIRST_PLAY,
        ),
        row("   of that the application's wasm", program, APP_WASM),
        row(
            "*~+ everything that offline use keeps",
            first + sum(Part::Language) + sum(Part::Later),
            EVERYTHING,
        ),
    ]
}

/// A part without which a budget is met for the wrong reason.
fn missing(files: &[File]) -> Option<&'static str> {
    if !files.iter().any(|file| file.part == Part::AppWasm) {
        Some("application wasm")
    } else if !files.iter().any(|file| file.name.ends_with(FIRST_DECK)) {
        Some(FIRST_DECK)
    } else {
        None
    }
}

fn compressed(bytes: &[u8]) -> Result<usize, Fault> {
    let params = BrotliEncoderParams {
        quality: 11,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)
        .map_err(|e| Fault::Failed(format!("cannot compress: {e}")))?;
    Ok(out.len())
}

fn kilobytes(bytes: usize) -> String {
    let tenths = (bytes + 50) / 100;
    format!("{}.{} KB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, small: usize) -> File {
        File {
            name: name.into(),
            part: part(name),
            plain: 2 * small,
            small,
        }
    }

    #[test]
    fn every_file_counts_where_it_is_needed() {
        for (name, expected) in [
            ("index.html", Part::FirstPlay),
            ("app-0f3a_bg.wasm", Part::AppWasm),
            ("app-0f3a.js", Part::FirstPlay),
            ("parts-0f3a.js", Part::FirstPlay),
            ("chunk_8-0f3a.wasm", Part::Later),
            ("split_later-0f3a.wasm", Part::Later),
            ("tokens-91.css", Part::FirstPlay),
            ("cards/napoletane.svg", Part::FirstPlay),
            ("cards/piacentine.svg", Part::Later),
            ("split_ai-0f3a.wasm", Part::Later),
            ("split_words_es-0f3a.wasm", Part::Language),
            ("ai.js", Part::Later),
            ("start.js", Part::FirstPlay),
            ("offline.js", Part::Later),
            ("sw.js", Part::Later),
            ("icons/icon-512.png", Part::Apart),
            ("social.png", Part::Apart),
        ] {
            assert_eq!(part(name), expected, "{name}");
        }
    }

    #[test]
    fn the_groups_are_summed_and_a_missing_part_is_noticed() {
        let mut files = vec![
            file("index.html", 1),
            file("app-1_bg.wasm", 20),
            file("split_ai-1.wasm", 300),
            file("split_words_es-1.wasm", 4000),
            file("split_words_ar-1.wasm", 5000),
        ];
        let sizes = rows(&files).map(|row| row.size);
        assert_eq!(sizes, [5021, 20, 9321]);
        assert_eq!(missing(&files), Some(FIRST_DECK));
        files.push(file("cards/napoletane.svg", 5));
        assert_eq!(missing(&files), None);
        files.remove(1);
        assert_eq!(missing(&files), Some("application wasm"));
    }

    #[test]
    fn text_is_compressed_as_a_host_would() {
        let text = "settebello ".repeat(1000);
        let size = compressed(text.as_bytes()).expect("compressed");
        assert!(size < 60, "{size}");
        assert_eq!(kilobytes(204_849), "204.8 KB");
        assert_eq!(kilobytes(49), "0.0 KB");
    }
}
