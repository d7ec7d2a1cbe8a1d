//! The score sheet: a row a deal, who took each point, and the running totals.

use leptos::prelude::*;
use scopa::{Category, SheetRow};

use super::name_of;
use crate::app::Speech;
use crate::app::session::Session;
use crate::app::table::{Emblem, Face};

/// The four points of every deal, in the order of the sheet.
const POINTS: [(Category, &str); 4] = [
    (Category::Cards, "cards"),
    (Category::Coins, "coins"),
    (Category::Settebello, "settebello"),
    (Category::Primiera, "primiera"),
];

/// The sheet of the match.
#[component]
pub fn Pad() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let target = move || session.view.with(|view| u32::from(view.rules.target));
    // A column for the points of a variant, where it has any.
    let others = session.sheet.with_untracked(|sheet| sheet.iter().any(|row| other(row) != [0, 0]));
    let rows = session.sheet.get_untracked();
    let last = rows.len();
    let row = move |(i, row): (usize, SheetRow)| view! { <Row number=i + 1 row last=i + 1 == last others/> };
    view! {
        <section class="pad" id="sheet">
            <table class="pad-table" data-sheet="">
                <caption>{move || speech.words().segnapunti}" "<small>{move || (speech.words().to)(target())}</small></caption>
                <thead><tr>
                    <th scope="col"><span class="sr">{move || speech.words().this_deal}</span></th>
                    <th scope="col">{move || speech.words().cards}</th>
                    <th scope="col">{move || speech.words().coins}</th>
                    <th scope="col"><span class="sr">{move || speech.words().settebello}</span>"7 "<Emblem suit=scopa::Suit::Denari/></th>
                    <th scope="col">{move || speech.words().primiera_short}</th>
                    <th scope="col">{move || speech.words().scope}</th>
                    {others.then(|| view! { <th scope="col">{move || speech.words().other_points}</th> })}
                    <th scope="col" class="us"><Face seat=0 ours=true/>{move || speech.words().you}</th>
                    <th scope="col"><Face seat=1/>{name_of(1)}</th>
                </tr></thead>
                <tbody>{rows.into_iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}

#[component]
fn Row(number: usize, row: SheetRow, last: bool, others: bool) -> impl IntoView {
    let points = POINTS.map(|(category, column)| {
        let won = (0..2).find(|side| row.score.points_of(category, *side) > 0);
        view! { <Won column won/> }
    });
    let scope = [row.score.scope_count(0), row.score.scope_count(1)];
    let other = other(&row);
    let totals = [row.totals[0], row.totals[1]];
    let leads = move |side: usize| last && totals[side] > totals[1 - side];
    view! {
        <tr data-deal=number.to_string()>
            <th scope="row">{number}</th>
            {points.into_iter().collect_view()}
            <td class="sc" data-col="scope" data-scope=format!("{} {}", scope[0], scope[1])>
                {scope[0]}<span class="no">" · "</span>{scope[1]}
            </td>
            {others.then(|| view! { <td class="sc" data-col="other">{other[0]}<span class="no">" · "</span>{other[1]}</td> })}
            <td class="tot us" class:lead=leads(0) data-col="total" data-side="0">{totals[0]}</td>
            <td class="tot" class:lead=leads(1) data-col="total" data-side="1">{totals[1]}</td>
        </tr>
    }
}

/// Who took a point: a face, or a dash.
#[component]
fn Won(column: &'static str, won: Option<u8>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let label = move || match won {
        Some(0) => speech.words().you,
        Some(seat) => name_of(seat),
        None => speech.words().nobody,
    };
    let sign = match won {
        Some(side) => view! { <Face seat=side ours=side == 0/> }.into_any(),
        None => view! { <span class="no" aria-hidden="true">"–"</span> }.into_any(),
    };
    view! {
        <td data-col=column data-won=won.map(|side| side.to_string()).unwrap_or_default()>
            {sign}<span class="sr">{label}</span>
        </td>
    }
}

/// The points of the variant: all that the sheet has no column for.
fn other(row: &SheetRow) -> [i32; 2] {
    let known = |category| category == Category::Scope || POINTS.iter().any(|(point, _)| *point == category);
    [0, 1].map(|side| {
        row.score.items.iter().filter(|item| !known(item.category)).map(|item| i32::from(item.points[side])).sum()
    })
}
