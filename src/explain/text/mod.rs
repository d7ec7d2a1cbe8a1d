//! What a language says, one line for each thing that can be said.
//!
//! A language is a text file here: `Name: what is said`, in the order of [`Line`]; lines that begin with `#` are for its
//! readers. What stands in braces is put in where it is said:
//!
//! - `{most}`: a number in digits, or a text.
//! - `{points:Points}`: the line `Points`, of that value.
//! - `{n|none|one|{n} of them}`: of these the one of that number, from nought, or the last if there are fewer; `=` stands for
//!   the same as before. The number of a name is its place in the line `Pronouns`, behind these if it is not there; that of
//!   a text is nought if it is empty, else one.
//! - `{^card}`: the same with a capital.

mod line;
mod pack;

pub(super) use line::Line;
use pack::{pack, unpack};

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

/// All lines of a language. One text is a fifth of what as many texts would be when they have to be sent.
#[derive(Clone, Copy)]
pub(super) struct Text(&'static str);

/// What is put into a line.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Number(u32),
    Text(&'a str),
    /// Somebody's name.
    Name(&'a str),
}

impl Text {
    /// A line as it stands there.
    pub(super) const fn line(self, line: Line) -> &'static str {
        unpack(self.0, line as usize)
    }

    /// What a line says.
    pub(super) fn say(self, line: Line, values: &[Value]) -> String {
        let mut said = String::new();
        self.write(&mut said, self.line(line), values);
        said
    }

    /// The only word of a line that chooses one by a number.
    pub(super) fn word(self, line: Line, n: u8) -> &'static str {
        let words = self.line(line).split_once('|');
        choice(words.map_or("", |words| words.1), n.into()).trim_end_matches('}')
    }

    /// Texts in one, each behind those before as a line such as "{text}, {next}" says.
    pub(super) fn join(self, texts: &[String], line: Line) -> String {
        let mut all = String::new();
        for (n, text) in texts.iter().enumerate() {
            if n == 0 {
                all += text;
            } else {
                all = self.say(line, &[Value::Text(&all), Value::Text(text)]);
            }
        }
        all
    }

    /// Texts in one, as in "a, b and c".
    pub(super) fn list(self, texts: &[String]) -> String {
        match texts {
            [first @ .., last] if !first.is_empty() => {
                let first = self.join(first, Line::Comma);
                self.say(Line::And, &[Value::Text(&first), Value::Text(last)])
            }
            _ => texts.concat(),
        }
    }

    fn write(self, said: &mut String, text: &str, values: &[Value]) {
        let mut rest = text;
        while let Some((plain, after)) = rest.split_once('{') {
            let (place, after) = split(after, b'}');
            *said += plain;
            self.put(said, place, values);
            rest = after.unwrap_or_default();
        }
        *said += rest;
    }

    /// Writes what stands in braces.
    fn put(self, said: &mut String, place: &str, values: &[Value]) {
        let start = said.len();
        let plain = place.trim_start_matches('^');
        let bytes = plain.as_bytes();
        let Some(value) = bytes
            .first()
            .and_then(|n| values.get(usize::from(n - b'a')))
        else {
            return;
        };
        match bytes {
            [_, b':', word, ..] => {
                let text = unpack(self.0, usize::from(word - b'A'));
                self.write(said, text, &[*value]);
            }
            [_, b'|', ..] => self.write(said, choice(&plain[2..], self.number(value)), values),
            _ => match value {
                Value::Number(n) => *said += &n.to_string(),
                Value::Text(text) | Value::Name(text) => *said += text,
            },
        }
        if plain.len() < place.len() {
            let small = said.split_off(start);
            let mut letters = small.chars();
            said.extend(letters.next().map(capital));
            *said += letters.as_str();
        }
    }

    /// Which of several texts a value chooses.
    fn number(self, value: &Value) -> u32 {
        match value {
            Value::Number(n) => *n,
            Value::Text(text) => u32::from(!text.is_empty()),
            Value::Name(name) => {
                let mut pronouns = self.line(Line::Pronouns).split('|');
                let place = pronouns.position(|pronoun| pronoun == *name);
                place.unwrap_or(self.line(Line::Pronouns).split('|').count()) as u32
            }
        }
    }
}

/// A letter of western Europe as a capital; all the capitals of Unicode would be sent for the sake of ten ranks.
fn capital(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from(letter as u8 - 32),
        other => other,
    }
}

/// The text of that number, or the last.
fn choice(texts: &str, n: u32) -> &str {
    let (mut rest, mut chosen) = (texts, "");
    for _ in 0..=n {
        let (text, after) = split(rest, b'|');
        if text != "=" {
            chosen = text;
        }
        match after {
            Some(after) => rest = after,
            None => break,
        }
    }
    chosen
}

/// What stands before a sign outside any braces, and what behind it.
fn split(text: &str, sign: u8) -> (&str, Option<&str>) {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if byte == sign && depth == 0 => return (&text[..at], Some(&text[at + 1..])),
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    (text, None)
}
