//! The text of a language as the program carries it: checked while it is compiled, and without what only its readers need.

/// The names of lines, each with what its values are called.
pub type Names<'a> = &'a [(&'a str, &'a [&'a str])];

/// So many lines, the first, can be put into others, where a letter stands for them.
const WORDS: usize = 26;

/// The name of a line and of its values; nothing behind the last.
const fn line<'a>(lists: &[Names<'a>], mut n: usize) -> Option<(&'a str, &'a [&'a str])> {
    let mut list = 0;
    while list < lists.len() {
        if n < lists[list].len() {
            return Some(lists[list][n]);
        }
        n -= lists[list].len();
        list += 1;
    }
    None
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
#[must_use]
pub const fn pack<const SIZE: usize>(lists: &[Names], text: &str) -> ([u8; SIZE], usize) {
    let text = text.as_bytes();
    let mut packed = Packed {
        bytes: [0; SIZE],
        length: 0,
    };
    let (mut at, mut n) = (0, 0);
    let mut last: (&str, &[&str]) = ("", &[]);
    while at < text.len() {
        let end = end_of_line(text, at);
        if at < end && text[at] == b'|' {
            packed.push(b'|');
            if !pack_line(&mut packed, lists, text, at + 2, end, last.1) {
                panic!("{}", last.0);
            }
        } else if at < end && text[at] != b'#' {
            if n > 0 {
                packed.push(b'\n');
            }
            let Some((name, values)) = line(lists, n) else {
                panic!("more lines than there are");
            };
            let start = at + name.len() + 2;
            let named = is_name(text, at, name) && start < end && text[start - 2] == b':';
            if !named
                || text[start - 1] != b' '
                || !pack_line(&mut packed, lists, text, start, end, values)
            {
                panic!("{}", name);
            }
            last = (name, values);
            n += 1;
        }
        at = end + 1;
    }
    packed.push(b'\n');
    if let Some((name, _)) = line(lists, n) {
        panic!("{}", name);
    }
    (packed.bytes, packed.length)
}

/// Packs what a line says; whether it can be said.
const fn pack_line<const SIZE: usize>(
    packed: &mut Packed<SIZE>,
    lists: &[Names],
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
            let named = loop {
                match line(lists, word) {
                    Some(named) if word < WORDS => {
                        if is_name(text, at + 1, named.0) {
                            break named;
                        }
                    }
                    _ => return false,
                }
                word += 1;
            };
            if named.1.len() != 1 {
                return false;
            }
            packed.push(b':');
            packed.push(b'A' + word as u8);
            at += 1 + named.0.len();
            if at < end && text[at] != b'}' {
                return false;
            }
        } else {
            if at + 1 < end && text[at] == b'%' && text[at + 1] == b'|' {
                packed.push(b'%');
                at += 1;
            }
            if at < end && text[at] != b'|' && text[at] != b'}' {
                return false;
            }
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
    at + n >= text.len() || !(text[at + n].is_ascii_alphanumeric() || text[at + n] == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[Names] = &[
        &[("Points", &["n"]), ("Comma", &["text", "next"])],
        &[("Each", &["points"]), ("Last", &[])],
    ];

    const TEXT: &str = "\
# Readers read this.
Points: {n%|no points|a point|{n} points}
Comma: {text}, {next}

Each: {points:Points} each
| or {^points|not|=|so}
# And this.
Last: one|two
";

    #[test]
    fn only_what_is_said_is_left() {
        let (packed, length) = pack::<200>(NAMES, TEXT);
        assert_eq!(
            str::from_utf8(&packed[..length]),
            Ok(
                "{a%|no points|a point|{a} points}\n{a}, {b}\n{a:A} each|or {^a|not|=|so}\none|two\n"
            )
        );
    }

    /// The fault of the text with something else in it.
    fn fault(what: &str, other: &str) -> String {
        assert!(TEXT.contains(what), "{what}");
        let text = TEXT.replacen(what, other, 1);
        let panic = std::panic::catch_unwind(|| pack::<0>(NAMES, &text)).expect_err("a fault");
        let named = panic.downcast_ref::<String>().cloned();
        named.unwrap_or_else(|| (*panic.downcast_ref::<&str>().expect("a text")).to_owned())
    }

    #[test]
    fn a_text_that_cannot_be_said_is_found() {
        assert_eq!(fault("Comma: {text}, {next}\n", ""), "Comma");
        assert_eq!(fault("Each:", "Every:"), "Each");
        assert_eq!(fault("Last: one|two\n", ""), "Last");
        assert_eq!(
            fault("Last:", "Last: x\nMore:"),
            "more lines than there are"
        );
        for other in [
            "{point:Points} each",
            "{points:Point} each",
            "{points:Comma} each",
            "{points:Last} each",
            "{points:Points|} each",
            "{points%} each",
            "{points} each}",
            "{points each",
        ] {
            assert_eq!(fault("{points:Points} each", other), "Each", "{other}");
        }
        assert_eq!(fault("| or {^points", "| or {^point"), "Each");
    }
}
