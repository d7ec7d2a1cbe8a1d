//! The sheet that is written on, and where it is kept.

use leptos::prelude::*;
use scopa::pad::{MOST_SHEETS, Pad, join, split};
use scopa::{SaveError, Shape};

use crate::app::Speech;
use crate::app::notices::{Notice, Notices};
use crate::app::store::Store;

/// The sheet in use.
const SHEET: &str = "scopa.pad";
/// Those that are done with, the last one first.
const EARLIER: &str = "scopa.pads";

/// Everything that the page shows.
#[derive(Clone, Copy)]
pub struct Desk {
    pub speech: Speech,
    /// The sheet. What is being said of a deal changes it with every tap.
    pub pad: RwSignal<Pad>,
    /// Counts what changes more than that: what follows it is made anew.
    pub turn: RwSignal<u32>,
    /// The earlier sheets.
    pub earlier: RwSignal<Vec<Pad>>,
    /// Whether a new sheet is asked for.
    pub asking: RwSignal<bool>,
    /// Whether the browser refuses to keep the sheet.
    pub unkept: RwSignal<bool>,
    store: Store,
}

impl Desk {
    /// The sheet as it was left, or an empty one.
    pub fn open() -> Self {
        let store = expect_context::<Store>();
        let desk = Self {
            speech: expect_context(),
            pad: RwSignal::new(Pad::default()),
            turn: RwSignal::new(0),
            earlier: RwSignal::new(Vec::new()),
            asking: RwSignal::new(false),
            unkept: RwSignal::new(!store.lasts()),
            store,
        };
        desk.read();
        // Another tab may write on the same sheet.
        let written = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().is_some_and(|key| key.starts_with(SHEET)) {
                desk.read();
            }
        });
        on_cleanup(move || written.remove());
        desk
    }

    fn read(self) {
        if let Some(text) = self.store.get(SHEET) {
            match Pad::read(&text) {
                Ok(pad) => self.pad.set(pad),
                Err(error) => self.set_aside(SHEET, error),
            }
        }
        if let Some(text) = self.store.get(EARLIER) {
            let (pads, wrong) = split(&text);
            self.earlier.set(pads);
            if let Some(error) = wrong {
                self.set_aside(EARLIER, error);
                self.keep_earlier();
            }
        }
        self.turn.update(|turn| *turn += 1);
    }

    /// What cannot be read is kept as it is under another name, and the player is told.
    fn set_aside(self, key: &str, error: SaveError) {
        self.store.set_aside(key);
        expect_context::<Notices>().tell(match error {
            SaveError::Newer(_) => Notice::NewerSave,
            SaveError::Damaged(_) => Notice::DamagedSave,
        });
    }

    fn keep(self, key: &str, text: &str) {
        let refused = self.store.set(key, text).is_err();
        // Told only when it changes: the page is drawn anew.
        if self.unkept.get_untracked() != refused {
            self.unkept.set(refused);
        }
    }

    fn keep_earlier(self) {
        self.keep(EARLIER, &self.earlier.with_untracked(|pads| join(pads)));
    }

    /// Changes something that is said.
    pub fn change(self, act: impl FnOnce(&mut Pad)) {
        self.pad.update(act);
        self.keep(SHEET, &self.pad.with_untracked(Pad::text));
    }

    /// Changes the sheet itself.
    pub fn rewrite(self, act: impl FnOnce(&mut Pad)) {
        self.change(act);
        self.turn.update(|turn| *turn += 1);
    }

    /// Puts the sheet away, and begins a new one for the same people.
    pub fn anew(self) {
        let mut old = self.pad.get_untracked();
        old.leave();
        let next = old.anew();
        if !old.deals.is_empty() {
            let now = String::from(js_sys::Date::new_0().to_iso_string());
            old.day = now.chars().take(10).collect();
            self.earlier.update(|pads| {
                pads.insert(0, old);
                pads.truncate(MOST_SHEETS);
            });
            self.keep_earlier();
        }
        self.rewrite(|pad| *pad = next);
    }

    /// Says it.
    pub fn say(self, place: usize, side: usize, value: Option<u16>) {
        self.change(|pad| {
            let rules = *pad.rules();
            pad.draft.say(&rules, place, side, value);
        });
    }

    /// One side has it.
    pub fn say_one(self, place: usize, side: usize) {
        let worth = self.pad.with_untracked(|pad| {
            let fact = pad.draft.facts().get(place);
            match fact.map(|fact| fact.shape(pad.rules())) {
                Some(Shape::One { worth, .. }) => worth,
                _ => 1,
            }
        });
        self.say(place, side, Some(worth));
    }

    /// Nobody has it.
    pub fn say_nobody(self, place: usize) {
        self.change(|pad| {
            let sides = pad.sides();
            if let Some(said) = pad.draft.said.get_mut(place) {
                said[..sides].fill(Some(0));
            }
        });
    }

    /// The name of a side of any sheet: of two without names we and they.
    pub fn name_on(self, pad: &Pad, side: usize) -> String {
        let words = self.speech.words();
        match pad.names.get(side).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ if pad.sides() == 2 => [words.we, words.they][side.min(1)].to_owned(),
            _ => (words.more().pad.player)(side + 1),
        }
    }
}
