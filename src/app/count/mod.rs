//! The paper pages around the table: the count of a deal, the score sheet, the end, and how to play.

mod guide;
mod ledger;
mod pad;
mod prime;

use leptos::prelude::*;

pub use guide::Guide;
use ledger::Ledger;
use pad::Pad;

use super::Speech;
use super::session::{Screen, Session};
use super::table::Icon;
use super::words::name_of;

/// The count of the deal that has just ended.
#[component]
pub fn Score() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let deal = move || session.view.with(|view| view.deal_number);
    let next = NodeRef::new();
    focus_when_shown(next);
    view! {
        <div class="sheet" data-scroll=""><div class="wrap">
            <header class="top">
                <h1><span class="over">{move || (speech.words().deal_number)(deal())}</span>{move || speech.words().the_count}</h1>
            </header>
            <div class="count-and-pad"><Ledger/><Pad/></div>
            <div class="bar-end">
                <button class="btn" data-action="next" node_ref=next on:click=move |_| session.next_deal()>
                    {move || speech.words().next_deal}
                </button>
            </div>
        </div></div>
    }
}

/// The end of the match.
#[component]
pub fn Over() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let won = session.with_game(|game| {
        game.outcome().is_some_and(|outcome| outcome.winners.contains(&game.rules().side_of(session.me)))
    });
    let title = move || if won { speech.words().won.to_owned() } else { (speech.words().lost)(name_of(1)) };
    let totals = session.lifetime();
    let lifetime =
        move || (speech.words().lifetime)(totals.matches, totals.won, totals.deals, totals.scope);
    let next = NodeRef::new();
    focus_when_shown(next);
    view! {
        <div class="sheet" data-scroll=""><div class="wrap">
            <header class="top">
                <h1><span class="over">{move || speech.words().who_won}</span>{title}</h1>
            </header>
            <div class="count-and-pad"><Ledger/><Pad/></div>
            <p class="muted lifetime">{lifetime}</p>
            <div class="bar-end">
                <button class="btn" data-action="new" node_ref=next on:click=move |_| session.new_match()>
                    {move || speech.words().new_match}
                </button>
            </div>
        </div></div>
    }
}

/// The score sheet while the match goes on.
#[component]
pub fn Sheet() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let empty = move || session.sheet.with(Vec::is_empty);
    view! {
        <div class="sheet" data-scroll=""><div class="wrap narrow">
            <Top title=Signal::derive(move || speech.words().score_sheet)/>
            <Show when=empty><p class="muted">{move || speech.words().no_deals}</p></Show>
            <Pad/>
        </div></div>
    }
}

/// The head of a page that leads back to the table.
#[component]
pub fn Top(#[prop(into)] title: Signal<&'static str>) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let back = NodeRef::new();
    focus_when_shown(back);
    view! {
        <header class="top back">
            <button
                class="ico"
                node_ref=back
                data-action="back"
                aria-label=move || speech.words().back
                on:click=move |_| session.screen.set(Screen::Table)
            >
                <Icon name="#i-back"/>
            </button>
            <h1>{title}</h1>
        </header>
    }
}

/// Puts the focus where a page begins, so that neither keys nor a screen reader are lost.
fn focus_when_shown(node: NodeRef<leptos::html::Button>) {
    Effect::new(move || {
        if let Some(button) = node.get() {
            request_animation_frame(move || {
                let _ = button.focus();
            });
        }
    });
}
