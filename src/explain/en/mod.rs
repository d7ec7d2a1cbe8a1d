//! English.

mod count;
mod playing;
mod scoring;
mod setup;

use super::Section;
use crate::cards::{Card, Rank, Suit};

pub(super) use count::ground;
pub(super) use playing::playing;
pub(super) use scoring::scoring;
pub(super) use setup::setup;

pub(super) const fn title(section: Section) -> &'static str {
    match section {
        Section::Players => "Players and cards",
        Section::Deal => "The deal",
        Section::Opening => "The opening table",
        Section::Declarations => "Showing the hand",
        Section::Capture => "Capturing",
        Section::Aces => "Aces",
        Section::Scopa => "Scopa, and what is left over",
        Section::Points => "Points of a deal",
        Section::Match => "The match",
    }
}

/// Knobs that were changed but decide nothing here.
pub(super) fn idle(knobs: &[&str]) -> String {
    let verb = if knobs.len() == 1 { "makes" } else { "make" };
    format!(
        "Changed, but {verb} no difference under these rules: {}.",
        knobs.join(", ")
    )
}

/// A number in words.
fn number(n: impl Into<u32>) -> String {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let n = n.into();
    WORDS
        .get(n as usize)
        .map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

fn points(n: impl Into<u32>) -> String {
    match n.into() {
        1 => "1 point".to_owned(),
        n => format!("{n} points"),
    }
}

fn cards(n: impl Into<u32>) -> String {
    match n.into() {
        1 => "one card".to_owned(),
        n => format!("{} cards", number(n)),
    }
}

/// The same with a capital at the beginning.
fn capital(text: &str) -> String {
    // Cards, ranks and suits all begin with a plain letter.
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

fn rank(rank: Rank) -> &'static str {
    const RANKS: [&str; 10] = [
        "ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king",
    ];
    RANKS[usize::from(rank.value()) - 1]
}

fn plural(rank: Rank) -> &'static str {
    const RANKS: [&str; 10] = [
        "aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "jacks", "knights", "kings",
    ];
    RANKS[usize::from(rank.value()) - 1]
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Denari => "coins",
        Suit::Coppe => "cups",
        Suit::Spade => "swords",
        Suit::Bastoni => "clubs",
    }
}

fn card(card: Card) -> String {
    format!("{} of {}", rank(card.rank()), suit(card.suit()))
}

fn list<T: AsRef<str>>(words: &[T]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Names that stand for the reader or for several take another verb.
fn is_pronoun(name: &str) -> bool {
    matches!(name, "You" | "We" | "They")
}

/// Who has something.
fn has(name: &str) -> String {
    format!("{name} {}", if is_pronoun(name) { "have" } else { "has" })
}

/// A verb of whoever that is.
fn does(name: &str, verb: &str) -> String {
    format!("{verb}{}", if is_pronoun(name) { "" } else { "s" })
}

/// To whom points go.
fn to(name: &str) -> &str {
    match name {
        "You" => "you",
        "We" => "us",
        "They" => "them",
        name => name,
    }
}
