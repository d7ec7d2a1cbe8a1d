//! The way home of cards that were carried and have not been played.

use leptos::prelude::*;
use scopa::Card;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::motion::Spot;
use crate::app::view::{next_frame, px, tenth};

/// What a card is moved with.
const MOVED: [&str; 4] = ["transition", "opacity", "translate", "rotate"];

/// Shows the cards themselves where their likenesses were carried, from where they glide to their places.
pub fn go_home(carried: &[(Card, Spot)]) {
    let places: Vec<_> = carried
        .iter()
        .filter_map(|(card, spot)| Some((element_of(*card)?, *spot)))
        .collect();
    // All is measured before anything is changed: each time that the two take turns, the table is laid out.
    let homes: Vec<_> = places.iter().map(|(card, _)| home(card)).collect();
    for ((card, spot), (x, y)) in places.iter().zip(homes) {
        put(card, (spot.x - x, spot.y - y), spot.tilt);
    }
    // From the next frame on they glide to wherever they belong.
    next_frame(move || {
        // Asked where one is, the browser takes note of where all are.
        let _ = places.first().map(|(card, _)| card.offset_left());
        for (card, _) in &places {
            for property in MOVED {
                let _ = card.style().remove_property(property);
            }
        }
    });
}

/// Draws a card off its place by so much, at once, and turned.
fn put(card: &HtmlElement, (x, y): (f64, f64), turn: f64) {
    let values = [
        "none".to_owned(),
        "1".to_owned(),
        format!("{} {}", px(x), px(y)),
        format!("{}deg", tenth(turn)),
    ];
    for (property, value) in MOVED.iter().zip(values) {
        let _ = card.style().set_property(property, &value);
    }
}

/// A card's element, on the table or in the hand.
fn element_of(card: Card) -> Option<HtmlElement> {
    let selector = format!("[data-zone] [data-card=\"{card}\"]");
    let element = document().query_selector(&selector).ok().flatten()?;
    element.dyn_into().ok()
}

/// The middle of a card's place on screen, wherever the card itself has been moved from there.
fn home(card: &HtmlElement) -> (f64, f64) {
    let around = card.offset_parent();
    let area = around.map(|around| around.get_bounding_client_rect());
    let (left, top) = area.map_or((0.0, 0.0), |area| (area.left(), area.top()));
    let middle = |start: i32, length: i32| f64::from(start) + f64::from(length) / 2.0;
    (
        left + middle(card.offset_left(), card.offset_width()),
        top + middle(card.offset_top(), card.offset_height()),
    )
}
