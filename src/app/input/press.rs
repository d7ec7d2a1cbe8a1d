//! A pointer that is down on a card of the hand.

use leptos::prelude::document;
use scopa::table::Drop;
use scopa::{Card, Cards};
use web_sys::Element;

use super::held::Held;

/// The way of a fast pointer is followed in steps of this many pixels.
const STEP: f64 = 8.0;

/// A rectangle on screen. A `DomRect` would ask the browser for each of its sides, some hundred times for a step of the pointer.
#[derive(Clone, Copy)]
pub(super) struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// Where an element is.
    pub(super) fn of(element: &Element) -> Area {
        let area = element.get_bounding_client_rect();
        Area {
            left: area.left(),
            top: area.top(),
            width: area.width(),
            height: area.height(),
        }
    }

    pub(super) fn middle(&self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    fn holds(&self, (x, y): (f64, f64)) -> bool {
        (self.left..=self.left + self.width).contains(&x)
            && (self.top..=self.top + self.height).contains(&y)
    }
}

/// The press, and where everything was when it became a drag.
pub struct Press {
    pub(super) pointer: i32,
    pub(super) card: Card,
    /// Where the pointer went down, and was last.
    pub(super) start: (f64, f64),
    pub(super) last: (f64, f64),
    pub(super) lifted: bool,
    /// The size of the card in the hand, and where the pointer holds it, from its middle.
    pub(super) size: (f64, f64),
    pub(super) grip: (f64, f64),
    /// The cards of the table: where each is, and how wide without its tilt.
    pub(super) cards: Vec<(Card, Area, f64)>,
    pub(super) cloth: Option<Area>,
}

impl Press {
    /// Remembers where the cards of the table and the cloth are while nothing has been gathered.
    pub(super) fn survey(&mut self) {
        let found = |selector: &str| document().query_selector(selector).ok().flatten();
        self.cloth = found("[data-zone=table]").map(|cloth| Area::of(&cloth));
        let place = |card: Card| {
            let element: Element = found(&format!("[data-zone=table] [data-place=\"{card}\"]"))?;
            let width = element.client_width();
            Some((card, Area::of(&element), width.into()))
        };
        self.cards = Cards::ALL.iter().filter_map(place).collect();
    }

    pub(super) fn held(&self, at: (f64, f64)) -> Held {
        let middle = (at.0 - self.grip.0, at.1 - self.grip.1);
        Held {
            card: self.card,
            middle,
            width: self.size.0,
        }
    }

    /// The cards between where the pointer was and where it is.
    pub(super) fn passed(&self, at: (f64, f64)) -> Vec<Card> {
        let (dx, dy) = (at.0 - self.last.0, at.1 - self.last.1);
        let steps = (dx.hypot(dy) / STEP).ceil().max(1.0);
        let mut passed = Vec::new();
        for i in 1..=steps as u32 {
            let share = f64::from(i) / steps;
            let card = self.card_at((self.last.0 + dx * share, self.last.1 + dy * share));
            passed.extend(card.filter(|card| passed.last() != Some(card)));
        }
        passed
    }

    fn card_at(&self, at: (f64, f64)) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, area, _)| area.holds(at))
            .map(|(card, ..)| *card)
    }

    pub(super) fn below(&self, at: (f64, f64)) -> Drop {
        match self.card_at(at) {
            Some(card) => Drop::On(card),
            None if self.cloth.as_ref().is_some_and(|cloth| cloth.holds(at)) => Drop::Cloth,
            None => Drop::Outside,
        }
    }
}
