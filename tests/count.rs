//! Points from counts are the points of the deal: random deals of every preset, counted as people count them.
//! `SCOPA_COUNTS` sets how many deals each rule set gets (default 150).

mod chance;

use std::env;

use chance::Chance;
use scopa::{
    Card, Cards, Category, Count, CountFault, Fact, Game, PRESETS, Phase, Rank, Rules, Suit,
    coin_run, prime_ranks, score, score_count,
};

fn preset(id: &str) -> Rules {
    let mut words = id.split(' ');
    let mut rules = Rules::preset(words.next().unwrap_or_default()).expect("a preset");
    for word in words {
        let (knob, value) = word.split_once('=').expect("knob=value");
        rules.with(knob, value).expect("a knob");
    }
    rules
}

fn rule_sets() -> impl Iterator<Item = &'static str> {
    let more = [
        "cirulla players=3",
        "classica_3 primiera_missing=more_suits_first",
        "sei sides=individual primiera_missing=plain_sum",
        "sei sides=pairs primiera_scale=figures_zero",
        "chkobba players=4 deal_pattern=singles",
        "americana players=3",
        "coppie sides=individual primiera_mode=count primiera_count_order=7,6",
        "escoba all_sevens=1 rosmarino=on",
        "cinque all_coins=resets_opponents all_coins_min=6",
        "classica dealer_low_bonus=on primiera_scale=face_value points_cards=3",
    ];
    PRESETS.iter().copied().chain(more)
}

/// The piles at the end of a random deal, and the game that it was.
fn played(rules: &Rules, seed: u64, chance: &mut Chance) -> Game {
    let ruleset = rules.validate().expect("a rule set");
    let mut game = Game::new(ruleset, seed, None);
    while game.phase() == Phase::Playing {
        let moves = game.legal_moves();
        let choice = moves.get(chance.below(moves.len())).expect("a move");
        game.play(choice).expect("legal");
    }
    game
}

/// What a person would say of a pile.
fn counted(rules: &Rules, fact: Fact, pile: Cards, side: u8, game: &Game) -> u16 {
    let coins = pile.of_suit(Suit::Denari);
    let points = |category| score(game.deal()).points_of(category, side);
    let all_of = |cards: Cards| u16::from(cards.is_subset(pile));
    match fact {
        Fact::Cards => pile.len() as u16,
        Fact::Coins => coins.len() as u16,
        Fact::Holds(card) => u16::from(pile.contains(card)),
        Fact::Rank(rank) => pile.of_rank(rank).len() as u16,
        Fact::Run => coin_run(pile).into(),
        Fact::Grande => all_of(
            [8, 9, 10]
                .map(|rank| card(rank, Suit::Denari))
                .into_iter()
                .collect(),
        ),
        Fact::Knights => all_of(Cards::ALL.of_rank(Rank::CAVALLO)),
        Fact::Honours => points(Category::Frac),
        Fact::Scope => points(Category::Scope),
        Fact::Declared => points(Category::Declared),
        Fact::AllCoins => u16::from(coins.len() >= usize::from(rules.all_coins_min)),
        Fact::Points(category) => points(category),
        Fact::Best(suit) => {
            // Of cards that are worth the same a person names any: the first of the row of buttons.
            let ranks = prime_ranks(rules);
            let mine = |group: &&Vec<Rank>| {
                group
                    .iter()
                    .any(|rank| pile.contains(Card::new(*rank, suit)))
            };
            let best = ranks.iter().find(mine);
            best.map_or(0, |group| group[0].value().into())
        }
    }
}

fn card(rank: u8, suit: Suit) -> Card {
    Card::new(Rank::new(rank).expect("a rank"), suit)
}

