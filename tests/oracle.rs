//! A second engine, written from the rules reference alone and as plainly as possible: every subset of the table, every
//! card of a pile, one after the other. `SCOPA_ORACLE` sets how many random positions and piles (default 4,000).

mod chance;

use std::env;

use chance::Chance;
use scopa::rules::*;
use scopa::{
    Captured, Card, Cards, Category, Moment, Play, Rank, captures, coin_run, napola, plays,
    primiera_winners, scopa_points, score_piles,
};

fn cases() -> usize {
    env::var("SCOPA_ORACLE")
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(4_000)
}

/// Random knobs of those that captures and points depend on.
fn any_rules(chance: &mut Chance) -> Rules {
    let knobs = KNOBS.iter().filter(|knob| {
        let setup = [
            "players",
            "sides",
            "hand_size",
            "table_size",
            "deal_pattern",
            "opener",
            "target",
        ];
        !setup.contains(&knob.name)
    });
    let knobs: Vec<&Knob> = knobs.collect();
    loop {
        let mut rules = Rules {
            matta: chance.below(4) == 0,
            ace_sweep: chance.below(2) == 0,
            ..Rules::default()
        };
        for _ in 0..chance.below(12) {
            let knob = knobs[chance.below(knobs.len())];
            let value = match knob.kind {
                KnobKind::Switch => ["true", "false"][chance.below(2)].to_owned(),
                KnobKind::Choice(names) => names[chance.below(names.len())].to_owned(),
                KnobKind::Number { min, .. } => (min as usize + chance.below(9)).to_string(),
                KnobKind::Scale => {
                    ["figures_10_9_8", "face_value", "7:30,1:0"][chance.below(3)].to_owned()
                }
                KnobKind::Order => ["7,6", "10,9", "7,6,1,5,4,3,2"][chance.below(3)].to_owned(),
            };
            let _ = rules.with(knob.name, &value);
        }
        if rules.validate().is_ok() {
            return rules;
        }
    }
}

fn any_cards(chance: &mut Chance, most: usize, from: Cards) -> Cards {
    let mut left: Vec<Card> = from.iter().collect();
    (0..chance.below(most + 1).min(left.len()))
        .map(|_| left.swap_remove(chance.below(left.len())))
        .collect()
}

/// A position as the oracle sees it.
struct Oracle<'a> {
    rules: &'a Rules,
    table: Vec<Card>,
    moment: Moment,
}

