//! The sheet that is written on, and where it is kept.

use leptos::prelude::*;
use scopa::SaveError;
use scopa::pad::{MOST_SHEETS, Pad, join, split};

use crate::app::Speech;
use crate::app::notices::{Notice, Notices};
use crate::app::store::Store;
use crate::app::words::Spoken;
use scopa::words::fill;

/// The sheet in use.
const SHEET: &str = "scopa.pad";
/// Those that are done with, the last one first.
const EARLIER: &str = "scopa.pads";

/// Everything that the page shows.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The words; the language is chosen on another page.
    pub spoken: Spoken,
    /// Counts what is said of a deal, and every other change.
    pub said: RwSignal<u32>,
    /// Counts what changes more than that: what follows it is made anew.
    pub turn: RwSignal<u32>,
    /// Whether a new sheet is asked for.
    pub asking: RwSignal<bool>,
    sheets: StoredValue<Sheets, LocalStorage>,
    store: Store,
}

#[derive(Clone, Default)]
pub struct Sheets {
    /// The sheet in use.
    pub pad: Pad,
    /// The earlier sheets.
    pub earlier: Vec<Pad>,
    /// Whether the browser refuses to keep them.
    pub unkept: bool,
}

impl Desk {
    /// The sheet as it was left, or an empty one.
    pub fn open() -> Self {
        let store = expect_context::<Store>();
        let desk = Self {
            spoken: expect_context::<Speech>().now(),
            said: RwSignal::new(0),
            turn: RwSignal::new(0),
            asking: RwSignal::new(false),
            sheets: StoredValue::new_local(Sheets::default()),
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
        let mut sheets = Sheets {
            unkept: !self.store.lasts(),
            ..Sheets::default()
        };
        if let Some(text) = self.store.get(SHEET) {
            match Pad::read(&text) {
                Ok(pad) => sheets.pad = pad,
                Err(error) => self.set_aside(SHEET, error),
            }
        }
        let (earlier, wrong) = split(&self.store.get(EARLIER).unwrap_or_default());
        sheets.earlier = earlier;
        if let Some(error) = wrong {
            self.set_aside(EARLIER, error);
            self.keep(EARLIER, &join(&sheets.earlier), &mut sheets.unkept);
        }
        self.sheets.set_value(sheets);
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

    fn keep(self, key: &str, text: &str, unkept: &mut bool) {
        *unkept = self.store.set(key, text).is_err();
    }

    /// All sheets.
    pub fn sheets(self) -> Sheets {
        self.sheets.get_value()
    }

    /// The sheet in use.
    pub fn pad(self) -> Pad {
        self.sheets().pad
    }

    fn put(self, mut sheets: Sheets) {
        let before = sheets.unkept;
        self.keep(SHEET, &sheets.pad.text(), &mut sheets.unkept);
        let told_anew = sheets.unkept != before;
        self.sheets.set_value(sheets);
        // Told only when it changes: the page is drawn anew.
        if told_anew {
            self.turn.update(|turn| *turn += 1);
        }
        self.said.update(|said| *said += 1);
    }

    /// Something else is said.
    pub fn change(self, pad: Pad) {
        self.put(Sheets {
            pad,
            ..self.sheets()
        });
    }

    /// The sheet itself is another.
    pub fn rewrite(self, pad: Pad) {
        self.change(pad);
        self.turn.update(|turn| *turn += 1);
    }

    /// Puts the sheet away, and begins a new one for the same people.
    pub fn anew(self) {
        let mut sheets = self.sheets();
        let mut old = sheets.pad.clone();
        old.leave();
        let next = old.anew();
        if !old.deals.is_empty() {
            let now = String::from(js_sys::Date::new_0().to_iso_string());
            old.day = now.chars().take(10).collect();
            sheets.earlier.insert(0, old);
            sheets.earlier.truncate(MOST_SHEETS);
            self.keep(EARLIER, &join(&sheets.earlier), &mut sheets.unkept);
            self.sheets.set_value(sheets);
        }
        self.rewrite(next);
    }

    /// The name of a side of any sheet: of two without names we and they.
    pub fn name_on(self, pad: &Pad, side: usize) -> String {
        let words = self.spoken;
        match pad.names.get(side).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ if pad.sides() == 2 => [words.we, words.they][side.min(1)].to_owned(),
            _ => fill(words.more().pad.player, &[&(side + 1).to_string()]),
        }
    }
}
