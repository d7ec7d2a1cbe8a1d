//! House rules in German.

use super::super::HouseWords;
use super::counted;

pub(super) const WORDS: HouseWords = HouseWords {
    title: "Hausregeln",
    changed: "geändert",
    changes: |n| format!("{n} geändert"),
    apart: |game, n| match n {
        0 => format!("Das sind die Regeln von {game}."),
        n => format!("{game} mit {}.", counted(n, "Änderung", "Änderungen")),
    },
    back_to: |what| format!("Zurück zu: {what}"),
    what_changes: |game| format!("Was anders ist: {game}"),
    idle: "bewirkt gerade nichts",
    less: "Weniger",
    more: "Mehr",
    mend: "Beheben",
    cannot: |n| match n {
        1 => "So kann man noch nicht spielen: Eine Sache ist zu beheben.".to_owned(),
        n => format!("So kann man noch nicht spielen: {n} Sachen sind zu beheben."),
    },
    keep: "Diese Regeln behalten",
    name: "Name",
    save: "Sichern",
    save_new: "Als neu sichern",
    delete: "Löschen",
    undo: "Rückgängig",
    saved: |name| format!("Gesichert: „{name}“ steht jetzt bei den Spielen."),
    not_kept: |name| {
        format!(
            "„{name}“ steht bei den Spielen, bis die Seite geschlossen wird: Hier ist kein Platz dafür. Teile die Regeln, um sie als Link zu behalten."
        )
    },
    deleted: |name| format!("„{name}“ ist gelöscht."),
    partner: "Spielt mit dir",
};
