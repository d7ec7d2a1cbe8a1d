//! JSON that was kept or sent, as it was found: one reader for all of it. A reader for every type of its own would be
//! sent to the player as often.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess};

/// A value.
///
/// ```
/// use scopa::json::Json;
/// let json = Json::read(r#"{"id": 3, "seats": ["person", "counter"]}"#)?;
/// assert_eq!(json.get("id").number(), Some(3));
/// assert_eq!(json.get("seats").list()[1].text(), Some("counter"));
/// assert_eq!(json.get("level").text(), None);
/// # Ok::<(), serde_json::Error>(())
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

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// When it is no JSON.
    pub fn read(text: &str) -> Result<Json, serde_json::Error> {
        serde_json::from_str(text)
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

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }

            fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
                Ok(Json::Other)
            }

            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Other)
            }

            fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
                Ok(Json::Other)
            }

            fn visit_i64<E>(self, _: i64) -> Result<Json, E> {
                Ok(Json::Other)
            }

            fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
                Ok(Json::Number(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Json, E> {
                Ok(Json::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(value) = from.next_element()? {
                    list.push(value);
                }
                Ok(Json::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Json, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = from.next_entry()? {
                    entries.push(entry);
                }
                Ok(Json::Map(entries))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
