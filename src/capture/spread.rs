use super::partitions::{self, Ranks};
use super::{Moment, scopa_worth};
use crate::cards::{Card, Cards, Rank};
use crate::moves::Play;
use crate::rules::{
    AceFirstPlay, AceOnAce, AceOnEmpty, CaptureMode, MattaScope, Obligation, Rules, SumChoice,
};

/// The table as captures see it: the cards, and the value that the seven of cups has if it is not a 7.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    cards: Cards,
    matta: u8,
    ranks: Ranks,
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

    #[inline]
    pub(super) fn plays(
        &self,
        rules: &Rules,
        hand: Cards,
        first_play: bool,
        sink: &mut impl FnMut(Play),
    ) {
        for card in hand {
            let trail = self.captures(rules, card, first_play, &mut |set| {
                sink(Play {
                    card,
                    capture: Some(set),
                })
            });
            if trail {
                sink(Play {
                    card,
                    capture: None,
                });
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

    #[inline]
    fn search(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        if self.is_wild() {
            return Reach::new(self).search(total, sink);
        }
        if total > 10 {
            return self.search_beyond(total, sink);
        }
        self.search_within(total, sink);
    }

    /// Totals beyond ten: what is left on the table is often less than that.
    fn search_beyond(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        match self.cards.total().checked_sub(u16::from(total)) {
            None => {}
            Some(0) => sink(self.cards),
            Some(left @ 1..=10) => {
                self.search_within(left as u8, &mut |set| sink(self.cards - set))
            }
            Some(_) => Reach::new(self).search(total, sink),
        }
    }

    #[inline]
    fn search_within(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        self.of_value(total)
            .iter()
            .for_each(|card| sink(card.into()));
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

/// What can be reached with the table cards one after the other: for totals beyond ten, and for cards that have another
/// value than their rank.
struct Reach {
    len: usize,
    cards: [(Card, u8); Card::COUNT],
    /// Bit n of place i is set when some of the first i cards total n, for n up to 15.
    sums: [u16; Card::COUNT + 1],
}

impl Reach {
    fn new(spread: &Spread) -> Reach {
        let mut reach = Reach {
            len: 0,
            cards: [(Card::SETTEBELLO, 0); Card::COUNT],
            sums: [1; Card::COUNT + 1],
        };
        let mut sums = 1;
        let places = reach.cards.iter_mut().zip(&mut reach.sums[1..]);
        for (card, (place, after)) in spread.cards.iter().zip(places) {
            let value = spread.value(card);
            sums |= sums << value;
            *place = (card, value);
            *after = sums;
            reach.len += 1;
        }
        reach
    }

    fn search(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        if self.sums[self.len] >> total & 1 == 1 {
            self.walk(self.len, total, Cards::EMPTY, sink);
        }
    }

    /// Every way to a total that the first `len` cards reach, without going where it cannot be reached.
    fn walk(&self, len: usize, total: u8, taken: Cards, sink: &mut impl FnMut(Cards)) {
        let places = self.cards.iter().zip(&self.sums).enumerate();
        for (i, (&(card, value), below)) in places.take(len).rev() {
            if value == total {
                sink(taken.with(card));
            } else if value < total && below >> (total - value) & 1 == 1 {
                self.walk(i, total - value, taken.with(card), sink);
            }
            if below >> total & 1 == 0 {
                return;
            }
        }
    }
}
