//! What a language says of rules and scores: a text for each, with the lines of [`Line`], and then what the knobs are called.
//! How a line is written, [`crate::text`] says.

mod line;

use crate::rules::KNOBS;
use crate::text::{self, Lines, Names, text};

use line::LINES;
pub(super) use line::Line;
pub(super) use text::Value;

/// The names of the lines of knobs.
const KNOB_LINES: [(&str, &[&str]); KNOBS.len()] = {
    let mut lines: [(&str, &[&str]); KNOBS.len()] = [("", &[]); KNOBS.len()];
    let mut n = 0;
    while n < lines.len() {
        lines[n].0 = KNOBS[n].name;
        n += 1;
    }
    lines
};

/// All lines in order.
const NAMES: &[Names] = &[LINES, &KNOB_LINES];

pub(super) const ITALIAN: Text = Text(text!(NAMES, "it.txt"));
pub(super) const ENGLISH: Text = Text(text!(NAMES, "en.txt"));
pub(super) const SPANISH: Text = Text(text!(NAMES, "es.txt"));
pub(super) const FRENCH: Text = Text(text!(NAMES, "fr.txt"));
pub(super) const PORTUGUESE: Text = Text(text!(NAMES, "pt.txt"));
pub(super) const GERMAN: Text = Text(text!(NAMES, "de.txt"));
pub(super) const ARABIC: Text = Text(text!(NAMES, "ar.txt"));

/// All lines of a language.
#[derive(Clone, Copy)]
pub(super) struct Text(text::Text);

impl Text {
    /// A line as it stands there.
    pub(super) const fn line(self, line: Line) -> &'static str {
        self.0.line(line as usize)
    }

    /// The line of a knob, in the order of [`KNOBS`](crate::rules::KNOBS).
    pub(super) const fn knob(self, place: usize) -> &'static str {
        self.0.line(LINES.len() + place)
    }

    /// A word of a line that is nothing but a choice.
    pub(super) fn word(self, line: Line, n: u8) -> &'static str {
        self.0.word(line as usize, n)
    }

    /// All lines at hand, for whoever has much to say.
    pub(super) fn words(self) -> Words {
        Words(self.0.lines(Line::Pronouns as usize))
    }
}

/// The lines of a language.
pub(super) struct Words(Lines);

impl Words {
    /// What a line says.
    pub(super) fn say(&self, line: Line, values: &[Value]) -> String {
        debug_assert!(
            values.len() >= LINES[line as usize].1.len(),
            "{} lacks a value",
            LINES[line as usize].0
        );
        self.0.say(line as usize, values)
    }

    /// Texts in one, each behind those before as a line such as "{text}, {next}" says.
    pub(super) fn join(&self, texts: &[String], line: Line) -> String {
        self.0.join(texts, line as usize)
    }

    /// Texts in one, as in "a, b and c".
    pub(super) fn list(&self, texts: &[String]) -> String {
        self.0.list(texts, Line::Comma as usize, Line::And as usize)
    }
}
