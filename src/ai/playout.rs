//! A deal played to its end by players who mostly take what seems best at a glance.

use super::chance::Chance;
use super::worth::{Worth, unseen};
use crate::deal::Deal;
use crate::moves::Moves;
use crate::rules::Rules;

/// What a playout needs, kept so that nothing is allocated while it runs.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    pub(super) worth: Worth,
    /// The share of moves made at random.
    random: f32,
    moves: Moves,
}

impl Playout {
    pub(super) fn new(rules: &Rules, random: f32) -> Playout {
        Playout {
            worth: Worth::new(rules),
            random,
            moves: Moves::new(),
        }
    }

    /// Plays a deal to its end.
    #[inline]
    pub(super) fn finish(&mut self, deal: &mut Deal, chance: &mut Chance) {
        self.until(deal, chance, |_| false);
    }

    /// Plays a deal to its end, or until something holds before a move.
    #[inline]
    pub(super) fn until(
        &mut self,
        deal: &mut Deal,
        chance: &mut Chance,
        done: impl Fn(&Deal) -> bool,
    ) {
        while !done(deal) {
            deal.moves_into(&mut self.moves);
            let choice = match self.moves.len() {
                0 => return,
                1 => 0,
                len if chance.unit() < self.random => chance.below(len),
                len => self.best(deal, len),
            };
            deal.play_unchecked(Moves::of_bits(self.moves.bits(choice)));
        }
    }

    #[inline]
    fn best(&self, deal: &Deal, len: usize) -> usize {
        let unseen = unseen(deal);
        let (mut best, mut place) = (f32::MIN, 0);
        for i in 0..len {
            let worth = self
                .worth
                .of(deal, unseen, Moves::of_bits(self.moves.bits(i)));
            if worth > best {
                (best, place) = (worth, i);
            }
        }
        place
    }
}
