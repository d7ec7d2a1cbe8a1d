//! What a language says, one line for each thing that can be said.
//!
//! A language is a text file here: `Name: what is said`, in the order of [`Line`], and then what the knobs are called; lines
//! that begin with `#` are for its readers. What stands in braces is put in where it is said:
//!
//! - `{most}`: a number in digits, or a text.
//! - `{points:Points}`: the line `Points`, of that value.
//! - `{n|none|one|{n} of them}`: of these the one of that number, from nought, or the last if there are fewer; `=` stands for
//!   the same as before. The number of a name is its place in the line `Pronouns`, behind these if it is not there; that of
//!   a text is nought if it is empty, else one.
//! - `{^card}`: the same with a capital.

mod line;
mod pack;
mod words;

use line::LINES;
pub(super) use line::Line;
use pack::pack;
pub(super) use words::{Value, Words};

/// The text of a file, packed and checked.
macro_rules! text {
    ($file:literal) => {{
        const FILE: &str = include_str!($file);
        const PACKED: [u8; pack::<0>(FILE).1] = pack(FILE).0;
        match str::from_utf8(&PACKED) {
            Ok(text) => Text(text),
            Err(_) => panic!($file),
        }
    }};
}

pub(super) const ITALIAN: Text = text!("it.txt");
pub(super) const ENGLISH: Text = text!("en.txt");
pub(super) const SPANISH: Text = text!("es.txt");
pub(super) const FRENCH: Text = text!("fr.txt");
pub(super) const PORTUGUESE: Text = text!("pt.txt");
pub(super) const GERMAN: Text = text!("de.txt");
pub(super) const ARABIC: Text = text!("ar.txt");

/// All lines of a language. One text is a fifth of what as many texts would be when they have to be sent.
#[derive(Clone, Copy)]
pub(super) struct Text(&'static str);

impl Text {
    /// A line as it stands there.
    pub(super) const fn line(self, line: Line) -> &'static str {
        self.nth(line as usize)
    }

    /// The line of a knob, in the order of [`KNOBS`](crate::rules::KNOBS).
    pub(super) const fn knob(self, place: usize) -> &'static str {
        self.nth(LINES.len() + place)
    }

    const fn nth(self, n: usize) -> &'static str {
        let bytes = self.0.as_bytes();
        let (mut start, mut at, mut line) = (0, 0, 0);
        while at < bytes.len() {
            if bytes[at] == b'\n' {
                if line == n {
                    break;
                }
                line += 1;
                start = at + 1;
            }
            at += 1;
        }
        // Where a line begins and ends a letter does, so that there is always something.
        match self.0.split_at_checked(at) {
            Some((text, _)) => match text.split_at_checked(start) {
                Some((_, line)) => line,
                None => "",
            },
            None => "",
        }
    }

    /// A word of a line that is nothing but a choice.
    pub(super) fn word(self, line: Line, n: u8) -> &'static str {
        let words = self.line(line).split_once('|');
        words::choice(words.map_or("", |words| words.1), n.into()).trim_end_matches('}')
    }

    /// All lines at hand, for whoever has much to say.
    pub(super) fn words(self) -> Words {
        Words::new(self.0.lines().collect())
    }
}
