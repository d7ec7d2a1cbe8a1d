//! What the set-up is pressed with. Each kind is made in one place, so that it is sent once.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;

use crate::app::Speech;
use crate::app::element::{Child, el, several};
use crate::app::view::{Text, flag, icon, on, text};
use crate::app::words::More;

type Act = Box<dyn Fn()>;

/// A button that does something.
pub fn button(
    action: &'static str,
    class: &'static str,
    face: AnyView,
    act: impl Fn() + 'static,
) -> AnyView {
    plain(action, class, face, Box::new(act))
}

fn plain(action: &'static str, class: &'static str, face: AnyView, act: Act) -> AnyView {
    let act = on(move |_: MouseEvent| act());
    el("button")
        .set("type", "button")
        .set("class", class)
        .set("data-action", action)
        .on("click", act)
        .child(face)
        .into_any()
}

/// A button that does not ask to be pressed.
pub fn quiet(
    action: &'static str,
    speech: Speech,
    label: fn(&'static More) -> &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    plain(
        action,
        "btn quiet",
        speech.more(label).into_any(),
        Box::new(act),
    )
}

/// A sign, and what it means to whoever does not see it.
pub fn sign(name: &str, label: String) -> AnyView {
    several([
        icon(name).into(),
        el("span").set("class", "sr").child(label).into(),
    ])
}

/// A button that shows more, and hides it again.
pub fn fold(
    class: &'static str,
    action: &'static str,
    face: AnyView,
    open: RwSignal<bool>,
) -> AnyView {
    let turn = on(move |_: MouseEvent| open.update(|open| *open = !*open));
    let expanded = text(move || open.get().to_string());
    el("button")
        .set("type", "button")
        .set("class", class)
        .set("data-action", action)
        .set("aria-expanded", expanded)
        .on("click", turn)
        .child(face)
        .into_any()
}

/// A button that stays pressed.
pub fn latch(
    value: String,
    label: Text,
    pressed: impl Fn() -> bool + Send + 'static,
    act: impl Fn() + 'static,
) -> AnyView {
    let act: Act = Box::new(act);
    latched(value, label, text(move || pressed().to_string()), act)
}

fn latched(value: String, label: Text, pressed: Text, act: Act) -> AnyView {
    let act = on(move |_: MouseEvent| act());
    el("button")
        .set("type", "button")
        .set("class", "opt")
        .set("value", value)
        .set("aria-pressed", pressed)
        .on("click", act)
        .child(label)
        .into_any()
}

/// One of several values.
pub fn radio(
    name: &'static str,
    value: String,
    label: impl Into<Child>,
    chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    choice(name, value, label.into(), flag(chosen), Box::new(choose))
}

fn choice(
    name: &'static str,
    value: String,
    label: Child,
    chosen: Box<dyn Fn() -> bool + Send>,
    choose: Act,
) -> AnyView {
    let choose = on(move |_: Event| choose());
    el("label")
        .set("class", "opt")
        .child(
            el("input")
                .set("type", "radio")
                .set("name", name)
                .set("value", value)
                .set(".checked", chosen)
                .on("change", choose),
        )
        .child(label)
        .into_any()
}
