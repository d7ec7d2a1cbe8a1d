//! The bar: menu and score.

use leptos::prelude::*;

use super::Face;
use super::seat::Dealer;
use crate::app::Speech;
use crate::app::session::{Screen, Session};
use crate::app::words::{Language, name_of};

/// The menu.
#[component]
pub fn Menu(choose_language: Callback<Language>) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let asking = RwSignal::new(false);
    let go = move |screen: Screen| {
        open.set(false);
        session.screen.set(screen);
    };
    let other = move || Language::ALL.into_iter().find(|language| language.words().name != speech.words().name);
    let shut = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    view! {
        <div class="menu" on:click=|event| event.stop_propagation() on:keydown=shut>
            <button
                class="ico"
                aria-label=move || speech.words().menu
                aria-expanded=move || open.get().to_string()
                aria-controls="menu"
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <Icon name="#i-menu"/>
            </button>
            <Show when=move || open.get()>
                <div class="shade" on:click=move |_| open.set(false)></div>
                <nav class="pop" id="menu" aria-label=move || speech.words().menu>
                    <button data-action="new" on:click=move |_| { open.set(false); asking.set(true) }>
                        <Icon name="#i-deck"/>{move || speech.words().new_match}
                    </button>
                    <button on:click=move |_| go(Screen::Sheet)>
                        <Icon name="#i-check"/>{move || speech.words().score_sheet}
                    </button>
                    <button on:click=move |_| go(Screen::Rules)>
                        <Icon name="#i-book"/>{move || speech.words().how_to_play}
                    </button>
                    {move || other().map(|language| view! {
                        <button lang=language.tag() on:click=move |_| choose_language.run(language)>
                            <Icon name="#i-settings"/>{language.words().name}
                        </button>
                    })}
                </nav>
            </Show>
        </div>
        <Show when=move || asking.get()>
            <div class="veil" role="alertdialog" aria-modal="true" aria-labelledby="ask-new" on:click=|event| event.stop_propagation()>
                <div class="ask">
                    <p id="ask-new">{move || speech.words().ask_new}</p>
                    <button class="btn" data-action="confirm" autofocus on:click=move |_| { asking.set(false); session.new_match() }>
                        {move || speech.words().yes_new}
                    </button>
                    <button class="btn quiet" on:click=move |_| asking.set(false)>{move || speech.words().go_on}</button>
                </div>
            </div>
        </Show>
    }
}

/// The score, which opens the score sheet.
#[component]
pub fn ScoreLine() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let side = move |n: usize| session.view.with(|view| view.totals[n]);
    let target = move || session.view.with(|view| u32::from(view.rules.target));
    let turn = move |seat| session.view.with(|view| view.to_move == Some(seat)).to_string();
    let open = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        session.screen.set(Screen::Sheet);
    };
    view! {
        <button class="score" aria-label=move || (speech.words().score)(name_of(1), side(0), side(1), target()) on:click=open>
            <span class="turnmark" aria-current=move || turn(0)><Face seat=0 ours=true><Dealer seat=0/></Face></span>
            <span>{move || side(0)}</span>
            <span class="dash">"–"</span>
            <span>{move || side(1)}</span>
            <Face seat=1/>
            <small>{move || (speech.words().to)(target())}</small>
        </button>
    }
}

/// One of the page's icons.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! { <svg class="i" aria-hidden="true"><use href=name/></svg> }
}
