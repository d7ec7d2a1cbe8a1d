//! Shuffled cards become hands and a table (RULES.md A.4, A.5, C.2).

use std::{error::Error, fmt, ops::Range};

use super::opening::bonus_scope;
use super::{Deal, Event, Stage, dealer_bonus, is_void};
use crate::cards::{Card, Cards, Deck, MAX_SEATS, Seat};
use crate::rules::{DealPattern, Ruleset};

/// An opening table that voids the deal: the same dealer deals again from another deck (A.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misdeal {
    /// The void table.
    pub table: Cards,
}

impl fmt::Display for Misdeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the opening table {} is void", self.table)
    }
}

impl Error for Misdeal {}

impl Deal {
    /// Deals from a deck.
    ///
    /// Under `deal_pattern = chkobba_cut` the top card is the cut card and nothing else is dealt before the cutter's
    /// choice.
    ///
    /// # Errors
    /// When the opening table is void.
    pub fn new(rules: &Ruleset, deck: &Deck, dealer: Seat) -> Result<Deal, Misdeal> {
        Deal::open(rules, deck, dealer, &mut |_| ())
    }

    /// Deals from a deck, whatever the opening table.
    #[must_use]
    pub fn without_redeal(rules: &Ruleset, deck: &Deck, dealer: Seat) -> Deal {
        Deal::without_redeal_telling(rules, deck, dealer, &mut |_| ())
    }

    pub(crate) fn without_redeal_telling(
        rules: &Ruleset,
        deck: &Deck,
        dealer: Seat,
        sink: &mut impl FnMut(Event),
    ) -> Deal {
        let mut deal = Deal::undealt(rules, deck, dealer);
        deal.begin(sink);
        if deal.stage == Stage::Play {
            deal.take_bonus(sink);
        }
        deal
    }

    pub(crate) fn open(
        rules: &Ruleset,
        deck: &Deck,
        dealer: Seat,
        sink: &mut impl FnMut(Event),
    ) -> Result<Deal, Misdeal> {
        let mut deal = Deal::undealt(rules, deck, dealer);
        let mut events = super::Events::new();
        deal.begin(&mut |event| events.push(event));
        if deal.stage == Stage::Play {
            if is_void(rules, deal.table) {
                return Err(Misdeal { table: deal.table });
            }
            deal.take_bonus(&mut |event| events.push(event));
        }
        events.iter().for_each(|event| sink(*event));
        Ok(deal)
    }

    pub(crate) fn undealt(rules: &Ruleset, deck: &Deck, dealer: Seat) -> Deal {
        let dealer = dealer % rules.players;
        let in_a_round = rules.players * rules.hand_size;
        Deal {
            rules: *rules,
            deck: deck.order(),
            next: 0,
            hands: [Cards::EMPTY; MAX_SEATS],
            table: Cards::EMPTY,
            piles: [Cards::EMPTY; MAX_SEATS],
            shown: Cards::EMPTY,
            side_of: rules.side_table(),
            scope: [0; MAX_SEATS],
            scope_points: [0; MAX_SEATS],
            declared_points: [0; MAX_SEATS],
            declared: 0,
            dealer,
            turn: rules.first(dealer),
            stage: Stage::Play,
            plays: 0,
            total_plays: rules.rounds() * in_a_round,
            round: 0,
            round_left: 0,
            last_capturer: None,
            matta: None,
        }
    }

    fn begin(&mut self, sink: &mut impl FnMut(Event)) {
        if self.rules.deal_pattern == DealPattern::ChkobbaCut {
            self.stage = Stage::Cut;
            sink(Event::CutOffered { seat: self.turn });
        } else {
            self.deal_round(sink);
        }
    }

