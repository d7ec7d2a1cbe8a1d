//! The totals, the deals that are written down, what can be done with them, and the sheets of before.

use scopa::pad::Pad;

use super::desk::Desk;
use super::markup::Markup;
use super::say;
use scopa::words::fill;

/// How every side stands, to be read from the other end of the table; and who has won.
pub fn totals(desk: Desk, pad: &Pad, to: &mut Markup) {
    let label = desk.spoken.more().total;
    to.put(
        "<section class=totals role=status aria-label=\"$0\"><div class=sides>",
        &[label],
    );
    let (lines, outcome) = pad.lines();
    if let Some(line) = lines.last() {
        let best = line.totals.iter().max();
        let leaders = line.totals.iter().filter(|total| Some(*total) == best);
        let ahead = leaders.count() == 1;
        for (side, total) in line.totals.iter().enumerate() {
            let leads = ahead && Some(total) == best;
            to.put(
                "<div class=\"side $0\"><span data-is=name-$1></span><b data-total>$2</b></div>",
                &[
                    if leads { "lead" } else { "" },
                    &side.to_string(),
                    &total.to_string(),
                ],
            );
        }
    }
    to.put("</div>", &[]);
    if outcome.is_some() {
        to.put("<p class=winner data-is=winner></p>", &[]);
    }
    to.put("</section>", &[]);
}

/// The sheet, and what can be done to it.
pub fn sheet(desk: Desk, pad: &Pad, to: &mut Markup) {
    if pad.deals.is_empty() {
        return;
    }
    let words = &desk.spoken.more().pad;
    table(desk, pad, true, to);
    to.put(
        "<p class=muted>$0</p><div class=row-end><button class=\"btn quiet\" data-action=undo><svg class=i aria-hidden=true><use href=#i-undo /></svg>$1</button><button class=\"btn quiet\" data-action=another><svg class=i aria-hidden=true><use href=#i-plus /></svg>$2</button></div>",
        &[words.correct_hint, words.undo, words.new_sheet],
    );
}

/// A sheet; one in use is corrected by the numbers of its deals.
fn table(desk: Desk, pad: &Pad, in_use: bool, to: &mut Markup) {
    let spoken = desk.spoken;
    let words = spoken.more();
    let us = |side: usize| if side == 0 { "us" } else { "" };
    to.put(
        "<section class=\"pad tally-pad\"><table><caption>$0<small>$1</small></caption><thead><tr><th scope=col><span class=sr>$2</span></th>",
        &[
            words.segnapunti,
            &spoken.to(pad.rules().target),
            words.this_deal,
        ],
    );
    for side in 0..pad.sides() {
        let follows = if in_use { "name" } else { "" };
        to.put(
            "<th scope=col class=\"tot $0\" data-is=$1-$2>$3</th>",
            &[
                us(side),
                follows,
                &side.to_string(),
                &desk.name_on(pad, side),
            ],
        );
    }
    to.put("</tr></thead><tbody>", &[]);
    for (deal, line) in pad.lines().0.iter().enumerate() {
        let number = (deal + 1).to_string();
        to.put(
            "<tr data-deal=$0 class=\"$1\"><th scope=row>",
            &[&number, if line.void { "void" } else { "" }],
        );
        if in_use {
            let label = fill(words.pad.correct, &[&number]);
            to.put(
                "<button data-action=correct value=$0 aria-label=\"$1\">$2</button>",
                &[&deal.to_string(), &label, &number],
            );
        } else {
            to.put("$0", &[&number]);
        }
        if line.void {
            to.put("<span class=sr>$0</span>", &[words.pad.void]);
        }
        to.put("</th>", &[]);
        for (side, points) in line.points.iter().enumerate() {
            to.put(
                "<td class=\"tot $0\"><small>+$1</small> $2</td>",
                &[
                    us(side),
                    &points.to_string(),
                    &line.totals[side].to_string(),
                ],
            );
        }
        to.put("</tr>", &[]);
    }
    to.put("</tbody></table></section>", &[]);
}

/// The sheets that were put away.
pub fn earlier(desk: Desk, pads: &[Pad], to: &mut Markup) {
    let spoken = desk.spoken;
    if !pads.is_empty() {
        to.put("<h2>$0</h2>", &[spoken.more().pad.earlier]);
    }
    for pad in pads {
        let date = js_sys::Date::new(&pad.day.as_str().into());
        let date = spoken.language.date(&date, &[]);
        let (lines, _) = pad.lines();
        let totals = lines.last().map_or(&[][..], |line| &line.totals);
        to.put(
            "<details data-earlier><summary>$0<small>$1, $2</small></summary>",
            &[
                &say::standing(desk, pad, totals, ""),
                say::rules(pad),
                &date,
            ],
        );
        table(desk, pad, false, to);
        to.put("</details>", &[]);
    }
}

/// What can be done now: write the deal down, or begin a new sheet.
pub fn foot(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = &desk.spoken.more().pad;
    to.put("<div class=\"bar-end tally-end\">", &[]);
    if say::is_over(pad) {
        to.put(
            "<button class=btn data-action=new-sheet>$0</button>",
            &[words.new_sheet],
        );
    } else {
        to.put(
            "<button class=btn data-action=write data-is=write>$0</button>",
            &[words.write],
        );
        if say::corrects(pad) {
            to.put(
                "<button class=\"btn quiet\" data-action=leave>$0</button>",
                &[words.leave],
            );
        }
        to.put("<p role=status data-is=verdict></p>", &[]);
    }
    to.put("</div>", &[]);
}
