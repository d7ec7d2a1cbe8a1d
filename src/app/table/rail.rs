//! What happened last, and whose turn it is.

use std::time::Duration;

use leptos::prelude::*;
use scopa::table::Aim;
use scopa::{Cards, Event, Seat, Turn};

use super::chip;
use crate::app::Speech;
use crate::app::element::el;
use crate::app::input::Drag;
use crate::app::session::{Session, Waiting};
use crate::app::view::{a_frame_later, flag, icon, in_time, next_frame, part, text};
use crate::app::words::Spoken;

/// The line between the piles.
pub fn rail() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let mine = move || session.waiting.get() == Waiting::Play;
    let told = a_frame_later(move || {
        let asks = drag.answered.get() > 0;
        Some((prompt(session, drag, speech.words()), asks))
    });
    let told = move || told.get().unwrap_or_default();
    // The pointer carries what it gathers, and its sum: the last play stays readable under it, and this line does not
    // look at the aim.
    let gathers = move || {
        let aim = session.aim;
        let carried = drag.card.with(Option::is_some);
        (!carried).then(|| aim.with(|aim| aim.as_ref().map(Aim::gathered)))?
    };
    // What was dragged is told once its cards are on their way: of thirteen there are twenty-six pictures. After a tap the
    // line has told what was gathered, and would show the play before for a moment.
    let plays = RwSignal::new(0_usize);
    Effect::new(move || {
        let now = session.view.with(|view| view.history.len());
        let tell = move || plays.set(now);
        if drag.was_drag() {
            next_frame(move || in_time(tell, Duration::ZERO));
        } else {
            tell();
        }
    });
    let newest = move || {
        let place = plays.get().checked_sub(1)?;
        session
            .view
            .with_untracked(|view| view.history.get(place).cloned())
    };
    let last = move || match gathers() {
        Some(cards) => Some(gathered(cards)),
        None => newest().map(|turn| last(session, speech, &turn)),
    };
    el("div")
        .set("class", "say")
        .child(
            el("span")
                .set("class", "turn")
                .set("class:wait", flag(move || !mine()))
                .set("class:asks", flag(move || told().1))
                .child(part(move || mine().then(|| icon("#i-turn"))))
                .child(text(move || told().0)),
        )
        .child(part(last))
        .into_any()
}

fn prompt(session: Session, drag: Drag, words: Spoken) -> String {
    let held = drag.card.with(Option::is_some);
    let pick = |let_go: &str, tap: &str| if held { let_go } else { tap }.to_owned();
    let thinking = || {
        session
            .view
            .with(|view| view.to_move)
            .map_or_else(String::new, |seat| words.their_turn(session.called(seat)))
    };
    match session.waiting.get() {
        Waiting::Deal => words.dealing.to_owned(),
        Waiting::Think => thinking(),
        Waiting::Score | Waiting::Over => String::new(),
        Waiting::Play => drag
            .answer_with(|aim| match aim.captures().len() {
                0 => pick(words.let_go_to_lay, words.tap_to_lay),
                _ if aim.settled().is_some() => pick(words.let_go_to_take, words.tap_to_take),
                several => words.which(several),
            })
            .unwrap_or_else(|| words.your_turn.to_owned()),
    }
}

/// What the lifted card has gathered, and makes.
fn gathered(cards: Cards) -> AnyView {
    let sum = (cards.len() > 1).then(|| format!("= {}", cards.total()));
    el("span")
        .set("class", "last")
        .child(chips(cards))
        .child(sum)
        .into_any()
}

/// The play before.
fn last(session: Session, speech: Speech, turn: &Turn) -> AnyView {
    let who = turn.seat;
    let verb = |took: bool| text(move || verb(session, speech.words(), who, took));
    let told = turn.events.iter().find_map(|event| match *event {
        Event::Laid { card, .. } => Some(
            el("span")
                .set("class", "last")
                .child(el("span").set("class", "verb").child(verb(false)))
                .child(" ")
                .child(chip(card))
                .into_any(),
        ),
        Event::Captured { card, taken, .. } => {
            let with = speech.say(|words| words.took_with);
            Some(
                el("span")
                    .set("class", "last")
                    .child(el("span").set("class", "verb").child(verb(true)))
                    .child(" ")
                    .child(chips(taken))
                    .child(with)
                    .child(" ")
                    .child(chip(card))
                    .into_any(),
            )
        }
        _ => None,
    });
    told.into_any()
}

fn verb(session: Session, words: Spoken, who: Seat, took: bool) -> String {
    match (session.who(who), took) {
        (None, true) => words.you_took.to_owned(),
        (None, false) => words.you_laid.to_owned(),
        (Some(name), true) => words.took(name),
        (Some(name), false) => words.laid(name),
    }
}

fn chips(cards: Cards) -> AnyView {
    cards.iter().map(chip).collect_view().into_any()
}