fn expect_same(rules: &Rules, game: &Game, count: &Count, what: &str) {
    assert_eq!(count.faults(rules), [], "{what}");
    let (ours, theirs) = (score_count(rules, count), score(game.deal()));
    assert_eq!(ours.sides, theirs.sides, "{what}");
    for item in &theirs.items {
        let sides = 0..theirs.sides;
        let points: Vec<u16> = sides
            .map(|side| ours.points_of(item.category, side))
            .collect();
        assert_eq!(
            points,
            item.points[..points.len()],
            "{what}: {}",
            item.category
        );
    }
    assert_eq!(ours.items.len(), theirs.items.len(), "{what}");
    assert_eq!(
        (ours.outright, ours.reset),
        (theirs.outright, theirs.reset),
        "{what}"
    );
}

#[test]
fn points_from_counts_are_the_points_of_the_deal() {
    let deals = env::var("SCOPA_COUNTS")
        .ok()
        .and_then(|deals| deals.parse().ok());
    for id in rule_sets() {
        let rules = preset(id);
        let mut chance = Chance::new(7);
        for seed in 0..deals.unwrap_or(150) {
            let game = played(&rules, seed, &mut chance);
            let sides = usize::from(rules.sides_count());
            for by_points in [false, true] {
                let mut count = Count::new(&rules, by_points);
                for place in 0..count.facts().len() {
                    let fact = count.facts()[place];
                    for side in 0..sides {
                        let pile = game.deal().pile(side as u8);
                        count.said[place][side] =
                            Some(counted(&rules, fact, pile, side as u8, &game));
                    }
                }
                let what = format!("{id}, deal {seed}, points {by_points}");
                expect_same(&rules, &game, &count, &what);
            }
        }
    }
}

#[test]
fn what_follows_need_not_be_said() {
    for id in rule_sets() {
        let rules = preset(id);
        let mut chance = Chance::new(8);
        for seed in 0..40 {
            let game = played(&rules, seed, &mut chance);
            let sides = usize::from(rules.sides_count());
            let mut count = Count::new(&rules, false);
            for place in 0..count.facts().len() {
                let fact = count.facts()[place];
                for side in 0..sides {
                    // As people go through the form: what is there already is not said again.
                    let said = counted(
                        &rules,
                        fact,
                        game.deal().pile(side as u8),
                        side as u8,
                        &game,
                    );
                    let holder = matches!(fact, Fact::Holds(_)) && said == 0;
                    let there = count.said[place][side] == Some(said);
                    if count.needs(&rules, fact) && !there && !holder {
                        count.say(&rules, place, side, Some(said));
                    }
                }
            }
            expect_same(&rules, &game, &count, &format!("{id}, deal {seed}"));
        }
    }
}

fn say(count: &mut Count, fact: Fact, values: &[u16]) {
    let place = count.place(fact).expect("asked for");
    for (side, value) in values.iter().enumerate() {
        count.said[place][side] = Some(*value);
    }
}

/// A deal of two with nothing wrong.
fn fair(rules: &Rules) -> Count {
    let mut count = Count::new(rules, false);
    say(&mut count, Fact::Cards, &[22, 18]);
    say(&mut count, Fact::Coins, &[6, 4]);
    say(&mut count, Fact::Holds(Card::SETTEBELLO), &[1, 0]);
    say(&mut count, Fact::Best(Suit::Denari), &[7, 6]);
    say(&mut count, Fact::Best(Suit::Coppe), &[7, 6]);
    say(&mut count, Fact::Best(Suit::Spade), &[1, 7]);
    say(&mut count, Fact::Best(Suit::Bastoni), &[5, 7]);
    count
}

