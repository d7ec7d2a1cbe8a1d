//! Charts, as markup: they hold numbers and our own words, nothing that anybody has typed.

use std::fmt::Write;

use scopa::stats::{Study, Tally};

use crate::app::view::decimal;
use crate::app::words::{Spoken, StatsWords};

/// How many matches the first chart shows.
const LAST: usize = 20;
/// The width of every chart.
const WIDE: i32 = 300;
/// Where the plot begins, after the numbers beside it.
const LEFT: i32 = 28;
/// The second value is hatched, so that it is another one without its colour.
const HATCH: &str = r#"<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="var(--paper)"/><rect width="2.6" height="5" fill="var(--hatch)"/></pattern></defs>"#;

/// The sign of each of the two values, and what it stands for.
pub fn legend(first: &str, second: &str) -> String {
    let sign = |class: &str| {
        format!(
            r#"<svg aria-hidden="true"><rect class="{class}" x="1" y="2" width="24" height="12"/></svg>"#
        )
    };
    format!(
        r#"<p class="legend"><span>{}{first}</span><span>{}{second}</span></p>"#,
        sign("a"),
        sign("b")
    )
}

/// By how much each of the last matches was won or lost.
pub fn margins(matches: &[&Study], words: &StatsWords) -> String {
    let shown = &matches[matches.len().saturating_sub(LAST)..];
    let margins: Vec<i32> = shown.iter().map(|study| study.margin).collect();
    let most = margins
        .iter()
        .map(|margin| margin.abs())
        .max()
        .unwrap_or(0)
        .max(5);
    let (middle, unit) = (84, 74.0 / f64::from(most));
    let step = f64::from(WIDE - LEFT) / LAST as f64;
    let won = shown.iter().filter(|study| study.won).count();
    let best = margins.iter().max().copied().unwrap_or_default();
    let worst = margins.iter().min().copied().unwrap_or_default();
    let mut plot = open(
        186,
        &words.margins(
            won,
            shown.len() - won,
            &best.to_string(),
            &worst.to_string(),
        ),
    );
    plot += HATCH;
    for (value, line) in [(most, "grid"), (0, "axis"), (-most, "grid")] {
        let y = middle - (f64::from(value) * unit) as i32;
        rule(&mut plot, line, y);
        label(&mut plot, LEFT - 6, y + 5, "end", "", &signed(value));
    }
    for (n, margin) in margins.iter().enumerate() {
        let x = f64::from(LEFT) + step * n as f64 + 2.0;
        let high = (f64::from(margin.abs()) * unit).max(1.0);
        let top = f64::from(middle) - if *margin > 0 { high } else { 0.0 };
        let class = if shown[n].won { "a" } else { "b" };
        bar(&mut plot, class, x, top, step - 4.0, high);
    }
    if shown.len() > 1 {
        label(
            &mut plot,
            LEFT,
            181,
            "start",
            "",
            &words.ago(shown.len() - 1),
        );
    }
    label(&mut plot, WIDE, 181, "end", "", words.last);
    plot + "</svg>"
}

/// All margins, added up as the matches went by.
pub fn long_run(matches: &[&Study], words: &StatsWords) -> String {
    let mut sum = 0;
    let sums: Vec<i32> = [0]
        .into_iter()
        .chain(matches.iter().map(|study| {
            sum += study.margin;
            sum
        }))
        .collect();
    let said = words.long_run_of(&signed(sum));
    lines(&[("a", sums)], &said, None)
}

/// The totals of a match, deal by deal: one's own line and the others'.
pub fn running(totals: &[Vec<i32>], mine: usize, target: i32, said: &str) -> String {
    let sides = totals.first().map_or(0, Vec::len);
    let line = |side: usize| {
        let points = totals.iter().map(|row| row[side]);
        let class = if side == mine { "a" } else { "b" };
        (class, [0].into_iter().chain(points).collect())
    };
    // One's own comes last: it lies over the others.
    let order = (0..sides).filter(|side| *side != mine).chain([mine]);
    lines(&order.map(line).collect::<Vec<_>>(), said, Some(target))
}

