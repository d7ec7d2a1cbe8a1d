//! The house rules: every knob in its group, and the rules of one's own.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::explain::Group;
use wasm_bindgen::JsCast;

use super::own::keeping;
use super::wish::Wish;
use super::{knob, tongue};
use crate::app::Speech;
use crate::app::count::top_to;
use crate::app::view::{icon, on, part, text};

/// The page.
pub fn house(speech: Speech, wish: Wish, back: Callback<()>) -> AnyView {
    let from = text(move || {
        let (game, _) = wish.base();
        let rules = wish.rules.get();
        let house = &speech.words().more().house;
        // Other rules than those it began with may be a game by themselves.
        let known = rules.preset_id().and_then(super::game_named);
        match known {
            Some(known) => (house.apart)(known.name, 0),
            None => (house.apart)(game.name, wish.apart(None)),
        }
    });
    let all = part(move || {
        (wish.apart(None) > 0).then(|| {
            let (game, rules) = wish.base();
            let label = text(move || (speech.words().more().house.back_to)(game.name));
            let go = move || {
                wish.put(rules, "");
                super::focus_on("[data-action=back]");
            };
            super::button("back-all", "btn quiet", label, go)
        })
    });
    let groups = Group::ALL.map(|group| section(speech, wish, group));
    view! {
        {top_to(back, speech, |words| words.house.title)}
        <p class="muted from" role="status">{from}</p>
        {all}
        {groups.into_iter().collect_view()}
        {keeping(speech, wish)}
    }
    .into_any()
}

/// A group, whose knobs are made when it is opened.
fn section(speech: Speech, wish: Wish, group: Group) -> AnyView {
    let changes = move || wish.apart(Some(group));
    let begin = untrack(changes) > 0;
    let open = RwSignal::new(begin);
    let turn = on(move |event: Event| {
        let details = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    });
    let count = text(move || match changes() {
        0 => String::new(),
        n => (speech.words().more().house.changes)(n),
    });
    let knobs = part(move || {
        let knobs = || {
            group
                .knobs()
                .map(|one| knob::knob(speech, wish, one))
                .collect_view()
                .into_any()
        };
        open.get().then(knobs)
    });
    view! {
        <details class="knobs" data-group=group.name() open=begin on:toggle=turn>
            <summary>{icon("#i-next")}<h2>{text(move || tongue(speech).group(group).to_owned())}</h2><small>{count}</small></summary>
            {knobs}
        </details>
    }
    .into_any()
}
