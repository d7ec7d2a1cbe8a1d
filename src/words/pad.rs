//! The words of the score sheet for real cards: texts, and patterns in which [`fill`] puts what they speak of.

use super::macros::words;

words! {
    /// What the score sheet says.
    PadWords from super::PageWords::END,
    /// What it is called, in the menu too.
    title: text;
    // Who plays by what.
    setup: text;
    rules: text;
    sides: text;
    sides_hint: text;
    names: text;
    player: text;
    // A deal.
    by_counts: text;
    by_points: text;
    how: text;
    correcting: text;
    write: text;
    leave: text;
    primiera: text;
    suits: [2 of 4];
    figure: text;
    figures: text;
    none: text;
    rank: text;
    ace: text;
    run: text;
    all_coins: text;
    points_for: text;
    // What there is to say of it.
    missing: text;
    sum: text;
    twice: text;
    nobody: text;
    at_odds: text;
    odd: text;
    // The sheet.
    winner: text;
    void: text;
    undo: text;
    correct: text;
    correct_hint: text;
    new_sheet: text;
    ask_new: text;
    keep_this: text;
    earlier: text;
    unkept: text;
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
