//! Small texts in JSON: what the worker is asked and answers, and who wrote a save.

use scopa::ai::{Answer, Question};

/// A question for the worker.
pub fn question(question: &Question) -> String {
    serde_json::to_string(question).unwrap_or_default()
}

/// What the worker answered; nothing when that is no answer.
pub fn answer(text: &str) -> Option<Answer> {
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
