//! The totals, the deals that are written down, and the sheets of before.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::pad::{Line, Pad};

use super::desk::Desk;
use super::to_the_form;
use crate::app::setup::games::GAMES;
use crate::app::view::{icon, on, part, text};

/// How every side stands, to be read from the other end of the table; and who has won.
pub fn totals(desk: Desk) -> AnyView {
    let totals = part(move || {
        desk.turn.get();
        let (lines, outcome) = desk.pad.with_untracked(Pad::lines);
        let totals = lines.last()?.totals.clone();
        let best = totals.iter().max().copied();
        let ahead = totals.iter().filter(|total| Some(**total) == best).count() == 1;
        let total = |(side, total): (usize, &i32)| {
            let leads = ahead && Some(*total) == best;
            view! { <div class="side" class:lead=leads><span>{text(move || desk.name(side))}</span>" "<b data-total=side.to_string()>{*total}</b></div> }
                .into_any()
        };
        let won = outcome.map(|outcome| {
            let won = text(move || {
                let names = outcome.winners.iter();
                let names: Vec<String> = names.map(|side| desk.name(usize::from(*side))).collect();
                (desk.speech.words().more().pad.winner)(&names)
            });
            view! { <p class="winner" data-winner>{won}</p> }.into_any()
        });
        let totals = totals.iter().enumerate().map(total).collect_view();
        Some(view! { <div class="sides">{totals}</div>{won} }.into_any())
    });
    view! { <section class="totals" role="status" aria-label=desk.speech.more(|words| words.total)>{totals}</section> }
        .into_any()
}

/// The sheet, and what can be done to it.
pub fn sheet(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let sheet = part(move || {
        desk.turn.get();
        let pad = desk.pad.get_untracked();
        let undo = on(move |_: MouseEvent| {
            desk.rewrite(Pad::undo);
            to_the_form();
        });
        let again = on(move |_: MouseEvent| desk.asking.set(true));
        (!pad.deals.is_empty()).then(|| {
            view! {
                {table(desk, &pad, true)}
                <p class="muted">{speech.more(|words| words.pad.correct_hint)}</p>
                <div class="row-end">
                    <button class="btn quiet" data-action="undo" on:click=undo>{icon("#i-undo")}{speech.more(|words| words.pad.undo)}</button>
                    <button class="btn quiet" data-action="another" on:click=again>{icon("#i-plus")}{speech.more(|words| words.pad.new_sheet)}</button>
                </div>
            }
            .into_any()
        })
    });
    view! { <div>{sheet}</div> }.into_any()
}

/// A sheet; one in use is corrected by the numbers of its deals.
fn table(desk: Desk, pad: &Pad, in_use: bool) -> AnyView {
    let speech = desk.speech;
    let (lines, _) = pad.lines();
    let names = pad.clone();
    let head = |side: usize| {
        let pad = names.clone();
        let name = text(move || {
            if in_use {
                desk.name(side)
            } else {
                desk.name_on(&pad, side)
            }
        });
        view! { <th scope="col" class:us=side == 0>{name}</th> }.into_any()
    };
    let row = |(deal, line): (usize, &Line)| {
        let number = (deal + 1).to_string();
        let number = if in_use {
            let correct = on(move |_: MouseEvent| {
                desk.rewrite(|pad| pad.correct(deal));
                to_the_form();
            });
            let label = text(move || (speech.words().more().pad.correct)(deal as u32 + 1));
            view! { <button aria-label=label on:click=correct>{number}</button> }.into_any()
        } else {
            number.into_any()
        };
        let cells = line.points.iter().zip(&line.totals).enumerate();
        let cell = |(side, (points, total)): (usize, (&i32, &i32))| {
            let class = if side == 0 { "tot us" } else { "tot" };
            view! { <td class=class><small>{format!("+{points}")}</small>" "{*total}</td> }
                .into_any()
        };
        let void = line.void.then(|| {
            view! { <span class="sr">{speech.more(|words| words.pad.void)}</span> }.into_any()
        });
        view! { <tr data-deal=(deal + 1).to_string() class:void=line.void><th scope="row">{number}{void}</th>{cells.map(cell).collect_view()}</tr> }
            .into_any()
    };
    let target = pad.rules().target;
    let caption = text(move || (speech.words().to)(target));
    view! {
        <section class="pad tally-pad"><table>
            <caption>{speech.more(|words| words.segnapunti)}" "<small>{caption}</small></caption>
            <thead><tr><th scope="col"><span class="sr">{speech.more(|words| words.this_deal)}</span></th>{(0..pad.sides()).map(head).collect_view()}</tr></thead>
            <tbody>{lines.iter().enumerate().map(row).collect_view()}</tbody>
        </table></section>
    }
    .into_any()
}

/// The sheets that were put away.
pub fn earlier(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let one = move |pad: &Pad| {
        let totals = pad.lines().0.last().map(|line| line.totals.clone());
        let copy = pad.clone();
        let line = text(move || {
            let totals = totals.iter().flatten().enumerate();
            let each = totals.map(|(side, total)| format!("{} {total}", desk.name_on(&copy, side)));
            each.collect::<Vec<_>>().join(", ")
        });
        let day = pad.day.clone();
        let day = text(move || {
            let tag = speech.language().tag();
            let date = js_sys::Date::new(&day.as_str().into());
            date.to_locale_date_string(tag, &js_sys::Object::new())
                .into()
        });
        let game = GAMES.iter().find(|game| game.id == pad.preset());
        let game = game.map_or("", |game| game.name);
        view! { <details data-earlier><summary>{line}" "<small>{game}", "{day}</small></summary>{table(desk, pad, false)}</details> }
            .into_any()
    };
    let all = part(move || {
        let pads = desk
            .earlier
            .with(|pads| pads.iter().map(one).collect::<Vec<_>>());
        (!pads.is_empty())
            .then(|| view! { <h2>{speech.more(|words| words.pad.earlier)}</h2>{pads} }.into_any())
    });
    view! { <section class="earlier">{all}</section> }.into_any()
}
