use std::{error::Error, fmt};

/// Why a text is no link to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is nothing in it.
    Empty,
    /// It is from another version of the program, which starts its links with this character, or it is no link.
    Version(char),
    /// It was cut off before the first move.
    TooShort,
    /// It was altered.
    Damaged,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Empty => f.write_str("the link is empty"),
            LinkError::Version(version) => {
                write!(
                    f,
                    "a link of this version starts with 1, and this one with {version:?}"
                )
            }
            LinkError::TooShort => f.write_str("the link was cut off before the first move"),
            LinkError::Damaged => f.write_str("the link was altered on its way"),
        }
    }
}

impl Error for LinkError {}
