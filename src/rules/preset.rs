//! The named rule sets of RULES.md section D, read from `presets.json`.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::Rules;

/// The names of the presets, in the order of `presets.json`.
pub const PRESETS: &[&str] = &[
    "classica",
    "classica_3",
    "coppie",
    "sei",
    "cinque",
    "scopone",
    "scientifico",
    "assi",
    "sbarazzino",
    "re_bello",
    "siciliana",
    "storie_di_carte",
    "napola",
    "trento",
    "milanese",
    "quindici",
    "escoba",
    "cirulla",
    "calabrese",
    "libica",
    "libica_valore",
    "libica_conteggio",
    "chkobba",
    "a_perdere",
    "non_prendere",
    "frac",
    "ponino",
    "americana",
    "casa_004",
    "meridionale",
];

static TABLE: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        presets: Map<String, Value>,
    }
    let file: File = serde_json::from_str(include_str!("presets.json"))
        .expect("presets.json is checked by a test");
    let rules = |id: &&str| {
        let knobs = file.presets.get(*id).cloned().unwrap_or_default();
        serde_json::from_value(knobs).expect("presets.json is checked by a test")
    };
    PRESETS.iter().map(rules).collect()
});

impl Rules {
    /// The preset of a name, see [`PRESETS`].
    #[must_use]
    pub fn preset(id: &str) -> Option<Rules> {
        let index = PRESETS.iter().position(|name| *name == id)?;
        TABLE.get(index).copied()
    }

    /// The first preset that is exactly this rule set.
    #[must_use]
    pub fn preset_id(&self) -> Option<&'static str> {
        let index = TABLE.iter().position(|rules| rules == self)?;
        PRESETS.get(index).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_and_the_file_agree() {
        let file: Value = serde_json::from_str(include_str!("presets.json")).unwrap();
        let mut names: Vec<&str> = PRESETS.to_vec();
        names.sort_unstable();
        let mut keys: Vec<&str> = file["presets"]
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        keys.sort_unstable();
        assert_eq!(names, keys);
    }

    #[test]
    fn the_defaults_of_the_file_are_the_defaults() {
        let file: Value = serde_json::from_str(include_str!("presets.json")).unwrap();
        let mut ours = serde_json::to_value(Rules::default()).unwrap();
        ours.as_object_mut().unwrap().remove("deck_style");
        assert_eq!(ours, file["defaults"]);
    }

    #[test]
    fn every_preset_can_be_played() {
        for id in PRESETS {
            let rules = Rules::preset(id).unwrap();
            assert!(rules.validate().is_ok(), "{id}: {:?}", rules.validate());
        }
    }
}