    /// After the cutter's choice: the rest of the opening, void or not (C.2).
    pub(super) fn after_cut(&mut self, keep: bool, sink: &mut impl FnMut(Event)) {
        let (cutter, card) = (self.turn, self.deck[0]);
        self.next = 1;
        self.stage = Stage::Play;
        sink(Event::CutChosen {
            seat: cutter,
            laid: (!keep).then_some(card),
        });
        if keep {
            self.hands[usize::from(cutter)].insert(card);
        } else {
            self.table.insert(card);
            self.lay_out(3);
        }
        for seat in self.rules.order(self.dealer) {
            let missing = 3 - self.hands[usize::from(seat)].len();
            self.hand_out(seat, missing as u8);
        }
        if keep {
            self.lay_out(4);
        }
        self.start_round(sink);
        if is_void(&self.rules, self.table) {
            self.stage = Stage::Void;
            sink(Event::Redeal { table: self.table });
        } else {
            self.take_bonus(sink);
        }
    }

    /// Deals hands, and before the first round the table.
    pub(super) fn deal_round(&mut self, sink: &mut impl FnMut(Event)) {
        let (hand, table) = (self.rules.hand_size, self.rules.table_size);
        let opening = self.round == 0;
        match self.rules.deal_pattern {
            DealPattern::Packets32323 if opening => {
                self.each(3);
                self.lay_out(2);
                self.each(3);
                self.lay_out(2);
                self.each(3);
            }
            DealPattern::Packets334 if opening => {
                [3, 3, 4].into_iter().for_each(|packet| self.each(packet))
            }
            DealPattern::ChkobbaCut => self.each(hand),
            _ => {
                self.singly(hand);
                if opening {
                    self.lay_out(table);
                }
            }
        }
        self.start_round(sink);
    }

    fn start_round(&mut self, sink: &mut impl FnMut(Event)) {
        let table = if self.round == 0 {
            self.table
        } else {
            Cards::EMPTY
        };
        self.round += 1;
        self.round_left = self.rules.players * self.rules.hand_size;
        self.declared = 0;
        sink(Event::Dealt {
            round: self.round,
            hands: self.rules.hand_size,
            table,
        });
    }

    fn take_bonus(&mut self, sink: &mut impl FnMut(Event)) {
        let points = dealer_bonus(&self.rules, self.table);
        if points == 0 {
            return;
        }
        let side = usize::from(self.side_of[usize::from(self.dealer)]);
        self.piles[side] |= self.table;
        self.scope[side] += bonus_scope(points);
        self.scope_points[side] += u16::from(points);
        self.last_capturer = Some(self.dealer);
        sink(Event::TableBonus {
            seat: self.dealer,
            cards: self.table,
            points,
        });
        self.table = Cards::EMPTY;
    }

    /// The next cards of the deck, as many of them as there are.
    fn next_cards(&mut self, count: u8) -> Range<usize> {
        let from = usize::from(self.next);
        self.next += count;
        from.min(Card::COUNT)..usize::from(self.next).min(Card::COUNT)
    }

    fn draw(&mut self, count: u8) -> Cards {
        let range = self.next_cards(count);
        self.deck[range].iter().copied().collect()
    }

    fn lay_out(&mut self, count: u8) {
        let drawn = self.draw(count);
        self.table |= drawn;
    }

    fn hand_out(&mut self, seat: Seat, count: u8) {
        let drawn = self.draw(count);
        self.hands[usize::from(seat)] |= drawn;
    }

    /// Gives every seat so many cards at a time.
    fn each(&mut self, packet: u8) {
        let mut seat = self.rules.first(self.dealer);
        for _ in 0..self.rules.players {
            self.hand_out(seat, packet);
            seat = self.rules.next_seat(seat);
        }
    }

    /// Gives every seat so many cards, one at a time.
    fn singly(&mut self, hand: u8) {
        let mut seat = self.rules.first(self.dealer);
        let range = self.next_cards(self.rules.players * hand);
        for card in &self.deck[range] {
            let hand = &mut self.hands[usize::from(seat)];
            *hand = hand.with(*card);
            seat = self.rules.next_seat(seat);
        }
    }
}
