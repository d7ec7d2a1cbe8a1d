//! The controls of a match that is looked at move by move.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::Speech;
use super::element::el;
use super::session::Session;
use super::share::leave_button;
use super::view::{flag, icon, on, part, text};
use super::words::More;

/// Beginning, back, stop and go, on; where it is; and the way out.
pub fn controls(session: Session, speech: Speech) -> AnyView {
    let steps = session.steps();
    let at = session.step;
    let button = move |action: &'static str,
                       sign: &'static str,
                       label: fn(&'static More) -> &'static str,
                       ended: fn(usize, usize) -> bool,
                       act: fn(Session)| {
        let disabled = flag(move || ended(at.get(), steps));
        el("button")
            .set("class", "ico")
            .set("data-action", action)
            .set("aria-label", speech.more(label))
            .set("disabled", disabled)
            .on("click", on(move |_: MouseEvent| act(session)))
            .child(icon(sign))
            .into_any()
    };
    let paused = move || session.paused.get();
    let sign = part(move || Some(icon(if paused() { "#i-play" } else { "#i-pause" })));
    let label = text(move || {
        let words = speech.words();
        if paused() { words.resume } else { words.pause }.to_owned()
    });
    let go = on(move |_: MouseEvent| {
        if at.get_untracked() == steps {
            session.replay_to(0);
        }
        session.pause();
    });
    let slide = on(move |event: Event| {
        let slider = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(step) = slider.and_then(|slider| slider.value().parse().ok()) {
            session.replay_to(step);
        }
    });
    let place = move || speech.words().more().step_of(at.get(), steps);
    el("nav")
        .set("class", "replay")
        .set("aria-label", speech.more(|words| words.replay))
        .child(
            el("span")
                .set("class", "row")
                .child(button(
                    "replay-start",
                    "#i-undo",
                    |words| words.to_start,
                    |at, _| at == 0,
                    |session| session.replay_to(0),
                ))
                .child(button(
                    "replay-back",
                    "#i-back",
                    |words| words.step_back,
                    |at, _| at == 0,
                    |session| {
                        session.replay_to(session.step.get_untracked().saturating_sub(1));
                    },
                ))
                .child(
                    el("button")
                        .set("class", "ico")
                        .set("data-action", "replay-go")
                        .set("aria-label", label)
                        .on("click", go)
                        .child(sign),
                )
                .child(button(
                    "replay-on",
                    "#i-next",
                    |words| words.step_on,
                    |at, steps| at == steps,
                    |session| {
                        session.paused.set(true);
                        session.replay_on();
                    },
                )),
        )
        .child(leave_button(speech))
        .child(
            el("input")
                .set("type", "range")
                .set("min", "0")
                .set("max", steps.to_string())
                .set("aria-label", speech.more(|words| words.replay))
                .set("aria-valuetext", text(place))
                .set(".value", text(move || at.get().to_string()))
                .on("input", slide),
        )
        .child(el("small").child(text(place)))
        .into_any()
}
