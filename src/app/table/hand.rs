//! The player's hand.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use scopa::Card;
use scopa::table::{Aim, Fan};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::face_of;
use crate::app::Speech;
use crate::app::element::el;
use crate::app::input::{Drag, focus_hand};
use crate::app::session::Session;
use crate::app::view::{list, next_frame, on, optional, part, px, tenth, text};

/// The hand, fanned out.
pub fn hand() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let cards = move || {
        session.view.with(|view| {
            view.hand
                .iter()
                .map(|card| i16::from(card.index()))
                .collect::<Vec<_>>()
        })
    };
    // A card that is played takes the focus with it: it passes to its neighbour.
    let focused = StoredValue::new(None::<usize>);
    Effect::new(move || {
        if session.view.with(|view| view.hand.is_empty()) {
            return;
        }
        if let Some(index) = focused.get_value() {
            next_frame(move || focus_hand(session, index));
        }
    });
    // What is gathered besides changes nothing in the hand.
    let lifted = Memo::new(move |_| session.aim.with(|aim| aim.as_ref().map(Aim::card)));
    let entry = move |index: i16| {
        Card::from_index(index as u8)
            .map(|card| hand_card(card, focused, lifted))
            .into_any()
    };
    // While nobody may see the hand, as many backs.
    let closed = move || {
        let hidden = session
            .view
            .with(|view| usize::from(view.hand_sizes[usize::from(view.seat)]) - view.hand.len());
        (hidden > 0).then(|| {
            el("span")
                .set("class", "backs closed")
                .set("aria-hidden", "true")
                .set(".innerHTML", "<i></i>".repeat(hidden))
                .into_any()
        })
    };
    el("section")
        .set("class", "hand mine")
        .set("data-zone", "hand")
        .set("data-seat", text(move || session.seat.get().to_string()))
        .set("aria-label", speech.say(|words| words.your_hand))
        .child(
            el("div")
                .set("class", "fan")
                .child(list(cards, entry))
                .child(part(closed)),
        )
        .into_any()
}

fn hand_card(
    card: Card,
    focused: StoredValue<Option<usize>>,
    lifted: Memo<Option<Card>>,
) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let hand = move || session.view.with(|view| view.hand);
    let index = move |hand: scopa::Cards| {
        hand.iter()
            .position(|other| other == card)
            .unwrap_or_default()
    };
    // Of all cards only those that are lifted or put back do anything about it.
    let own = move |other: Option<Card>| other.filter(|other| *other == card);
    let aimed = Memo::new(move |_| own(lifted.get()));
    let held = Memo::new(move |_| own(drag.card.get()));
    let aimed = move || aimed.get().is_some();
    let class = move || match (aimed(), held.get().is_some()) {
        (true, true) => "card up held",
        (true, false) => "card up",
        (false, true) => "card held",
        (false, false) => "card",
    };
    // The same whether it is held or not: written anew at the end of a drag, it would take away what lets the card glide.
    let style = move || {
        let hand = hand();
        let fan = Fan::at(index(hand), hand.len());
        format!("--tilt:{}deg;--dip:{}", tenth(fan.tilt), px(fan.dip))
    };
    let label = move || {
        let words = speech.words();
        words.takes(card, &session.captures_of(card))
    };
    let tap = move |event: MouseEvent| {
        event.stop_propagation();
        let by_key = event.detail() == 0;
        if by_key || !drag.was_drag() {
            session.tap_hand(card, by_key);
        }
    };
    el("button")
        .set("class", text(move || class().to_owned()))
        .set("data-card", card.to_string())
        .set("data-aimed", optional(move || aimed().then(String::new)))
        .set("aria-pressed", text(move || aimed().to_string()))
        .set("style", text(style))
        .on(
            "pointerdown",
            on(move |event: PointerEvent| drag.press(card, &event)),
        )
        .on(
            "pointermove",
            on(move |event: PointerEvent| drag.track(&event)),
        )
        .on(
            "pointerup",
            on(move |event: PointerEvent| drag.drop(&event)),
        )
        .on("pointercancel", on(move |_: PointerEvent| drag.cancel()))
        .on(
            "lostpointercapture",
            on(move |event: PointerEvent| drag.lost(&event)),
        )
        .on(
            "focus",
            on(move |event: FocusEvent| {
                focused.set_value(Some(index(session.view.with_untracked(|view| view.hand))));
                // Only for whoever goes by keys: a finger that has left the card points at nothing.
                let element = event
                    .target()
                    .and_then(|target| target.dyn_into::<Element>().ok());
                if element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(true))
                {
                    session.hint_at(Some(card));
                }
            }),
        )
        .on("blur", on(move |_: FocusEvent| session.hint_at(None)))
        .on(
            "pointerenter",
            on(move |_: PointerEvent| session.hint_at(Some(card))),
        )
        .on(
            "pointerleave",
            on(move |_: PointerEvent| session.hint_at(None)),
        )
        .on("click", on(tap))
        .child(face_of(card))
        .child(el("span").set("class", "sr").child(text(label)))
        .into_any()
}
