//! The score sheet for people who play with real cards.

mod act;
mod desk;
mod follow;
mod form;
mod markup;
mod rows;
mod say;

use crate::app::element::{el, several};
use leptos::ev::{Event, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use scopa::pad::Pad;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use super::ask::ask;
use super::count::top;
use super::session::Session;
use super::view::{on, part};
use desk::Desk;
use markup::Markup;

/// The page.
pub fn pad() -> AnyView {
    let session = expect_context::<Session>();
    let desk = Desk::open();
    let speech = desk.speech;
    let root = NodeRef::<Div>::new();
    // The sheet itself changed: all is drawn anew, and the focus stays where it was.
    Effect::new(move || {
        let Some(root) = root.get() else { return };
        desk.turn.get();
        let focus = focused();
        root.set_inner_html(&markup(desk, &desk.pad.get_untracked()));
        if let Some(selector) = focus
            && let Ok(Some(again)) = root.query_selector(&selector)
            && let Some(again) = again.dyn_ref::<HtmlElement>()
        {
            let _ = again.focus();
        }
        desk.pad
            .with_untracked(|pad| follow::follow(desk, &root, pad));
    });
    // Something was said: the elements are those that were there.
    Effect::new(move || {
        if let Some(root) = root.get() {
            desk.pad.with(|pad| follow::follow(desk, &root, pad));
        }
    });
    let press = on(move |event: MouseEvent| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let button = target.and_then(|target| target.closest("button").ok().flatten());
        if let Some(button) = button {
            act::press(desk, &button);
        }
    });
    let question = part(move || {
        let begin = Callback::new(move |()| {
            desk.asking.set(false);
            desk.anew();
            to_the_form();
        });
        let go_on = Callback::new(move |()| desk.asking.set(false));
        desk.asking.get().then(|| {
            ask(
                "new-sheet",
                speech.more(|words| words.pad.ask_new),
                ("confirm", speech.more(|words| words.pad.new_sheet), begin),
                Some((speech.more(|words| words.pad.keep_this), go_on)),
            )
        })
    });
    several([
        el("div")
            .set("class", "sheet")
            .child(
                el("div")
                    .set("class", "wrap tally")
                    .child(top(session, speech, |words| words.pad.title))
                    .child(
                        el("div")
                            .keep(root)
                            .on("click", press)
                            .on("input", on(move |event: Event| entered(desk, &event))),
                    ),
            )
            .into(),
        (question).into(),
    ])
}

/// A field has another value.
fn entered(desk: Desk, event: &Event) {
    let Some(target) = event.target() else { return };
    if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        act::enter(desk, &select.name(), &select.value());
    } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        act::enter(desk, &input.name(), &input.value());
    }
}

/// How to find again what has the focus, if it is one of the fields or buttons.
fn focused() -> Option<String> {
    let focus = document().active_element()?;
    let of = |name: &str| focus.get_attribute(name);
    let name = of("name").map(|name| match of("value") {
        Some(value) => format!("[name={name}][value={value}]"),
        None => format!("[name={name}]"),
    });
    name.or_else(|| of("data-action").map(|action| format!("[data-action={action}]")))
}

fn markup(desk: Desk, pad: &Pad) -> String {
    let words = desk.speech.words().more().pad;
    let mut to = Markup::default();
    to.raw("<div role='status'>");
    if desk.unkept.get() {
        to.raw("<p class='muted' data-unkept>");
        to.text(words.unkept);
        to.raw("</p>");
    }
    to.raw("</div>");
    rows::totals(desk, pad, &mut to);
    to.raw("<div class='tally-two'><div>");
    form::setup(desk, pad, &mut to);
    if !say::is_over(pad) {
        form::form(desk, pad, &mut to);
    }
    to.raw("</div><div>");
    rows::sheet(desk, pad, &mut to);
    rows::earlier(desk, &mut to);
    to.raw("</div></div>");
    rows::foot(desk, pad, &mut to);
    to.done()
}

/// Shows the totals after a deal has been written down.
fn to_the_top() {
    let sheet = document().query_selector(".sheet").ok().flatten();
    let _ = sheet.map(|sheet| sheet.set_scroll_top(0));
}

/// Puts the focus on the head of the form, for whoever comes there by key, and shows it.
fn to_the_form() {
    request_animation_frame(|| {
        let head = document().get_element_by_id("tally-deal");
        let head = head.and_then(|head| head.dyn_into::<HtmlElement>().ok());
        let _ = head.map(|head| {
            head.scroll_into_view();
            head.focus()
        });
    });
}
