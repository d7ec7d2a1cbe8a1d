//! `cargo xtask single`: the whole game as one file, to be opened from a disk, a mail or a stick.

mod pack;
mod parts;

use crate::args::Args;
use crate::fault::Fault;
use crate::site::page::{attribute, elements, once};
use crate::site::{digest, offline};
use crate::{bundle, minify, paths, say};
use std::fs;
use std::path::{Path, PathBuf};

/// What runs before the application: it unpacks the files and answers for them.
const LOADER: &str = include_str!("loader.js");

/// What runs in the worker after the application's script.
const WORKER: &str = include_str!("worker.js");

/// What nobody can fetch from a file, so that the file may not even try. Otherwise as in `site/policy.rs`.
const POLICY: &str = "style-src-attr 'unsafe-inline'; img-src blob: data:; worker-src blob:; base-uri 'none'; \
                      form-action 'none'";

/// Builds the site and makes one file of it.
pub fn command(words: &[String]) -> Result<(), Fault> {
    Args::parse(words, &[], &[])?;
    build().map(|_| ())
}

/// The finished file.
///
/// # Errors
/// When the site cannot be built or is not what Trunk usually makes.
pub fn build() -> Result<PathBuf, Fault> {
    bundle::build()?;
    let text = page(&paths::dist())?;
    let file = paths::root().join("dist-single").join("scopa.html");
    let folder = file.parent().unwrap_or(&file);
    fs::create_dir_all(folder).map_err(|e| Fault::file("make", folder, &e))?;
    fs::write(&file, &text).map_err(|e| Fault::file("write", &file, &e))?;
    say::note(&format!(
        "dist-single/scopa.html: {} KB, all in one file",
        text.len().div_ceil(1000)
    ));
    Ok(file)
}

/// The page of `dist` with everything in it.
fn page(dist: &Path) -> Result<String, Fault> {
    let read = |name: &str| {
        let file = dist.join(name);
        fs::read_to_string(&file).map_err(|e| Fault::file("read", &file, &e))
    };
    let mut text = read("index.html")?;
    let app = part(&elements(&text, "<script type=\"module\"", "</script>"))?;
    let glue = app
        .split('\'')
        .find(|word| word.ends_with(".js"))
        .ok_or_else(|| Fault::Failed("the page's script starts no application".into()))?
        .trim_start_matches("./")
        .to_owned();
    let wasm = glue.replace(".js", "_bg.wasm");

    let mut packed = pack::Pack::default();
    for path in paths::files(dist)? {
        let name = paths::name_in(dist, &path);
        let asked = ["cards/", "cloth/", "split_", "chunk"]
            .iter()
            .any(|start| name.starts_with(start));
        if offline::keeps(&name) && (asked || name == wasm) {
            let bytes = fs::read(&path).map_err(|e| Fault::file("read", &path, &e))?;
            packed.add(&name, &bytes);
        }
    }
    // As they were before they were minified: they are taken apart by their lines.
    let script = |name: &str| minify::plain(dist, name);
    let program = parts::join(&script(&glue)?, script)?;
    let worker = parts::plain(&program)? + WORKER;
    packed.add("worker.js", worker.as_bytes());
    let script = format!(
        "const INDEX = {};\n{LOADER}\n{}\nconst started = await __wbg_init({{ module_or_path: await scopaFiles.get(\"{wasm}\").arrayBuffer() }});\n\
         dispatchEvent(new CustomEvent(\"TrunkApplicationStarted\", {{ detail: {{ wasm: started }} }}));\n",
        packed.index(),
        program,
    );
    if script.contains("</script") || script.contains("<!--") {
        return Err(Fault::Failed(
            "the application's script cannot stand in a page".into(),
        ));
    }
    let plain = part(&elements(&text, "<style>", "</style>"))?.to_owned();
    let styles = with_pictures(dist, &plain)?;
    text = once(&text, &plain, &styles)?;
    let styles = styles
        .trim_start_matches("<style>")
        .trim_end_matches("</style>");

    for element in elements(&text.clone(), "<link ", ">") {
        let new = match attribute(element, "rel") {
            Some("icon") => element.replace("favicon.svg", &picture(dist, "favicon.svg")?),
            _ => String::new(),
        };
        text = once(&text, element, &new)?;
    }
    for element in elements(&text.clone(), "<meta property=\"og:", ">") {
        text = once(&text, element, "")?;
    }
    for element in elements(&text.clone(), "<script", "</script>") {
        text = once(&text, element, "")?;
    }
    let policy = elements(&text, "<meta http-equiv=\"Content-Security-Policy\"", ">");
    let sum = |text: &str| format!("'sha256-{}'", digest::whole(text.as_bytes()));
    let own = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'wasm-unsafe-eval' {}; \
         style-src {}; {POLICY}\">",
        sum(&script),
        sum(styles)
    );
    text = once(&text.clone(), part(&policy)?, &own)?;
    let end = format!(
        "<script type=\"text/plain\" id=\"scopa-files\">{}</script>\n<script type=\"module\">{script}</script>\n</body>",
        packed.text()?
    );
    once(&text, "</body>", &end).map(without_empty_lines)
}

fn without_empty_lines(text: String) -> String {
    // Only in the head: below it, scripts stand under their digests.
    let (head, rest) = text.split_once("<style>").unwrap_or((&text, ""));
    let lines: Vec<_> = head
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    format!("{}\n<style>{rest}", lines.join("\n"))
}

/// The one element there should be.
fn part<'a>(found: &[&'a str]) -> Result<&'a str, Fault> {
    match found {
        [one] => Ok(one),
        _ => Err(Fault::Failed(format!(
            "the built page has {} of what it should have once",
            found.len()
        ))),
    }
}

/// Styles with their pictures in them.
fn with_pictures(dist: &Path, styles: &str) -> Result<String, Fault> {
    let mut parts = styles.split("url(cloth/");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for rest in parts {
        let (name, rest) = rest
            .split_once(')')
            .ok_or_else(|| Fault::Failed("a style's url( has no end".into()))?;
        all += &format!("url({}){rest}", picture(dist, &format!("cloth/{name}"))?);
    }
    Ok(all)
}

fn picture(dist: &Path, name: &str) -> Result<String, Fault> {
    let file = dist.join(name);
    let bytes = fs::read(&file).map_err(|e| Fault::file("read", &file, &e))?;
    Ok(format!(
        "data:image/svg+xml;base64,{}",
        digest::spell(&bytes)
    ))
}
