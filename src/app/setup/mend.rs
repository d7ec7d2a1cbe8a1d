//! What keeps the rules from being played, and what would mend it.

use leptos::prelude::*;
use scopa::Fault;

use super::wish::Wish;
use super::{button, focus_on, tongue};
use crate::app::Speech;
use crate::app::view::{part, text};

/// Every fault with its remedy, one tap away. Spoken when it comes.
pub fn faults(speech: Speech, wish: Wish) -> AnyView {
    let all = part(move || {
        let faults = wish.faults.get();
        let one = |(n, fault): (usize, &Fault)| fault_of(speech, wish, n, fault.clone());
        let all = faults.iter().enumerate().map(one).collect::<Vec<_>>();
        Some(all.into_any())
    });
    view! { <div class="faults" role="status">{all}</div> }.into_any()
}

fn fault_of(speech: Speech, wish: Wish, number: usize, fault: Fault) -> AnyView {
    let now = wish.rules.get_untracked();
    let mended = wish.mended(&fault);
    let changes = mended.changes_from(&now);
    let what = text(move || tongue(speech).fault(&fault, &now));
    let how = text(move || {
        let mend = speech.words().more().house.mend;
        format!("{mend}: {}", tongue(speech).settings(&changes).join("; "))
    });
    let mend = move || {
        wish.mend(mended);
        focus_on("[data-action=mend],[data-action=deal]");
    };
    view! { <p id=format!("fault-{number}")><span>{what}</span>{button("mend", "opt", how, mend)}</p> }.into_any()
}
