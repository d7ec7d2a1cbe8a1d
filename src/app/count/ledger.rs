//! The count of one deal, point by point.

use leptos::prelude::*;
use scopa::{Card, Category, DealScore, ScoreItem, Seat, Side};

use crate::app::Speech;
use crate::app::book::reasons;
use crate::app::session::Session;
use crate::app::table::{face, face_of, side_head};
use crate::app::view::text;

/// The ledger of the last deal: our side on the left, theirs on the right; of more than two sides a column each.
pub fn ledger() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let Some(row) = session.sheet.with_untracked(|sheet| sheet.last().cloned()) else {
        return ().into_any();
    };
    let sides = session.sides();
    let order: Vec<Side> = sides.iter().map(|(side, _)| *side).collect();
    let lines = row
        .score
        .items
        .iter()
        .enumerate()
        .map(|(n, item)| line(speech, n, item, &row.score, &order));
    let lines = lines.collect_view();
    let head = |(side, seat): &(Side, Seat)| {
        view! { <th scope="col">{side_head(*side, *seat)}</th> }.into_any()
    };
    let heads = between(
        sides.iter().map(head).collect(),
        view! { <td></td> }.into_any(),
    );
    let sum = |side: &Side| {
        let points = row.score.points(*side);
        let total = row.totals[usize::from(*side)].to_string();
        view! { <td>{format!("+{points}")}<small>{total}</small></td> }.into_any()
    };
    let name = view! {
        <th scope="row">
            {speech.more(|words| words.this_deal)}<small>{speech.more(|words| words.total)}</small>
        </th>
    };
    let sums = between(order.iter().map(sum).collect(), name.into_any());
    let class = if sides.len() > 2 {
        "ledger many"
    } else {
        "ledger"
    };
    view! {
        <section class="count-up" aria-label=speech.more(|words| words.this_deal)>
            <table class=class>
                <thead><tr>{heads}</tr></thead>
                <tbody>{lines}</tbody>
                <tfoot style=format!("--i:{}", row.score.items.len())><tr>{sums}</tr></tfoot>
            </table>
        </section>
    }
    .into_any()
}

/// A row: what it is about stands between two sides, and before more.
fn between(mut cells: Vec<AnyView>, name: AnyView) -> AnyView {
    let at = if cells.len() == 2 { 1 } else { 0 };
    cells.insert(at, name);
    cells.collect_view().into_any()
}

fn line(speech: Speech, n: usize, item: &ScoreItem, score: &DealScore, order: &[Side]) -> AnyView {
    let session = expect_context::<Session>();
    let category = item.category;
    let deal = session.sheet.with_untracked(Vec::len);
    let span = if order.len() == 2 { 3 } else { order.len() + 1 };
    let why = reasons(session, speech, deal).ask(Some(category), span);
    let primes = (category == Category::Primiera).then(|| primes(n, score, order));
    let cell = |side: &Side| {
        let side = usize::from(*side);
        amount(speech, category, item.amounts[side], item.points[side])
    };
    let name = text(move || (speech.words().more().category)(category).to_owned());
    let asks = text(move || {
        let words = speech.words().more();
        (words.book.why)((words.category)(category))
    });
    let name = view! {
        <th scope="row">
            <button class="asks" data-asks=format!("{category:?}") aria-expanded=why.expanded aria-label=asks on:click=why.ask>{name}</button>
        </th>
    };
    let cells = between(order.iter().map(cell).collect(), name.into_any());
    view! { <tr style=format!("--i:{n}")>{cells}</tr>{primes}{why.answer} }.into_any()
}

/// What a side has in a category, and the coins it gets for it.
fn amount(speech: Speech, category: Category, amount: u16, points: u16) -> AnyView {
    let shown = match (category, points) {
        (Category::Settebello, 0) => view! { <span class="none">"–"</span> }.into_any(),
        (Category::Settebello, _) => {
            view! { <span class="mini" style="--w:28px">{face_of(Card::SETTEBELLO)}</span> }
                .into_any()
        }
        _ => amount.to_string().into_any(),
    };
    let coins = (points > 0).then(|| {
        let mut marks = r##"<svg class="pt-coin" aria-hidden="true"><use href="#s-D"/></svg>"##
            .repeat(usize::from(points.min(4)));
        if points > 4 {
            marks.push_str(&format!("<b class=\"many\">{points}</b>"));
        }
        let label = text(move || (speech.words().more().points)(points.into()));
        view! { <span class="coins" role="img" aria-label=label inner_html=marks></span> }
            .into_any()
    });
    let class = if points > 0 { "won" } else { "" };
    view! { <td class=class><span class="amt">{shown}{coins}</span></td> }.into_any()
}

/// The four cards of each side's primiera, with what each counts.
fn primes(n: usize, score: &DealScore, order: &[Side]) -> AnyView {
    let session = expect_context::<Session>();
    let around = session.around();
    let several = order.len() > 2;
    let four = |side: &Side| {
        let whose = several.then(|| face(around.pile(*side), None));
        let class = if score.points_of(Category::Primiera, *side) > 0 {
            "prime4 won"
        } else {
            "prime4"
        };
        let card = |(card, value): (Card, u8)| {
            view! { <span><span class="mini">{face_of(card)}</span>{value.to_string()}</span> }
                .into_any()
        };
        let cards = score
            .prime_cards(*side)
            .into_iter()
            .flatten()
            .map(card)
            .collect_view();
        view! { <div class=class>{whose}{cards}</div> }.into_any()
    };
    let span = if order.len() == 2 { 3 } else { order.len() + 1 };
    view! {
        <tr class="prime" style=format!("--i:{n}")>
            <td colspan=span.to_string()><div class="primes">{order.iter().map(four).collect_view()}</div></td>
        </tr>
    }
    .into_any()
}
