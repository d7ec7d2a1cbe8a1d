//! A seat of the others.

use leptos::prelude::*;
use scopa::{Card, Seat};

use super::pile::pile;
use super::{face, face_of};
use crate::app::Speech;
use crate::app::session::{Session, Waiting};
use crate::app::view::{flag, icon, marks, part, text};
use crate::app::words::name_of;

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
            view! { <span class="card" data-card=card.to_string()>{face_of(card)}</span> }
                .into_any()
        };
        (!shown.is_empty()).then(|| {
            view! { <span class="shown">{shown.iter().map(card).collect_view()}</span> }.into_any()
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
            view! { <span class="dots" aria-hidden="true" inner_html="<i></i><i></i><i></i>"></span> }.into_any()
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
        view! { <b class="pts" class:lead=flag(leads)>{text(move || points().to_string())}</b> }
            .into_any()
    });
    let pile = (own && around.pile(side) == seat).then(|| pile(seat, false));
    let overlap = if session.with_game(|game| game.rules().hand_size) > 4 {
        "--ov:.24"
    } else {
        "--ov:.5"
    };
    view! {
        <section
            class="seat"
            data-zone="hand"
            data-seat=seat.to_string()
            data-pos=around.position(seat)
            aria-current=text(move || turn().to_string())
            aria-label=text(move || (speech.words().their_hand)(name_of(seat), cards()))
        >
            <span class="id">
                {face(seat, Some(dealer(seat)))}
                <span class="tx">
                    <span class="who">{name_of(seat)}{points}</span>
                    <span class="note">{pile}{part(dots)}</span>
                </span>
            </span>
            {shown}
            <span
                class="backs"
                class:three=flag(move || hidden() == 3)
                class:few=flag(move || hidden() < 3 && seats > 2)
                style=overlap
                aria-hidden="true"
                inner_html=marks("<i></i>", hidden)
            ></span>
        </section>
    }
    .into_any()
}

/// The dealer's badge, where the dealer sits.
pub fn dealer(seat: Seat) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let badge = move || {
        view! { <span class="dealer" title=speech.say(|words| words.dealer)>{icon("#i-deck")}</span> }.into_any()
    };
    part(move || session.view.with(|view| view.dealer == seat).then(badge)).into_any()
}
