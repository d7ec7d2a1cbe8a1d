//! The same deal with other hidden cards.

use rand_chacha::rand_core::RngCore;

use super::{Deal, Stage};
use crate::cards::{Card, Cards, Seat};

impl Deal {
    /// The cards whose place a seat cannot see: the other hands except what lies face up, and the stock except a cut
    /// card that the seat is looking at.
    #[must_use]
    pub fn hidden_from(&self, seat: Seat) -> Cards {
        let stock: Cards = self.stock().iter().copied().collect();
        let hands = self
            .hands
            .iter()
            .fold(stock, |all, hand| all | (*hand - self.shown));
        let seen = match self.cut_card() {
            Some(card) if self.turn == seat => self.hand(seat).with(card),
            _ => self.hand(seat),
        };
        hands - seen
    }

    /// A deal that a seat cannot tell from this one: what it cannot see is dealt anew, by draws from `rng`.
    #[must_use]
    pub fn resample(&self, seat: Seat, rng: &mut impl RngCore) -> Deal {
        let hidden = self.hidden_from(seat);
        let mut order = [Card::SETTEBELLO; Card::COUNT];
        order
            .iter_mut()
            .zip(hidden)
            .for_each(|(place, card)| *place = card);
        let order = &mut order[..hidden.len()];
        for i in (1..order.len()).rev() {
            order.swap(i, crate::cards::below(rng, i as u32 + 1) as usize);
        }
        self.with_hidden(seat, order)
    }

    /// The deal with the hidden cards in this order: the other hands by seat, then the stock.
    pub(crate) fn with_hidden(&self, seat: Seat, order: &[Card]) -> Deal {
        let mut deal = *self;
        let mut cards = order.iter().copied();
        for other in self.rules.seats().filter(|other| *other != seat) {
            let hand = &mut deal.hands[usize::from(other)];
            let shown = *hand & self.shown;
            *hand = cards
                .by_ref()
                .take(hand.len() - shown.len())
                .fold(shown, Cards::with);
        }
        let known = usize::from(self.stage == Stage::Cut && self.turn == seat);
        let stock = &mut deal.deck[usize::from(self.next) + known..];
        stock
            .iter_mut()
            .zip(cards)
            .for_each(|(place, card)| *place = card);
        deal
    }
}
