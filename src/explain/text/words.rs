//! Lines with something put into them.

use super::line::{LINES, Line};

/// What is put into a line.
#[derive(Clone, Copy)]
pub(in crate::explain) enum Value<'a> {
    Number(u32),
    Text(&'a str),
    /// Somebody's name.
    Name(&'a str),
}

/// The lines of a language.
pub(in crate::explain) struct Words(Vec<&'static str>);

impl Words {
    pub(super) const fn new(lines: Vec<&'static str>) -> Words {
        Words(lines)
    }

    /// What a line says.
    pub(in crate::explain) fn say(&self, line: Line, values: &[Value]) -> String {
        debug_assert!(
            values.len() >= LINES[line as usize].1.len(),
            "{} lacks a value",
            LINES[line as usize].0
        );
        let mut said = String::new();
        self.write(&mut said, self.0[line as usize], values);
        said
    }

    /// Texts in one, each behind those before as a line such as "{text}, {next}" says.
    pub(in crate::explain) fn join(&self, texts: &[String], line: Line) -> String {
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
    pub(in crate::explain) fn list(&self, texts: &[String]) -> String {
        match texts {
            [first @ .., last] if !first.is_empty() => {
                let first = self.join(first, Line::Comma);
                self.say(Line::And, &[Value::Text(&first), Value::Text(last)])
            }
            _ => texts.concat(),
        }
    }

    fn write(&self, said: &mut String, text: &str, values: &[Value]) {
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
    fn put(&self, said: &mut String, place: &str, values: &[Value]) {
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
                let text = self.0[usize::from(word - b'A')];
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
    fn number(&self, value: &Value) -> u32 {
        match value {
            Value::Number(n) => *n,
            Value::Text(text) => u32::from(!text.is_empty()),
            Value::Name(name) => {
                let pronouns = self.0[Line::Pronouns as usize].split('|');
                pronouns.take_while(|pronoun| pronoun != name).count() as u32
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
pub(super) fn choice(texts: &str, n: u32) -> &str {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_chooses_and_the_last_is_for_all_others() {
        let chosen: Vec<&str> = (0..5)
            .map(|n| choice("none|one|=|{n|a|b} more", n))
            .collect();
        assert_eq!(
            chosen,
            ["none", "one", "one", "{n|a|b} more", "{n|a|b} more"]
        );
        assert_eq!(choice("a|", 7), "");
    }

    #[test]
    fn letters_of_western_europe_have_capitals() {
        assert_eq!(
            "àñøza÷ÿ1".chars().map(capital).collect::<String>(),
            "ÀÑØZA÷ÿ1"
        );
    }
}
