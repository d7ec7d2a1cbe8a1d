//! The tools that the build needs, in exactly known versions: one already on the PATH is used as it is, the
//! others are installed in the user's cache folder by name and version, for every clone of the project.

use crate::fault::Fault;
use crate::{lock, paths, run, say};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

/// A program that Cargo can install.
pub struct Tool {
    package: &'static str,
    program: &'static str,
    version: String,
    /// Whether the package is installed with its own lock file.
    locked: bool,
    /// What a compilation takes, as said to the user.
    takes: &'static str,
}

/// The bundler.
pub fn trunk() -> Tool {
    Tool {
        package: "trunk",
        program: "trunk",
        version: "0.21.14".into(),
        locked: true,
        takes: "8 minutes",
    }
}

/// The generator of the JavaScript around the wasm, in the version of the library.
///
/// # Errors
/// When Cargo.lock does not say which.
pub fn wasm_bindgen() -> Result<Tool, Fault> {
    Ok(Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: lock::version("wasm-bindgen")?,
        // Its lock file names a crate newer than some registries have.
        locked: false,
        takes: "3 minutes",
    })
}

/// The driver of Firefox.
pub fn geckodriver() -> Tool {
    Tool {
        package: "geckodriver",
        program: "geckodriver",
        version: "0.37.1".into(),
        locked: true,
        takes: "2 minutes",
    }
}

impl Tool {
    /// The program, installed now if it is missing.
    ///
    /// # Errors
    /// When it cannot be installed.
    pub fn ensure(&self) -> Result<PathBuf, Fault> {
        match self.find()? {
            Some(program) => Ok(program),
            None => say::step(&format!("Installing {self}"), || self.install()),
        }
    }

    /// The program in the right version, if it is there.
    fn find(&self) -> Result<Option<PathBuf>, Fault> {
        let right = |program: &PathBuf| {
            let said = run::output(run::program(program).arg("--version"));
            said.is_some_and(|said| says_version(&said, &self.version))
        };
        let cached = program_in(&self.home()?, self.program);
        Ok(paths::on_path(self.program).filter(right).or_else(|| {
            Some(cached)
                .filter(|program| program.is_file())
                .filter(right)
        }))
    }

    fn home(&self) -> Result<PathBuf, Fault> {
        Ok(paths::tools()?.join(self.key()))
    }

    fn key(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    fn install(&self) -> Result<PathBuf, Fault> {
        let home = self.home()?;
        let partial = beside(&home)?;
        if !self.install_prebuilt(&partial) {
            self.compile(&partial)?;
        }
        settle(&partial, &home)?;
        self.find()?
            .ok_or_else(|| Fault::Failed(format!("{self} was installed but does not run")))
    }

    /// Whether a prebuilt program could be fetched.
    fn install_prebuilt(&self, partial: &Path) -> bool {
        if paths::on_path("cargo-binstall").is_none() {
            return false;
        }
        say::note("looking for a prebuilt one with cargo binstall");
        let package = format!("{}@{}", self.package, self.version);
        let mut binstall = run::cargo(&[
            "binstall",
            "--no-confirm",
            "--disable-strategies",
            "compile",
        ]);
        binstall.arg("--root").arg(partial).arg(package);
        if let Some(dir) = partial.parent() {
            binstall.current_dir(dir);
        }
        let done = run::check(&mut binstall).is_ok() && program_in(partial, self.program).is_file();
        if !done {
            say::note("there is none");
        }
        done
    }

    fn compile(&self, partial: &Path) -> Result<(), Fault> {
        say::note(&format!(
            "compiling it: about {} on two cores, once for all clones",
            self.takes
        ));
        let workshop = paths::workshop(&self.key())?;
        let mut install = run::cargo(&["install", self.package, "--version", &self.version]);
        if self.locked {
            install.arg("--locked");
        }
        install
            .arg("--root")
            .arg(partial)
            .env("CARGO_TARGET_DIR", &workshop);
        // Elsewhere than in the repository, whose Cargo configuration is not meant for other packages.
        install.current_dir(paths::tools()?);
        run::check(&mut install)?;
        // An interrupted compilation goes on from here, a finished one needs it no more.
        let _ = fs::remove_dir_all(workshop);
        Ok(())
    }
}

impl std::fmt::Display for Tool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.package, self.version)
    }
}

/// A new folder beside `home` in which an installation may be interrupted without harm.
///
/// # Errors
/// When it cannot be made.
pub fn beside(home: &Path) -> Result<PathBuf, Fault> {
    let name = home.file_name().unwrap_or_default().to_string_lossy();
    let partial = home.with_file_name(format!("{name}.{}.partial", process::id()));
    fs::create_dir_all(&partial).map_err(|e| Fault::file("make", &partial, &e))?;
    Ok(partial)
}

/// Makes the finished folder `partial` the folder `home`, in one step.
///
/// # Errors
/// When the file system refuses.
pub fn settle(partial: &Path, home: &Path) -> Result<(), Fault> {
    if home.exists() {
        fs::remove_dir_all(home).map_err(|e| Fault::file("replace", home, &e))?;
    }
    fs::rename(partial, home).map_err(|e| Fault::file("make", home, &e))
}

fn program_in(home: &Path, program: &str) -> PathBuf {
    home.join("bin").join(format!("{program}{EXE_SUFFIX}"))
}

/// Whether the words that a program says about itself contain this version.
pub fn says_version(said: &str, version: &str) -> bool {
    said.split_whitespace()
        .any(|word| word.trim_start_matches('v') == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_counts() {
        assert!(says_version("trunk 0.21.14", "0.21.14"));
        assert!(says_version("wasm-opt version 132 (version_132)", "132"));
        assert!(says_version(
            "geckodriver 0.37.1 (abc 2026-01-01)\n\nMore",
            "0.37.1"
        ));
        assert!(!says_version("trunk 0.21.14-beta.1", "0.21.14"));
        assert!(!says_version("trunk 0.21.1", "0.21.14"));
    }

    #[test]
    fn an_installation_appears_whole_or_not_at_all() {
        let home = std::env::temp_dir()
            .join(format!("scopa-tools-{}", process::id()))
            .join("tool-1.0");
        for content in ["first", "second"] {
            let partial = beside(&home).expect("a folder");
            fs::write(partial.join("file"), content).expect("written");
            settle(&partial, &home).expect("moved");
            assert!(!partial.exists());
            assert_eq!(
                fs::read_to_string(home.join("file")).expect("there"),
                content
            );
        }
        fs::remove_dir_all(home.parent().expect("a parent")).expect("removed");
    }
}
