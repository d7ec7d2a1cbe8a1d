//! The opening table: the dealer's bonus and void tables (RULES.md A.5, C, C.1).

use super::declare::LOW;
use crate::cards::{Card, Cards, Rank};
use crate::rules::Rules;

/// What the dealer scores for taking an opening table of four cards, 0 when it may not be taken (C, C.1).
#[must_use]
pub fn dealer_bonus(rules: &Rules, table: Cards) -> u8 {
    if table.len() != 4 || !(rules.dealer_table_bonus || rules.dealer_low_bonus) {
        return 0;
    }
    let wild = rules.matta && table.contains(Card::MATTA);
    let cards = if wild {
        table.without(Card::MATTA)
    } else {
        table
    };
    let bonus = |total: u16| match total {
        0..=LOW if rules.dealer_low_bonus => 3,
        15 if rules.dealer_table_bonus => 1,
        30 if rules.dealer_table_bonus => 2,
        _ => 0,
    };
    if wild {
        let totals = Rank::ALL
            .iter()
            .map(|rank| cards.total() + u16::from(rank.value()));
        totals.map(bonus).max().unwrap_or(0)
    } else {
        bonus(cards.total())
    }
}

/// How many scope a dealer's bonus marks: 1 for 15, 2 for 30, none for a low table.
pub(crate) fn bonus_scope(points: u8) -> u8 {
    if points <= 2 { points } else { 0 }
}

/// Whether an opening table is void, so that the same dealer deals again (A.5).
#[must_use]
pub fn is_void(rules: &Rules, table: Cards) -> bool {
    if table.is_empty() || rules.bonus_before_redeal && dealer_bonus(rules, table) > 0 {
        return false;
    }
    let many = |least: u8, rank: Rank| least > 0 && table.of_rank(rank).len() >= usize::from(least);
    many(rules.redeal_kings, Rank::RE)
        || many(rules.redeal_aces, Rank::ACE)
        || rules
            .redeal_low_sum
            .is_some_and(|most| table.total() <= u16::from(most))
}
