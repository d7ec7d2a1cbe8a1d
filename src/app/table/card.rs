//! A card's face, and cards in words.

use leptos::prelude::*;
use scopa::{Card, Suit};

use crate::app::Speech;
use crate::app::deck::Deck;
use crate::app::view::{part, text};

/// A card's picture with its index, which the style sheets show where it is needed.
pub fn face_of(card: Card) -> AnyView {
    let deck = expect_context::<Deck>();
    let picture = part(move || {
        deck.picture(card)
            .map(|address| view! { <img src=address alt="" draggable="false"/> }.into_any())
    });
    view! { {picture}<span class="idx" aria-hidden="true">{card.rank().value()}{emblem(card.suit())}</span> }.into_any()
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
    view! { <svg class="e" aria-hidden="true"><use href=sign/></svg> }.into_any()
}

/// A card in a line of text.
pub fn chip(card: Card) -> AnyView {
    let speech = expect_context::<Speech>();
    let name = text(move || speech.words().named(card));
    view! { <span class="chip" role="img" aria-label=name>{card.rank().value()}{emblem(card.suit())}</span> }.into_any()
}
