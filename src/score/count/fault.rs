//! What cannot be.

use super::{Count, Fact, Shape, all_are_owned, prime_ranks};
use crate::cards::{Card, Cards, Rank, Side, Suit};
use crate::rules::Rules;
use crate::score::Category;

/// Why what is said of a deal gives no points yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountFault {
    /// Together the sides have more or fewer than there are.
    Sum {
        /// Of what.
        fact: Fact,
        /// How many they have.
        said: u16,
        /// How many there are.
        of: u16,
    },
    /// Two sides have the card.
    Twice(Card),
    /// No side has the card.
    Nobody(Card),
    /// The side cannot have the card beside what else is said of it.
    Card(Side, Card),
    /// The side cannot have this number of them beside what else is said of it.
    Number(Side, Fact),
    /// There are no such points.
    Odd(Fact),
    /// Not said yet.
    Missing(Fact),
}

impl Count {
    /// What cannot be, and after that what has not been said yet; empty when the deal can be scored.
    #[must_use]
    pub fn faults(&self, rules: &Rules) -> Vec<CountFault> {
        let sides = usize::from(rules.sides_count());
        let mut faults = Vec::new();
        let mut missing = Vec::new();
        for (fact, said) in self.facts.iter().zip(&self.said) {
            if !self.needs(rules, *fact) {
                continue;
            }
            let said = &said[..sides];
            let sum = said.iter().flatten().sum::<u16>();
            let complete = said.iter().all(Option::is_some);
            let shape = fact.shape(rules);
            let none = matches!(shape, Shape::One { sure: true, .. }) && sum == 0;
            if !complete || none {
                missing.push(CountFault::Missing(*fact));
            }
            match shape {
                Shape::Number { all: Some(of), .. } => {
                    let few = complete && sum < of && all_are_owned(rules);
                    if sum > of || few {
                        faults.push(CountFault::Sum {
                            fact: *fact,
                            said: sum,
                            of,
                        });
                    }
                }
                Shape::One { worth, .. } if sum > worth => faults.push(CountFault::Odd(*fact)),
                Shape::Number { most, .. } => {
                    // The ace of coins is in every run.
                    let run = matches!(fact, Fact::Points(Category::Napola | Category::Piccola));
                    let owners = said.iter().flatten().filter(|points| **points > 0).count();
                    let odd = |points: &u16| *points > most || run && matches!(points, 1 | 2);
                    if run && owners > 1 || said.iter().flatten().any(odd) {
                        faults.push(CountFault::Odd(*fact));
                    }
                }
                _ => {}
            }
        }
        if !self.by_points {
            self.cards_at_odds(rules, &mut faults);
        }
        faults.extend(missing);
        faults
    }

    /// Cards that two sides have, or none, or that go against what else is said.
    fn cards_at_odds(&self, rules: &Rules, faults: &mut Vec<CountFault>) {
        let sides = usize::from(rules.sides_count());
        let known: Vec<(Cards, Cards)> = (0..sides).map(|side| self.known(rules, side)).collect();
        let (mut seen, mut nobody) = (Cards::EMPTY, Cards::ALL);
        for (side, (has, lacks)) in known.into_iter().enumerate() {
            faults.extend((seen & has).first().map(CountFault::Twice));
            seen |= has;
            nobody = nobody & lacks;
            let of = side as Side;
            if let Some(card) = (has & lacks).first() {
                faults.push(CountFault::Card(of, card));
                continue;
            }
            let coins = |cards: Cards| cards.of_suit(Suit::Denari).len() as u16;
            if let Some(said) = self.get(Fact::Coins, side)
                && (said < coins(has) || said > 10 - coins(lacks))
            {
                faults.push(CountFault::Number(of, Fact::Coins));
            }
            let least = self
                .get(Fact::Coins, side)
                .unwrap_or(0)
                .max(has.len() as u16);
            if self.get(Fact::Cards, side).is_some_and(|said| said < least) {
                faults.push(CountFault::Number(of, Fact::Cards));
            }
        }
        let nobody = nobody.first().filter(|_| all_are_owned(rules));
        faults.extend(nobody.map(CountFault::Nobody));
    }

    /// The cards that a side must have by what is said, and those that it cannot have.
    fn known(&self, rules: &Rules, side: usize) -> (Cards, Cards) {
        let (mut has, mut lacks) = (Cards::EMPTY, Cards::EMPTY);
        let ranks = prime_ranks(rules);
        for (fact, said) in self.facts.iter().zip(&self.said) {
            let Some(said) = said.get(side).copied().flatten() else {
                continue;
            };
            let mut all_or_none = |cards: Cards, all: u16| {
                if said >= all {
                    has |= cards;
                } else if said == 0 {
                    lacks |= cards;
                }
            };
            let coins = Cards::ALL.of_suit(Suit::Denari);
            match *fact {
                Fact::Holds(card) => all_or_none(card.into(), 1),
                Fact::Rank(rank) => all_or_none(Cards::ALL.of_rank(rank), 4),
                Fact::Grande if said > 0 => all_or_none(coins - super::first(coins, 7), 1),
                Fact::Knights if said > 0 => all_or_none(Cards::ALL.of_rank(Rank::CAVALLO), 1),
                // A shorter run gives nothing, and nobody says of it how short it is.
                Fact::Run if said >= 3 => {
                    let run = super::first(coins, said);
                    has |= run;
                    lacks |= Cards::from_iter((coins - run).first());
                }
                Fact::Best(suit) => {
                    let is = |rank: &Rank| u16::from(rank.value()) == said;
                    let better = ranks.iter().take_while(|group| !group.iter().any(is));
                    let better = better.flatten().map(|rank| Card::new(*rank, suit));
                    lacks |= better.collect();
                    if let Some([rank]) = ranks
                        .iter()
                        .map(|group| &group[..])
                        .find(|group| group.iter().any(is))
                    {
                        has.insert(Card::new(*rank, suit));
                    }
                }
                _ => {}
            }
        }
        (has, lacks)
    }
}
