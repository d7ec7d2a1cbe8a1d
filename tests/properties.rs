//! What holds in every match of every rule set, tried on random ones. `SCOPA_MATCHES` sets how many
//! matches a preset gets (default 12), `SCOPA_RECORDS` in how many every ply is written, read and taken back
//! (default 1), `SCOPA_PLIES` up to which ply of them (default 60), `SCOPA_RULE_SETS` how many random rule sets are tried
//! (default 1,000).

mod chance;

use std::env;

use chance::Chance;
use scopa::rules::{CaptureMode, KNOBS, KnobKind, MattaScope, SumChoice};
use scopa::{
    Card, Cards, Event, Game, Level, Moment, Move, PRESETS, Phase, Play, Rank, Record, Rules,
    Ruleset, View, captures, choose,
};

fn count(name: &str, default: u64) -> u64 {
    env::var(name)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

/// A preset, and knobs to change in it.
fn preset(id: &str) -> Ruleset {
    let mut words = id.split(' ');
    let mut rules = Rules::preset(words.next().unwrap_or_default()).expect("a preset");
    for word in words {
        let (knob, value) = word.split_once('=').expect("knob=value");
        rules
            .with(knob, value)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    rules
        .validate()
        .unwrap_or_else(|faults| panic!("{id}: {faults}"))
}

/// Every preset, and sets in which knobs meet that no preset brings together.
fn rule_sets() -> impl Iterator<Item = &'static str> {
    let strange = [
        "chkobba redeal_kings=1 dealer_table_bonus=on",
        "chkobba players=4 sides=two_teams redeal_low_sum=20",
        "cirulla matta_scope=sticky players=3",
        "cirulla matta_scope=sticky dealer_low_bonus=on sum_choice=fewest obligation=scopa",
        "cirulla bonus_before_redeal=off players=4 sides=two_teams tie_award=all",
        "sbarazzino ace_on_empty=takes_itself ace_decline=on ace_first_play=banned",
        "milanese ace_on_empty=takes_itself ace_first_play=no_sweep leftovers=last_player",
        "classica obligation=free leftovers=nobody target=5",
        "escoba obligation=hand max_capture=2 leftovers=nobody last_play_scopa=on",
        "sei sides=pairs capture_mode=eleven ace_sweep=on dealer_rotation=reverse",
        "cinque all_coins=resets_opponents all_coins_min=6 objective=low",
        "libica_valore end_rule=win_by_two scopa_value=cards_involved",
        "ponino end_rule=count_out cappotto_at=3 primiera_scale=7:90,10:80",
    ];
    PRESETS.iter().copied().chain(strange)
}

/// Plays a whole match at random and checks `each` position; the deals are limited.
fn play_out(mut game: Game, chance: &mut Chance, mut each: impl FnMut(&Game, u32)) -> Game {
    let mut ply = 0;
    while game.phase() != Phase::Over {
        each(&game, ply);
        ply += 1;
        let moves = game.legal_moves();
        if game.phase() == Phase::DealOver {
            assert!(moves.is_empty());
            game.next_deal().expect("a next deal");
        } else {
            assert!(!moves.is_empty(), "no legal move in {}", game.record());
            let mv = moves.get(chance.below(moves.len())).expect("a move");
            game.play(mv)
                .unwrap_or_else(|error| panic!("{mv}: {error} in {}", game.record()));
        }
    }
    each(&game, ply);
    game
}

fn all_cards_are_there(game: &Game) {
    let deal = game.deal();
    let mut seen = deal.table();
    let mut number = deal.table().len() + deal.stock_len();
    let hands = game.rules().seats().map(|seat| deal.hand(seat));
    let piles = (0..game.rules().sides_count()).map(|side| deal.pile(side));
    for cards in hands.chain(piles) {
        seen |= cards;
        number += cards.len();
    }
    seen |= deal.stock().iter().copied().collect::<Cards>();
    let lost = game
        .history()
        .last()
        .and_then(|turn| turn.events.iter().find_map(nobodys));
    let lost = lost.unwrap_or_default();
    assert_eq!(
        (seen | lost, number + lost.len()),
        (Cards::ALL, 40),
        "{}",
        game.record()
    );
}

fn nobodys(event: &Event) -> Option<Cards> {
    match event {
        Event::Leftovers { seat: None, cards } => Some(*cards),
        _ => None,
    }
}

fn sheets_add_up(game: &Game) {
    let mut before = vec![0; usize::from(game.rules().sides_count())];
    for row in game.sheet() {
        for (side, total) in before.iter_mut().enumerate() {
            let items = row
                .score
                .items
                .iter()
                .map(|item| i32::from(item.points[side]))
                .sum::<i32>();
            assert_eq!(items, i32::from(row.score.points(side as u8)));
            let reset = row.score.reset.is_some_and(|by| usize::from(by) != side);
            *total = if reset { 0 } else { *total + items };
        }
        assert_eq!(before, row.totals);
    }
    assert_eq!(before, game.totals());
}

#[test]
fn matches_end_and_their_books_balance() {
    let mut chance = Chance::new(1);
    for id in rule_sets() {
        for seed in 0..count("SCOPA_MATCHES", 12) {
            let game = Game::new(preset(id), seed, None);
            let game = play_out(game, &mut chance, |game, _| all_cards_are_there(game));
            sheets_add_up(&game);
            let outcome = game.outcome().expect("an outcome");
            assert!(!outcome.winners.is_empty(), "{id}");
            assert!(
                game.deal_number() < 200,
                "{id} took {} deals",
                game.deal_number()
            );
            let replayed = Game::replay(&game.record()).expect("a legal record");
            assert!(replayed == game, "{id} replays otherwise");
        }
    }
}

/// Rule sets and seeds of the matches whose every ply is looked at.
fn records() -> impl Iterator<Item = (&'static str, u64)> {
    rule_sets().flat_map(|id| (0..count("SCOPA_RECORDS", 1)).map(move |seed| (id, seed)))
}

#[test]
fn a_record_survives_every_ply() {
    let mut chance = Chance::new(2);
    for (id, seed) in records() {
        let game = Game::new(preset(id), 5 + seed, None);
        play_out(game, &mut chance, |game, ply| {
            if u64::from(ply) < count("SCOPA_PLIES", 60) {
                let text = game.record().to_string();
                let record: Record = text
                    .parse()
                    .unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(record, game.record());
                assert!(Game::replay(&record).expect("legal") == *game, "{text}");
                let json = serde_json::to_string(&record).expect("JSON");
                assert_eq!(serde_json::from_str::<Record>(&json).expect("JSON"), record);
            }
        });
    }
}

#[test]
fn undo_takes_the_last_move_back() {
    let mut chance = Chance::new(3);
    for (id, seed) in records() {
        let mut last: Option<Game> = None;
        let game = Game::new(preset(id), 6 + seed, None);
        play_out(game, &mut chance, |game, ply| {
            if u64::from(ply) < count("SCOPA_PLIES", 60) {
                if let Some(last) = last.as_ref().filter(|last| last.phase() == Phase::Playing) {
                    assert!(game.undo().as_ref() == Some(last), "{id}");
                }
                last = Some(game.clone());
            }
        });
    }
}

#[test]
fn a_view_does_not_change_with_what_it_cannot_show() {
    let mut chance = Chance::new(4);
    let json = |view: &View| serde_json::to_string(view).expect("JSON");
    for id in rule_sets() {
        let game = Game::new(preset(id), 7, None);
        play_out(game, &mut chance, |game, ply| {
            if ply > 90 {
                return;
            }
            for seat in game.rules().seats() {
                let view = game.view(seat);
                let text = json(&view);
                assert_eq!(serde_json::from_str::<View>(&text).expect("JSON"), view);
                for seed in 0..2 {
                    let other = game.resample(seat, seed);
                    all_cards_are_there(&other);
                    assert_eq!(json(&other.view(seat)), text, "{id} {}", game.record());
                }
                assert_eq!(
                    view.unseen(),
                    game.deal().hidden_from(seat),
                    "{id} {}",
                    game.record()
                );
                the_view_knows_enough(game, &view);
            }
        });
    }
}

/// A deal made from the view allows the same moves and scores the same as the real one.
fn the_view_knows_enough(game: &Game, view: &View) {
    let mine = game.to_move() == Some(view.seat);
    let moves = |moves: scopa::Moves| moves.iter().collect::<Vec<Move>>();
    let expected = if mine {
        moves(game.legal_moves())
    } else {
        Vec::new()
    };
    assert_eq!(moves(view.legal_moves()), expected, "{}", game.record());
    let deal = view
        .sample(1)
        .unwrap_or_else(|error| panic!("{error}: {}", game.record()));
    assert_eq!(
        scopa::score(&deal),
        scopa::score(game.deal()),
        "{}",
        game.record()
    );
    assert_eq!(
        (deal.to_move(), deal.table()),
        (game.deal().to_move(), game.deal().table())
    );
    assert_eq!(
        (deal.stock_len(), deal.round()),
        (game.deal().stock_len(), game.deal().round())
    );
    assert_eq!(deal.plays_made(), game.deal().plays_made());
    for seat in game.rules().seats() {
        assert_eq!(deal.hand(seat).len(), game.deal().hand(seat).len());
        assert_eq!(deal.shown(seat), game.deal().shown(seat));
    }
}

/// Every move that can be written with the cards of this table.
fn universe(table: Cards) -> Vec<Move> {
    let list: Vec<Card> = table.iter().collect();
    let mut moves = vec![
        Move::Declare { matta: None },
        Move::Cut { keep: true },
        Move::Cut { keep: false },
    ];
    moves.extend(Rank::ALL.map(|rank| Move::Declare { matta: Some(rank) }));
    for card in Cards::ALL {
        moves.push(Play::lay(card).into());
        for bits in 0..1u32 << list.len() {
            let chosen = list.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            moves.push(Play::take(card, chosen.map(|(_, card)| *card).collect()).into());
        }
    }
    moves
}

#[test]
fn exactly_the_legal_moves_are_accepted() {
    let mut chance = Chance::new(5);
    for id in rule_sets() {
        let game = Game::new(preset(id), 8, None);
        play_out(game, &mut chance, |game, ply| {
            if ply > 80 || ply % 7 != 0 || game.deal().table().len() > 6 {
                return;
            }
            let legal = game.legal_moves();
            for mv in universe(game.deal().table()) {
                let mut deal = *game.deal();
                let played = deal.play(mv);
                assert_eq!(
                    played.is_ok(),
                    legal.contains(&mv),
                    "{id}: {mv} in {}",
                    game.record()
                );
                if let Err(error) = played {
                    assert!(deal == *game.deal() && !error.to_string().is_empty());
                }
            }
        });
    }
}

/// Captures by the definition: every subset of the table, tried one by one. Aces do not sweep here.
fn by_definition(rules: &Rules, table: Cards, played: Card, matta: Option<Rank>) -> Vec<Cards> {
    let sticky = rules.matta && rules.matta_scope == MattaScope::Sticky;
    let value = |card: Card| match matta.filter(|_| sticky && card == Card::MATTA) {
        Some(rank) => u32::from(rank.value()),
        None => u32::from(card.rank().value()),
    };
    let list: Vec<Card> = table.iter().collect();
    let subset = |bits: u32| -> Cards {
        let chosen = list.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, card)| *card).collect()
    };
    let with_total = |total: u32| -> Vec<Cards> {
        let sets = (1..1u32 << list.len()).map(subset);
        sets.filter(|set| set.iter().map(value).sum::<u32>() == total)
            .collect()
    };
    let played = value(played);
    let (own, rest) = match rules.capture_mode {
        CaptureMode::Card => (true, None),
        CaptureMode::Fifteen => (false, Some(15 - played)),
        CaptureMode::Eleven => (false, Some(11 - played)),
        CaptureMode::CardOrFifteen => (true, Some(15 - played)),
    };
    let mut own = if own { with_total(played) } else { Vec::new() };
    if rules.equal_priority && own.iter().any(|set| set.len() == 1) {
        own.retain(|set| set.len() == 1);
    }
    let mut families = [own, rest.map(with_total).unwrap_or_default()];
    for family in &mut families {
        family.retain(|set| {
            rules
                .max_capture
                .is_none_or(|most| set.len() <= usize::from(most))
        });
        let fewest = family.iter().map(|set| set.len()).min();
        family.retain(|set| rules.sum_choice == SumChoice::Any || Some(set.len()) == fewest);
    }
    let mut sets = families.concat();
    sets.sort();
    sets
}

