//! Running totals and the end of a match (RULES.md B.7 to B.9).

use serde::{Deserialize, Serialize};

use super::ScoreItem;
use crate::cards::Side;
use crate::rules::{EndRule, Objective, Rules};

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A side captured all the coins, or ace, 2 and 3 of them under `trento` (B.8, step 1).
    Outright,
    /// A side reached `cappotto_at` with nothing for the others (B.9).
    Cappotto,
    /// The target was reached (B.8, step 4).
    Target,
    /// The target was tied, and one side got there first when the deal was counted out (B.8).
    CountOut,
    /// The engine's limit of deals was reached: the best total wins, several may share it.
    DealLimit,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The sides that won; several only when the rules let them share.
    pub winners: Vec<Side>,
    /// Why the match ended.
    pub reason: Reason,
}

impl Outcome {
    /// The one winner, if it is not shared.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.winners[..] {
            [side] => Some(side),
            _ => None,
        }
    }

    pub(crate) fn at_limit(rules: &Rules, totals: &[i32]) -> Outcome {
        let best = match rules.objective {
            Objective::High => totals.iter().max(),
            Objective::Low => totals.iter().min(),
        };
        Outcome {
            winners: sides(totals, |total| Some(total) == best),
            reason: Reason::DealLimit,
        }
    }
}

/// The last deal of a match, for counting it out (B.8).
#[derive(Clone, Copy, Debug)]
pub struct LastDeal<'a> {
    /// The totals before it.
    pub before: &'a [i32],
    /// Its points, in the order of the sheet.
    pub items: &'a [ScoreItem],
}

/// The totals after a deal: its points are added, and then a reset by all the coins takes effect (C, Libyan).
#[must_use]
pub fn totals_after(before: &[i32], points: &[i32], reset: Option<Side>) -> Vec<i32> {
    let mut totals: Vec<i32> = before
        .iter()
        .zip(points)
        .map(|(total, points)| total + points)
        .collect();
    if let Some(side) = reset {
        let others = totals
            .iter_mut()
            .enumerate()
            .filter(|(other, _)| *other != usize::from(side));
        others.for_each(|(_, total)| *total = 0);
    }
    totals
}

/// Whether a match is over after a fully scored deal, and who won, in the order of B.8.
#[must_use]
pub fn match_end(
    rules: &Rules,
    totals: &[i32],
    outright: Option<Side>,
    last: Option<LastDeal<'_>>,
) -> Option<Outcome> {
    if let Some(side) = outright {
        return Some(Outcome {
            winners: vec![side],
            reason: Reason::Outright,
        });
    }
    if let Some(side) = cappotto(rules, totals) {
        return Some(Outcome {
            winners: vec![side],
            reason: Reason::Cappotto,
        });
    }
    let highest = totals.iter().copied().max()?;
    if i64::from(highest) < i64::from(rules.target) {
        return None;
    }
    let leaders = sides(totals, |total| *total == highest);
    let (side, reason) = match (&leaders[..], rules.end_rule) {
        (&[side], EndRule::Highest | EndRule::CountOut) => (side, Reason::Target),
        (&[side], EndRule::WinByTwo) if lead(totals, side) >= 2 => (side, Reason::Target),
        (&[_, _, ..], EndRule::CountOut) => (counted_out(rules, last?)?, Reason::CountOut),
        _ => return None,
    };
    let winners = match rules.objective {
        Objective::High => vec![side],
        Objective::Low => lowest(totals, side),
    };
    Some(Outcome { winners, reason })
}

fn sides(totals: &[i32], test: impl Fn(&i32) -> bool) -> Vec<Side> {
    totals
        .iter()
        .enumerate()
        .filter(|(_, total)| test(total))
        .map(|(side, _)| side as Side)
        .collect()
}

fn cappotto(rules: &Rules, totals: &[i32]) -> Option<Side> {
    let at = i64::from(rules.cappotto_at?);
    let side = totals.iter().position(|total| i64::from(*total) >= at)?;
    let others = totals
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != side);
    others
        .into_iter()
        .all(|(_, total)| *total == 0)
        .then_some(side as Side)
}

fn lead(totals: &[i32], side: Side) -> i32 {
    let others = totals
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != usize::from(side));
    let second = others.map(|(_, total)| *total).max().unwrap_or(0);
    totals[usize::from(side)] - second
}

/// The sides with the lowest total among those that did not lose by reaching the target.
fn lowest(totals: &[i32], loser: Side) -> Vec<Side> {
    let others = || {
        totals
            .iter()
            .enumerate()
            .filter(|(side, _)| *side != usize::from(loser))
    };
    let least = others().map(|(_, total)| *total).min();
    others()
        .filter(|(_, total)| Some(**total) == least)
        .map(|(side, _)| side as Side)
        .collect()
}

fn counted_out(rules: &Rules, last: LastDeal<'_>) -> Option<Side> {
    let mut totals = last.before.to_vec();
    for item in last.items {
        totals
            .iter_mut()
            .zip(item.points)
            .for_each(|(total, points)| *total += i32::from(points));
        if let [side] = sides(&totals, |total| {
            i64::from(*total) >= i64::from(rules.target)
        })[..]
        {
            return Some(side);
        }
    }
    None
}
