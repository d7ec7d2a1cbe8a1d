//! The rule book: the rules in play in sentences, examples that can be played, and how things are done.

mod cloth;
mod figure;
mod grip;
mod rules;
mod shown;
mod why;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Speech;
use super::count::top;
use super::session::{Screen, Session};
use super::setup::name_of_game;
use super::view::{on, part, text};
use super::words::Language;

pub use cloth::Cloth;
pub use figure::focus_card;
use rules::book_of;
pub use rules::changes_of;
pub use shown::cloth;
pub use why::reasons;

/// The language of the sentences.
pub fn tongue(language: Language) -> scopa::explain::Language {
    match language {
        Language::English => scopa::explain::Language::English,
        Language::Italian => scopa::explain::Language::Italian,
    }
}

/// The chapter on the page itself comes after those of the rules.
const ANSWERS: usize = 9;

/// The page.
pub fn book() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let rules = session.with_game(|game| *game.rules());
    let game = text(move || {
        let book = speech.words().more().book;
        let name = rules.preset_id().and_then(name_of_game);
        (book.game_of)(name.unwrap_or(book.own_rules))
    });
    let learn = on(move |_: MouseEvent| session.screen.set(Screen::Lesson));
    let contents = part(move || {
        let language = speech.language();
        let mut chapters = rules::chapters_of(&rules, language);
        chapters.push((ANSWERS, language.more().book.how_do_i));
        let entry = |(n, title): (usize, &'static str)| {
            let go = on(move |_: MouseEvent| go_to(n));
            view! { <li><button data-chapter=n.to_string() on:click=go>{title}</button></li> }
                .into_any()
        };
        let entries: Vec<AnyView> = chapters.into_iter().map(entry).collect();
        Some(view! { <ol>{entries}</ol> }.into_any())
    });
    let answers = part(move || {
        let answers = speech.words().more().book.answers.iter();
        let answer = |(question, answer): &(&'static str, &'static str)| {
            view! { <details class="answer"><summary>{*question}</summary><p>{*answer}</p></details> }
                .into_any()
        };
        Some(answers.map(answer).collect::<Vec<_>>().into_any())
    });
    view! {
        <div class="sheet"><div class="wrap">
            {top(session, speech, |words| words.how_to_play)}
            <div class="book">
                <nav aria-label=speech.more(|words| words.book.contents)>{contents}</nav>
                <article>
                    <p class="lead">{game}</p>
                    <p><button class="btn" data-action="learn" on:click=learn>{speech.more(|words| words.book.learn)}</button></p>
                    {book_of(speech, rules)}
                    <section>
                        <h2 id=format!("chapter-{ANSWERS}") tabindex="-1">{speech.more(|words| words.book.how_do_i)}</h2>
                        {answers}
                    </section>
                    <p class="muted key">
                        <b class="mark">{speech.more(|words| words.book.variant)}</b>" "{speech.more(|words| words.book.variant_key)}
                        <br/><b aria-hidden="true">"§"</b><span class="sr">{speech.more(|words| words.book.sources)}</span>" "{speech.more(|words| words.book.sources_key)}
                    </p>
                </article>
            </div>
        </div></div>
    }
    .into_any()
}

/// Turns to a chapter. The address stays as it is: its fragment is for matches.
fn go_to(chapter: usize) {
    let heading = document().get_element_by_id(&format!("chapter-{chapter}"));
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        let _ = heading.focus();
    }
}
