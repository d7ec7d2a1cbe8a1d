//! Small texts in JSON: what the worker is asked and answers, and who wrote a save.

use scopa::Move;
use scopa::ai::Question;
use scopa::json::Json;

/// A question for the worker.
pub fn question(question: &Question) -> String {
    serde_json::to_string(question).unwrap_or_default()
}

/// What the page reads of an answer: what the other moves are worth it does not ask.
pub struct Choice {
    /// The number of the question.
    pub id: u32,
    /// The move.
    pub choice: Option<Move>,
}

/// What the worker answered; nothing when that is no answer.
pub fn answer(text: &str) -> Option<Choice> {
    let json = Json::read(text).ok()?;
    let choice = match json.get("choice").text() {
        Some(choice) => Some(choice.parse().ok()?),
        None => None,
    };
    Some(Choice {
        id: json.get("id").small()?,
        choice,
    })
}

/// The tab that wrote a save.
pub fn writer(save: &str) -> Option<String> {
    let json = Json::read(save).ok()?;
    json.get("writer").text().map(str::to_owned)
}
