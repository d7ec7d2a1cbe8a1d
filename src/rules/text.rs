//! Knobs by name: from JSON and query parameters, and back to text, with errors that name what was meant.

use serde_json::{Map, Value, json};

use super::knob_error::{KnobError, RulesError};
use super::knobs::{KNOBS, Knob, KnobKind, Rules};
use super::nearest::{clip, nearest};
use super::preset::PRESETS;
use super::prime::PrimieraScale;

impl Knob {
    /// The knob of a name.
    ///
    /// # Errors
    /// Names the nearest one when there is none.
    pub fn named(name: &str) -> Result<&'static Knob, KnobError> {
        KNOBS
            .iter()
            .find(|knob| knob.name == name)
            .ok_or_else(|| KnobError::Unknown {
                knob: clip(name),
                nearest: nearest(name, KNOBS.iter().map(|knob| knob.name)),
            })
    }

    /// What it accepts, in words.
    #[must_use]
    pub fn valid(&self) -> String {
        match self.kind {
            KnobKind::Switch => "true or false".to_owned(),
            KnobKind::Choice(names) => format!("one of {}", names.join(", ")),
            KnobKind::Number { min, max, optional } => {
                format!(
                    "a whole number from {min} to {max}{}",
                    if optional { ", or none" } else { "" }
                )
            }
            KnobKind::Scale => format!(
                "one of {}, or a map from ranks 1 to 10 to values from 0 to 255",
                PrimieraScale::NAMES.join(", ")
            ),
            KnobKind::Order => "a list of different ranks, such as 7,6,1,5,4,3,2".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Option<Value> {
        let text = text.trim();
        let none = matches!(text, "none" | "null" | "off" | "");
        match self.kind {
            KnobKind::Switch => match text {
                "true" | "on" | "yes" | "1" => Some(json!(true)),
                "false" | "off" | "no" | "0" => Some(json!(false)),
                _ => None,
            },
            KnobKind::Choice(_) => Some(json!(text)),
            KnobKind::Number { optional: true, .. } if none => Some(Value::Null),
            KnobKind::Number { min: 0, .. } if none => Some(json!(0)),
            KnobKind::Number { .. } => text.parse::<u64>().ok().map(|number| json!(number)),
            KnobKind::Scale if text.starts_with('{') => serde_json::from_str(text).ok(),
            KnobKind::Scale if text.contains(':') => {
                let pair = |pair: &str| {
                    let (rank, value) = pair.split_once(':')?;
                    Some((
                        rank.trim().to_owned(),
                        json!(value.trim().parse::<u8>().ok()?),
                    ))
                };
                text.split(',')
                    .map(pair)
                    .collect::<Option<Map<_, _>>>()
                    .map(Value::Object)
            }
            KnobKind::Scale => Some(json!(text)),
            KnobKind::Order => {
                let list = text.trim_start_matches('[').trim_end_matches(']');
                let rank = |rank: &str| rank.trim().parse::<u8>().ok().map(|rank| json!(rank));
                list.split(',')
                    .map(rank)
                    .collect::<Option<Vec<_>>>()
                    .map(Value::Array)
            }
        }
    }

    fn refuse(&self, value: &str) -> KnobError {
        let nearest = match self.kind {
            KnobKind::Switch => {
                nearest(value, ["true", "false", "on", "off", "yes", "no"]).to_owned()
            }
            KnobKind::Choice(names) => nearest(value, names.iter().copied()).to_owned(),
            KnobKind::Number { min, max, .. } => {
                let number = value.trim().parse::<f64>().unwrap_or(f64::from(min));
                number
                    .clamp(f64::from(min), f64::from(max))
                    .round()
                    .to_string()
            }
            KnobKind::Scale => nearest(value, PrimieraScale::NAMES.iter().copied()).to_owned(),
            KnobKind::Order => "7,6,1,5,4,3,2".to_owned(),
        };
        KnobError::Value {
            knob: self.name,
            value: clip(value),
            valid: self.valid(),
            nearest,
        }
    }
}

impl Rules {
    /// Sets a knob by name from text, as a query parameter has it.
    ///
    /// # Errors
    /// When there is no such knob or value; the rules are then as they were.
    pub fn with(&mut self, knob: &str, value: &str) -> Result<(), KnobError> {
        let knob = Knob::named(knob)?;
        let parsed = knob.parse(value).ok_or_else(|| knob.refuse(value))?;
        self.set(knob, parsed).map_err(|()| knob.refuse(value))
    }

    /// Rules from name and value pairs, `preset` (if any) first whatever its place, and what was wrong with the others.
    #[must_use]
    pub fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)> + Clone,
    ) -> (Rules, Vec<KnobError>) {
        let mut rules = Rules::default();
        let mut errors = Vec::new();
        for (_, id) in pairs.clone().into_iter().filter(|pair| pair.0 == "preset") {
            match Rules::preset(id) {
                Some(preset) => rules = preset,
                None => errors.push(no_preset(id)),
            }
        }
        let knobs = pairs.into_iter().filter(|pair| pair.0 != "preset");
        errors.extend(knobs.filter_map(|(knob, value)| rules.with(knob, value).err()));
        (rules, errors)
    }

    /// Rules from a JSON object of knobs, on the defaults or on the preset that its `preset` names.
    ///
    /// # Errors
    /// Names everything that is wrong at once.
    pub fn from_json(text: &str) -> Result<Rules, RulesError> {
        let knobs: Map<String, Value> =
            serde_json::from_str(text).map_err(|error| RulesError::Syntax(error.to_string()))?;
        Rules::from_map(&knobs)
    }

    /// As [`Rules::from_json`], of an object already parsed.
    ///
    /// # Errors
    /// Names everything that is wrong at once.
    pub fn from_map(knobs: &Map<String, Value>) -> Result<Rules, RulesError> {
        let mut rules = Rules::default();
        let mut errors = Vec::new();
        if let Some(id) = knobs.get("preset") {
            match id.as_str().and_then(Rules::preset) {
                Some(preset) => rules = preset,
                None => errors.push(no_preset(&plain(id))),
            }
        }
        for (name, value) in knobs.iter().filter(|knob| knob.0 != "preset") {
            let set = Knob::named(name).and_then(|knob| {
                rules
                    .set(knob, value.clone())
                    .map_err(|()| knob.refuse(&plain(value)))
            });
            errors.extend(set.err());
        }
        if errors.is_empty() {
            Ok(rules)
        } else {
            Err(RulesError::Knobs(errors))
        }
    }

    fn set(&mut self, knob: &Knob, value: Value) -> Result<(), ()> {
        let mut all = self.to_map();
        all.insert(knob.name.to_owned(), value);
        *self = serde_json::from_value(Value::Object(all)).map_err(|_| ())?;
        Ok(())
    }

    pub(super) fn to_map(self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(map)) => map,
            _ => Map::new(),
        }
    }

    /// The value of a knob as text that [`Rules::with`] accepts.
    #[must_use]
    pub fn get(&self, knob: &str) -> Option<String> {
        self.to_map().get(knob).map(plain)
    }

    /// The knobs that differ from the defaults, in the order of [`KNOBS`], with values that [`Rules::with`] accepts.
    #[must_use]
    pub fn changes(&self) -> Vec<(&'static str, String)> {
        self.changes_from(&Rules::default())
    }

    /// The knobs that differ from those of another rule set.
    #[must_use]
    pub fn changes_from(&self, other: &Rules) -> Vec<(&'static str, String)> {
        let (ours, theirs) = (self.to_map(), other.to_map());
        let change = |knob: &Knob| {
            let value = ours.get(knob.name)?;
            (theirs.get(knob.name) != Some(value)).then(|| (knob.name, plain(value)))
        };
        KNOBS.iter().filter_map(change).collect()
    }
}

fn no_preset(id: &str) -> KnobError {
    KnobError::Preset {
        id: clip(id),
        nearest: nearest(id, PRESETS.iter().copied()),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        Value::Object(map) => {
            let mut pairs: Vec<_> = map
                .iter()
                .map(|(rank, value)| format!("{rank}:{value}"))
                .collect();
            pairs.sort();
            pairs.join(",")
        }
        other => other.to_string(),
    }
}
