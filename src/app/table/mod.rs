//! The table on screen.

mod burst;
mod card;
mod face;
mod field;
mod hand;
mod head;
mod pile;
mod rail;
mod seat;

use leptos::prelude::*;

pub use card::{CardFace, Chip, Emblem};
pub use face::Face;

use super::deck::Deck;
use super::input::{Drag, on_key};
use super::motion::Motion;
use super::session::Session;
use super::words::Language;
use burst::Burst;
pub use head::Icon;
use field::Field;
use hand::Hand;
use head::{Menu, ScoreLine};
use pile::{Pile, Stock};
use rail::Rail;
use seat::Opponent;

/// The table, with everything on it.
#[component]
pub fn Table(#[prop(into)] choose_language: Callback<Language>) -> impl IntoView {
    let session = expect_context::<Session>();
    let motion = expect_context::<Motion>();
    let deck = expect_context::<Deck>();
    let drag = Drag::new(session);
    provide_context(drag);
    let resized = window_event_listener(leptos::ev::resize, move |_| drag.resized());
    let keys = window_event_listener(leptos::ev::keydown, move |event| on_key(session, drag, &event));
    on_cleanup(move || {
        resized.remove();
        keys.remove();
    });
    let view = session.view;
    view! {
        <div
            class="table"
            class:aiming=move || session.aim.with(Option::is_some)
            class:indices=move || deck.failed.get()
            class:idx-hand=move || { view.with(|view| view.rules.hand_size > 4) }
            data-phase=move || session.waiting.get().name()
            data-turn=move || view.with(|view| view.to_move.map(|seat| seat.to_string()))
            data-deal=move || view.with(|view| view.deal_number.to_string())
            data-seats=move || view.with(|view| view.rules.players.to_string())
            on:click=move |_| session.put_back()
        >
            <h1 class="sr">"Scopa"</h1>
            <div class="lay" style=move || format!("--n:{}", view.with(|view| view.rules.hand_size.max(3)))>
                <Menu choose_language/>
                <ScoreLine/>
                <div class="seats"><Opponent seat=1/></div>
                <div class="pt"><Pile seat=1/></div>
                <Field/>
                <div class="pl"><Stock/></div>
                <Rail/>
                <div class="pm"><Pile seat=0/></div>
                <Hand/>
                <Burst/>
            </div>
            <div class="ghosts" node_ref=motion.layer aria-hidden="true"></div>
        </div>
    }
}
