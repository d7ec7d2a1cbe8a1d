//! Rules and scores in words: nothing empty, nothing changed that is not said, and the sentences themselves in
//! tests/rulebook. `SCOPA_BLESS=1` writes these anew.

mod chance;

use std::{env, fmt::Write as _, fs};

use chance::Chance;
use scopa::explain::{Example, Language, Section, Topic, count, example_primiera, rulebook};
use scopa::rules::{KNOBS, KnobKind};
use scopa::{
    Captured, Card, Cards, Category, Game, Moment, PRESETS, Phase, Rules, Ruleset, plays,
    score_piles,
};

fn preset(id: &str) -> Ruleset {
    Rules::preset(id)
        .expect("a preset")
        .validate()
        .expect("playable")
}

fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().expect("a card"))
        .collect()
}

/// Whether a text reads like a sentence.
fn is_sentence(text: &str) -> bool {
    text.ends_with('.')
        && !text.contains("  ")
        && !text.contains(" .")
        && text.len() > 10
        && !text.contains("{")
}

#[test]
fn every_preset_has_its_sentences() {
    for id in PRESETS {
        let rules = preset(id);
        let english = rulebook(&rules, Language::ENGLISH);
        for language in Language::ALL {
            let told = rulebook(&rules, language);
            assert_eq!(told.len(), english.len());
            for (said, en) in told.iter().zip(&english) {
                assert!(is_sentence(&said.text), "{id}: {said:?}");
                assert!(said.text != en.text || language == Language::ENGLISH);
                let same = |s: &scopa::explain::Sentence| {
                    (s.section, s.knobs.clone(), s.differs, s.source)
                };
                assert_eq!(same(said), same(en));
            }
        }
        let sections: Vec<Section> = english.iter().map(|sentence| sentence.section).collect();
        assert!(sections.is_sorted());
    }
}

#[test]
fn what_differs_is_said_and_marked() {
    for id in PRESETS {
        let rules = preset(id);
        let changes: Vec<&str> = rules.changes().into_iter().map(|change| change.0).collect();
        let sentences = rulebook(&rules, Language::ENGLISH);
        for knob in &changes {
            let about = sentences
                .iter()
                .filter(|sentence| sentence.knobs.contains(knob));
            assert!(about.count() > 0, "{id} says nothing of {knob}");
            assert!(
                !sentences
                    .iter()
                    .any(|sentence| sentence.text.starts_with("Changed, but")),
                "{id}"
            );
        }
        for sentence in sentences {
            let differs = sentence.knobs.iter().any(|knob| changes.contains(knob));
            assert_eq!(sentence.differs, differs, "{id}: {}", sentence.text);
        }
    }
}

#[test]
fn every_knob_of_any_rule_set_is_said() {
    let mut chance = Chance::new(1);
    let mut tried = 0;
    let mut said = vec![false; KNOBS.len()];
    while tried < 3_000 {
        let mut rules = Rules::preset(PRESETS[chance.below(PRESETS.len())]).expect("a preset");
        for _ in 0..chance.below(6) {
            let knob = KNOBS[chance.below(KNOBS.len())];
            let value = match knob.kind {
                KnobKind::Switch => ["true", "false"][chance.below(2)].to_owned(),
                KnobKind::Choice(names) => names[chance.below(names.len())].to_owned(),
                KnobKind::Number { min, .. } => (min as usize + chance.below(12)).to_string(),
                KnobKind::Scale => {
                    ["figures_zero", "face_value", "7:30,1:0"][chance.below(3)].to_owned()
                }
                KnobKind::Order => ["7", "10,9", "7,6,1"][chance.below(3)].to_owned(),
            };
            let _ = rules.with(knob.name, &value);
        }
        let Ok(rules) = rules.validate() else {
            continue;
        };
        tried += 1;
        for language in Language::ALL {
            let sentences = rulebook(&rules, language);
            for sentence in &sentences {
                assert!(is_sentence(&sentence.text), "{sentence:?}");
            }
            for (knob, _) in rules.changes() {
                let about = sentences
                    .iter()
                    .any(|sentence| sentence.differs && sentence.knobs.contains(&knob));
                assert!(about, "nothing of {knob} in {:?}", rules.changes());
                let place = KNOBS
                    .iter()
                    .position(|other| other.name == knob)
                    .expect("a knob");
                let last = &sentences.last().expect("sentences").text;
                said[place] |= !last.contains(language.label(knob));
            }
        }
    }
    let never: Vec<&str> = KNOBS
        .iter()
        .zip(&said)
        .filter(|(_, said)| !**said)
        .map(|(knob, _)| knob.name)
        .collect();
    assert!(
        never.is_empty(),
        "never in a sentence of their own: {never:?}"
    );
}

