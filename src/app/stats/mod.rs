//! The statistics: what the matches on this device add up to, the matches themselves, and what is kept of them.

pub mod chart;
mod data;
mod past;
mod remember;

pub use remember::remember;

use std::fmt::Write;

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::history::Past;
use scopa::stats::{Study, Tally};
use scopa::{PRESETS, Rules};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;

use super::Speech;
use super::count::top;
use super::session::{Players, Session};
use super::view::{decimal, on, part};
use super::words::{More, Spoken, StatsWords};
use crate::app::element::el;

/// A match and what it says.
struct Entry {
    past: Past,
    study: Study,
    /// Who played against its side, and with it: levels, `person`, or nothing.
    against: String,
    with: String,
}

impl Entry {
    fn of(past: &Past) -> Option<Self> {
        let study = Study::of(past)?;
        let players = Players::of_text(&past.seats).unwrap_or_default();
        let level = |seat| {
            let level = players.level(seat);
            level.map_or_else(|| PERSON.to_owned(), |level| level.to_string())
        };
        let rules = study.rules.validate().ok()?;
        let mut levels = [Vec::new(), Vec::new()];
        for seat in rules.seats().filter(|seat| *seat != past.seat) {
            let side = &mut levels[usize::from(rules.side_of(seat) == study.side)];
            let level = level(seat);
            if !side.contains(&level) {
                side.push(level);
            }
        }
        let [against, with] = levels.map(|levels| levels.join(","));
        Some(Self {
            past: past.clone(),
            study,
            against,
            with,
        })
    }

    /// The preset, to whatever total it was played.
    fn game(&self) -> String {
        let rules = &self.study.rules;
        let is_it = |id: &&&str| {
            Rules::preset(id).is_some_and(|preset| {
                let changes = rules.changes_from(&preset);
                changes.iter().all(|(knob, _)| *knob == "target")
            })
        };
        let known = rules.preset_id();
        let known = known.or_else(|| PRESETS.iter().find(is_it).copied());
        known.unwrap_or_default().to_owned()
    }
}

const PERSON: &str = "person";

/// Which matches are looked at: a game, opponents, partners; nothing stands for all.
#[derive(Clone, Copy)]
struct Wish([RwSignal<Option<String>>; 3]);

impl Wish {
    fn wants(self, entry: &Entry) -> bool {
        let has = [entry.game(), entry.against.clone(), entry.with.clone()];
        let all = self.0.iter().zip(has);
        all.into_iter()
            .all(|(wish, has)| wish.get().is_none_or(|wish| wish == has))
    }
}

/// The page.
pub fn stats() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let history = remember::history(session);
    let entries: Vec<Entry> = history.matches().iter().filter_map(Entry::of).collect();
    let entries = StoredValue::new(entries);
    let wish = Wish([
        RwSignal::new(None),
        RwSignal::new(None),
        RwSignal::new(None),
    ]);
    let wishes = entries.with_value(|entries| wishes(speech, wish, entries));
    let body = part(move || {
        let words = speech.words();
        let body = entries.with_value(|entries| {
            let wanted = entries.iter().filter(|entry| wish.wants(entry));
            body(&wanted.collect::<Vec<_>>(), words)
        });
        Some(el("div").set(".innerHTML", body).into_any())
    });
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap")
                .child(top(session, speech, |words| words.stats.title))
                .child(wishes)
                .child(body)
                .child(data::data(session, speech)),
        )
        .into_any()
}

/// What can be chosen among, where there is more than one of it.
fn wishes(speech: Speech, wish: Wish, entries: &[Entry]) -> AnyView {
    type Told = (
        &'static str,
        fn(&Entry) -> String,
        fn(&More) -> &'static str,
        fn(&str, Spoken) -> String,
    );
    let kinds: [Told; 3] = [
        (
            "game",
            Entry::game,
            |words| words.stats.all_games,
            game_name,
        ),
        (
            "against",
            |entry| entry.against.clone(),
            |words| words.stats.all_levels,
            level_names,
        ),
        (
            "with",
            |entry| entry.with.clone(),
            |words| words.stats.all_partners,
            partner_names,
        ),
    ];
    let select = |(n, (name, of, all, said)): (usize, &Told)| {
        let (wish, said, all) = (wish.0[n], *said, *all);
        let mut there: Vec<String> = Vec::new();
        for value in entries.iter().map(of) {
            if !there.contains(&value) {
                there.push(value);
            }
        }
        if there.len() < 2 {
            return ().into_any();
        }
        let options = there.into_iter().enumerate().map(|(n, value)| {
            let label = super::view::text({
                let value = value.clone();
                move || said(&value, speech.words())
            });
            el("option")
                .set("value", n.to_string())
                .set("data-value", value)
                .child(label)
                .into_any()
        });
        let options: Vec<AnyView> = options.collect();
        let choose = on(move |event: Event| {
            let select = event
                .target()
                .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
            let chosen = select.and_then(|select| {
                let options = select.selected_options();
                options.item(0)?.get_attribute("data-value")
            });
            wish.set(chosen);
        });
        el("select")
            .set("name", *name)
            .set(
                "aria-label",
                super::view::text(move || all(speech.words().more()).to_owned()),
            )
            .on("change", choose)
            .child(
                el("option")
                    .set("value", "")
                    .child(super::view::text(move || {
                        all(speech.words().more()).to_owned()
                    })),
            )
            .child(options)
            .into_any()
    };
    let selects: Vec<AnyView> = kinds.iter().enumerate().map(select).collect();
    el("p")
        .set("class", "opts wishes")
        .child(selects)
        .into_any()
}

