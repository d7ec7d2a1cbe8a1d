//! A card's face, and cards in words.

use leptos::prelude::*;
use scopa::{Card, Suit};

use crate::app::Speech;
use crate::app::deck::Deck;
use crate::app::element::{drawn, el, several};
use crate::app::view::{part, text};

/// A card's picture with its index, which the style sheets show where it is needed.
pub fn face_of(card: Card) -> AnyView {
    let deck = expect_context::<Deck>();
    let picture = part(move || {
        deck.picture(card).map(|address| {
            el("img")
                .set("src", address)
                .set("alt", "")
                .set("draggable", "false")
                .into_any()
        })
    });
    several([
        picture.into(),
        el("span")
            .set("class", "idx")
            .set("aria-hidden", "true")
            .child(card.rank().value().to_string())
            .child(emblem(card.suit()))
            .into(),
    ])
}

/// A suit's sign.
pub fn emblem(suit: Suit) -> AnyView {
    let deck = expect_context::<Deck>();
    let letter = match suit {
        Suit::Denari => "D",
        Suit::Coppe => "C",
        Suit::Spade => "S",
        Suit::Bastoni => "B",
    };
    let sign = text(move || {
        format!(
            "#{}-{letter}",
            if deck.taste.deck.get() == 0 { "s" } else { "f" }
        )
    });
    drawn("svg")
        .set("class", "e")
        .set("aria-hidden", "true")
        .child(drawn("use").set("href", sign))
        .into_any()
}

/// A card in a line of text.
pub fn chip(card: Card) -> AnyView {
    let speech = expect_context::<Speech>();
    let name = text(move || speech.words().named(card));
    el("span")
        .set("class", "chip")
        .set("role", "img")
        .set("aria-label", name)
        .child(card.rank().value().to_string())
        .child(emblem(card.suit()))
        .into_any()
}
