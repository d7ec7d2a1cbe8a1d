//! Knobs by name: from JSON and query parameters, and back to text, with errors that name what was meant.

use serde_json::{Map, Value};

use super::knob_error::{KnobError, RulesError};
use super::knobs::{KNOBS, Knob, KnobKind, Rules};
use super::nearest::{clip, nearest};
use super::preset::PRESETS;
use super::prime::PrimieraScale;
use super::setting::is_none;

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

    fn refuse(&self, value: &str) -> KnobError {
        let nearest = match self.kind {
            KnobKind::Switch => {
                nearest(value, ["true", "false", "on", "off", "yes", "no"]).to_owned()
            }
            KnobKind::Choice(names) => nearest(value, names.iter().copied()).to_owned(),
            KnobKind::Number { min, max, .. } => {
                let whole = value.trim().split('.').next().unwrap_or_default();
                let large = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
                let number = whole
                    .parse::<u32>()
                    .unwrap_or(if large { max } else { min });
                number.clamp(min, max).to_string()
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
        let text = match (knob.kind, value.trim()) {
            (
                KnobKind::Number {
                    min: 0,
                    optional: false,
                    ..
                },
                text,
            ) if is_none(text) => "0",
            (_, text) => text,
        };
        if self.read(knob.name, text) {
            Ok(())
        } else {
            Err(knob.refuse(value))
        }
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
            let set = rules.with(name, &plain(value));
            errors.extend(set.err());
        }
        if errors.is_empty() {
            Ok(rules)
        } else {
            Err(RulesError::Knobs(errors))
        }
    }

    /// The value of a knob as text that [`Rules::with`] accepts.
    #[must_use]
    pub fn get(&self, knob: &str) -> Option<String> {
        self.write(knob)
    }

    /// The knobs that differ from the defaults, in the order of [`KNOBS`], with values that [`Rules::with`] accepts.
    #[must_use]
    pub fn changes(&self) -> Vec<(&'static str, String)> {
        self.changes_from(&Rules::default())
    }

    /// The knobs that differ from those of another rule set.
    #[must_use]
    pub fn changes_from(&self, other: &Rules) -> Vec<(&'static str, String)> {
        let change = |knob: &Knob| {
            let value = self.write(knob.name)?;
            (other.write(knob.name).as_ref() != Some(&value)).then_some((knob.name, value))
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

/// A JSON value as the text that a query parameter would have.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}
