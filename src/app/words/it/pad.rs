//! The score sheet for real cards, in Italian.

use super::super::{join, pad::PadWords};

pub static PAD: PadWords = PadWords {
    title: "Segnapunti per le carte vere",
    setup: "Giocatori e regole",
    rules: "Regole",
    sides: "Parti",
    sides_hint: "Una coppia o una squadra è una parte sola.",
    names: "Nomi",
    player: |n| format!("Giocatore {n}"),
    by_counts: "Conta le carte",
    by_points: "Scrivi i punti",
    how: "Come si segna la smazzata",
    correcting: |n| format!("Correzione della smazzata {n}"),
    write: "Segna",
    leave: "Lascia com’era",
    one_less: "uno di meno",
    one_more: "uno di più",
    primiera: "Primiera: la carta migliore di ogni seme",
    suits: super::SUITS,
    figure: "fig.",
    figures: "fante, cavallo o re",
    none: "nessuna",
    rank: |rank| format!("Quanti: {rank}"),
    ace: "assi",
    run: "Denari di fila dall’asso",
    all_coins: "Tutti i denari",
    points_for: |what| format!("Punti: {what}"),
    missing: |what| format!("Mancano ancora: {}.", join(what, "e")),
    sum: |what, said, of| format!("{what}: {said} in tutto, ma sono {of}."),
    twice: |card| format!("{}: non può essere di due parti.", upper(card)),
    nobody: |card| format!("{}: qualcuno deve averla presa.", upper(card)),
    at_odds: |name, what| format!("{name}: «{what}» non va d’accordo con il resto del conto."),
    odd: |what| format!("{what}: questi punti non possono essere."),
    winner: |names| format!("Vittoria: {}", join(names, "e")),
    void: "dopo la fine",
    undo: "Togli l’ultima smazzata",
    correct: |n| format!("Correggi la smazzata {n}"),
    correct_hint: "Tocca il numero di una smazzata per correggerla.",
    new_sheet: "Nuovo foglio",
    ask_new: "Cominciare un nuovo foglio? Questo resta fra i precedenti.",
    keep_this: "Continua con questo",
    earlier: "Fogli precedenti",
    unkept: "Ora il browser non conserva nulla qui: il foglio dura finché la pagina resta aperta.",
};

/// A card's name at the beginning of a sentence.
fn upper(name: &str) -> String {
    let mut signs = name.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}
