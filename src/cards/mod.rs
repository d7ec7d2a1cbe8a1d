//! The forty cards, sets of them, and shuffled decks (RULES.md A.1).

mod card;
mod deck;
mod set;
mod suit;

pub use card::{Card, ParseCardError};
pub use deck::{Deck, DeckError};
pub(crate) use deck::{below, stream};
pub use set::{Cards, CardsIter};
pub use suit::{Rank, Suit};

/// A place at the table, numbered from 0 in order of play (A.2).
pub type Seat = u8;

/// A side: one player, a pair or a team that pools its captured cards (A.2).
pub type Side = u8;

/// The most players that a table seats (A.2).
pub const MAX_SEATS: usize = 6;
