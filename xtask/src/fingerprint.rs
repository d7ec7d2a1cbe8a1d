//! Whether anything changed since the last build.

use crate::fault::Fault;
use crate::paths;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Folders of the repository that the page is not made of.
const APART: [&str; 9] = [
    "target",
    "dist",
    "dist-single",
    "docs",
    "tests",
    "benches",
    "examples",
    "xtask",
    "node_modules",
];

/// One number for what the page is made of: every file that could matter, and `others`, what else counts.
///
/// # Errors
/// When a file cannot be read.
pub fn of_sources(root: &Path, others: &[String]) -> Result<u64, Fault> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root).map_err(|e| Fault::file("read", root, &e))? {
        let path = entry.map_err(|e| Fault::file("read", root, &e))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() && !name.starts_with('.') && !APART.contains(&name.as_str()) {
            files.append(&mut paths::files(&path)?);
        } else if path.is_file() && is_source(&name) {
            files.push(path);
        }
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    others.hash(&mut hasher);
    digest(root, &files, &mut hasher)?;
    Ok(hasher.finish())
}

/// One number for everything below `dir`.
///
/// # Errors
/// When a file cannot be read.
pub fn of_folder(dir: &Path) -> Result<u64, Fault> {
    let mut hasher = DefaultHasher::new();
    digest(dir, &paths::files(dir)?, &mut hasher)?;
    Ok(hasher.finish())
}

fn is_source(name: &str) -> bool {
    let end = Path::new(name).extension().unwrap_or_default();
    !name.starts_with('.')
        && ["toml", "lock", "html", "js", "rs"]
            .iter()
            .any(|known| end == *known)
}

fn digest(root: &Path, files: &[PathBuf], hasher: &mut DefaultHasher) -> Result<(), Fault> {
    for file in files {
        file.strip_prefix(root).unwrap_or(file).hash(hasher);
        let content = fs::read(file).map_err(|e| Fault::file("read", file, &e))?;
        content.hash(hasher);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process;

    #[test]
    fn only_what_the_page_is_made_of_counts() {
        let root = std::env::temp_dir().join(format!("scopa-print-{}", process::id()));
        let write = |name: &str, text: &str| {
            let path = root.join(name);
            fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
            fs::write(path, text).expect("written");
        };
        let print = |others: &[String]| of_sources(&root, others).expect("readable");
        write("index.html", "<p>");
        write("src/app/deep.rs", "1");
        let first = print(&[]);
        assert_eq!(print(&[]), first);

        for (name, text) in [
            ("tests/a.rs", "1"),
            ("README.md", "text"),
            (".git/HEAD", "x"),
            ("dist/a.js", "1"),
        ] {
            write(name, text);
            assert_eq!(print(&[]), first, "{name}");
        }
        write("src/app/deep.rs", "2");
        let second = print(&[]);
        assert_ne!(second, first);
        write("public/card.svg", "<svg>");
        assert_ne!(print(&[]), second);
        assert_ne!(print(&["a newer compiler".into()]), print(&[]));
        fs::remove_dir_all(&root).expect("removed");
    }
}
