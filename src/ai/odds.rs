//! The chance to win a match by the totals of the sides, from deals that a quick player plays against itself.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::chance::Chance;
use super::order;
use super::playout::Playout;
use super::stakes::Utilities;
use crate::cards::{Deck, MAX_SEATS};
use crate::deal::Deal;
use crate::rules::{Rules, Ruleset};
use crate::score::{deal_points, match_end};

type Totals = [i32; MAX_SEATS];

/// What deals of a rule set bring, and what that means for a match.
#[derive(Debug)]
pub(super) struct Odds {
    rules: Ruleset,
    sides: usize,
    deals: Vec<Totals>,
    /// What a side hardly ever exceeds in a deal.
    reach: i32,
    table: Option<Table>,
    known: RefCell<HashMap<(Totals, usize), Utilities>>,
}

/// The chance of side 0 by what both sides lack to the target, side 0 dealing and not.
#[derive(Debug)]
struct Table {
    size: usize,
    chances: Vec<[f32; 2]>,
}

thread_local! {
    /// The last odds that were asked for, since a match asks again and again.
    static LATEST: RefCell<Option<Rc<Odds>>> = const { RefCell::new(None) };
}

impl Odds {
    const DEALS: usize = 2000;
    const MATCHES: usize = 200;
    /// Beyond so many points to go it makes no difference any more.
    const FAR: i32 = 60;

    /// The odds when a side may reach the target in this deal; nothing while it is far away.
    pub(super) fn near(rules: &Rules, totals: &[i32]) -> Option<Rc<Odds>> {
        let target = i32::try_from(rules.target).unwrap_or(i32::MAX);
        let best = totals.iter().copied().max()?;
        let far = best < target.saturating_sub(40) || best < target / 2;
        if far && rules.cappotto_at.is_none() {
            return None;
        }
        let odds = Odds::of(rules)?;
        let close = best.saturating_add(odds.reach) >= target || rules.cappotto_at.is_some();
        close.then_some(odds)
    }

    fn of(rules: &Rules) -> Option<Rc<Odds>> {
        let latest = LATEST.with_borrow(Clone::clone);
        if let Some(odds) = latest.filter(|odds| odds.rules.rules() == rules) {
            return Some(odds);
        }
        let rules = rules.validate().ok()?;
        let deals = play_deals(&rules);
        let best = |deal: &Totals| deal.iter().copied().max().unwrap_or(0);
        let mut bests: Vec<i32> = deals.iter().map(best).collect();
        order::sort(&mut bests, |a, b| a < b);
        let reach = bests
            .get(bests.len() * 49 / 50)
            .copied()
            .unwrap_or(0)
            .max(1);
        let sides = usize::from(rules.sides_count());
        let mut odds = Odds {
            rules,
            sides,
            deals,
            reach,
            table: None,
            known: RefCell::default(),
        };
        if sides == 2 {
            odds.table = Some(odds.solve());
        }
        let odds = Rc::new(odds);
        LATEST.set(Some(Rc::clone(&odds)));
        Some(odds)
    }

    /// The chance of each side to win the match with these totals after the deal.
    ///
    /// `dealer` is the side that deals next.
    pub(super) fn chances(&self, totals: &Totals, dealer: usize) -> Utilities {
        if let Some(known) = self.known.borrow().get(&(*totals, dealer)) {
            return *known;
        }
        let chances = match (self.decided(totals), &self.table) {
            (Some(decided), _) => decided,
            (None, Some(table)) => {
                let first = table.chance(&self.rules, totals, dealer);
                let mut chances = [0.0; MAX_SEATS];
                (chances[0], chances[1]) = (first, 1.0 - first);
                chances
            }
            (None, None) => self.played_out(totals, dealer),
        };
        self.known.borrow_mut().insert((*totals, dealer), chances);
        chances
    }

    fn decided(&self, totals: &Totals) -> Option<Utilities> {
        let most = totals.iter().copied().max()?;
        if i64::from(most) < i64::from(self.rules.target) && self.rules.cappotto_at.is_none() {
            return None;
        }
        let outcome = match_end(&self.rules, &totals[..self.sides], None, None)?;
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        let mut chances = [0.0; MAX_SEATS];
        for side in outcome.winners {
            chances[usize::from(side)] = share;
        }
        Some(chances)
    }

    /// The rest of the match, played many times from the deals that are known.
    fn played_out(&self, totals: &Totals, dealer: usize) -> Utilities {
        let seed = totals.iter().fold(17u64, |seed, total| {
            seed.wrapping_mul(31).wrapping_add(*total as u64)
        });
        let mut chance = Chance::new(seed);
        let mut sum = [0.0; MAX_SEATS];
        for _ in 0..Odds::MATCHES {
            let mut totals = *totals;
            for deal in 0..50 {
                let brought = self.deals[chance.below(self.deals.len())];
                let turn = dealer + deal;
                for side in 0..self.sides {
                    let total = &mut totals[(side + turn) % self.sides];
                    *total = total.saturating_add(brought[side]);
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
        let mut outcomes: Vec<((i32, i32), u32)> = Vec::new();
        for deal in &self.deals {
            let brought = (deal[0], deal[1]);
            match outcomes.iter_mut().find(|outcome| outcome.0 == brought) {
                Some((_, count)) => *count += 1,
                None => outcomes.push((brought, 1)),
            }
        }
        order::sort(&mut outcomes, |a, b| a.0 < b.0);
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
        // Place n is target - most + n points; the highest totals first, since only they are known by themselves.
        let order = (0..2 * size).rev().flat_map(|sum| {
            (0..size).filter_map(move |a| Some((a, sum.checked_sub(a).filter(|b| *b < size)?)))
        });
        for _ in 0..2 {
            for (a, b) in order.clone() {
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
        let over = totals[0].min(totals[1]).saturating_sub(target).max(0);
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
