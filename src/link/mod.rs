//! A match as the fewest characters that an address can carry.
//!
//! A link is `g=`, the version, and digits of 6 bits (`A-Z a-z 0-9 - _`). The digits are one long fraction, written by
//! a range coder: every number below n costs log₂ n bits, and a forced move costs nothing. In order: a checksum, the
//! rules as differences from a preset, the seed, the first dealer, how far the match goes, and each move as its place
//! among the legal ones (sorted, so that it does not matter in which order the engine finds them).

mod error;
mod flow;
mod range;
mod rules;

use crate::game::{Game, Phase};
use crate::moves::Move;
use crate::record::Record;

pub use error::LinkError;
use flow::{Reading, Writing};
use range::{Decoder, Encoder};

/// A match read from a link.
///
/// ```
/// use scopa::{Game, Link, Record};
/// let record: Record = "scopa/1\nrules preset=cirulla target=71\nseed 42\ndealer 1\n1.\n".parse().unwrap();
/// let text = Link::from_record(&record);
/// assert!(text.starts_with("g=1") && text.len() < 20);
/// assert_eq!(Link::parse(&text)?, Link { record, whole: true });
/// # Ok::<(), scopa::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The match. All its moves are legal.
    pub record: Record,
    /// Whether the link was whole. If not, it was cut off and the match goes as far as it could be read.
    pub whole: bool,
}

/// The name of the parameter in an address.
const NAME: &str = "g=";
const VERSION: char = '1';

/// More digits than the longest match needs; what comes after them is not read.
const MOST_DIGITS: usize = 40_000;
/// More moves than the longest match has.
const MOST_MOVES: u32 = 200_000;
const CHECKSUM: u32 = 1 << 12;

/// How far a match goes: to its end, or so many moves and then the next deal dealt or not.
#[derive(Clone, Copy)]
enum Extent {
    Whole,
    Moves { moves: u32, dealt: bool },
}

impl Link {
    /// The link to a match.
    ///
    /// Moves that are not legal are left out with everything that follows them; a record of a [`Game`] has none.
    #[must_use]
    pub fn from_record(record: &Record) -> String {
        let mut out = Writing::default();
        rules::write(&record.rules, &mut out);
        out.number(record.seed, 8);
        let game = record.rules.validate().ok().map(|rules| {
            let dealer = u32::from(record.first_dealer % rules.players);
            out.put(dealer, u32::from(rules.players));
            Game::new(rules, record.seed, Some(dealer as u8))
        });
        if let Some(game) = game {
            let (indices, extent) = indices(game, &record.deals);
            let extent = match extent {
                Extent::Whole => 0,
                Extent::Moves { moves, dealt } => 1 + 2 * moves + u32::from(dealt),
            };
            out.number(extent.into(), 4);
            indices.iter().for_each(|(index, n)| out.put(*index, *n));
        }
        let mut encoder = Encoder::default();
        encoder.put(out.hash() % CHECKSUM, CHECKSUM);
        out.list
            .iter()
            .for_each(|(index, n)| encoder.put(*index, *n));
        let digits = encoder.finish().into_iter().map(range::character);
        NAME.chars().chain([VERSION]).chain(digits).collect()
    }

    /// Reads a link: a whole address, its fragment, or only the part after `g=`. Other parameters and anything after
    /// the first character that no link has are passed over.
    ///
    /// # Errors
    /// When there is no link, when it is from another version, when it was altered, and when so much is cut off that
    /// not even the rules are left.
    pub fn parse(text: &str) -> Result<Link, LinkError> {
        let fragment = text.rsplit('#').next().unwrap_or_default();
        let given = fragment
            .split(['&', '?'])
            .find_map(|part| part.trim().strip_prefix(NAME));
        let mut link = given.unwrap_or(fragment.trim()).chars();
        match link.next() {
            None => return Err(LinkError::Empty),
            Some(VERSION) => {}
            Some(other) => return Err(LinkError::Version(other)),
        }
        let digits = link.map_while(range::digit).take(MOST_DIGITS).collect();
        let mut decoder = Decoder::new(digits);
        let checksum = decoder.take(CHECKSUM)?;
        let mut flow = Reading::new(decoder);
        let rules = rules::read(&mut flow)?;
        let seed = flow.number(8)?;
        let checked = rules.validate().map_err(|_| LinkError::Damaged)?;
        let first_dealer = flow.take(u32::from(checked.players))? as u8;
        let mut game = Game::new(checked, seed, Some(first_dealer));
        let whole = match play(&mut game, &mut flow) {
            Ok(()) if flow.hash() % CHECKSUM == checksum => true,
            Err(LinkError::TooShort) => false,
            Ok(()) | Err(_) => return Err(LinkError::Damaged),
        };
        Ok(Link {
            record: game.record(),
            whole,
        })
    }
}

/// The legal moves in an order of their own.
fn sorted(game: &Game) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for mv in game.legal_moves().iter() {
        let place = moves.binary_search(&mv).unwrap_or_else(|place| place);
        moves.insert(place, mv);
    }
    moves
}

/// Each move as its place among the legal ones, as far as they are legal.
fn indices(mut game: Game, deals: &[Vec<Move>]) -> (Vec<(u32, u32)>, Extent) {
    let mut indices = Vec::new();
    let mut dealt = false;
    'deals: for (number, moves) in deals.iter().enumerate() {
        if number > 0 {
            if game.next_deal().is_err() {
                break;
            }
            dealt = true;
        }
        for mv in moves {
            let legal = sorted(&game);
            let Ok(index) = legal.binary_search(mv) else {
                break 'deals;
            };
            if game.play(*mv).is_err() {
                break 'deals;
            }
            indices.push((index as u32, legal.len() as u32));
            dealt = false;
        }
    }
    let moves = indices.len() as u32;
    match game.phase() {
        Phase::Over => (indices, Extent::Whole),
        _ => (indices, Extent::Moves { moves, dealt }),
    }
}

/// Makes the moves that the link has.
fn play(game: &mut Game, flow: &mut Reading) -> Result<(), LinkError> {
    let extent = match flow.number(4)? as u32 {
        0 => Extent::Whole,
        rest => Extent::Moves {
            moves: (rest - 1) / 2,
            dealt: (rest - 1) % 2 == 1,
        },
    };
    let (most, dealt) = match extent {
        Extent::Whole => (MOST_MOVES, false),
        Extent::Moves { moves, dealt } => (moves.min(MOST_MOVES), dealt),
    };
    for _ in 0..most {
        match game.phase() {
            Phase::Playing => {}
            Phase::DealOver => game.next_deal().map_err(|_| LinkError::Damaged)?,
            Phase::Over => break,
        }
        let legal = sorted(game);
        let index = flow.take(legal.len() as u32)?;
        let mv = legal.get(index as usize).ok_or(LinkError::Damaged)?;
        game.play(*mv).map_err(|_| LinkError::Damaged)?;
    }
    match (extent, game.phase()) {
        (Extent::Whole, Phase::Over) => Ok(()),
        (Extent::Whole, _) | (Extent::Moves { .. }, Phase::Over) => Err(LinkError::Damaged),
        _ if dealt => game.next_deal().map_err(|_| LinkError::Damaged),
        _ => Ok(()),
    }
}
