//! The cloth and the cards on it.

use leptos::ev::MouseEvent;
use leptos::html::Section;
use leptos::prelude::*;
use scopa::table::{Aim, Answer, Cloth};
use scopa::{Card, Event};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::{face, face_of};
use crate::app::Speech;
use crate::app::element::{el, several};
use crate::app::input::Drag;
use crate::app::session::Session;
use crate::app::view::{flag, list, on, optional, part, tenth, text};

/// The cloth.
pub fn field() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let cloth = NodeRef::<Section>::new();
    let size = RwSignal::new(Cloth::default());
    watch(cloth, size);
    let places = move || session.slots.with(|slots| slots.places().len());
    let shape = move || {
        let dealt = session.view.with(|view| usize::from(view.rules.hand_size));
        let grid = size.get().grid(places(), dealt);
        let taken: Vec<bool> = session
            .slots
            .with(|slots| slots.places().iter().map(Option::is_some).collect());
        let (x, y) = grid.shift(&taken);
        format!(
            "--c:{};--q:{};--sx:{};--sy:{}",
            grid.columns,
            grid.rows,
            tenth(x),
            tenth(y)
        )
    };
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        if !drag.was_drag() {
            session.tap_cloth();
        }
    });
    // A card's index, or for a free place a number below nought.
    let entries = move || {
        let entry = |(i, place): (usize, &Option<Card>)| {
            place.map_or(-1 - i as i16, |card| i16::from(card.index()))
        };
        session
            .slots
            .with(|slots| slots.places().iter().enumerate().map(entry).collect())
    };
    let entry = |key: i16| match u8::try_from(key).ok().and_then(Card::from_index) {
        Some(card) => table_card(card),
        None => el("span")
            .set("class", "slot void")
            .set("aria-hidden", "true")
            .into_any(),
    };
    several([
        el("section")
            .set("class", "field")
            .set("data-zone", "table")
            .keep(cloth)
            .set("aria-label", speech.say(|words| words.table))
            .on("click", tap)
            .child(el("span").set("class", "damask"))
            .child(
                el("div")
                    .set("class", "slots")
                    .set("class:small", flag(move || places() > 8))
                    .set("style", text(shape))
                    .child(list(entries, entry)),
            )
            .into(),
        el("div")
            .set("class", "over")
            .child(super::offer::offers())
            .into(),
    ])
}

/// A card on the cloth, and how it answers the card that is lifted.
fn table_card(card: Card) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    // Of all cards only those whose answer has changed do anything about it.
    let answer = Memo::new(move |_| {
        let answer = |aim: &Aim| (aim.answer(card), aim.takes(card), aim.captures().len() > 1);
        drag.answer_with(answer)
    });
    // One text for all classes: a text is compared before it is written, and each part of it would be followed by itself.
    let class = move || {
        let hinted = session.hint.with(|cards| cards.contains(card));
        // The pointer carries its likeness.
        let carried = drag.card.with(Option::is_some);
        answer.with(|answer| match answer {
            None if hinted => "card would",
            Some((Answer::Gathered, ..)) if carried => "card gathered carried",
            Some((Answer::Gathered, ..)) => "card gathered",
            Some((Answer::Other, ..)) => "card other",
            Some((Answer::Rest, ..)) => "card rest",
            Some((Answer::Open, ..)) | None => "card",
        })
    };
    let numbers = move || -> Vec<String> {
        answer.with(|answer| match answer {
            Some((_, takes, _)) => takes.iter().map(ToString::to_string).collect(),
            None => Vec::new(),
        })
    };
    let tilt = tenth(f64::from(u32::from(card.index()) * 7 % 29) / 10.0 - 1.4);
    let label = move || {
        let spoken = speech.words();
        let mut words = vec![spoken.named(card)];
        words.extend(numbers());
        words.join(spoken.language.comma())
    };
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        if event.detail() == 0 || !drag.was_drag() {
            session.tap_table(card);
        }
    });
    let groups = part(move || {
        let several = answer.with(|answer| matches!(answer, Some((_, _, true))));
        let numbers = numbers();
        let marks: String = numbers.iter().map(|n| format!("<b>{n}</b>")).collect();
        let groups = || {
            el("span")
                .set("class", "groups")
                .set("aria-hidden", "true")
                .set(".innerHTML", marks)
                .into_any()
        };
        (several && !numbers.is_empty()).then(groups)
    });
    let laid_by = part(move || {
        let laid = |event: &Event| matches!(event, Event::Laid { card: laid, .. } if *laid == card);
        let by = session.view.with(|view| {
            view.history
                .last()
                .filter(|turn| turn.events.iter().any(laid))
                .map(|turn| turn.seat)
        });
        by.filter(|seat| *seat != session.me()).map(|seat| {
            el("span")
                .set("class", "by")
                .child(face(seat, None))
                .into_any()
        })
    });
    el("button")
        .set("class", text(move || class().to_owned()))
        .set("data-card", card.to_string())
        .set("data-place", card.to_string())
        .set(
            "data-takes",
            optional(move || Some(numbers().join(" ")).filter(|numbers| !numbers.is_empty())),
        )
        .set("style", format!("--tilt:{tilt}deg"))
        .on("click", tap)
        .child(face_of(card))
        .child(el("span").set("class", "sr").child(text(label)))
        .child(groups)
        .child(laid_by)
        .into_any()
}

/// Keeps `size` what the cloth measures.
fn watch(cloth: NodeRef<Section>, size: RwSignal<Cloth>) {
    Effect::new(move || {
        let Some(element) = cloth.get() else { return };
        let measure = move || {
            let Some(cloth) = cloth.get_untracked() else {
                return;
            };
            let Some(table) = cloth.closest(".table").ok().flatten() else {
                return;
            };
            let of = |element: &web_sys::Element| {
                (
                    f64::from(element.client_width()),
                    f64::from(element.client_height()),
                )
            };
            size.set(Cloth {
                table: of(&table),
                cloth: of(&cloth),
            });
        };
        measure();
        let resized = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&element);
            let kept = StoredValue::new_local((observer, resized));
            on_cleanup(move || kept.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}