/// The classic rules in full, and of each other preset what differs.
#[test]
fn the_rulebook_reads_as_it_was_read() {
    for language in Language::ALL {
        let mut text = String::new();
        for id in PRESETS {
            writeln!(text, "## {id}").expect("written");
            let sentences = rulebook(&preset(id), language);
            for sentence in sentences
                .iter()
                .filter(|sentence| sentence.differs || *id == "classica")
            {
                let source = sentence
                    .source
                    .map(|source| format!(" [{source}]"))
                    .unwrap_or_default();
                writeln!(text, "{}{source}", sentence.text).expect("written");
            }
        }
        let path = format!(
            "{}/tests/rulebook/{}.txt",
            env!("CARGO_MANIFEST_DIR"),
            language.tag()
        );
        if env::var("SCOPA_BLESS").is_ok_and(|value| value == "1") {
            fs::write(&path, &text).expect("written");
        }
        assert_eq!(text, fs::read_to_string(&path).expect("the rulebook"));
    }
}

/// What is said of a category when two sides have these piles.
fn reason(changes: &str, piles: [&str; 2], category: Category, language: Language) -> String {
    let mut rules = Rules::default();
    for change in changes.split_whitespace() {
        let (knob, value) = change.split_once('=').expect("knob=value");
        rules.with(knob, value).expect("a knob");
    }
    let piles = piles.map(cards);
    let of = Captured {
        piles: &piles,
        scope: &[2, 0],
        scope_points: &[2, 0],
        declared: &[0, 3],
    };
    let whys = count(
        &rules,
        &piles,
        &score_piles(&rules, &of),
        &["Anna", "Bruno"],
        language,
    );
    let why = whys.into_iter().find(|why| why.category == Some(category));
    why.map(|why| why.text).unwrap_or_default()
}

#[test]
fn german_articles_go_with_their_cards() {
    let said = |piles| reason("napola=on", piles, Category::Napola, Language::GERMAN);
    assert_eq!(
        said(["1D 2D 3D", "5D"]),
        "Napola: Anna hat die Münzen von Ass bis Drei, aber nicht die Vier. 3 Punkte für Anna."
    );
    assert_eq!(
        said(["1D 2D 3D 4D 5D 6D 7D 9D", "8D"]),
        "Napola: Anna hat die Münzen von Ass bis Sieben, aber nicht den Buben. 7 Punkte für Anna."
    );
    assert_eq!(
        said(["1D 2D 3D 4D 5D 6D 7D 8D 9D", ""]),
        "Napola: Anna hat die Münzen von Ass bis Reiter, aber nicht den König. 9 Punkte für Anna."
    );
}

