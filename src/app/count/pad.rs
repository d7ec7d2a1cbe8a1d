//! The score sheet: a row a deal, who took each point, and the running totals.

use leptos::prelude::*;
use scopa::{Category, SheetRow, Suit};

use crate::app::Speech;
use crate::app::session::Session;
use crate::app::table::{emblem, face};
use crate::app::view::text;
use crate::app::words::{More, name_of};

/// The four points of every deal, in the order of the sheet.
const POINTS: [(Category, &str); 4] = [
    (Category::Cards, "cards"),
    (Category::Coins, "coins"),
    (Category::Settebello, "settebello"),
    (Category::Primiera, "primiera"),
];

/// The sheet of the match.
pub fn pad() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let target = text(move || (speech.words().to)(session.view.with(|view| view.rules.target)));
    let rows = session.sheet.get_untracked();
    // A column for the points of a variant, where it has any.
    let others = rows.iter().any(|row| other(row) != [0, 0]);
    let last = rows.len();
    let row = |(i, row): (usize, &SheetRow)| self::row(speech, i + 1, row, i + 1 == last, others);
    let column = |word: fn(&'static More) -> &'static str| {
        view! { <th scope="col">{speech.more(word)}</th> }.into_any()
    };
    view! {
        <section class="pad" id="sheet">
            <table class="pad-table" data-sheet="">
                <caption>{speech.more(|words| words.segnapunti)}" "<small>{target}</small></caption>
                <thead><tr>
                    <th scope="col"><span class="sr">{speech.more(|words| words.this_deal)}</span></th>
                    {column(|words| words.cards)}
                    {column(|words| words.coins)}
                    <th scope="col">
                        <span class="sr">{speech.more(|words| words.settebello)}</span>
                        <span aria-hidden="true">"7 "{emblem(Suit::Denari)}</span>
                    </th>
                    {column(|words| words.primiera_short)}
                    {column(|words| words.scope)}
                    {others.then(|| column(|words| words.other_points))}
                    <th scope="col" class="us">{face(0, true, None)}{speech.say(|words| words.you)}</th>
                    <th scope="col">{face(1, false, None)}{name_of(1)}</th>
                </tr></thead>
                <tbody>{rows.iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn row(speech: Speech, number: usize, row: &SheetRow, last: bool, others: bool) -> AnyView {
    let points = POINTS.map(|(category, column)| {
        won(
            speech,
            column,
            (0..2).find(|side| row.score.points_of(category, *side) > 0),
        )
    });
    let pair = |class: &'static str, column: &'static str, [ours, theirs]: [i32; 2]| {
        let pair = format!("{ours} {theirs}");
        view! {
            <td class=class data-col=column data-scope=pair>{ours.to_string()}<span class="no">" · "</span>{theirs.to_string()}</td>
        }
        .into_any()
    };
    let total = |side: usize, class: &'static str| {
        let leads = last && row.totals[side] > row.totals[1 - side];
        let class = if leads {
            format!("{class} lead")
        } else {
            class.to_owned()
        };
        view! { <td class=class data-col="total" data-side=side.to_string()>{row.totals[side].to_string()}</td> }.into_any()
    };
    view! {
        <tr data-deal=number.to_string()>
            <th scope="row">{number.to_string()}</th>
            {points.into_iter().collect_view()}
            {pair("sc", "scope", [0, 1].map(|side| row.score.scope_count(side).into()))}
            {others.then(|| pair("sc", "other", other(row)))}
            {total(0, "tot us")}
            {total(1, "tot")}
        </tr>
    }
    .into_any()
}

/// Who took a point: a face, or a dash.
fn won(speech: Speech, column: &'static str, won: Option<u8>) -> AnyView {
    let label = text(move || match won {
        Some(0) => speech.words().you.to_owned(),
        Some(seat) => name_of(seat).to_owned(),
        None => speech.words().more().nobody.to_owned(),
    });
    let sign = match won {
        Some(side) => face(side, side == 0, None),
        None => view! { <span class="no" aria-hidden="true">"–"</span> }.into_any(),
    };
    let side = won.map(|side| side.to_string()).unwrap_or_default();
    view! { <td data-col=column data-won=side>{sign}<span class="sr">{label}</span></td> }
        .into_any()
}

/// The points of the variant: all that the sheet has no column for.
fn other(row: &SheetRow) -> [i32; 2] {
    let known = |category| {
        category == Category::Scope || POINTS.iter().any(|(point, _)| *point == category)
    };
    [0, 1].map(|side| {
        row.score
            .items
            .iter()
            .filter(|item| !known(item.category))
            .map(|item| i32::from(item.points[side]))
            .sum()
    })
}
