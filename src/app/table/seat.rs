//! A seat of the others.

use leptos::prelude::*;
use scopa::{Card, Seat};

use super::pile::pile;
use super::{face, face_of};
use crate::app::Speech;
use crate::app::element::el;
use crate::app::session::{Session, Waiting};
use crate::app::view::{flag, icon, marks, part, text};

/// Who sits there, whether they think, and the backs of their cards; where each plays alone against several, what
/// they have captured and their points too.
pub fn other(seat: Seat) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let around = session.around();
    let (side, seats) = session.with_game(|game| {
        let rules = game.rules();
        (rules.side_of(seat), rules.players)
    });
    let cards = move || {
        session
            .view
            .with(|view| usize::from(view.hand_sizes[usize::from(seat)]))
    };
    let shown = part(move || {
        let shown = session.view.with(|view| view.shown[usize::from(seat)]);
        let card = |card: Card| {
            el("span")
                .set("class", "card")
                .set("data-card", card.to_string())
                .child(face_of(card))
                .into_any()
        };
        (!shown.is_empty()).then(|| {
            el("span")
                .set("class", "shown")
                .child(shown.iter().map(card).collect_view())
                .into_any()
        })
    });
    let hidden = move || {
        let shown = session
            .view
            .with(|view| view.shown[usize::from(seat)].len());
        cards().saturating_sub(shown)
    };
    let turn = move || session.view.with(|view| view.to_move == Some(seat));
    let dots = move || {
        let dots = || {
            el("span")
                .set("class", "dots")
                .set("aria-hidden", "true")
                .set(".innerHTML", "<i></i><i></i><i></i>")
                .into_any()
        };
        (turn() && session.waiting.get() == Waiting::Think).then(dots)
    };
    let points = move || session.view.with(|view| view.totals[usize::from(side)]);
    let leads = move || {
        session
            .view
            .with(|view| view.totals.iter().max() == Some(&points()) && points() > 0)
    };
    let own = !around.has_wide_pile(side);
    let points = own.then(|| {
        el("b")
            .set("class", "pts")
            .set("class:lead", flag(leads))
            .child(text(move || points().to_string()))
            .into_any()
    });
    let pile = (own && around.pile(side) == seat).then(|| pile(seat, false));
    let overlap = if session.with_game(|game| game.rules().hand_size) > 4 {
        "--ov:.24"
    } else {
        "--ov:.5"
    };
    el("section")
        .set("class", "seat")
        .set("data-zone", "hand")
        .set("data-seat", seat.to_string())
        .set("data-pos", around.position(seat))
        .set("aria-current", text(move || turn().to_string()))
        .set(
            "aria-label",
            text(move || speech.words().their_hand(session.called(seat), cards())),
        )
        .child(
            el("span")
                .set("class", "id")
                .child(face(seat, Some(dealer(seat))))
                .child(
                    el("span")
                        .set("class", "tx")
                        .child(
                            el("span")
                                .set("class", "who")
                                .child(session.called(seat))
                                .child(points),
                        )
                        .child(
                            el("span")
                                .set("class", "note")
                                .child(pile)
                                .child(part(dots)),
                        ),
                ),
        )
        .child(shown)
        .child(
            el("span")
                .set("class", "backs")
                .set("class:three", flag(move || hidden() == 3))
                .set("class:few", flag(move || hidden() < 3 && seats > 2))
                .set("style", overlap)
                .set("aria-hidden", "true")
                .set(".innerHTML", marks("<i></i>", hidden)),
        )
        .into_any()
}

/// The dealer's badge, where the dealer sits.
pub fn dealer(seat: Seat) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let badge = move || {
        el("span")
            .set("class", "dealer")
            .set("title", speech.say(|words| words.dealer))
            .child(icon("#i-deck"))
            .into_any()
    };
    part(move || session.view.with(|view| view.dealer == seat).then(badge)).into_any()
}
