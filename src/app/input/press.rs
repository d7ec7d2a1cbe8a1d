//! A pointer that is down on a card of the hand.

use leptos::prelude::document;
use scopa::table::Drop;
use scopa::{Card, Cards};
use web_sys::{DomRect, Element};

use super::drag::Held;

/// The way of a fast pointer is followed in steps of this many pixels.
const STEP: f64 = 8.0;

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
    pub(super) cards: Vec<(Card, DomRect, f64)>,
    pub(super) cloth: Option<DomRect>,
}

impl Press {
    /// Remembers where the cards of the table and the cloth are while nothing has been gathered.
    pub(super) fn survey(&mut self) {
        let area = |selector: &str| document().query_selector(selector).ok().flatten();
        self.cloth = area("[data-zone=table]").map(|cloth| cloth.get_bounding_client_rect());
        let place = |card: Card| {
            let element: Element = area(&format!("[data-zone=table] [data-place=\"{card}\"]"))?;
            let width = element.client_width();
            Some((card, element.get_bounding_client_rect(), width.into()))
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
            .find(|(_, area, _)| holds(area, at))
            .map(|(card, ..)| *card)
    }

    pub(super) fn below(&self, at: (f64, f64)) -> Drop {
        match self.card_at(at) {
            Some(card) => Drop::On(card),
            None if self.cloth.as_ref().is_some_and(|cloth| holds(cloth, at)) => Drop::Cloth,
            None => Drop::Outside,
        }
    }
}

fn holds(area: &DomRect, (x, y): (f64, f64)) -> bool {
    (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y)
}
