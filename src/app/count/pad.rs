//! The score sheet: a row a deal, who took each point, and the running totals.

use leptos::prelude::*;
use scopa::{Category, Seat, SheetRow, Side, Suit};

use crate::app::Speech;
use crate::app::book::reasons;
use crate::app::element::{el, several};
use crate::app::session::Session;
use crate::app::table::{emblem, face, side_head};
use crate::app::view::text;
use crate::app::words::More;

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
    let rows = session.sheet.get_untracked();
    pad_of(rows, caption(speech, |words| words.segnapunti), false)
}

/// What a sheet is called, and how far the match goes.
pub fn caption(speech: Speech, title: fn(&'static More) -> &'static str) -> AnyView {
    let session = expect_context::<Session>();
    let target = text(move || {
        speech
            .words()
            .to(session.view.with(|view| view.rules.target))
    });
    several([
        speech.more(title).into(),
        " ".into(),
        el("small").child(target).into(),
    ])
}

/// A sheet with these rows; `theirs` where it is of somebody who sent it, and not of whoever plays here.
pub fn pad_of(rows: Vec<SheetRow>, caption: AnyView, theirs: bool) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    // A column for the points of a variant, where it has any.
    let others = rows
        .iter()
        .any(|row| (0..row.totals.len()).any(|side| other(row, side) != 0));
    let last = rows.len();
    let sides = session.sides();
    let row = |(i, row): (usize, &SheetRow)| {
        self::row(speech, &sides, i + 1, row, i + 1 == last, others, theirs)
    };
    let head = |(n, (side, seat)): (usize, &(Side, Seat))| {
        let head = if theirs && n == 0 {
            several([
                face(*seat, None).into(),
                el("span")
                    .set("class", "nm")
                    .child(speech.more(|words| words.sender))
                    .into(),
            ])
        } else {
            side_head(*side, *seat)
        };
        el("th")
            .set("scope", "col")
            .set("class:us", n == 0)
            .child(head)
            .into_any()
    };
    let column = |word: fn(&'static More) -> &'static str| {
        el("th")
            .set("scope", "col")
            .child(speech.more(word))
            .into_any()
    };
    el("section")
        .set("class", "pad")
        .child(
            el("table")
                .set("class", if sides.len() > 2 { "many" } else { "" })
                .set("data-sheet", if theirs { "theirs" } else { "" })
                .child(el("caption").child(caption))
                .child(
                    el("thead").child(
                        el("tr")
                            .child(
                                el("th").set("scope", "col").child(
                                    el("span")
                                        .set("class", "sr")
                                        .child(speech.more(|words| words.this_deal)),
                                ),
                            )
                            .child(column(|words| words.cards))
                            .child(column(|words| words.coins))
                            .child(
                                el("th")
                                    .set("scope", "col")
                                    .child(
                                        el("span")
                                            .set("class", "sr")
                                            .child(speech.more(|words| words.settebello)),
                                    )
                                    .child(
                                        el("span")
                                            .set("aria-hidden", "true")
                                            .child("7 ")
                                            .child(emblem(Suit::Denari)),
                                    ),
                            )
                            .child(column(|words| words.primiera_short))
                            .child(column(|words| words.scope))
                            .child(others.then(|| column(|words| words.other_points)))
                            .child(sides.iter().enumerate().map(head).collect_view()),
                    ),
                )
                .child(el("tbody").child(rows.iter().enumerate().map(row).collect_view())),
        )
        .into_any()
}

fn row(
    speech: Speech,
    sides: &[(Side, Seat)],
    number: usize,
    row: &SheetRow,
    last: bool,
    others: bool,
    theirs: bool,
) -> AnyView {
    let session = expect_context::<Session>();
    let span = POINTS.len() + 2 + usize::from(others) + sides.len();
    // Of another's match only the points have come, not the cards.
    let why = (!theirs).then(|| reasons(session, speech, number).ask(None, span));
    let (name, answer) = match why {
        None => (number.to_string().into_any(), ().into_any()),
        Some(why) => {
            let label = text(move || speech.words().more().book.why_deal(number));
            let name = el("button")
                .set("class", "asks")
                .set("data-asks", "deal")
                .set("aria-expanded", why.expanded)
                .set("aria-label", label)
                .on("click", why.ask)
                .child(number.to_string())
                .into_any();
            (name.into_any(), why.answer)
        }
    };
    let points = POINTS.map(|(category, column)| {
        let winners = sides.iter().copied();
        let winners = winners.filter(|(side, _)| row.score.points_of(category, *side) > 0);
        won(speech, column, winners.collect())
    });
    let sides: Vec<usize> = sides.iter().map(|(side, _)| usize::from(*side)).collect();
    // The numbers stand in the order of the columns; the attribute has them in that of the sides.
    let each = |class: &'static str, column: &'static str, number: &dyn Fn(usize) -> i32| {
        let listed = |sides: &[usize], apart: &str| {
            let numbers: Vec<String> = sides.iter().map(|side| number(*side).to_string()).collect();
            numbers.join(apart)
        };
        let all: Vec<usize> = (0..sides.len()).collect();
        el("td")
            .set("class", class)
            .set("data-col", column)
            .set("data-scope", listed(&all, " "))
            .child(listed(&sides, " · "))
            .into_any()
    };
    let best = row.totals.iter().max().copied().unwrap_or_default();
    let ahead = row.totals.iter().filter(|total| **total == best).count() == 1;
    let total = |(n, side): (usize, &usize)| {
        let leads = last && ahead && row.totals[*side] == best;
        let class = ["tot", "tot lead", "tot us", "tot us lead"]
            [usize::from(leads) + 2 * usize::from(n == 0)];
        el("td")
            .set("class", class)
            .set("data-col", "total")
            .set("data-side", side.to_string())
            .child(row.totals[*side].to_string())
            .into_any()
    };
    several([
        el("tr")
            .set("data-deal", number.to_string())
            .child(el("th").set("scope", "row").child(name))
            .child(points.into_iter().collect_view())
            .child(each("sc", "scope", &|side| {
                row.score.scope_count(side as Side).into()
            }))
            .child(others.then(|| each("sc", "other", &|side| other(row, side))))
            .child(sides.iter().enumerate().map(total).collect_view())
            .into(),
        answer.into(),
    ])
}

/// Who took a point: a face each, or a dash.
fn won(speech: Speech, column: &'static str, won: Vec<(Side, Seat)>) -> AnyView {
    let session = expect_context::<Session>();
    let signs = if won.is_empty() {
        el("span")
            .set("class", "no")
            .set("aria-hidden", "true")
            .child("–")
            .into_any()
    } else {
        let signs = won.iter().map(|(_, seat)| face(*seat, None));
        signs.collect_view().into_any()
    };
    let sides: Vec<String> = won.iter().map(|(side, _)| side.to_string()).collect();
    let label = text(move || {
        let words = speech.words();
        let names: Vec<String> = won
            .iter()
            .map(|(side, _)| session.side_name(*side, words))
            .collect();
        if names.is_empty() {
            words.more().nobody.to_owned()
        } else {
            names.join(words.language.comma())
        }
    });
    el("td")
        .set("data-col", column)
        .set("data-won", sides.join(" "))
        .child(signs)
        .child(el("span").set("class", "sr").child(label))
        .into_any()
}

/// A side's points of the variant: all that the sheet has no column for.
fn other(row: &SheetRow, side: usize) -> i32 {
    let known = |category| {
        category == Category::Scope || POINTS.iter().any(|(point, _)| *point == category)
    };
    let items = row.score.items.iter();
    items
        .filter(|item| !known(item.category))
        .map(|item| i32::from(item.points[side]))
        .sum()
}
