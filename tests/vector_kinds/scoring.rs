//! The prime, runs of coins, and whole score sheets.

use std::collections::BTreeMap;

use scopa::{Captured, Card, Cards, Category, Rank, Rules, Side, Suit};
use serde::{Deserialize, Deserializer, de::Error};

use super::playing::Points;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    pile: Cards,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prime {
    suits: usize,
    total: u16,
}

pub fn primiera(rules: &Rules, input: Pile, _: &Prime) -> Result<Prime, String> {
    let cards = scopa::prime(rules, input.pile);
    let held = || cards.iter().flatten();
    Ok(Prime {
        suits: held().count(),
        total: held().map(|card| u16::from(card.1)).sum(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    piles: Vec<Cards>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Winner {
    winner: Option<Side>,
}

pub fn primiera_winner(rules: &Rules, input: Piles, _: &Winner) -> Result<Winner, String> {
    let winners = scopa::primiera_winners(rules, &input.piles);
    Ok(Winner {
        winner: (winners.count_ones() == 1).then_some(winners.trailing_zeros() as Side),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coins {
    coins: Vec<Rank>,
}

pub fn napola(rules: &Rules, input: Coins, _: &Points) -> Result<Points, String> {
    let pile = input
        .coins
        .iter()
        .map(|rank| Card::new(*rank, Suit::Denari))
        .collect();
    Ok(Points {
        points: scopa::napola(pile, rules.napola_cap).into(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    piles: Vec<Cards>,
    scope: Vec<u16>,
    #[serde(default)]
    declared: Option<Vec<u16>>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    points: Vec<ByCategory>,
    totals: Vec<u16>,
    all_coins: Option<Side>,
}

/// The points of a side that are not nought.
#[derive(Debug, Default, PartialEq)]
pub struct ByCategory(pub BTreeMap<Category, u16>);

impl<'de> Deserialize<'de> for ByCategory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByCategory, D::Error> {
        let mut categories = BTreeMap::new();
        for (name, points) in BTreeMap::<String, u16>::deserialize(deserializer)? {
            let category = match name.as_str() {
                "declarations" | "knock" | "knocks" | "cucita" | "cucite" => {
                    Some(Category::Declared)
                }
                "sevens" => Some(Category::MostSevens),
                name => Category::from_name(name),
            };
            let unknown = || D::Error::custom(format!("no category {name:?}"));
            *categories.entry(category.ok_or_else(unknown)?).or_default() += points;
        }
        categories.retain(|_, points| *points != 0);
        Ok(ByCategory(categories))
    }
}

pub fn score(rules: &Rules, input: Deal, _: &Score) -> Result<Score, String> {
    let sides = input.piles.len();
    let declared = input.declared.unwrap_or_else(|| vec![0; sides]);
    if input.scope.len() != sides || declared.len() != sides {
        return Err("piles, scope and declared are not of one length".to_owned());
    }
    let scope: Vec<u8> = input.scope.iter().map(|points| *points as u8).collect();
    let sheet = scopa::score_piles(
        rules,
        &Captured {
            piles: &input.piles,
            scope: &scope,
            scope_points: &input.scope,
            declared: &declared,
        },
    );
    let of_side = |side: Side| {
        let points = |category: Category| (category, sheet.points_of(category, side));
        ByCategory(
            Category::ALL
                .into_iter()
                .map(points)
                .filter(|line| line.1 != 0)
                .collect(),
        )
    };
    Ok(Score {
        points: (0..sheet.sides).map(of_side).collect(),
        totals: (0..sheet.sides).map(|side| sheet.points(side)).collect(),
        all_coins: sheet.all_coins(),
    })
}