impl Oracle<'_> {
    fn value(&self, card: Card) -> u8 {
        let sticky = self.rules.matta && self.rules.matta_scope == MattaScope::Sticky;
        match self.moment.matta {
            Some(rank) if sticky && card == Card::MATTA => rank.value(),
            _ => card.rank().value(),
        }
    }

    fn aces(&self) -> Vec<Card> {
        self.table
            .iter()
            .copied()
            .filter(|card| self.value(*card) == 1)
            .collect()
    }

    fn sets(&self, total: u8) -> Vec<Vec<Card>> {
        let subset = |bits: u32| -> Vec<Card> {
            self.table
                .iter()
                .enumerate()
                .filter(|(i, _)| bits >> i & 1 == 1)
                .map(|(_, card)| *card)
                .collect()
        };
        let all = (1..1u32 << self.table.len()).map(subset);
        all.filter(|set| set.iter().map(|card| self.value(*card)).sum::<u8>() == total)
            .collect()
    }

    fn limited(&self, mut sets: Vec<Vec<Card>>) -> Vec<Vec<Card>> {
        if let Some(most) = self.rules.max_capture {
            sets.retain(|set| set.len() <= usize::from(most));
        }
        if self.rules.sum_choice == SumChoice::Fewest {
            let fewest = sets.iter().map(Vec::len).min();
            sets.retain(|set| Some(set.len()) == fewest);
        }
        sets
    }

    fn completing(&self, value: u8) -> Vec<Vec<Card>> {
        match self.rules.capture_mode {
            CaptureMode::Card => Vec::new(),
            CaptureMode::Fifteen | CaptureMode::CardOrFifteen => {
                self.limited(self.sets(15 - value))
            }
            CaptureMode::Eleven => self.limited(self.sets(11 - value)),
        }
    }

    fn ordinary(&self, value: u8) -> Vec<Vec<Card>> {
        let mut all = Vec::new();
        if matches!(
            self.rules.capture_mode,
            CaptureMode::Card | CaptureMode::CardOrFifteen
        ) {
            let sets = self.sets(value);
            let single: Vec<_> = sets.iter().filter(|set| set.len() == 1).cloned().collect();
            all = if self.rules.equal_priority && !single.is_empty() {
                single
            } else {
                self.limited(sets)
            };
        }
        all.extend(self.completing(value));
        all
    }

    /// Whether an ace played now takes the table by its own rule.
    fn sweeps(&self) -> bool {
        let tamed = self.moment.first_play && self.rules.ace_first_play == AceFirstPlay::NoSweep;
        let burned = self.rules.ace_on_ace == AceOnAce::TakeOne && !self.aces().is_empty();
        self.rules.ace_sweep && !tamed && !burned
    }

    fn captures(&self, card: Card) -> (Vec<Vec<Card>>, bool) {
        let (rules, value) = (self.rules, self.value(card));
        let mut sets = if value == 1 && rules.ace_sweep {
            let one = rules.ace_on_ace == AceOnAce::TakeOne && !self.aces().is_empty();
            match (self.table.is_empty(), one, self.sweeps()) {
                (true, _, true) if rules.ace_on_empty == AceOnEmpty::TakesItself => {
                    vec![Vec::new()]
                }
                (true, ..) => Vec::new(),
                (_, true, _) => {
                    let one = self.aces().into_iter().map(|ace| vec![ace]);
                    one.chain(self.completing(1)).collect()
                }
                (_, _, true) => vec![self.table.clone()],
                _ => self.ordinary(1),
            }
        } else {
            self.ordinary(value)
        };
        sets.sort();
        let declines = value == 1 && rules.ace_sweep && rules.ace_decline;
        let lay = sets.is_empty() || declines || rules.obligation == Obligation::Free;
        (sets, lay)
    }

    fn scopa(&self, card: Card, taken: &[Card]) -> u8 {
        let lone = self.table.len() == 1 && self.aces().len() == 1;
        let dry = self.value(card) == 1 && self.sweeps() && !lone && !self.rules.ace_sweep_scopa;
        let last = self.moment.last_play && !self.rules.last_play_scopa;
        if taken.is_empty() || taken.len() != self.table.len() || dry || last {
            return 0;
        }
        match self.rules.scopa_value {
            ScopaValue::None => 0,
            ScopaValue::One => 1,
            ScopaValue::CardValue => card.rank().value(),
            ScopaValue::CardsInvolved => taken.len() as u8 + 1,
        }
    }

    fn plays(&self, hand: Cards) -> Vec<Play> {
        let rules = self.rules;
        let mut hand: Vec<Card> = hand.iter().collect();
        let opening = self.moment.first_play
            && rules.ace_sweep
            && rules.ace_first_play == AceFirstPlay::Banned;
        if opening && !hand.iter().all(|card| self.value(*card) == 1) {
            hand.retain(|card| self.value(*card) != 1);
        }
        if rules.obligation == Obligation::Hand
            && hand.iter().any(|card| !self.captures(*card).0.is_empty())
        {
            hand.retain(|card| !self.captures(*card).0.is_empty());
        }
        let mut all = Vec::new();
        for card in hand {
            let (sets, lay) = self.captures(card);
            all.extend(
                sets.iter()
                    .map(|set| Play::take(card, set.iter().copied().collect())),
            );
            all.extend(lay.then(|| Play::lay(card)));
        }
        let scores = |play: &Play| {
            let taken: Option<Vec<Card>> = play.capture.map(|taken| taken.iter().collect());
            taken.is_some_and(|taken| self.scopa(play.card, &taken) > 0)
        };
        if rules.obligation == Obligation::Scopa && all.iter().any(scores) {
            all.retain(scores);
        }
        all.sort();
        all
    }
}

#[test]
fn captures_plays_and_scope_agree() {
    let mut chance = Chance::new(20);
    for _ in 0..cases() {
        let rules = any_rules(&mut chance);
        let table = any_cards(&mut chance, 9, Cards::ALL);
        let hand = any_cards(&mut chance, 4, Cards::ALL - table);
        let matta = Rank::new(chance.below(11) as u8);
        let (first_play, last_play) = (chance.below(3) == 0, chance.below(4) == 0);
        let moment = Moment {
            first_play,
            last_play,
            matta,
        };
        let oracle = Oracle {
            rules: &rules,
            table: table.iter().collect(),
            moment,
        };
        let case = || format!("{hand} on {table}, {moment:?}, {:?}", rules.changes());
        for card in hand {
            let (sets, lay) = oracle.captures(card);
            let mut expected: Vec<Cards> = sets
                .iter()
                .map(|set| set.iter().copied().collect())
                .collect();
            let mut found = captures(&rules, table, card, moment);
            found.sets.sort();
            expected.sort();
            assert_eq!(
                (found.sets, found.may_trail),
                (expected, lay),
                "{card}: {}",
                case()
            );
            for set in &sets {
                let taken = set.iter().copied().collect();
                let points = scopa_points(&rules, table, card, taken, moment);
                assert_eq!(
                    points,
                    oracle.scopa(card, set),
                    "{card} takes {taken}: {}",
                    case()
                );
            }
        }
        let mut found: Vec<Play> = plays(&rules, table, hand, moment).plays().collect();
        found.sort();
        assert_eq!(found, oracle.plays(hand), "{}", case());
    }
}

