//! The plays of a card that take one card or a sum of several.

use super::partitions::{self, Ranks};
use crate::cards::{Card, Cards};
use crate::moves::{Moves, Play};

/// The total for which sums are looked for: that of the card, or 1, which no two cards have.
#[inline]
pub(super) fn sums_of(card: Card, wanted: bool) -> u8 {
    if wanted { card.rank().value() } else { 1 }
}

/// The plays of a card that take one of `equal` or two cards or more with this total; all but those when `all` is the
/// table. Mostly there is one of each kind at most.
#[inline(always)]
pub(super) fn take_sums(
    table: Cards,
    ranks: Ranks,
    card: Card,
    equal: Cards,
    total: u8,
    all: Cards,
    moves: &mut Moves,
) {
    let sum = partitions::first(table, ranks, total);
    if equal.is_several() | sum.several {
        return take_all_sums(table, ranks, card, equal, total, all, moves);
    }
    let take = |set: Cards| (!set.is_empty(), Play::take(card, set ^ all));
    moves.push_those([take(equal), take(sum.set)]);
}

/// The same for any number of plays.
#[inline(never)]
pub(super) fn take_all_sums(
    table: Cards,
    ranks: Ranks,
    card: Card,
    equal: Cards,
    total: u8,
    all: Cards,
    moves: &mut Moves,
) {
    let mut take = |set: Cards| moves.push_play(Play::take(card, set ^ all));
    equal.iter().for_each(|one| take(one.into()));
    partitions::each(table, ranks, total, &mut take);
}
