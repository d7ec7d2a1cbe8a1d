//! The count of one deal, point by point.

use leptos::prelude::*;
use scopa::{Card, Category, DealScore, ScoreItem};

use crate::app::Speech;
use crate::app::session::Session;
use crate::app::table::{face, face_of};
use crate::app::view::text;
use crate::app::words::name_of;

/// The ledger of the last deal: our side on the left, theirs on the right.
pub fn ledger() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let Some(row) = session.sheet.with_untracked(|sheet| sheet.last().cloned()) else {
        return ().into_any();
    };
    let lines = row
        .score
        .items
        .iter()
        .map(|item| line(speech, item, &row.score))
        .collect_view();
    view! {
        <section class="count-up" aria-label=speech.more(|words| words.this_deal)>
            <table class="ledger">
                <thead><tr>
                    <th scope="col">{face(0, true, None)}<span class="nm">{speech.say(|words| words.you)}</span></th>
                    <td></td>
                    <th scope="col">{face(1, false, None)}<span class="nm">{name_of(1)}</span></th>
                </tr></thead>
                <tbody>{lines}</tbody>
                <tfoot><tr>
                    <td>{format!("+{}", row.score.points(0))}<small>{row.totals[0].to_string()}</small></td>
                    <th scope="row">
                        {speech.more(|words| words.this_deal)}<small>{speech.more(|words| words.total)}</small>
                    </th>
                    <td>{format!("+{}", row.score.points(1))}<small>{row.totals[1].to_string()}</small></td>
                </tr></tfoot>
            </table>
        </section>
    }
    .into_any()
}

fn line(speech: Speech, item: &ScoreItem, score: &DealScore) -> AnyView {
    let category = item.category;
    let primes = (category == Category::Primiera).then(|| primes(score));
    let side = |side: usize| amount(speech, category, item.amounts[side], item.points[side]);
    let name = text(move || (speech.words().more().category)(category).to_owned());
    view! { <tr>{side(0)}<th scope="row">{name}</th>{side(1)}</tr>{primes} }.into_any()
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
fn primes(score: &DealScore) -> AnyView {
    let four = |side: u8| {
        let class = if score.points_of(Category::Primiera, side) > 0 {
            "prime4 won"
        } else {
            "prime4"
        };
        let card = |(card, value): (Card, u8)| {
            view! { <span><span class="mini">{face_of(card)}</span>{value.to_string()}</span> }
                .into_any()
        };
        let cards = score
            .prime_cards(side)
            .into_iter()
            .flatten()
            .map(card)
            .collect_view();
        view! { <div class=class>{cards}</div> }.into_any()
    };
    view! { <tr class="prime"><td colspan="3"><div class="primes">{four(0)}{four(1)}</div></td></tr> }.into_any()
}
