//! What the score sheet for real cards says: texts, and patterns in which [`fill`] puts what they speak of.

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
    pub player: &'static str,
    // A deal.
    pub by_counts: &'static str,
    pub by_points: &'static str,
    pub how: &'static str,
    pub correcting: &'static str,
    pub write: &'static str,
    pub leave: &'static str,
    pub primiera: &'static str,
    pub suits: [[&'static str; 4]; 2],
    pub figure: &'static str,
    pub figures: &'static str,
    pub none: &'static str,
    pub rank: &'static str,
    pub ace: &'static str,
    pub run: &'static str,
    pub all_coins: &'static str,
    pub points_for: &'static str,
    // What there is to say of it.
    pub missing: &'static str,
    pub sum: &'static str,
    pub twice: &'static str,
    pub nobody: &'static str,
    pub at_odds: &'static str,
    pub odd: &'static str,
    // The sheet.
    pub winner: &'static str,
    pub void: &'static str,
    pub undo: &'static str,
    pub correct: &'static str,
    pub correct_hint: &'static str,
    pub new_sheet: &'static str,
    pub ask_new: &'static str,
    pub keep_this: &'static str,
    pub earlier: &'static str,
    pub unkept: &'static str,
}

/// Puts texts in the places of a pattern, as in `$0 of $1`.
pub fn fill(pattern: &str, texts: &[&str]) -> String {
    let mut parts = pattern.split('$');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (place, rest) = part.split_at(1);
        let text = place.parse().ok().and_then(|place: usize| texts.get(place));
        filled += text.unwrap_or(&"");
        filled += rest;
    }
    filled
}
