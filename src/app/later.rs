//! What can come after the table stands: the paper pages, the menu, the log, the books, and all that they say.
//!
//! `cargo xtask build` makes a second part of the program of everything that is only reached through [`Parts`],
//! so that the first card can be played before it has come. Built otherwise, it is there at once.

use std::cell::Cell;
use std::time::Duration;

use crate::app::view::in_time;
use leptos::prelude::*;
use scopa::ai::{Analysis, Answer, Question};
use scopa::save::{Save, Totals};
use scopa::table::{Plan, Sweep};
use scopa::{Event, Game, LinkError, Move, Ruleset, SaveError, View};

use super::notices::{Notice, Notices};
use super::session::{Players, Screen, Session};
use super::share::Opened;
use super::table::Menu;
use super::words::Language;
use super::{
    Speech, book, books, count, elsewhere, lesson, log, pad, replay, settings, setup, share, sound,
    stats, table,
};

/// The functions of the second part.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Every page but the table.
    pub paper: fn(Screen, Callback<Language>) -> AnyView,
    /// The celebration of a scopa.
    pub broom: fn(Session, Sweep) -> AnyView,
    /// What may be done besides playing a card.
    pub offers: fn(Session, Speech, &View, &[Move]) -> AnyView,
    /// The entries of the menu.
    pub menu: fn(Menu) -> AnyView,
    /// The offer of the first lesson.
    pub learn: fn(Session, Speech) -> AnyView,
    /// The question whether to begin anew.
    pub anew: fn(Menu) -> AnyView,
    /// The curtain between two people at one device.
    pub curtain: fn(Session, Speech) -> AnyView,
    /// What happened besides plays, on a plate.
    pub moment: fn(Session, Event) -> AnyView,
    /// The question whether a play is meant.
    pub confirm: fn(Session, Speech) -> AnyView,
    /// The sounds of movements.
    pub sounds: fn(&Plan, f64, usize),
    /// The buzz of a scopa.
    pub shake: fn(),
    /// A message in words.
    pub notice: fn(&Notice, Speech) -> String,
    /// The question that a second tab asks.
    pub elsewhere: fn(Session, Speech) -> AnyView,
    /// What happened, in sentences.
    pub lines: fn(&Session, &[Event]) -> Vec<String>,
    /// Remembers the match, if it has ended.
    pub remember: fn(Session),
    /// The points of the deal that has ended, in a sentence.
    pub result: fn(&Session, &Game) -> Option<String>,
    /// The match that the address's fragment brings.
    pub open_link: fn() -> Option<Result<Opened, LinkError>>,
    /// Leaves it.
    pub leave: fn(Option<(Ruleset, Players)>),
    /// The controls of a replay.
    pub controls: fn(Session, Speech) -> AnyView,
    /// A match as it is kept.
    pub write_save: fn(&Save) -> String,
    /// A match that was kept.
    pub read_save: fn(&str) -> Result<(Save, Game), SaveError>,
    /// Who wrote a match.
    pub writer: fn(&str) -> Option<String>,
    /// Totals as they are kept.
    pub write_totals: fn(&Totals) -> String,
    /// Totals that were kept.
    pub read_totals: fn(&str) -> Result<Totals, SaveError>,
    /// A question for the worker.
    pub write_question: fn(&Question) -> String,
    /// What a worker answered.
    pub read_answer: fn(&str) -> Option<Answer>,
    /// What two workers found out, as one.
    pub join: fn(Analysis, &Analysis) -> Analysis,
}

fn parts() -> Parts {
    Parts {
        paper,
        broom: table::broom,
        offers: table::panel,
        menu: table::entries,
        learn: lesson::offer,
        anew: table::anew,
        curtain: table::curtain,
        moment: table::moment::plate,
        confirm: table::confirm,
        sounds: sound::play,
        shake: sound::shake,
        notice: Notice::text,
        elsewhere,
        lines: log::lines,
        remember: stats::remember,
        result: log::result,
        open_link: share::open,
        leave: share::leave,
        controls: replay::controls,
        write_save: Save::text,
        read_save: Save::read,
        writer: books::writer,
        write_totals: Totals::text,
        read_totals: Totals::read,
        write_question: books::question,
        read_answer: books::answer,
        join: Analysis::join,
    }
}

fn paper(screen: Screen, choose_language: Callback<Language>) -> AnyView {
    match screen {
        Screen::Table => ().into_any(),
        Screen::Score => count::score(),
        Screen::Sheet => count::sheet(),
        Screen::Over => count::over(),
        Screen::Rules => book::book(),
        Screen::Lesson => lesson::lesson(),
        Screen::Setup => setup::setup(),
        Screen::Settings => settings::settings(choose_language),
        Screen::Stats => stats::stats(),
        Screen::Pad => pad::pad(),
    }
}

/// A part of the program did not come.
#[derive(Debug)]
pub struct Missing;

#[cfg(split)]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

#[cfg(split)]
#[wasm_split_helpers::wasm_split(later, fallible)]
fn load() -> Result<Parts, Missing> {
    Ok(parts())
}

#[cfg(not(split))]
#[allow(clippy::unused_async)] // As the other is.
async fn load() -> Result<Parts, Missing> {
    Ok(parts())
}

thread_local! {
    static COME: Cell<Option<Parts>> = const { Cell::new(None) };
}

/// Fetches the second part, where it has not come yet.
///
/// # Errors
/// When it cannot be had now.
pub async fn fetch() -> Result<Parts, Missing> {
    match COME.get() {
        Some(parts) => Ok(parts),
        None => load().await.inspect(|parts| COME.set(Some(*parts))),
    }
}

/// How long to wait before each further try, in seconds.
const AGAIN: [u64; 3] = [1, 3, 9];

type Waiting = Box<dyn FnOnce(Parts)>;

/// The second part, as soon as it is there.
#[derive(Clone, Copy)]
pub struct Later {
    parts: RwSignal<Option<Parts>>,
    waiting: StoredValue<Vec<Waiting>, LocalStorage>,
}

impl Later {
    /// What has come by now.
    pub fn new() -> Self {
        Self {
            parts: RwSignal::new(COME.get()),
            waiting: StoredValue::new_local(Vec::new()),
        }
    }

    /// Fetches it, more than once if need be; when all is in vain, the player is told.
    pub fn come(self, notices: Notices) {
        self.attempt(notices, 0);
    }

    fn attempt(self, notices: Notices, tries: usize) {
        if self.now().is_some() {
            return;
        }
        leptos::task::spawn_local(async move {
            match (fetch().await, AGAIN.get(tries)) {
                (Ok(parts), _) => self.arrive(parts),
                (Err(Missing), Some(seconds)) => in_time(
                    move || self.attempt(notices, tries + 1),
                    Duration::from_secs(*seconds),
                ),
                (Err(Missing), None) => notices.tell(Notice::Incomplete),
            }
        });
    }

    fn arrive(self, parts: Parts) {
        self.parts.set(Some(parts));
        let waiting = self.waiting.try_update_value(std::mem::take);
        for act in waiting.unwrap_or_default() {
            act(parts);
        }
    }

    /// The second part, if it is there; a view that asks follows its coming.
    pub fn parts(&self) -> Option<Parts> {
        self.parts.get()
    }

    /// The same, without following.
    pub fn now(&self) -> Option<Parts> {
        self.parts.get_untracked()
    }

    /// Does something with it, now or as soon as it is there.
    pub fn when(&self, act: impl FnOnce(Parts) + 'static) {
        match self.now() {
            Some(parts) => act(parts),
            None => self
                .waiting
                .update_value(|waiting| waiting.push(Box::new(act))),
        }
    }
}
