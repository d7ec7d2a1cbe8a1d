use serde::{Deserialize, Serialize};

use super::DeclarationKind;
use super::told::Told;
use crate::cards::{Card, Cards, Rank, Seat};

/// What a move, or the start of a deal, made happen. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", try_from = "Told")]
pub enum Event {
    /// A void opening table was shown, and the same dealer dealt again (A.5).
    Redeal {
        /// The table that was void.
        table: Cards,
    },
    /// Hands were dealt (A.4).
    Dealt {
        /// The round, from 1.
        round: u8,
        /// How many cards each.
        hands: u8,
        /// What came to the table; nothing after the first round.
        table: Cards,
    },
    /// A seat cut, looked at the card and is to choose (C.2).
    CutOffered {
        /// The cutter.
        seat: Seat,
    },
    /// The cutter chose (C.2).
    CutChosen {
        /// The cutter.
        seat: Seat,
        /// The card, when it was laid on the table; a kept one stays hidden.
        laid: Option<Card>,
    },
    /// The dealer took the opening table (C, C.1).
    TableBonus {
        /// The dealer.
        seat: Seat,
        /// The cards taken.
        cards: Cards,
        /// What that scores.
        points: u8,
    },
    /// A seat showed its hand for points (C.1, C cucite).
    Declared {
        /// The seat.
        seat: Seat,
        /// The cards shown; they stay face up until played.
        cards: Cards,
        /// What they are.
        kind: DeclarationKind,
        /// What that scores.
        points: u8,
        /// What the matta stands for, when that lasts.
        matta: Option<Rank>,
    },
    /// A card was laid on the table (A.6).
    Laid {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card took others (A.6).
    Captured {
        /// The seat.
        seat: Seat,
        /// The card played.
        card: Card,
        /// The table cards taken, without the card played.
        taken: Cards,
        /// Whether it was a scopa (A.7).
        scopa: bool,
    },
    /// What was left on the table went to a player's side, or to nobody (A.8).
    Leftovers {
        /// The player.
        seat: Option<Seat>,
        /// The cards.
        cards: Cards,
    },
    /// The deal is over.
    Over,
}

/// The events of one move in order, kept without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Events {
    list: [Event; Events::MOST],
    len: u8,
}

impl Events {
    const MOST: usize = 4;

    pub(crate) fn new() -> Events {
        Events {
            list: [Event::Over; Events::MOST],
            len: 0,
        }
    }

    pub(crate) fn push(&mut self, event: Event) {
        debug_assert!(usize::from(self.len) < Events::MOST);
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = event;
            self.len += 1;
        }
    }

    /// The events in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Event] {
        &self.list[..usize::from(self.len)]
    }

    /// The events in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Event> {
        self.as_slice().iter()
    }
}

impl<'a> IntoIterator for &'a Events {
    type Item = &'a Event;
    type IntoIter = std::slice::Iter<'a, Event>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
