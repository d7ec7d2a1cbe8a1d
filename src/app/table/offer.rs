//! What the player may do besides playing a card: show a hand, or choose about the cut card.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::{Move, View};

use super::face_of;
use crate::app::Speech;
use crate::app::ask::focus_when_shown;
use crate::app::element::el;
use crate::app::later::Later;
use crate::app::session::{Session, Waiting};
use crate::app::view::{Text, on, part, text};

/// The offers, while there are any.
pub fn offers() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    part(move || {
        let mine = session.waiting.get() == Waiting::Play;
        let view = session.view.get();
        let moves: Vec<Move> = view
            .legal_moves()
            .iter()
            .filter(|choice| choice.as_play().is_none())
            .collect();
        let parts = later.parts().filter(|_| mine);
        if session.question().is_some() {
            return parts.map(|parts| (parts.confirm)(session, speech));
        }
        let parts = parts.filter(|_| !moves.is_empty());
        parts.map(|parts| (parts.offers)(session, speech, &view, &moves))
    })
    .into_any()
}

/// The offers as buttons.
pub fn panel(session: Session, speech: Speech, view: &View, moves: &[Move]) -> AnyView {
    let card = view.cut_card.map(|card| {
        el("span")
            .set("class", "card")
            .child(face_of(card))
            .into_any()
    });
    let button = |choice: &Move| {
        let choice = *choice;
        let act = on(move |event: MouseEvent| {
            event.stop_propagation();
            session.act(choice);
        });
        let (action, label) = label(speech, choice);
        el("button")
            .set("class", "btn")
            .set("data-action", action)
            .on("click", act)
            .child(label)
            .into_any()
    };
    el("div")
        .set("class", "offer")
        .set("role", "group")
        .child(card)
        .child(el("span").child(moves.iter().map(button).collect_view()))
        .into_any()
}

fn label(speech: Speech, choice: Move) -> (&'static str, Text) {
    match choice {
        Move::Declare { matta: None } => ("declare", speech.more(|words| words.show_hand)),
        Move::Declare { matta: Some(rank) } => {
            let label = text(move || format!("{} (7 = {rank})", speech.words().more().show_hand));
            ("declare", label)
        }
        Move::Cut { keep: true } => ("cut-keep", speech.more(|words| words.cut_keep)),
        Move::Cut { keep: false } | Move::Play(_) => {
            ("cut-lay", speech.more(|words| words.cut_lay))
        }
    }
}

/// Whether the play that waits is meant.
pub fn confirm(session: Session, speech: Speech) -> AnyView {
    let node = NodeRef::new();
    focus_when_shown(node);
    let answer = |yes: bool| {
        on(move |event: MouseEvent| {
            event.stop_propagation();
            session.answer(yes);
        })
    };
    el("div")
        .set("class", "offer")
        .set("role", "group")
        .child(
            el("span")
                .child(
                    el("button")
                        .set("class", "btn")
                        .set("data-action", "confirm")
                        .keep(node)
                        .on("click", answer(true))
                        .child(speech.more(|words| words.confirm_play)),
                )
                .child(
                    el("button")
                        .set("class", "btn")
                        .set("data-action", "put-back")
                        .on("click", answer(false))
                        .child(speech.more(|words| words.put_back)),
                ),
        )
        .into_any()
}
