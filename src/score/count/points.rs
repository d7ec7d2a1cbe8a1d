//! From what is said to points. For every category the piles are made up that show just what is said, and the engine
//! scores them: majorities, ties, scales and missing suits are as in any deal.

use super::super::{Captured, Category, DealScore, ScoreItem, coins, prime, score_piles};
use super::{Count, Fact, first, low_coins};
use crate::cards::{Card, Cards, MAX_SEATS, Rank, Suit};
use crate::rules::{PrimieraMode, Rules};

/// The points of a deal of which `count` is said. What is not said counts as nothing.
#[must_use]
pub fn score_count(rules: &Rules, count: &Count) -> DealScore {
    let sides = usize::from(rules.sides_count());
    let per_side = |fact| -> Vec<u16> { (0..sides).map(|side| count.number(fact, side)).collect() };
    let piles = |what: &dyn Fn(usize) -> Cards| -> Vec<Cards> { (0..sides).map(what).collect() };
    let (scope, declared) = (per_side(Fact::Scope), per_side(Fact::Declared));
    let made: Vec<u8> = scope.iter().map(|scope| *scope as u8).collect();
    let mut items = Vec::new();
    for category in super::in_force(rules) {
        let item = if count.by_points {
            let mut points = [0; MAX_SEATS];
            points[..sides].copy_from_slice(&per_side(Fact::Points(category)));
            Some(ScoreItem {
                category,
                amounts: points,
                points,
            })
        } else {
            let captured = Captured {
                piles: &piles(&|side| pile(rules, count, category, side)),
                scope: &made,
                scope_points: &scope,
                declared: &declared,
            };
            score_piles(rules, &captured).item(category).copied()
        };
        items.extend(item);
    }
    let decisive = piles(&|side| decisive(count, side));
    DealScore {
        sides: sides as u8,
        items,
        outright: coins::outright(rules, &decisive),
        reset: coins::reset(rules, &decisive),
        primes: (0..sides)
            .map(|side| prime(rules, pile(rules, count, Category::Primiera, side)))
            .collect(),
    }
}

/// A pile that shows what is said of a side in a category.
fn pile(rules: &Rules, count: &Count, category: Category, side: usize) -> Cards {
    let number = |fact| count.number(fact, side);
    let if_so = |fact, cards: Cards| {
        if number(fact) > 0 {
            cards
        } else {
            Cards::EMPTY
        }
    };
    let holds = |card: Card| if_so(Fact::Holds(card), card.into());
    let of_rank = |rank| first(Cards::ALL.of_rank(rank), number(Fact::Rank(rank)));
    let all =
        |cards: &mut dyn Iterator<Item = Cards>| cards.fold(Cards::EMPTY, |all, more| all | more);
    let coins = Cards::ALL.of_suit(Suit::Denari);
    match category {
        Category::Cards => first(Cards::ALL, number(Fact::Cards)),
        Category::Coins => first(coins, number(Fact::Coins)),
        Category::Settebello => holds(Card::SETTEBELLO),
        Category::ReBello => holds(Card::RE_BELLO),
        Category::SettebelloCoppe => holds(Card::MATTA),
        Category::Rosmarino => holds(Card::ROSMARINO),
        Category::Primiera if rules.primiera_mode == PrimieraMode::Count => {
            all(&mut rules.primiera_count_order.iter().map(of_rank))
        }
        Category::Primiera => {
            let best = |suit: &Suit| {
                let rank = Rank::new(number(Fact::Best(*suit)) as u8);
                Some(Card::new(rank?, *suit))
            };
            Suit::ALL.iter().filter_map(best).collect()
        }
        Category::MostSevens | Category::AllSevens => of_rank(Rank::SEVEN),
        Category::Napola | Category::Piccola => first(coins, number(Fact::Run)),
        Category::Grande => if_so(Fact::Grande, coins - first(coins, 7)),
        Category::Trento => all(&mut low_coins().iter().map(holds)),
        Category::Ponino => if_so(Fact::Knights, Cards::ALL.of_rank(Rank::CAVALLO)),
        Category::Frac => {
            let honours = [Rank::ACE, Rank::FANTE, Rank::CAVALLO, Rank::RE];
            let honours = all(&mut honours.into_iter().map(|rank| Cards::ALL.of_rank(rank)));
            first(honours, number(Fact::Honours))
        }
        Category::Scope | Category::Declared => Cards::EMPTY,
    }
}

/// A pile with the coins that may decide the match at once.
fn decisive(count: &Count, side: usize) -> Cards {
    let coins = Cards::ALL.of_suit(Suit::Denari);
    let number = |fact| count.number(fact, side);
    if number(Fact::AllCoins) > 0 {
        return coins;
    }
    let all_low = number(Fact::Points(Category::Trento)) == 6;
    let is_low = |card: &Card| all_low || number(Fact::Holds(*card)) > 0;
    let low: Cards = low_coins().iter().filter(is_low).collect();
    // Where ace, 2 and 3 are asked for by themselves, they are there only when they are said to be.
    let asked = count.place(Fact::Holds(Card::ASSO_BELLO)).is_some();
    let apart = if asked { low_coins() } else { Cards::EMPTY };
    let lacking = 10u16.saturating_sub(number(Fact::Coins));
    (coins - first(coins, lacking) - apart) | low
}
