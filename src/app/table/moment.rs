//! What happens besides plays has a moment of its own on screen: a hand that is shown, a bonus, a void table, a cut.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::{Card, Cards, Event};

use super::face_of;
use crate::app::element::el;
use crate::app::later::Later;
use crate::app::log;
use crate::app::session::Session;
use crate::app::view::{on, part};

/// Whether something is worth a moment.
pub fn is_one(event: &Event) -> bool {
    matches!(
        event,
        Event::Redeal { .. }
            | Event::TableBonus { .. }
            | Event::Declared { .. }
            | Event::CutChosen { .. }
    )
}

/// The moment on screen, while there is one.
pub fn shown() -> AnyView {
    let session = expect_context::<Session>();
    let later = expect_context::<Later>();
    part(move || {
        let (event, parts) = (session.moment.get()?, later.parts()?);
        Some((parts.moment)(session, event))
    })
    .into_any()
}

/// A plate with what happened and its cards; a tap puts it away.
pub fn plate(session: Session, event: Event) -> AnyView {
    let cards = match event {
        Event::TableBonus { cards, .. } | Event::Declared { cards, .. } => cards,
        Event::CutChosen {
            laid: Some(card), ..
        } => Cards::EMPTY.with(card),
        _ => Cards::EMPTY,
    };
    let card = |card: Card| {
        el("span")
            .set("class", "mini")
            .child(face_of(card))
            .into_any()
    };
    let cards = (!cards.is_empty()).then(|| {
        el("span")
            .set("class", "row")
            .child(cards.iter().map(card).collect_view())
            .into_any()
    });
    let text = log::lines(&session, &[event]).join(" ");
    let away = on(move |event: MouseEvent| {
        event.stop_propagation();
        session.moment.set(None);
    });
    // The log says it too: here it is only seen.
    el("div")
        .set("class", "moment")
        .set("aria-hidden", "true")
        .on("click", away)
        .child(el("p").child(text))
        .child(cards)
        .into_any()
}
