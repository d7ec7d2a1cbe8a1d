//! The rule book: the rules in play in sentences, examples that can be played, and how things are done.

mod cloth;
mod figure;
mod grip;
mod rules;
mod shown;
mod why;

use crate::app::element::el;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Speech;
use super::count::top;
use super::session::{Screen, Session};
use super::setup::name_of_game;
use super::view::{on, text};

pub use cloth::Cloth;
pub use figure::focus_card;
pub use rules::{book_of, markup};
pub use shown::cloth;
pub use why::reasons;

/// The chapter on the page itself comes after those of the rules.
const ANSWERS: usize = 9;

/// The page.
pub fn book() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let rules = session.with_game(|game| *game.rules());
    let game = text(move || {
        let book = &speech.words().more().book;
        let name = rules.preset_id().and_then(name_of_game);
        book.game_of(name.unwrap_or(book.own_rules))
    });
    let learn = on(move |_: MouseEvent| session.screen.set(Screen::Lesson));
    let contents = text(move || {
        let language = speech.language();
        let mut chapters = rules::chapters_of(&rules, language);
        chapters.push((ANSWERS, language.more().book.how_do_i));
        let entry = |(n, title)| format!("<li><button data-chapter={n}>{title}</button></li>");
        chapters.into_iter().map(entry).collect()
    });
    let answers = text(move || {
        let book = &speech.words().more().book;
        let mut html = format!(
            "<h2 id=chapter-{ANSWERS} tabindex=-1>{}</h2>",
            book.how_do_i
        );
        for (question, answer) in book.answers {
            html += &format!(
                "<details class=answer><summary>{question}</summary><p>{answer}</p></details>"
            );
        }
        html + &format!(
            "<p class=\"muted key\"><b class=mark>{}</b> {}<br><b aria-hidden=true>§</b><span class=sr>{}</span> {}</p>",
            book.variant, book.variant_key, book.sources, book.sources_key
        )
    });
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap")
                .child(top(session, speech, |words| words.how_to_play))
                .child(
                    el("div")
                        .set("class", "book")
                        .child(
                            el("nav")
                                .set("aria-label", speech.more(|words| words.book.contents))
                                .on("click", on(|event: MouseEvent| go_to(&event)))
                                .child(el("ol").set(".innerHTML", contents)),
                        )
                        .child(
                            el("article")
                                .child(el("p").set("class", "lead").child(game))
                                .child(
                                    el("p").child(
                                        el("button")
                                            .set("class", "btn")
                                            .set("data-action", "learn")
                                            .on("click", learn)
                                            .child(speech.more(|words| words.book.learn)),
                                    ),
                                )
                                .child(book_of(speech, rules))
                                .child(el("div").set(".innerHTML", answers)),
                        ),
                ),
        )
        .into_any()
}

/// Turns to the chapter whose entry was pressed. The address stays as it is: its fragment is for matches.
fn go_to(event: &MouseEvent) {
    let entry = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let chapter = entry.and_then(|entry| entry.get_attribute("data-chapter"));
    let heading = chapter.and_then(|n| document().get_element_by_id(&format!("chapter-{n}")));
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}
