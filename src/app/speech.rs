//! What the page speaks: the language, and the names of the cards of a deck.

use leptos::prelude::*;

use super::notices::{Notice, Notices};
use super::params;
use super::store::Store;
use super::taste::Taste;
use super::view::{Text, text};
use super::words::{Language, More, Spoken, Words};

const KEY: &str = "scopa.language";

/// The language that the page is to speak, whether its words have come or not: as the address says, as was chosen, or as
/// the browser is set.
pub fn wanted() -> Language {
    let asked = params::asked("lang").and_then(|tag| Language::of(&tag));
    let chosen = || {
        let storage = window().local_storage().ok().flatten()?;
        Language::of(&storage.get_item(KEY).ok().flatten()?)
    };
    asked.or_else(chosen).unwrap_or_else(|| {
        let tags: Vec<String> = window()
            .navigator()
            .languages()
            .iter()
            .filter_map(|tag| tag.as_string())
            .collect();
        Language::first_of(tags.iter().map(String::as_str))
    })
}

/// The language that the page speaks, and the deck whose cards it names.
#[derive(Clone, Copy)]
pub struct Speech {
    language: RwSignal<Language>,
    /// What was chosen last, which its words may not have followed yet.
    chosen: StoredValue<Language>,
    taste: Taste,
}

impl Speech {
    /// The language that is wanted; English, with word of it, where its words have not come.
    pub fn of_page(taste: Taste, notices: Notices) -> Self {
        let mut language = wanted();
        if !language.is_here() {
            language = Language::English;
            notices.tell(Notice::Incomplete);
        }
        Self {
            language: RwSignal::new(language),
            chosen: StoredValue::new(language),
            taste,
        }
    }

    /// Speaks another language once its words are there; words on their way may be overtaken by another choice.
    pub fn choose(self, language: Language, store: Store, notices: Notices) {
        self.chosen.set_value(language);
        leptos::task::spawn_local(async move {
            let come = language.fetch().await;
            if self.chosen.get_value() != language {
                return;
            }
            if come.is_err() {
                return notices.tell(Notice::Incomplete);
            }
            notices.take_back(|notice| *notice == Notice::Incomplete);
            self.language.set(language);
            // A choice that cannot be kept holds for as long as the page is open.
            let _ = store.set(KEY, language.tag());
        });
    }

    /// Its words; asking in a view makes the view follow the language and the deck.
    pub fn words(&self) -> Spoken {
        let language = self.language.get();
        Spoken {
            language,
            words: language.words(),
            naming: self.taste.naming(),
        }
    }

    /// One of its words, which follows the language.
    pub fn say(&self, word: fn(&'static Words) -> &'static str) -> Text {
        let speech = *self;
        text(move || word(speech.language.get().words()).to_owned())
    }

    /// One of the words that come later.
    pub fn more(&self, word: fn(&'static More) -> &'static str) -> Text {
        let speech = *self;
        text(move || word(speech.language.get().more()).to_owned())
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language.get()
    }

    /// Its words, without following.
    pub fn now(&self) -> Spoken {
        untrack(|| self.words())
    }
}
