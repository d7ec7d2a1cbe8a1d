//! Questions and answers as JSON, between a page and the worker that thinks for it.

use serde::{Deserialize, Serialize};

use super::{Level, choose};
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
}

/// The move chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The move; none when the seat was not to move or the question was not understood.
    pub choice: Option<Move>,
}

/// Answers a question, JSON to JSON. A text that is no question gets the number 0 and no choice.
#[must_use]
pub fn answer(text: &str) -> String {
    let answer = match serde_json::from_str::<Question>(text) {
        Ok(question) => Answer {
            id: question.id,
            choice: choose(&question.view, question.level, question.seed),
        },
        Err(_) => Answer {
            id: 0,
            choice: None,
        },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}
