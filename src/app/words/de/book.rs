//! German: the rule book, the reasons, the lesson.

use super::{the, with};
use crate::app::words::book::BookWords;

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Inhalt",
    game_of: |game| format!("Die Regeln der laufenden Partie: {game}."),
    own_rules: "deine eigenen",
    variant: "Variante",
    variant_key: "steht bei allem, was im klassischen Scopa anders ist.",
    sources: "Quellen",
    sources_key: "öffnet die Quellen, wo sie uneins sind: das Kapitel der Regelsammlung, wer die Regel hat, und nach ≠, wer eine andere hat.",
    examples: [
        "Nehmen üben",
        "Wählen üben",
        "Scopa üben",
        "Bessere Primiera üben",
    ],
    try_it: "Zieh deine Karte über das, was sie nimmt, oder tippe sie an.",
    try_keys: "Enter hebt sie, noch einmal Enter spielt sie; Pfeile wählen.",
    set_back: "Noch mal",
    how_do_i: "Wie kann ich …",
    answers: &[
        (
            "… eine Karte spielen?",
            "Zieh sie über die Karten, die du nehmen willst, und lass los; nimmt sie nichts, lass sie auf dem Tuch los. Oder tippe sie an, dann das, was sie nimmt, oder das Tuch.",
        ),
        (
            "… mit der Tastatur spielen?",
            "Pfeile oder 1–9 wählen eine Karte, Enter hebt sie, noch einmal Enter spielt sie. Esc legt sie zurück.",
        ),
        (
            "… wählen, was ich nehme?",
            "Karten, die du nehmen kannst, tragen Nummern. Fahr über die, die du willst, tippe sie an oder drück die Nummer; dann lass los, tippe auf das Tuch oder drück Enter.",
        ),
        (
            "… es mir anders überlegen?",
            "Lass die Karte über deiner Hand los oder drück Esc: Nichts ist geschehen. Eine schon gespielte Karte holst du mit „Zurücknehmen“ im Menü zurück, wenn das Programm alle anderen spielt.",
        ),
        (
            "… sehen, wofür es Punkte gab?",
            "Tippe auf den Punktestand. Jede Runde auf dem Blatt lässt sich öffnen und sagt, wohin jeder Punkt ging und warum; ebenso jede Zeile der Zählung.",
        ),
        (
            "… etwas anderes oder mit mehr Leuten spielen?",
            "Menü, „Spiel wählen“: das Spiel, wie viele mitspielen, wie stark jeder Gegner ist und bis zu wie vielen Punkten gespielt wird. Mehrere können sich ein Gerät teilen.",
        ),
        (
            "… Karten, Ton, Tempo oder Sprache ändern?",
            "Menü, „Einstellungen“. Dort gibt es auch größere Karten, hohen Kontrast und eine Frage vor jeder Karte.",
        ),
        (
            "… ohne Verbindung spielen?",
            "Öffne die Seite einfach wieder: Seit dem ersten Besuch liegt das ganze Spiel auf deinem Gerät.",
        ),
        (
            "… jemandem eine Partie schicken?",
            "Auf dem Punkteblatt: die Partie Zug für Zug oder ihre Runden als Herausforderung. Am Ende der Partie des Tages das Ergebnis.",
        ),
    ],
    why: |what| format!("{what}: warum?"),
    why_deal: |n| format!("Runde {n}: warum?"),
    learn: "In 2 Minuten lernen",
    learn_short: "Lernen",
    lesson: "Scopa in zwei Minuten",
    step: |n, of| format!("Schritt {n} von {of}"),
    skip: "Später",
    next: "Weiter",
    deal_me: "Karten geben",
    read_on: "Alle Regeln",
    asked: [
        "Eine Karte nimmt eine Karte gleichen Werts. Zieh deine Fünf auf die Fünf und lass los.",
        "Oder mehrere, die zusammen ihren Wert ergeben. Der Bube zählt 8: Fahr mit ihm über die Zwei und die Sechs.",
        "Deine Drei nimmt hier nichts. Leg sie auf das Tuch.",
        "Deine Sieben kann 6 + 1 nehmen oder 4 + 3, nie beides. Fahr über das Paar, das du willst.",
        "Eine Karte liegt noch da. Nimm sie, und der Tisch ist leer gefegt.",
    ],
    done: [
        "Beide Karten gehören dir. Liegt eine einzelne Karte gleichen Werts da, geht sie jeder Summe vor.",
        "Gut gemacht. Bube 8, Reiter 9, König 10, und das Ass zählt 1.",
        "Sie bleibt auf dem Tisch, für alle, die sie nehmen können.",
        "Gut: Und die Sieben war der Settebello, die beste Karte von allen.",
        "Scopa! Das ist ein Punkt, und die Karte liegt quer auf deinem Stapel.",
    ],
    lays: |card| format!("Lina legt {}.", the(card)),
    takes: |card, taken| format!("Lina nimmt {taken} {}.", with(card)),
    what_counts: "Sind alle vierzig Karten gespielt, werden die Stapel gezählt. Je einen Punkt gibt es für:",
    counts: [
        ("Karten", "mehr als zwanzig der vierzig"),
        ("Münzen", "mehr als fünf der zehn"),
        ("Settebello", "die Münz-Sieben"),
        (
            "Primiera",
            "die beste Karte jeder Farbe: zuerst Siebenen, dann Sechsen, dann Asse",
        ),
        ("Scopas", "jede einzelne"),
    ],
    to_eleven: "Wer zuerst 11 erreicht und vorn liegt, hat gewonnen. Das ist alles.",
    pile: |n| format!("Dein Stapel, {n} Karten"),
};
