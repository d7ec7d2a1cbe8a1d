use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Rank, Suit};

/// One of the forty cards, written as rank then suit letter: `7D`, `10B`.
///
/// ```
/// use scopa::{Card, Suit};
/// let card: Card = "7D".parse()?;
/// assert_eq!(card, Card::SETTEBELLO);
/// assert_eq!((card.rank().value(), card.suit()), (7, Suit::Denari));
/// # Ok::<(), scopa::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 40;
    /// The seven of coins, always worth a point (B.3).
    pub const SETTEBELLO: Card = Card(6);
    /// The king of coins (C, Re bello).
    pub const RE_BELLO: Card = Card(9);
    /// The ace of coins.
    pub const ASSO_BELLO: Card = Card(0);
    /// The seven of cups, wild in Cirulla's knocks (C.1).
    pub const MATTA: Card = Card(16);
    /// The jack of swords (C, Rosmarino).
    pub const ROSMARINO: Card = Card(27);

    /// The card of a rank and a suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 10 + rank.value() - 1)
    }

    /// The card of an index below 40.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 40 { Some(Card(index)) } else { None }
    }

    /// The card of an index, the first card where there is none.
    #[inline]
    pub(crate) const fn of_index(index: u8) -> Card {
        Card(if index < 40 { index } else { 0 })
    }

    /// The card of the lowest bit of a set that has one.
    pub(super) const fn of_lowest(bits: u64) -> Card {
        Card(bits.trailing_zeros() as u8)
    }

    /// Suit times ten plus rank minus one: 0 to 39.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::of_index(self.0)
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 10) as usize & 3]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError(pub(crate) String);

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no card is called {:?}: a card is a rank from 1 to 10 and then D, C, S or B",
            self.0
        )
    }
}

impl Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let parse = || {
            let suit = Suit::from_letter(text.chars().next_back()?)?;
            let digits = &text[..text.len() - 1];
            let plain = matches!(digits.as_bytes(), [b'1'..=b'9'] | [b'1', b'0']);
            let rank = Rank::new(digits.parse().ok().filter(|_| plain)?)?;
            Some(Card::new(rank, suit))
        };
        parse().ok_or_else(|| ParseCardError(text.chars().take(12).collect()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card such as \"7D\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}
