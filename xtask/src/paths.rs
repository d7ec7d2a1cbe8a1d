//! The places that the commands read and write.

use crate::fault::Fault;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The finished site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// The folder of tools that every clone of the project shares: one folder a tool and version.
///
/// # Errors
/// When the user has no home folder.
pub fn tools() -> Result<PathBuf, Fault> {
    Ok(cache()?.join("scopa").join("tools"))
}

/// The folder in which a tool is compiled; it goes when the tool is there.
///
/// # Errors
/// When the user has no home folder.
pub fn workshop(name: &str) -> Result<PathBuf, Fault> {
    Ok(cache()?.join("scopa").join("build").join(name))
}

fn cache() -> Result<PathBuf, Fault> {
    let from = |name: &str| {
        let value = env::var_os(name).map(PathBuf::from);
        value.filter(|path| path.is_absolute())
    };
    let found = if cfg!(windows) {
        from("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        from("XDG_CACHE_HOME").or_else(|| from("HOME").map(|home| home.join(".cache")))
    };
    found.ok_or_else(|| Fault::Failed("no home folder to keep the tools in; set HOME".into()))
}

/// The folders that Cargo unpacks its registries' packages into.
pub fn crates() -> Vec<PathBuf> {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| env::var_os("HOME").map(|home| Path::new(&home).join(".cargo")));
    let unpacked = cargo.and_then(|cargo| fs::read_dir(cargo.join("registry").join("src")).ok());
    let folders = unpacked.into_iter().flatten().flatten();
    folders.map(|folder| folder.path()).collect()
}

/// The file that `name` is on the PATH, if it is there.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut names = vec![format!("{name}{}", env::consts::EXE_SUFFIX)];
    if cfg!(windows) {
        names.push(format!("{name}.cmd"));
    }
    env::split_paths(&path)
        .flat_map(|dir| {
            names
                .iter()
                .map(move |name| dir.join(name))
                .collect::<Vec<_>>()
        })
        .find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// Every file below `dir`, sorted; nothing where there is no such folder.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(dir: &Path) -> Result<Vec<PathBuf>, Fault> {
    let mut found = Vec::new();
    let mut folders = vec![dir.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        let entries = folder
            .read_dir()
            .map_err(|e| Fault::file("read", &folder, &e))?;
        for entry in entries {
            let path = entry.map_err(|e| Fault::file("read", &folder, &e))?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What a file below `dir` is called there, with slashes on every system.
pub fn name_in(dir: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(dir).unwrap_or(file);
    inside.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_where_the_lock_file_is() {
        assert!(root().join("Cargo.lock").is_file());
        assert!(
            files(&root().join("xtask"))
                .expect("readable")
                .contains(&root().join("xtask/src/paths.rs"))
        );
        assert!(
            files(&root().join("no such folder"))
                .expect("none")
                .is_empty()
        );
    }

    #[test]
    fn programs_are_found_by_name() {
        assert!(on_path("cargo").is_some());
        assert!(on_path("no-such-program-here").is_none());
    }
}
