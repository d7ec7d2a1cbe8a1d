use std::{error::Error, fmt};

/// One reason why a rule set cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The knobs that do not go together.
    pub knobs: Vec<&'static str>,
    /// What is wrong.
    pub problem: String,
    /// What would be valid.
    pub valid: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}; valid: {}",
            self.knobs.join(", "),
            self.problem,
            self.valid
        )
    }
}

/// Everything that keeps a rule set from being played, at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub(super) Vec<Fault>);

impl Faults {
    /// The faults; at least one.
    #[must_use]
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }

    /// The faults; at least one.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if i > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl Error for Faults {}