#[test]
fn points_are_explained() {
    use Category::*;
    let piles = ["7D 1C 6S 5B 1D 2D 3D", "7C 7S 7B 4D"];
    assert_eq!(
        reason("", piles, Cards, Language::ENGLISH),
        "Cards: Anna 7, Bruno 4. 1 point to Anna."
    );
    assert_eq!(
        reason("", piles, Coins, Language::ITALIAN),
        "Denari: Anna 4, Bruno 1. 1 punto: Anna."
    );
    assert_eq!(
        reason("majority=absolute", piles, Cards, Language::ENGLISH),
        "Cards: Anna 7, Bruno 4. Nobody has more than 20. No point."
    );
    assert_eq!(
        reason("", ["1C 2C", "3C 4C"], Cards, Language::ITALIAN),
        "Carte: Anna 2, Bruno 2. Parità. Nessun punto."
    );
    assert_eq!(
        reason("", piles, Settebello, Language::ENGLISH),
        "Seven of coins: Anna has it. 1 point to Anna."
    );
    assert_eq!(
        reason("", piles, Primiera, Language::ENGLISH),
        "Primiera: Anna 70 (seven of coins 21, ace of cups 16, six of swords 18, five of clubs 15); Bruno 77 (four of \
         coins 14, seven of cups 21, seven of swords 21, seven of clubs 21). 1 point to Bruno."
    );
    assert_eq!(
        reason("", ["7D 7C 7S", "1D 2C 3S 4B"], Primiera, Language::ITALIAN),
        "Primiera: Anna 63 (sette di denari 21, sette di coppe 21, sette di spade 21), senza bastoni, quindi niente \
         primiera; Bruno 55 (asso di denari 16, due di coppe 12, tre di spade 13, quattro di bastoni 14). 1 punto: \
         Bruno."
    );
    assert_eq!(
        reason(
            "primiera_mode=count",
            ["7D 7C 6S", "7S 7B 1C"],
            Primiera,
            Language::ENGLISH
        ),
        "Primiera, counted. Sevens: Anna 2, Bruno 2; sixes: Anna 1, Bruno 0. 1 point to Anna."
    );
    assert_eq!(
        reason(
            "napola=on",
            ["1D 2D 3D 4D 6D", "5D"],
            Napola,
            Language::ENGLISH
        ),
        "Napola: Anna has the coins from ace to four, but not the five. 4 points to Anna."
    );
    assert_eq!(
        reason("napola=on", ["1D 2D 4D", "3D"], Napola, Language::ITALIAN),
        "Napola: nessuno ha asso, due e tre di denari insieme. Nessun punto."
    );
    assert_eq!(
        reason("", piles, Scope, Language::ENGLISH),
        "Scope: Anna 2, Bruno 0. 2 points to Anna."
    );
    assert_eq!(
        reason("knocks=on", piles, Declared, Language::ITALIAN),
        "Accusi della smazzata. 3 punti: Bruno."
    );
    assert_eq!(
        reason("trento=on", ["1D 3D", "2D"], Trento, Language::ENGLISH),
        "Low coins: Anna has the ace and three of coins; Bruno has the two of coins. 4 points to Anna, 2 points to \
         Bruno."
    );
    assert_eq!(
        reason(
            "primiera_mode=count primiera_count_order=7,6",
            ["7D 7C", "7S 7B"],
            Primiera,
            Language::ENGLISH
        ),
        "Primiera, counted. Sevens: Anna 2, Bruno 2; sixes: Anna 0, Bruno 0. A tie. No point."
    );
    assert_eq!(
        reason("", ["7D 7C", "7S 7B"], Primiera, Language::ENGLISH),
        "Primiera: Anna 42 (seven of coins 21, seven of cups 21), without swords and clubs, so no primiera; Bruno 42 (seven of \
         swords 21, seven of clubs 21), without coins and cups, so no primiera. No point."
    );
    assert_eq!(
        reason(
            "primiera_missing=plain_sum",
            ["7D 7C", "7S 7B"],
            Primiera,
            Language::ITALIAN
        ),
        "Primiera: Anna 42 (sette di denari 21, sette di coppe 21), senza spade e bastoni; Bruno 42 (sette di spade 21, \
         sette di bastoni 21), senza denari e coppe. Parità. Nessun punto."
    );
    assert_eq!(
        reason(
            "tie_award=all",
            ["1C 2C", "3C 4C"],
            Cards,
            Language::ENGLISH
        ),
        "Cards: Anna 2, Bruno 2. A tie. 1 point each to Anna and Bruno."
    );
}

#[test]
fn low_coins_win_as_such_however_many_others_there_are() {
    let piles = ["1D 2D 3D 5D 6D 7D", "4D 8D 9D 10D"].map(cards);
    let rules = Rules::preset("trento").expect("a preset");
    let of = Captured {
        piles: &piles,
        scope: &[0, 0],
        scope_points: &[0, 0],
        declared: &[0, 0],
    };
    let score = score_piles(&rules, &of);
    let whys = count(
        &rules,
        &piles,
        &score,
        &["Anna", "Bruno"],
        Language::ENGLISH,
    );
    assert_eq!(
        whys.last().expect("reasons").text,
        "Anna has the ace, two and three of coins and wins the match at once."
    );
}

