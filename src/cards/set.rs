use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub, SubAssign},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Card, Rank, Suit};

/// A set of cards in one integer: bit `card.index()` is set when the card is in it.
///
/// `|` unites, `&` intersects, `-` takes away, `^` leaves what is in one of two only.
///
/// ```
/// use scopa::{Card, Cards, Suit};
/// let coins = Cards::ALL.of_suit(Suit::Denari);
/// assert_eq!(coins.len(), 10);
/// assert_eq!(coins.total(), 55);
/// assert!((coins - Cards::from(Card::SETTEBELLO)).len() == 9);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

/// The four cards of the rank of each card.
static LIKE: [u64; 64] = {
    let mut like = [0; 64];
    let mut i = 0;
    while i < 40 {
        like[i] = Cards::RANK << (i % 10);
        i += 1;
    }
    like
};

/// The sums of ranks from 1 to 5, one bit a rank.
static LOW: [u8; 32] = sums(1);
/// The sums of ranks from 6 to 10.
static HIGH: [u8; 32] = sums(6);

const fn sums(first: u8) -> [u8; 32] {
    let mut sums = [0; 32];
    let mut bits = 1usize;
    while bits < 32 {
        let lowest = bits & bits.wrapping_neg();
        sums[bits] = sums[bits - lowest] + first + lowest.trailing_zeros() as u8;
        bits += 1;
    }
    sums
}

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// All forty.
    pub const ALL: Cards = Cards((1 << 40) - 1);

    const RANK: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30;
    const SUIT: u64 = (1 << 10) - 1;

    /// The set of the low forty bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Cards {
        Cards(bits & Cards::ALL.0)
    }

    /// One bit a card, by index.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Puts a card in; `true` when it was not there.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        *self = self.with(card);
        new
    }

    /// Takes a card out; `true` when it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        *self = self.without(card);
        there
    }

    /// The set with the card as well.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.index())
    }

    /// The set without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.index()))
    }

    /// The card of the lowest index.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        match self.0 {
            0 => None,
            bits => Some(Card::of_lowest(bits)),
        }
    }

    /// Whether there are two or more.
    #[inline]
    pub(crate) const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Those of some ranks, bit r - 1 for rank r.
    #[inline]
    pub(crate) const fn of_ranks(self, ranks: u16) -> Cards {
        Cards(self.0 & (Cards::RANK * ranks as u64))
    }

    /// Those of one suit.
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Cards {
        Cards(self.0 & Cards::SUIT << (suit as u8 * 10))
    }

    /// Those of one rank.
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> Cards {
        Cards(self.0 & Cards::RANK << (rank.value() - 1))
    }

    /// Those of the rank of a card.
    #[inline]
    pub(crate) const fn like(self, card: Card) -> Cards {
        Cards(self.0 & LIKE[card.index() as usize & 63])
    }

    /// The sum of the ranks.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u16 {
        let mut total = 0;
        let mut suit = 0;
        while suit < 4 {
            let ranks = (self.0 >> (10 * suit)) as usize;
            total += LOW[ranks & 31] as u16 + HIGH[ranks >> 5 & 31] as u16;
            suit += 1;
        }
        total
    }

    /// Whether every card is also in the other set.
    #[must_use]
    pub const fn is_subset(self, of: Cards) -> bool {
        self.0 & !of.0 == 0
    }

    /// The cards by ascending index.
    #[must_use]
    pub const fn iter(self) -> CardsIter {
        CardsIter(self)
    }
}

/// The cards of a set, ascending.
#[derive(Clone, Debug)]
pub struct CardsIter(Cards);

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CardsIter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::EMPTY.with(card)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitXor for Cards {
    type Output = Cards;

    fn bitxor(self, other: Cards) -> Cards {
        Cards(self.0 ^ other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        self.0 &= !other.0;
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&card, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array of cards")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut seq: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::EMPTY;
                while let Some(card) = seq.next_element::<Card>()? {
                    if !cards.insert(card) {
                        return Err(de::Error::custom(format_args!("{card} is there twice")));
                    }
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_seq(Visitor)
    }
}
