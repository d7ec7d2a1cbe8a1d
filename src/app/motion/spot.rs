//! Places of the table as they are on screen.

use leptos::prelude::document;
use scopa::table::Place;
use scopa::{Card, Cards};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A card's place on screen: its middle and its width, in pixels, and its tilt.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Middle, from the left.
    pub x: f64,
    /// Middle, from the top.
    pub y: f64,
    /// Width of the card without its tilt.
    pub width: f64,
    /// Degrees, clockwise.
    pub tilt: f64,
}

impl Spot {
    /// Where an element is; `None` when it is not on screen.
    pub fn of(element: &Element) -> Option<Self> {
        let area = element.get_bounding_client_rect();
        let html = element.dyn_ref::<HtmlElement>()?;
        let width = f64::from(html.offset_width());
        let style = html.style();
        let degrees = |name: &str| {
            Some(js_sys::parse_float(&style.get_property_value(name).ok()?))
                .filter(|degrees| !degrees.is_nan())
        };
        let tilt = degrees("--tilt")
            .or_else(|| degrees("--across"))
            .unwrap_or(0.0);
        (width > 0.0).then(|| Self {
            x: area.left() + area.width() / 2.0,
            y: area.top() + area.height() / 2.0,
            width,
            tilt,
        })
    }

    /// Whether two spots are the same to the eye.
    pub fn is_near(&self, other: &Self) -> bool {
        (self.x - other.x).abs() < 1.5
            && (self.y - other.y).abs() < 1.5
            && (self.width - other.width).abs() < 1.0
    }
}

/// Spots by the names of their places; few enough to look through.
#[derive(Clone, Default)]
pub struct Spots(Vec<(String, Spot)>);

impl Spots {
    /// The spot of a name.
    pub fn get(&self, name: &str) -> Option<Spot> {
        self.0
            .iter()
            .rev()
            .find(|(other, _)| other == name)
            .map(|(_, spot)| *spot)
    }

    /// Adds a spot; of two with one name the later counts.
    pub fn insert(&mut self, name: String, spot: Spot) {
        self.0.push((name, spot));
    }
}

/// What a place is called in a look.
pub fn name(place: Place) -> String {
    match place {
        Place::Stock => "stock".to_owned(),
        Place::Own(card) => card.to_string(),
        Place::Hidden(seat, index) => format!("hidden {seat} {index}"),
        Place::Pile(seat) => format!("pile {seat}"),
        Place::Middle(_) => String::new(),
    }
}

/// The element at a place that has one.
pub fn element(place: Place) -> Option<Element> {
    let selector = match place {
        Place::Own(card) => format!(".table [data-card=\"{card}\"]"),
        Place::Hidden(seat, index) => format!(
            "[data-zone=hand][data-seat=\"{seat}\"] .backs i:nth-child({})",
            index + 1
        ),
        Place::Pile(seat) => format!(".pile[data-seat=\"{seat}\"] .base"),
        Place::Stock => ".stock .base".to_owned(),
        Place::Middle(_) => return None,
    };
    document().query_selector(&selector).ok().flatten()
}

/// Where every card and every pile is now, and if need be the backs of the cards that are not shown.
pub fn all(backs: bool) -> Spots {
    let mut spots = Spots::default();
    let selector = if backs {
        ".table :is([data-card], .base, .backs i)"
    } else {
        ".table :is([data-card], .base)"
    };
    let Ok(found) = document().query_selector_all(selector) else {
        return spots;
    };
    let mut hidden = [0_u8; 10];
    for element in (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok()) {
        let name = match element.get_attribute("data-card") {
            Some(card) => card,
            None => {
                let owner = element.closest("[data-seat],.stock").ok().flatten();
                let seat = owner
                    .as_ref()
                    .and_then(|owner| owner.get_attribute("data-seat"));
                match (seat, element.class_name().as_str()) {
                    (None, _) => name(Place::Stock),
                    (Some(seat), "base") => format!("pile {seat}"),
                    (Some(seat), _) => {
                        let index = seat
                            .parse::<usize>()
                            .ok()
                            .and_then(|seat| hidden.get_mut(seat));
                        let at = index.map_or(0, |index| std::mem::replace(index, *index + 1));
                        format!("hidden {seat} {at}")
                    }
                }
            }
        };
        if let Some(spot) = Spot::of(&element) {
            spots.insert(name, spot);
        }
    }
    spots
}

/// A place in one look, or failing that in the other.
pub fn find(place: Place, first: &Spots, second: &Spots) -> Option<Spot> {
    let look = |name: &str| first.get(name).or_else(|| second.get(name));
    match place {
        Place::Middle(cards) => middle(cards, |card| look(&name(Place::Own(card)))),
        Place::Hidden(seat, _) => {
            look(&name(place)).or_else(|| look(&name(Place::Hidden(seat, 0))))
        }
        _ => look(&name(place)),
    }
}

fn middle(cards: Cards, spot: impl Fn(Card) -> Option<Spot>) -> Option<Spot> {
    let spots: Vec<Spot> = cards.iter().filter_map(spot).collect();
    let count = spots.len() as f64;
    let first = *spots.first()?;
    let mean = |value: fn(&Spot) -> f64| spots.iter().map(value).sum::<f64>() / count;
    Some(Spot {
        x: mean(|spot| spot.x),
        y: mean(|spot| spot.y),
        ..first
    })
}
