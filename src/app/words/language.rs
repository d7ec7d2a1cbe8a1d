//! The languages of the page. Two are in the program; the others are parts of their own, which come when they are chosen.

use std::cell::Cell;
use std::pin::Pin;
use std::thread::LocalKey;

use scopa::words::{More, Pages, Table, Words};

use crate::app::later::Missing;
use crate::app::view::decimal;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Italian.
    Italian,
    /// English.
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Portuguese.
    Portuguese,
    /// German.
    German,
    /// Arabic.
    Arabic,
}

impl Language {
    /// Every language, in the order of the menu.
    pub const ALL: [Self; 7] = [
        Self::Italian,
        Self::English,
        Self::Spanish,
        Self::French,
        Self::Portuguese,
        Self::German,
        Self::Arabic,
    ];

    /// The first of these language tags that the page speaks; English else.
    pub fn first_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(Self::of).unwrap_or(Self::English)
    }

    /// The language of a tag such as `it-CH`.
    pub fn of(tag: &str) -> Option<Self> {
        let main = tag
            .split('-')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == main)
    }

    /// Its tag, for the page's `lang`.
    pub fn tag(self) -> &'static str {
        ["it", "en", "es", "fr", "pt", "de", "ar"][self as usize]
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        [
            "Italiano",
            "English",
            "Español",
            "Français",
            "Português",
            "Deutsch",
            "العربية",
        ][self as usize]
    }

    /// A date as people write it, with what `parts` ask for; with nothing asked, as short as is usual.
    pub fn date(self, date: &js_sys::Date, parts: &[(&str, &str)]) -> String {
        // With the digits of the rest of the page.
        let locale = match self {
            Self::Arabic => "ar-u-nu-latn",
            other => other.tag(),
        };
        let options = js_sys::Object::new();
        for (part, length) in parts {
            let _ = js_sys::Reflect::set(&options, &(*part).into(), &(*length).into());
        }
        date.to_locale_date_string(locale, &options).into()
    }

    /// What it puts between two parts of a list.
    pub fn comma(self) -> &'static str {
        match self {
            Self::Arabic => "، ",
            _ => ", ",
        }
    }

    /// A number as it writes it, to the hundredth.
    pub fn hundredths(self, number: f64) -> String {
        let written = decimal(number, 100);
        match self {
            Self::English | Self::Arabic => written,
            _ => written.replace('.', ","),
        }
    }

    /// Where its lines begin, for the page's `dir`.
    pub fn direction(self) -> &'static str {
        if self == Self::Arabic { "rtl" } else { "ltr" }
    }

    /// Its words; the English ones until they have come.
    pub fn words(self) -> &'static Words {
        self.once(&WORDS, |language| match language {
            Self::Italian => Table::ITALIAN.words(),
            _ => language
                .come()
                .map_or(Table::ENGLISH, |tongue| tongue.table)
                .words(),
        })
    }

    /// Its other words. Only what comes later may ask for them (see [`crate::app::later`]): they come with it.
    pub fn more(self) -> &'static More {
        self.once(&MORE, |language| match language {
            Self::Italian => Pages::ITALIAN.more(),
            _ => language
                .come()
                .map_or(Pages::ENGLISH, |tongue| tongue.pages)
                .more(),
        })
    }

    /// What has been made of its text, or is made now.
    fn once<T>(self, made: &'static Made<T>, make: fn(Self) -> &'static T) -> &'static T {
        let language = if self.is_here() { self } else { Self::English };
        let mut all = made.get();
        all[language as usize].unwrap_or_else(|| {
            let new = make(language);
            all[language as usize] = Some(new);
            made.set(all);
            new
        })
    }

    /// Whether its words have come.
    pub fn is_here(self) -> bool {
        matches!(self, Self::Italian | Self::English) || self.come().is_some()
    }

    fn come(self) -> Option<Tongue> {
        COME.get()[self as usize]
    }

    /// Fetches its words, where they have not come yet.
    ///
    /// # Errors
    /// When they cannot be had now.
    pub async fn fetch(self) -> Result<(), Missing> {
        type Coming = Pin<Box<dyn Future<Output = Result<Tongue, Missing>>>>;
        let tongue: Coming = match self {
            here if here.is_here() => return Ok(()),
            Self::Italian | Self::English => return Ok(()),
            Self::Spanish => Box::pin(spanish()),
            Self::French => Box::pin(french()),
            Self::Portuguese => Box::pin(portuguese()),
            Self::German => Box::pin(german()),
            Self::Arabic => Box::pin(arabic()),
        };
        let tongue = tongue.await?;
        let mut come = COME.get();
        come[self as usize] = Some(tongue);
        COME.set(come);
        Ok(())
    }
}

/// The texts of a language that is a part of its own.
#[derive(Clone, Copy)]
struct Tongue {
    table: Table,
    pages: Pages,
}

/// Something for every language.
type Each<T> = Cell<[Option<T>; Language::ALL.len()]>;
type Made<T> = LocalKey<Each<&'static T>>;

thread_local! {
    static COME: Each<Tongue> = const { Cell::new([None; Language::ALL.len()]) };
    static WORDS: Each<&'static Words> = const { Cell::new([None; Language::ALL.len()]) };
    static MORE: Each<&'static More> = const { Cell::new([None; Language::ALL.len()]) };
}

/// A part of the program with the texts of a language; its file in dist/ begins with `split_` and the name of the part.
macro_rules! tongue {
    ($load:ident, $part:ident, $language:ident) => {
        #[cfg(split)]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $load() -> Result<Tongue, Missing> {
            Ok(Tongue {
                table: Table::$language,
                pages: Pages::$language,
            })
        }

        #[cfg(not(split))]
        #[allow(clippy::unused_async)] // As the other is.
        async fn $load() -> Result<Tongue, Missing> {
            Ok(Tongue {
                table: Table::$language,
                pages: Pages::$language,
            })
        }
    };
}

tongue!(spanish, words_es, SPANISH);
tongue!(french, words_fr, FRENCH);
tongue!(portuguese, words_pt, PORTUGUESE);
tongue!(german, words_de, GERMAN);
tongue!(arabic, words_ar, ARABIC);
