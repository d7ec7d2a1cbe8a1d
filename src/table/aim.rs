//! A card that is lifted, and what it may take.

use crate::{Card, Cards, Play};

/// A card of the hand that has been lifted (by pointer, tap or key) and is looking for its capture.
///
/// The captures are numbered from 1 in the order in which the engine lists them; [`Aim::takes`] tells the
/// numbers a table card belongs to, which is what the page writes beside the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    card: Card,
    captures: Vec<Cards>,
    may_lay: bool,
    swept: Vec<Card>,
}

/// How a table card answers an aimed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is gathered under the card.
    Gathered,
    /// It belongs to a capture that the gathered cards leave open.
    Open,
    /// It belongs to a capture, but not together with what is gathered.
    Other,
    /// The card cannot take it.
    Rest,
}

/// Where a card is let go, or what is tapped while one is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// On the cloth between the cards.
    Cloth,
    /// On a card of the table.
    On(Card),
    /// Anywhere else.
    Outside,
}

impl Aim {
    /// Lifts `card`: `None` when no legal play begins with it.
    #[must_use]
    pub fn lift(card: Card, plays: impl IntoIterator<Item = Play>) -> Option<Self> {
        let mut aim = Self {
            card,
            captures: Vec::new(),
            may_lay: false,
            swept: Vec::new(),
        };
        for play in plays.into_iter().filter(|play| play.card == card) {
            match play.capture {
                Some(taken) => aim.captures.push(taken),
                None => aim.may_lay = true,
            }
        }
        (aim.may_lay || !aim.captures.is_empty()).then_some(aim)
    }

    /// The lifted card.
    #[must_use]
    pub fn card(&self) -> Card {
        self.card
    }

    /// The captures, in the order of their numbers.
    #[must_use]
    pub fn captures(&self) -> &[Cards] {
        &self.captures
    }

    /// Whether the card may be laid on the table without taking anything.
    #[must_use]
    pub fn may_lay(&self) -> bool {
        self.may_lay
    }

    /// The gathered cards, first swept first.
    #[must_use]
    pub fn swept(&self) -> &[Card] {
        &self.swept
    }

    /// The gathered cards as a set.
    #[must_use]
    pub fn gathered(&self) -> Cards {
        self.swept.iter().copied().collect()
    }

    /// The sum of the gathered ranks.
    #[must_use]
    pub fn sum(&self) -> u16 {
        self.gathered().total()
    }

    /// The numbers (from 1) of the captures that `card` belongs to.
    #[must_use]
    pub fn takes(&self, card: Card) -> Vec<usize> {
        self.numbered()
            .filter(|(_, set)| set.contains(card))
            .map(|(n, _)| n)
            .collect()
    }

    /// How a card of the table answers.
    #[must_use]
    pub fn answer(&self, card: Card) -> Answer {
        if self.swept.contains(&card) {
            Answer::Gathered
        } else if self.open().any(|set| set.contains(card)) {
            Answer::Open
        } else if self.captures.iter().any(|set| set.contains(card)) {
            Answer::Other
        } else {
            Answer::Rest
        }
    }

    /// Passes the held card over a card of the table and gathers it, when it can be taken.
    ///
    /// A card that cannot go with those gathered before replaces as few of them as possible, oldest first:
    /// whoever sweeps on has changed their mind.
    pub fn sweep(&mut self, card: Card) -> bool {
        if self.swept.contains(&card) || !self.captures.iter().any(|set| set.contains(card)) {
            return false;
        }
        self.swept.push(card);
        while !self
            .captures
            .iter()
            .any(|set| self.gathered().is_subset(*set))
        {
            self.swept.remove(0);
        }
        true
    }

    /// Taps a card of the table: gathers it, or gives it back when it was gathered.
    pub fn toggle(&mut self, card: Card) {
        let before = self.swept.len();
        self.swept.retain(|swept| *swept != card);
        if self.swept.len() == before {
            self.sweep(card);
        }
    }

    /// Gathers the capture with the number `n` (from 1); `false` when there is none.
    pub fn choose(&mut self, n: usize) -> bool {
        let chosen = n.checked_sub(1).and_then(|i| self.captures.get(i));
        if let Some(set) = chosen {
            self.swept = set.iter().collect();
        }
        chosen.is_some()
    }

    /// Gathers the next capture (`forward`) or the one before, round and round.
    pub fn step(&mut self, forward: bool) {
        let count = self.captures.len();
        if count == 0 {
            return;
        }
        let next = match (self.chosen(), forward) {
            (Some(n), true) => n % count + 1,
            (Some(n), false) => (n + count - 2) % count + 1,
            (None, true) => 1,
            (None, false) => count,
        };
        self.choose(next);
    }

    /// The number of the capture that is gathered completely.
    #[must_use]
    pub fn chosen(&self) -> Option<usize> {
        let gathered = self.gathered();
        self.numbered()
            .find(|(_, set)| *set == gathered && !set.is_empty())
            .map(|(n, _)| n)
    }

    /// What letting go takes: the play if it is settled, `None` while several captures are open.
    #[must_use]
    pub fn settled(&self) -> Option<Play> {
        if let Some(n) = self.chosen() {
            return Some(self.take(self.captures[n - 1]));
        }
        let mut open = self.open();
        match (open.next(), open.next(), self.may_lay) {
            (Some(only), None, false) => Some(self.take(only)),
            (Some(only), None, true) if !self.swept.is_empty() => Some(self.take(only)),
            (None, _, true) => Some(Play {
                card: self.card,
                capture: None,
            }),
            _ => None,
        }
    }

    /// Lets the card go: the play that this makes, or `None` when it stays aimed (or flies back, for
    /// [`Drop::Outside`], which the caller sees by asking for nothing).
    ///
    /// On the cloth the gathered cards decide. On a card of the table that card is gathered first.
    #[must_use]
    pub fn let_go(&mut self, at: Drop) -> Option<Play> {
        match at {
            Drop::Outside => None,
            // Where a card that could capture may be laid all the same, free table means just that.
            Drop::Cloth if self.swept.is_empty() && self.may_lay => Some(Play::lay(self.card)),
            Drop::Cloth => self.settled(),
            Drop::On(card) => {
                self.sweep(card);
                self.settled()
            }
        }
    }

    fn take(&self, set: Cards) -> Play {
        Play {
            card: self.card,
            capture: Some(set),
        }
    }

    fn open(&self) -> impl Iterator<Item = Cards> + '_ {
        let gathered = self.gathered();
        self.captures
            .iter()
            .copied()
            .filter(move |set| gathered.is_subset(*set))
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, Cards)> + '_ {
        self.captures
            .iter()
            .enumerate()
            .map(|(i, set)| (i + 1, *set))
    }
}

#[cfg(test)]
mod tests;
