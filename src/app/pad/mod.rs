//! The score sheet for people who play with real cards.

mod best;
mod desk;
mod form;
mod rows;
mod say;
mod setup;
mod step;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::ask::ask;
use super::count::top;
use super::session::Session;
use super::view::{flag, on, optional, part, text};
use desk::Desk;

/// The page.
pub fn pad() -> AnyView {
    let session = expect_context::<Session>();
    let desk = Desk::open();
    let speech = desk.speech;
    let unkept = part(move || {
        let line =
            view! { <p class="muted" data-unkept>{speech.more(|words| words.pad.unkept)}</p> };
        desk.unkept.get().then(|| line.into_any())
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
    view! {
        <div class="sheet"><div class="wrap tally">
            {top(session, speech, |words| words.pad.title)}
            <div role="status">{unkept}</div>
            {rows::totals(desk)}
            <div class="tally-two">
                <div>{setup::setup(desk)}{form::form(desk)}</div>
                <div>{rows::sheet(desk)}{rows::earlier(desk)}</div>
            </div>
            {foot(desk)}
        </div></div>
        {question}
    }
    .into_any()
}

/// What can be done now: write the deal down, or begin a new sheet.
fn foot(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let write = on(move |_: MouseEvent| {
        let mut written = false;
        if desk.pad.with_untracked(say::is_complete) {
            desk.rewrite(|pad| written = pad.write().is_ok());
        }
        if written {
            to_the_top();
        }
    });
    let again = on(move |_: MouseEvent| desk.asking.set(true));
    let over = move || {
        desk.turn.get();
        desk.pad.with_untracked(say::is_over)
    };
    let leave = part(move || {
        desk.turn.get();
        let leave = on(move |_: MouseEvent| {
            desk.rewrite(|pad| pad.leave());
            to_the_form();
        });
        let corrects = desk.pad.with_untracked(say::corrects);
        corrects.then(|| view! { <button class="btn quiet" data-action="leave" on:click=leave>{speech.more(|words| words.pad.leave)}</button> }.into_any())
    });
    let status = text(move || desk.pad.with(|pad| say::verdict(desk, pad)));
    let wrong = flag(move || desk.pad.with(say::is_wrong));
    let not_yet = optional(move || {
        let complete = desk.pad.with(say::is_complete);
        (!complete).then(|| "true".to_owned())
    });
    view! {
        <div class="bar-end tally-end">
            <p role="status" class:wrong=wrong hidden=flag(over)>{status}</p>
            <button class="btn" data-action="write" aria-disabled=not_yet hidden=flag(over) on:click=write>
                {speech.more(|words| words.pad.write)}
            </button>
            {leave}
            <button class="btn" data-action="new-sheet" hidden=flag(move || !over()) on:click=again>
                {speech.more(|words| words.pad.new_sheet)}
            </button>
        </div>
    }
    .into_any()
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
