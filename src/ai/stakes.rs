//! What the end of a deal is worth to each side: points, or near the target the chance to win the match.

use std::rc::Rc;

use super::odds::Odds;
use crate::cards::MAX_SEATS;
use crate::deal::Deal;
use crate::rules::{AllCoins, Objective, Rules};
use crate::score::{deal_points, outright, reset};
use crate::view::View;

/// A number for each side.
pub(super) type Utilities = [f32; MAX_SEATS];

/// What a seat plays for in this deal.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    sides: usize,
    wanted: f32,
    totals: [i32; MAX_SEATS],
    /// The side that deals after this deal.
    next_dealer: usize,
    odds: Option<Rc<Odds>>,
}

/// So many points' worth is a whole match in the inner scale of a search.
pub(super) const MATCH: f32 = 12.0;

impl Stakes {
    /// Points alone.
    pub(super) fn points(rules: &Rules) -> Stakes {
        Stakes {
            sides: usize::from(rules.sides_count()),
            wanted: if rules.objective == Objective::Low {
                -1.0
            } else {
                1.0
            },
            totals: [0; MAX_SEATS],
            next_dealer: 0,
            odds: None,
        }
    }

    /// Points while the target is far away, then the match.
    pub(super) fn of(view: &View) -> Stakes {
        let mut stakes = Stakes::points(&view.rules);
        for (place, total) in stakes.totals.iter_mut().zip(&view.totals) {
            *place = *total;
        }
        let next = view.rules.next_dealer(view.dealer);
        stakes.next_dealer = usize::from(view.rules.side_of(next));
        stakes.odds = Odds::near(&view.rules, &stakes.totals[..stakes.sides]);
        stakes
    }

    /// Whether values are chances to win the match.
    pub(super) fn is_match(&self) -> bool {
        self.odds.is_some()
    }

    /// What a finished deal is worth to each side in the scale of a search.
    #[inline]
    pub(super) fn utilities(&self, deal: &Deal) -> Utilities {
        let mut points = [0.0; MAX_SEATS];
        for (place, won) in points.iter_mut().zip(deal_points(deal)) {
            *place = f32::from(won);
        }
        if deal.rules.all_coins != AllCoins::None || deal.rules.trento {
            let piles = &deal.piles[..self.sides];
            if let Some(side) = outright(&deal.rules, piles) {
                return self.won(usize::from(side));
            }
            if let Some(side) = reset(&deal.rules, piles) {
                for (other, place) in points.iter_mut().enumerate() {
                    if other != usize::from(side) {
                        *place = -self.totals[other] as f32;
                    }
                }
            }
        }
        self.of_points(&points)
    }

    /// What so many points for each side are worth.
    #[inline]
    pub(super) fn of_points(&self, points: &Utilities) -> Utilities {
        match &self.odds {
            None => self.leads(points),
            Some(odds) => {
                let mut totals = self.totals;
                for (total, points) in totals.iter_mut().zip(points) {
                    *total = total.saturating_add(points.round() as i32);
                }
                odds.chances(&totals, self.next_dealer)
                    .map(|chance| chance * MATCH)
            }
        }
    }

    fn leads(&self, points: &Utilities) -> Utilities {
        let mut utilities = [0.0; MAX_SEATS];
        if self.sides == 2 {
            let lead = self.wanted * (points[0] - points[1]);
            (utilities[0], utilities[1]) = (lead, -lead);
            return utilities;
        }
        let sum: f32 = points[..self.sides].iter().sum();
        let others = (self.sides as f32 - 1.0).max(1.0);
        for (place, points) in utilities.iter_mut().zip(&points[..self.sides]) {
            *place = self.wanted * (points - (sum - points) / others);
        }
        utilities
    }

    fn won(&self, side: usize) -> Utilities {
        let (win, loss) = match self.odds {
            Some(_) => (MATCH, 0.0),
            None => (MATCH, -MATCH),
        };
        std::array::from_fn(|other| if other == side { win } else { loss })
    }

    /// A value in the scale of a search as points or as a chance from 0 to 1.
    pub(super) fn shown(&self, utility: f64) -> f64 {
        match self.odds {
            Some(_) => utility / f64::from(MATCH),
            None => utility,
        }
    }
}