#[test]
fn what_cannot_be_is_found() {
    let rules = Rules::default();
    let with = |fact, values: &[u16]| {
        let mut count = fair(&rules);
        say(&mut count, fact, values);
        count.faults(&rules)
    };
    let settebello = Fact::Holds(Card::SETTEBELLO);
    let coins = Fact::Best(Suit::Denari);
    assert_eq!(fair(&rules).faults(&rules), []);
    let sum = |fact, said, of| CountFault::Sum { fact, said, of };
    assert_eq!(with(Fact::Cards, &[23, 18]), [sum(Fact::Cards, 41, 40)]);
    assert_eq!(with(Fact::Cards, &[21, 18]), [sum(Fact::Cards, 39, 40)]);
    assert_eq!(with(Fact::Coins, &[7, 4]), [sum(Fact::Coins, 11, 10)]);
    assert!(with(settebello, &[1, 1]).contains(&CountFault::Twice(Card::SETTEBELLO)));
    assert!(with(settebello, &[0, 1]).contains(&CountFault::Card(0, Card::SETTEBELLO)));
    assert!(with(coins, &[7, 7]).contains(&CountFault::Twice(Card::SETTEBELLO)));
    let cup = card(7, Suit::Coppe);
    assert_eq!(
        with(Fact::Best(Suit::Coppe), &[6, 5]),
        [CountFault::Nobody(cup)]
    );
    assert_eq!(
        with(Fact::Best(Suit::Coppe), &[7, 7]),
        [CountFault::Twice(cup)]
    );
    assert_eq!(
        with(Fact::Coins, &[10, 0]),
        [CountFault::Number(1, Fact::Coins)]
    );
    assert_eq!(
        with(Fact::Cards, &[38, 2]),
        [CountFault::Number(1, Fact::Cards)]
    );
    let empty = Count::new(&rules, false).faults(&rules);
    assert_eq!(empty.len(), 7, "{empty:?}");
    assert!(
        empty
            .iter()
            .all(|fault| matches!(fault, CountFault::Missing(_)))
    );

    for id in rule_sets() {
        let rules = preset(id);
        for by_points in [false, true] {
            let faults = Count::new(&rules, by_points).faults(&rules);
            let missing = |fault: &CountFault| matches!(fault, CountFault::Missing(_));
            assert!(faults.iter().all(missing), "{id} at first: {faults:?}");
        }
    }
    let rules = preset("napola");
    let mut count = Count::new(&rules, false);
    say(&mut count, Fact::Run, &[3, 4]);
    let ace = CountFault::Twice(Card::ASSO_BELLO);
    assert!(count.faults(&rules).contains(&ace));

    let mut count = Count::new(&rules, true);
    say(&mut count, Fact::Points(Category::Settebello), &[0, 1]);
    say(&mut count, Fact::Points(Category::Napola), &[2, 0]);
    let odd = CountFault::Odd(Fact::Points(Category::Napola));
    assert_eq!(count.faults(&rules), [odd]);
    say(&mut count, Fact::Points(Category::Napola), &[3, 4]);
    assert_eq!(count.faults(&rules), [odd]);
    say(&mut count, Fact::Points(Category::Settebello), &[1, 1]);
    assert_eq!(count.faults(&rules).len(), 2, "two settebelli");
}

#[test]
fn one_side_alone_has_the_settebello() {
    let rules = Rules::default();
    let mut count = Count::new(&rules, false);
    let place = |fact| Count::new(&rules, false).place(fact).expect("asked for");
    let settebello = place(Fact::Holds(Card::SETTEBELLO));
    let coins = place(Fact::Best(Suit::Denari));
    count.say(&rules, settebello, 1, Some(1));
    assert_eq!(count.said[settebello][..2], [Some(0), Some(1)]);
    assert_eq!(
        count.said[coins][..2],
        [None, Some(7)],
        "it is her best coin"
    );
    count.say(&rules, coins, 0, Some(7));
    assert_eq!(count.said[settebello][..2], [Some(1), Some(0)]);
    assert_eq!(count.said[coins][..2], [Some(7), None]);
    count.say(&rules, coins, 0, Some(6));
    assert_eq!(count.said[settebello][..2], [Some(0), Some(1)]);
    assert_eq!(count.said[coins][..2], [Some(6), Some(7)]);
}
