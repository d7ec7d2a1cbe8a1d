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
}

/// The share of a card's worth that is lost by leaving it to the next player.
const LEFT: f32 = 0.45;

impl Worth {
    pub(super) fn new(rules: &Rules) -> Worth {
        let mut cards = [0.0; 64];
        for card in Cards::ALL {
            cards[usize::from(card.index())] = card_worth(rules, card);
        }
        Worth {
            cards,
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

    #[inline]
    fn pile(&self, cards: Cards) -> f32 {
        let mut sum = 0.0;
        let mut bits = cards.bits();
        while bits != 0 {
            sum += self.cards[bits.trailing_zeros() as usize & 63];
            bits &= bits - 1;
        }
        sum
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
        match capture {
            None => {
                let table = deal.table.with(card);
                -LEFT * self.card(card) - self.danger(deal, unseen, table)
            }
            Some(taken) => {
                let rest = deal.table - taken;
                let own = self.pile(taken) * (1.0 + LEFT) + self.card(card);
                if rest.is_empty() {
                    let scopa = scopa_points(&deal.rules, deal.table, card, taken, deal.moment());
                    own + f32::from(scopa) + 0.1
                } else {
                    own - self.danger(deal, unseen, rest)
                }
            }
        }
    }

    /// The points that the next player can be expected to make by sweeping what is left.
    #[inline]
    fn danger(&self, deal: &Deal, unseen: Cards, table: Cards) -> f32 {
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
        let mut points = 1.0;
        let mut left = ranks;
        while left != 0 {
            let rank = left.trailing_zeros() as u8;
            left &= left - 1;
            sweepers += unseen.like(Card::wrapping(rank)).len();
            points = match rules.scopa_value {
                ScopaValue::CardValue => f32::from(rank + 1),
                ScopaValue::CardsInvolved => table.len() as f32 + 1.0,
                _ => 1.0,
            };
        }
        let next = deal.rules.next_seat(deal.turn);
        let held = deal.hands[usize::from(next)].len().max(1);
        let likely = (sweepers * held) as f32 / unseen.len() as f32;
        points * likely.min(1.0)
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

fn card_worth(rules: &Rules, card: Card) -> f32 {
    let rank = card.rank();
    if rules.frac {
        let honour = matches!(rank.value(), 1 | 8..=10);
        return if honour { 1.0 } else { 0.0 };
    }
    let mut worth = 0.05 * f32::from(rules.points_cards);
    if card.suit() == Suit::Denari {
        worth += coin_worth(rules, rank.value());
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
    worth + prime_worth(rules, rank)
}

fn coin_worth(rules: &Rules, rank: u8) -> f32 {
    let mut worth = 0.13 * f32::from(rules.points_coins);
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

fn prime_worth(rules: &Rules, rank: Rank) -> f32 {
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
    0.22 * share * f32::from(rules.points_primiera)
}