fn count(pile: Cards, is: impl Fn(Card) -> bool) -> u16 {
    pile.iter().filter(|card| is(*card)).count() as u16
}

fn is_coin(card: Card) -> bool {
    card.to_string().ends_with('D')
}

/// The sides that win the prime.
fn prime(rules: &Rules, piles: &[Cards]) -> Vec<usize> {
    let values = rules.primiera_scale.values();
    let rank = |pile: &Cards| -> Option<Vec<u32>> {
        if pile.is_empty() {
            return None;
        }
        if rules.primiera_mode == PrimieraMode::Count {
            let order = rules.primiera_count_order.iter();
            return Some(
                order
                    .map(|rank| u32::from(count(*pile, |card| card.rank() == rank)))
                    .collect(),
            );
        }
        let best = ['D', 'C', 'S', 'B'].map(|suit| {
            let cards = pile.iter().filter(|card| card.to_string().ends_with(suit));
            cards
                .map(|card| u32::from(values[usize::from(card.rank().value()) - 1]))
                .max()
        });
        let (suits, sum) = (
            best.iter().flatten().count() as u32,
            best.iter().flatten().sum(),
        );
        match rules.primiera_missing {
            PrimieraMissing::NoPrime => (suits == 4).then(|| vec![sum]),
            PrimieraMissing::MoreSuitsFirst => Some(vec![suits, sum]),
            PrimieraMissing::PlainSum => Some(vec![sum]),
        }
    };
    let ranks: Vec<_> = piles.iter().map(rank).collect();
    let best = ranks.iter().flatten().max();
    (0..piles.len())
        .filter(|side| {
            rules.primiera_mode != PrimieraMode::Off
                && best.is_some()
                && ranks[*side].as_ref() == best
        })
        .collect()
}

/// How far the coins run from the ace, by looking for one after the other.
fn run(pile: Cards) -> u8 {
    (1..=10)
        .take_while(|n| pile.iter().any(|card| card.to_string() == format!("{n}D")))
        .count() as u8
}

/// The points of every category for every side.
fn points(rules: &Rules, piles: &[Cards], of: &Captured<'_>) -> Vec<(Category, Vec<u16>)> {
    let each = |of: &dyn Fn(Cards) -> u16| piles.iter().map(|pile| of(*pile)).collect::<Vec<u16>>();
    let give = |winners: Vec<usize>, points: u8| -> Vec<u16> {
        let share = winners.len() == 1 || rules.tie_award == TieAward::All;
        (0..piles.len())
            .map(|side| {
                if share && winners.contains(&side) {
                    points.into()
                } else {
                    0
                }
            })
            .collect()
    };
    let most = |amounts: Vec<u16>, floor: u16| -> Vec<usize> {
        let most = amounts.iter().copied().max().unwrap_or(0);
        (0..amounts.len())
            .filter(|side| amounts[*side] == most && most > floor)
            .collect()
    };
    let absolute = rules.majority == Majority::Absolute;
    let holds = |name: &str, points: u8| {
        each(&|pile| count(pile, |card| card.to_string() == name) * u16::from(points))
    };
    let sevens = each(&|pile| count(pile, |card| card.rank().value() == 7));
    let capped = |cap: u8| {
        each(&|pile| {
            if run(pile) < 3 {
                0
            } else {
                run(pile).min(cap).into()
            }
        })
    };
    let on = |on: bool, points: Vec<u16>| if on { points } else { vec![0; piles.len()] };
    let high = |pile: Cards| count(pile, |card| is_coin(card) && card.rank().value() >= 8) == 3;
    let low = |pile: Cards| -> u16 {
        let coins = pile
            .iter()
            .filter(|card| is_coin(*card) && card.rank().value() <= 3);
        coins.map(|card| u16::from(card.rank().value())).sum()
    };
    if rules.frac {
        let honours =
            each(&|pile| count(pile, |card| [1, 8, 9, 10].contains(&card.rank().value())));
        return vec![(Category::Frac, honours)];
    }
    let has_prime = rules.re_bello != ReBello::ReplacesPrimiera;
    let doubled = (0..piles.len()).map(|side| {
        let knights = count(piles[side], |card| card.rank().value() == 9);
        if knights == 4 {
            of.scope_points[side]
        } else {
            0
        }
    });
    vec![
        (
            Category::Cards,
            give(
                most(
                    each(&|pile| count(pile, |_| true)),
                    if absolute { 20 } else { 0 },
                ),
                rules.points_cards,
            ),
        ),
        (
            Category::Coins,
            give(
                most(
                    each(&|pile| count(pile, is_coin)),
                    if absolute { 5 } else { 0 },
                ),
                rules.points_coins,
            ),
        ),
        (Category::Settebello, holds("7D", rules.points_settebello)),
        (
            Category::ReBello,
            on(rules.re_bello != ReBello::Off, holds("10D", 1)),
        ),
        (
            Category::SettebelloCoppe,
            on(rules.settebello_coppe, holds("7C", 1)),
        ),
        (Category::Rosmarino, on(rules.rosmarino, holds("8S", 1))),
        (
            Category::Primiera,
            on(has_prime, give(prime(rules, piles), rules.points_primiera)),
        ),
        (
            Category::MostSevens,
            give(most(sevens.clone(), 0), rules.most_sevens),
        ),
        (
            Category::AllSevens,
            sevens
                .iter()
                .map(|n| if *n == 4 { rules.all_sevens.into() } else { 0 })
                .collect(),
        ),
        (Category::Napola, on(rules.napola, capped(rules.napola_cap))),
        (
            Category::Piccola,
            on(rules.piccola, capped(rules.piccola_cap)),
        ),
        (
            Category::Grande,
            each(&|pile| if high(pile) { rules.grande.into() } else { 0 }),
        ),
        (Category::Trento, on(rules.trento, each(&low))),
        (Category::Scope, of.scope_points.to_vec()),
        (Category::Ponino, on(rules.ponino, doubled.collect())),
        (Category::Declared, of.declared.to_vec()),
    ]
}

