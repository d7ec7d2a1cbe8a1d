use std::{
    fs,
    path::{Path, PathBuf},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

use crate::{Failure, Outcome};

/// A build of the page, with the list of files that its service worker keeps.
#[derive(Clone, Debug)]
pub struct Release {
    /// Where it is.
    pub dist: PathBuf,
    /// What it calls itself.
    pub version: String,
    /// The files that are kept, as the service worker asks for them.
    pub files: Vec<String>,
}

impl Release {
    /// Reads a build.
    ///
    /// # Errors
    /// When it has no service worker with a list.
    pub fn of(dist: &Path) -> Outcome<Self> {
        let worker = fs::read_to_string(dist.join("sw.js"))?;
        let version = worker
            .split_once("const VERSION = \"")
            .and_then(|(_, rest)| rest.split('"').next())
            .ok_or_else(|| Failure::new("sw.js has no version"))?;
        let files = listed(&worker).map(|(name, _)| name.to_owned()).collect();
        Ok(Self {
            dist: dist.to_owned(),
            version: version.to_owned(),
            files,
        })
    }

    /// The same page as another version in which no kept file is as it was, and the application's files have other
    /// names, as a change to the program would give them.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn next(&self, mark: &str) -> Outcome<Self> {
        let name = format!("scopa-release-{}-{mark}", std::process::id());
        let dist = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&dist);
        let version = format!("{}-{mark}", self.version);
        let hashed = |name: &str| match name.split_once('-') {
            Some((start, end)) if is_of_the_program(name) => format!("{start}-{mark}{end}"),
            _ => name.to_owned(),
        };
        let app: Vec<_> = (self.files.iter())
            .filter(|name| is_of_the_program(name))
            .collect();
        for name in &self.files {
            let name = if name == "./" { "index.html" } else { name };
            let mut bytes = fs::read(self.dist.join(name))?;
            if let Ok(text) = String::from_utf8(bytes.clone()) {
                let text = app
                    .iter()
                    .fold(text, |text, name| text.replace(*name, &hashed(name)));
                bytes = match name.rsplit('.').next() {
                    Some("js" | "css") => format!("{text}\n/* {mark} */\n"),
                    Some("html") => rehash(&format!("{text}\n<!-- {mark} -->\n"))?
                        .replace(&self.version, &version),
                    Some("svg") => format!("{text}\n<!-- {mark} -->\n"),
                    _ => text,
                }
                .into_bytes();
            } else if name.ends_with(".wasm") {
                // A section that says nothing to whoever runs it.
                let length = mark.len() as u8;
                bytes.extend([0, length + 1, length]);
                bytes.extend(mark.bytes());
            } else {
                bytes.extend(mark.bytes());
            }
            let file = dist.join(hashed(name));
            fs::create_dir_all(file.parent().unwrap_or(&dist))?;
            fs::write(file, bytes)?;
        }
        let mut worker =
            fs::read_to_string(self.dist.join("sw.js"))?.replace(&self.version, &version);
        for (name, old) in listed(&worker.clone()) {
            let new = hashed(name);
            let file = if new == "./" { "index.html" } else { &new };
            let sum = STANDARD.encode(&Sha256::digest(fs::read(dist.join(file))?)[..12]);
            worker = worker.replace(
                &format!("\"{name}\": \"{old}\""),
                &format!("\"{new}\": \"{sum}\""),
            );
        }
        fs::write(dist.join("sw.js"), worker)?;
        Self::of(&dist)
    }

    /// The bytes of a kept file.
    ///
    /// # Errors
    /// When it is not there.
    pub fn read(&self, name: &str) -> Outcome<Vec<u8>> {
        let name = if name == "./" { "index.html" } else { name };
        Ok(fs::read(self.dist.join(name))?)
    }
}

/// Whether a file is a part of the program, whose name changes whenever any of them does.
fn is_of_the_program(name: &str) -> bool {
    ["app-", "parts-", "split_", "chunk"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// Names and digests.
fn listed(worker: &str) -> impl Iterator<Item = (&str, &str)> {
    let list = worker
        .split_once("const FILES = {")
        .map_or("", |(_, rest)| rest.split('}').next().unwrap_or_default());
    list.lines().filter_map(|line| {
        let mut words = line.split('"');
        Some((words.nth(1)?, words.nth(1)?))
    })
}

/// The page with its inline script allowed again, which names other files now.
fn rehash(page: &str) -> Outcome<String> {
    let part = |from: &str, to: &str| {
        let (_, rest) = page.split_once(from)?;
        rest.split_once(to).map(|(part, _)| part)
    };
    let script = part("<script type=\"module\">", "</script>")
        .ok_or_else(|| Failure::new("the page has no script of its own"))?;
    let old = part("'sha256-", "'").ok_or_else(|| Failure::new("the page has no policy"))?;
    Ok(page.replace(old, &STANDARD.encode(Sha256::digest(script))))
}
