//! Whole deals at random: the loop that native and WebAssembly measurements share.

// Each program that includes this takes one of the two loops.
#![allow(dead_code)]

use rand_chacha::rand_core::{RngCore, impls};
use scopa::{Deal, Deck, Moves, Ruleset, deal_points};

/// SplitMix64: fast, and good enough to choose cards with.
pub struct SplitMix(pub u64);

impl RngCore for SplitMix {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        impls::fill_bytes_via_next(self, bytes);
    }
}

/// Deals, plays every card at random and counts the points; returns their sum, 0 for a void opening table.
pub fn playout(rules: &Ruleset, rng: &mut SplitMix, moves: &mut Moves) -> u32 {
    let dealer = (rng.next_u32() % u32::from(rules.players)) as u8;
    let deck = Deck::drawn(rng);
    let Ok(mut deal) = Deal::new(rules, &deck, dealer) else {
        return 0;
    };
    loop {
        deal.moves_into(moves);
        let len = moves.len() as u64;
        let choice = (u64::from(rng.next_u32()) * len) >> 32;
        let Some(mv) = moves.get(choice as usize) else {
            break;
        };
        deal.play_unchecked(mv);
    }
    deal_points(&deal)
        .iter()
        .map(|points| u32::from(*points))
        .sum()
}

/// So many deals from a seed; the sum of their points, so that nothing can be left out.
pub fn playouts(rules: &Ruleset, seed: u64, deals: u32) -> u32 {
    let mut rng = SplitMix(seed);
    let mut moves = Moves::new();
    (0..deals).fold(0, |sum, _| {
        sum.wrapping_add(playout(rules, &mut rng, &mut moves))
    })
}
