//! A card's face, and cards in words.

use leptos::prelude::*;
use scopa::{Card, Suit};

use crate::app::Speech;
use crate::app::deck::Deck;

/// A card's picture with its index, which the style sheets show where it is needed.
#[component]
pub fn CardFace(card: Card) -> impl IntoView {
    let deck = expect_context::<Deck>();
    view! {
        {move || deck.picture(card).map(|address| view! { <img src=address alt="" draggable="false"/> })}
        <span class="idx" aria-hidden="true">{card.rank().value()}<Emblem suit=card.suit()/></span>
    }
}

/// A suit's sign.
#[component]
pub fn Emblem(suit: Suit) -> impl IntoView {
    let sign = match suit {
        Suit::Denari => "#s-D",
        Suit::Coppe => "#s-C",
        Suit::Spade => "#s-S",
        Suit::Bastoni => "#s-B",
    };
    view! { <svg class="e" aria-hidden="true"><use href=sign/></svg> }
}

/// A card in a line of text.
#[component]
pub fn Chip(card: Card) -> impl IntoView {
    let speech = expect_context::<Speech>();
    view! {
        <span class="chip" role="img" aria-label=move || speech.words().named(card)>
            {card.rank().value()}<Emblem suit=card.suit()/>
        </span>
    }
}
