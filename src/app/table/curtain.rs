//! Between two people at one device: nobody's hand is seen until its owner is there.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::{Event, Seat};

use super::face;
use crate::app::ask::focus_when_shown;
use crate::app::element::el;
use crate::app::later::Later;
use crate::app::session::Session;
use crate::app::view::{on, part, text};
use crate::app::{Speech, log};

/// The curtain, with the name of whom the device is for.
pub fn curtain(session: Session, speech: Speech) -> AnyView {
    let seat = session.me();
    let node = NodeRef::new();
    focus_when_shown(node);
    let draw = on(move |event: MouseEvent| {
        event.stop_propagation();
        session.draw_curtain();
    });
    let question = text(move || speech.words().more().hand_over(session.called(seat)));
    let answer = text(move || speech.words().more().i_am(session.called(seat)));
    let missed = since(session, seat);
    let missed = (!missed.is_empty()).then(|| {
        el("p")
            .set("class", "since")
            .set("id", "since")
            .child(missed.join("\n"))
            .into_any()
    });
    el("div")
        .set("class", "curtain")
        .set("role", "dialog")
        .set("aria-modal", "true")
        .set("aria-labelledby", "handover")
        .set("aria-describedby", "since")
        .child(
            el("div")
                .set("class", "ask")
                .child(face(seat, None))
                .child(el("p").set("id", "handover").child(question))
                .child(missed)
                .child(
                    el("button")
                        .set("class", "btn")
                        .set("data-action", "next")
                        .keep(node)
                        .on("click", draw)
                        .child(answer),
                ),
        )
        .into_any()
}

/// What has happened since somebody played last: others looked at the table meanwhile.
fn since(session: Session, seat: Seat) -> Vec<String> {
    let events: Vec<Event> = session.with_game(|game| {
        let turns = game.history();
        let last = turns.iter().rposition(|turn| turn.seat == seat);
        let missed = &turns[last.map_or(0, |n| n + 1)..];
        missed.iter().flat_map(|turn| turn.events.clone()).collect()
    });
    log::lines(&session, &events)
}

/// The curtain while it is drawn.
pub fn drawn(session: Session) -> AnyView {
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    part(move || {
        let parts = later.parts().filter(|_| session.curtain.get());
        parts.map(|parts| (parts.curtain)(session, speech))
    })
    .into_any()
}
