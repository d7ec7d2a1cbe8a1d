//! An opponent's seat.

use leptos::prelude::*;
use scopa::{Card, Seat};

use super::{face, face_of};
use crate::app::Speech;
use crate::app::session::{Session, Waiting};
use crate::app::view::{flag, icon, marks, part, text};
use crate::app::words::name_of;

/// Who sits there, whether they think, and the backs of their cards.
pub fn opponent(seat: Seat) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
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
        cards()
            - session
                .view
                .with(|view| view.shown[usize::from(seat)].len())
                .min(cards())
    };
    let turn = move || session.view.with(|view| view.to_move == Some(seat));
    let dots = move || {
        let dots = || {
            view! { <span class="dots" aria-hidden="true" inner_html="<i></i><i></i><i></i>"></span> }.into_any()
        };
        (turn() && session.waiting.get() == Waiting::Think).then(dots)
    };
    view! {
        <section
            class="seat"
            data-zone="hand"
            data-seat=seat.to_string()
            data-pos="top"
            aria-current=text(move || turn().to_string())
            aria-label=text(move || (speech.words().their_hand)(name_of(seat), cards()))
        >
            <span class="id">
                {face(seat, false, Some(dealer(seat)))}
                <span class="tx"><span class="who">{name_of(seat)}</span><span class="note">{part(dots)}</span></span>
            </span>
            {shown}
            <span
                class="backs"
                class:three=flag(move || hidden() == 3)
                style="--ov:.5"
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
