//! The best capture by the points at stake, else the least useful card; if wary, with an eye on what that leaves.

use crate::capture::{Moment, captures, scopa_points};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::moves::{Move, Play};
use crate::rules::{Objective, Rules};
use crate::view::View;

/// The move; `wary` of sweeps or not.
pub(super) fn choose(view: &View, wary: bool, seed: u64) -> Option<Move> {
    let moves = view.legal_moves();
    let worth = |mv| worth(view, wary, mv);
    let best = moves.iter().map(worth).max()?;
    let equal: Vec<Move> = moves.iter().filter(|mv| worth(*mv) == best).collect();
    equal.get(seed as usize % equal.len()).copied()
}

fn worth(view: &View, wary: bool, mv: Move) -> i32 {
    let wanted = if view.rules.objective == Objective::Low {
        -1
    } else {
        1
    };
    match mv {
        Move::Declare { .. } => wanted * 10_000,
        Move::Cut { keep } => {
            let good = view
                .cut_card
                .is_some_and(|card| card_worth(&view.rules, card) > 20);
            i32::from(keep == good)
        }
        Move::Play(play) => {
            let left = match play.capture {
                Some(taken) => view.table - taken,
                None => view.table.with(play.card),
            };
            let fear = if wary { danger(view, left) } else { 0 };
            wanted * (play_worth(view, play) - fear)
        }
    }
}

fn play_worth(view: &View, Play { card, capture }: Play) -> i32 {
    let Some(taken) = capture else {
        return -2 * card_worth(&view.rules, card);
    };
    let moment = Moment {
        matta: view.matta,
        ..Moment::default()
    };
    let scopa = i32::from(scopa_points(&view.rules, view.table, card, taken, moment));
    let pile: i32 = taken
        .with(card)
        .iter()
        .map(|card| card_worth(&view.rules, card))
        .sum();
    1000 + 100 * scopa + pile
}

/// What a card in the pile is worth, in hundredths of a point, roughly.
fn card_worth(rules: &Rules, card: Card) -> i32 {
    let prime = match card.rank() {
        Rank::SEVEN => 20,
        rank if rank.value() == 6 => 8,
        Rank::ACE => 5,
        _ => 0,
    };
    let coin = if card.suit() == Suit::Denari { 10 } else { 0 };
    let own = if card == Card::SETTEBELLO {
        100 * i32::from(rules.points_settebello)
    } else {
        0
    };
    4 + prime + coin + own
}

/// How likely the next player is to sweep what is left, in hundredths of a point.
fn danger(view: &View, table: Cards) -> i32 {
    if table.is_empty() {
        return 0;
    }
    let moment = Moment {
        matta: view.matta,
        ..Moment::default()
    };
    let unseen = view.unseen();
    let sweeps = |card: &Card| {
        captures(&view.rules, table, *card, moment)
            .sets
            .iter()
            .any(|set| scopa_points(&view.rules, table, *card, *set, moment) > 0)
    };
    let danger = unseen.iter().filter(sweeps).count() as i32;
    100 * danger * 3 / unseen.len().max(1) as i32
}
