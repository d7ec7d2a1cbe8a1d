//! Coins in sequence and complete sets of them (RULES.md C, C.1).

use crate::cards::{Cards, Side, Suit};
use crate::rules::{AllCoins, Rules};

/// How many coins follow each other from the ace.
#[must_use]
pub fn coin_run(pile: Cards) -> u8 {
    pile.of_suit(Suit::Denari).bits().trailing_ones() as u8
}

/// What the run of coins from the ace scores, at most `cap` and only from ace, 2 and 3 up (C, Napola; C.1, piccola).
#[must_use]
pub fn napola(pile: Cards, cap: u8) -> u8 {
    match coin_run(pile) {
        0..3 => 0,
        run => run.min(cap),
    }
}

/// Ace, 2 and 3 of coins at 1, 2 and 3 (C, Scopone de Trente).
pub(super) fn trento(pile: Cards) -> u16 {
    Cards::from_bits(pile.bits() & 0b111).total()
}

/// Jack, knight and king of coins (C.1).
pub(super) fn is_grande(pile: Cards) -> bool {
    pile.bits() >> 7 & 0b111 == 0b111
}

/// The side that wins the match outright by its coins (B.8, step 1; C).
pub(crate) fn outright(rules: &Rules, piles: &[Cards]) -> Option<Side> {
    let trento = piles
        .iter()
        .position(|pile| rules.trento && pile.bits() & 0b111 == 0b111);
    let all = rules.all_coins == AllCoins::WinsMatch;
    trento
        .or_else(|| piles.iter().position(|pile| all && has_all(rules, *pile)))
        .map(|side| side as Side)
}

/// The side whose coins reset all others (C, Libyan).
pub(crate) fn reset(rules: &Rules, piles: &[Cards]) -> Option<Side> {
    let on = rules.all_coins == AllCoins::ResetsOpponents;
    piles
        .iter()
        .position(|pile| on && has_all(rules, *pile))
        .map(|side| side as Side)
}

fn has_all(rules: &Rules, pile: Cards) -> bool {
    pile.of_suit(Suit::Denari).len() >= usize::from(rules.all_coins_min)
}
