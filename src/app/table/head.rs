//! The bar: menu and score.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use super::face;
use super::seat::dealer;
use crate::app::Speech;
use crate::app::ask::ask;
use crate::app::later::Later;
use crate::app::session::{Screen, Session};
use crate::app::view::{icon, on, part, text};
use crate::app::words::name_of;

/// The menu.
pub fn menu() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    let menu = Menu {
        session,
        speech,
        open: RwSignal::new(false),
        asking: RwSignal::new(false),
    };
    let (open, asking) = (menu.open, menu.asking);
    let shut = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    let list = part(move || {
        let parts = later.parts().filter(|_| open.get());
        parts.map(|parts| (parts.menu)(menu))
    });
    let question = part(move || {
        let parts = later.parts().filter(|_| asking.get());
        parts.map(|parts| (parts.menu)(menu))
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

/// The menu's state.
#[derive(Clone, Copy)]
pub struct Menu {
    session: Session,
    speech: Speech,
    open: RwSignal<bool>,
    asking: RwSignal<bool>,
}

/// What the menu offers, or the question whether to give up the match.
pub fn entries(menu: Menu) -> AnyView {
    let Menu {
        session,
        speech,
        open,
        asking,
    } = menu;
    if asking.get() {
        let begin = Callback::new(move |()| {
            asking.set(false);
            session.new_match();
        });
        let yes = ("confirm", speech.more(|words| words.yes_new), begin);
        let no = (
            speech.more(|words| words.go_on),
            Callback::new(move |()| asking.set(false)),
        );
        return ask(
            "new-match",
            speech.more(|words| words.ask_new),
            yes,
            Some(no),
        );
    }
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
            <button data-action="new" on:click=ask_new>{icon("#i-deck")}{speech.more(|words| words.new_match)}</button>
            <button on:click=go(Screen::Sheet)>{icon("#i-check")}{speech.more(|words| words.score_sheet)}</button>
            <button on:click=go(Screen::Rules)>{icon("#i-book")}{speech.more(|words| words.how_to_play)}</button>
            <button on:click=go(Screen::Settings)>{icon("#i-settings")}{speech.more(|words| words.settings)}</button>
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
