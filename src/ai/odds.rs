//! The chance to win a match by the totals of the sides, from deals that a quick player plays against itself.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::chance::Chance;
use super::playout::Playout;
use super::stakes::Utilities;
use crate::cards::{Deck, MAX_SEATS, Seat};
use crate::deal::Deal;
use crate::rules::{Rules, Ruleset};
use crate::score::{deal_points, match_end};

type Totals = [i32; MAX_SEATS];

/// What deals of a rule set bring, and what that means for a match.
#[derive(Debug)]
pub(super) struct Odds {
    rules: Ruleset,
    sides: usize,
    /// The side that deals after the deal being played.
    next_dealer: usize,
    deals: Rc<Vec<Totals>>,
    table: Option<Table>,
    known: RefCell<HashMap<Totals, Utilities>>,
}

/// The chance of side 0 by what both sides lack to the target, side 0 dealing and not.
#[derive(Debug)]
struct Table {
    size: usize,
    chances: Vec<[f32; 2]>,
}

/// What deals bring, by rule set; the last one is remembered, since a match asks again and again.
type Sampled = Option<(Rules, Rc<Vec<Totals>>, i32)>;

thread_local! {
    static SAMPLED: RefCell<Sampled> = const { RefCell::new(None) };
}

impl Odds {
    const DEALS: usize = 2000;
    const MATCHES: usize = 200;
    /// Beyond so many points to go it makes no difference any more.
    const FAR: i32 = 60;

    /// The odds when a side may reach the target in this deal; nothing while it is far away.
    pub(super) fn near(rules: &Rules, totals: &[i32], dealer: Seat) -> Option<Rc<Odds>> {
        let target = i32::try_from(rules.target).unwrap_or(i32::MAX);
        let best = totals.iter().copied().max()?;
        let far = best < target.saturating_sub(40) || best < target / 2;
        if far && rules.cappotto_at.is_none() {
            return None;
        }
        let ruleset = rules.validate().ok()?;
        let (deals, reach) = sampled(&ruleset);
        if best.saturating_add(reach) < target && rules.cappotto_at.is_none() {
            return None;
        }
        let sides = usize::from(rules.sides_count());
        let next_dealer = usize::from(rules.side_of(rules.next_dealer(dealer)));
        let mut odds = Odds {
            rules: ruleset,
            sides,
            next_dealer,
            deals,
            table: None,
            known: RefCell::default(),
        };
        if sides == 2 {
            odds.table = Some(odds.solve());
        }
        Some(Rc::new(odds))
    }

    /// The chance of each side to win the match with these totals after the deal.
    pub(super) fn chances(&self, totals: &Totals) -> Utilities {
        if let Some(known) = self.known.borrow().get(totals) {
            return *known;
        }
        let chances = match (self.decided(totals), &self.table) {
            (Some(decided), _) => decided,
            (None, Some(table)) => {
                let first = table.chance(&self.rules, totals, self.next_dealer);
                let mut chances = [0.0; MAX_SEATS];
                (chances[0], chances[1]) = (first, 1.0 - first);
                chances
            }
            (None, None) => self.played_out(totals),
        };
        self.known.borrow_mut().insert(*totals, chances);
        chances
    }

    fn decided(&self, totals: &Totals) -> Option<Utilities> {
        let outcome = match_end(&self.rules, &totals[..self.sides], None, None)?;
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        let mut chances = [0.0; MAX_SEATS];
        for side in outcome.winners {
            chances[usize::from(side)] = share;
        }
        Some(chances)
    }

    /// The rest of the match, played many times from the deals that are known.
    fn played_out(&self, totals: &Totals) -> Utilities {
        let seed = totals.iter().fold(17u64, |seed, total| {
            seed.wrapping_mul(31).wrapping_add(*total as u64)
        });
        let mut chance = Chance::new(seed);
        let mut sum = [0.0; MAX_SEATS];
        for _ in 0..Odds::MATCHES {
            let mut totals = *totals;
            for deal in 0..50 {
                let brought = self.deals[chance.below(self.deals.len())];
                let turn = self.next_dealer + deal;
                for side in 0..self.sides {
                    totals[(side + turn) % self.sides] += brought[side];
                }
                if let Some(decided) = self.decided(&totals) {
                    sum.iter_mut()
                        .zip(decided)
                        .for_each(|(sum, won)| *sum += won);
                    break;
                }
            }
        }
        sum.map(|won| won / Odds::MATCHES as f32)
    }

