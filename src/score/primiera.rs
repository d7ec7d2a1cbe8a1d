//! The prime (RULES.md B.4).

use crate::cards::{Card, Cards, MAX_SEATS, Suit};
use crate::rules::{PrimieraMissing, PrimieraMode, Rules};

/// The best card of a suit in a prime and what it is worth.
pub type PrimeCard = Option<(Card, u8)>;

/// A pile's best card in each suit, in the order of [`Suit::ALL`].
#[must_use]
pub fn prime(rules: &Rules, pile: Cards) -> [PrimeCard; 4] {
    let values = rules.primiera_scale.values();
    Suit::ALL.map(|suit| {
        let worth = |card: Card| (card, values[usize::from(card.rank().value()) - 1]);
        pile.of_suit(suit)
            .iter()
            .map(worth)
            .max_by_key(|best| best.1)
    })
}

/// How many suits a pile has, and the sum over their best cards.
#[inline]
fn suits_and_sum(rules: &Rules, pile: Cards) -> (u16, u16) {
    let values = rules.primiera_scale.values();
    let mut result = (0, 0);
    for suit in Suit::ALL {
        let bits = pile.of_suit(suit).bits() >> (suit.index() * 10);
        if let Some(best) = rules.primiera_scale.best(bits as u16) {
            result.0 += 1;
            result.1 += u16::from(values[best % 10]);
        }
    }
    result
}

/// What each pile has for the prime: the suits and the sum.
pub(super) fn primes(rules: &Rules, piles: &[Cards]) -> [(u16, u16); MAX_SEATS] {
    let mut primes = [(0, 0); MAX_SEATS];
    primes
        .iter_mut()
        .zip(piles)
        .for_each(|(place, pile)| *place = suits_and_sum(rules, *pile));
    primes
}

/// How a pile ranks in the prime; nothing when it cannot win it. The greater ranks higher.
#[inline]
fn rank(rules: &Rules, pile: Cards, (suits, sum): (u16, u16)) -> Option<u64> {
    if pile.is_empty() {
        return None;
    }
    if rules.primiera_mode == PrimieraMode::Count {
        let counts = rules
            .primiera_count_order
            .iter()
            .map(|rank| pile.of_rank(rank).len() as u64);
        return Some(counts.fold(0, |key, count| key << 3 | count));
    }
    match rules.primiera_missing {
        PrimieraMissing::NoPrime => (suits == 4).then_some(u64::from(sum)),
        PrimieraMissing::MoreSuitsFirst => Some(u64::from(suits) << 16 | u64::from(sum)),
        PrimieraMissing::PlainSum => Some(u64::from(sum)),
    }
}

/// The sides with the best prime: none, one, or several that are tied. Bit n is side n.
#[must_use]
pub fn primiera_winners(rules: &Rules, piles: &[Cards]) -> u8 {
    winners(rules, piles, &primes(rules, piles))
}

pub(super) fn winners(rules: &Rules, piles: &[Cards], primes: &[(u16, u16); MAX_SEATS]) -> u8 {
    if rules.primiera_mode == PrimieraMode::Off {
        return 0;
    }
    let (mut best, mut sides) = (None, 0);
    for (side, (pile, prime)) in piles.iter().zip(primes).enumerate() {
        let rank = rank(rules, *pile, *prime);
        if rank > best {
            (best, sides) = (rank, 1 << side);
        } else if rank.is_some() && rank == best {
            sides |= 1 << side;
        }
    }
    sides
}

/// What the score sheet shows for a pile's prime: its sum, or the count of the first rank that counts.
pub(super) fn amount(rules: &Rules, pile: Cards, prime: (u16, u16)) -> u16 {
    match rules.primiera_mode {
        PrimieraMode::Count => rules
            .primiera_count_order
            .iter()
            .next()
            .map_or(0, |rank| pile.of_rank(rank).len() as u16),
        _ => prime.1,
    }
}
