//! Who sits where, as one seat sees the table: oneself at the bottom, the others in the direction of play.

use crate::rules::Direction;
use crate::{Rules, Seat, Side};

/// Whose side a seat is on, as far as shapes tell: a face is round, square or arched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// One's own.
    Ours,
    /// Another.
    Theirs,
    /// The third of three.
    Third,
}

/// The table around one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around {
    /// The seat at the bottom.
    pub me: Seat,
    rules: Rules,
}

impl Around {
    /// The table by these rules as `me` sees it.
    #[must_use]
    pub fn new(rules: &Rules, me: Seat) -> Self {
        Self { me, rules: *rules }
    }

    /// The other seats in the order in which they play after oneself.
    pub fn others(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (me, seats) = (self.me, self.rules.players);
        (1..seats).map(move |k| (me + k) % seats)
    }

    /// The same from left to right: who plays next sits at one's right, or at one's left where play goes clockwise.
    #[must_use]
    pub fn from_left(&self) -> Vec<Seat> {
        match self.rules.direction {
            Direction::Anticlockwise => self.others().rev().collect(),
            Direction::Clockwise => self.others().collect(),
        }
    }

    /// Where a seat is, on a table wide enough for sides: `top`, `left` and `right`, and where two sit there `l1`,
    /// `l2` upwards, `t1`, `t2` from the right.
    #[must_use]
    pub fn position(&self, seat: Seat) -> &'static str {
        const RIGHT_FIRST: [&[&str]; 7] = [
            &[],
            &[],
            &["top"],
            &["right", "left"],
            &["right", "top", "left"],
            &["right", "t1", "t2", "left"],
            &["r1", "r2", "top", "l2", "l1"],
        ];
        const LEFT_FIRST: [&[&str]; 7] = [
            &[],
            &[],
            &["top"],
            &["left", "right"],
            &["left", "top", "right"],
            &["left", "t2", "t1", "right"],
            &["l1", "l2", "top", "r2", "r1"],
        ];
        let places = match self.rules.direction {
            Direction::Anticlockwise => RIGHT_FIRST,
            Direction::Clockwise => LEFT_FIRST,
        };
        let place = self.others().position(|other| other == seat);
        place
            .and_then(|k| places.get(usize::from(self.rules.players))?.get(k).copied())
            .unwrap_or("top")
    }

    /// The seat at whose place a side's captured cards lie: one's own, or the first of that side after oneself.
    #[must_use]
    pub fn pile(&self, side: Side) -> Seat {
        let keeps = |seat: &Seat| self.rules.side_of(*seat) == side;
        std::iter::once(self.me)
            .chain(self.others())
            .find(keeps)
            .unwrap_or(self.me)
    }

    /// Whether the captured cards of a side lie beside the table rather than at somebody's seat: one's own always,
    /// the others' where there are but two sides.
    #[must_use]
    pub fn has_wide_pile(&self, side: Side) -> bool {
        self.rules.sides_count() == 2 || side == self.rules.side_of(self.me)
    }

    /// Whose side a seat is on.
    #[must_use]
    pub fn party(&self, seat: Seat) -> Party {
        let sides = self.rules.sides_count().max(1);
        let (mine, its) = (self.rules.side_of(self.me), self.rules.side_of(seat));
        match (its + sides - mine) % sides {
            0 => Party::Ours,
            2 if sides == 3 => Party::Third,
            _ => Party::Theirs,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(preset: &str, me: Seat) -> Around {
        Around::new(&Rules::preset(preset).expect("a preset"), me)
    }

    #[test]
    fn who_plays_next_sits_at_ones_right() {
        let table = around("scopone", 1);
        assert_eq!(table.from_left(), [0, 3, 2]);
        assert_eq!(
            [2, 3, 0].map(|seat| table.position(seat)),
            ["right", "top", "left"]
        );
    }

    #[test]
    fn clockwise_who_plays_next_sits_at_ones_left() {
        let mut rules = Rules::preset("coppie").expect("a preset");
        rules.direction = Direction::Clockwise;
        let table = Around::new(&rules, 0);
        assert_eq!(table.from_left(), [1, 2, 3]);
        assert_eq!(
            [1, 2, 3].map(|seat| table.position(seat)),
            ["left", "top", "right"]
        );
    }

    #[test]
    fn partners_sit_opposite_and_share_a_shape() {
        for me in 0..4 {
            let table = around("coppie", me);
            let partner = (me + 2) % 4;
            assert_eq!(table.position(partner), "top");
            assert_eq!(table.party(partner), Party::Ours);
            assert_eq!(table.party((me + 1) % 4), Party::Theirs);
        }
    }

    #[test]
    fn every_seat_has_a_place_of_its_own() {
        for preset in crate::PRESETS {
            let table = around(preset, 0);
            let mut places: Vec<&str> = table.others().map(|seat| table.position(seat)).collect();
            let count = places.len();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), count, "{preset}");
        }
    }

    #[test]
    fn a_sides_cards_lie_at_one_place() {
        let table = around("sei", 2);
        assert_eq!([0, 1].map(|side| table.pile(side)), [2, 3]);
        assert!(table.has_wide_pile(1));
        let table = around("cinque", 2);
        assert_eq!(table.pile(4), 4);
        assert!(table.has_wide_pile(2) && !table.has_wide_pile(4));
    }

    #[test]
    fn three_sides_have_three_shapes() {
        let table = around("classica_3", 1);
        assert_eq!(
            [1, 2, 0].map(|seat| table.party(seat)),
            [Party::Ours, Party::Theirs, Party::Third]
        );
    }
}
