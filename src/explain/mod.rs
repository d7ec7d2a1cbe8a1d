//! Rules and scores in words, in every language that there is.
//!
//! [`rulebook`] turns a rule set into sentences, one for each thing that its knobs decide and only for what applies.
//! [`count`] says of a finished deal why each point went where it went. Nothing else in the crate needs this module.
//!
//! What a language says is a text, `src/explain/text/en.txt` for instance. Another language is another such text with the
//! same lines, which the compiler checks, and a [`Language`] of its own.
//!
//! ```
//! use scopa::{Rules, explain::{Language, rulebook}};
//! let rules = Rules::preset("escoba").unwrap().validate().unwrap();
//! let takes = rulebook(&rules, Language::ENGLISH).into_iter().find(|s| s.knobs.contains(&"capture_mode")).unwrap();
//! assert!(takes.text.starts_with("A card takes one or more cards from the table that make 15 together with it;"));
//! assert!(takes.differs && takes.source.is_some());
//! ```

mod book;
mod count;
mod example;
mod knobs;
mod language;
mod playing;
mod reason;
mod scoring;
mod sentence;
mod setup;
mod source;
pub mod story;
mod text;

use crate::rules::{Rules, Ruleset};

use book::Book;
pub use count::{Why, count};
pub use example::{Example, Topic, example_primiera};
pub use knobs::Group;
pub use language::Language;
pub use sentence::{Section, Sentence};

/// The rules in sentences, in the order in which one would explain them at a table.
#[must_use]
pub fn rulebook(rules: &Ruleset, language: Language) -> Vec<Sentence> {
    let mut book = Book::new(rules, language);
    book.setup();
    book.playing();
    book.scoring();
    book.close()
}

/// Whether the prime is scored at all.
fn has_prime(rules: &Rules) -> bool {
    use crate::rules::{PrimieraMode, ReBello};
    rules.primiera_mode != PrimieraMode::Off
        && rules.re_bello != ReBello::ReplacesPrimiera
        && rules.points_primiera > 0
        && !rules.frac
}
