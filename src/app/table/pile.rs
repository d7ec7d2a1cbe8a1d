//! Captured cards and the stock.

use leptos::prelude::*;
use scopa::{Card, Seat};

use super::face_of;
use crate::app::Speech;
use crate::app::element::el;
use crate::app::session::Session;
use crate::app::view::{flag, list, marks, part, tenth, text};

/// How many scope are shown across a pile before a number says how many there are.
const ACROSS: usize = 4;
const BACK: &str = "<span class=\"back\"></span>";

/// The captured cards of a seat's side, its scope across: to the left, or where it lies at the left to the right.
pub fn pile(seat: Seat, flip: bool) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let side = usize::from(session.with_game(|game| game.rules().side_of(seat)));
    let cards = move || session.view.with(|view| usize::from(view.pile_sizes[side]));
    let scope = move || session.view.with(|view| view.scope[side].len());
    let shown = move || {
        session.view.with(|view| {
            view.scope[side]
                .iter()
                .rev()
                .take(ACROSS)
                .rev()
                .copied()
                .collect::<Vec<Card>>()
        })
    };
    let label = move || match session.who(seat) {
        None => speech.words().your_pile(cards(), scope()),
        Some(name) => speech.words().their_pile(name, cards(), scope()),
    };
    let across = move |index: i16| {
        let Some(card) = Card::from_index(index as u8) else {
            return ().into_any();
        };
        let place = text(move || {
            let shown = shown();
            let k = shown
                .iter()
                .position(|other| *other == card)
                .unwrap_or_default();
            let turn = 90.0 + 5.0 * (k as f64 - (shown.len() as f64 - 1.0) / 2.0);
            let turn = if flip { turn } else { -turn };
            format!("--k:{k};--across:{}deg", tenth(turn))
        });
        el("span")
            .set("class", "card cross")
            .set("data-card", card.to_string())
            .set("style", place)
            .child(face_of(card))
            .into_any()
    };
    let number = move || {
        el("span")
            .set("class", "label")
            .set("aria-hidden", "true")
            .child(text(move || scope().to_string()))
            .into_any()
    };
    el("div")
        .set("class", "pile")
        .set("class:flip", flip)
        .set("class:empty", flag(move || cards() == 0))
        .set("data-zone", "pile")
        .set("data-seat", seat.to_string())
        .set("role", "img")
        .set("aria-label", text(label))
        .set("style", text(move || format!("--m:{}", shown().len())))
        .child(el("i").set("class", "base"))
        .child(list(
            move || shown().iter().map(|card| i16::from(card.index())).collect(),
            across,
        ))
        .child(el("span").set("class", "heap").set(
            ".innerHTML",
            marks(BACK, move || deep(cards().saturating_sub(scope()))),
        ))
        .child(part(move || (scope() > ACROSS).then(number)))
        .into_any()
}

/// The undealt cards.
pub fn stock() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let cards = move || session.view.with(|view| usize::from(view.stock));
    let number = move || {
        el("span")
            .set("class", "label")
            .set("aria-hidden", "true")
            .child(text(move || cards().to_string()))
            .into_any()
    };
    el("div")
        .set("class", "stock")
        .set("class:empty", flag(move || cards() == 0))
        .set("data-zone", "stock")
        .set("role", "img")
        .set("aria-label", text(move || speech.words().stock(cards())))
        .child(el("i").set("class", "base"))
        .child(
            el("span")
                .set("class", "heap")
                .set(".innerHTML", marks(BACK, move || deep(cards()))),
        )
        .child(part(move || (cards() > 0).then(number)))
        .into_any()
}

/// How many backs a heap of cards shows.
fn deep(cards: usize) -> usize {
    match cards {
        0 => 0,
        1..=4 => 1,
        5..=12 => 2,
        _ => 3,
    }
}
