//! The count of one deal, point by point.

use leptos::prelude::*;
use scopa::{Category, DealScore, ScoreItem, Side};

use super::name_of;
use super::prime::Primes;
use crate::app::Speech;
use crate::app::session::Session;
use crate::app::table::{CardFace, Face};
use crate::app::words::Words;

/// The ledger of the last deal: our side on the left, theirs on the right.
#[component]
pub fn Ledger() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let row = session.sheet.with_untracked(|sheet| sheet.last().cloned());
    row.map(|row| {
        let score = row.score.clone();
        let total = |side: usize| row.totals[side];
        let (ours, theirs) = (score.points(0), score.points(1));
        let lines = score.items.clone();
        view! {
            <section class="count-up" aria-label=move || speech.words().this_deal>
                <table class="ledger">
                    <thead><tr>
                        <th scope="col"><Face seat=0 ours=true/><span class="nm">{move || speech.words().you}</span></th>
                        <td></td>
                        <th scope="col"><Face seat=1/><span class="nm">{name_of(1)}</span></th>
                    </tr></thead>
                    <tbody>{lines.into_iter().map(|item| view! { <Line item score=score.clone()/> }).collect_view()}</tbody>
                    <tfoot><tr>
                        <td>{format!("+{ours}")}<small>{total(0)}</small></td>
                        <th scope="row">{move || speech.words().this_deal}<small>{move || speech.words().total}</small></th>
                        <td>{format!("+{theirs}")}<small>{total(1)}</small></td>
                    </tr></tfoot>
                </table>
            </section>
        }
    })
}

#[component]
fn Line(item: ScoreItem, score: DealScore) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let category = item.category;
    let primes = (category == Category::Primiera).then(|| view! { <Primes score/> });
    let side = move |side: Side| view! { <Amount category amount=item.amounts[usize::from(side)] points=item.points[usize::from(side)]/> };
    view! {
        <tr>
            {side(0)}
            <th scope="row">{move || name(speech.words(), category)}</th>
            {side(1)}
        </tr>
        {primes}
    }
}

/// What a side has in a category, and the coins it gets for it.
#[component]
fn Amount(category: Category, amount: u16, points: u16) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let shown = if category == Category::Settebello {
        match points {
            0 => view! { <span class="none">"–"</span> }.into_any(),
            _ => view! { <span class="mini" style="--w:28px"><CardFace card=scopa::Card::SETTEBELLO/></span> }.into_any(),
        }
    } else {
        amount.into_any()
    };
    let coins = (points > 0).then(|| {
        let coin = |_| view! { <svg class="pt-coin" aria-hidden="true"><use href="#s-D"/></svg> };
        let many = (points > 4).then(|| view! { <b class="many">{points}</b> });
        view! {
            <span class="coins" role="img" aria-label=move || (speech.words().points)(points.into())>
                {(0..points.min(4)).map(coin).collect_view()}{many}
            </span>
        }
    });
    view! { <td class:won=move || { points > 0 }><span class="amt">{shown}{coins}</span></td> }
}

/// What a category is called.
pub fn name(words: &Words, category: Category) -> &'static str {
    match category {
        Category::Cards => words.cards,
        Category::Coins => words.coins,
        Category::Settebello => words.settebello,
        Category::Primiera => words.primiera,
        Category::Scope => words.scope,
        _ => words.other_points,
    }
}
