//! The prepared deal of a first lesson. Every play of it is legal in the classic game, and both ways through it end in a
//! scopa.

use crate::capture::{Moment, plays, scopa_points};
use crate::cards::{Card, Cards};
use crate::moves::{Move, Play};
use crate::rules::Rules;

/// What lies on the table at first.
pub const TABLE: &str = "5C 2S 6B 1S";

/// So many cards may lie on the table at once.
pub const PLACES: usize = 5;

/// A step in which the player plays a card.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The hand, where cards are dealt before it.
    pub hand: Option<&'static str>,
    /// The card to be played; where none is named, whichever makes a scopa.
    card: &'static str,
    /// What the opponent answers: the first of these plays that the table allows.
    answers: &'static [&'static str],
}

const fn step(
    hand: Option<&'static str>,
    card: &'static str,
    answers: &'static [&'static str],
) -> Step {
    Step {
        hand,
        card,
        answers,
    }
}

/// The steps: an equal card, a sum, nothing to take, a choice, a scopa.
pub const STEPS: [Step; 5] = [
    step(Some("5D 8S 3B"), "5D", &["4C"]),
    step(None, "8S", &["9B"]),
    step(None, "3B", &["6C"]),
    // After 4 + 3 the king takes nine and ace, after 6 + 1 the seven takes four and three.
    step(Some("7D 6D 9D"), "7D", &["10Sx1S9B", "7Sx4C3B"]),
    step(None, "", &[]),
];

impl Step {
    /// Which cards of a hand may be played now.
    #[must_use]
    pub fn wanted(&self, table: Cards, hand: Cards) -> Cards {
        let rules = Rules::default();
        let sweeps = |card: &Card| {
            let moves = plays(&rules, table, (*card).into(), Moment::default());
            moves
                .plays()
                .filter_map(|play| play.capture)
                .any(|taken| scopa_points(&rules, table, *card, taken, Moment::default()) > 0)
        };
        match self.card.parse::<Card>() {
            Ok(card) => Cards::from(card) & hand,
            Err(_) => hand.iter().filter(sweeps).collect(),
        }
    }

    /// What the opponent answers.
    #[must_use]
    pub fn answer(&self, table: Cards) -> Option<Play> {
        let answers = self
            .answers
            .iter()
            .filter_map(|text| text.parse::<Move>().ok()?.as_play());
        let fits = |play: &Play| play.capture.is_none_or(|taken| taken.is_subset(table));
        answers.into_iter().find(fits)
    }
}

/// Cards in the order in which they are written.
#[must_use]
pub fn row(text: &str) -> Vec<Card> {
    text.split(' ')
        .filter_map(|card| card.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a play is one that the classic game allows.
    fn is_legal(play: Play, table: Cards) -> bool {
        plays(
            &Rules::default(),
            table,
            play.card.into(),
            Moment::default(),
        )
        .plays()
        .any(|legal| legal == play)
    }

    fn after(play: Play, table: Cards) -> Cards {
        match play.capture {
            Some(taken) => table - taken,
            None => table.with(play.card),
        }
    }

    /// Every way through the story from a step on; how many there are.
    fn go(nth: usize, table: Cards, hand: Cards) -> usize {
        let Some(step) = STEPS.get(nth) else {
            assert!(table.is_empty(), "the last play is a scopa");
            return 1;
        };
        assert!(table.len() <= PLACES);
        let hand = step
            .hand
            .map_or(hand, |dealt| row(dealt).into_iter().collect());
        let wanted = step.wanted(table, hand);
        assert_eq!(wanted.len(), 1, "step {nth}");
        let card = wanted.first().expect("a card");
        let moves = plays(&Rules::default(), table, wanted, Moment::default());
        let count = if nth == 3 { 2 } else { 1 };
        assert_eq!(moves.len(), count, "step {nth}");
        let mut ways = 0;
        for play in moves.plays() {
            let mut table = after(play, table);
            if let Some(answer) = step.answer(table) {
                assert!(is_legal(answer, table), "{answer:?}");
                table = after(answer, table);
            }
            ways += go(nth + 1, table, hand.without(card));
        }
        ways
    }

    #[test]
    fn every_way_through_the_story_is_legal_and_ends_in_a_scopa() {
        assert_eq!(go(0, row(TABLE).into_iter().collect(), Cards::EMPTY), 2);
    }
}
