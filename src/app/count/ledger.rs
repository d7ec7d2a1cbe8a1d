//! The count of one deal, point by point.

use leptos::prelude::*;
use scopa::{Card, Category, DealScore, ScoreItem, Seat, Side};

use crate::app::Speech;
use crate::app::book::reasons;
use crate::app::element::{el, several};
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
        el("th")
            .set("scope", "col")
            .child(side_head(*side, *seat))
            .into_any()
    };
    let heads = between(sides.iter().map(head).collect(), el("td").into_any());
    let sum = |side: &Side| {
        let points = row.score.points(*side);
        let total = row.totals[usize::from(*side)].to_string();
        el("td")
            .child(format!("+{points}"))
            .child(el("small").child(total))
            .into_any()
    };
    let name = el("th")
        .set("scope", "row")
        .child(speech.more(|words| words.this_deal))
        .child(el("small").child(speech.more(|words| words.total)))
        .into_any();
    let sums = between(order.iter().map(sum).collect(), name.into_any());
    let class = if sides.len() > 2 {
        "ledger many"
    } else {
        "ledger"
    };
    el("section")
        .set("class", "count-up")
        .set("aria-label", speech.more(|words| words.this_deal))
        .child(
            el("table")
                .set("class", class)
                .child(el("thead").child(el("tr").child(heads)))
                .child(el("tbody").child(lines))
                .child(
                    el("tfoot")
                        .set("style", format!("--i:{}", row.score.items.len()))
                        .child(el("tr").child(sums)),
                ),
        )
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
    let name = text(move || speech.words().more().category[category as usize].to_owned());
    let asks = text(move || {
        let words = speech.words().more();
        words.book.why(words.category[category as usize])
    });
    let name = el("th")
        .set("scope", "row")
        .child(
            el("button")
                .set("class", "asks")
                .set("data-asks", format!("{category:?}"))
                .set("aria-expanded", why.expanded)
                .set("aria-label", asks)
                .on("click", why.ask)
                .child(name),
        )
        .into_any();
    let cells = between(order.iter().map(cell).collect(), name.into_any());
    several([
        el("tr")
            .set("style", format!("--i:{n}"))
            .child(cells)
            .into(),
        primes.into(),
        why.answer.into(),
    ])
}

/// What a side has in a category, and the coins it gets for it.
fn amount(speech: Speech, category: Category, amount: u16, points: u16) -> AnyView {
    let shown = match (category, points) {
        (Category::Settebello, 0) => el("span").set("class", "none").child("–").into_any(),
        (Category::Settebello, _) => el("span")
            .set("class", "mini")
            .set("style", "--w:28px")
            .child(face_of(Card::SETTEBELLO))
            .into_any(),
        _ => amount.to_string().into_any(),
    };
    let coins = (points > 0).then(|| {
        let mut marks = r##"<svg class="pt-coin" aria-hidden="true"><use href="#s-D"/></svg>"##
            .repeat(usize::from(points.min(4)));
        if points > 4 {
            marks.push_str(&format!("<b class=\"many\">{points}</b>"));
        }
        let label = text(move || speech.words().more().points(points.into()));
        el("span")
            .set("class", "coins")
            .set("role", "img")
            .set("aria-label", label)
            .set(".innerHTML", marks)
            .into_any()
    });
    let class = if points > 0 { "won" } else { "" };
    el("td")
        .set("class", class)
        .child(el("span").set("class", "amt").child(shown).child(coins))
        .into_any()
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
            el("span")
                .child(el("span").set("class", "mini").child(face_of(card)))
                .child(value.to_string())
                .into_any()
        };
        let cards = score
            .prime_cards(*side)
            .into_iter()
            .flatten()
            .map(card)
            .collect_view();
        el("div")
            .set("class", class)
            .child(whose)
            .child(cards)
            .into_any()
    };
    let span = if order.len() == 2 { 3 } else { order.len() + 1 };
    el("tr")
        .set("class", "prime")
        .set("style", format!("--i:{n}"))
        .child(
            el("td").set("colspan", span.to_string()).child(
                el("div")
                    .set("class", "primes")
                    .child(order.iter().map(four).collect_view()),
            ),
        )
        .into_any()
}
