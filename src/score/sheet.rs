use serde::{Deserialize, Serialize};

use super::primiera::{PrimeCard, prime};
use super::tally::{self, Captured};
use super::{Category, coins};
use crate::cards::{Cards, MAX_SEATS, Side};
use crate::deal::Deal;
use crate::rules::Rules;

/// One line of the score sheet: what each side has, and the points for it. Sides that do not exist have 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreItem {
    /// The line.
    pub category: Category,
    /// Cards held, coins held, the sum of the prime, the number of scope and so on.
    pub amounts: [u16; MAX_SEATS],
    /// The points.
    pub points: [u16; MAX_SEATS],
}

/// The points of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealScore {
    /// How many sides there are.
    pub sides: u8,
    /// The categories in force, in the order of the sheet.
    pub items: Vec<ScoreItem>,
    /// The side that wins the match at once by its coins (B.8, step 1).
    pub outright: Option<Side>,
    /// The side whose coins put all others back to nought (C, Libyan).
    pub reset: Option<Side>,
    /// The best card of each suit in each side's pile, with its value in the prime (B.4).
    pub primes: Vec<[PrimeCard; 4]>,
}

impl DealScore {
    /// All the points of a side.
    #[must_use]
    pub fn points(&self, side: Side) -> u16 {
        self.items
            .iter()
            .map(|item| item.points.get(usize::from(side)).copied().unwrap_or(0))
            .sum()
    }

    /// The points of a side in a category.
    #[must_use]
    pub fn points_of(&self, category: Category, side: Side) -> u16 {
        self.item(category)
            .and_then(|item| item.points.get(usize::from(side)).copied())
            .unwrap_or(0)
    }

    /// How many scope a side made, a dealer's bonus of 15 or 30 included.
    #[must_use]
    pub fn scope_count(&self, side: Side) -> u16 {
        self.item(Category::Scope)
            .and_then(|item| item.amounts.get(usize::from(side)).copied())
            .unwrap_or(0)
    }

    /// The line of a category, if it is in force.
    #[must_use]
    pub fn item(&self, category: Category) -> Option<&ScoreItem> {
        self.items.iter().find(|item| item.category == category)
    }

    /// The side whose coins win the match or reset the others.
    #[must_use]
    pub fn all_coins(&self) -> Option<Side> {
        self.outright.or(self.reset)
    }

    /// The best card of each suit in a side's pile, with its value in the prime.
    #[must_use]
    pub fn prime_cards(&self, side: Side) -> [PrimeCard; 4] {
        self.primes
            .get(usize::from(side))
            .copied()
            .unwrap_or_default()
    }
}

/// The points of a deal as it stands; they count once it is over.
#[must_use]
pub fn score(deal: &Deal) -> DealScore {
    score_piles(deal.rules(), &tally::captured(deal))
}

/// The points for piles, scope and declarations.
#[must_use]
pub fn score_piles(rules: &Rules, of: &Captured<'_>) -> DealScore {
    let mut items = Vec::new();
    tally::tally(rules, of, &mut |category, amounts, points| {
        items.push(ScoreItem {
            category,
            amounts,
            points,
        })
    });
    let piles: &[Cards] = of.piles;
    DealScore {
        sides: piles.len() as u8,
        items,
        outright: coins::outright(rules, piles),
        reset: coins::reset(rules, piles),
        primes: piles.iter().map(|pile| prime(rules, *pile)).collect(),
    }
}
