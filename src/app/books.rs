//! Small texts in JSON: what the worker is asked and answers, and who wrote a save.

use scopa::Move;
use scopa::ai::Question;

/// A question for the worker.
pub fn question(question: &Question) -> String {
    serde_json::to_string(question).unwrap_or_default()
}

/// What the page reads of an answer: what the other moves are worth it does not ask.
#[derive(serde::Deserialize)]
pub struct Choice {
    /// The number of the question.
    pub id: u32,
    /// The move.
    pub choice: Option<Move>,
}

/// What the worker answered; nothing when that is no answer.
pub fn answer(text: &str) -> Option<Choice> {
    serde_json::from_str(text).ok()
}

/// The tab that wrote a save.
pub fn writer(save: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Writer {
        writer: String,
    }
    let Writer { writer } = serde_json::from_str(save).ok()?;
    Some(writer)
}
