//! A deal from a view: the same to its seat, with cards of one's choice where the seat cannot see.

use std::{error::Error, fmt};

use super::View;
use crate::cards::{Card, Cards, Deck, MAX_SEATS, stream};
use crate::deal::{Deal, Event, Stage};
use crate::rules::{DealPattern, Ruleset};

/// Why a view cannot be continued: it does not come from a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadView(&'static str);

impl fmt::Display for BadView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the view comes from no match: {}", self.0)
    }
}

impl Error for BadView {}

impl View {
    /// A deal that looks like this from the seat, the hidden cards dealt at random: each such deal is equally likely.
    ///
    /// # Errors
    /// When the view comes from no match.
    pub fn sample(&self, seed: u64) -> Result<Deal, BadView> {
        Ok(self.deal()?.resample(self.seat, &mut stream(seed, 0)))
    }

    /// A deal that looks like this from the seat, the hidden cards in a fixed order. [`Deal::resample`] makes others
    /// from it, faster than making each from the view.
    ///
    /// # Errors
    /// When the view comes from no match.
    pub fn deal(&self) -> Result<Deal, BadView> {
        let rules = self
            .rules
            .validate()
            .map_err(|_| BadView("its rules cannot be played"))?;
        let seats = usize::from(rules.players);
        let sized = self.hand_sizes.len() == seats && self.shown.len() == seats;
        if !sized || usize::from(self.seat) >= seats || usize::from(self.dealer) >= seats {
            return Err(BadView("the seats do not fit the rules"));
        }
        let mut deal = Deal::undealt(&rules, &Deck::sorted(), self.dealer);
        self.restore_play(&mut deal, &rules)?;
        self.restore_cards(&mut deal)?;
        Ok(deal)
    }

    fn restore_play(&self, deal: &mut Deal, rules: &Ruleset) -> Result<(), BadView> {
        let in_a_round = rules.players * rules.hand_size;
        let mut plays = 0u8;
        for event in self.events() {
            match event {
                Event::Dealt { round, .. } => {
                    deal.round = *round;
                    deal.declared = 0;
                }
                Event::Declared { seat, cards, .. } => {
                    deal.declared |= 1u8.checked_shl(u32::from(*seat)).unwrap_or(0);
                    deal.shown |= *cards;
                }
                Event::Laid { .. } | Event::Captured { .. } => plays = plays.saturating_add(1),
                Event::Over => deal.stage = Stage::Over,
                _ => {}
            }
        }
        if plays > deal.total_plays {
            return Err(BadView("too many cards were played"));
        }
        deal.plays = plays;
        deal.round_left = if plays == deal.total_plays {
            0
        } else {
            in_a_round - plays % in_a_round
        };
        if rules.deal_pattern == DealPattern::ChkobbaCut && deal.round == 0 {
            deal.stage = Stage::Cut;
            deal.round_left = 0;
        }
        deal.turn = (rules.first(self.dealer) + plays % rules.players) % rules.players;
        deal.matta = self.matta;
        deal.last_capturer = self.last_capturer.filter(|seat| *seat < rules.players);
        let sides = usize::from(rules.sides_count());
        if self.declared_points.len() != sides {
            return Err(BadView("the sides do not fit the rules"));
        }
        deal.declared_points[..sides].copy_from_slice(&self.declared_points);
        self.restore_scope(deal);
        Ok(())
    }

    fn restore_scope(&self, deal: &mut Deal) {
        for event in self.events() {
            let (seat, scope, points) = match event {
                Event::Captured {
                    seat,
                    card,
                    taken,
                    scopa: true,
                } => (
                    *seat,
                    1,
                    crate::capture::scopa_worth(&self.rules, *card, *taken),
                ),
                Event::TableBonus { seat, points, .. } => {
                    (*seat, crate::deal::bonus_scope(*points), *points)
                }
                _ => continue,
            };
            let side = usize::from(self.rules.side_of(seat)) % MAX_SEATS;
            deal.scope[side] = deal.scope[side].saturating_add(scope);
            deal.scope_points[side] = deal.scope_points[side].saturating_add(u16::from(points));
        }
    }

    fn restore_cards(&self, deal: &mut Deal) -> Result<(), BadView> {
        let mut hidden = self.unseen().iter();
        deal.table = self.table;
        for side in 0..self.rules.sides_count() {
            deal.piles[usize::from(side)] = self.captured(side);
        }
        for seat in self.rules.seats() {
            let at = usize::from(seat);
            let known = if seat == self.seat {
                self.hand
            } else {
                self.shown[at]
            };
            let missing = usize::from(self.hand_sizes[at]).checked_sub(known.len());
            let missing = missing.ok_or(BadView("a hand is smaller than what is shown of it"))?;
            deal.hands[at] = hidden.by_ref().take(missing).fold(known, Cards::with);
        }
        let stock: Vec<Card> = self.cut_card.into_iter().chain(hidden).collect();
        deal.next = Card::COUNT as u8 - stock.len() as u8;
        if stock.len() != usize::from(self.stock) {
            return Err(BadView("the cards do not add up to forty"));
        }
        deal.deck[usize::from(deal.next)..].copy_from_slice(&stock);
        Ok(())
    }
}
