//! The order of play, what is left over, running totals and the end of a match.

use scopa::rules::{AllCoins, Rules};
use scopa::{Category, LastDeal, MAX_SEATS, ScoreItem, Seat, Side, match_end, totals_after};
use serde::Deserialize;

use super::scoring::ByCategory;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealer {
    players: Option<u8>,
    dealer: Seat,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    order: Vec<Seat>,
    last: Seat,
    next_dealer: Seat,
    sides: Vec<Side>,
}

pub fn order(rules: &Rules, input: Dealer, _: &Order) -> Result<Order, String> {
    let rules = Rules {
        players: input.players.unwrap_or(rules.players),
        ..*rules
    };
    Ok(Order {
        order: rules.order(input.dealer).collect(),
        last: rules.last(input.dealer),
        next_dealer: rules.next_dealer(input.dealer),
        sides: rules.seats().map(|seat| rules.side_of(seat)).collect(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    last_capturer: Option<Seat>,
    last_player: Seat,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receiver {
    to: Option<Seat>,
}

pub fn leftovers(rules: &Rules, input: Last, _: &Receiver) -> Result<Receiver, String> {
    let to = scopa::leftovers_to(rules.leftovers, input.last_capturer, input.last_player);
    Ok(Receiver { to })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    totals: Vec<i32>,
    #[serde(default)]
    mid_deal: bool,
    before: Option<Vec<i32>>,
    last: Option<Vec<ByCategory>>,
    #[serde(alias = "outright")]
    all_coins: Option<Side>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    over: bool,
    #[serde(alias = "winners")]
    winner: Option<Winners>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Winners {
    One(Side),
    Several(Vec<Side>),
}

/// A shared match is a list of winners; where null is expected of a match that is over, it is shared.
pub fn end(rules: &Rules, input: Totals, expect: &End) -> Result<End, String> {
    let items = input.last.as_deref().map(items).unwrap_or_default();
    let last = match (&input.before, &input.last) {
        (Some(before), Some(_)) => Some(LastDeal {
            before,
            items: &items,
        }),
        (None, None) => None,
        _ => return Err("before and last belong together".to_owned()),
    };
    let wins = rules.all_coins == AllCoins::WinsMatch || rules.trento;
    let outright = input.all_coins.filter(|_| wins);
    let outcome = match input.mid_deal {
        true => None,
        false => match_end(rules, &input.totals, outright, last),
    };
    let Some(outcome) = outcome else {
        return Ok(End {
            over: false,
            winner: None,
        });
    };
    let winner = match (outcome.winner(), &expect.winner) {
        (Some(winner), Some(Winners::Several(_))) => Some(Winners::Several(vec![winner])),
        (Some(winner), _) => Some(Winners::One(winner)),
        (None, None) => None,
        (None, _) => Some(Winners::Several(outcome.winners)),
    };
    Ok(End { over: true, winner })
}

fn items(sides: &[ByCategory]) -> Vec<ScoreItem> {
    let item = |category: Category| {
        let mut points = [0; MAX_SEATS];
        for (place, side) in points.iter_mut().zip(sides) {
            *place = side.0.get(&category).copied().unwrap_or(0);
        }
        ScoreItem {
            category,
            amounts: points,
            points,
        }
    };
    Category::ALL.into_iter().map(item).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    before: Vec<i32>,
    points: Vec<i32>,
    all_coins: Option<Side>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    totals: Vec<i32>,
}

pub fn apply(rules: &Rules, input: Before, _: &After) -> Result<After, String> {
    let reset = input
        .all_coins
        .filter(|_| rules.all_coins == AllCoins::ResetsOpponents);
    Ok(After {
        totals: totals_after(&input.before, &input.points, reset),
    })
}
