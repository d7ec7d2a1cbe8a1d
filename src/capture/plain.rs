//! The plays of a hand where equal cards come before sums and nothing else is asked: the fastest lane, and aces that
//! sweep beside it.

use std::hint::select_unpredictable;

use super::partitions::{self, Ranks};
use super::take::{sums_of, take_all_sums};
use super::{Moment, sweep};
use crate::cards::{Card, Cards, Rank};
use crate::moves::{Moves, Play};
use crate::rules::Rules;

/// The plays of a hand without aces that sweep.
#[inline]
pub(super) fn plain_plays(table: Cards, hand: Cards, moves: &mut Moves) {
    let ranks = Ranks::of(table);
    for card in hand {
        plain_play(table, ranks, card, moves);
    }
}

/// The plays of a hand with them.
pub(super) fn swept_plays(
    rules: &Rules,
    table: Cards,
    hand: Cards,
    moment: Moment,
    moves: &mut Moves,
) {
    let ranks = Ranks::of(table);
    for card in hand {
        if rules.ace_sweep && card.rank() == Rank::ACE {
            sweep(rules, table, card, moment, moves);
        } else {
            plain_play(table, ranks, card, moves);
        }
    }
}

/// The plays of a card where equal cards come before sums. Mostly there is exactly one, and what it is is chance: it is
/// chosen without a branch.
#[inline(always)]
fn plain_play(table: Cards, ranks: Ranks, card: Card, moves: &mut Moves) {
    let equal = table.like(card);
    let sum = partitions::first(table, ranks, card.rank().value());
    let none = equal.is_empty();
    if equal.is_several() | (none & sum.several) {
        return several_plays(table, ranks, card, moves);
    }
    let taken = select_unpredictable(none, sum.set, equal);
    moves.push_play(Play {
        card,
        capture: (!taken.is_empty()).then_some(taken),
    });
}

/// The same for any number of plays.
#[inline(never)]
fn several_plays(table: Cards, ranks: Ranks, card: Card, moves: &mut Moves) {
    let before = moves.len();
    let equal = table.like(card);
    let total = sums_of(card, equal.is_empty());
    take_all_sums(table, ranks, card, equal, total, Cards::EMPTY, moves);
    if moves.len() == before {
        moves.push_play(Play::lay(card));
    }
}
