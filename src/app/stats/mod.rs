//! The statistics: what the matches on this device add up to, the matches themselves, and what is kept of them.

pub mod chart;
mod data;
mod entry;
mod figures;
mod past;
mod remember;

pub use remember::remember;

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;

use super::Speech;
use super::count::top;
use super::element::el;
use super::session::Session;
use super::view::{on, part};
use super::words::{More, Spoken};
use entry::{Entry, PERSON};
use figures::body;

/// Which matches are looked at: a game, opponents, partners; nothing stands for all.
#[derive(Clone, Copy)]
struct Wish([RwSignal<Option<String>>; 3]);

impl Wish {
    fn wants(self, entry: &Entry) -> bool {
        let has = [
            entry.game.clone(),
            entry.against.clone(),
            entry.with.clone(),
        ];
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
            |entry| entry.game.clone(),
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
    let names = levels.split(',').map(name);
    names.collect::<Vec<_>>().join(words.language.comma())
}

fn partner_names(levels: &str, words: Spoken) -> String {
    if levels.is_empty() {
        return "–".to_owned();
    }
    words.more().stats.partner(&level_names(levels, words))
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
