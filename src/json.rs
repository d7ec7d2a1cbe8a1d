//! JSON that is kept or sent: one reader and one writer for all of it. A reader for every type of its own would be sent to
//! the player as often, and one for every kind of JSON is three times as long as what there is to read.

use std::fmt;

/// A value.
///
/// ```
/// use scopa::json::Json;
/// let json = Json::read(r#"{"id": 3, "seats": ["person", "counter"]}"#)?;
/// assert_eq!(json.get("id").number(), Some(3));
/// assert_eq!(json.get("seats").list()[1].text(), Some("counter"));
/// assert_eq!(json.get("level").text(), None);
/// assert_eq!(json.to_string(), r#"{"id":3,"seats":["person","counter"]}"#);
/// # Ok::<(), scopa::json::NoJson>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// A text.
    Text(String),
    /// A number that is whole and not below 0.
    Number(u64),
    /// Values.
    List(Vec<Json>),
    /// Values with names.
    Map(Vec<(String, Json)>),
    /// Anything else.
    Other,
}

/// A text that is no JSON, and how many bytes of it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoJson(usize);

impl fmt::Display for NoJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no JSON behind byte {}", self.0)
    }
}

impl std::error::Error for NoJson {}

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// When it is no JSON.
    pub fn read(text: &str) -> Result<Json, NoJson> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0).filter(|_| {
            reader.space();
            reader.at == text.len()
        });
        value.ok_or(NoJson(reader.at))
    }

    /// Values with these names.
    pub(crate) fn map(entries: Vec<(&str, Json)>) -> Json {
        let entries = entries.into_iter();
        Json::Map(
            entries
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        )
    }

    /// The value of this name in a map.
    #[must_use]
    pub fn get(&self, name: &str) -> &Json {
        let Json::Map(entries) = self else {
            return &Json::Other;
        };
        let entry = entries.iter().find(|(other, _)| other == name);
        entry.map_or(&Json::Other, |(_, value)| value)
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is one.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The number, if it is not too large.
    #[must_use]
    pub fn small(&self) -> Option<u32> {
        self.number()?.try_into().ok()
    }

    /// The values of a list.
    #[must_use]
    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(list) => list,
            _ => &[],
        }
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_owned())
    }
}

impl From<u64> for Json {
    fn from(number: u64) -> Json {
        Json::Number(number)
    }
}

impl From<u32> for Json {
    fn from(number: u32) -> Json {
        Json::Number(number.into())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Text(text) => write_text(f, text),
            Json::Number(number) => write!(f, "{number}"),
            Json::List(list) => {
                for (n, value) in list.iter().enumerate() {
                    f.write_str(if n == 0 { "[" } else { "," })?;
                    value.fmt(f)?;
                }
                f.write_str(if list.is_empty() { "[]" } else { "]" })
            }
            Json::Map(entries) => {
                for (n, (name, value)) in entries.iter().enumerate() {
                    f.write_str(if n == 0 { "{" } else { "," })?;
                    write_text(f, name)?;
                    f.write_str(":")?;
                    value.fmt(f)?;
                }
                f.write_str(if entries.is_empty() { "{}" } else { "}" })
            }
            Json::Other => f.write_str("null"),
        }
    }
}

fn write_text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    let mut rest = text;
    while let Some(at) = rest.find(|sign| matches!(sign, '"' | '\\' | '\0'..' ')) {
        f.write_str(&rest[..at])?;
        match rest.as_bytes()[at] {
            b'\n' => f.write_str("\\n")?,
            sign @ (b'"' | b'\\') => write!(f, "\\{}", char::from(sign))?,
            sign => write!(f, "\\u{sign:04x}")?,
        }
        rest = &rest[at + 1..];
    }
    f.write_str(rest)?;
    f.write_str("\"")
}

/// Lists in lists go no deeper.
const DEEP: usize = 100;

