//! Every category in force, one after the other (RULES.md B, C).

use super::coins::{coin_run, is_grande, napola, trento};
use super::{Category, primiera};
use crate::cards::{Card, Cards, MAX_SEATS, Rank, Suit};
use crate::deal::Deal;
use crate::rules::{Majority, PrimieraMode, ReBello, Rules, ScopaValue, TieAward};

/// A number for each side.
pub(super) type PerSide = [u16; MAX_SEATS];

/// What the sides have at the end of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured<'a> {
    /// The captured cards of each side, leftovers included.
    pub piles: &'a [Cards],
    /// How many scope each side made.
    pub scope: &'a [u8],
    /// What they are worth (A.7).
    pub scope_points: &'a [u16],
    /// The points of hands shown (C.1, cucite).
    pub declared: &'a [u16],
}

/// The points of every side for a deal as it stands, without a score sheet: for playouts.
#[must_use]
pub fn deal_points(deal: &Deal) -> [u16; MAX_SEATS] {
    let mut total = [0; MAX_SEATS];
    tally(&deal.rules, &captured(deal), &mut |_, _, points| {
        total
            .iter_mut()
            .zip(points)
            .for_each(|(sum, points)| *sum += points);
    });
    total
}

pub(super) fn captured(deal: &Deal) -> Captured<'_> {
    let sides = usize::from(deal.rules.sides_count());
    Captured {
        piles: &deal.piles[..sides],
        scope: &deal.scope[..sides],
        scope_points: &deal.scope_points[..sides],
        declared: &deal.declared_points[..sides],
    }
}

/// Hands every category in force to `sink`, in the order of the sheet: what each side has, and the points for it.
pub(super) fn tally(
    rules: &Rules,
    of: &Captured<'_>,
    sink: &mut impl FnMut(Category, PerSide, PerSide),
) {
    let sheet = Sheet {
        rules,
        piles: of.piles,
    };
    if rules.frac {
        let honours = [Rank::ACE, Rank::FANTE, Rank::CAVALLO, Rank::RE];
        let frac = sheet.each(|pile| {
            honours
                .iter()
                .map(|rank| pile.of_rank(*rank).len() as u16)
                .sum()
        });
        return sink(Category::Frac, frac, frac);
    }
    sheet.majorities(sink);
    sheet.fixed_cards(sink);
    sheet.prime_and_sevens(sink);
    sheet.coins(sink);
    sheet.scope_and_declarations(of, sink);
}

struct Sheet<'a> {
    rules: &'a Rules,
    piles: &'a [Cards],
}

