//! What a seat may do in its turn, as values and as text.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::cards::{Card, Cards, Rank};

/// A card from the hand, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// The card played.
    pub card: Card,
    /// The table cards taken; none when the card is laid. An empty set is an ace that takes itself.
    pub capture: Option<Cards>,
}

impl Play {
    /// A card laid on the table.
    #[must_use]
    pub const fn lay(card: Card) -> Play {
        Play {
            card,
            capture: None,
        }
    }

    /// A card that takes others.
    #[must_use]
    pub const fn take(card: Card, taken: Cards) -> Play {
        Play {
            card,
            capture: Some(taken),
        }
    }
}

/// What a seat does in its turn.
///
/// As text: `7D` lays a card, `7Dx3S4C` takes, `1Dx` is an ace that takes itself, `!` shows the hand for points,
/// `!4` does so with the matta as a 4, `cut+` keeps the cut card and `cut-` lays it on the table.
///
/// ```
/// use scopa::Move;
/// let mv: Move = "7Dx3S4C".parse()?;
/// assert_eq!(mv.to_string(), "7Dx4C3S");
/// # Ok::<(), scopa::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Plays a card (A.6).
    Play(Play),
    /// Shows three freshly dealt cards for points (C.1 knocks, C cucite); the turn goes on.
    Declare {
        /// What the matta stands for, where that matters later (`matta_scope = sticky`).
        matta: Option<Rank>,
    },
    /// Keeps the cut card as the first of the hand, or lays it on the table (C.2).
    Cut {
        /// Whether it is kept.
        keep: bool,
    },
}

impl Move {
    /// The play, if it is one.
    #[must_use]
    pub const fn as_play(self) -> Option<Play> {
        match self {
            Move::Play(play) => Some(play),
            _ => None,
        }
    }
}

impl From<Play> for Move {
    fn from(play: Play) -> Move {
        Move::Play(play)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        if let Some(taken) = self.capture {
            f.write_str("x")?;
            taken.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => fmt::Display::fmt(play, f),
            Move::Declare { matta: None } => f.write_str("!"),
            Move::Declare { matta: Some(rank) } => write!(f, "!{rank}"),
            Move::Cut { keep: true } => f.write_str("cut+"),
            Move::Cut { keep: false } => f.write_str("cut-"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no move: moves look like 7D, 7Dx3S4C, !, !4, cut+ or cut-",
            self.text
        )
    }
}

impl Error for ParseMoveError {}

fn leading_card(text: &str) -> Option<(Card, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())? + 1;
    Some((text.get(..end)?.parse().ok()?, text.get(end..)?))
}

fn parse_play(text: &str) -> Option<Play> {
    let (card, rest) = leading_card(text)?;
    if rest.is_empty() {
        return Some(Play::lay(card));
    }
    let mut rest = rest.strip_prefix('x')?;
    let mut taken = Cards::EMPTY;
    while !rest.is_empty() {
        let (card, more) = leading_card(rest)?;
        rest = taken.insert(card).then_some(more)?;
    }
    Some(Play::take(card, taken))
}

fn parse_move(text: &str) -> Option<Move> {
    match text {
        "cut+" => Some(Move::Cut { keep: true }),
        "cut-" => Some(Move::Cut { keep: false }),
        "!" => Some(Move::Declare { matta: None }),
        _ => match text.strip_prefix('!') {
            Some(rank) => {
                let plain = matches!(rank.as_bytes(), [b'1'..=b'9'] | [b'1', b'0']);
                let rank = Rank::new(rank.parse().ok().filter(|_| plain)?)?;
                Some(Move::Declare { matta: Some(rank) })
            }
            None => parse_play(text).map(Move::Play),
        },
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse_move(text).ok_or_else(|| ParseMoveError {
            text: text.chars().take(40).collect(),
        })
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Move;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move such as \"7Dx3S4C\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Move, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

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
            card: Card::wrapping(byte),
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

    #[inline]
    fn push_bits(&mut self, bits: u64) {
        match self.few.get_mut(self.len) {
            Some(place) => *place = bits,
            None => self.more.push(bits),
        }
        self.len += 1;
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
        let bits = self
            .few
            .get(index)
            .or_else(|| self.more.get(index - Moves::FEW));
        bits.map(|bits| unpack(*bits))
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
