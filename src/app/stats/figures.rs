//! What the chosen matches add up to.

use std::fmt::Write;

use scopa::stats::{Study, Tally};

use super::entry::Entry;
use super::{chart, past};
use crate::app::words::Spoken;

/// Figures, charts and matches, as markup: numbers and our own words, nothing that anybody has typed.
pub fn body(entries: &[&Entry], words: Spoken) -> String {
    let more = words.more();
    let said = &more.stats;
    if entries.is_empty() {
        return format!(r#"<p class="muted" data-matches="0">{}</p>"#, said.none);
    }
    let studies: Vec<&Study> = entries.iter().map(|entry| &entry.study).collect();
    let tally = Tally::of(studies.iter().copied());
    let results = chart::legend(said.won_by, said.lost_by) + &chart::margins(&studies, said);
    let sources = chart::legend(said.you, said.others) + &chart::sources(&tally, words);
    let mut body = figures(&tally, words);
    body += r#"<div class="charts">"#;
    for (title, beside, plot) in [
        (said.last_matches, "", results),
        (said.long_run, "", chart::long_run(&studies, said)),
        (said.sources, said.a_deal, sources),
    ] {
        let _ = write!(
            body,
            r#"<figure class="chart"><h2>{title} <small>{beside}</small></h2>{plot}</figure>"#
        );
    }
    body += "</div>";
    body += &table(&tally, words);
    let [mine, others] = tally.settebello;
    let luck = said.luck_of(mine, others, tally.deals);
    let _ = write!(
        body,
        r#"<h2>{}</h2><p data-luck="{mine} {others}">{luck}</p>"#,
        said.luck
    );
    body + &past::list(entries, words)
}

fn figures(tally: &Tally, words: Spoken) -> String {
    let said = &words.more().stats;
    let share = (100 * tally.won + tally.matches / 2) / tally.matches.max(1);
    let number = |number: u32| number.to_string();
    let minutes = tally.seconds.div_ceil(60);
    let figures = [
        ("matches", said.matches, number(tally.matches)),
        (
            "won",
            said.won,
            format!("{} <small>{share}\u{a0}%</small>", tally.won),
        ),
        (
            "points",
            said.points_a_deal,
            rate(tally.points[0], tally.deals, words),
        ),
        ("scope", said.scope, number(tally.scope)),
        ("streak", said.in_a_row, number(tally.streak)),
        ("best", said.best_deal, number(tally.best)),
        (
            "time",
            said.played_for,
            said.time(minutes / 60, minutes % 60),
        ),
    ];
    let mut list = format!(r#"<dl class="nums" data-matches="{}">"#, tally.matches);
    for (name, title, value) in figures {
        let _ = write!(
            list,
            r#"<div data-figure="{name}"><dt>{title}</dt><dd>{value}</dd></div>"#
        );
    }
    list + "</dl>"
}

/// The last chart's numbers, for whoever would rather read them.
fn table(tally: &Tally, words: Spoken) -> String {
    let more = words.more();
    let said = &more.stats;
    let mut table = format!(
        r#"<details class="figures"><summary>{}</summary><table><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>"#,
        said.table, said.what, said.you, said.others
    );
    for (category, sums) in &tally.categories {
        let [mine, others] = sums.map(|sum| rate(sum, tally.deals, words));
        let _ = write!(
            table,
            r#"<tr data-category="{}"><th scope="row">{}</th><td>{mine}</td><td>{others}</td></tr>"#,
            category.name(),
            more.category[*category as usize]
        );
    }
    table + "</tbody></table></details>"
}

/// Hundredths in all, as so many in a deal.
fn rate(hundredths: u32, deals: u32, words: Spoken) -> String {
    words
        .language
        .hundredths(f64::from(hundredths) / 100.0 / f64::from(deals.max(1)))
}
