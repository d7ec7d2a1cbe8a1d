//! Hands shown for points: Cirulla's knocks (C.1) and cucite (C).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Rank};
use crate::rules::Rules;

/// What a shown hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeclarationKind {
    /// A low total.
    Low,
    /// Two of a rank (cucite only).
    Pair,
    /// Two of a rank and a low total (cucite only).
    PairAndLow,
    /// Three of a rank.
    Trio,
    /// Three of a rank and a low total (cucite only).
    TrioAndLow,
}

impl DeclarationKind {
    /// All, in order.
    pub(crate) const ALL: [DeclarationKind; 5] = [
        DeclarationKind::Low,
        DeclarationKind::Pair,
        DeclarationKind::PairAndLow,
        DeclarationKind::Trio,
        DeclarationKind::TrioAndLow,
    ];
}

/// What a hand can be shown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// What it is.
    pub kind: DeclarationKind,
    /// What it scores.
    pub points: u8,
    /// What the matta in it may stand for; empty when there is none.
    pub matta: &'static [Rank],
}

/// The greatest total of a low cucita and of a dealer's low table.
pub(super) const LOW: u16 = 9;

static RANKS: [Rank; 10] = Rank::ALL;

fn ranks_up_to(most: u16) -> &'static [Rank] {
    &RANKS[..usize::from(most.min(10))]
}

/// What three freshly dealt cards can be shown for under these rules.
#[must_use]
pub fn declaration(rules: &Rules, hand: Cards) -> Option<Declaration> {
    if rules.knocks {
        knock(rules, hand)
    } else if rules.cucita {
        cucita(rules, hand)
    } else {
        None
    }
}

/// Cirulla's knock: the better of a low total and a trio (C.1).
#[must_use]
pub fn knock(rules: &Rules, hand: Cards) -> Option<Declaration> {
    if !rules.knocks || hand.len() != 3 {
        return None;
    }
    let wild = rules.matta && hand.contains(Card::MATTA);
    let cards = if wild {
        hand.without(Card::MATTA)
    } else {
        hand
    };
    let rank = cards.first()?.rank();
    let trio = (cards.of_rank(rank) == cards).then(|| Declaration {
        kind: DeclarationKind::Trio,
        points: rules.knock_trio_points,
        matta: if wild {
            &RANKS[usize::from(rank.value()) - 1..usize::from(rank.value())]
        } else {
            &[]
        },
    });
    let spare = u16::from(rules.knock_low_max).checked_sub(cards.total());
    let low = spare
        .filter(|spare| !wild || *spare > 0)
        .map(|spare| Declaration {
            kind: DeclarationKind::Low,
            points: rules.knock_low_points,
            matta: if wild { ranks_up_to(spare) } else { &[] },
        });
    match (trio, low) {
        (Some(trio), Some(low)) if low.points > trio.points => Some(low),
        (trio, low) => trio.or(low),
    }
}

/// A cucita: a total of at most 9, a pair or a trio, the total adding to the others (C).
#[must_use]
pub fn cucita(rules: &Rules, hand: Cards) -> Option<Declaration> {
    if !rules.cucita || hand.len() != 3 {
        return None;
    }
    let alike = Rank::ALL
        .iter()
        .map(|rank| hand.of_rank(*rank).len())
        .max()?;
    let low = hand.total() <= LOW;
    let (kind, points) = match (alike, low) {
        (3, true) => (DeclarationKind::TrioAndLow, rules.cucita_trio_points),
        (3, false) => (DeclarationKind::Trio, rules.cucita_trio_points),
        (2, true) => (DeclarationKind::PairAndLow, rules.cucita_pair_points),
        (2, false) => (DeclarationKind::Pair, rules.cucita_pair_points),
        (_, true) => (DeclarationKind::Low, 0),
        (_, false) => return None,
    };
    let points = points.saturating_add(if low { rules.cucita_low_points } else { 0 });
    Some(Declaration {
        kind,
        points,
        matta: &[],
    })
}
