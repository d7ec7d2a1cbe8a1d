//! The score sheet for people who play with real cards.

mod act;
mod desk;
mod follow;
mod form;
mod markup;
mod rows;
mod say;

use leptos::ev::{Event, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use super::Speech;
use super::ask::ask;
use super::count::top;
use super::element::{el, several};
use super::session::Session;
use super::view::{next_frame, on, part};
use desk::Desk;
use markup::Markup;
use scopa::words::fill;

/// The page.
pub fn pad() -> AnyView {
    let session = expect_context::<Session>();
    let desk = Desk::open();
    let speech = expect_context::<Speech>();
    let root = NodeRef::<Div>::new();
    Effect::new(move |drawn: Option<u32>| {
        let turn = desk.turn.get();
        desk.said.track();
        if let Some(root) = root.get() {
            // The sheet itself changed: all is drawn anew. Else the elements are those that were there.
            if drawn != Some(turn) {
                draw(desk, &root);
            }
            follow::follow(desk, &root, &desk.pad());
        }
        turn
    });
    let press = on(move |event: MouseEvent| {
        let target = event.target();
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
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
        question.into(),
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

/// Draws all of it; the focus stays where it was, or goes to what can be done now.
fn draw(desk: Desk, root: &Element) {
    let focus = document().active_element();
    let focus = focus.filter(|focus| root.contains(Some(focus)));
    root.set_inner_html(&markup(desk));
    let Some(focus) = focus else { return };
    let mut selector = String::new();
    for name in ["id", "name", "value", "data-action", "data-for"] {
        if let Some(value) = focus.get_attribute(name) {
            selector += &fill("[$0='$1']", &[name, &value]);
        }
    }
    selector += ":not(:disabled),.tally-end .btn";
    let again = root.query_selector(&selector).ok().flatten();
    if let Some(again) = again.and_then(|again| again.dyn_into::<HtmlElement>().ok()) {
        let _ = again.focus();
    }
}

fn markup(desk: Desk) -> String {
    let words = &desk.spoken.more().pad;
    let sheets = desk.sheets();
    let pad = &sheets.pad;
    let mut to = Markup::default();
    to.put("<div role=status>", &[]);
    if sheets.unkept {
        to.put("<p class=muted data-unkept>$0</p>", &[words.unkept]);
    }
    to.put("</div>", &[]);
    rows::totals(desk, pad, &mut to);
    to.put("<div class=tally-two><div>", &[]);
    form::setup(desk, pad, &mut to);
    if !say::is_over(pad) {
        form::form(desk, pad, &mut to);
    }
    to.put("</div><div>", &[]);
    rows::sheet(desk, pad, &mut to);
    rows::earlier(desk, &sheets.earlier, &mut to);
    to.put("</div></div>", &[]);
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
    next_frame(|| {
        let head = document().get_element_by_id("tally-deal");
        let head = head.and_then(|head| head.dyn_into::<HtmlElement>().ok());
        let _ = head.map(|head| {
            head.scroll_into_view();
            head.focus()
        });
    });
}
