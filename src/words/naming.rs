//! What the cards are called, which depends on the deck.

use crate::cards::{Card, Suit};

/// What the courts and suits are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Coins, cups, swords, clubs; jack, knight, king.
    Italian,
    /// Diamonds, hearts, spades, clubs; jack, queen, king.
    French,
    /// The same, with the queen before the jack, as in Tunisia.
    Tunisian,
    /// French suits, numbers only.
    Numeric,
}

impl Naming {
    /// The places of a card's rank and suit in a language's words: ranks from the ace to the king of the Italian deck,
    /// then eight, nine, ten, queen; the suits of the Italian deck, then those of the French.
    pub(super) fn place(self, card: Card) -> [u8; 2] {
        let suit = match card.suit() {
            Suit::Denari => 0,
            Suit::Coppe => 1,
            Suit::Spade => 2,
            Suit::Bastoni => 3,
        };
        let rank = match (card.rank().value(), self) {
            (rank, Naming::Numeric) if rank > 7 => rank + 2,
            (9, Naming::French) | (8, Naming::Tunisian) => 13,
            (9, Naming::Tunisian) => 7,
            (rank, _) => rank - 1,
        };
        [
            rank,
            if self == Naming::Italian {
                suit
            } else {
                suit + 4
            },
        ]
    }
}

/// A side and its points.
pub type Standing = (String, i32);
