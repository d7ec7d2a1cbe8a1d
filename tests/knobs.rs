//! Every knob and every value in words, in every language.

use std::collections::HashSet;

use scopa::explain::{Group, Language};
use scopa::rules::{KNOBS, Knob, KnobKind, PrimieraScale};
use scopa::{PRESETS, Rules};

fn names(knob: &Knob) -> &'static [&'static str] {
    match knob.kind {
        KnobKind::Choice(names) => names,
        KnobKind::Scale => PrimieraScale::NAMES,
        KnobKind::Switch => &["false", "true"],
        KnobKind::Number { .. } | KnobKind::Order => &[],
    }
}

#[test]
fn every_knob_has_a_word_of_its_own() {
    for language in Language::ALL {
        let mut labels = HashSet::new();
        for knob in KNOBS {
            let label = language.label(knob.name);
            assert!(label.chars().count() > 3, "{}", knob.name);
            assert!(label.chars().count() < 64, "{}", label);
            assert!(!label.contains('_'), "{}", label);
            assert!(labels.insert(label.to_lowercase()), "{} twice", label);
        }
    }
}

#[test]
fn every_value_has_a_word_of_its_own() {
    for language in Language::ALL {
        for knob in KNOBS {
            let mut said = HashSet::new();
            for name in names(knob) {
                let value = language.value(knob, name);
                assert!(!value.is_empty(), "{}={name}: {value}", knob.name);
                assert!(!value.contains('_'), "{}={name}: {value}", knob.name);
                assert!(
                    said.insert(value.to_lowercase()),
                    "{}={name}: {value} twice",
                    knob.name
                );
            }
            let values = language.values(knob.name);
            match knob.kind {
                KnobKind::Choice(names) => {
                    assert_eq!(values.len(), names.len(), "{}", knob.name)
                }
                KnobKind::Number { optional: true, .. } => {
                    assert_eq!(values.len(), 1, "{} has a word for none", knob.name);
                    assert_eq!(language.value(knob, "none"), values[0]);
                    assert_eq!(language.value(knob, "7"), "7");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_languages_differ_and_agree() {
    let english = Language::ENGLISH;
    for language in Language::ALL {
        let differs = |knob: &str| language.label(knob) != english.label(knob);
        let differ = KNOBS.iter().filter(|knob| differs(knob.name)).count();
        assert!(
            language == english || differ + 2 > KNOBS.len(),
            "{language:?}"
        );
        for knob in KNOBS {
            let count = |language: Language| language.values(knob.name).len();
            assert_eq!(count(language), count(english), "{}", knob.name);
        }
        for group in Group::ALL {
            assert!(!language.group(group).is_empty());
        }
    }
}

#[test]
fn every_knob_is_in_one_group() {
    let grouped: Vec<&str> = Group::ALL
        .iter()
        .flat_map(|group| group.knobs())
        .map(|knob| knob.name)
        .collect();
    assert_eq!(grouped.len(), KNOBS.len());
    for group in Group::ALL {
        assert!(group.knobs().count() > 3, "{}", group.name());
    }
}

#[test]
fn what_a_preset_changes_matters() {
    for id in PRESETS {
        let rules = Rules::preset(id).expect("a preset");
        for (knob, value) in rules.changes() {
            assert!(rules.matters(knob), "{id}: {knob}={value}");
        }
        for language in Language::ALL {
            let said = language.settings(&rules.changes());
            assert_eq!(said.len(), rules.changes().len());
            assert!(
                said.iter()
                    .all(|line| line.contains(": ") && !line.contains('_')),
                "{said:?}"
            );
        }
    }
}

#[test]
fn every_fault_is_a_sentence() {
    let broken = [
        ("players", "5"),
        ("sides", "two_teams"),
        ("sides", "pairs"),
        ("deal_pattern", "packets_3_3_4"),
        ("table_size", "10"),
        ("ace_decline", "true"),
        ("hand_size", "6"),
        ("frac", "true"),
        ("points_cards", "101"),
        ("re_bello", "replaces_primiera"),
    ];
    for (knob, value) in broken {
        for id in ["classica", "cirulla", "chkobba", "escoba", "scientifico"] {
            let mut rules = Rules::preset(id).expect("a preset");
            rules.with(knob, value).expect("a value");
            let faults = rules.validate().err();
            for fault in faults.iter().flatten() {
                let said = Language::ALL.map(|language| language.fault(fault, &rules));
                let mut apart = said.to_vec();
                apart.sort();
                apart.dedup();
                assert_eq!(apart.len(), said.len(), "{said:?}");
                for sentence in said {
                    let fine = sentence.ends_with('.')
                        && !sentence.contains('_')
                        && !sentence.contains("“”")
                        && !sentence.contains("«»");
                    assert!(fine, "{sentence}");
                }
            }
        }
    }
}