#[test]
fn points_agree() {
    let mut chance = Chance::new(21);
    for _ in 0..cases() {
        let rules = any_rules(&mut chance);
        let sides = 2 + chance.below(5);
        let mut piles = vec![Cards::EMPTY; sides];
        let lost = chance.below(8) == 0;
        let uneven = chance.below(3);
        for card in Cards::ALL {
            let side = chance.below(sides + uneven * 3).min(sides - 1);
            if !(lost && chance.below(10) == 0) {
                piles[side].insert(card);
            }
        }
        let scope: Vec<u8> = (0..sides).map(|_| chance.below(4) as u8).collect();
        let scope_points: Vec<u16> = scope.iter().map(|n| u16::from(*n) * 3).collect();
        let declared: Vec<u16> = (0..sides).map(|_| chance.below(3) as u16 * 3).collect();
        let of = Captured {
            piles: &piles,
            scope: &scope,
            scope_points: &scope_points,
            declared: &declared,
        };
        let sheet = score_piles(&rules, &of);
        let case = || format!("{piles:?} under {:?}", rules.changes());
        let expected = points(&rules, &piles, &of);
        for side in 0..sides {
            for (category, points) in &expected {
                assert_eq!(
                    sheet.points_of(*category, side as u8),
                    points[side],
                    "{category} of {side}: {}",
                    case()
                );
            }
            let sum = expected.iter().map(|(_, points)| points[side]).sum::<u16>();
            assert_eq!(sheet.points(side as u8), sum, "{}", case());
            assert_eq!(coin_run(piles[side]), run(piles[side]));
            assert_eq!(
                napola(piles[side], 10),
                if run(piles[side]) < 3 {
                    0
                } else {
                    run(piles[side])
                }
            );
        }
        let winners = primiera_winners(&rules, &piles);
        let found: Vec<usize> = (0..sides).filter(|side| winners >> side & 1 == 1).collect();
        assert_eq!(found, prime(&rules, &piles), "{}", case());
        let coins = |side: &usize| count(piles[*side], is_coin) >= rules.all_coins_min.into();
        let all = (0..sides).find(coins).map(|side| side as u8);
        let three = (0..sides)
            .find(|side| rules.trento && run(piles[*side]) >= 3)
            .map(|side| side as u8);
        let wins = all.filter(|_| rules.all_coins == AllCoins::WinsMatch);
        assert_eq!(sheet.outright, three.or(wins), "{}", case());
        assert_eq!(
            sheet.reset,
            all.filter(|_| rules.all_coins == AllCoins::ResetsOpponents),
            "{}",
            case()
        );
    }
}
