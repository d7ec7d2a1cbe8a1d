//! What is wrong is said where it is wrong, with what would be right.

use scopa::{
    Card, Deck, Game, IllegalMove, KnobError, Move, Record, RecordError, Rules, RulesError,
};

fn place(text: &str) -> (u32, u32, String) {
    match text.parse::<Record>() {
        Err(RecordError::Syntax {
            line,
            column,
            problem,
        }) => (line, column, problem),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_says_the_line_and_the_column() {
    let head = "scopa/1\nrules target=21\nseed 4\ndealer 0\n";
    assert_eq!(place("scopa/9\n").0, 1);
    assert_eq!(place("scopa/1\nrules targt=21\n").0, 2);
    assert_eq!(place("scopa/1\nrules target=21 ace_sweep=maybe\n").1, 17);
    assert_eq!(place("scopa/1\nrules\nseed x\ndealer 0\n").1, 6);
    assert_eq!(place("scopa/1\nrules\n").0, 3);
    let (line, column, problem) = place(&format!("{head}1. 7D 8Cx8S 5Sx2D3X 4B\n"));
    assert_eq!((line, column), (5, 13), "{problem}");
    assert!(problem.contains("5Sx2D3X"));
    assert_eq!(place(&format!("{head}1. 7D\n3. 7D\n")).0, 6);
}

#[test]
fn a_record_says_which_move_is_illegal() {
    let game = Game::new(Rules::default().validate().unwrap(), 4, Some(0));
    let strange = game.deal().hand(0).first().unwrap();
    let text = format!("scopa/1\nrules\nseed 4\ndealer 0\n1. {strange}\n");
    match Game::replay(&text.parse().unwrap()) {
        Err(RecordError::Illegal {
            deal: 1,
            ply: 1,
            reason: IllegalMove::NotInHand(card),
            ..
        }) => {
            assert_eq!(card, strange);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_unknown_knob_or_value_names_the_nearest() {
    let mut rules = Rules::default();
    match rules.with("ace_sweap", "on") {
        Err(KnobError::Unknown { nearest, .. }) => assert_eq!(nearest, "ace_sweep"),
        other => panic!("{other:?}"),
    }
    match rules.with("capture_mode", "fiften") {
        Err(KnobError::Value { nearest, .. }) => assert_eq!(nearest, "fifteen"),
        other => panic!("{other:?}"),
    }
    match rules.with("players", "900") {
        Err(KnobError::Value { nearest, .. }) => assert_eq!(nearest, "6"),
        other => panic!("{other:?}"),
    }
    assert_eq!(rules, Rules::default());
    match Rules::from_json(r#"{"preset": "cirula", "moon": 1, "target": "high"}"#) {
        Err(RulesError::Knobs(errors)) => assert_eq!(errors.len(), 3, "{errors:?}"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(
        Rules::from_json("[1]"),
        Err(RulesError::Syntax(_))
    ));
    let (rules, errors) = Rules::from_pairs([("target", "31"), ("preset", "napola"), ("tea", "1")]);
    assert_eq!((rules.target, rules.napola, errors.len()), (31, true, 1));
}

#[test]
fn all_faults_of_a_rule_set_come_at_once() {
    let text = r#"{"players": 5, "sides": "two_teams", "knocks": true, "hand_size": 4, "ace_decline": true,
        "frac": true, "napola": true, "piccola": true, "target": 0}"#;
    let faults = Rules::from_json(text).unwrap().validate().unwrap_err();
    for knob in [
        "hand_size",
        "sides",
        "knocks",
        "ace_decline",
        "frac",
        "piccola",
        "target",
    ] {
        assert!(
            faults.iter().any(|fault| fault.knobs.contains(&knob)),
            "{knob} in {faults}"
        );
    }
    let nothing = r#"{"points_cards": 0, "points_coins": 0, "points_settebello": 0, "points_primiera": 0,
        "scopa_value": "none"}"#;
    let faults = Rules::from_json(nothing).unwrap().validate().unwrap_err();
    assert!(faults.to_string().contains("never reached"), "{faults}");
}

#[test]
fn moves_and_cards_read_back_or_not_at_all() {
    for text in [
        "7D", "7Dx3S", "1Dx", "10Bx4D6C", "!", "!4", "!10", "cut+", "cut-",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", "0D", "11D", "7X", "07D", "+7D", "7Dx7", "7Dx3S3S", "!0", "!11", "cut", "7D ", "xx",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    assert!("7é".parse::<Card>().is_err());
    assert!(Deck::from_cards(&[Card::SETTEBELLO; 40]).is_err());
}
