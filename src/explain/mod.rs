//! Rules and scores in words, in every language that there is.
//!
//! [`rulebook`] turns a rule set into sentences, one for each thing that its knobs decide and only for what applies.
//! [`count`] says of a finished deal why each point went where it went. Nothing else in the crate needs this module.
//!
//! ```
//! use scopa::{Rules, explain::{Language, rulebook}};
//! let rules = Rules::preset("escoba").unwrap().validate().unwrap();
//! let takes = rulebook(&rules, Language::English).into_iter().find(|s| s.knobs.contains(&"capture_mode")).unwrap();
//! assert_eq!(takes.text, "A card takes cards from the table that make 15 together with it.");
//! assert!(takes.differs && takes.source.is_some());
//! ```

mod count;
mod en;
mod example;
mod ground;
mod it;
mod knobs;
mod language;
mod playing;
mod scoring;
mod sentence;
mod setup;
mod source;
pub mod story;

use crate::rules::{Rules, Ruleset};

pub use count::{Why, count};
pub use example::{Example, Topic, example_primiera};
pub use knobs::Group;
pub use language::Language;
use playing::Playing;
use scoring::Scoring;
pub use sentence::{Section, Sentence};
use setup::Setup;

/// The rules in sentences, in the order in which one would explain them at a table.
#[must_use]
pub fn rulebook(rules: &Ruleset, language: Language) -> Vec<Sentence> {
    let changed: Vec<&'static str> = rules.changes().into_iter().map(|change| change.0).collect();
    let sentence = |section, text, knobs: &[&'static str], source| Sentence {
        section,
        text,
        knobs: knobs.to_vec(),
        differs: knobs.iter().any(|knob| changed.contains(knob)),
        source,
    };
    let mut sentences: Vec<Sentence> = Vec::new();
    // Behind those of its section and the sections before.
    let mut put = |new: Sentence| {
        let before = sentences.iter().rposition(|old| old.section <= new.section);
        sentences.insert(before.map_or(0, |place| place + 1), new);
    };
    for part in Setup::of(rules) {
        let text = language.setup(&part);
        put(sentence(part.section(), text, part.knobs(), part.source()));
    }
    for part in Playing::of(rules) {
        let text = language.playing(&part);
        put(sentence(part.section(), text, part.knobs(), part.source()));
    }
    for part in Scoring::of(rules) {
        let text = language.scoring(&part);
        put(sentence(part.section(), text, part.knobs(), part.source()));
    }
    let said = |knob: &&str| {
        sentences
            .iter()
            .any(|sentence| sentence.knobs.contains(knob))
    };
    let idle: Vec<&'static str> = changed.iter().copied().filter(|knob| !said(knob)).collect();
    if !idle.is_empty() {
        let text = language.idle(&idle);
        sentences.push(sentence(Section::Match, text, &idle, None));
    }
    sentences
}

/// Whether the prime is scored at all.
fn has_prime(rules: &Rules) -> bool {
    use crate::rules::{PrimieraMode, ReBello};
    rules.primiera_mode != PrimieraMode::Off
        && rules.re_bello != ReBello::ReplacesPrimiera
        && rules.points_primiera > 0
        && !rules.frac
}
