//! The plays of a hand where captures may also complete 15 or 11, or sums are free beside an equal card: the lane for
//! rule sets that ask for nothing else.

use super::partitions::{self, Ranks};
use super::reach::Reach;
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
            equal
                .iter()
                .for_each(|other| moves.push_play(Play::take(card, other.into())));
            if (equal.is_empty() || !rules.equal_priority) && u16::from(value) <= self.total {
                partitions::each(self.table, self.ranks, value, &mut |set| {
                    moves.push_play(Play::take(card, set));
                });
            }
        }
        if completed > 0 {
            self.sums(completed - value, &mut |set| {
                moves.push_play(Play::take(card, set))
            });
        }
        if moves.len() == before {
            moves.push_play(Play::lay(card));
        }
    }

    #[inline]
    fn sums(&mut self, total: u8, sink: &mut impl FnMut(Cards)) {
        let table = self.table;
        if u16::from(total) > self.total {
        } else if total <= 10 {
            self.within(total, sink);
        } else {
            match self.total - u16::from(total) {
                0 => sink(table),
                left @ 1..=10 => self.within(left as u8, &mut |set| sink(table - set)),
                _ => self
                    .reach
                    .get_or_insert_with(|| Reach::of(table))
                    .search(total, sink),
            }
        }
    }

    #[inline]
    fn within(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        let equal = self.table.like(Card::wrapping(total.wrapping_sub(1)));
        equal.iter().for_each(|card| sink(card.into()));
        partitions::each(self.table, self.ranks, total, sink);
    }
}
