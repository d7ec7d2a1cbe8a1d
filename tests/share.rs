//! Fragments of addresses: what was sent comes back, and nothing that arrives does harm. `SCOPA_FRAGMENTS` sets how
//! many are tried (default 100,000).

mod chance;

use std::env;

use chance::Chance;
use scopa::share::{Shared, deals, game_of_day, query, replay, today};
use scopa::{Game, Link, PRESETS, Phase, Record, Rules};

fn count() -> usize {
    env::var("SCOPA_FRAGMENTS")
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(100_000)
}

fn match_of(id: &str, seed: u64, chance: &mut Chance) -> Record {
    let rules = Rules::preset(id).expect("a preset");
    let mut game = Game::new(rules.validate().expect("playable"), seed, None);
    while game.phase() != Phase::Over {
        let legal = game.legal_moves();
        match legal.get(chance.below(legal.len())) {
            Some(mv) => drop(game.play(mv).expect("legal")),
            None => game.next_deal().expect("a next deal"),
        }
    }
    game.record()
}

#[test]
fn what_is_sent_comes_back() {
    let mut chance = Chance::new(8);
    for (seed, id) in PRESETS.iter().enumerate() {
        let record = match_of(id, seed as u64, &mut chance);
        let link = Link {
            record: record.clone(),
            whole: true,
        };
        assert_eq!(
            Shared::read(&replay(&record)),
            Some(Ok(Shared::Replay(link.clone())))
        );
        let players = "person,counter,expert".to_owned();
        let text = deals(&record, &players);
        assert_eq!(
            Shared::read(&text),
            Some(Ok(Shared::Deals { link, players }))
        );
    }
    assert_eq!(Shared::read(&today()), Some(Ok(Shared::Today)));
}

#[test]
fn a_whole_match_of_two_is_short() {
    let mut chance = Chance::new(9);
    let long = PRESETS
        .iter()
        .filter(|id| Rules::preset(id).is_some_and(|rules| rules.players == 2))
        .map(|id| replay(&match_of(id, 3, &mut chance)).len());
    assert!(long.max() < Some(600));
}

#[test]
fn no_fragment_does_harm() {
    let mut chance = Chance::new(10);
    let whole: Vec<String> = ["classica", "cirulla", "scopone", "chkobba", "sei"]
        .iter()
        .map(|id| deals(&match_of(id, 5, &mut chance), "person,counter"))
        .collect();
    let digits: Vec<char> = "ABCxyz0189-_&=#,%?é\u{202e}gdw".chars().collect();
    let mut read = 0;
    for _ in 0..count() {
        let sent = &whole[chance.below(whole.len())];
        let mut text: Vec<char> = match chance.below(4) {
            0 => sent.chars().collect(),
            1 => sent.chars().take(chance.below(sent.len())).collect(),
            2 => "#g=1".chars().collect(),
            _ => vec!['#'],
        };
        for _ in 0..chance.below(12) {
            let at = chance.below(text.len() + 1);
            let digit = digits[chance.below(digits.len())];
            match chance.below(3) {
                0 if at < text.len() => drop(text.remove(at)),
                1 if at < text.len() => text[at] = digit,
                _ => text.insert(at, digit),
            }
        }
        let text: String = text.into_iter().collect();
        if let Some(Ok(Shared::Replay(link) | Shared::Deals { link, .. })) = Shared::read(&text) {
            // Whatever is read can be played.
            Game::replay(&link.record).expect("a match that can be played");
            read += 1;
        }
    }
    assert!(read > count() / 100, "{read} of them could be read");
}

#[test]
fn the_day_is_the_same_for_everybody() {
    let (one, again, next) = (
        game_of_day("2026-11-30"),
        game_of_day("2026-11-30"),
        game_of_day("2026-12-01"),
    );
    assert_eq!(one.record(), again.record());
    assert_ne!(one.seed(), next.seed());
    assert_eq!(
        one.seed(),
        0xd372_0533_682d_f634,
        "as everybody else has it: {:#x}",
        one.seed()
    );
}

#[test]
fn a_rule_set_is_a_query() {
    assert_eq!(query(&Rules::default()), "?preset=classica");
    let mut rules = Rules::preset("napola").expect("a preset");
    rules.target = 16;
    let mut back = Rules::default();
    for pair in query(&rules).trim_start_matches('?').split('&') {
        let (knob, value) = pair.split_once('=').expect("a pair");
        back.with(knob, value).expect("a knob");
    }
    assert_eq!(back, rules);
}
