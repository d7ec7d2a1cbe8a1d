use std::{error::Error, fmt};

/// What keeps a rule set from being played, for whoever has words of their own for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The number of this knob is too small or too large.
    Range(&'static str),
    /// No rank is counted in the prime.
    NoOrder,
    /// The forty cards do not come out even.
    DealSize,
    /// The players make no two teams.
    TwoTeams,
    /// The players make no three pairs.
    ThreePairs,
    /// The pattern deals other hands.
    Pattern,
    /// Whoever cuts leads, and the dealer was to lead.
    CutOpener,
    /// This knob looks at four cards on the opening table.
    TableOfFour(&'static str),
    /// This knob means nothing while aces do not sweep.
    NoSweep(&'static str),
    /// This knob looks at hands of three cards.
    HandOfThree(&'static str),
    /// Knocks and cucite would be made with the same cards.
    ShownTwice,
    /// This knob scores, and `frac` lets nothing else score.
    Frac(&'static str),
    /// There is no prime that the king of coins could replace.
    NoPrime,
    /// Napola and piccola would score for the same coins.
    CoinsTwice,
    /// Nothing scores.
    NothingScores,
}

/// One reason why a rule set cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which of all.
    pub kind: FaultKind,
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
