//! The plays of a hand where captures may also complete 15 or 11, or sums are free beside an equal card: the lane for
//! rule sets that ask for nothing else.

use super::partitions::Ranks;
use super::reach::Reach;
use super::take::{sums_of, take_all_sums};
use crate::cards::{Card, Cards};
use crate::moves::{Moves, Play};
use crate::rules::{CaptureMode, Rules};

/// A table on which sums are looked for.
pub(super) struct Open {
    table: Cards,
    ranks: Ranks,
    total: u16,
    reach: Option<Reach>,
}

impl Open {
    #[inline]
    pub(super) fn new(table: Cards) -> Open {
        Open {
            table,
            ranks: Ranks::of(table),
            total: table.total(),
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
            let total = sums_of(card, equal.is_empty() || !rules.equal_priority);
            let (table, ranks) = (self.table, self.ranks);
            take_all_sums(table, ranks, card, equal, total, Cards::EMPTY, moves);
        }
        if completed > 0 {
            self.complete(card, completed - value, moves);
        }
        if moves.len() == before {
            moves.push_play(Play::lay(card));
        }
    }

    #[inline]
    fn complete(&mut self, card: Card, total: u8, moves: &mut Moves) {
        let table = self.table;
        if u16::from(total) > self.total {
            return;
        }
        let (sum, all) = match self.total - u16::from(total) {
            _ if total <= 10 => (total, Cards::EMPTY),
            0 => return moves.push_play(Play::take(card, table)),
            left @ 1..=10 => (left as u8, table),
            _ => {
                let reach = self.reach.get_or_insert_with(|| Reach::of(table));
                return reach.search(total, &mut |set| moves.push_play(Play::take(card, set)));
            }
        };
        let equal = table.like(Card::of_index(sum.wrapping_sub(1)));
        take_all_sums(table, self.ranks, card, equal, sum, all, moves);
    }
}