    fn solve(&self) -> Table {
        let mut counts: HashMap<(i32, i32), u32> = HashMap::new();
        for deal in self.deals.iter() {
            *counts.entry((deal[0], deal[1])).or_default() += 1;
        }
        let mut outcomes: Vec<((i32, i32), u32)> = counts.into_iter().collect();
        outcomes.sort_unstable();
        let target = i32::try_from(self.rules.target).unwrap_or(i32::MAX);
        let most = target.min(Odds::FAR);
        let past = outcomes
            .iter()
            .map(|((a, b), _)| *a.max(b))
            .max()
            .unwrap_or(0);
        let size = (most + past + 1) as usize;
        let mut table = Table {
            size,
            chances: vec![[0.5; 2]; size * size],
        };
        let weight = self.deals.len() as f32;
        let mut order: Vec<(usize, usize)> = (0..size)
            .flat_map(|a| (0..size).map(move |b| (a, b)))
            .collect();
        // Place n is target - most + n points; the highest totals first, since only they are known by themselves.
        order.sort_by_key(|(a, b)| std::cmp::Reverse(a + b));
        for _ in 0..2 {
            for (a, b) in order.iter().copied() {
                let at = |n: usize| target - most + n as i32;
                if at(a) >= target && at(b) >= target && a.min(b) > most as usize {
                    continue;
                }
                for dealer in 0..2 {
                    let mut sum = 0.0;
                    for ((dealt, other), count) in &outcomes {
                        let won = if dealer == 0 {
                            (*dealt, *other)
                        } else {
                            (*other, *dealt)
                        };
                        let mut totals = [0; MAX_SEATS];
                        (totals[0], totals[1]) = (at(a) + won.0, at(b) + won.1);
                        let chance = match self.decided(&totals) {
                            Some(decided) => decided[0],
                            None => table.chance(&self.rules, &totals, 1 - dealer),
                        };
                        sum += chance * *count as f32;
                    }
                    table.chances[a * size + b][1 - dealer] = sum / weight;
                }
            }
        }
        table
    }
}

impl Table {
    /// The chance of side 0 with these totals when `dealer` deals next.
    fn chance(&self, rules: &Rules, totals: &Totals, dealer: usize) -> f32 {
        let target = i32::try_from(rules.target).unwrap_or(i32::MAX);
        let most = target.min(Odds::FAR);
        // Two sides beyond the target differ by their distance only.
        let over = (totals[0].min(totals[1]) - target).max(0);
        let place = |total: i32| {
            let place = total.saturating_sub(over).saturating_sub(target - most);
            place.clamp(0, self.size as i32 - 1) as usize
        };
        let (a, b) = (place(totals[0]), place(totals[1]));
        self.chances
            .get(a * self.size + b)
            .map_or(0.5, |chances| chances[1 - dealer.min(1)])
    }
}

/// What deals bring to the dealer's side and to those after it, and what a side hardly ever exceeds.
fn sampled(rules: &Ruleset) -> (Rc<Vec<Totals>>, i32) {
    let known = SAMPLED.with_borrow(|sampled| {
        let (known, deals, reach) = sampled.as_ref()?;
        (known == rules.rules()).then(|| (Rc::clone(deals), *reach))
    });
    known.unwrap_or_else(|| {
        let deals = Rc::new(play_deals(rules));
        let mut best: Vec<i32> = deals
            .iter()
            .map(|deal| deal.iter().copied().max().unwrap_or(0))
            .collect();
        best.sort_unstable();
        let reach = best.get(best.len() * 49 / 50).copied().unwrap_or(0).max(1);
        SAMPLED.set(Some((*rules.rules(), Rc::clone(&deals), reach)));
        (deals, reach)
    })
}

fn play_deals(rules: &Ruleset) -> Vec<Totals> {
    let mut chance = Chance::new(11);
    let mut playout = Playout::new(rules, 0.1);
    let sides = usize::from(rules.sides_count());
    let mut deals = Vec::with_capacity(Odds::DEALS);
    while deals.len() < Odds::DEALS {
        let deck = Deck::drawn(&mut chance);
        let mut deal = Deal::without_redeal(rules, &deck, 0);
        playout.finish(&mut deal, &mut chance);
        let points = deal_points(&deal);
        let mut brought = [0; MAX_SEATS];
        for side in 0..sides {
            brought[side] = i32::from(points[side]);
        }
        deals.push(brought);
    }
    deals
}
