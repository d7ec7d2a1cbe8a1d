//! The totals, the deals that are written down, what can be done with them, and the sheets of before.

use leptos::prelude::*;
use scopa::pad::Pad;

use super::desk::Desk;
use super::markup::Markup;
use super::say;
use crate::app::setup::games::GAMES;

/// How every side stands, to be read from the other end of the table; and who has won.
pub fn totals(desk: Desk, pad: &Pad, to: &mut Markup) {
    let label = desk.speech.words().more().total;
    to.open(
        "section",
        &[
            ("class", "totals"),
            ("role", "status"),
            ("aria-label", label),
        ],
    );
    let (lines, outcome) = pad.lines();
    if let Some(line) = lines.last() {
        let best = line.totals.iter().max();
        let ahead = line
            .totals
            .iter()
            .filter(|total| Some(*total) == best)
            .count()
            == 1;
        to.raw("<div class='sides'>");
        for (side, total) in line.totals.iter().enumerate() {
            let leads = ahead && Some(total) == best;
            let side = side.to_string();
            to.open(
                "div",
                &[("class", if leads { "side lead" } else { "side" })],
            );
            to.line("span", &[("data-name", &side)], "");
            to.line("b", &[("data-total", &side)], &total.to_string());
            to.raw("</div>");
        }
        to.raw("</div>");
    }
    if outcome.is_some() {
        to.raw("<p class='winner' data-winner></p>");
    }
    to.raw("</section>");
}

/// The sheet, and what can be done to it.
pub fn sheet(desk: Desk, pad: &Pad, to: &mut Markup) {
    if pad.deals.is_empty() {
        return;
    }
    let words = desk.speech.words().more().pad;
    table(desk, pad, true, to);
    to.raw("<p class='muted'>");
    to.text(words.correct_hint);
    to.raw("</p><div class='row-end'>");
    for (action, sign, word) in [
        ("undo", "#i-undo", words.undo),
        ("another", "#i-plus", words.new_sheet),
    ] {
        to.open("button", &[("class", "btn quiet"), ("data-action", action)]);
        to.sign("i", sign);
        to.text(word);
        to.raw("</button>");
    }
    to.raw("</div>");
}

/// A sheet; one in use is corrected by the numbers of its deals.
fn table(desk: Desk, pad: &Pad, in_use: bool, to: &mut Markup) {
    let spoken = desk.speech.words();
    let words = spoken.more();
    let us = |side: usize| if side == 0 { "tot us" } else { "tot" };
    to.raw("<section class='pad tally-pad'><table><caption>");
    to.text(words.segnapunti);
    to.raw("<small>");
    to.text(&(spoken.to)(pad.rules().target));
    to.raw("</small></caption><thead><tr><th scope='col'><span class='sr'>");
    to.text(words.this_deal);
    to.raw("</span></th>");
    for side in 0..pad.sides() {
        let follows = if in_use { "data-name" } else { "" };
        let head = [
            ("scope", "col"),
            ("class", us(side)),
            (follows, &side.to_string()),
        ];
        to.line("th", &head, &desk.name_on(pad, side));
    }
    to.raw("</tr></thead><tbody>");
    for (deal, line) in pad.lines().0.iter().enumerate() {
        let number = (deal + 1).to_string();
        let void = if line.void { "void" } else { "" };
        to.open("tr", &[("data-deal", &number), ("class", void)]);
        to.raw("<th scope='row'>");
        if in_use {
            let label = (words.pad.correct)(deal as u32 + 1);
            to.line(
                "button",
                &[("aria-label", &label), ("data-correct", &number)],
                &number,
            );
        } else {
            to.text(&number);
        }
        if line.void {
            to.raw("<span class='sr'>");
            to.text(words.pad.void);
            to.raw("</span>");
        }
        to.raw("</th>");
        for (side, points) in line.points.iter().enumerate() {
            to.open("td", &[("class", us(side))]);
            to.raw("<small>");
            to.text(&format!("+{points}"));
            to.raw("</small>");
            to.text(" ");
            to.text(&line.totals[side].to_string());
            to.raw("</td>");
        }
        to.raw("</tr>");
    }
    to.raw("</tbody></table></section>");
}

/// The sheets that were put away.
pub fn earlier(desk: Desk, to: &mut Markup) {
    let tag = desk.speech.language().tag();
    let pads = desk.earlier.get();
    if pads.is_empty() {
        return;
    }
    to.raw("<h2>");
    to.text(desk.speech.words().more().pad.earlier);
    to.raw("</h2>");
    for pad in &pads {
        let date = js_sys::Date::new(&pad.day.as_str().into());
        let date = String::from(date.to_locale_date_string(tag, &js_sys::Object::new()));
        to.raw("<details data-earlier><summary>");
        if let Some(line) = pad.lines().0.last() {
            to.text(&say::standing(desk, pad, &line.totals, ""));
        }
        to.raw("<small>");
        to.text(&format!("{}, {date}", game(pad)));
        to.raw("</small></summary>");
        table(desk, pad, false, to);
        to.raw("</details>");
    }
}

/// What the rules of a sheet are called.
pub fn game(pad: &Pad) -> &'static str {
    let game = GAMES.iter().find(|game| game.id == pad.preset());
    game.map_or("", |game| game.name)
}

/// What can be done now: write the deal down, or begin a new sheet.
pub fn foot(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = desk.speech.words().more().pad;
    to.raw("<div class='bar-end tally-end'>");
    let mut button = |class: &str, action: &str, word: &str| {
        to.line("button", &[("class", class), ("data-action", action)], word);
    };
    if say::is_over(pad) {
        button("btn", "new-sheet", words.new_sheet);
    } else {
        button("btn", "write", words.write);
        if say::corrects(pad) {
            button("btn quiet", "leave", words.leave);
        }
        to.raw("<p role='status' data-verdict></p>");
    }
    to.raw("</div>");
}
