//! What a deal between two sides will come to, from what has been captured so far: in place of playing it out.
//!
//! A small network, taught by quick players who played against themselves (`teach.rs`), one for hands that are dealt again
//! and one for Scopone.

use crate::cards::{Card, Cards, Rank, Suit};
use crate::deal::Deal;
use crate::rules::{
    AllCoins, Majority, Objective, PrimieraMode, PrimieraScale, ReBello, Rules, ScopaValue,
    TieAward,
};

/// What the network looks at.
pub(super) const INPUTS: usize = 34;
/// How many units it has between.
pub(super) const HIDDEN: usize = 24;
/// What it foretells: the lead in cards, coins, settebello, prime, and scope still to come.
pub(super) const OUTPUTS: usize = 5;
/// All its numbers.
pub(super) const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN * OUTPUTS + OUTPUTS;

/// One part of a point in the files of weights.
pub(super) const GRAIN: f32 = 2048.0;

static ROUNDS: [f32; WEIGHTS] = read(include_bytes!("rounds.bin"));
static SCOPONE: [f32; WEIGHTS] = read(include_bytes!("scopone.bin"));

const fn read(bytes: &[u8]) -> [f32; WEIGHTS] {
    let mut weights = [0.0; WEIGHTS];
    let mut i = 0;
    while i < WEIGHTS && 2 * i + 1 < bytes.len() {
        weights[i] = i16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]) as f32 / GRAIN;
        i += 1;
    }
    weights
}

/// Foretells the points of deals under one rule set.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    weights: &'static [f32; WEIGHTS],
    points: [f32; OUTPUTS],
    rules: Rules,
}

impl Forecast {
    /// A forecast, if the points of the rule set can be foretold: two sides, and nothing beyond the four points of the
    /// deck, single cards and scope.
    pub(super) fn new(rules: &Rules) -> Option<Forecast> {
        let able = rules.sides_count() == 2
            && !(rules.frac || rules.ponino || rules.trento || rules.napola || rules.piccola)
            && rules.grande == 0
            && rules.most_sevens == 0
            && rules.all_sevens == 0
            && rules.all_coins == AllCoins::None
            && rules.majority == Majority::StrictMost
            && rules.tie_award == TieAward::None
            && rules.objective == Objective::High
            && rules.primiera_mode == PrimieraMode::Points
            && matches!(rules.scopa_value, ScopaValue::One | ScopaValue::None)
            && matches!(
                rules.primiera_scale,
                PrimieraScale::Standard | PrimieraScale::FiguresZero | PrimieraScale::Figures1098
            );
        let prime = rules.re_bello != ReBello::ReplacesPrimiera;
        let points = |points: u8, on: bool| if on { f32::from(points) } else { 0.0 };
        able.then(|| Forecast {
            weights: if rules.hand_size > 4 {
                &SCOPONE
            } else {
                &ROUNDS
            },
            points: [
                points(rules.points_cards, true),
                points(rules.points_coins, true),
                points(rules.points_settebello, true),
                points(rules.points_primiera, prime),
                points(1, rules.scopa_value == ScopaValue::One),
            ],
            rules: *rules,
        })
    }

    /// The points by which side 0 can be expected to lead at the end.
    #[inline]
    pub(super) fn lead(&self, deal: &Deal) -> f32 {
        let outputs = run(self.weights, &features(deal, 0)).1;
        let mut lead = f32::from(deal.scope_points[0]) - f32::from(deal.scope_points[1]);
        lead += f32::from(deal.declared_points[0]) - f32::from(deal.declared_points[1]);
        for (output, points) in outputs.iter().zip(self.points) {
            lead += output * points;
        }
        let has = |card: Card, on: bool| match on {
            true => holds(deal.piles[0], card) - holds(deal.piles[1], card),
            false => 0.0,
        };
        lead + has(Card::RE_BELLO, self.rules.re_bello != ReBello::Off)
            + has(Card::MATTA, self.rules.settebello_coppe)
            + has(Card::ROSMARINO, self.rules.rosmarino)
    }
}

#[inline]
fn holds(pile: Cards, card: Card) -> f32 {
    f32::from(u8::from(pile.contains(card)))
}