fn any_card(chance: &mut Chance) -> Card {
    Card::from_index(chance.below(Card::COUNT) as u8).expect("a card")
}

#[test]
fn captures_are_what_the_definition_says() {
    let mut chance = Chance::new(6);
    for trial in 0..6_000 {
        let mut rules = Rules::default();
        if trial % 2 == 1 {
            rules.capture_mode = CaptureMode::ALL[chance.below(4)];
            rules.equal_priority = chance.below(2) == 0;
            rules.sum_choice = SumChoice::ALL[chance.below(2)];
            rules.max_capture = [None, Some(2), Some(3)][chance.below(3)];
            rules.matta = chance.below(2) == 0;
            rules.matta_scope = MattaScope::ALL[chance.below(2)];
        }
        let table: Cards = (0..chance.below(10))
            .map(|_| any_card(&mut chance))
            .collect();
        let played = if chance.below(8) == 0 {
            Card::MATTA
        } else {
            any_card(&mut chance)
        };
        if table.contains(played) {
            continue;
        }
        let matta = Rank::new(chance.below(11) as u8);
        let expected = by_definition(&rules, table, played, matta);
        let moment = Moment {
            matta,
            ..Moment::default()
        };
        let mut found = captures(&rules, table, played, moment);
        found.sets.sort();
        assert_eq!(
            found.sets,
            expected,
            "{played} on {table} as {matta:?} under {:?}",
            rules.changes()
        );
        assert_eq!(found.may_trail, expected.is_empty());
        let moves = scopa::plays(&rules, table, played.into(), moment);
        let mut sets: Vec<Cards> = moves.plays().filter_map(|play| play.capture).collect();
        sets.sort();
        assert_eq!(sets, expected);
    }
}

