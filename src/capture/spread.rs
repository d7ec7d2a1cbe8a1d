use super::partitions::{self, Ranks};
use super::reach::Reach;
use super::{Moment, scopa_worth};
use crate::cards::{Card, Cards, Rank};
use crate::moves::{Moves, Play};
use crate::rules::{
    AceFirstPlay, AceOnAce, AceOnEmpty, CaptureMode, MattaScope, Obligation, Rules, SumChoice,
};

/// The table as captures see it: the cards, and the value that the seven of cups has if it is not a 7.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    cards: Cards,
    matta: u8,
    ranks: Ranks,
    total: u16,
}

impl Spread {
    #[inline]
    pub(super) fn new(rules: &Rules, cards: Cards, matta: Option<Rank>) -> Spread {
        let sticky = rules.matta && rules.matta_scope == MattaScope::Sticky;
        Spread {
            cards,
            matta: if sticky {
                matta.map_or(0, Rank::value)
            } else {
                0
            },
            ranks: Ranks::of(cards),
            total: cards.total(),
        }
    }

    #[inline]
    fn value(&self, card: Card) -> u8 {
        match self.matta != 0 && card == Card::MATTA {
            true => self.matta,
            false => card.rank().value(),
        }
    }

    #[inline]
    fn is_wild(&self) -> bool {
        self.matta != 0 && self.cards.contains(Card::MATTA)
    }

    #[inline]
    pub(super) fn of_value(&self, value: u8) -> Cards {
        let plain = Rank::new(value).map_or(Cards::EMPTY, |rank| self.cards.of_rank(rank));
        if self.matta == 0 || !self.cards.contains(Card::MATTA) {
            plain
        } else if self.matta == value {
            plain.with(Card::MATTA)
        } else {
            plain.without(Card::MATTA)
        }
    }

    pub(super) fn plays(&self, rules: &Rules, hand: Cards, first_play: bool, moves: &mut Moves) {
        for card in hand {
            let mut take = |set| moves.push_play(Play::take(card, set));
            if self.captures(rules, card, first_play, &mut take) {
                moves.push_play(Play::lay(card));
            }
        }
    }

    /// Hands every capture to `sink` and says whether the card may be laid instead.
    #[inline]
    pub(super) fn captures(
        &self,
        rules: &Rules,
        card: Card,
        first_play: bool,
        sink: &mut impl FnMut(Cards),
    ) -> bool {
        let value = self.value(card);
        let mut found = false;
        let mut sink = |set| {
            found = true;
            sink(set);
        };
        if value == 1 && rules.ace_sweep {
            self.ace(rules, first_play, &mut sink);
            return !found || rules.ace_decline || rules.obligation == Obligation::Free;
        }
        self.ordinary(rules, value, &mut sink);
        !found || rules.obligation == Obligation::Free
    }

    fn ace(&self, rules: &Rules, first_play: bool, sink: &mut impl FnMut(Cards)) {
        let sweeps = !(first_play && rules.ace_first_play == AceFirstPlay::NoSweep);
        let aces = self.of_value(1);
        if self.cards.is_empty() {
            if sweeps && rules.ace_on_empty == AceOnEmpty::TakesItself {
                sink(Cards::EMPTY);
            }
        } else if rules.ace_on_ace == AceOnAce::TakeOne && !aces.is_empty() {
            aces.iter().for_each(|ace| sink(ace.into()));
            self.completing(rules, 1, sink);
        } else if sweeps {
            sink(self.cards);
        } else {
            self.ordinary(rules, 1, sink);
        }
    }

    #[inline]
    fn ordinary(&self, rules: &Rules, value: u8, sink: &mut impl FnMut(Cards)) {
        if matches!(
            rules.capture_mode,
            CaptureMode::Card | CaptureMode::CardOrFifteen
        ) {
            let equal = self.of_value(value);
            if rules.equal_priority && !equal.is_empty() {
                equal.iter().for_each(|card| sink(card.into()));
            } else {
                self.sums(rules, value, sink);
            }
        }
        self.completing(rules, value, sink);
    }

    /// The captures that make 15 or 11 together with the played card.
    #[inline]
    fn completing(&self, rules: &Rules, value: u8, sink: &mut impl FnMut(Cards)) {
        match rules.capture_mode {
            CaptureMode::Card => {}
            CaptureMode::Fifteen | CaptureMode::CardOrFifteen => self.sums(rules, 15 - value, sink),
            CaptureMode::Eleven => self.sums(rules, 11 - value, sink),
        }
    }

    /// Every set of cards with this total, within `max_capture` and `sum_choice`.
    #[inline]
    fn sums(&self, rules: &Rules, total: u8, sink: &mut impl FnMut(Cards)) {
        if rules.max_capture.is_none() && rules.sum_choice == SumChoice::Any {
            return self.search(total, sink);
        }
        let mut most = rules.max_capture.map_or(Card::COUNT, usize::from);
        if rules.sum_choice == SumChoice::Fewest {
            let mut fewest = most;
            self.search(total, &mut |set: Cards| fewest = fewest.min(set.len()));
            most = fewest;
        }
        self.search(total, &mut |set: Cards| {
            if set.len() <= most {
                sink(set);
            }
        });
    }

    fn reach(&self) -> Reach {
        Reach::new(self.cards, |card| self.value(card))
    }

    #[inline]
    fn search(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        if self.is_wild() {
            return self.reach().search(total, sink);
        }
        if u16::from(total) > self.total {
            return;
        }
        if total > 10 {
            return self.search_beyond(total, sink);
        }
        self.search_within(total, sink);
    }

    /// Totals beyond ten: what is left on the table is often less than that.
    fn search_beyond(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        match self.total - u16::from(total) {
            0 => sink(self.cards),
            left @ 1..=10 => self.search_within(left as u8, &mut |set| sink(self.cards - set)),
            _ => self.reach().search(total, sink),
        }
    }

    #[inline]
    fn search_within(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        let equal = Rank::new(total).map_or(Cards::EMPTY, |rank| self.cards.of_rank(rank));
        equal.iter().for_each(|card| sink(card.into()));
        if total > 1 {
            partitions::each(self.cards, self.ranks, total, sink);
        }
    }

    #[inline]
    pub(super) fn scopa(&self, rules: &Rules, played: Card, captured: Cards, moment: Moment) -> u8 {
        let last = moment.last_play && !rules.last_play_scopa;
        if captured != self.cards
            || captured.is_empty()
            || last
            || self.is_dry_sweep(rules, played, moment)
        {
            return 0;
        }
        scopa_worth(rules, played, captured)
    }

    /// An ace that sweeps by the special rule where that is no scopa. Taking a lone ace is an ordinary capture.
    #[inline]
    fn is_dry_sweep(&self, rules: &Rules, played: Card, moment: Moment) -> bool {
        if !rules.ace_sweep || rules.ace_sweep_scopa || self.value(played) != 1 {
            return false;
        }
        let aces = self.of_value(1);
        let burned = rules.ace_on_ace == AceOnAce::TakeOne && !aces.is_empty();
        let lone = aces == self.cards && aces.len() == 1;
        let plain = moment.first_play && rules.ace_first_play == AceFirstPlay::NoSweep;
        !burned && !lone && !plain
    }
}
