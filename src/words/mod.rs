//! What the page says, in every language: texts with the lines that [`Words`] and the other structures here have, which the
//! compiler checks. How a line is written, `src/text/mod.rs` says.
//!
//! A language has two texts, `table.txt` for the table and `pages.txt` for everything else, because that can come later.
//!
//! ```
//! use scopa::words::{Pages, Table};
//! let words = Table::ENGLISH.words();
//! assert_eq!(words.your_turn, "Your turn");
//! assert_eq!(words.their_hand("Lina", 1), "Lina, 1 card");
//! assert_eq!(Pages::ENGLISH.more().stats.ago(2), "2 matches ago");
//! ```

mod book;
mod fair;
mod house;
mod macros;
mod naming;
mod pad;
mod pages;
mod stats;
mod table;

use crate::explain::Language;
use crate::text::{Lines, Names, Text, text};

pub use book::BookWords;
pub use fair::FairWords;
pub use house::HouseWords;
pub use naming::{Naming, Standing};
pub use pad::{PadWords, fill};
pub use pages::PageWords;
pub use stats::StatsWords;
pub use table::Words;

const TABLE: &[Names] = &[Words::NAMES];
const PAGES: &[Names] = &[
    PageWords::NAMES,
    PadWords::NAMES,
    HouseWords::NAMES,
    StatsWords::NAMES,
    FairWords::NAMES,
    BookWords::NAMES,
];
/// The line of names in both.
const NAMES: usize = 0;

/// What a language says at the table.
#[derive(Clone, Copy, Debug)]
pub struct Table(Text);

/// What it says elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    text: Text,
    rules: Language,
}

macro_rules! languages {
    ($($(#[$name:meta])* $language:ident $folder:literal)+) => {
        impl Table {
            $($(#[$name])* pub const $language: Table = Table(text!(TABLE, $folder "/table.txt"));)+
            /// Every language.
            pub const ALL: &[Table] = &[$(Table::$language),+];
        }

        impl Pages {
            $($(#[$name])* pub const $language: Pages = Pages {
                text: text!(PAGES, $folder "/pages.txt"),
                rules: Language::$language,
            };)+
            /// Every language.
            pub const ALL: &[Pages] = &[$(Pages::$language),+];
        }
    };
}

languages! {
    /// Italian.
    ITALIAN "it"
    /// English.
    ENGLISH "en"
    /// Spanish.
    SPANISH "es"
    /// French.
    FRENCH "fr"
    /// Portuguese.
    PORTUGUESE "pt"
    /// German.
    GERMAN "de"
    /// Arabic.
    ARABIC "ar"
}

impl Table {
    /// Its words, which are kept for ever.
    #[must_use]
    pub fn words(self) -> &'static Words {
        Box::leak(Box::new(Words::new(kept(self.0))))
    }
}

impl Pages {
    /// Its words, which are kept for ever.
    #[must_use]
    pub fn more(self) -> &'static More {
        let lines = kept(self.text);
        Box::leak(Box::new(More {
            rules: self.rules,
            pages: PageWords::new(lines),
            pad: PadWords::new(lines),
            house: HouseWords::new(lines),
            stats: StatsWords::new(lines),
            fair: FairWords::new(lines),
            book: BookWords::new(lines),
        }))
    }
}

fn kept(text: Text) -> &'static Lines {
    Box::leak(Box::new(text.lines(NAMES)))
}

/// What the page says besides the words of the table.
#[derive(Debug)]
pub struct More {
    /// The language in which rules and reasons are said.
    pub rules: Language,
    pages: PageWords,
    /// The score sheet for real cards.
    pub pad: PadWords,
    /// House rules.
    pub house: HouseWords,
    /// The statistics.
    pub stats: StatsWords,
    /// Fair dealing.
    pub fair: FairWords,
    /// The rule book, the reasons, the lesson.
    pub book: BookWords,
}

impl std::ops::Deref for More {
    type Target = PageWords;

    fn deref(&self) -> &PageWords {
        &self.pages
    }
}

#[cfg(test)]
mod tests;
