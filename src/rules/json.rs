//! Rules in JSON and its like: a map from knobs to values.
//!
//! Written by hand: every value goes through the same text that a query parameter has, so that a reader understands
//! both alike, and a program that reads rules carries one reader instead of one for every knob.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::knobs::{KNOBS, KnobKind, Rules};
use super::setting::is_none;

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(KNOBS.len()))?;
        for knob in KNOBS {
            let text = self.get(knob.name).unwrap_or_default();
            let number = |text: &str| text.parse::<u32>().unwrap_or_default();
            let numbers = |text: &str| text.split(',').map(number).collect::<Vec<u32>>();
            match knob.kind {
                KnobKind::Switch => map.serialize_entry(knob.name, &(text == "true"))?,
                KnobKind::Number { .. } if is_none(&text) => {
                    map.serialize_entry(knob.name, &None::<u32>)?;
                }
                KnobKind::Number { .. } => map.serialize_entry(knob.name, &number(&text))?,
                KnobKind::Scale if text.contains(':') => {
                    map.serialize_entry(knob.name, &Scale(&text))?;
                }
                KnobKind::Choice(_) | KnobKind::Scale => map.serialize_entry(knob.name, &text)?,
                KnobKind::Order => map.serialize_entry(knob.name, &numbers(&text))?,
            }
        }
        map.end()
    }
}

/// A scale of the prime's own values: `1:16,2:12` as a map.
struct Scale<'a>(&'a str);

impl Serialize for Scale<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pair = |pair: &'_ str| {
            let (rank, value) = pair.split_once(':')?;
            Some((rank.to_owned(), value.parse::<u8>().ok()?))
        };
        serializer.collect_map(self.0.split(',').filter_map(pair))
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Rules;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from knobs to values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
                let mut rules = Rules::default();
                while let Some((knob, Plain(value))) = map.next_entry::<String, Plain>()? {
                    rules.with(&knob, &value).map_err(de::Error::custom)?;
                }
                Ok(rules)
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

/// A value as the text that a query parameter would have: a list as `7,6,1`, a map as `1:16,2:12`.
struct Plain(String);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Plain, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Plain;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the value of a knob")
            }

            fn visit_bool<E>(self, value: bool) -> Result<Plain, E> {
                Ok(Plain(value.to_string()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Plain, E> {
                Ok(Plain(value.to_string()))
            }

            fn visit_str<E>(self, value: &str) -> Result<Plain, E> {
                Ok(Plain(value.to_owned()))
            }

            fn visit_unit<E>(self) -> Result<Plain, E> {
                Ok(Plain("none".to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Plain, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = list.next_element::<u32>()? {
                    items.push(item.to_string());
                }
                Ok(Plain(items.join(",")))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Plain, A::Error> {
                let mut pairs = Vec::new();
                while let Some((rank, value)) = map.next_entry::<String, u32>()? {
                    pairs.push(format!("{rank}:{value}"));
                }
                Ok(Plain(pairs.join(",")))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_knob_is_there_and_comes_back() {
        let mut rules = Rules::default();
        for (knob, value) in [
            (
                "primiera_scale",
                "1:1,2:2,3:3,4:4,5:5,6:6,7:70,8:0,9:0,10:1",
            ),
            ("primiera_count_order", "7,1"),
            ("redeal_low_sum", "9"),
            ("knocks", "true"),
            ("obligation", "scopa"),
        ] {
            rules.with(knob, value).unwrap();
        }
        for rules in [Rules::default(), rules] {
            let json = serde_json::to_value(rules).unwrap();
            assert_eq!(json.as_object().unwrap().len(), KNOBS.len());
            assert_eq!(serde_json::from_value::<Rules>(json).unwrap(), rules);
        }
        let json = serde_json::to_value(rules).unwrap();
        assert_eq!(json["primiera_scale"]["7"], 70);
        assert_eq!(json["primiera_count_order"][1], 1);
        assert_eq!(json["cappotto_at"], serde_json::Value::Null);
    }

    #[test]
    fn what_is_no_rule_is_refused_with_the_nearest_that_is() {
        let error = |text: &str| serde_json::from_str::<Rules>(text).unwrap_err().to_string();
        assert!(error(r#"{"targt":3}"#).contains("target"));
        assert!(error(r#"{"sides":"pears"}"#).contains("pairs"));
        assert!(error(r#"{"target":1.5}"#).contains("the value of a knob"));
        assert!(error(r#"{"players":-2}"#).contains("the value of a knob"));
        assert!(error("[]").contains("a map from knobs to values"));
    }
}
