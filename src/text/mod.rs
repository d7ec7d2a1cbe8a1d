//! What a language says, one line for each thing that can be said.
//!
//! A text is a file: `Name: what is said`, in the order of a list of names, which the compiler checks; lines that begin with
//! `#` are for its readers, and one that begins with `|` goes on with what stands before it. What stands in braces is put in
//! where it is said:
//!
//! - `{most}`: a number in digits, or a text.
//! - `{points:Points}`: the line `Points`, of that value; one of the first 26 lines.
//! - `{n|none|one|{n} of them}`: of these the one of that number, from nought, or the last if there are fewer; `=` stands for
//!   the same as before. The number of a name is its place in the line of names, behind these if it is not there; that of
//!   a text is nought if it is empty, else one.
//! - `{n%|none|one|two|{n} of them|{n} and more}`: the same, but a number of three digits chooses by its last two, if these
//!   are more than two: as Arabic counts.
//! - `{^card}`: the same with a capital.

mod lines;
mod pack;

pub use lines::{Lines, Value};
pub use pack::{Names, pack};

/// The text of a file, packed and checked against the names of its lines.
macro_rules! text {
    ($names:expr, $($path:literal)+) => {{
        const FILE: &str = include_str!(concat!($($path),+));
        const PACKED: [u8; $crate::text::pack::<0>($names, FILE).1] =
            $crate::text::pack($names, FILE).0;
        match str::from_utf8(&PACKED) {
            Ok(text) => $crate::text::Text::new(text),
            Err(_) => panic!("a text that is none"),
        }
    }};
}
pub(crate) use text;

/// All lines of a language. One text is a fifth of what as many texts would be when they have to be sent.
#[derive(Clone, Copy, Debug)]
pub struct Text(&'static str);

impl Text {
    /// A text that is packed.
    pub(crate) const fn new(packed: &'static str) -> Text {
        Text(packed)
    }

    /// A line as it stands there.
    pub(crate) const fn line(self, n: usize) -> &'static str {
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
    pub(crate) fn word(self, line: usize, n: u8) -> &'static str {
        let words = self.line(line).split_once('|');
        lines::choice(words.map_or("", |words| words.1), n.into()).trim_end_matches('}')
    }

    /// All lines at hand, for whoever has much to say; the one of names is told.
    pub(crate) fn lines(self, names: usize) -> Lines {
        Lines::new(self.0.lines().collect(), names)
    }
}
