use std::{error::Error, fmt};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

use super::{Card, Cards};

/// The forty cards in the order in which they are dealt, the first on top.
///
/// ```
/// use scopa::Deck;
/// assert_eq!(Deck::shuffled(42, 0), Deck::shuffled(42, 0));
/// assert_ne!(Deck::shuffled(42, 0), Deck::shuffled(42, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck([Card; Card::COUNT]);

impl Deck {
    /// The `nth` deck of a seed's stream. Its definition never changes: ChaCha8 with the seed and the number as its
    /// key, and Fisher–Yates from the last place down, so that a seed deals the same for ever.
    #[must_use]
    pub fn shuffled(seed: u64, nth: u32) -> Deck {
        Deck::drawn(&mut stream(seed, nth))
    }

    /// A deck shuffled by any generator, by Fisher–Yates from the last place down.
    #[must_use]
    pub fn drawn(rng: &mut impl RngCore) -> Deck {
        let mut deck = Deck::sorted();
        for i in (2..Card::COUNT).rev().step_by(2) {
            let (high, low) = two_below(rng, i as u32 + 1, i as u32);
            deck.0.swap(i, high as usize);
            deck.0.swap(i - 1, low as usize);
        }
        deck.0.swap(1, below(rng, 2) as usize);
        deck
    }

    /// The deck with the card at an index below 40 moved to the top, as a cutter lifts it out (C.2).
    #[must_use]
    pub fn with_cut(mut self, index: usize) -> Deck {
        if let Some(head) = self.0.get_mut(..=index) {
            head.rotate_right(1);
        }
        self
    }

    /// By index: coins, cups, swords, clubs, each from ace to king.
    #[must_use]
    pub fn sorted() -> Deck {
        Deck(std::array::from_fn(|i| Card::of_index(i as u8)))
    }

    /// A deck in a given order.
    ///
    /// # Errors
    /// When it is not every card exactly once.
    pub fn from_cards(cards: &[Card]) -> Result<Deck, DeckError> {
        let order: [Card; Card::COUNT] = cards
            .try_into()
            .map_err(|_| DeckError::Count(cards.len()))?;
        let mut seen = Cards::EMPTY;
        match order.iter().find(|card| !seen.insert(**card)) {
            Some(twice) => Err(DeckError::Twice(*twice)),
            None => Ok(Deck(order)),
        }
    }

    /// The cards, the top one first.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.0
    }

    pub(crate) fn order(&self) -> [Card; Card::COUNT] {
        self.0
    }
}

/// Why some cards are no deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// So many cards instead of forty.
    Count(usize),
    /// This card is there twice.
    Twice(Card),
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Count(n) => write!(f, "a deck has 40 cards, not {n}"),
            DeckError::Twice(card) => write!(f, "the {card} is in the deck twice"),
        }
    }
}

impl Error for DeckError {}

/// A generator of its own for the `nth` use of a seed.
pub(crate) fn stream(seed: u64, nth: u32) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&nth.to_le_bytes());
    key[12..17].copy_from_slice(b"scopa");
    ChaCha8Rng::from_seed(key)
}

/// A number below `n`, each equally likely: the high half of a product, drawn again where that would be uneven.
#[inline]
pub(crate) fn below(rng: &mut impl RngCore, n: u32) -> u32 {
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// A number below `m` and one below `n`, every pair equally likely, from one draw; `m` times `n` fits many times into it.
#[inline]
fn two_below(rng: &mut impl RngCore, m: u32, n: u32) -> (u32, u32) {
    loop {
        let first = u64::from(rng.next_u32()) * u64::from(m);
        let second = u64::from(first as u32) * u64::from(n);
        let low = second as u32;
        if low >= m * n || low >= (m * n).wrapping_neg() % (m * n) {
            return ((first >> 32) as u32, (second >> 32) as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_deals_the_same_for_ever() {
        let deck = |seed, nth| {
            let deck = Deck::shuffled(seed, nth);
            deck.as_slice()
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            deck(42, 0),
            "7D 9D 5D 10B 8S 6D 8B 1D 9B 3C 2D 2S 6B 7C 5S 8C 3D 4S 3B 1C 2B 5B 9C 9S 10S 3S 1B 4C 7S 10D 8D 7B 1S 4B 4D 10C 5C 6C 6S 2C"
        );
        assert_eq!(
            deck(42, 1),
            "1B 7C 2D 6D 2C 1S 7B 4S 2S 8C 5D 7S 3B 5B 9C 6C 4B 4C 9D 6B 3C 9S 1D 5C 2B 3D 10D 3S 8B 1C 4D 8S 6S 5S 10B 10C 10S 7D 8D 9B"
        );
        assert_eq!(
            deck(u64::MAX, 7),
            "5B 4S 8D 2B 8C 7B 6D 6B 9S 10B 3D 1D 2S 8B 8S 1B 10S 3C 2C 10D 9D 4D 9B 5S 3B 1S 7S 6C 4C 9C 2D 7D 7C 1C 10C 6S 5D 5C 4B 3S"
        );
    }

    #[test]
    fn every_card_comes_to_every_place_equally_often() {
        let mut counts = [[0i32; Card::COUNT]; Card::COUNT];
        let mut rng = stream(1, 0);
        for _ in 0..20_000 {
            for (place, card) in Deck::drawn(&mut rng).as_slice().iter().enumerate() {
                counts[place][usize::from(card.index())] += 1;
            }
        }
        let square = |count: &i32| f64::from((count - 500).pow(2)) / 500.0;
        let chi: f64 = counts.iter().flatten().map(square).sum();
        // 39 times 39 degrees of freedom: 1521, give or take 55.
        assert!((1300.0..1750.0).contains(&chi), "{chi}");
    }
}
