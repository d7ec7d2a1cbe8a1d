//! A pointer that holds a card of a cloth.

use scopa::Card;
use scopa::table::Drop;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement, PointerEvent};

use crate::app::table::behind;
use crate::app::view::{px, tenth};

/// So far, in pixels, a press is a tap and not yet a drag.
const SLACK: f64 = 6.0;
/// A finger holds a card so much of its height below its middle, so that the face shows above it.
const BELOW: f64 = 0.28;
/// The way of a fast pointer is followed in so many steps.
const STEPS: u8 = 8;
/// What a card is moved with.
const MOVED: [&str; 2] = ["translate", "rotate"];

/// The press, and where everything was when it began.
pub struct Grip {
    pub(super) card: Card,
    pub(super) lifted: bool,
    pointer: i32,
    start: (f64, f64),
    at: (f64, f64),
    /// Where the pointer holds the card, from its middle.
    hold: (f64, f64),
    held: Place,
    table: Vec<Place>,
    cloth: DomRect,
}

struct Place {
    card: Option<Card>,
    element: HtmlElement,
    area: DomRect,
}

impl Grip {
    /// A pointer goes down on a card; nothing when that is no press of the main button.
    pub fn new(card: Card, element: HtmlElement, event: &PointerEvent) -> Option<Self> {
        if event.button() != 0 || !event.is_primary() {
            return None;
        }
        let cloth = element.closest(".cloth").ok().flatten()?;
        let cards = cloth.query_selector_all(".of-table .card").ok()?;
        let cards = (0..cards.length()).filter_map(|i| Place::of(cards.get(i)?.dyn_into().ok()?));
        let _ = element.set_pointer_capture(event.pointer_id());
        let held = Place::of(element)?;
        let (start, home) = (point(event), held.middle());
        let hold = match event.pointer_type().as_str() {
            "mouse" => (start.0 - home.0, start.1 - home.1),
            _ => (0.0, BELOW * held.area.height()),
        };
        Some(Self {
            card,
            lifted: false,
            pointer: event.pointer_id(),
            start,
            at: start,
            hold,
            held,
            table: cards.collect(),
            cloth: cloth.get_bounding_client_rect(),
        })
    }

    /// Whether an event belongs to it.
    pub fn is_of(&self, event: &PointerEvent) -> bool {
        event.pointer_id() == self.pointer
    }

    /// Whether the pointer has gone too far for a tap.
    pub fn is_far(&self, event: &PointerEvent) -> bool {
        let at = point(event);
        (at.0 - self.start.0).hypot(at.1 - self.start.1) > SLACK
    }

    /// The cards between where the pointer was and where it is.
    pub fn passed(&mut self, event: &PointerEvent) -> Vec<Card> {
        let (from, to) = (self.at, point(event));
        self.at = to;
        let steps = (1..=STEPS).map(|step| f64::from(step) / f64::from(STEPS));
        steps
            .filter_map(|share| {
                let along = |from: f64, to: f64| from + (to - from) * share;
                self.card_at((along(from.0, to.0), along(from.1, to.1)))
            })
            .collect()
    }

    /// Draws the held card at the pointer, and those it has gathered behind it.
    pub fn draw(&self, swept: &[Card]) {
        let middle = (self.at.0 - self.hold.0, self.at.1 - self.hold.1);
        self.held.put(middle, 0.0);
        for place in &self.table {
            let rank = swept.iter().position(|card| Some(*card) == place.card);
            match rank.map(behind) {
                Some((aside, up, turn)) => {
                    let width = self.held.area.width();
                    place.put((middle.0 + aside * width, middle.1 + up * width), turn);
                }
                None => place.let_be(),
            }
        }
    }

    /// Lets all cards glide to wherever they belong.
    pub fn release(&self) {
        self.held.let_be();
        self.table.iter().for_each(Place::let_be);
    }

    /// What the card is let go on.
    pub fn below(&self, event: &PointerEvent) -> Drop {
        let at = point(event);
        match self.card_at(at) {
            Some(card) => Drop::On(card),
            // The card's own place is part of the cloth, but no part of the table.
            None if holds(&self.cloth, at) && !holds(&self.held.area, at) => Drop::Cloth,
            None => Drop::Outside,
        }
    }

    fn card_at(&self, at: (f64, f64)) -> Option<Card> {
        self.table.iter().find(|place| holds(&place.area, at))?.card
    }
}

impl Place {
    fn of(element: HtmlElement) -> Option<Self> {
        Some(Self {
            card: element.get_attribute("data-card")?.parse().ok(),
            area: element.get_bounding_client_rect(),
            element,
        })
    }

    fn middle(&self) -> (f64, f64) {
        let area = &self.area;
        (
            area.left() + area.width() / 2.0,
            area.top() + area.height() / 2.0,
        )
    }

    fn put(&self, at: (f64, f64), turn: f64) {
        let home = self.middle();
        let values = [
            format!("{} {}", px(at.0 - home.0), px(at.1 - home.1)),
            format!("{}deg", tenth(turn)),
        ];
        for (property, value) in MOVED.iter().zip(values) {
            let _ = self.element.style().set_property(property, &value);
        }
    }

    fn let_be(&self) {
        for property in MOVED {
            let _ = self.element.style().remove_property(property);
        }
    }
}

fn holds(area: &DomRect, (x, y): (f64, f64)) -> bool {
    (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y)
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
