//! What the browser keeps for the page, or memory where it keeps nothing.

pub mod keep;
pub mod tabs;

use leptos::prelude::*;
use scopa::backup::OURS;
use web_sys::Storage;

/// Where set-aside texts go: this and a number.
const ASIDE: &str = "scopa.old.";

/// Where a match is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The player's own.
    Own,
    /// One that the address names.
    Link,
    /// One with the deals of somebody else's.
    Deals,
    /// The deal of the day.
    Today,
    /// One that is only looked at.
    Nowhere,
}

impl Place {
    /// Everywhere that a match may be kept.
    pub const ALL: [Self; 4] = [Self::Own, Self::Link, Self::Deals, Self::Today];

    /// Its key; nothing is ever kept under that of [`Place::Nowhere`].
    pub fn key(self) -> &'static str {
        match self {
            Self::Own => "scopa.match",
            Self::Link => "scopa.link",
            Self::Deals => "scopa.deals",
            Self::Today => "scopa.today",
            Self::Nowhere => "",
        }
    }
}

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room.
    Full,
}

/// The page's storage.
#[derive(Clone, Copy)]
pub struct Store {
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    storage: Option<Storage>,
    memory: Vec<(String, String)>,
}

impl Store {
    /// Opens the browser's storage, if it lets us.
    pub fn open() -> Self {
        let storage = window().local_storage().ok().flatten();
        Self {
            inner: StoredValue::new_local(Inner {
                storage,
                memory: Vec::new(),
            }),
        }
    }

    /// Whether the browser keeps anything at all.
    pub fn lasts(&self) -> bool {
        self.inner.with_value(|inner| inner.storage.is_some())
    }

    /// Reads a text.
    pub fn get(&self, key: &str) -> Option<String> {
        self.inner.with_value(|inner| {
            let remembered = inner
                .memory
                .iter()
                .find(|(other, _)| other == key)
                .map(|(_, text)| text.clone());
            let kept = || {
                inner
                    .storage
                    .as_ref()
                    .and_then(|storage| storage.get_item(key).ok().flatten())
            };
            remembered.or_else(kept)
        })
    }

    /// Keeps a text; in memory when the browser refuses.
    ///
    /// # Errors
    /// When the browser refused.
    pub fn set(&self, key: &str, text: &str) -> Result<(), Refused> {
        let kept = self.inner.with_value(|inner| match &inner.storage {
            None => Err(Refused::Blocked),
            Some(storage) => storage.set_item(key, text).map_err(|_| Refused::Full),
        });
        self.inner.update_value(|inner| {
            inner.memory.retain(|(other, _)| other != key);
            if kept.is_err() {
                inner.memory.push((key.to_owned(), text.to_owned()));
            }
        });
        kept
    }

    /// All keys and texts of the page's own.
    pub fn all(&self) -> Vec<(String, String)> {
        self.inner.with_value(|inner| {
            let keys = inner.storage.iter().flat_map(|storage| {
                let count = storage.length().unwrap_or_default();
                (0..count).filter_map(|n| storage.key(n).ok().flatten())
            });
            let remembered = inner.memory.iter().map(|(key, _)| key.clone());
            let ours = keys.chain(remembered).filter(|key| key.starts_with(OURS));
            // Twice the same key has the same text.
            let text = |key: String| Some((key.clone(), self.get(&key)?));
            ours.filter_map(text).collect()
        })
    }

    /// Keeps these texts and no others of the page's own; where there is no room for them, everything stays.
    ///
    /// # Errors
    /// When the browser refused.
    pub fn replace(&self, new: &[(String, String)]) -> Result<(), Refused> {
        let old = self.all();
        self.clear(&old);
        let kept = new.iter().try_for_each(|(key, text)| self.set(key, text));
        if kept.is_err() {
            self.clear(&self.all());
            for (key, text) in old {
                let _ = self.set(&key, &text);
            }
        }
        kept
    }

    fn clear(&self, all: &[(String, String)]) {
        self.inner.update_value(|inner| {
            inner.memory.clear();
            for (key, _) in all {
                let _ = inner
                    .storage
                    .as_ref()
                    .map(|storage| storage.remove_item(key));
            }
        });
    }

    /// Sets a text aside under another key, unchanged, so that its key is free; leaves it where it is when
    /// there is no room for that.
    pub fn set_aside(&self, key: &str) {
        self.inner.with_value(|inner| {
            let Some(storage) = &inner.storage else {
                return;
            };
            let Some(text) = storage.get_item(key).ok().flatten() else {
                return;
            };
            let free = (1..)
                .map(|n| format!("{ASIDE}{n}"))
                .find(|key| matches!(storage.get_item(key), Ok(None)));
            let Some(free) = free else { return };
            // Removed first: storage seldom has room for the text twice.
            let moved = storage
                .remove_item(key)
                .and_then(|()| storage.set_item(&free, &text));
            if moved.is_err() {
                let _ = storage.set_item(key, &text);
            }
        });
    }
}
