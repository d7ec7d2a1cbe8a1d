//! What keeps the rules from being played, and what would mend it.

use leptos::prelude::*;
use scopa::Fault;

use super::control::button;
use super::wish::Wish;
use super::{focus_on, tongue};
use crate::app::Speech;
use crate::app::element::el;
use crate::app::view::part;

/// Every fault with its remedy, one tap away. Spoken when it comes.
pub fn faults(speech: Speech, wish: Wish) -> AnyView {
    let all = part(move || {
        let faults = wish.faults().into_iter();
        let all = faults.map(|fault| fault_of(speech, wish, fault));
        Some(all.collect::<Vec<_>>().into_any())
    });
    el("div")
        .set("id", "faults")
        .set("class", "faults")
        .set("role", "status")
        .child(all)
        .into_any()
}

fn fault_of(speech: Speech, wish: Wish, fault: Fault) -> AnyView {
    let now = wish.rules.get_untracked();
    let mended = wish.mended(&fault);
    let changes = mended.changes_from(&now);
    let what = tongue(speech).fault(&fault, &now);
    let mend = speech.now().more().house.mend;
    let how = format!("{mend}: {}", tongue(speech).settings(&changes).join("; "));
    let mend = move || {
        wish.put(mended);
        focus_on("[data-action=mend],[data-action=deal]");
    };
    el("p")
        .child(el("span").child(what))
        .child(button("mend", "opt", how.into_any(), mend))
        .into_any()
}
