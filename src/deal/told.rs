use serde::Deserialize;

use super::{DeclarationKind, Event};
use crate::cards::{Card, Cards, Rank, Seat};

/// An event as it is read: the fields of all events in one, each there or not.
///
/// A reader of its own for every event is ten times as long, and a page waits for its length.
#[derive(Deserialize)]
pub(super) struct Told {
    event: String,
    seat: Option<Seat>,
    card: Option<Card>,
    cards: Option<Cards>,
    table: Option<Cards>,
    taken: Option<Cards>,
    laid: Option<Card>,
    round: Option<u8>,
    hands: Option<u8>,
    points: Option<u8>,
    scopa: Option<bool>,
    kind: Option<DeclarationKind>,
    matta: Option<Rank>,
}

impl Told {
    fn event(&self) -> Option<Event> {
        Some(match self.event.as_str() {
            "redeal" => Event::Redeal { table: self.table? },
            "dealt" => Event::Dealt {
                round: self.round?,
                hands: self.hands?,
                table: self.table?,
            },
            "cut_offered" => Event::CutOffered { seat: self.seat? },
            "cut_chosen" => Event::CutChosen {
                seat: self.seat?,
                laid: self.laid,
            },
            "table_bonus" => Event::TableBonus {
                seat: self.seat?,
                cards: self.cards?,
                points: self.points?,
            },
            "declared" => Event::Declared {
                seat: self.seat?,
                cards: self.cards?,
                kind: self.kind?,
                points: self.points?,
                matta: self.matta,
            },
            "laid" => Event::Laid {
                seat: self.seat?,
                card: self.card?,
            },
            "captured" => Event::Captured {
                seat: self.seat?,
                card: self.card?,
                taken: self.taken?,
                scopa: self.scopa?,
            },
            "leftovers" => Event::Leftovers {
                seat: self.seat,
                cards: self.cards?,
            },
            "over" => Event::Over,
            _ => return None,
        })
    }
}

impl TryFrom<Told> for Event {
    type Error = String;

    fn try_from(told: Told) -> Result<Event, String> {
        told.event()
            .ok_or_else(|| format!("no event, or not the whole of one: {}", told.event))
    }
}