/// The values of the units between, and the outputs.
#[inline]
pub(super) fn run(
    weights: &[f32; WEIGHTS],
    inputs: &[f32; INPUTS],
) -> ([f32; HIDDEN], [f32; OUTPUTS]) {
    let mut hidden = [0.0; HIDDEN];
    for (input, row) in inputs.iter().zip(weights.chunks_exact(HIDDEN)) {
        for (unit, weight) in hidden.iter_mut().zip(row) {
            *unit += input * weight;
        }
    }
    let rest = &weights[INPUTS * HIDDEN..];
    let mut outputs = [0.0; OUTPUTS];
    outputs.copy_from_slice(&rest[HIDDEN * OUTPUTS..]);
    for (unit, row) in hidden.iter_mut().zip(rest.chunks_exact(OUTPUTS)) {
        *unit = unit.max(0.0);
        for (output, weight) in outputs.iter_mut().zip(row) {
            *output += *unit * weight;
        }
    }
    (hidden, outputs)
}

/// What the network looks at, from one side.
pub(super) fn features(deal: &Deal, side: usize) -> [f32; INPUTS] {
    let [mine, theirs] = [deal.piles[side & 1], deal.piles[side & 1 ^ 1]];
    let table = deal.table;
    let left = Cards::ALL - mine - theirs;
    let count = |cards: Cards| cards.len() as f32;
    let coins = |cards: Cards| count(cards.of_suit(Suit::Denari));
    let of_rank = |cards: Cards, rank: u8| count(cards.like(Card::of_index(rank - 1)));
    let sevens = |cards: Cards| count(cards.of_rank(Rank::SEVEN));
    let ours = |seat: u8| {
        f32::from(u8::from(
            usize::from(deal.side_of[usize::from(seat) % 6]) == side,
        )) * 2.0
            - 1.0
    };
    let last = deal.last_capturer.map_or(0.0, ours);
    let turn = ours(deal.turn);
    let (remaining, ahead) = (count(left), count(mine) - count(theirs));
    let (coins_left, coins_ahead) = (coins(left), coins(mine) - coins(theirs));
    let settebello = holds(table, Card::SETTEBELLO);
    let open = if !table.is_empty() && table.total() <= 10 {
        turn
    } else {
        0.0
    };
    let mut inputs = [0.0; INPUTS];
    let plain = [
        1.0,
        ahead / 10.0,
        ahead / (remaining + 1.0).sqrt(),
        coins_ahead / 3.0,
        coins_ahead / (coins_left + 0.5).sqrt(),
        holds(mine, Card::SETTEBELLO) - holds(theirs, Card::SETTEBELLO),
        sevens(mine) / 2.0,
        sevens(theirs) / 2.0,
        (of_rank(mine, 6) - of_rank(theirs, 6)) / 2.0,
        (of_rank(mine, 1) - of_rank(theirs, 1)) / 2.0,
        remaining / 40.0,
        coins_left / 10.0,
        count(table) / 8.0,
        open,
        coins(table) / 4.0,
        settebello,
        sevens(table) / 2.0,
        last,
        turn,
        last * count(table) / 8.0,
        turn * coins(table) / 4.0,
        turn * settebello,
        turn * sevens(table) / 2.0,
        sevens(left) / 4.0,
        turn * count(table) / 8.0,
        last * (1.0 - remaining / 40.0),
    ];
    inputs[..plain.len()].copy_from_slice(&plain);
    for (suit, place) in Suit::ALL.into_iter().zip(plain.len()..) {
        inputs[place] = best(mine, suit);
        inputs[place + 4] = best(theirs, suit);
    }
    inputs
}

/// The best card of a suit in the prime, from 0 to 1; less than nothing when there is none.
#[inline]
fn best(pile: Cards, suit: Suit) -> f32 {
    let bits = pile.of_suit(suit).bits() >> (suit.index() * 10);
    match PrimieraScale::Standard.best(bits as u16) {
        Some(rank) => f32::from(PrimieraScale::Standard.values()[rank % 10] - 10) / 11.0,
        None => -0.3,
    }
}
