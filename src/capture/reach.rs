//! Every set of table cards with a total up to 15, card by card: for totals beyond ten, and for cards that have another
//! value than their rank.

use crate::cards::{Card, Cards};

/// What can be reached with the table cards one after the other.
pub(super) struct Reach {
    len: usize,
    cards: [(Card, u8); Card::COUNT],
    /// Bit n of place i is set when some of the first i cards total n, for n up to 15.
    sums: [u16; Card::COUNT + 1],
}

impl Reach {
    /// Cards at the value of their ranks.
    pub(super) fn of(cards: Cards) -> Reach {
        Reach::new(cards, |card| card.rank().value())
    }

    #[inline]
    pub(super) fn new(cards: Cards, value: impl Fn(Card) -> u8) -> Reach {
        let mut reach = Reach {
            len: 0,
            cards: [(Card::SETTEBELLO, 0); Card::COUNT],
            sums: [1; Card::COUNT + 1],
        };
        let mut sums = 1;
        let places = reach.cards.iter_mut().zip(&mut reach.sums[1..]);
        for (card, (place, after)) in cards.iter().zip(places) {
            let value = value(card);
            sums |= sums << value;
            *place = (card, value);
            *after = sums;
            reach.len += 1;
        }
        reach
    }

    pub(super) fn search(&self, total: u8, sink: &mut impl FnMut(Cards)) {
        if self.sums[self.len] >> total & 1 == 1 {
            self.walk(self.len, total, Cards::EMPTY, sink);
        }
    }

    /// Every way to a total that the first `len` cards reach, without going where it cannot be reached.
    fn walk(&self, len: usize, total: u8, taken: Cards, sink: &mut impl FnMut(Cards)) {
        let mut place = len;
        while place > 0 {
            place -= 1;
            let (card, value) = self.cards[place];
            let below = self.sums[place];
            if value == total {
                sink(taken.with(card));
            } else if value < total && below >> (total - value) & 1 == 1 {
                self.walk(place, total - value, taken.with(card), sink);
            }
            if below >> total & 1 == 0 {
                return;
            }
        }
    }
}
