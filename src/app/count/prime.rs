//! The four cards of each side's primiera.

use leptos::prelude::*;
use scopa::{Category, DealScore, Side};

use crate::app::table::CardFace;

/// Both sides' cards, with what each counts.
#[component]
pub fn Primes(score: DealScore) -> impl IntoView {
    let four = |side: Side| {
        let won = score.points_of(Category::Primiera, side) > 0;
        let card = |(card, value): (scopa::Card, u8)| {
            view! { <span><span class="mini"><CardFace card/></span>{value}</span> }
        };
        view! { <div class="prime4" class:won=won>{score.prime_cards(side).into_iter().flatten().map(card).collect_view()}</div> }
    };
    view! {
        <tr class="prime"><td colspan="3"><div class="primes">{four(0)}{four(1)}</div></td></tr>
    }
}
