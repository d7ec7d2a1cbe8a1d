//! Questions and answers between a page and the worker that thinks for it, each a line of text.
//!
//! Both are the same program, so that a question needs no names: see [`brief`](super::brief).

use super::{Analysis, Budget, Level, Unit, Valued, analyse};
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

/// What was found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// What every legal move is worth, and the choice; none when the seat was not to move or the question was not
    /// understood.
    pub analysis: Option<Analysis>,
}

impl Answer {
    /// The answer as a text: its number, the choice, and each move with its playouts and its value in thousandths, as in
    /// `7 1Dx 1Dx 120 -250 4S 9 -800`; where there is no move, the number. The rest of an analysis is not needed to
    /// join it with others.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = self.id.to_string();
        if let Some(analysis) = &self.analysis {
            text += &format!(" {}", analysis.choice);
            for valued in &analysis.moves {
                let value = (valued.value * 1000.0).round() as i32;
                text += &format!(" {} {} {value}", valued.mv, valued.playouts);
            }
        }
        text
    }

    /// The answer of a text, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<Answer> {
        let mut words = text.split(' ');
        let id = words.next()?.parse().ok()?;
        let Some(choice) = words.next() else {
            return Some(Answer { id, analysis: None });
        };
        let mut analysis = Analysis {
            choice: choice.parse().ok()?,
            unit: Unit::default(),
            exact: false,
            moves: Vec::new(),
        };
        while let Some(mv) = words.next() {
            analysis.moves.push(Valued {
                mv: mv.parse().ok()?,
                playouts: words.next()?.parse().ok()?,
                value: f64::from(words.next()?.parse::<i32>().ok()?) / 1000.0,
                error: 0.0,
            });
        }
        Some(Answer {
            id,
            analysis: Some(analysis),
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
            Answer {
                id: question.id,
                analysis: analyse(&question.view, question.level, budget, question.seed),
            }
        }
        None => Answer {
            id: 0,
            analysis: None,
        },
    };
    answer.write()
}
