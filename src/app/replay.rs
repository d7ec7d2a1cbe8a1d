//! The controls of a match that is looked at move by move.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::Speech;
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
        view! {
            <button class="ico" data-action=action aria-label=speech.more(label) disabled=disabled on:click=on(move |_: MouseEvent| act(session))>
                {icon(sign)}
            </button>
        }
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
    let place = move || (speech.words().more().step_of)(at.get(), steps);
    view! {
        <nav class="replay" aria-label=speech.more(|words| words.replay)>
            <span class="row">
                {button("replay-start", "#i-undo", |words| words.to_start, |at, _| at == 0, |session| session.replay_to(0))}
                {button("replay-back", "#i-back", |words| words.step_back, |at, _| at == 0, |session| {
                    session.replay_to(session.step.get_untracked().saturating_sub(1));
                })}
                <button class="ico" data-action="replay-go" aria-label=label on:click=go>{sign}</button>
                {button("replay-on", "#i-next", |words| words.step_on, |at, steps| at == steps, |session| {
                    session.paused.set(true);
                    session.replay_on();
                })}
            </span>
            {leave_button(speech)}
            <input
                type="range"
                min="0"
                max=steps.to_string()
                aria-label=speech.more(|words| words.replay)
                aria-valuetext=text(place)
                prop:value=text(move || at.get().to_string())
                on:input=slide
            />
            <small>{text(place)}</small>
        </nav>
    }
    .into_any()
}
