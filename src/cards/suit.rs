use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the four suits; it matters for scoring only (A.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// Coins, letter D.
    #[serde(rename = "D")]
    Denari,
    /// Cups, letter C.
    #[serde(rename = "C")]
    Coppe,
    /// Swords, letter S.
    #[serde(rename = "S")]
    Spade,
    /// Clubs, letter B.
    #[serde(rename = "B")]
    Bastoni,
}

impl Suit {
    /// The four suits in the order of their index.
    pub const ALL: [Suit; 4] = [Suit::Denari, Suit::Coppe, Suit::Spade, Suit::Bastoni];

    /// The letter used in card names: D, C, S or B.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Denari => 'D',
            Suit::Coppe => 'C',
            Suit::Spade => 'S',
            Suit::Bastoni => 'B',
        }
    }

    /// The suit of a letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'D' => Some(Suit::Denari),
            'C' => Some(Suit::Coppe),
            'S' => Some(Suit::Spade),
            'B' => Some(Suit::Bastoni),
            _ => None,
        }
    }

    /// 0 to 3, in the order of [`Suit::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank from 1 (ace) to 10 (king); it is also the capture value (A.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rank(u8);

impl Rank {
    /// The ace.
    pub const ACE: Rank = Rank(1);
    /// The seven, first in every prime.
    pub const SEVEN: Rank = Rank(7);
    /// Fante, the jack.
    pub const FANTE: Rank = Rank(8);
    /// Cavallo, the knight.
    pub const CAVALLO: Rank = Rank(9);
    /// Re, the king.
    pub const RE: Rank = Rank(10);

    /// The ten ranks, ascending.
    pub const ALL: [Rank; 10] = [
        Rank(1),
        Rank(2),
        Rank(3),
        Rank(4),
        Rank(5),
        Rank(6),
        Rank(7),
        Rank(8),
        Rank(9),
        Rank(10),
    ];

    /// The rank of a value, or nothing outside 1 to 10.
    #[must_use]
    pub const fn new(value: u8) -> Option<Rank> {
        match value {
            1..=10 => Some(Rank(value)),
            _ => None,
        }
    }

    pub(super) const fn of_index(index: u8) -> Rank {
        Rank(index % 10 + 1)
    }

    /// The capture value, 1 to 10.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Rank {
    type Error = String;

    fn try_from(value: u8) -> Result<Rank, String> {
        Rank::new(value).ok_or_else(|| format!("no rank {value}: ranks run from 1 to 10"))
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> u8 {
        rank.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
