//! The players' faces, cut out of the deck.

use leptos::prelude::*;
use scopa::table::Party;
use scopa::{Card, Rank, Seat, Side, Suit};

use crate::app::Speech;
use crate::app::deck::Deck;
use crate::app::element::{el, several};
use crate::app::session::Session;
use crate::app::view::{optional, text};

/// A cut of a card: which one, how large the whole card is drawn (the face being 1), and where the cut lies.
type Cut = (u8, Suit, &'static str, &'static str);

/// The six players in each deck.
const CUTS: [[Cut; 6]; 3] = [
    [
        (1, Suit::Denari, "476.2%", "50% 39.1%"),
        (10, Suit::Denari, "277.8%", "56.2% 9.3%"),
        (8, Suit::Coppe, "285.7%", "56.9% 9.2%"),
        (9, Suit::Spade, "277.8%", "46.9% 4.6%"),
        (10, Suit::Bastoni, "277.8%", "52.3% 9.3%"),
        (3, Suit::Bastoni, "256.4%", "50.8% 58.5%"),
    ],
    [
        (1, Suit::Denari, "166.7%", "50% 47%"),
        (10, Suit::Denari, "270%", "50% 7%"),
        (8, Suit::Coppe, "270%", "50% 7%"),
        (9, Suit::Spade, "270%", "50% 7%"),
        (10, Suit::Bastoni, "270%", "50% 7%"),
        (9, Suit::Denari, "270%", "50% 7%"),
    ],
    [
        (1, Suit::Denari, "166.7%", "50% 47%"),
        (1, Suit::Spade, "166.7%", "50% 47%"),
        (1, Suit::Coppe, "166.7%", "50% 47%"),
        (1, Suit::Bastoni, "166.7%", "50% 47%"),
        (7, Suit::Denari, "166.7%", "50% 20%"),
        (7, Suit::Spade, "166.7%", "50% 20%"),
    ],
];

/// The face of whoever sits at a seat of the match; `badge` hangs on it.
pub fn face(seat: Seat, badge: Option<AnyView>) -> AnyView {
    let session = expect_context::<Session>();
    face_as(seat, session.around().party(seat), badge)
}

/// A side as a column's head: the face that stands for it, and its name.
pub fn side_head(side: Side, seat: Seat) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let name = text(move || session.side_name(side, speech.words()));
    several([
        face(seat, None).into(),
        el("span").set("class", "nm").child(name).into(),
    ])
}

/// The face of whoever sits at `seat`: round for our side, square for theirs, arched for the third of three.
pub fn face_as(seat: Seat, party: Party, badge: Option<AnyView>) -> AnyView {
    let deck = expect_context::<Deck>();
    let picture = optional(move || {
        let (rank, suit, size, place) = CUTS[deck.taste.deck.get()][usize::from(seat) % 6];
        let address = deck.picture(Card::new(Rank::new(rank)?, suit))?;
        Some(format!(
            "background-image:url({address});background-size:{size} auto;background-position:{place}"
        ))
    });
    let class = match party {
        Party::Ours => "face a",
        Party::Theirs => "face b",
        Party::Third => "face c",
    };
    el("span")
        .set("class", class)
        .set("aria-hidden", "true")
        .set("style", picture)
        .child(badge)
        .into_any()
}
