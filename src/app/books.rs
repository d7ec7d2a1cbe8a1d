//! Small texts: what the worker is asked and answers, and who wrote a save.

use scopa::ai::{Answer, Question};
use scopa::json::Json;

/// A question for the worker.
pub fn question(question: &Question) -> String {
    question.write()
}

/// What the worker answered; nothing when that is no answer.
pub fn answer(text: &str) -> Option<Answer> {
    Answer::read(text)
}

/// The tab that wrote a save.
pub fn writer(save: &str) -> Option<String> {
    let json = Json::read(save).ok()?;
    json.get("writer").text().map(str::to_owned)
}
