//! An opponent's seat.

use leptos::prelude::*;
use scopa::Seat;

use super::Face;
use crate::app::Speech;
use crate::app::session::{Session, Waiting};
use crate::app::words::name_of;

/// Who sits there, whether they think, and the backs of their cards.
#[component]
pub fn Opponent(seat: Seat) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let cards = Memo::new(move |_| session.view.with(|view| usize::from(view.hand_sizes[usize::from(seat)])));
    let turn = move || session.view.with(|view| view.to_move == Some(seat));
    let thinks = move || turn() && session.waiting.get() == Waiting::Think;
    view! {
        <section
            class="seat"
            data-zone="hand"
            data-seat=seat.to_string()
            data-pos="top"
            aria-current=move || turn().to_string()
            aria-label=move || (speech.words().their_hand)(name_of(seat), cards.get())
        >
            <span class="id">
                <Face seat><Dealer seat/></Face>
                <span class="tx">
                    <span class="who">{name_of(seat)}</span>
                    <span class="note">
                        <Show when=thinks><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></Show>
                    </span>
                </span>
            </span>
            <span class="backs" class:three=move || cards.get() == 3 style="--ov:.5" aria-hidden="true">
                <For each=move || 0..cards.get() key=|i| *i let:_i><i></i></For>
            </span>
        </section>
    }
}

/// The dealer's badge, where the dealer sits.
#[component]
pub fn Dealer(seat: Seat) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    view! {
        <Show when=move || session.view.with(|view| view.dealer == seat)>
            <span class="dealer" title=move || speech.words().dealer>
                <svg class="i" aria-hidden="true"><use href="#i-deck"/></svg>
            </span>
        </Show>
    }
}
