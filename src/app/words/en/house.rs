//! House rules in English.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "House rules",
    changed: "changed",
    changes: |n| format!("{n} changed"),
    apart: |game, n| match n {
        0 => format!("These are the rules of {game}."),
        n => format!("{game} with {}.", counted(n, "change", "changes")),
    },
    back_to: |what| format!("Back to {what}"),
    what_changes: |game| format!("What changes: {game}"),
    idle: "makes no difference now",
    less: "Less",
    more: "More",
    mend: "Mend it",
    cannot: |n| match n {
        1 => "These rules cannot be played yet: one thing to mend.".to_owned(),
        n => format!("These rules cannot be played yet: {n} things to mend."),
    },
    keep: "Keep these rules",
    name: "Name",
    save: "Save",
    save_new: "Save as new",
    delete: "Delete",
    undo: "Undo",
    saved: |name| format!("Saved: “{name}” now stands among the games."),
    not_kept: |name| {
        format!(
            "“{name}” stands among the games until the page is closed: there is no room to keep it here. Share the rules to keep them as a link."
        )
    },
    deleted: |name| format!("“{name}” is deleted."),
    partner: "Your partner",
};