#[test]
fn opponents_answer_every_turn() {
    for id in rule_sets() {
        let mut game = Game::new(preset(id), 9, None);
        while game.phase() != Phase::Over && game.deal_number() < 4 {
            let Some(seat) = game.to_move() else {
                game.next_deal().expect("a next deal");
                continue;
            };
            assert!(
                choose(
                    &game.view((seat + 1) % game.rules().players),
                    Level::Greedy,
                    1
                )
                .is_none()
            );
            let mv = choose(&game.view(seat), Level::Greedy, 1).expect("a choice");
            game.play(mv)
                .unwrap_or_else(|error| panic!("{id}: {mv}: {error}"));
        }
    }
}

fn random_value(kind: KnobKind, chance: &mut Chance) -> String {
    match kind {
        KnobKind::Switch => ["true", "false"][chance.below(2)].to_owned(),
        KnobKind::Choice(names) => names[chance.below(names.len())].to_owned(),
        KnobKind::Number { optional: true, .. } if chance.below(2) == 0 => "none".to_owned(),
        KnobKind::Number { min, max, .. } => {
            let spread = (max - min + 1).min(30) as usize;
            (min + chance.below(spread) as u32 + u32::from(chance.below(40) == 0) * max).to_string()
        }
        KnobKind::Scale if chance.below(2) == 0 => "7:30,1:0,10:255".to_owned(),
        KnobKind::Scale => "figures_zero".to_owned(),
        KnobKind::Order => ["7", "7,6", "10,9,8,7,6,5,4,3,2,1"][chance.below(3)].to_owned(),
    }
}