/// Figures, charts and matches, as markup: numbers and our own words, nothing that anybody has typed.
fn body(entries: &[&Entry], words: Spoken) -> String {
    let said = &words.more().stats;
    if entries.is_empty() {
        return format!(r#"<p class="muted" data-matches="0">{}</p>"#, said.none);
    }
    let studies: Vec<&Study> = entries.iter().map(|entry| &entry.study).collect();
    let tally = Tally::of(studies.iter().copied());
    let results = chart::legend(said.won_by, said.lost_by) + &chart::margins(&studies, said);
    let sources = chart::legend(said.you, said.others) + &chart::sources(&tally, said);
    let mut body = figures(&tally, said);
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
    body += &table(&tally, said);
    let [mine, others] = tally.settebello;
    let luck = (said.luck_of)(mine, others, tally.deals);
    let _ = write!(
        body,
        r#"<h2>{}</h2><p data-luck="{mine} {others}">{luck}</p>"#,
        said.luck
    );
    body + &past::list(entries, words)
}

fn figures(tally: &Tally, said: &StatsWords) -> String {
    let share = (100 * tally.won + tally.matches / 2) / tally.matches.max(1);
    let number = |number: u32| number.to_string();
    let figures = [
        ("matches", said.matches, number(tally.matches)),
        (
            "won",
            said.won,
            format!("{} <small>{share} %</small>", tally.won),
        ),
        (
            "points",
            said.points_a_deal,
            rate(tally.points[0], tally.deals),
        ),
        ("scope", said.scope, number(tally.scope)),
        ("streak", said.in_a_row, number(tally.streak)),
        ("best", said.best_deal, number(tally.best)),
        (
            "time",
            said.played_for,
            (said.time)(tally.seconds.div_ceil(60)),
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
fn table(tally: &Tally, said: &StatsWords) -> String {
    let mut table = format!(
        r#"<details class="figures"><summary>{}</summary><table><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>"#,
        said.table, said.what, said.you, said.others
    );
    for (category, sums) in &tally.categories {
        let [mine, others] = sums.map(|sum| rate(sum, tally.deals));
        let _ = write!(
            table,
            r#"<tr data-category="{}"><th scope="row">{}</th><td>{mine}</td><td>{others}</td></tr>"#,
            category.name(),
            (said.category)(*category)
        );
    }
    table + "</tbody></table></details>"
}

/// Hundredths in all, as so many in a deal.
fn rate(hundredths: u32, deals: u32) -> String {
    decimal(f64::from(hundredths) / 100.0 / f64::from(deals.max(1)), 100)
}

/// What a game is called.
fn game_name(id: &str, words: Spoken) -> String {
    let name = super::setup::name_of_game(id);
    name.unwrap_or(words.more().stats.own_rules).to_owned()
}

fn level_names(levels: &str, words: Spoken) -> String {
    let more = words.more();
    let name = |level: &str| match scopa::Level::PLAYERS
        .iter()
        .position(|known| known.to_string() == level)
    {
        Some(n) => more.levels[n].to_owned(),
        None if level == PERSON => more.stats.people.to_owned(),
        None => level.to_owned(),
    };
    levels.split(',').map(name).collect::<Vec<_>>().join(", ")
}

fn partner_names(levels: &str, words: Spoken) -> String {
    if levels.is_empty() {
        return "–".to_owned();
    }
    (words.more().stats.partner)(&level_names(levels, words))
}

/// The score of a match, deal by deal, as a chart.
pub fn running(session: Session, speech: Speech) -> AnyView {
    let rows = session.sheet.get_untracked();
    if rows.len() < 2 {
        return ().into_any();
    }
    let totals: Vec<Vec<i32>> = rows.into_iter().map(|row| row.totals).collect();
    let target = session.view.with_untracked(|view| view.rules.target) as i32;
    let mine = usize::from(session.side());
    let figure = part(move || {
        let said = &speech.words().more().stats;
        let plot = chart::running(&totals, mine, target, said.running);
        let legend = chart::legend(said.you, said.others);
        Some(
            el("figure")
                .set("class", "chart running")
                .child(el("h2").child(said.running))
                .child(el("div").set(".innerHTML", legend + &plot))
                .into_any(),
        )
    });
    figure.into_any()
}
