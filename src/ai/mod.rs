//! Opponents, and the value of every legal play. They receive a [`View`], never a deal or a match: hidden cards are not
//! there to look at.
//!
//! [`analyse`] plays every [`Level`] within a [`Budget`]; [`choose`] is the light path that needs no search.

mod analysis;
mod brief;
mod budget;
mod chance;
mod ending;
mod forecast;
mod greedy;
mod level;
mod message;
mod odds;
mod order;
mod playout;
mod rule;
mod search;
mod stakes;
#[cfg(test)]
mod teach;
mod tree;
mod worlds;
mod worth;

use crate::moves::Move;
use crate::view::View;

pub use analysis::{Analysis, Unit, Valued, analyse};
pub use budget::Budget;
pub use level::{Level, NoLevel};
pub use message::{Answer, Question, READY, answer, answer_in_time};

/// A move without any search: at random for [`Level::Random`], plainly greedy for [`Level::Greedy`], as [`Level::Wary`] for every
/// other level. Nothing when the view's seat is not to move or the view comes from no match. The same view, level and
/// seed always give the same move.
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
        _ => greedy::choose(view, level != Level::Greedy, seed),
    }
}
