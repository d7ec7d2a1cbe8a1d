//! What the score sheet for real cards says.

/// Its words, in one language.
pub struct PadWords {
    /// What it is called, in the menu too.
    pub title: &'static str,
    // Who plays by what.
    pub setup: &'static str,
    pub rules: &'static str,
    pub sides: &'static str,
    pub sides_hint: &'static str,
    pub names: &'static str,
    pub player: fn(usize) -> String,
    // A deal.
    pub by_counts: &'static str,
    pub by_points: &'static str,
    pub how: &'static str,
    pub correcting: fn(u32) -> String,
    pub write: &'static str,
    pub leave: &'static str,
    pub one_less: &'static str,
    pub one_more: &'static str,
    pub primiera: &'static str,
    pub suits: [[&'static str; 4]; 2],
    pub figure: &'static str,
    pub figures: &'static str,
    pub none: &'static str,
    pub rank: fn(&str) -> String,
    pub ace: &'static str,
    pub run: &'static str,
    pub all_coins: &'static str,
    pub points_for: fn(&str) -> String,
    // What is wrong with it.
    pub missing: fn(&[String]) -> String,
    pub sum: fn(&str, u16, u16) -> String,
    pub twice: fn(&str) -> String,
    pub nobody: fn(&str) -> String,
    pub at_odds: fn(&str, &str) -> String,
    pub odd: fn(&str) -> String,
    // The sheet.
    pub winner: fn(&[String]) -> String,
    pub void: &'static str,
    pub undo: &'static str,
    pub correct: fn(u32) -> String,
    pub correct_hint: &'static str,
    pub new_sheet: &'static str,
    pub ask_new: &'static str,
    pub keep_this: &'static str,
    pub earlier: &'static str,
    pub unkept: &'static str,
}
