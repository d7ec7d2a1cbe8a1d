//! The players' faces, cut out of the deck.

use leptos::prelude::*;
use scopa::{Card, Rank, Seat, Suit};

use crate::app::deck::Deck;
use crate::app::view::optional;

/// A cut of a card: which one, how large the whole card is drawn (the face being 1), and where the cut lies.
type Cut = (u8, Suit, &'static str, &'static str);

const CUTS: [Cut; 6] = [
    (1, Suit::Denari, "476.2%", "49.7% 38.9%"),
    (10, Suit::Denari, "277.8%", "56.2% 10.8%"),
    (8, Suit::Coppe, "294.1%", "55.3% 9.9%"),
    (9, Suit::Spade, "333.3%", "45% 6.6%"),
    (10, Suit::Bastoni, "277.8%", "54.7% 10.8%"),
    (3, Suit::Bastoni, "217.4%", "50% 56.5%"),
];

/// The face of whoever sits at `seat`: round for our side, square for theirs. `badge` hangs on it.
pub fn face(seat: Seat, ours: bool, badge: Option<AnyView>) -> AnyView {
    let deck = expect_context::<Deck>();
    let (rank, suit, size, place) = CUTS[usize::from(seat) % CUTS.len()];
    let card = Rank::new(rank).map(|rank| Card::new(rank, suit));
    let picture = optional(move || {
        let address = card.and_then(|card| deck.picture(card))?;
        Some(format!(
            "background-image:url({address});background-size:{size} auto;background-position:{place}"
        ))
    });
    let class = if ours { "face a" } else { "face b" };
    view! { <span class=class aria-hidden="true" style=picture>{badge}</span> }.into_any()
}
