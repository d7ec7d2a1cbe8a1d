//! Questions and answers as JSON, between a page and the worker that thinks for it.

use serde::{Deserialize, Serialize};

use super::{Analysis, Budget, Level, analyse};
use crate::moves::Move;
use crate::view::View;

/// What a worker says when it listens.
pub const READY: &str = "ready";

/// A view to answer with a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The answer carries the same number.
    pub id: u32,
    /// What the seat sees.
    pub view: View,
    /// How to play.
    pub level: Level,
    /// The seed of every random choice.
    pub seed: u64,
    /// How long to think at most, in milliseconds; without it, and without a clock, a fixed number of playouts.
    #[serde(default)]
    pub millis: Option<u32>,
}

/// The move chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The move; none when the seat was not to move or the question was not understood.
    pub choice: Option<Move>,
    /// What every legal move is worth: to explain the choice, or to be joined with that of other workers.
    #[serde(default)]
    pub analysis: Option<Analysis>,
}

/// Answers a question, JSON to JSON, within a fixed number of playouts. A text that is no question gets the number 0 and
/// no choice.
#[must_use]
pub fn answer(text: &str) -> String {
    respond(text, None)
}

/// The same with a clock that tells milliseconds, so that the question can say how long to think.
#[must_use]
pub fn answer_in_time(text: &str, clock: &dyn Fn() -> f64) -> String {
    respond(text, Some(clock))
}

fn respond(text: &str, clock: Option<&dyn Fn() -> f64>) -> String {
    let answer = match serde_json::from_str::<Question>(text) {
        Ok(question) => {
            let budget = match (question.millis, clock) {
                (Some(millis), Some(clock)) => Budget::Time {
                    millis: f64::from(millis),
                    clock,
                },
                _ => Budget::default(),
            };
            let analysis = analyse(&question.view, question.level, budget, question.seed);
            Answer {
                id: question.id,
                choice: analysis.as_ref().map(|analysis| analysis.choice),
                analysis,
            }
        }
        Err(_) => Answer {
            id: 0,
            choice: None,
            analysis: None,
        },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}
