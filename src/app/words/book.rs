//! The words of the rule book, of the reasons at the count, and of the lesson.

/// Words that only these pages need.
pub struct BookWords {
    // The rule book.
    pub contents: &'static str,
    /// The rules in play are those of a game.
    pub game_of: fn(&str) -> String,
    /// They are those of no game that has a name.
    pub own_rules: &'static str,
    /// Marks what the usual game has otherwise.
    pub variant: &'static str,
    pub variant_key: &'static str,
    /// Opens the sources of a rule.
    pub sources: &'static str,
    pub sources_key: &'static str,
    /// Over each of the live examples: one capture, several, a scopa, a better primiera.
    pub examples: [&'static str; 4],
    pub try_it: &'static str,
    pub try_keys: &'static str,
    pub set_back: &'static str,
    pub how_do_i: &'static str,
    /// How something is done, and the answer.
    pub answers: &'static [(&'static str, &'static str)],
    // The count.
    pub why: fn(&str) -> String,
    pub why_deal: fn(usize) -> String,
    // The lesson.
    pub learn: &'static str,
    /// The same where there is room for a word.
    pub learn_short: &'static str,
    pub lesson: &'static str,
    pub step: fn(usize, usize) -> String,
    pub skip: &'static str,
    pub next: &'static str,
    pub deal_me: &'static str,
    pub read_on: &'static str,
    /// What is asked at each step.
    pub asked: [&'static str; 5],
    /// What is said once it is done.
    pub done: [&'static str; 5],
    /// What the opponent did meanwhile.
    pub lays: fn(&str) -> String,
    pub takes: fn(&str, &str) -> String,
    pub what_counts: &'static str,
    /// The points of a deal: a name, and for what.
    pub counts: [(&'static str, &'static str); 5],
    pub to_eleven: &'static str,
    pub pile: fn(usize) -> String,
}
