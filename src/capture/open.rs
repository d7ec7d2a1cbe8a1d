//! The plays of a hand where captures may also complete 15 or 11, or sums are free beside an equal card: the lane for
//! rule sets that ask for nothing else.

use std::hint::select_unpredictable;

use super::partitions::Ranks;
use super::reach::Reach;
use super::take::{sums_of, take_sums};
use crate::cards::{Card, Cards};
use crate::moves::{Moves, Play};
use crate::rules::{CaptureMode, Rules};

/// A table on which sums are looked for.
pub(super) struct Open {
    table: Cards,
    ranks: Ranks,
    total: i16,
    reach: Option<Reach>,
}

impl Open {
    #[inline]
    pub(super) fn new(table: Cards) -> Open {
        Open {
            table,
            ranks: Ranks::of(table),
            total: table.total() as i16,
            reach: None,
        }
    }

    /// The plays of a card that is no sweeping ace.
    #[inline]
    pub(super) fn plays(&mut self, rules: &Rules, card: Card, moves: &mut Moves) {
        let value = card.rank().value();
        let before = moves.len();
        let (own, completed) = match rules.capture_mode {
            CaptureMode::Card => (true, 0),
            CaptureMode::Fifteen => (false, 15),
            CaptureMode::Eleven => (false, 11),
            CaptureMode::CardOrFifteen => (true, 15),
        };
        if own {
            let equal = self.table.like(card);
            let total = sums_of(card, !rules.equal_priority | equal.is_empty());
            let (table, ranks) = (self.table, self.ranks);
            take_sums(table, ranks, card, equal, total, Cards::EMPTY, moves);
        }
        if completed > 0 {
            self.complete(card, completed - i16::from(value), moves);
        }
        moves.push_those([(moves.len() == before, Play::lay(card))]);
    }

    /// Totals up to ten are looked up, those beyond by what would be left on the table, and where that is more than ten
    /// as well, they are searched. What it is, is chance: only the search is a branch.
    #[inline]
    fn complete(&mut self, card: Card, total: i16, moves: &mut Moves) {
        let table = self.table;
        let left = self.total - total;
        if total.min(left) > 10 {
            let reach = self.reach.get_or_insert_with(|| Reach::of(table));
            return reach.search(total as u8, &mut |set| {
                moves.push_play(Play::take(card, set))
            });
        }
        let beyond = total > 10;
        let sum = select_unpredictable(beyond, left, total).max(0) as u8;
        let all = select_unpredictable(beyond, table, Cards::EMPTY);
        let equal = table.of_ranks(1 << sum >> 1);
        let sums = sum.max(1);
        take_sums(table, self.ranks, card, equal, sums, all, moves);
        moves.push_those([(beyond & (left == 0), Play::take(card, table))]);
    }
}
