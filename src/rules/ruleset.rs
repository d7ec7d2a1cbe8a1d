use std::ops::Deref;

use super::{DealerRotation, Opener, Rules, Sides};
use crate::capture::Lane;
use crate::cards::{MAX_SEATS, Seat, Side};

/// A rule set that can be played: what [`Rules::validate`] returns, with what follows from it.
///
/// It reads like the [`Rules`] inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    rules: Rules,
    rounds: u8,
    lane: Lane,
}

impl Ruleset {
    pub(super) fn checked(rules: Rules, rounds: u8) -> Ruleset {
        Ruleset {
            rules,
            rounds,
            lane: Lane::of(&rules),
        }
    }

    /// The knobs.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How often hands are dealt in a deal (A.4).
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// How plays are listed, looked up here because it is asked every turn.
    #[inline]
    pub(crate) fn lane(&self) -> Lane {
        self.lane
    }
}

impl Deref for Ruleset {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::checked(Rules::default(), 6)
    }
}

impl TryFrom<Rules> for Ruleset {
    type Error = super::Faults;

    fn try_from(rules: Rules) -> Result<Ruleset, super::Faults> {
        rules.validate()
    }
}

impl Rules {
    /// How many sides there are (A.2).
    #[must_use]
    pub fn sides_count(&self) -> u8 {
        match self.sides {
            Sides::Individual => self.players,
            Sides::TwoTeams => 2,
            Sides::Pairs => 3,
        }
    }

    /// The side of a seat (A.2).
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        match self.sides {
            Sides::Individual => seat,
            Sides::TwoTeams => seat & 1,
            Sides::Pairs => seat % 3,
        }
    }

    /// The side of every seat, those beyond the players being meaningless.
    pub(crate) fn side_table(&self) -> [Side; MAX_SEATS] {
        std::array::from_fn(|seat| self.side_of(seat as Seat))
    }

    /// The seats, from 0.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..self.players
    }

    /// The seat after another in order of play (A.2).
    #[must_use]
    pub fn next_seat(&self, seat: Seat) -> Seat {
        if seat + 1 >= self.players {
            0
        } else {
            seat + 1
        }
    }

    fn seat_before(&self, seat: Seat) -> Seat {
        if seat == 0 {
            self.players.saturating_sub(1)
        } else {
            seat - 1
        }
    }

    /// Who leads a deal (A.3).
    #[must_use]
    pub fn first(&self, dealer: Seat) -> Seat {
        match self.opener {
            Opener::NextAfterDealer => self.next_seat(dealer),
            Opener::Dealer => dealer,
        }
    }

    /// Who plays last in a deal (A.3).
    #[must_use]
    pub fn last(&self, dealer: Seat) -> Seat {
        self.seat_before(self.first(dealer))
    }

    /// The seats in the order in which they play in a deal (A.3).
    pub fn order(&self, dealer: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first(dealer), self.players);
        (0..players).map(move |i| (first + i) % players)
    }

    /// Who deals after a dealer (A.3).
    #[must_use]
    pub fn next_dealer(&self, dealer: Seat) -> Seat {
        match self.dealer_rotation {
            DealerRotation::PlayOrder => self.next_seat(dealer),
            DealerRotation::Reverse => self.seat_before(dealer),
        }
    }
}
