//! The words of house rules.

use super::macros::words;

words! {
    /// What the set-up says of house rules and of rules of one's own. (What the rules themselves are called, [`crate::explain`]
    /// says.)
    HouseWords from super::PadWords::END,
    title: text;
    /// After the name of a rule that differs from the game it began with.
    changed: text;
    changes: (n: usize);
    /// A game and in how many rules these differ from it.
    apart: (game: &str, n: usize);
    back_to: (what: &str);
    what_changes: (game: &str);
    idle: text;
    less: text;
    more: text;
    // Impossible rules.
    mend: text;
    cannot: (n: usize);
    // Rules of one's own.
    keep: text;
    name: text;
    save: text;
    save_new: text;
    delete: text;
    undo: text;
    saved: (name: &str);
    not_kept: (name: &str);
    deleted: (name: &str);
    // Who plays with whom.
    partner: text;
}
