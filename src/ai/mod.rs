//! Opponents. They receive a [`View`], never a deal or a match: hidden cards are not there to look at.

mod greedy;
mod message;

use serde::{Deserialize, Serialize};

use crate::moves::Move;
use crate::view::View;

pub use message::{Answer, Question, READY, answer};

/// How an opponent plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal move: a yardstick.
    Random,
    /// The best capture by the points at stake, else the least useful card: a yardstick.
    #[default]
    Greedy,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in JSON and query parameters.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The move that an opponent makes; nothing when the view's seat is not to move or the view comes from no match. The
/// same view, level and seed always give the same move.
///
/// ```
/// use scopa::{Game, Level, Ruleset, choose};
/// let mut game = Game::new(Ruleset::default(), 3, Some(0));
/// let mv = choose(&game.view(1), Level::Greedy, 0).unwrap();
/// assert!(game.play(mv).is_ok());
/// ```
#[must_use]
pub fn choose(view: &View, level: Level, seed: u64) -> Option<Move> {
    match level {
        Level::Random => view.random_move(seed),
        Level::Greedy => greedy::choose(view, seed),
    }
}