/// What each category brought in a deal: one's own points and the others'.
pub fn sources(tally: &Tally, words: Spoken) -> String {
    let more = words.more();
    let deals = f64::from(tally.deals.max(1)) * 100.0;
    let rate = |sum: u32| f64::from(sum) / deals;
    let all = tally.categories.iter().flat_map(|(_, sums)| sums);
    let most = rate(all.max().copied().unwrap_or_default()).max(0.01);
    let left = 104;
    let unit = f64::from(WIDE - left - 34) / most;
    let mut plot = open(39 * tally.categories.len() as i32, more.stats.sources);
    for (n, (category, sums)) in tally.categories.iter().enumerate() {
        let y = 39 * n as i32;
        label(
            &mut plot,
            left - 8,
            y + 20,
            "end",
            "k",
            more.category[*category as usize],
        );
        for (class, sum, y) in [("a", sums[0], y + 2), ("b", sums[1], y + 16)] {
            let wide = (rate(sum) * unit).max(1.0);
            bar(&mut plot, class, f64::from(left), f64::from(y), wide, 13.0);
            let at = left + wide as i32 + 6;
            label(
                &mut plot,
                at,
                y + 12,
                "start",
                "v",
                &words.language.hundredths(rate(sum)),
            );
        }
    }
    plot + "</svg>"
}

/// Lines over steps of equal width, with the least and the greatest value beside them.
fn lines(all: &[(&str, Vec<i32>)], said: &str, target: Option<i32>) -> String {
    let values = || all.iter().flat_map(|(_, values)| values.iter().copied());
    let most = values().chain(target).max().unwrap_or_default().max(1);
    let least = values().min().unwrap_or_default().min(0);
    let unit = 130.0 / f64::from(most - least);
    let y = |value: i32| 10.0 + f64::from(most - value) * unit;
    let steps = all.first().map_or(1, |(_, values)| values.len() - 1).max(1);
    let step = f64::from(WIDE - LEFT - 6) / steps as f64;
    let mut plot = open(150, said);
    // Numbers that would stand in each other's way give way to the axis and the target.
    let mut marks: Vec<(i32, &str)> = vec![(0, "axis")];
    marks.extend(target.map(|target| (target, "grid")));
    for value in [most, least] {
        let apart = |mark: &(i32, &str)| (y(mark.0) - y(value)).abs() > 13.0;
        if marks.iter().all(apart) {
            marks.push((value, "grid"));
        }
    }
    for (value, line) in marks {
        let y = y(value) as i32;
        rule(&mut plot, line, y);
        let said = target.map_or_else(|| signed(value), |_| value.to_string());
        label(&mut plot, LEFT - 6, y + 5, "end", "", &said);
    }
    for (class, values) in all {
        let _ = write!(plot, r#"<polyline class="line {class}" points=""#);
        for (n, value) in values.iter().enumerate() {
            let x = f64::from(LEFT) + step * n as f64;
            let _ = write!(plot, "{},{} ", decimal(x, 10), decimal(y(*value), 10));
        }
        plot += r#""/>"#;
    }
    plot + "</svg>"
}

fn open(high: i32, said: &str) -> String {
    format!(r#"<svg class="plot" viewBox="0 0 {WIDE} {high}" role="img" aria-label="{said}">"#)
}

fn rule(plot: &mut String, class: &str, y: i32) {
    let _ = write!(
        plot,
        r#"<line class="{class}" x1="{LEFT}" x2="{WIDE}" y1="{y}" y2="{y}"/>"#
    );
}

fn bar(plot: &mut String, class: &str, x: f64, y: f64, wide: f64, high: f64) {
    let [x, y, wide, high] = [x, y, wide, high].map(|length| decimal(length, 10));
    let _ = write!(
        plot,
        r#"<rect class="{class}" x="{x}" y="{y}" width="{wide}" height="{high}"/>"#
    );
}

fn label(plot: &mut String, x: i32, y: i32, anchor: &str, class: &str, text: &str) {
    let _ = write!(
        plot,
        r#"<text class="{class}" x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#
    );
}

/// A number with its sign, as it is printed.
fn signed(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.abs()),
    }
}
