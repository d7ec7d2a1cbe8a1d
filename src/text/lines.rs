//! Lines with something put into them.

/// What is put into a line.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A number.
    Number(u32),
    /// A text.
    Text(&'a str),
    /// Somebody's name.
    Name(&'a str),
}

macro_rules! number {
    ($($number:ty),+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(u32::try_from(number).unwrap_or(u32::MAX))
            }
        })+
    };
}

number!(u8, u16, u32, usize);

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Number(flag.into())
    }
}

/// A text may be a name.
impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Name(text)
    }
}

/// The lines of a language.
#[derive(Debug)]
pub struct Lines {
    lines: Vec<&'static str>,
    names: usize,
}

impl Lines {
    pub(super) const fn new(lines: Vec<&'static str>, names: usize) -> Lines {
        Lines { lines, names }
    }

    /// A line as it stands there.
    pub(crate) fn line(&self, n: usize) -> &'static str {
        self.lines.get(n).copied().unwrap_or_default()
    }

    /// So many lines as they stand there, from the first.
    pub(crate) fn some<const N: usize>(&self, first: usize) -> &[&'static str; N] {
        let lines = self.lines.get(first..).unwrap_or_default();
        lines.first_chunk().unwrap_or(&[""; N])
    }

    /// What a line says.
    pub(crate) fn say(&self, n: usize, values: &[Value]) -> String {
        let mut said = String::new();
        self.write(&mut said, self.line(n), values);
        said
    }

    /// Texts in one, each behind those before as a line such as "{text}, {next}" says.
    pub(crate) fn join(&self, texts: &[String], n: usize) -> String {
        let mut all = String::new();
        for (place, text) in texts.iter().enumerate() {
            if place == 0 {
                all += text;
            } else {
                all = self.say(n, &[Value::Text(&all), Value::Text(text)]);
            }
        }
        all
    }

    /// Texts in one, the last behind a line of its own, as in "a, b and c".
    pub(crate) fn list(&self, texts: &[String], comma: usize, and: usize) -> String {
        match texts {
            [first @ .., last] if !first.is_empty() => {
                let first = self.join(first, comma);
                self.say(and, &[Value::Text(&first), Value::Text(last)])
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
                let text = self.line(usize::from(word - b'A'));
                self.write(said, text, &[*value]);
            }
            [_, b'|', ..] => self.write(said, choice(&plain[2..], self.number(value)), values),
            [_, b'%', ..] => {
                let choice = choice(&plain[3..], last_two(self.number(value)));
                self.write(said, choice, values);
            }
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
                let names = self.line(self.names).split('|');
                names.take_while(|other| other != name).count() as u32
            }
        }
    }
}

/// The last two digits of a larger number, if they are more than two.
fn last_two(n: u32) -> u32 {
    match n % 100 {
        last @ 3.. => last,
        _ => n,
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
    fn a_number_can_choose_by_its_last_two_digits() {
        let numbers = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 110, 111, 1205];
        let chosen = numbers.map(last_two);
        assert_eq!(
            chosen,
            [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 3, 10, 11, 5]
        );
    }

    #[test]
    fn letters_of_western_europe_have_capitals() {
        assert_eq!(
            "àñøza÷ÿ1".chars().map(capital).collect::<String>(),
            "ÀÑØZA÷ÿ1"
        );
    }
}