fn random_rules(chance: &mut Chance) -> Rules {
    let mut rules = Rules::preset(PRESETS[chance.below(PRESETS.len())]).expect("a preset");
    for _ in 0..chance.below(8) {
        let knob = KNOBS[chance.below(KNOBS.len())];
        let value = random_value(knob.kind, chance);
        // Numbers beyond what a knob can even hold are refused here already.
        let _ = rules.with(knob.name, &value);
    }
    rules
}

#[test]
fn any_rule_set_is_refused_with_reasons_or_played_to_an_end() {
    let mut chance = Chance::new(10);
    let (mut played, mut refused) = (0, 0);
    for seed in 0..count("SCOPA_RULE_SETS", 1_000) {
        let rules = random_rules(&mut chance);
        let changes = rules.changes();
        let mut again = Rules::default();
        for (knob, value) in &changes {
            again
                .with(knob, value)
                .unwrap_or_else(|error| panic!("{error}"));
        }
        assert_eq!(again, rules);
        match rules.validate() {
            Ok(rules) => {
                let game = Game::new(rules, seed, None);
                let game = play_out(game, &mut chance, |game, _| all_cards_are_there(game));
                sheets_add_up(&game);
                assert!(game.deal_number() <= Game::DEAL_LIMIT);
                let record: Record = game.record().to_string().parse().expect("a record");
                assert_eq!(record, game.record());
                played += 1;
            }
            Err(faults) => {
                let named = |fault: &scopa::Fault| {
                    !fault.knobs.is_empty() && !fault.problem.is_empty() && !fault.valid.is_empty()
                };
                assert!(
                    faults.iter().count() > 0 && faults.iter().all(named),
                    "{changes:?}"
                );
                refused += 1;
            }
        }
    }
    println!("{played} played, {refused} refused");
    assert!(played > 0 && refused > 0);
}

