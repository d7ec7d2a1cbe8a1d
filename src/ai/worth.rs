//! What a play seems to be worth at a glance: cheap enough for every play of every playout, and the ground for guessing
//! what others would have played.

use crate::capture::scopa_points;
use crate::cards::{Card, Cards, Rank, Suit};
use crate::deal::{Deal, Stage, declaration};
use crate::moves::{Move, Play};
use crate::rules::{
    AceOnAce, AllCoins, CaptureMode, Objective, PrimieraMode, ReBello, Rules, ScopaValue,
};

/// The worth of cards and sweeps under a rule set, in points.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    cards: [f32; 64],
    wanted: f32,
    weights: Weights,
}

/// What the first impression of a play is made of, in points; found by playing many deals with one changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Any card.
    pub(super) card: f32,
    /// A coin.
    pub(super) coin: f32,
    /// A seven, and lower cards in proportion, in the prime.
    pub(super) prime: f32,
    /// The share of a card's worth that is lost by leaving it on the table.
    pub(super) left: f32,
    /// The same for each card of its rank that the next player may hold.
    pub(super) matched: f32,
    /// The same for each card that would take what is captured now.
    pub(super) saved: f32,
    /// The part of an expected sweep that is feared.
    pub(super) danger: f32,
    /// An empty table for the next player, beside the scopa.
    pub(super) empty: f32,
    /// A card laid of which the hand holds another.
    pub(super) doubled: f32,
    /// A captured card's rank, for each above the ace.
    pub(super) rank: f32,
    /// Going on capturing: the worth of any capture.
    pub(super) capture: f32,
    /// A table that the hand itself can sweep next time.
    pub(super) again: f32,
}

impl Weights {
    /// Found in the classic game for two.
    const USUAL: Weights = Weights {
        card: 0.117,
        coin: 0.04,
        prime: 0.076,
        left: 0.19,
        matched: 0.133,
        saved: 0.2,
        danger: 1.0,
        empty: 0.1,
        doubled: 0.02,
        rank: 0.003,
        capture: -0.13,
        again: 0.04,
    };

    /// Found in Scopone.
    const SCOPONE: Weights = Weights {
        card: 0.097,
        prime: 0.12,
        left: 0.01,
        matched: 0.113,
        saved: 0.06,
        doubled: 0.04,
        capture: -0.045,
        again: 0.02,
        ..Weights::USUAL
    };

    /// Found in Cirulla.
    const CIRULLA: Weights = Weights {
        card: 0.142,
        coin: 0.144,
        prime: 0.032,
        left: 0.078,
        matched: 0.073,
        saved: 0.1,
        danger: 0.6,
        doubled: -0.025,
        rank: 0.0055,
        capture: 0.0,
        again: 0.19,
        ..Weights::USUAL
    };

    /// The weights of the game that a rule set resembles most.
    pub(super) fn of(rules: &Rules) -> Weights {
        if rules.capture_mode != CaptureMode::Card {
            Weights::CIRULLA
        } else if rules.hand_size > 4 {
            Weights::SCOPONE
        } else {
            Weights::USUAL
        }
    }
}

impl Worth {
    pub(super) fn new(rules: &Rules) -> Worth {
        Worth::weighed(rules, Weights::of(rules))
    }

    /// The same by other weights.
    pub(super) fn weighed(rules: &Rules, weights: Weights) -> Worth {
        let mut cards = [0.0; 64];
        for card in Cards::ALL {
            cards[usize::from(card.index())] = card_worth(rules, &weights, card);
        }
        Worth {
            cards,
            weights,
            wanted: if rules.objective == Objective::Low {
                -1.0
            } else {
                1.0
            },
        }
    }

    /// The worth of a card in a pile.
    #[inline]
    pub(super) fn card(&self, card: Card) -> f32 {
        self.cards[usize::from(card.index()) & 63]
    }

    /// What the seat to move can take a move for, in points; `unseen` are the cards that it cannot see.
    #[inline]
    pub(super) fn of(&self, deal: &Deal, unseen: Cards, mv: Move) -> f32 {
        match mv {
            Move::Play(play) => self.wanted * self.play(deal, unseen, play),
            Move::Declare { .. } => {
                let shown = declaration(&deal.rules, deal.hands[usize::from(deal.turn)]);
                self.wanted * (5.0 + shown.map_or(0.0, |shown| f32::from(shown.points)))
            }
            Move::Cut { keep } => {
                let card = deal.cut_card().map_or(0.0, |card| self.card(card));
                self.wanted * if keep { card } else { 0.2 }
            }
        }
    }

    #[inline]
    fn play(&self, deal: &Deal, unseen: Cards, Play { card, capture }: Play) -> f32 {
        let weights = &self.weights;
        let hand = deal.hands[usize::from(deal.turn)].without(card);
        match capture {
            None => {
                let table = deal.table.with(card);
                let doubled = if hand.like(card).is_empty() {
                    0.0
                } else {
                    weights.doubled
                };
                let matched = unseen.like(card).len() as f32;
                let lost = (weights.left + weights.matched * matched) * self.card(card);
                doubled - lost - self.danger(deal, unseen, hand, table)
            }
            Some(taken) => {
                let rest = deal.table - taken;
                let mut own = self.card(card) + weights.capture;
                for one in taken {
                    let matched = unseen.like(one).len() as f32;
                    own += (1.0 + weights.left + weights.saved * matched) * self.card(one);
                }
                if rest.is_empty() {
                    let scopa = scopa_points(&deal.rules, deal.table, card, taken, deal.moment());
                    own + f32::from(scopa) + weights.empty
                } else {
                    own - self.danger(deal, unseen, hand, rest)
                }
            }
        }
    }

