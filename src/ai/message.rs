//! Questions and answers between a page and the worker that thinks for it, each a line of text.
//!
//! Both are the same program, so that a question needs no names: see [`brief`](super::brief).

use super::{Budget, Level, analyse};
use crate::moves::Move;
use crate::view::View;

/// What a worker says when it listens.
pub const READY: &str = "ready";

/// A view to answer with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub millis: Option<u32>,
}

/// The move chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The move; none when the seat was not to move or the question was not understood.
    pub choice: Option<Move>,
}

impl Answer {
    /// The answer as a text: `7 1Dx`, and where there is no move `7`.
    #[must_use]
    pub fn write(&self) -> String {
        let choice = self.choice.map(|choice| format!(" {choice}"));
        format!("{}{}", self.id, choice.unwrap_or_default())
    }

    /// The answer of a text, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<Answer> {
        let (id, choice) = match text.split_once(' ') {
            Some((id, choice)) => (id, Some(choice.parse().ok()?)),
            None => (text, None),
        };
        Some(Answer {
            id: id.parse().ok()?,
            choice,
        })
    }
}

/// Answers a question, text to text, within a fixed number of playouts. A text that is no question gets the number 0 and
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
    let answer = match Question::read(text) {
        Some(question) => {
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
                choice: analysis.map(|analysis| analysis.choice),
            }
        }
        None => Answer {
            id: 0,
            choice: None,
        },
    };
    answer.write()
}
