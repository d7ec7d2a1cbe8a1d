//! English: the rule book, the reasons, the lesson.

use crate::app::words::book::BookWords;

/// The words of the book.
pub static BOOK: BookWords = BookWords {
    contents: "Contents",
    game_of: |game| format!("The rules of the match in play: {game}."),
    own_rules: "your own",
    variant: "Variant",
    variant_key: "marks what classic Scopa has otherwise.",
    sources: "Sources",
    sources_key: "opens the sources where they disagree: the chapter of the rules reference, those that have the rule, and after ≠ those that have another.",
    examples: [
        "Try a capture",
        "Try a choice",
        "Try a scopa",
        "Try a better primiera",
    ],
    try_it: "Drag your card over what it takes, or tap it.",
    try_keys: "Enter lifts it, Enter again plays it; arrows choose.",
    set_back: "Again",
    how_do_i: "How do I …",
    answers: &[
        (
            "… play a card?",
            "Drag it over the cards that you want to take and let go; where it takes nothing, drop it on the cloth. Or tap it, then what it takes, or the cloth.",
        ),
        (
            "… play by keyboard?",
            "Arrows or 1–9 choose a card, Enter lifts it, Enter again plays it. Escape puts it back.",
        ),
        (
            "… choose between captures?",
            "The cards that can be taken carry numbers. Sweep over those that you want, tap them, or press the number; then let go, tap the cloth, or press Enter.",
        ),
        (
            "… change my mind?",
            "Let the card go over your hand, or press Escape: nothing has happened. A card that was played comes back by Take back in the menu, when all others are opponents of the program.",
        ),
        (
            "… see the points, and why?",
            "Tap the score. Every deal of the sheet opens and says why each point went where it went; so does every line of the count.",
        ),
        (
            "… play another game, or with more?",
            "Menu, Choose a game: the game, how many play, how strong each opponent is, and to how many points. Several people can share one device.",
        ),
        (
            "… change cards, sound, speed or language?",
            "Menu, Settings. There are also larger cards, high contrast, and a question before every play.",
        ),
        (
            "… play without a connection?",
            "Just open the page again: the first visit keeps the whole game on your device.",
        ),
        (
            "… send somebody a match?",
            "On the score sheet: the match move by move, or its deals as a challenge. At the end of the deal of the day, the result.",
        ),
    ],
    why: |what| format!("{what}: why?"),
    why_deal: |n| format!("Deal {n}: why?"),
    learn: "Learn in two minutes",
    learn_short: "Learn",
    lesson: "Scopa in two minutes",
    step: |n, of| format!("Step {n} of {of}"),
    skip: "Skip",
    next: "Next",
    deal_me: "Deal the cards",
    read_on: "The rules in full",
    asked: [
        "A card takes a card of the same value. Drag your five over the five and let go.",
        "Or several that add up to it. The jack counts 8: sweep it over the two and the six.",
        "Your three takes nothing here. Lay it on the cloth.",
        "Your seven can take 6 + 1 or 4 + 3, never both. Sweep over the pair that you want.",
        "One card is left. Take it, and the table is swept.",
    ],
    done: [
        "Both cards are yours. Where a single card of the same value lies, it goes before any sum.",
        "Well swept. Jack 8, knight 9, king 10, and the ace counts 1.",
        "It stays on the table, for whoever can take it.",
        "Good: and the seven was the settebello, the best card of all.",
        "Scopa! That is a point, and the card lies across your pile.",
    ],
    lays: |card| format!("Lina lays the {card}."),
    takes: |card, taken| format!("Lina takes {taken} with the {card}."),
    what_counts: "When all forty cards are played, the piles are counted. A point each for:",
    counts: [
        ("Cards", "more than twenty of the forty"),
        ("Coins", "more than five of the ten"),
        ("Settebello", "the seven of coins"),
        (
            "Primiera",
            "the best card of each suit: sevens first, then sixes, then aces",
        ),
        ("Scope", "one for each"),
    ],
    to_eleven: "Whoever reaches 11 first, and is ahead, has won. That is all.",
    pile: |n| format!("Your pile, {n} cards"),
};
