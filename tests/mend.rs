//! Impossible rule sets are mended: always, in a few steps, and by as few knobs as one would turn by hand.

mod chance;

use chance::Chance;
use scopa::Rules;
use scopa::rules::{CountOrder, KNOBS, KnobKind, PrimieraScale};

/// Turns a knob to some value that can be written, in its range or a little beyond.
fn turn(rules: &mut Rules, chance: &mut Chance) -> &'static str {
    let knob = &KNOBS[chance.below(KNOBS.len())];
    let value = match knob.kind {
        KnobKind::Switch => ["true", "false"][chance.below(2)].to_owned(),
        KnobKind::Choice(names) => names[chance.below(names.len())].to_owned(),
        KnobKind::Number { min, max, optional } => match chance.below(5) {
            0 if optional => "none".to_owned(),
            1 => (max.min(200) + 1).to_string(),
            _ => (min + chance.below((max - min).min(12) as usize + 1) as u32).to_string(),
        },
        KnobKind::Scale => {
            PrimieraScale::NAMES[chance.below(PrimieraScale::NAMES.len())].to_owned()
        }
        KnobKind::Order => {
            if chance.below(2) == 0 {
                rules.primiera_count_order = CountOrder::new(&[]).expect("no rank is there twice");
                return knob.name;
            }
            "7,6".to_owned()
        }
    };
    rules
        .with(knob.name, &value)
        .unwrap_or_else(|error| panic!("{error}"));
    knob.name
}

#[test]
fn mending_ends_with_rules_that_can_be_played() {
    let mut chance = Chance::new(11);
    let (mut impossible, mut turned) = (0, 0);
    while impossible < 2000 {
        let preset = scopa::PRESETS[chance.below(scopa::PRESETS.len())];
        let mut rules = Rules::preset(preset).expect("a preset");
        let mut last = "";
        for _ in 0..=chance.below(16) {
            last = turn(&mut rules, &mut chance);
        }
        let Err(mut faults) = rules.validate() else {
            continue;
        };
        impossible += 1;
        let start = rules;
        let count = faults.as_slice().len();
        for left in (0..count).rev() {
            let which = chance.below(faults.as_slice().len());
            let mended = rules.mended(&faults.as_slice()[which], last);
            let turns = mended.changes_from(&rules);
            assert!(!turns.is_empty() && turns.len() <= 8, "{faults}\n{turns:?}");
            rules = mended;
            match rules.validate() {
                Ok(_) => break,
                Err(fewer) => {
                    assert!(fewer.as_slice().len() <= left, "{faults}\n{fewer}");
                    faults = fewer;
                }
            }
        }
        assert!(rules.validate().is_ok(), "{start:?}\n{faults}");
        let turns = rules.changes_from(&start);
        turned += turns.len();
        assert!(turns.len() <= 2 * count + 4, "{count} faults: {turns:?}");
    }
    assert!(
        turned < impossible * 4,
        "{turned} knobs in {impossible} sets"
    );
}

/// What mending a preset with one knob turned comes to, that knob being kept.
fn mend(preset: &str, knob: &str, value: &str) -> Vec<String> {
    let mut rules = Rules::preset(preset).expect("a preset");
    rules.with(knob, value).expect("a value");
    let before = rules;
    while let Err(faults) = rules.validate() {
        rules = rules.mended(&faults.as_slice()[0], knob);
    }
    let turns = rules.changes_from(&before);
    turns
        .iter()
        .map(|(knob, value)| format!("{knob}={value}"))
        .collect()
}

#[test]
fn what_was_just_set_is_kept() {
    assert_eq!(
        mend("classica", "ace_sweep_scopa", "true"),
        ["ace_sweep=true"]
    );
    assert_eq!(
        mend("sbarazzino", "ace_sweep", "false"),
        ["ace_sweep_scopa=false", "ace_on_ace=take_one"]
    );
    assert_eq!(mend("napola", "piccola", "true"), ["napola=false"]);
    assert_eq!(mend("classica", "cucita", "true"), Vec::<String>::new());
    assert_eq!(mend("cirulla", "cucita", "true"), ["knocks=false"]);
    assert_eq!(
        mend("siciliana", "primiera_mode", "off"),
        ["re_bello=extra"]
    );
    assert_eq!(mend("classica", "frac", "true"), ["scopa_value=none"]);
}

#[test]
fn a_deal_that_does_not_come_out_even_becomes_one_that_is_played() {
    assert_eq!(
        mend("classica", "players", "5"),
        ["hand_size=8", "table_size=0", "redeal_kings=0"]
    );
    assert_eq!(
        mend("scopone", "hand_size", "10"),
        ["table_size=0", "deal_pattern=singles", "redeal_kings=0"]
    );
    assert_eq!(
        mend("classica", "hand_size", "10"),
        ["table_size=0", "redeal_kings=0"]
    );
    assert_eq!(mend("classica", "sides", "two_teams"), ["players=4"]);
    assert_eq!(mend("scopone", "players", "2"), ["sides=individual"]);
}
