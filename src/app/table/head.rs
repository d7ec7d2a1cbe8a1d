//! The bar: menu and score.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use super::face;
use super::seat::dealer;
use crate::app::Speech;
use crate::app::ask::ask;
use crate::app::session::{Screen, Session};
use crate::app::view::{icon, on, part, text};
use crate::app::words::name_of;

/// The menu.
pub fn menu() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let asking = RwSignal::new(false);
    let shut = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    let list = part(move || open.get().then(|| entries(session, speech, open, asking)));
    let question = part(move || {
        let begin = Callback::new(move |()| {
            asking.set(false);
            session.new_match();
        });
        let yes = ("confirm", speech.say(|words| words.yes_new), begin);
        let no = (
            speech.say(|words| words.go_on),
            Callback::new(move |()| asking.set(false)),
        );
        asking.get().then(|| {
            ask(
                "new-match",
                speech.say(|words| words.ask_new),
                yes,
                Some(no),
            )
        })
    });
    view! {
        <div class="menu" on:click=on(|event: MouseEvent| event.stop_propagation()) on:keydown=on(shut)>
            <button
                class="ico"
                aria-label=speech.say(|words| words.menu)
                aria-expanded=text(move || open.get().to_string())
                on:click=on(move |_: MouseEvent| open.update(|open| *open = !*open))
            >
                {icon("#i-menu")}
            </button>
            {list}
        </div>
        {question}
    }
    .into_any()
}

fn entries(
    session: Session,
    speech: Speech,
    open: RwSignal<bool>,
    asking: RwSignal<bool>,
) -> AnyView {
    let go = move |screen: Screen| {
        on(move |_: MouseEvent| {
            open.set(false);
            session.screen.set(screen);
        })
    };
    let ask_new = on(move |_: MouseEvent| {
        open.set(false);
        asking.set(true);
    });
    view! {
        <div class="shade" on:click=on(move |_: MouseEvent| open.set(false))></div>
        <nav class="pop" aria-label=speech.say(|words| words.menu)>
            <button data-action="new" on:click=ask_new>{icon("#i-deck")}{speech.say(|words| words.new_match)}</button>
            <button on:click=go(Screen::Sheet)>{icon("#i-check")}{speech.say(|words| words.score_sheet)}</button>
            <button on:click=go(Screen::Rules)>{icon("#i-book")}{speech.say(|words| words.how_to_play)}</button>
            <button on:click=go(Screen::Settings)>{icon("#i-settings")}{speech.say(|words| words.settings)}</button>
        </nav>
    }
    .into_any()
}

/// The score, which opens the score sheet.
pub fn score_line() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let side = move |n: usize| session.view.with(|view| view.totals[n]);
    let target = move || session.view.with(|view| view.rules.target);
    let turn = move || session.view.with(|view| view.to_move == Some(0));
    let open = move |event: MouseEvent| {
        event.stop_propagation();
        session.screen.set(Screen::Sheet);
    };
    view! {
        <button
            class="score"
            aria-label=text(move || (speech.words().score)(name_of(1), side(0), side(1), target()))
            on:click=on(open)
        >
            <span class="turnmark" aria-current=text(move || turn().to_string())>{face(0, true, Some(dealer(0)))}</span>
            <span>{text(move || side(0).to_string())}</span>
            <span class="dash">"–"</span>
            <span>{text(move || side(1).to_string())}</span>
            {face(1, false, None)}
            <small>{text(move || (speech.words().to)(target()))}</small>
        </button>
    }
    .into_any()
}
