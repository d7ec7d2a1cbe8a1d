//! Which table cards a card may take, and whether that is a scopa (RULES.md A.6, A.7, C).

mod lane;
mod open;
mod partitions;
mod plain;
mod reach;
mod spread;
mod take;
mod ways;

use crate::cards::{Card, Cards, Rank};
use crate::moves::{Moves, Play};
use crate::rules::{AceFirstPlay, Obligation, Rules, ScopaValue};
pub(crate) use lane::Lane;
use open::Open;
use plain::{plain_plays, swept_plays};
use spread::Spread;

/// What a capture depends on besides the rules, the table and the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// It is the first play of the deal (`ace_first_play`).
    pub first_play: bool,
    /// It is the last play of the deal (`last_play_scopa`).
    pub last_play: bool,
    /// The value that the seven of cups was declared as; it counts under `matta_scope = sticky` only.
    pub matta: Option<Rank>,
}

/// The captures of one card.
#[derive(Clone, Debug, Default)]
pub struct Captures {
    /// The sets that may be taken; an empty one is an ace that takes itself.
    pub sets: Vec<Cards>,
    /// Whether the card may be laid on the table instead.
    pub may_trail: bool,
}

/// What a card may do on a table (A.6).
///
/// ```
/// use scopa::{Card, Cards, Moment, Rules, captures};
/// let table: Cards = ["1D", "5C", "6S"].iter().map(|card| card.parse::<Card>().unwrap()).collect();
/// let seven = captures(&Rules::default(), table, "7B".parse()?, Moment::default());
/// assert_eq!(seven.sets.len(), 1);
/// assert_eq!(seven.sets[0].to_string(), "1D 6S");
/// assert!(!seven.may_trail);
/// # Ok::<(), scopa::ParseCardError>(())
/// ```
#[must_use]
pub fn captures(rules: &Rules, table: Cards, played: Card, moment: Moment) -> Captures {
    let spread = Spread::new(rules, table, moment.matta);
    let mut sets = Vec::new();
    let may_trail = spread.captures(rules, played, moment.first_play, &mut |set| sets.push(set));
    Captures { sets, may_trail }
}

/// The plays that a hand allows, with the duties that look at the whole hand (A.6, obligation; C, regola del vile).
#[must_use]
pub fn plays(rules: &Rules, table: Cards, hand: Cards, moment: Moment) -> Moves {
    let mut moves = Moves::new();
    plays_into(rules, Lane::of(rules), table, hand, moment, &mut moves);
    moves
}

#[inline]
pub(crate) fn plays_into(
    rules: &Rules,
    lane: Lane,
    table: Cards,
    hand: Cards,
    moment: Moment,
    moves: &mut Moves,
) {
    if lane == Lane::Plain {
        return plain_plays(table, hand, moves);
    }
    other_plays(rules, lane, table, hand, moment, moves);
}

fn other_plays(
    rules: &Rules,
    lane: Lane,
    table: Cards,
    hand: Cards,
    moment: Moment,
    moves: &mut Moves,
) {
    let start = moves.len();
    match lane {
        Lane::Plain | Lane::Swept => swept_plays(rules, table, hand, moment, moves),
        Lane::Open => open_plays(rules, table, hand, moment, moves),
        Lane::Special => special_plays(rules, table, hand, moment, moves),
    }
    if rules.obligation == Obligation::Scopa {
        only_scope(rules, table, moment, moves, start);
    }
}

/// Leaves only the plays that make a scopa, if there is one (A.6, obligation).
fn only_scope(rules: &Rules, table: Cards, moment: Moment, moves: &mut Moves, start: usize) {
    let scores = |play: Play| {
        let taken = play.capture.filter(|taken| *taken == table);
        taken.is_some_and(|taken| scopa_points(rules, table, play.card, taken, moment) > 0)
    };
    let mut plays = (start..moves.len()).filter_map(|place| moves.get(place)?.as_play());
    if plays.any(scores) {
        moves.retain_plays(start, scores);
    }
}

fn special_plays(rules: &Rules, table: Cards, hand: Cards, moment: Moment, moves: &mut Moves) {
    let spread = Spread::new(rules, table, moment.matta);
    let mut hand = hand;
    if moment.first_play && rules.ace_sweep && rules.ace_first_play == AceFirstPlay::Banned {
        let aces = Spread::new(rules, hand, moment.matta).of_value(1);
        if aces != hand {
            hand -= aces;
        }
    }
    let start = moves.len();
    spread.plays(rules, hand, moment.first_play, moves);
    if rules.obligation == Obligation::Hand {
        let plays = (start..moves.len()).filter_map(|place| moves.get(place)?.as_play());
        let capturing: Cards = plays
            .filter(|play| play.capture.is_some())
            .map(|play| play.card)
            .collect();
        if !capturing.is_empty() {
            moves.retain_plays(start, |play| capturing.contains(play.card));
        }
    }
}

fn open_plays(rules: &Rules, table: Cards, hand: Cards, moment: Moment, moves: &mut Moves) {
    let mut open = Open::new(table);
    for card in hand {
        if rules.ace_sweep && card.rank() == Rank::ACE {
            sweep(rules, table, card, moment, moves);
        } else {
            open.plays(rules, card, moves);
        }
    }
}

fn sweep(rules: &Rules, table: Cards, ace: Card, moment: Moment, moves: &mut Moves) {
    let spread = Spread::new(rules, table, moment.matta);
    spread.plays(rules, ace.into(), moment.first_play, moves);
}

/// The points of a scopa by a capture, 0 when it is none (A.7, C).
#[must_use]
#[inline]
pub fn scopa_points(
    rules: &Rules,
    table: Cards,
    played: Card,
    captured: Cards,
    moment: Moment,
) -> u8 {
    let last = moment.last_play && !rules.last_play_scopa;
    if captured != table || captured.is_empty() || last {
        return 0;
    }
    if !rules.ace_sweep {
        return scopa_worth(rules, played, captured);
    }
    Spread::new(rules, table, moment.matta).scopa(rules, played, captured, moment)
}

/// What a scopa is worth (A.7, C).
#[inline]
pub(crate) fn scopa_worth(rules: &Rules, played: Card, captured: Cards) -> u8 {
    match rules.scopa_value {
        ScopaValue::None => 0,
        ScopaValue::One => 1,
        ScopaValue::CardValue => played.rank().value(),
        ScopaValue::CardsInvolved => captured.len() as u8 + 1,
    }
}
