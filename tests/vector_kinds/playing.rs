//! Captures, playable cards, scope.

use scopa::{Card, Cards, Moment, Rank, Rules};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapturesInput {
    table: Cards,
    played: Card,
    #[serde(default)]
    first_play: bool,
    value: Option<Rank>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captures {
    captures: Vec<Cards>,
    may_trail: bool,
}

impl PartialEq for Captures {
    fn eq(&self, other: &Captures) -> bool {
        let sorted = |captures: &[Cards]| {
            let mut captures = captures.to_vec();
            captures.sort();
            captures
        };
        sorted(&self.captures) == sorted(&other.captures) && self.may_trail == other.may_trail
    }
}

pub fn captures(rules: &Rules, input: CapturesInput, _: &Captures) -> Result<Captures, String> {
    let moment = Moment {
        first_play: input.first_play,
        matta: input.value,
        ..Moment::default()
    };
    let captures = scopa::captures(rules, input.table, input.played, moment);
    Ok(Captures {
        captures: captures.sets,
        may_trail: captures.may_trail,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayableInput {
    hand: Cards,
    table: Cards,
    #[serde(default)]
    first_play: bool,
    #[serde(default)]
    last_play: bool,
    value: Option<Rank>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Playable {
    playable: Cards,
}

pub fn playable(rules: &Rules, input: PlayableInput, _: &Playable) -> Result<Playable, String> {
    let moment = Moment {
        first_play: input.first_play,
        last_play: input.last_play,
        matta: input.value,
    };
    let plays = scopa::plays(rules, input.table, input.hand, moment);
    Ok(Playable {
        playable: plays.plays().map(|play| play.card).collect(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScopaInput {
    table: Cards,
    played: Card,
    captured: Cards,
    #[serde(default)]
    first_play: bool,
    #[serde(default)]
    last_play: bool,
    value: Option<Rank>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    pub points: u16,
}

pub fn scopa(rules: &Rules, input: ScopaInput, _: &Points) -> Result<Points, String> {
    let moment = Moment {
        first_play: input.first_play,
        last_play: input.last_play,
        matta: input.value,
    };
    let points = scopa::scopa_points(rules, input.table, input.played, input.captured, moment);
    Ok(Points {
        points: points.into(),
    })
}
