//! What happened last, and whose turn it is.

use leptos::prelude::*;
use scopa::table::Aim;
use scopa::{Cards, Event, Seat, Turn};

use super::Chip;
use crate::app::Speech;
use crate::app::session::{Session, Waiting};
use crate::app::words::{Words, name_of};

/// The line between the piles.
#[component]
pub fn Rail() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let mine = move || session.waiting.get() == Waiting::Play;
    let last = Memo::new(move |_| session.view.with(|view| view.history.last().cloned()));
    view! {
        <div class="say">
            <span class="turn" class:wait=move || !mine()>
                <Show when=mine><svg class="i" aria-hidden="true"><use href="#i-turn"/></svg></Show>
                {move || prompt(session, speech.words())}
            </span>
            {move || match session.aim.get() {
                Some(aim) => view! { <Gathered aim/> }.into_any(),
                None => last.get().map(|turn| view! { <Last turn/> }).into_any(),
            }}
        </div>
    }
}

fn prompt(session: Session, words: &'static Words) -> String {
    let thinking = || session.view.with(|view| view.to_move).map_or_else(String::new, |seat| (words.their_turn)(name_of(seat)));
    match session.waiting.get() {
        Waiting::Deal => words.dealing.to_owned(),
        Waiting::Think => thinking(),
        Waiting::Score | Waiting::Over => String::new(),
        Waiting::Play => session.aim.with(|aim| match aim {
            None => words.your_turn.to_owned(),
            Some(aim) if aim.captures().is_empty() => words.tap_to_lay.to_owned(),
            Some(aim) if aim.settled().is_some() => words.tap_to_take.to_owned(),
            Some(aim) => (words.which)(aim.captures().len()),
        }),
    }
}

/// What the lifted card has gathered, and makes.
#[component]
fn Gathered(aim: Aim) -> impl IntoView {
    let cards = aim.gathered();
    let sum = (cards.len() > 1).then(|| format!("= {}", aim.sum()));
    view! { <span class="last"><Chips cards/>{sum}</span> }
}

/// The play before.
#[component]
fn Last(turn: Turn) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let who = turn.seat;
    let event = turn.events.iter().find(|event| matches!(event, Event::Laid { .. } | Event::Captured { .. })).copied();
    match event {
        Some(Event::Laid { card, .. }) => view! {
            <span class="last">{move || verb(session, speech.words(), who, false)}" "<Chip card/></span>
        }
        .into_any(),
        Some(Event::Captured { card, taken, .. }) => view! {
            <span class="last">
                {move || verb(session, speech.words(), who, true)}" "<Chips cards=taken/>
                {move || speech.words().took_with}" "<Chip card/>
            </span>
        }
        .into_any(),
        _ => ().into_any(),
    }
}

fn verb(session: Session, words: &'static Words, who: Seat, took: bool) -> String {
    match (who == session.me, took) {
        (true, true) => words.you_took.to_owned(),
        (true, false) => words.you_laid.to_owned(),
        (false, true) => (words.took)(name_of(who)),
        (false, false) => (words.laid)(name_of(who)),
    }
}

#[component]
fn Chips(cards: Cards) -> impl IntoView {
    cards.iter().map(|card| view! { <Chip card/> }).collect_view()
}
