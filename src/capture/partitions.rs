//! The sets of two cards or more that make a total up to ten, looked up by the ranks that lie on the table.

use super::ways::{FITTING, MORE, ONLY, Partition, REPEATING, WAYS};
use crate::cards::Cards;

/// The ranks of a table: bit r - 1 for rank r, what is above the ten ranks meaning nothing.
#[derive(Clone, Copy)]
pub(super) struct Ranks {
    /// Those there are.
    once: usize,
    /// Those there are two of or more.
    twice: usize,
}

impl Ranks {
    #[inline]
    pub(super) fn of(table: Cards) -> Ranks {
        let suits = table.bits();
        let (some, both) = (suits | suits >> 20, suits & suits >> 20);
        Ranks {
            once: (some | some >> 10) as usize,
            twice: (both | both >> 10 | some & some >> 10) as usize,
        }
    }

    /// The place of a total in `FITTING`.
    #[inline]
    fn place(self, total: usize) -> usize {
        let start = 1 << (total - 1);
        (start + (self.once & (start - 1))) & 1023
    }

    /// The ways of a total for which there are cards enough of the ranks that they take twice.
    #[inline]
    fn repeating(self, total: usize) -> u64 {
        REPEATING[total][self.twice & 31]
    }
}

/// The first set of two cards or more with a total.
pub(super) struct First {
    /// The set if there is no other, empty if there is none; it means nothing where there are several.
    pub(super) set: Cards,
    /// Whether there may be others.
    pub(super) several: bool,
}

/// The only set of two cards or more with this total, 1 to 10, found without a branch and by one look into a table. What a
/// seat can do depends on what the seat before has done, so that in many deals on end the time is spent waiting here.
#[inline(always)]
pub(super) fn first(table: Cards, ranks: Ranks, total: u8) -> First {
    let total = usize::from(total.min(10));
    let place = ranks.place(total);
    let only = ONLY[place];
    // The ways of `REPEATING[total][0]` take no rank twice; they are those of `ONLY`.
    let repeating = FITTING[place] & ranks.repeating(total) & !REPEATING[total][0];
    First {
        set: table.of_ranks(only),
        several: (only & (ranks.twice as u16 | MORE) != 0) | (repeating != 0),
    }
}

/// Hands every set of two cards or more with this total, 1 to 10, to `sink`.
#[inline]
pub(super) fn each(table: Cards, ranks: Ranks, total: u8, sink: &mut impl FnMut(Cards)) {
    let total = usize::from(total.min(10));
    let mut fitting = FITTING[ranks.place(total)] & ranks.repeating(total);
    while fitting != 0 {
        let way = WAYS[total].list.get(fitting.trailing_zeros() as usize);
        fitting &= fitting - 1;
        match way {
            Some(way) if way.twice | way.set & ranks.twice as u16 == 0 => {
                sink(table.of_ranks(way.set));
            }
            Some(way) => each_of(table, way, sink),
            None => {}
        }
    }
}

/// Every choice among the cards of a way's ranks.
#[inline]
fn each_of(table: Cards, way: &Partition, sink: &mut impl FnMut(Cards)) {
    let (first, rest) = highest(table, way.set);
    if way.counts == [1, 1, 0, 0] {
        for one in first {
            let others = table.of_ranks(rest).iter();
            others.for_each(|other| sink(Cards::from(one).with(other)));
        }
    } else {
        let [count, counts @ ..] = &way.counts;
        expand(table, rest, counts, first, *count, Cards::EMPTY, sink);
    }
}

/// The cards of the highest of some ranks, and the ranks below it.
#[inline]
fn highest(table: Cards, ranks: u16) -> (Cards, u16) {
    let highest = 1 << ranks.checked_ilog2().unwrap_or(0);
    (table.of_ranks(highest), ranks & !highest)
}

/// Takes `count` more of these cards, and then those of the ranks below them.
fn expand(
    table: Cards,
    ranks: u16,
    counts: &[u8],
    cards: Cards,
    count: u8,
    taken: Cards,
    sink: &mut impl FnMut(Cards),
) {
    if count > 0 {
        let mut rest = cards;
        for card in cards {
            rest = rest.without(card);
            expand(
                table,
                ranks,
                counts,
                rest,
                count - 1,
                taken.with(card),
                sink,
            );
        }
    } else if let [count, counts @ ..] = counts
        && *count > 0
    {
        let (cards, ranks) = highest(table, ranks);
        expand(table, ranks, counts, cards, *count, taken, sink);
    } else {
        sink(taken);
    }
}
