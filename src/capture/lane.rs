//! How the plays of a rule set are listed.

use crate::rules::{AceFirstPlay, CaptureMode, MattaScope, Obligation, Rules, SumChoice};

/// How the plays of a rule set are listed: the faster the less its captures ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lane {
    /// Equal cards before sums, and nothing else.
    Plain,
    /// The same with aces that sweep, or where a scopa must be made.
    Swept,
    /// Captures may also complete 15 or 11, or sums are free beside an equal card.
    Open,
    /// Whatever else.
    Special,
}

impl Lane {
    pub(crate) fn of(rules: &Rules) -> Lane {
        let plain = rules.capture_mode == CaptureMode::Card && rules.equal_priority;
        if !is_open(rules) {
            Lane::Special
        } else if !plain {
            Lane::Open
        } else if rules.ace_sweep || rules.obligation == Obligation::Scopa {
            Lane::Swept
        } else {
            Lane::Plain
        }
    }
}

/// Whether captures ask for nothing that looks beyond the table and the card: the fast lanes.
fn is_open(rules: &Rules) -> bool {
    rules.sum_choice == SumChoice::Any
        && rules.max_capture.is_none()
        && matches!(rules.obligation, Obligation::Card | Obligation::Scopa)
        && (!rules.ace_sweep || rules.ace_first_play == AceFirstPlay::Normal)
        && !(rules.matta && rules.matta_scope == MattaScope::Sticky)
}
