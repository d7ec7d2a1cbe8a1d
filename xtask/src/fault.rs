//! Why a command did not do what was asked.

use std::path::Path;

/// The end of a command that did not succeed.
#[derive(Debug)]
pub enum Fault {
    /// The command line makes no sense: one line that says what does.
    Usage(String),
    /// A step failed: one line that says which and why.
    Failed(String),
    /// All has been said already; only the exit code is missing.
    Told,
}

impl Fault {
    /// A failure to do `what` with a file.
    pub fn file(what: &str, path: &Path, error: &std::io::Error) -> Self {
        Self::Failed(format!("cannot {what} {}: {error}", path.display()))
    }

    /// The line to print, if there is one left to print.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Usage(text) | Self::Failed(text) => Some(text),
            Self::Told => None,
        }
    }

    /// The exit code: 2 for a wrong command line, 1 for the rest.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) | Self::Told => 1,
        }
    }
}
