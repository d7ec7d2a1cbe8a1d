//! Before the first card is played: the shape of the deal, void tables, bonuses, hands shown.

use scopa::{Card, Cards, Deal, Deck, DeclarationKind, Move, Rank, Rules, Seat};
use serde::Deserialize;

use super::playing::Points;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    hand: Cards,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knock {
    knock: Option<Shown>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    kind: DeclarationKind,
    points: u8,
    matta: Option<Vec<Rank>>,
}

pub fn knock(rules: &Rules, input: Hand, _: &Knock) -> Result<Knock, String> {
    let knock = scopa::knock(rules, input.hand).map(|knock| Shown {
        kind: knock.kind,
        points: knock.points,
        matta: (!knock.matta.is_empty()).then(|| knock.matta.to_vec()),
    });
    Ok(Knock { knock })
}

pub fn cucita(rules: &Rules, input: Hand, _: &Points) -> Result<Points, String> {
    let points = scopa::cucita(rules, input.hand).map_or(0, |cucita| cucita.points);
    Ok(Points {
        points: points.into(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    table: Cards,
}

pub fn dealer_bonus(rules: &Rules, input: Table, _: &Points) -> Result<Points, String> {
    Ok(Points {
        points: scopa::dealer_bonus(rules, input.table).into(),
    })
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redeal {
    redeal: bool,
}

pub fn redeal(rules: &Rules, input: Table, _: &Redeal) -> Result<Redeal, String> {
    Ok(Redeal {
        redeal: scopa::is_void(rules, input.table),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    players: u8,
    hand: u8,
    table: u8,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    rounds: Option<u8>,
}

pub fn deal_shape(_: &Rules, input: Shape, _: &Rounds) -> Result<Rounds, String> {
    Ok(Rounds {
        rounds: scopa::rules::rounds(input.players, input.hand, input.table),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    deck: Vec<Card>,
    cut: usize,
    keep: bool,
    players: Option<u8>,
    dealer: Option<Seat>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    hands: Vec<Cards>,
    table: Cards,
}

/// The hands in order of play, the cutter's first.
pub fn chkobba_deal(rules: &Rules, input: Cut, _: &Dealt) -> Result<Dealt, String> {
    let players = input.players.unwrap_or(rules.players);
    let rules = Rules { players, ..*rules }
        .validate()
        .map_err(|faults| faults.to_string())?;
    let deck = Deck::from_cards(&input.deck).map_err(|error| error.to_string())?;
    let dealer = input.dealer.unwrap_or(0);
    let mut deal = Deal::without_redeal(&rules, &deck.with_cut(input.cut), dealer);
    deal.play(Move::Cut { keep: input.keep })
        .map_err(|error| error.to_string())?;
    let hands = rules.order(dealer).map(|seat| deal.hand(seat)).collect();
    Ok(Dealt {
        hands,
        table: deal.table(),
    })
}
