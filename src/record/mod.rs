//! A match as text and back: rules, seed and moves are all it takes.

mod error;
mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::Seat;
use crate::moves::Move;
use crate::rules::Rules;

pub use error::RecordError;

/// A match as it is written down.
///
/// ```
/// use scopa::{Game, Record};
/// let text = "scopa/1\nrules preset=cirulla target=71\nseed 42\ndealer 1\n1.\n";
/// let record: Record = text.parse()?;
/// assert_eq!(record.to_string(), text);
/// assert_eq!(Game::replay(&record)?.dealer(), 1);
/// # Ok::<(), scopa::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The rules.
    pub rules: Rules,
    /// The seed of the decks.
    pub seed: u64,
    /// Who dealt first.
    pub first_dealer: Seat,
    /// The moves of each deal. A trailing empty deal is dealt but not yet played.
    pub deals: Vec<Vec<Move>>,
}

const VERSION: &str = "scopa/1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}\nrules")?;
        for (knob, value) in written(&self.rules) {
            write!(f, " {knob}={value}")?;
        }
        write!(f, "\nseed {}\ndealer {}\n", self.seed, self.first_dealer)?;
        for (i, moves) in self.deals.iter().enumerate() {
            write!(f, "{}.", i + 1)?;
            moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The shortest list of knobs that makes a rule set: on the defaults, or on the preset that it resembles most.
fn written(rules: &Rules) -> Vec<(&'static str, String)> {
    let preset = |id: &&'static str| Some((*id, Rules::preset(id)?));
    let nearest = crate::rules::PRESETS.iter().filter_map(preset);
    match nearest.min_by_key(|(_, preset)| rules.distance(preset)) {
        Some((id, preset)) if rules.distance(&preset) + 1 < rules.distance(&Rules::default()) => {
            [("preset", id.to_owned())]
                .into_iter()
                .chain(rules.changes_from(&preset))
                .collect()
        }
        _ => rules.changes(),
    }
}
