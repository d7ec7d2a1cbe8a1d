//! The paper pages around the table: the count of a deal, the score sheet, and the end.

mod ledger;
mod pad;

pub use pad::{caption, pad_of};

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::Speech;
use super::ask::focus_when_shown;
use super::element::{el, several};
use super::fair::fair;
use super::session::Session;
use super::share;
use super::stats;
use super::view::{Text, flag, icon, on, text};
use super::words::More;

/// The count of the deal that has just ended.
pub fn score() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let deal = text(move || {
        speech
            .words()
            .more()
            .deal_number(session.view.with(|view| view.deal_number))
    });
    let head = head(deal, speech.more(|words| words.the_count));
    let go = on(move |_: MouseEvent| session.next_deal());
    page(
        head,
        ().into_any(),
        Some(("next", speech.more(|words| words.next_deal), go)),
        ().into_any(),
    )
}

/// The end of the match.
pub fn over() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let winners = session.with_game(|game| match game.outcome() {
        Some(outcome) => outcome.winners.clone(),
        // The deal of the day is over before its match.
        None => {
            let best = game.totals().iter().max();
            let sides = 0..game.rules().sides_count();
            sides
                .filter(|side| game.totals().get(usize::from(*side)) == best)
                .collect()
        }
    });
    let title = text(move || {
        let words = speech.words();
        if session.people() == 1 && winners == [session.side()] {
            return words.more().won.to_owned();
        }
        let names: Vec<String> = winners
            .iter()
            .map(|side| session.side_name(*side, words))
            .collect();
        words.more().winners(words.words, &names)
    });
    let head = head(speech.more(|words| words.who_won), title);
    let totals = session.lifetime();
    let lifetime = text(move || {
        speech
            .words()
            .more()
            .lifetime(totals.matches, totals.won, totals.deals, totals.scope)
    });
    let linked = !session.is_own();
    let leave = linked.then(|| share::leave_button(speech));
    let foot = several([
        share::rival(session, speech).into(),
        el("p")
            .set("class", "muted lifetime")
            .child(lifetime)
            .into(),
        el("div")
            .set("class", "bar-end sends")
            .child(share::buttons(session, speech, true))
            .into(),
    ]);
    let today = session.is_today();
    let result = today.then(|| share::result(session, speech));
    let go = on(move |_: MouseEvent| session.new_match());
    let again = ("new", speech.more(|words| words.new_match), go);
    let more = several([(result).into(), (leave).into()]);
    page(
        head,
        foot.into_any(),
        (!today).then_some(again),
        more.into_any(),
    )
}

/// The score sheet while the match goes on.
pub fn sheet() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let empty = session.sheet.with_untracked(Vec::is_empty);
    let none = empty.then(|| {
        el("p")
            .set("class", "muted")
            .child(speech.more(|words| words.no_deals))
            .into_any()
    });
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap narrow")
                .child(top(session, speech, |words| words.score_sheet))
                .child(none)
                .child((!empty).then(pad::pad))
                .child(stats::running(session, speech))
                .child(fair(session, speech))
                .child(
                    el("div")
                        .set("class", "bar-end sends")
                        .child(share::buttons(session, speech, false)),
                ),
        )
        .into_any()
}

fn head(over: Text, title: Text) -> AnyView {
    el("header")
        .set("class", "top")
        .child(
            el("h1")
                .child(el("span").set("class", "over").child(over))
                .child(title),
        )
        .into_any()
}

/// The count and the score sheet under a head, and the button that goes on.
fn page(
    head: AnyView,
    foot: AnyView,
    go: Option<(&'static str, Text, super::view::On<MouseEvent>)>,
    more: AnyView,
) -> AnyView {
    let session = expect_context::<Session>();
    let button = go.map(|(action, label, go)| {
        let node = NodeRef::new();
        focus_when_shown(node);
        el("button")
            .set("class", "btn")
            .set("data-action", action)
            .keep(node)
            .on("click", go)
            .child(label)
            .into_any()
    });
    // The count is told row by row; a tap anywhere tells the rest at once.
    let told = RwSignal::new(false);
    let rows = session
        .sheet
        .with_untracked(|sheet| sheet.last().map_or(0, |row| row.score.items.len()));
    el("div")
        .set("class", "sheet")
        .on("click", on(move |_: MouseEvent| told.set(true)))
        .child(
            el("div")
                .set("class", "wrap")
                .set("class:ceremony", flag(move || !told.get()))
                .set("style", format!("--rows:{rows}"))
                .child(head)
                .child(
                    el("div")
                        .set("class", "count-and-pad")
                        .child(ledger::ledger())
                        .child(pad::pad()),
                )
                .child(foot)
                .child(fair(session, expect_context()))
                .child(el("div").set("class", "bar-end").child(button).child(more)),
        )
        .into_any()
}

/// The head of a page that leads back to the table.
pub fn top(session: Session, speech: Speech, title: fn(&'static More) -> &'static str) -> AnyView {
    let back = Callback::new(move |()| session.return_to_match());
    top_to(back, speech, title)
}

/// The same, with another way back.
pub fn top_to(
    back: Callback<()>,
    speech: Speech,
    title: fn(&'static More) -> &'static str,
) -> AnyView {
    let node = NodeRef::new();
    focus_when_shown(node);
    let back = on(move |_: MouseEvent| back.run(()));
    el("header")
        .set("class", "top back")
        .child(
            el("button")
                .set("class", "ico")
                .keep(node)
                .set("data-action", "back")
                .set("aria-label", speech.say(|words| words.back))
                .on("click", back)
                .child(icon("#i-back")),
        )
        .child(el("h1").child(speech.more(title)))
        .into_any()
}
