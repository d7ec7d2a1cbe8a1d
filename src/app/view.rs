//! Parts of views whose types are always the same.
//!
//! Every closure has a type of its own, and the view of every element is compiled anew for each. Boxed, they
//! share one: that halves what has to be sent to the player.

use std::sync::Arc;
use std::time::Duration;

use super::element::drawn;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A text that follows what it reads.
pub type Text = Box<dyn Fn() -> String + Send>;
/// What an event does.
pub type On<E> = Box<dyn FnMut(E)>;

/// A text that follows what it reads.
pub fn text(text: impl Fn() -> String + Send + 'static) -> Text {
    Box::new(text)
}

/// A text that may be absent: an attribute that is then left out.
pub fn optional(
    text: impl Fn() -> Option<String> + Send + 'static,
) -> Box<dyn Fn() -> Option<String> + Send> {
    Box::new(text)
}

/// A condition that follows what it reads.
pub fn flag(flag: impl Fn() -> bool + Send + 'static) -> Box<dyn Fn() -> bool + Send> {
    Box::new(flag)
}

/// A part of the page that follows what it reads, and may be absent.
pub fn part(
    part: impl Fn() -> Option<AnyView> + Send + 'static,
) -> Box<dyn Fn() -> Option<AnyView> + Send> {
    Box::new(part)
}

/// What an event does.
pub fn on<E>(act: impl FnMut(E) + 'static) -> On<E> {
    Box::new(act)
}

/// A text that is told, and whether it is settled.
pub type Told = Option<(String, bool)>;

/// What is told follows once the frame in which it changed has been drawn.
pub fn a_frame_later(now: impl Fn() -> Told + 'static) -> RwSignal<Told> {
    let now: Box<dyn Fn() -> Told> = Box::new(now);
    let later = RwSignal::new(untrack(&now));
    Effect::new(move || {
        let new = now();
        let set = move || {
            if later.try_with_untracked(|old| *old != new) == Some(true) {
                later.set(new);
            }
        };
        in_time(set, Duration::ZERO);
    });
    later
}

/// Does something at Escape, wherever the focus is, as long as what is shown now is there.
pub fn on_escape(act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            act();
        }
    });
    on_cleanup(move || listener.remove());
}

/// A list whose entries keep their elements as long as their keys are there.
pub fn list(
    keys: impl Fn() -> Vec<i16> + Send + Sync + 'static,
    entry: impl Fn(i16) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shared_list(Arc::new(keys), Arc::new(entry))
}

type Keys = Arc<dyn Fn() -> Vec<i16> + Send + Sync>;
type Entry = Arc<dyn Fn(i16) -> AnyView + Send + Sync>;

fn shared_list(keys: Keys, entry: Entry) -> AnyView {
    view! { <For each=move || keys() key=|key| *key children=move |key| entry(key)/> }.into_any()
}

/// Elements that say nothing and only differ in number, as markup.
pub fn marks(mark: &'static str, count: impl Fn() -> usize + Send + 'static) -> Text {
    text(move || mark.repeat(count()))
}

/// One of the page's icons.
pub fn icon(name: &str) -> AnyView {
    drawn("svg")
        .set("class", "i")
        .set("aria-hidden", "true")
        .child(drawn("use").set("href", name.to_owned()))
        .into_any()
}

/// A number of pixels for a style, to a tenth.
pub fn px(length: f64) -> String {
    format!("{}px", tenth(length))
}

/// A number to a tenth.
pub fn tenth(number: f64) -> String {
    decimal(number, 10)
}

/// A number to one part in `parts`, a power of ten. (The library's own way to write any number is 20 KB.)
pub fn decimal(number: f64, parts: u32) -> String {
    let whole = (number.abs() * f64::from(parts)).round() as u32;
    let sign = if number < 0.0 && whole > 0 { "-" } else { "" };
    let digits = parts.ilog10() as usize;
    format!("{sign}{}.{:0digits$}", whole / parts, whole % parts)
}

/// What is done once. Of one type, since the browser's part of it would be compiled anew for each.
type Once = Box<dyn FnOnce()>;

/// Does something after a while.
pub fn in_time(act: impl FnOnce() + 'static, wait: Duration) {
    let act: Once = Box::new(act);
    set_timeout(act, wait);
}

/// The same, unless it is called off.
pub fn in_time_with_handle(
    act: impl FnOnce() + 'static,
    wait: Duration,
) -> Result<TimeoutHandle, JsValue> {
    let act: Once = Box::new(act);
    set_timeout_with_handle(act, wait)
}

/// Does something when the next frame is drawn.
pub fn next_frame(act: impl FnOnce() + 'static) {
    let act: Once = Box::new(act);
    request_animation_frame(act);
}