impl Sheet<'_> {
    #[inline]
    fn each(&self, of: impl Fn(Cards) -> u16) -> PerSide {
        let mut amounts = [0; MAX_SEATS];
        amounts
            .iter_mut()
            .zip(self.piles)
            .for_each(|(amount, pile)| *amount = of(*pile));
        amounts
    }

    /// The points go to the sides of `winners` (bit n is side n) if there is only one, or by `tie_award`.
    #[inline]
    fn award(&self, winners: u8, points: u8) -> PerSide {
        let mut award = [0; MAX_SEATS];
        if winners.is_power_of_two() || self.rules.tie_award == TieAward::All {
            for (side, place) in award.iter_mut().enumerate() {
                *place = if winners >> side & 1 == 1 {
                    u16::from(points)
                } else {
                    0
                };
            }
        }
        award
    }

    /// The sides with the most, if that is more than `floor`.
    #[inline]
    fn most(&self, amounts: &PerSide, floor: u16) -> u8 {
        let amounts = &amounts[..self.piles.len().min(MAX_SEATS)];
        let most = amounts.iter().copied().max().unwrap_or(0);
        let winners = amounts
            .iter()
            .enumerate()
            .filter(|(_, amount)| **amount == most && most > floor);
        winners.fold(0, |sides, (side, _)| sides | 1 << side)
    }

    #[inline]
    fn majorities(&self, sink: &mut impl FnMut(Category, PerSide, PerSide)) {
        let rules = self.rules;
        let floor = |half: u16| {
            if rules.majority == Majority::Absolute {
                half
            } else {
                0
            }
        };
        if rules.points_cards > 0 {
            let cards = self.each(|pile| pile.len() as u16);
            sink(
                Category::Cards,
                cards,
                self.award(self.most(&cards, floor(20)), rules.points_cards),
            );
        }
        if rules.points_coins > 0 {
            let coins = self.each(|pile| pile.of_suit(Suit::Denari).len() as u16);
            sink(
                Category::Coins,
                coins,
                self.award(self.most(&coins, floor(5)), rules.points_coins),
            );
        }
    }

    #[inline]
    fn fixed_cards(&self, sink: &mut impl FnMut(Category, PerSide, PerSide)) {
        let rules = self.rules;
        let cards = [
            (
                Category::Settebello,
                Card::SETTEBELLO,
                rules.points_settebello,
            ),
            (
                Category::ReBello,
                Card::RE_BELLO,
                u8::from(rules.re_bello != ReBello::Off),
            ),
            (
                Category::SettebelloCoppe,
                Card::MATTA,
                u8::from(rules.settebello_coppe),
            ),
            (
                Category::Rosmarino,
                Card::ROSMARINO,
                u8::from(rules.rosmarino),
            ),
        ];
        for (category, card, points) in cards {
            if points > 0 {
                let holds = self.each(|pile| u16::from(pile.contains(card)));
                sink(
                    category,
                    holds,
                    holds.map(|there| there * u16::from(points)),
                );
            }
        }
    }

    #[inline]
    fn prime_and_sevens(&self, sink: &mut impl FnMut(Category, PerSide, PerSide)) {
        let rules = self.rules;
        let replaced = rules.re_bello == ReBello::ReplacesPrimiera;
        if rules.primiera_mode != PrimieraMode::Off && !replaced && rules.points_primiera > 0 {
            let primes = primiera::primes(rules, self.piles);
            let amounts = std::array::from_fn(|side| {
                let pile = self.piles.get(side).copied().unwrap_or_default();
                primiera::amount(rules, pile, primes[side])
            });
            let winners = primiera::winners(rules, self.piles, &primes);
            sink(
                Category::Primiera,
                amounts,
                self.award(winners, rules.points_primiera),
            );
        }
        if rules.most_sevens == 0 && rules.all_sevens == 0 {
            return;
        }
        let sevens = self.each(|pile| pile.of_rank(Rank::SEVEN).len() as u16);
        if rules.most_sevens > 0 {
            sink(
                Category::MostSevens,
                sevens,
                self.award(self.most(&sevens, 0), rules.most_sevens),
            );
        }
        if rules.all_sevens > 0 {
            let all = sevens.map(|count| {
                if count == 4 {
                    u16::from(rules.all_sevens)
                } else {
                    0
                }
            });
            sink(Category::AllSevens, sevens, all);
        }
    }

    #[inline]
    fn coins(&self, sink: &mut impl FnMut(Category, PerSide, PerSide)) {
        let rules = self.rules;
        let run = |pile| u16::from(coin_run(pile));
        if rules.napola {
            sink(
                Category::Napola,
                self.each(run),
                self.each(|pile| napola(pile, rules.napola_cap).into()),
            );
        }
        if rules.piccola {
            sink(
                Category::Piccola,
                self.each(run),
                self.each(|pile| napola(pile, rules.piccola_cap).into()),
            );
        }
        if rules.grande > 0 {
            let grande = self.each(|pile| u16::from(is_grande(pile)));
            sink(
                Category::Grande,
                grande,
                grande.map(|there| there * u16::from(rules.grande)),
            );
        }
        if rules.trento {
            let low = self.each(|pile| Cards::from_bits(pile.bits() & 0b111).len() as u16);
            sink(Category::Trento, low, self.each(trento));
        }
    }

    #[inline]
    fn scope_and_declarations(
        &self,
        of: &Captured<'_>,
        sink: &mut impl FnMut(Category, PerSide, PerSide),
    ) {
        let rules = self.rules;
        let per_side = |list: &[u16]| {
            let mut amounts = [0; MAX_SEATS];
            amounts
                .iter_mut()
                .zip(list)
                .for_each(|(place, amount)| *place = *amount);
            amounts
        };
        let points = per_side(of.scope_points);
        let bonus = rules.dealer_table_bonus || rules.dealer_low_bonus;
        if rules.scopa_value != ScopaValue::None || bonus || points != [0; MAX_SEATS] {
            let mut scope = [0; MAX_SEATS];
            scope
                .iter_mut()
                .zip(of.scope)
                .for_each(|(place, count)| *place = u16::from(*count));
            sink(Category::Scope, scope, points);
        }
        if rules.ponino {
            let knights = self.each(|pile| pile.of_rank(Rank::CAVALLO).len() as u16);
            let again =
                std::array::from_fn(|side| if knights[side] == 4 { points[side] } else { 0 });
            sink(Category::Ponino, knights, again);
        }
        let declared = per_side(of.declared);
        if rules.knocks || rules.cucita || declared != [0; MAX_SEATS] {
            sink(Category::Declared, declared, declared);
        }
    }
}
