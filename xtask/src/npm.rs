//! Packages of npm that the build and the tests use, in exactly known versions, kept beside the other tools.

use crate::fault::Fault;
use crate::{paths, run, say, tools};
use std::path::PathBuf;

/// A package: its name, its version, and the file in it that is wanted.
pub struct Package {
    /// As npm knows it.
    pub name: &'static str,
    /// As npm knows it.
    pub version: &'static str,
    /// Inside the package.
    pub file: &'static str,
}

impl Package {
    /// The file, if the package is in the cache.
    pub fn cached(&self) -> Option<PathBuf> {
        let home = self.home().ok()?;
        let file = home.join("node_modules").join(self.name).join(self.file);
        Some(file).filter(|file| file.is_file())
    }

    /// The file, the package installed now if it is missing.
    ///
    /// # Errors
    /// When it cannot be: there is no npm, or it says why.
    pub fn ensure(&self, wanted_for: &str) -> Result<PathBuf, Fault> {
        if let Some(file) = self.cached() {
            return Ok(file);
        }
        let npm = npm().ok_or_else(|| Fault::Failed("no npm on the PATH".into()))?;
        let key = format!("{}@{}", self.name, self.version);
        say::step(&format!("Installing {key} for {wanted_for}"), || {
            let home = self.home()?;
            let partial = tools::beside(&home)?;
            let mut install = run::program(&npm);
            install.args([
                "install",
                "--no-save",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                &key,
            ]);
            run::check(install.arg("--prefix").arg(&partial).current_dir(&partial))?;
            tools::settle(&partial, &home)
        })?;
        self.cached()
            .ok_or_else(|| Fault::Failed(format!("{key} has no {}", self.file)))
    }

    fn home(&self) -> Result<PathBuf, Fault> {
        Ok(paths::tools()?.join(format!("{}-{}", self.name, self.version)))
    }
}

/// The package manager, where it is installed.
pub fn npm() -> Option<PathBuf> {
    paths::on_path("npm")
}