    /// The points that the next player can be expected to make by sweeping what is left.
    #[inline]
    fn danger(&self, deal: &Deal, unseen: Cards, hand: Cards, table: Cards) -> f32 {
        let rules = &deal.rules;
        let before_last = deal.plays + 2 == deal.total_plays;
        if rules.scopa_value == ScopaValue::None || before_last && !rules.last_play_scopa {
            return 0.0;
        }
        let ranks = sweepers(rules, table);
        if ranks == 0 || unseen.is_empty() {
            return 0.0;
        }
        let mut sweepers = 0;
        let mut again = 0.0;
        let mut points = 1.0;
        let mut left = ranks;
        while left != 0 {
            let rank = left.trailing_zeros() as u8;
            left &= left - 1;
            sweepers += unseen.like(Card::of_index(rank)).len();
            if !hand.like(Card::of_index(rank)).is_empty() {
                again = self.weights.again;
            }
            points = match rules.scopa_value {
                ScopaValue::CardValue => f32::from(rank + 1),
                ScopaValue::CardsInvolved => table.len() as f32 + 1.0,
                _ => 1.0,
            };
        }
        let next = deal.rules.next_seat(deal.turn);
        let held = deal.hands[usize::from(next)].len().max(1);
        let likely = (sweepers * held) as f32 / unseen.len() as f32;
        self.weights.danger * points * likely.min(1.0) - again
    }
}

/// The ranks, bit n being rank n + 1, that can sweep a table for points.
#[inline]
fn sweepers(rules: &Rules, table: Cards) -> u32 {
    let total = u32::from(table.total());
    if total == 0 {
        return 0;
    }
    let of = |rank: u32| {
        if (1..=10).contains(&rank) {
            1 << (rank - 1)
        } else {
            0
        }
    };
    let mut ranks = match rules.capture_mode {
        CaptureMode::Card => of(total),
        CaptureMode::Fifteen => of(15u32.wrapping_sub(total)),
        CaptureMode::Eleven => of(11u32.wrapping_sub(total)),
        CaptureMode::CardOrFifteen => of(total) | of(15u32.wrapping_sub(total)),
    };
    if rules.ace_sweep_scopa
        && (rules.ace_on_ace == AceOnAce::Sweep || table.of_rank(Rank::ACE).is_empty())
    {
        ranks |= 1;
    }
    ranks
}

/// The cards that the seat to move cannot see.
#[inline]
pub(super) fn unseen(deal: &Deal) -> Cards {
    let mut seen = deal.table | deal.hands[usize::from(deal.turn)];
    for pile in deal.piles {
        seen |= pile;
    }
    Cards::ALL - seen
}

/// Whether there is anything to choose.
pub(super) fn is_on(deal: &Deal) -> bool {
    matches!(deal.stage, Stage::Cut | Stage::Play)
}

fn card_worth(rules: &Rules, weights: &Weights, card: Card) -> f32 {
    let rank = card.rank();
    if rules.frac {
        let honour = matches!(rank.value(), 1 | 8..=10);
        return if honour { 1.0 } else { 0.0 };
    }
    let mut worth = weights.card * f32::from(rules.points_cards);
    worth += weights.rank * f32::from(rank.value() - 1);
    if card.suit() == Suit::Denari {
        worth += coin_worth(rules, weights, rank.value());
    }
    let fixed = [
        (Card::SETTEBELLO, rules.points_settebello),
        (Card::RE_BELLO, u8::from(rules.re_bello != ReBello::Off)),
        (Card::MATTA, u8::from(rules.settebello_coppe)),
        (Card::ROSMARINO, u8::from(rules.rosmarino)),
    ];
    for (one, points) in fixed {
        if one == card {
            worth += f32::from(points);
        }
    }
    if rank == Rank::SEVEN {
        worth += 0.25 * f32::from(rules.most_sevens) + 0.1 * f32::from(rules.all_sevens);
    }
    if rules.ponino && rank == Rank::CAVALLO {
        worth += 0.15;
    }
    worth + prime_worth(rules, weights, rank)
}

fn coin_worth(rules: &Rules, weights: &Weights, rank: u8) -> f32 {
    let mut worth = weights.coin * f32::from(rules.points_coins);
    if rules.napola || rules.piccola {
        worth += match rank {
            1..=3 => 0.7,
            4..=6 => 0.3,
            _ => 0.05,
        };
    }
    if rules.all_coins != AllCoins::None {
        worth += 0.1;
    }
    if rules.trento && rank <= 3 {
        worth += f32::from(rank) + 0.5;
    }
    if rank >= 8 {
        worth += 0.3 * f32::from(rules.grande);
    }
    worth
}

fn prime_worth(rules: &Rules, weights: &Weights, rank: Rank) -> f32 {
    if rules.re_bello == ReBello::ReplacesPrimiera {
        return 0.0;
    }
    let share = match rules.primiera_mode {
        PrimieraMode::Off => 0.0,
        PrimieraMode::Points => {
            let values = rules.primiera_scale.values();
            let most = values.iter().copied().max().unwrap_or(1);
            let value = f32::from(rules.primiera_scale.value(rank)) - 10.0;
            let top = (f32::from(most) - 10.0).max(1.0);
            (value.max(0.0) / top).powi(3)
        }
        PrimieraMode::Count => {
            let place = rules
                .primiera_count_order
                .iter()
                .position(|one| one == rank);
            place.map_or(0.0, |place| {
                [1.0, 0.3, 0.1].get(place).copied().unwrap_or(0.0)
            })
        }
    };
    weights.prime * share * f32::from(rules.points_primiera)
}
