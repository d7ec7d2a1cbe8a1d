//! The end of a deal with all cards open, solved exactly.

use super::order;
use super::stakes::{Stakes, Utilities};
use super::worth::{Worth, unseen};
use crate::deal::Deal;
use crate::moves::Moves;

/// Solves deals whose cards are all known.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    stakes: Stakes,
    worth: Worth,
    two: bool,
    /// The moves at each depth, in the order in which they are tried.
    moves: Vec<Moves>,
    order: Vec<Vec<(f32, u64)>>,
}

impl Ending {
    /// No deal has more moves than this: forty cards and as many declarations.
    const DEPTH: usize = 96;

    pub(super) fn new(stakes: Stakes, worth: Worth, sides: u8) -> Ending {
        Ending {
            stakes,
            worth,
            two: sides == 2,
            moves: vec![Moves::new(); Ending::DEPTH],
            order: vec![Vec::new(); Ending::DEPTH],
        }
    }

    /// What a deal comes to for each side when everyone plays the best that there is.
    pub(super) fn value(&mut self, deal: &Deal) -> Utilities {
        if self.two {
            self.both(deal, f32::MIN, f32::MAX, 0)
        } else {
            self.each(deal, 0)
        }
    }

    /// Two sides: what one wins the other loses, so that a bound for one is a bound for both.
    fn both(&mut self, deal: &Deal, low: f32, high: f32, depth: usize) -> Utilities {
        let count = self.sort(deal, depth);
        if count == 0 {
            return self.stakes.utilities(deal);
        }
        let side = usize::from(deal.side_of[usize::from(deal.turn)]);
        let (mut low, mut high) = (low, high);
        let mut best: Option<Utilities> = None;
        for i in 0..count {
            let mut next = *deal;
            next.play_unchecked(Moves::of_bits(self.order[depth][i].1));
            let value = self.both(&next, low, high, depth + 1);
            if best.is_none_or(|best| value[side] > best[side]) {
                best = Some(value);
            }
            // Bounds are kept for side 0.
            if side == 0 {
                low = low.max(value[0]);
            } else {
                high = high.min(value[0]);
            }
            if low >= high {
                break;
            }
        }
        best.unwrap_or_default()
    }

    /// Any number of sides, each going for its own best.
    fn each(&mut self, deal: &Deal, depth: usize) -> Utilities {
        let count = self.sort(deal, depth);
        if count == 0 {
            return self.stakes.utilities(deal);
        }
        let side = usize::from(deal.side_of[usize::from(deal.turn)]);
        let mut best: Option<Utilities> = None;
        for i in 0..count {
            let mut next = *deal;
            next.play_unchecked(Moves::of_bits(self.order[depth][i].1));
            let value = self.each(&next, depth + 1);
            if best.is_none_or(|best| value[side] > best[side]) {
                best = Some(value);
            }
        }
        best.unwrap_or_default()
    }

    /// Lists the moves of a deal, what seems best first.
    fn sort(&mut self, deal: &Deal, depth: usize) -> usize {
        let (Some(moves), Some(order)) = (self.moves.get_mut(depth), self.order.get_mut(depth))
        else {
            return 0;
        };
        deal.moves_into(moves);
        order.clear();
        let unseen = unseen(deal);
        for i in 0..moves.len() {
            let bits = moves.bits(i);
            order.push((self.worth.of(deal, unseen, Moves::of_bits(bits)), bits));
        }
        order::sort(order, |a, b| a.0.total_cmp(&b.0).is_gt());
        order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::chance::Chance;
    use crate::ai::playout::Playout;
    use crate::ai::stakes::MATCH;
    use crate::{Deck, Rules, score};

    /// How many endings to check: `SCOPA_ENDINGS` for two players and a tenth of it in Scopone.
    fn cases() -> usize {
        let cases = std::env::var("SCOPA_ENDINGS")
            .ok()
            .and_then(|cases| cases.parse().ok());
        cases.unwrap_or(100)
    }

    fn lead(deal: &Deal) -> f32 {
        let sheet = score(deal);
        if let Some(side) = sheet.outright {
            return if side == 0 { MATCH } else { -MATCH };
        }
        f32::from(sheet.points(0)) - f32::from(sheet.points(1))
    }

    /// Every line of play to its end, and nothing else.
    fn by_brute_force(deal: &Deal) -> f32 {
        let moves = deal.legal_moves();
        let values = moves.iter().map(|mv| {
            let mut next = *deal;
            next.play(mv).expect("a legal move");
            by_brute_force(&next)
        });
        let maximises = deal.to_move().is_some_and(|seat| seat % 2 == 0);
        let best = if maximises {
            values.reduce(f32::max)
        } else {
            values.reduce(f32::min)
        };
        best.unwrap_or_else(|| lead(deal))
    }

    fn agrees(preset: &str, cases: usize, ends: impl Fn(&Deal) -> bool) {
        let rules = Rules::preset(preset).unwrap().validate().unwrap();
        let mut ending = Ending::new(Stakes::points(&rules), Worth::new(&rules), 2);
        let mut playout = Playout::new(&rules, 0.5);
        for seed in 0..cases as u64 {
            let mut chance = Chance::new(seed);
            let mut deal =
                Deal::without_redeal(&rules, &Deck::drawn(&mut chance), (seed % 2) as u8);
            playout.until(&mut deal, &mut chance, &ends);
            assert!(!deal.is_over());
            let solved = ending.value(&deal);
            assert_eq!(solved[0], by_brute_force(&deal), "{preset} {seed}");
            assert_eq!(solved[0], -solved[1], "{preset} {seed}");
        }
    }

    #[test]
    fn last_rounds_of_two_are_solved_as_by_brute_force() {
        agrees("classica", cases(), |deal| deal.stock_len() == 0);
        agrees("cirulla", cases() / 10, |deal| deal.stock_len() == 0);
    }

    #[test]
    fn scopone_with_three_cards_each_is_solved_as_by_brute_force() {
        agrees("scopone", (cases() / 10).max(1), |deal| {
            deal.plays_made() == 24
        });
    }
}
