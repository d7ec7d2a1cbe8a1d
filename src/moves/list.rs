//! A list of moves for generators: one integer a move.

use std::fmt;

use super::{Move, Play};
use crate::cards::{Card, Cards, Rank};

/// A list of moves without allocation, up to a length that ordinary tables never exceed; beyond it grows on the heap.
#[derive(Clone)]
pub struct Moves {
    few: [u64; Moves::FEW],
    len: usize,
    more: Vec<u64>,
}

const CARD: u32 = 40;
const KIND: u32 = 48;
const LAY: u64 = 0;
const TAKE: u64 = 1;
const DECLARE: u64 = 2;
const CUT: u64 = 3;

#[inline]
fn pack(mv: Move) -> u64 {
    match mv {
        Move::Play(play) => pack_play(play),
        Move::Declare { matta } => {
            u64::from(matta.map_or(0, Rank::value)) << CARD | DECLARE << KIND
        }
        Move::Cut { keep } => u64::from(keep) | CUT << KIND,
    }
}

#[inline]
fn pack_play(play: Play) -> u64 {
    let card = u64::from(play.card.index()) << CARD;
    match play.capture {
        None => card | LAY << KIND,
        Some(taken) => card | TAKE << KIND | taken.bits(),
    }
}

#[inline]
fn unpack(bits: u64) -> Move {
    let byte = (bits >> CARD) as u8;
    match bits >> KIND {
        DECLARE => Move::Declare {
            matta: Rank::new(byte),
        },
        CUT => Move::Cut {
            keep: bits & 1 == 1,
        },
        kind => Move::Play(Play {
            card: Card::of_index(byte),
            capture: (kind == TAKE).then_some(Cards::from_bits(bits)),
        }),
    }
}

impl Moves {
    const FEW: usize = 64;

    /// An empty list.
    #[must_use]
    pub const fn new() -> Moves {
        Moves {
            few: [0; Moves::FEW],
            len: 0,
            more: Vec::new(),
        }
    }

    /// Empties the list, to use it again.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.more.clear();
    }

    /// Adds a move at the end.
    pub fn push(&mut self, mv: Move) {
        self.push_bits(pack(mv));
    }

    #[inline]
    pub(crate) fn push_play(&mut self, play: Play) {
        self.push_bits(pack_play(play));
    }

    /// Adds those plays that there are. All are written down and some of them counted, since whether there is one is
    /// mostly chance, and a branch on chance costs more than a few writes.
    #[inline]
    pub(crate) fn push_those<const N: usize>(&mut self, plays: [(bool, Play); N]) {
        let mut len = self.len;
        for (there, play) in plays {
            match self.few.get_mut(len) {
                Some(place) => *place = pack_play(play),
                None if there => self.more.push(pack_play(play)),
                None => {}
            }
            len += usize::from(there);
        }
        self.len = len;
    }

    #[inline]
    fn push_bits(&mut self, bits: u64) {
        match self.few.get_mut(self.len) {
            Some(place) => *place = bits,
            None => self.more.push(bits),
        }
        self.len += 1;
    }

    /// Takes out the plays from a place on that are not wanted.
    pub(crate) fn retain_plays(&mut self, start: usize, wanted: impl Fn(Play) -> bool) {
        let mut kept = start;
        for place in start..self.len {
            let Some(play) = self.get(place).and_then(Move::as_play) else {
                continue;
            };
            if wanted(play) {
                match self.few.get_mut(kept) {
                    Some(bits) => *bits = pack_play(play),
                    None => self.more[kept - Moves::FEW] = pack_play(play),
                }
                kept += 1;
            }
        }
        self.len = kept;
        self.more.truncate(kept.saturating_sub(Moves::FEW));
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The move at a place.
    #[must_use]
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        if index >= self.len {
            return None;
        }
        match self.few.get(index) {
            Some(bits) => Some(unpack(*bits)),
            None => self.more.get(index - Moves::FEW).map(|bits| unpack(*bits)),
        }
    }

    /// The move at a place as one integer, different for different moves; 0 beyond the end.
    #[inline]
    pub(crate) fn bits(&self, index: usize) -> u64 {
        match self.few.get(index) {
            Some(bits) if index < self.len => *bits,
            Some(_) => 0,
            None => self.more.get(index - Moves::FEW).copied().unwrap_or(0),
        }
    }

    /// The move of an integer from [`Moves::bits`].
    #[inline]
    pub(crate) fn of_bits(bits: u64) -> Move {
        unpack(bits)
    }

    /// Whether a move is among them.
    #[must_use]
    pub fn contains(&self, mv: &Move) -> bool {
        let bits = pack(*mv);
        self.few[..self.len.min(Moves::FEW)].contains(&bits) || self.more.contains(&bits)
    }

    /// The moves in order.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        (0..self.len).filter_map(|index| self.get(index))
    }

    /// The plays among them, in order.
    pub fn plays(&self) -> impl Iterator<Item = Play> + '_ {
        self.iter().filter_map(Move::as_play)
    }
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::new()
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|mv| mv.to_string()))
            .finish()
    }
}

impl FromIterator<Move> for Moves {
    fn from_iter<I: IntoIterator<Item = Move>>(iter: I) -> Moves {
        let mut moves = Moves::new();
        iter.into_iter().for_each(|mv| moves.push(mv));
        moves
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = Move;
    type IntoIter = Box<dyn Iterator<Item = Move> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}
