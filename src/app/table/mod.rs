//! The table on screen.

mod burst;
mod card;
mod carry;
mod curtain;
mod face;
mod field;
mod hand;
mod head;
pub mod moment;
mod offer;
mod pile;
mod rail;
mod seat;

use crate::app::element::el;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;

pub use burst::broom;
pub use card::{chip, emblem, face_of};
pub use carry::behind;
pub use curtain::curtain;
pub use face::{face, face_as, side_head};
pub use head::{Menu, anew, entries};
pub use offer::{confirm, panel};

use super::deck::Deck;
use super::input::{Drag, on_key};
use super::motion::Motion;
use super::session::Session;
use super::view::{flag, on, optional, part, text};

/// The table, with everything on it.
pub fn table() -> AnyView {
    let session = expect_context::<Session>();
    let motion = expect_context::<Motion>();
    let deck = expect_context::<Deck>();
    let drag = Drag::new(session, motion);
    provide_context(drag);
    let resized = window_event_listener(leptos::ev::resize, move |_| drag.resized());
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        on_key(session, drag, &event)
    });
    on_cleanup(move || {
        resized.remove();
        keys.remove();
    });
    let view = session.view;
    let dealt = move || view.with(|view| view.rules.hand_size);
    el("div")
        .set("class", "table")
        .set(
            "class:indices",
            flag(move || deck.failed.get() || deck.taste.index.get() == 1),
        )
        .set("class:idx-hand", flag(move || dealt() > 4))
        .set("class:pure", flag(move || deck.taste.hints.get() == 0))
        .set("class:large", flag(move || deck.taste.size.get() == 1))
        .set(
            "data-phase",
            text(move || session.waiting.get().name().to_owned()),
        )
        .set(
            "data-turn",
            optional(move || view.with(|view| view.to_move.map(|seat| seat.to_string()))),
        )
        .set(
            "data-deal",
            text(move || view.with(|view| view.deal_number.to_string())),
        )
        .set(
            "data-seats",
            text(move || view.with(|view| view.rules.players.to_string())),
        )
        .on("pointerdown", on(move |_: PointerEvent| drag.begin()))
        .on(
            "click",
            on(move |_: MouseEvent| {
                if !drag.was_drag() {
                    session.put_back();
                }
            }),
        )
        .child(el("h1").set("class", "sr").child("Scopa"))
        .child(part(move || {
            session.seat.track();
            Some(lay(session))
        }))
        .child(carry::carry(session, drag))
        .child(curtain::drawn(session))
        .child(
            el("div")
                .set("class", "ghosts")
                .keep(motion.layer)
                .set("aria-hidden", "true"),
        )
        .into_any()
}

/// Everything on the table, as it is seen from one seat.
fn lay(session: Session) -> AnyView {
    let around = session.around();
    let (mine, sides, seats, dealt, dealt_on) = session.with_game(|game| {
        let rules = game.rules();
        (
            rules.side_of(around.me),
            rules.sides_count(),
            rules.players,
            rules.hand_size,
            rules.rounds() > 1,
        )
    });
    // Two teams: their cards at the left, the stock beside one's own.
    let teams = sides == 2 && seats > 2;
    let theirs = around.pile((mine + 1) % sides);
    let pair = (seats == 2).then(|| {
        el("div")
            .set("class", "pt")
            .child(pile::pile(theirs, false))
            .into_any()
    });
    // Where all cards are dealt at once there never is a stock.
    let stock = || dealt_on.then(pile::stock).into_any();
    let left = if teams {
        pile::pile(theirs, true)
    } else {
        stock()
    };
    el("div")
        .set("class", "lay")
        .set("class:piled", sides > 2)
        .set("style", format!("--n:{}", dealt.max(3)))
        .child(head::menu())
        .child(head::learn())
        .child(head::score_line())
        .child(head::tools())
        .child(
            el("div").set("class", "seats").child(
                around
                    .from_left()
                    .into_iter()
                    .map(seat::other)
                    .collect_view(),
            ),
        )
        .child(pair)
        .child(field::field())
        .child(el("div").set("class", "pl").child(left))
        .child(rail::rail())
        .child(
            el("div")
                .set("class", "pm")
                .child(teams.then(stock))
                .child(pile::pile(around.me, false)),
        )
        .child(hand::hand())
        .child(burst::burst())
        .child(moment::shown())
        .into_any()
}
