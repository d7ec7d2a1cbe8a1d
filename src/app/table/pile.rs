//! Captured cards and the stock.

use leptos::prelude::*;
use scopa::Seat;

use super::CardFace;
use crate::app::Speech;
use crate::app::session::Session;
use crate::app::words::name_of;

/// How many scope are shown across a pile before a number says how many there are.
const ACROSS: usize = 4;

/// The captured cards of a seat's side, its scope across.
#[component]
pub fn Pile(seat: Seat) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let side = usize::from(session.with_game(|game| game.rules().side_of(seat)));
    let cards = Memo::new(move |_| session.view.with(|view| usize::from(view.pile_sizes[side])));
    let scope = Memo::new(move |_| session.view.with(|view| view.scope[side].clone()));
    let shown = move || scope.with(|scope| scope[scope.len().saturating_sub(ACROSS)..].to_vec());
    let label = move || {
        let (words, cards, scope) = (speech.words(), cards.get(), scope.with(Vec::len));
        if seat == session.me {
            (words.your_pile)(cards, scope)
        } else {
            (words.their_pile)(name_of(seat), cards, scope)
        }
    };
    let place = move |card| {
        let shown = shown();
        let k = shown.iter().position(|other| *other == card).unwrap_or_default();
        let across = -90.0 - 5.0 * (k as f64 - (shown.len() as f64 - 1.0) / 2.0);
        format!("--k:{k};--across:{across}deg")
    };
    view! {
        <div
            class="pile"
            class:empty=move || cards.get() == 0
            data-zone="pile"
            data-seat=seat.to_string()
            role="img"
            aria-label=label
            style=move || format!("--m:{}", shown().len())
        >
            <i class="base"></i>
            <For each=shown key=|card| *card let(card)>
                <span class="card cross" data-card=card.to_string() style=move || place(card)><CardFace card/></span>
            </For>
            <Backs count=Signal::derive(move || cards.get().saturating_sub(scope.with(Vec::len)))/>
            <Show when=move || { scope.with(Vec::len) > ACROSS }>
                <span class="label" aria-hidden="true">{move || scope.with(Vec::len)}</span>
            </Show>
        </div>
    }
}

/// The undealt cards.
#[component]
pub fn Stock() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let cards = Memo::new(move |_| session.view.with(|view| usize::from(view.stock)));
    view! {
        <div
            class="stock"
            class:empty=move || cards.get() == 0
            data-zone="stock"
            role="img"
            aria-label=move || (speech.words().stock)(cards.get())
        >
            <i class="base"></i>
            <Backs count=cards.into()/>
            <Show when=move || { cards.get() > 0 }>
                <span class="label" aria-hidden="true">{move || cards.get()}</span>
            </Show>
        </div>
    }
}

/// A heap of backs: one, two or three deep.
#[component]
fn Backs(count: Signal<usize>) -> impl IntoView {
    let deep = move || match count.get() {
        0 => 0,
        1..=4 => 1,
        5..=12 => 2,
        _ => 3,
    };
    view! { <For each=move || 0..deep() key=|i| *i let:_i><span class="back"></span></For> }
}
