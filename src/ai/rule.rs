//! The players that go by rules of thumb: the beginner and the one who has read the old books.

use super::chance::Chance;
use super::level::Level;
use super::worth::Worth;
use crate::capture::{Moment, scopa_points};
use crate::cards::{Card, Cards};
use crate::deal::Deal;
use crate::moves::{Move, Play};
use crate::rules::Objective;
use crate::view::View;

/// The move of a player who goes by rules of thumb.
pub(super) fn choose(view: &View, level: Level, seed: u64) -> Option<Move> {
    let deal = view.deal().ok()?;
    let moves = view.legal_moves();
    let mut chance = Chance::new(seed);
    if level == Level::Beginner && chance.below(8) == 0 {
        return moves.get(chance.below(moves.len()));
    }
    let worth = Worth::new(&view.rules);
    let of = |mv: Move| match level {
        Level::Beginner => seen(view, mv),
        _ => by_the_book(view, &deal, &worth, mv),
    };
    let best = moves.iter().map(of).max_by(f32::total_cmp)?;
    let equal: Vec<Move> = moves.iter().filter(|mv| of(*mv) == best).collect();
    equal.get(chance.below(equal.len())).copied()
}

/// Takes what lies there: a scopa, the seven of coins, else the most cards.
fn seen(view: &View, mv: Move) -> f32 {
    let wanted = if view.rules.objective == Objective::Low {
        -1.0
    } else {
        1.0
    };
    let Move::Play(Play { card, capture }) = mv else {
        return wanted * f32::from(!matches!(mv, Move::Cut { keep: false }));
    };
    let Some(taken) = capture else {
        return 0.0;
    };
    let moment = Moment {
        matta: view.matta,
        ..Moment::default()
    };
    let scopa = scopa_points(&view.rules, view.table, card, taken, moment);
    let settebello = taken.with(card).contains(Card::SETTEBELLO);
    wanted
        * (1.0
            + taken.len() as f32
            + 10.0 * f32::from(scopa)
            + 5.0 * f32::from(u8::from(settebello)))
}

/// Greedy, knowing hand and table only, with the old rules: leave no sum that can be swept, play doubled cards, and
/// with the dealer's side keep the ranks paired, with the other break them.
fn by_the_book(view: &View, deal: &Deal, worth: &Worth, mv: Move) -> f32 {
    let unseen = Cards::ALL - view.hand - view.table;
    let value = worth.of(deal, unseen, mv);
    let Move::Play(Play { card, capture }) = mv else {
        return value;
    };
    let doubled = view.hand.without(card).of_rank(card.rank()).len();
    let last = view.rules.last(view.dealer);
    let pairs = view.rules.side_of(last) == view.rules.side_of(view.seat);
    match capture {
        None => value + 0.06 * doubled.min(1) as f32,
        Some(taken) => {
            let breaks = taken.len() > 1;
            value + if breaks == pairs { -0.03 } else { 0.03 }
        }
    }
}