/// A text, read up to a byte.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn next(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Reads this, if it stands there.
    fn sign(&mut self, sign: u8) -> bool {
        let there = self.next() == Some(sign);
        self.at += usize::from(there);
        there
    }

    fn space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.next() {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.space();
        match self.next()? {
            b'"' => self.string().map(Json::Text),
            b'[' => {
                let mut list = Vec::new();
                self.items(b']', depth, |reader| {
                    list.push(reader.value(depth + 1)?);
                    Some(())
                })?;
                Some(Json::List(list))
            }
            b'{' => {
                let mut entries = Vec::new();
                self.items(b'}', depth, |reader| {
                    let name = reader.string()?;
                    reader.space();
                    let value = reader.sign(b':').then(|| reader.value(depth + 1))??;
                    entries.push((name, value));
                    Some(())
                })?;
                Some(Json::Map(entries))
            }
            b'-' | b'0'..=b'9' => self.figure(),
            _ => {
                let word = ["null", "true", "false"]
                    .into_iter()
                    .find(|word| self.text[self.at..].starts_with(word))?;
                self.at += word.len();
                Some(Json::Other)
            }
        }
    }

    /// Reads from the sign that opens a list to the one that closes it.
    fn items(
        &mut self,
        close: u8,
        depth: usize,
        mut item: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        self.at += 1;
        self.space();
        if depth > DEEP || self.sign(close) {
            return (depth <= DEEP).then_some(());
        }
        loop {
            self.space();
            item(self)?;
            self.space();
            if self.sign(close) {
                return Some(());
            }
            self.sign(b',').then_some(())?;
        }
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.next() {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn figure(&mut self) -> Option<Json> {
        let start = self.at;
        self.sign(b'-');
        if !self.sign(b'0') {
            self.digits()?;
        }
        let whole = self.at;
        if self.sign(b'.') {
            self.digits()?;
        }
        if self.sign(b'e') || self.sign(b'E') {
            let _ = self.sign(b'-') || self.sign(b'+');
            self.digits()?;
        }
        let number = self.text[start..whole].parse().ok();
        let number = number.filter(|_| whole == self.at);
        Some(number.map_or(Json::Other, Json::Number))
    }

    fn string(&mut self) -> Option<String> {
        self.sign(b'"').then_some(())?;
        let mut string = String::new();
        loop {
            let plain = self.text[self.at..].find(|sign| matches!(sign, '"' | '\\' | '\0'..' '))?;
            string += &self.text[self.at..self.at + plain];
            self.at += plain + 1;
            match self.text.as_bytes()[self.at - 1] {
                b'"' => return Some(string),
                b'\\' => string.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let sign = self.next()?;
        self.at += 1;
        Some(match sign {
            b'"' | b'\\' | b'/' => char::from(sign),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut code = self.code()?;
                if (0xd800..0xdc00).contains(&code) {
                    let follows = self.sign(b'\\') && self.sign(b'u');
                    let low = self.code().filter(|_| follows)?.checked_sub(0xdc00)?;
                    (low < 0x400).then_some(())?;
                    code = 0x10000 + ((code - 0xd800) << 10) + low;
                }
                char::from_u32(code)?
            }
            _ => return None,
        })
    }

    /// Four hexadecimal digits.
    fn code(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        u32::from_str_radix(digits, 16).ok().filter(|_| plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// What the library of JSON reads, as this reader should.
    fn expected(value: &Value) -> Json {
        match value {
            Value::String(text) => Json::Text(text.clone()),
            Value::Number(number) => number.as_u64().map_or(Json::Other, Json::Number),
            Value::Array(list) => Json::List(list.iter().map(expected).collect()),
            Value::Object(map) => Json::Map(
                map.iter()
                    .map(|(name, value)| (name.clone(), expected(value)))
                    .collect(),
            ),
            Value::Null | Value::Bool(_) => Json::Other,
        }
    }

    /// The same with the names of maps in order and each once, the last of its kind.
    fn sorted(json: &Json) -> Json {
        match json {
            Json::List(list) => Json::List(list.iter().map(sorted).collect()),
            Json::Map(entries) => {
                let entries = entries
                    .iter()
                    .map(|(name, value)| (name.clone(), sorted(value)));
                let map: std::collections::BTreeMap<_, _> = entries.collect();
                Json::Map(map.into_iter().collect())
            }
            other => other.clone(),
        }
    }

    const TEXT: &str = r#" {"id":"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é", "n":[0,7,-1,18446744073709551615,18446744073709551616,1.5e+3],
        "":{}, "x":[[],[{}, null,true ,false]], "id2":"" } "#;

    #[test]
    fn reads_and_writes_as_the_library_does() {
        let library: Value = serde_json::from_str(TEXT).unwrap();
        let json = Json::read(TEXT).unwrap();
        assert_eq!(sorted(&json), sorted(&expected(&library)));
        let again = Json::read(&json.to_string()).unwrap();
        assert_eq!(again, json);
        let control: String = ('\0'..'\u{30}').collect();
        let text = Json::Text(control.clone()).to_string();
        assert_eq!(serde_json::from_str::<String>(&text).unwrap(), control);
    }

    #[test]
    fn a_damaged_text_is_refused_as_the_library_does() {
        let signs = "{}[]\",:\\u0dD89.-+eE 1n\n";
        for at in (0..TEXT.len()).filter(|at| TEXT.is_char_boundary(*at)) {
            let (before, behind) = TEXT.split_at(at);
            let mut less = behind.chars();
            less.next();
            let mut damaged = vec![before.to_owned(), format!("{before}{}", less.as_str())];
            for sign in signs.chars() {
                damaged.push(format!("{before}{sign}{behind}"));
                damaged.push(format!("{before}{sign}{}", less.as_str()));
            }
            for text in damaged {
                let library = serde_json::from_str::<Value>(&text).map(|value| expected(&value));
                let ours = Json::read(&text);
                // A number that is too large even for a fraction is something else here, and no matter.
                let large = |error: &serde_json::Error| error.to_string().contains("out of range");
                if library.as_ref().is_err_and(large) {
                    continue;
                }
                assert_eq!(
                    ours.as_ref().ok().map(sorted),
                    library.as_ref().ok().map(sorted),
                    "{text}: {library:?}"
                );
            }
        }
    }

    #[test]
    fn no_depth_breaks_it() {
        let nested = |n| "[".repeat(n) + &"]".repeat(n);
        assert!(Json::read(&nested(100)).is_ok());
        assert!(Json::read(&nested(100_000)).is_err());
    }
}
