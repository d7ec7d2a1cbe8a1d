//! What decided each line of the count.

use super::count::Teller;
use super::text::{Line, Value};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::{Majority, PrimieraMissing, PrimieraMode};
use crate::score::{Category, ScoreItem, coin_run, primiera_winners};

impl Teller<'_> {
    /// Why the points of a line went where they went.
    pub(super) fn reason(&self, item: &ScoreItem) -> String {
        let sides = self.piles.len();
        let (amounts, points) = (&item.amounts[..sides], &item.points[..sides]);
        let scorer = points.iter().position(|points| *points > 0);
        match item.category {
            Category::Cards => self.most(0, amounts, 20),
            Category::Coins => self.most(1, amounts, 5),
            Category::MostSevens => self.most(2, amounts, 0),
            Category::Settebello => self.card(Card::SETTEBELLO),
            Category::ReBello => self.card(Card::RE_BELLO),
            Category::SettebelloCoppe => self.card(Card::MATTA),
            Category::Rosmarino => self.card(Card::ROSMARINO),
            Category::Primiera => match self.rules.primiera_mode {
                PrimieraMode::Count => self.counted(),
                _ => self.prime(),
            },
            Category::AllSevens => self.each(Line::WhyAllSevens, amounts),
            Category::Napola => self.run(0),
            Category::Piccola => self.run(1),
            Category::Grande => self.held(scorer, Line::WhyGrande, Line::WhyGrandeNobody),
            Category::Trento => self.low_coins(),
            Category::Scope if amounts.iter().all(|scope| *scope == 0) => {
                self.words.say(Line::WhyScopeNone, &[])
            }
            Category::Scope => self.each(Line::WhyScope, amounts),
            Category::Ponino => {
                let holder = amounts.iter().position(|knights| *knights == 4);
                self.held(holder, Line::WhyPonino, Line::WhyPoninoNobody)
            }
            Category::Declared if scorer.is_none() => self.words.say(Line::WhyDeclaredNone, &[]),
            Category::Declared => self.words.say(Line::WhyDeclared, &[]),
            Category::Frac => self.words.say(Line::WhyFrac, &[]),
        }
    }

    fn each(&self, line: Line, amounts: &[u16]) -> String {
        let amounts = self.amounts(amounts);
        self.words.say(line, &[Value::Text(&amounts)])
    }

    fn held(&self, holder: Option<usize>, line: Line, nobody: Line) -> String {
        match holder {
            Some(side) => self.words.say(line, &[self.name(side)]),
            None => self.words.say(nobody, &[]),
        }
    }

    /// Cards, coins or sevens: who has the most, if that must be so more than half.
    fn most(&self, of: u32, amounts: &[u16], half: u16) -> String {
        let absolute = self.rules.majority == Majority::Absolute;
        let floor = if absolute { half } else { 0 };
        let most = amounts.iter().copied().max().unwrap_or(0);
        let holders = amounts.iter().filter(|amount| **amount == most).count();
        let amounts = self.amounts(amounts);
        let values = [
            Value::Number(of),
            Value::Text(&amounts),
            Value::Number(if most > floor { 0 } else { floor.into() }),
            Value::Number(u32::from(most > floor && holders > 1)),
        ];
        self.words.say(Line::WhyMost, &values)
    }

    /// A card that scores for its holder.
    fn card(&self, card: Card) -> String {
        let name = self.card_name(card);
        match self.piles.iter().position(|pile| pile.contains(card)) {
            Some(side) => {
                let values = [Value::Text(&name), self.name(side)];
                self.words.say(Line::WhyCard, &values)
            }
            None => self.words.say(Line::WhyCardNobody, &[Value::Text(&name)]),
        }
    }

    fn card_name(&self, card: Card) -> String {
        let values = [rank(card.rank()), suit(card.suit())];
        self.words.say(Line::Card, &values)
    }

    /// Whether the best prime is shared.
    fn tie(&self) -> Value<'_> {
        let winners = primiera_winners(self.rules, self.piles).count_ones();
        Value::Number(u32::from(winners > 1))
    }

    /// The best card of each suit, by side.
    fn prime(&self) -> String {
        let rule = match self.rules.primiera_missing {
            PrimieraMissing::NoPrime => 0,
            PrimieraMissing::MoreSuitsFirst => 1,
            PrimieraMissing::PlainSum => 2,
        };
        let mut hands = Vec::new();
        for side in 0..self.piles.len() {
            let (mut cards, mut missing, mut sum) = (Vec::new(), Vec::new(), 0);
            for (best, suit) in self.score.prime_cards(side as u8).iter().zip(Suit::ALL) {
                if let Some((card, value)) = best {
                    let (name, value) = (self.card_name(*card), u32::from(*value));
                    let values = [Value::Text(&name), Value::Number(value)];
                    cards.push(self.words.say(Line::CardWorth, &values));
                    sum += value;
                } else {
                    missing.push(self.words.say(Line::Suit, &[self::suit(suit)]));
                }
            }
            let cards = self.words.join(&cards, Line::Comma);
            let missing = self.words.list(&missing);
            let values = [
                self.name(side),
                Value::Number(sum),
                Value::Text(&cards),
                Value::Text(&missing),
                Value::Number(rule),
            ];
            hands.push(self.words.say(Line::PrimeHand, &values));
        }
        let hands = self.words.join(&hands, Line::Semicolon);
        self.words
            .say(Line::WhyPrime, &[Value::Text(&hands), self.tie()])
    }

    /// The counts of the ranks in order, down to the first that only one side has most of.
    fn counted(&self) -> String {
        let mut steps = Vec::new();
        let mut level: Vec<usize> = (0..self.piles.len()).collect();
        for rank in self.rules.primiera_count_order.iter() {
            let count = |pile: &Cards| pile.of_rank(rank).len() as u16;
            let counts: Vec<u16> = self.piles.iter().map(count).collect();
            let most = level.iter().map(|side| counts[*side]).max();
            level.retain(|side| Some(counts[*side]) == most);
            let amounts = self.amounts(&counts);
            let values = [self::rank(rank), Value::Text(&amounts)];
            steps.push(self.words.say(Line::CountedStep, &values));
            if level.len() < 2 {
                break;
            }
        }
        let steps = self.words.join(&steps, Line::Semicolon);
        self.words
            .say(Line::WhyCounted, &[Value::Text(&steps), self.tie()])
    }

    /// Coins in sequence from the ace.
    fn run(&self, piccola: u32) -> String {
        let piccola = Value::Number(piccola);
        let runs = self.piles.iter().map(|pile| coin_run(*pile));
        let Some((side, run)) = runs.enumerate().find(|(_, run)| *run >= 3) else {
            return self.words.say(Line::WhyRunNobody, &[piccola]);
        };
        let next = if run < 10 { run + 1 } else { 0 };
        let (top, next) = (Value::Number(run.into()), Value::Number(next.into()));
        let values = [piccola, self.name(side), top, next];
        self.words.say(Line::WhyRun, &values)
    }

    /// Which of ace, two and three of coins each side has.
    fn low_coins(&self) -> String {
        let mut each = Vec::new();
        for (side, pile) in self.piles.iter().enumerate() {
            let coins = pile.of_suit(Suit::Denari).iter().map(Card::rank);
            let low = coins.filter(|rank| rank.value() <= 3);
            let ranks: Vec<String> = low
                .map(|low| self.words.say(Line::Rank, &[rank(low)]))
                .collect();
            if !ranks.is_empty() {
                let ranks = self.words.list(&ranks);
                let values = [self.name(side), Value::Text(&ranks)];
                each.push(self.words.say(Line::TrentoHeld, &values));
            }
        }
        let each = self.words.join(&each, Line::Semicolon);
        self.words.say(Line::WhyTrento, &[Value::Text(&each)])
    }
}

fn rank(rank: Rank) -> Value<'static> {
    Value::Number(rank.value().into())
}

fn suit(suit: Suit) -> Value<'static> {
    Value::Number(suit.index() as u32)
}
