//! The named rule sets of RULES.md section D.

use std::sync::LazyLock;

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

/// What each preset changes from the defaults, in the order of [`PRESETS`]. A test holds them against
/// `presets.json`; that the page need not read JSON for them saves it some kilobytes.
#[rustfmt::skip]
const CHANGES: [(&str, &str); PRESETS.len()] = [
    ("classica", ""),
    ("classica_3", "players=3"),
    ("coppie", "players=4 sides=two_teams"),
    ("sei", "players=6 sides=two_teams"),
    ("cinque", "players=5 hand_size=8 table_size=0 redeal_kings=0"),
    ("scopone", "players=4 sides=two_teams hand_size=9 deal_pattern=packets_3_2_3_2_3"),
    ("scientifico", "players=4 sides=two_teams hand_size=10 table_size=0 redeal_kings=0 deal_pattern=packets_3_3_4"),
    ("assi", "ace_sweep=true"),
    ("sbarazzino", "ace_sweep=true ace_sweep_scopa=true ace_on_ace=sweep cucita=true target=21"),
    ("re_bello", "re_bello=extra"),
    ("siciliana", "re_bello=replaces_primiera"),
    ("storie_di_carte", ""),
    ("napola", "napola=true all_coins=wins_match target=21"),
    ("trento", "players=4 sides=two_teams hand_size=9 deal_pattern=packets_3_2_3_2_3 trento=true target=21"),
    ("milanese", "players=4 sides=two_teams hand_size=10 table_size=0 redeal_kings=0 deal_pattern=packets_3_3_4 ace_sweep=true napola=true all_coins=wins_match target=21"),
    ("quindici", "capture_mode=fifteen redeal_kings=0"),
    ("escoba", "capture_mode=fifteen redeal_kings=0 dealer_table_bonus=true most_sevens=1 primiera_mode=off target=15"),
    ("cirulla", "capture_mode=card_or_fifteen equal_priority=false redeal_kings=0 redeal_aces=2 dealer_table_bonus=true ace_sweep=true ace_sweep_scopa=true knocks=true matta=true grande=5 piccola=true all_coins=wins_match target=51 majority=absolute"),
    ("calabrese", "settebello_coppe=true"),
    ("libica", "all_coins=resets_opponents scopa_value=one"),
    ("libica_valore", "all_coins=resets_opponents scopa_value=card_value target=51"),
    ("libica_conteggio", "all_coins=resets_opponents scopa_value=cards_involved target=51"),
    ("chkobba", "direction=clockwise deal_pattern=chkobba_cut redeal_kings=0 primiera_mode=count primiera_count_order=7,6 target=21"),
    ("a_perdere", "objective=low target=21"),
    ("non_prendere", "players=4 hand_size=10 table_size=0 redeal_kings=0 ace_sweep=true obligation=scopa tie_award=all napola=true all_coins=wins_match objective=low target=21"),
    ("frac", "frac=true equal_priority=false scopa_value=none target=21"),
    ("ponino", "ponino=true"),
    ("americana", "primiera_mode=count"),
    ("casa_004", "opener=dealer direction=clockwise redeal_kings=0 last_play_scopa=true primiera_missing=plain_sum"),
    ("meridionale", "primiera_scale=figures_10_9_8"),
];

static TABLE: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let rules = |(_, changes): &(&str, &str)| {
        let mut rules = Rules::default();
        for (knob, value) in changes
            .split(' ')
            .filter_map(|change| change.split_once('='))
        {
            rules.with(knob, value).expect("a test reads every preset");
        }
        rules
    };
    CHANGES.iter().map(rules).collect()
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
    use serde_json::Value;

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
    fn every_preset_is_that_of_the_file() {
        let file: Value = serde_json::from_str(include_str!("presets.json")).unwrap();
        for (id, (name, _)) in PRESETS.iter().zip(CHANGES) {
            assert_eq!(*id, name);
            let rules: Rules = serde_json::from_value(file["presets"][id].clone()).unwrap();
            assert_eq!(Rules::preset(id), Some(rules), "{id}");
        }
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
