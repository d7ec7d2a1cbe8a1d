//! The text of a language as the program carries it: checked while it is compiled, and without what only its readers need.

use super::line::LINES;
use crate::rules::KNOBS;

/// So many lines, the first, can be put into others, where a letter stands for them.
const WORDS: usize = 26;

/// How many lines a text has: all that can be said, and the knobs.
const COUNT: usize = LINES.len() + KNOBS.len();

/// The name of a line, and what its values are called.
const fn line(n: usize) -> (&'static str, &'static [&'static str]) {
    if n < LINES.len() {
        LINES[n]
    } else {
        (KNOBS[n - LINES.len()].name, &[])
    }
}

/// A text in the making.
struct Packed<const SIZE: usize> {
    bytes: [u8; SIZE],
    length: usize,
}

impl<const SIZE: usize> Packed<SIZE> {
    const fn push(&mut self, byte: u8) {
        if self.length < SIZE {
            self.bytes[self.length] = byte;
        }
        self.length += 1;
    }
}

/// A text without comments and the names of its lines, each value and each line that is put into another shortened to a
/// letter: `Hands: Each gets {hand:Cards}.` becomes `Each gets {a:C}.` With it, how long it is, whatever `SIZE` is.
///
/// # Panics
///
/// With the name of the line that is not there, names what there is not or has its braces wrong. As all this runs in the
/// compiler, such a text does not compile.
pub(super) const fn pack<const SIZE: usize>(text: &str) -> ([u8; SIZE], usize) {
    let text = text.as_bytes();
    let mut packed = Packed {
        bytes: [0; SIZE],
        length: 0,
    };
    let (mut at, mut n) = (0, 0);
    while at < text.len() {
        let end = end_of_line(text, at);
        if at < end && text[at] != b'#' {
            assert!(n < COUNT, "more lines than there are");
            let (name, values) = line(n);
            let start = at + name.len() + 2;
            let named = is_name(text, at, name) && start < end && text[start - 2] == b':';
            if !named
                || text[start - 1] != b' '
                || !pack_line(&mut packed, text, start, end, values)
            {
                panic!("{}", name);
            }
            packed.push(b'\n');
            n += 1;
        }
        at = end + 1;
    }
    if n < COUNT {
        panic!("{}", line(n).0);
    }
    (packed.bytes, packed.length)
}

/// Packs what a line says; whether it can be said.
const fn pack_line<const SIZE: usize>(
    packed: &mut Packed<SIZE>,
    text: &[u8],
    start: usize,
    end: usize,
    values: &[&str],
) -> bool {
    let (mut at, mut depth) = (start, 0);
    while at < end {
        let byte = text[at];
        packed.push(byte);
        at += 1;
        if byte == b'}' {
            if depth == 0 {
                return false;
            }
            depth -= 1;
        }
        if byte != b'{' {
            continue;
        }
        depth += 1;
        if at < end && text[at] == b'^' {
            packed.push(b'^');
            at += 1;
        }
        let mut value = 0;
        while value < values.len() && !is_name(text, at, values[value]) {
            value += 1;
        }
        if value == values.len() {
            return false;
        }
        packed.push(b'a' + value as u8);
        at += values[value].len();
        if at < end && text[at] == b':' {
            let mut word = 0;
            while word < WORDS && !is_name(text, at + 1, LINES[word].0) {
                word += 1;
            }
            if word == WORDS || LINES[word].1.len() != 1 {
                return false;
            }
            packed.push(b':');
            packed.push(b'A' + word as u8);
            at += 1 + LINES[word].0.len();
            if at < end && text[at] != b'}' {
                return false;
            }
        } else if at < end && text[at] != b'|' && text[at] != b'}' {
            return false;
        }
    }
    depth == 0
}

const fn end_of_line(text: &[u8], mut at: usize) -> usize {
    while at < text.len() && text[at] != b'\n' {
        at += 1;
    }
    at
}

/// Whether this name, and no longer one, stands there.
const fn is_name(text: &[u8], at: usize, name: &str) -> bool {
    let name = name.as_bytes();
    let mut n = 0;
    while n < name.len() {
        if at + n >= text.len() || text[at + n] != name[n] {
            return false;
        }
        n += 1;
    }
    at + n >= text.len() || !text[at + n].is_ascii_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = include_str!("en.txt");

    /// The fault of the English text with something else in it.
    fn fault(what: &str, other: &str) -> String {
        assert!(ENGLISH.contains(what), "{what}");
        let text = ENGLISH.replacen(what, other, 1);
        let panic = std::panic::catch_unwind(|| pack::<0>(&text)).expect_err("a fault");
        let named = panic.downcast_ref::<String>().cloned();
        named.unwrap_or_else(|| (*panic.downcast_ref::<&str>().expect("a text")).to_owned())
    }

    #[test]
    fn a_text_that_cannot_be_said_is_found() {
        let sweep = "TrentoAlone: A side that has the ace, two and three of coins at the end of a deal wins the match, whatever the points.\n";
        assert_eq!(fault(sweep, ""), "TrentoAlone");
        assert_eq!(fault("TrentoAlone:", "Trento:"), "TrentoAlone");
        assert_eq!(
            fault("cappotto_at: So many to nought win at once|never\n", ""),
            "cappotto_at"
        );
        assert_eq!(
            fault("cappotto_at:", "cappotto_at: x\nmore:"),
            "more lines than there are"
        );
        for other in [
            "{point:Points} each",
            "{points:Point} each",
            "{points:Comma} each",
            "{points:Points|} each",
            "{points} each}",
            "{points each",
        ] {
            assert_eq!(fault("{points:Points} each", other), "AwardEach", "{other}");
        }
    }
}
