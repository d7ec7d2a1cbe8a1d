//! Moves as text and back.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Move, Play};
use crate::cards::{Card, Cards, Rank};

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        if let Some(taken) = self.capture {
            f.write_str("x")?;
            taken.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => fmt::Display::fmt(play, f),
            Move::Declare { matta: None } => f.write_str("!"),
            Move::Declare { matta: Some(rank) } => write!(f, "!{rank}"),
            Move::Cut { keep: true } => f.write_str("cut+"),
            Move::Cut { keep: false } => f.write_str("cut-"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no move: moves look like 7D, 7Dx3S4C, !, !4, cut+ or cut-",
            self.text
        )
    }
}

impl Error for ParseMoveError {}

fn leading_card(text: &str) -> Option<(Card, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())? + 1;
    Some((text.get(..end)?.parse().ok()?, text.get(end..)?))
}

fn parse_play(text: &str) -> Option<Play> {
    let (card, rest) = leading_card(text)?;
    if rest.is_empty() {
        return Some(Play::lay(card));
    }
    let mut rest = rest.strip_prefix('x')?;
    let mut taken = Cards::EMPTY;
    while !rest.is_empty() {
        let (card, more) = leading_card(rest)?;
        rest = taken.insert(card).then_some(more)?;
    }
    Some(Play::take(card, taken))
}

fn parse_move(text: &str) -> Option<Move> {
    match text {
        "cut+" => Some(Move::Cut { keep: true }),
        "cut-" => Some(Move::Cut { keep: false }),
        "!" => Some(Move::Declare { matta: None }),
        _ => match text.strip_prefix('!') {
            Some(rank) => {
                let plain = matches!(rank.as_bytes(), [b'1'..=b'9'] | [b'1', b'0']);
                let rank = Rank::new(rank.parse().ok().filter(|_| plain)?)?;
                Some(Move::Declare { matta: Some(rank) })
            }
            None => parse_play(text).map(Move::Play),
        },
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse_move(text).ok_or_else(|| ParseMoveError {
            text: text.chars().take(40).collect(),
        })
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Move;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move such as \"7Dx3S4C\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Move, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}
