//! The book of a rule set while it is written.

use super::sentence::{Section, Sentence};
use super::text::{Line, Value, Words};
use super::{Language, source::source};
use crate::rules::Ruleset;

/// The sentences so far.
pub(super) struct Book<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) words: Words,
    language: Language,
    changed: Vec<&'static str>,
    sentences: Vec<Sentence>,
}

impl Book<'_> {
    /// An empty book.
    pub(super) fn new(rules: &Ruleset, language: Language) -> Book<'_> {
        Book {
            rules,
            words: language.text().words(),
            language,
            changed: rules.changes().into_iter().map(|change| change.0).collect(),
            sentences: Vec::new(),
        }
    }

    /// Adds a sentence that has nothing but numbers in it.
    pub(super) fn say(
        &mut self,
        section: Section,
        line: Line,
        knobs: &[&'static str],
        numbers: &[u32],
    ) {
        let mut values = [Value::Number(0); 2];
        for (value, number) in values.iter_mut().zip(numbers) {
            *value = Value::Number(*number);
        }
        self.put(section, line, knobs, &values);
    }

    /// Adds a sentence, behind those of its section and of the sections before.
    pub(super) fn put(
        &mut self,
        section: Section,
        line: Line,
        knobs: &[&'static str],
        values: &[Value],
    ) {
        let before = self
            .sentences
            .iter()
            .rposition(|old| old.section <= section);
        let sentence = Sentence {
            section,
            text: self.words.say(line, values),
            knobs: knobs.to_vec(),
            differs: knobs.iter().any(|knob| self.changed.contains(knob)),
            source: source(line, self.rules),
        };
        self.sentences
            .insert(before.map_or(0, |place| place + 1), sentence);
    }

    /// The sentences, after one about what was changed and is in none of them.
    pub(super) fn close(mut self) -> Vec<Sentence> {
        let mut idle = self.changed.clone();
        idle.retain(|knob| {
            let mut said = self.sentences.iter().map(|sentence| &sentence.knobs);
            !said.any(|knobs| knobs.contains(knob))
        });
        if !idle.is_empty() {
            let labels = idle.iter().map(|knob| self.language.label(knob));
            let labels: Vec<String> = labels.map(str::to_owned).collect();
            let knobs = self.words.join(&labels, Line::Semicolon);
            let count = idle.len() as u32;
            let values = [Value::Number(count), Value::Text(&knobs)];
            self.put(Section::Match, Line::Idle, &idle, &values);
        }
        self.sentences
    }
}
