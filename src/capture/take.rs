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
/// table.
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
