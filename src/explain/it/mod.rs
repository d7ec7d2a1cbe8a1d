//! Italian.

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
        Section::Players => "Giocatori e carte",
        Section::Deal => "La distribuzione",
        Section::Opening => "Le carte scoperte all’inizio",
        Section::Declarations => "Mostrare la mano",
        Section::Capture => "Le prese",
        Section::Aces => "Gli assi",
        Section::Scopa => "La scopa e le carte che restano",
        Section::Points => "I punti della smazzata",
        Section::Match => "La partita",
    }
}

/// Knobs that were changed but decide nothing here.
pub(super) fn idle(knobs: &[&str]) -> String {
    format!(
        "Cambiati, ma senza effetto con queste regole: {}.",
        knobs.join(", ")
    )
}

/// A number in words, before a feminine noun if it is one.
fn number(n: impl Into<u32>) -> String {
    const WORDS: [&str; 11] = [
        "nessuna", "una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove",
        "dieci",
    ];
    let n = n.into();
    WORDS
        .get(n as usize)
        .map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

fn points(n: impl Into<u32>) -> String {
    match n.into() {
        1 => "1 punto".to_owned(),
        n => format!("{n} punti"),
    }
}

fn cards(n: impl Into<u32>) -> String {
    match n.into() {
        1 => "una carta".to_owned(),
        n => format!("{} carte", number(n)),
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
        "asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re",
    ];
    RANKS[usize::from(rank.value()) - 1]
}

/// Several of a rank, with the article.
fn plural(rank: Rank) -> &'static str {
    const RANKS: [&str; 10] = [
        "gli assi",
        "i due",
        "i tre",
        "i quattro",
        "i cinque",
        "i sei",
        "i sette",
        "i fanti",
        "i cavalli",
        "i re",
    ];
    RANKS[usize::from(rank.value()) - 1]
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Denari => "denari",
        Suit::Coppe => "coppe",
        Suit::Spade => "spade",
        Suit::Bastoni => "bastoni",
    }
}

fn card(card: Card) -> String {
    format!("{} di {}", rank(card.rank()), suit(card.suit()))
}

fn list<T: AsRef<str>>(words: &[T]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} e {}", first.join(", "), last.as_ref())
        }
    }
}

/// Who has something; the reader and "we", "they" take another verb.
fn has(name: &str) -> String {
    let verb = match name {
        "Tu" => "hai",
        "Noi" => "abbiamo",
        "Loro" => "hanno",
        _ => "ha",
    };
    format!("{name} {verb}")
}

/// Whose something is, after its name.
fn whose(name: &str) -> String {
    match name {
        "Tu" => "è tuo".to_owned(),
        "Noi" => "è nostro".to_owned(),
        "Loro" => "è loro".to_owned(),
        name => format!("è di {name}"),
    }
}

/// The first verb for one, the second for the reader, then "we", "they".
fn does(name: &str, verbs: [&'static str; 4]) -> &'static str {
    let which = ["Tu", "Noi", "Loro"]
        .iter()
        .position(|other| *other == name);
    verbs[which.map_or(0, |which| which + 1)]
}

/// To whom points go, after their number.
fn to(name: &str) -> String {
    match name {
        "Tu" => " a te".to_owned(),
        "Noi" => " a noi".to_owned(),
        "Loro" => " a loro".to_owned(),
        name => format!(": {name}"),
    }
}
