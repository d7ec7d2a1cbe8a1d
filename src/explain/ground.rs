//! Why points went where they went, before it is put into words. Sides are places in the list of names.

use crate::cards::{Card, MAX_SEATS, Rank, Suit};

/// A number for each side.
pub(super) type Amounts = Vec<u16>;

pub(super) struct Ground {
    pub(super) what: What,
    /// The points of each side.
    pub(super) points: Amounts,
    /// Whether several sides share what the points are for.
    pub(super) tie: bool,
}

pub(super) enum What {
    /// Cards, coins or sevens: who has the most, if that is more than `floor`.
    Most {
        of: Thing,
        amounts: Amounts,
        floor: Option<u16>,
    },
    /// A card that scores for its holder.
    Card { card: Card, holder: Option<usize> },
    /// The best card of each suit, by side.
    Prime {
        hands: Vec<PrimeHand>,
        rule: Missing,
    },
    /// The counts of each rank, down to the one that decides.
    Counted { steps: Vec<(Rank, Amounts)> },
    /// Sevens of each side where all four score.
    AllSevens { amounts: Amounts },
    /// Coins in sequence from the ace.
    Run { piccola: bool, runs: Amounts },
    /// Jack, knight and king of coins.
    Grande { holder: Option<usize> },
    /// Which of ace, two and three of coins each side has.
    Trento { held: Vec<Vec<Rank>> },
    /// Scope of each side.
    Scope { amounts: Amounts },
    /// All four knights.
    Ponino { holder: Option<usize> },
    /// Points for hands that were shown.
    Declared,
    /// Aces, jacks, knights and kings of each side.
    Frac,
    /// Coins that win the match at once.
    Outright { side: usize, coins: u16 },
    /// Coins that put the others back to nought.
    Reset { side: usize, coins: u16 },
}

#[derive(Clone, Copy)]
pub(super) enum Thing {
    Cards,
    Coins,
    Sevens,
}

/// What happens to a side that lacks a suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Missing {
    NoPrime,
    FewerSuits,
    Nothing,
}

pub(super) struct PrimeHand {
    pub(super) cards: Vec<(Card, u8)>,
    pub(super) missing: Vec<Suit>,
    pub(super) sum: u16,
}

impl Ground {
    /// The sides that got points, and how many each if that is the same.
    pub(super) fn winners(&self) -> (Vec<usize>, u16) {
        let winners: Vec<usize> = (0..self.points.len())
            .filter(|side| self.points[*side] > 0)
            .collect();
        let most = self.points.iter().copied().max().unwrap_or(0);
        (winners, most)
    }
}

/// The name of a side, or its number.
pub(super) fn name(names: &[&str], side: usize) -> String {
    names
        .get(side)
        .map_or_else(|| (side + 1).to_string(), |name| (*name).to_owned())
}

/// "Anna 22, Bruno 18".
pub(super) fn amounts(names: &[&str], amounts: &[u16]) -> String {
    let each = amounts.iter().take(MAX_SEATS).enumerate();
    each.map(|(side, amount)| format!("{} {amount}", name(names, side)))
        .collect::<Vec<_>>()
        .join(", ")
}
