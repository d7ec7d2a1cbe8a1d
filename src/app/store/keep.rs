//! The match and the totals in storage.

use leptos::prelude::*;
use scopa::rules::KNOBS;
use scopa::save::{Save, Totals};
use scopa::{Game, Rules, Side};
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use super::{Place, Refused, Store};
use crate::app::later::{Later, Parts};
use crate::app::notices::{Notice, Notices};

const TOTALS: &str = "scopa.totals";
/// The longest that a play counts as played time, in seconds.
const LONGEST: f64 = 60.0;

/// Keeps one match, and the totals of all.
#[derive(Clone, Copy)]
pub struct Keep {
    store: Store,
    notices: Notices,
    later: Later,
    place: Place,
    /// This tab, as the writer of what it keeps.
    tab: StoredValue<String>,
    /// The match's own id.
    id: StoredValue<String>,
    /// Who wrote what is there now, as far as we know; another name means another tab.
    known: StoredValue<Option<String>>,
    told: StoredValue<bool>,
    /// How long the match has been played, in seconds, and when that was counted last.
    spent: StoredValue<(f64, f64)>,
}

impl Keep {
    /// Keeps a match in its place.
    pub fn new(store: Store, notices: Notices, later: Later, place: Place) -> Self {
        Self {
            store,
            notices,
            later,
            place,
            tab: StoredValue::new(random_name()),
            id: StoredValue::new(random_name()),
            known: StoredValue::new(None),
            told: StoredValue::new(false),
            spent: StoredValue::new((0.0, js_sys::Date::now())),
        }
    }

    /// Where the match is kept.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The match that is kept, and who plays in it. One that cannot be read is set aside, and the player is told.
    pub fn load(&self) -> Option<(Game, String)> {
        if !self.store.lasts() {
            self.tell(Refused::Blocked);
        }
        let text = self.store.get(self.place.key())?;
        match (self.later.now()?.read_save)(&text) {
            Ok((save, game)) => {
                self.id.set_value(save.id);
                self.spent
                    .set_value((f64::from(save.seconds), js_sys::Date::now()));
                self.known.set_value(Some(save.writer));
                Some((game, save.seats))
            }
            Err(error) => {
                self.store.set_aside(self.place.key());
                self.known.set_value(None);
                self.notices.tell(error.into());
                None
            }
        }
    }

    /// Sets the kept match aside, and takes that wish out of the address so that it is not granted again.
    pub fn set_aside(&self) {
        self.store.set_aside(self.place.key());
        edit_address(|query| query.delete("aside"));
    }

    /// Lets the address name the match that begins now: where a link named the one before, by its rules. Who plays is
    /// kept with the match.
    pub fn tell_address(&self, rules: &Rules) {
        edit_address(|query| {
            for name in ["preset", "seed", "people", "level", "seats"] {
                query.delete(name);
            }
            for knob in KNOBS {
                query.delete(knob.name);
            }
            if self.place != Place::Link {
                return;
            }
            match rules.preset_id() {
                Some(id) => query.set("preset", id),
                None => (rules.changes().iter()).for_each(|(knob, value)| query.set(knob, value)),
            }
        });
    }

    /// The browser's storage.
    pub fn store(&self) -> Store {
        self.store
    }

    /// Where the player is told.
    pub fn notices(&self) -> Notices {
        self.notices
    }

    /// The match's own id.
    pub fn id(&self) -> String {
        self.id.get_value()
    }

    /// How long the match has been played, in seconds.
    pub fn seconds(&self) -> u32 {
        self.spent.get_value().0 as u32
    }

    /// Gives the next match an id of its own.
    pub fn renew(&self) {
        self.id.set_value(random_name());
        self.spent.set_value((0.0, js_sys::Date::now()));
    }

    /// Keeps the match as it is now; `false` when another tab has written meanwhile, whose match is then left
    /// alone.
    pub fn save(&self, parts: Parts, game: &Game, seats: String) -> bool {
        if self.written_by_another() {
            return false;
        }
        if self.place == Place::Nowhere {
            return true;
        }
        let tab = self.tab.get_value();
        let text = (parts.write_save)(
            &Save::new(&self.id.get_value(), &tab, game).played(seats, self.spend()),
        );
        if let Err(refused) = self.store.set(self.place.key(), &text) {
            self.tell(refused);
        }
        self.known.set_value(Some(tab));
        true
    }

    /// Counts the time since the last play; whoever takes longer than a minute has gone away.
    fn spend(&self) -> u32 {
        let now = js_sys::Date::now();
        self.spent.update_value(|(spent, since)| {
            *spent += ((now - *since) / 1000.0).clamp(0.0, LONGEST);
            *since = now;
        });
        self.seconds()
    }

    /// Whether the kept match was written by somebody else since we last looked.
    pub fn written_by_another(&self) -> bool {
        let writer = || (self.later.now()?.writer)(&self.store.get(self.place.key())?);
        let Some(writer) = writer() else {
            return false;
        };
        writer != self.tab.get_value() && Some(&writer) != self.known.get_value().as_ref()
    }

    /// Counts the deal that has ended, once, and returns the totals.
    pub fn count(&self, parts: Parts, game: &Game, side: Side) -> Totals {
        let mut totals = self.totals(parts);
        if totals.count(&self.id.get_value(), game, side)
            && let Err(refused) = self.store.set(TOTALS, &(parts.write_totals)(&totals))
        {
            self.tell(refused);
        }
        totals
    }

    /// The totals of all matches on this device.
    pub fn totals(&self, parts: Parts) -> Totals {
        let Some(text) = self.store.get(TOTALS) else {
            return Totals::default();
        };
        (parts.read_totals)(&text).unwrap_or_else(|error| {
            self.store.set_aside(TOTALS);
            self.notices.tell(error.into());
            Totals::default()
        })
    }

    fn tell(&self, refused: Refused) {
        if !self.told.get_value() {
            self.told.set_value(true);
            self.notices.tell(match refused {
                Refused::Blocked => Notice::NoStorage,
                Refused::Full => Notice::StorageFull,
            });
        }
    }
}

/// Changes what the address says, without a new entry in the history.
fn edit_address(change: impl FnOnce(&UrlSearchParams)) {
    let location = window().location();
    let (Ok(search), Ok(path), Ok(hash)) =
        (location.search(), location.pathname(), location.hash())
    else {
        return;
    };
    let Ok(query) = UrlSearchParams::new_with_str(&search) else {
        return;
    };
    change(&query);
    let query = String::from(query.to_string());
    let mark = if query.is_empty() { "" } else { "?" };
    let address = format!("{path}{mark}{query}{hash}");
    let history = window().history();
    let _ =
        history.map(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
}

/// Sixteen hexadecimal digits from the browser's generator.
pub fn random_name() -> String {
    format!("{:016x}", random())
}

/// A random number from the browser's generator.
pub fn random() -> u64 {
    // Without a generator the clock is a poor but honest substitute.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