#[test]
fn no_text_breaks_a_reader() {
    let mut chance = Chance::new(11);
    let mut texts = Vec::new();
    for id in ["classica", "cirulla", "chkobba"] {
        let game = play_out(Game::new(preset(id), 3, None), &mut chance, |_, _| ());
        texts.push(game.record().to_string());
        texts.push(serde_json::to_string(&game.view(0)).expect("JSON"));
        texts.push(serde_json::to_string(game.rules().rules()).expect("JSON"));
        let question = scopa::ai::Question {
            id: 1,
            view: game.view(0),
            level: Level::Book,
            seed: 1,
            millis: None,
        };
        texts.push(question.write());
    }
    for text in &texts {
        for _ in 0..400 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=chance.below(4) {
                let at = chance.below(bytes.len());
                match chance.below(4) {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = chance.below(256) as u8,
                    2 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, b" \n!x.7D1,\"{}[]"[chance.below(13)]),
                }
            }
            let damaged = String::from_utf8_lossy(&bytes).into_owned();
            if let Ok(record) = damaged.parse::<Record>() {
                let _ = Game::replay(&record);
            }
            let _ = Rules::from_json(&damaged);
            if let Ok(view) = serde_json::from_str::<View>(&damaged) {
                let _ = (
                    view.legal_moves(),
                    view.sample(1),
                    choose(&view, Level::Greedy, 1),
                );
            }
            let _ = scopa::ai::answer(&damaged);
        }
    }
}