#[test]
fn every_point_of_every_preset_has_a_reason() {
    let mut chance = Chance::new(3);
    let names = ["Ada", "Berto", "Carla", "Dino", "Elsa", "Fulvio"];
    for id in PRESETS {
        let mut game = Game::new(preset(id), 11, None);
        let mut deals = 0;
        while game.phase() != Phase::Over && deals < 8 {
            let legal = game.legal_moves();
            match legal.get(chance.below(legal.len())) {
                Some(mv) => drop(game.play(mv).expect("legal")),
                None => game.next_deal().expect("a next deal"),
            }
            if game.phase() == Phase::Playing {
                continue;
            }
            deals += 1;
            let row = game.sheet().last().expect("a row");
            let piles: Vec<Cards> = (0..row.score.sides)
                .map(|side| game.deal().pile(side))
                .collect();
            for language in Language::ALL {
                let whys = count(game.rules(), &piles, &row.score, &names, language);
                let ends = usize::from(row.score.outright.is_some())
                    + usize::from(row.score.reset.is_some());
                assert_eq!(whys.len(), row.score.items.len() + ends);
                for (why, item) in whys.iter().zip(&row.score.items) {
                    assert!(is_sentence(&why.text), "{id}: {}", why.text);
                    assert_eq!(why.points, item.points[..piles.len()]);
                    for (side, points) in why.points.iter().enumerate() {
                        assert!(
                            *points == 0 || why.text.contains(names[side]),
                            "{id}: {}",
                            why.text
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_reads_is_spoken_to() {
    let piles = ["7D 1C 6S 5B 1D 2D 3D", "7C 7S 7B 4D"].map(cards);
    let rules = Rules::default();
    let of = Captured {
        piles: &piles,
        scope: &[2, 0],
        scope_points: &[2, 0],
        declared: &[0, 0],
    };
    let score = score_piles(&rules, &of);
    let said = |names: [&str; 2], language| {
        let all = count(&rules, &piles, &score, &names, language);
        let why = all
            .into_iter()
            .find(|why| why.category == Some(Category::Settebello));
        why.map(|why| why.text).unwrap_or_default()
    };
    for (me, language, text) in [
        (
            "You",
            Language::ENGLISH,
            "Seven of coins: You have it. 1 point to you.",
        ),
        (
            "We",
            Language::ENGLISH,
            "Seven of coins: We have it. 1 point to us.",
        ),
        (
            "Tu",
            Language::ITALIAN,
            "Sette di denari: è tuo. 1 punto a te.",
        ),
        (
            "Noi",
            Language::ITALIAN,
            "Sette di denari: è nostro. 1 punto a noi.",
        ),
    ] {
        assert_eq!(said([me, "Bruno"], language), text);
    }
}

/// Which examples a preset has, and the cards that they are played with.
fn examples(id: &str) -> Vec<String> {
    let rules = preset(id);
    let all = Topic::ALL.map(|topic| Example::of(&rules, topic));
    all.map(|example| example.map_or_else(|| "-".to_owned(), |example| example.card.to_string()))
        .to_vec()
}

#[test]
fn examples_are_true_under_the_rules() {
    assert_eq!(examples("classica"), ["7D", "7D", "8D", "7C"]);
    assert_eq!(examples("quindici")[2], "7D");
    assert_eq!(examples("siciliana")[3], "-", "it has no primiera");
    for id in PRESETS {
        let rules = preset(id);
        for topic in Topic::ALL {
            let Some(Example { table, card, .. }) = Example::of(&rules, topic) else {
                continue;
            };
            let table: Cards = table.into_iter().collect();
            let moves = plays(&rules, table, card.into(), Moment::default());
            let taken: Vec<Cards> = moves.plays().filter_map(|play| play.capture).collect();
            assert!(!taken.is_empty(), "{id}: {card} takes nothing");
            if topic == Topic::Choice {
                assert!(taken.len() > 1, "{id}: nothing to choose");
            }
            if topic == Topic::Primiera {
                let winner = |won: Cards| {
                    let (_, score) = example_primiera(&rules, won);
                    (0..2).find(|side| score.points_of(Category::Primiera, *side) > 0)
                };
                assert_eq!(winner(Cards::EMPTY), Some(1), "{id}");
                let best = taken
                    .into_iter()
                    .find(|set| winner(*set | card.into()) == Some(0));
                assert!(best.is_some(), "{id}: the primiera is no better");
            }
        }
    }
}

#[test]
fn no_section_of_any_rulebook_is_empty() {
    for id in PRESETS {
        for language in Language::ALL {
            let sentences = rulebook(&preset(id), language);
            for section in [
                Section::Players,
                Section::Deal,
                Section::Capture,
                Section::Scopa,
                Section::Points,
                Section::Match,
            ] {
                let of_section = sentences
                    .iter()
                    .filter(|sentence| sentence.section == section);
                assert!(of_section.count() > 0, "{id} says nothing of {section:?}");
            }
        }
    }
}
