use scopa::{Card, Cards, Game, Move, Play, Rules};

use crate::{Failure, Outcome};

/// A match that begins with the player's turn and with what a test needs.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The seed for the page's address.
    pub seed: u64,
    /// The match.
    pub game: Game,
    /// The card that it is about.
    pub card: Card,
    /// The captures of that card.
    pub captures: Vec<Cards>,
}

impl Opening {
    /// The query that opens it.
    #[must_use]
    pub fn query(&self) -> String {
        format!("?seed={}&speed=0&lang=en", self.seed)
    }

    /// The cards in the middle.
    #[must_use]
    pub fn table(&self) -> Cards {
        self.game.deal().table()
    }
}

/// The first seed whose match opens with the player to move and a card in hand whose captures
/// are as `fits` wants them.
///
/// # Errors
/// When none of the first ten thousand is.
pub fn opening(what: &str, fits: impl Fn(&Game, Card, &[Cards]) -> bool) -> Outcome<Opening> {
    let rules = Rules::default()
        .validate()
        .map_err(|faults| Failure::new(faults.to_string()))?;
    (1..10_000)
        .map(|seed| (seed, Game::new(rules, seed, None)))
        .filter(|(_, game)| game.to_move() == Some(0))
        .find_map(|(seed, game)| {
            let card = game
                .deal()
                .hand(0)
                .iter()
                .find(|&card| fits(&game, card, &captures_of(&game, card)))?;
            let captures = captures_of(&game, card);
            Some(Opening {
                seed,
                game,
                card,
                captures,
            })
        })
        .ok_or_else(|| Failure::new(format!("no seed opens with {what}")))
}

/// What a card of the seat to move may take; empty when it can only be laid.
#[must_use]
pub fn captures_of(game: &Game, card: Card) -> Vec<Cards> {
    plays_of(game)
        .into_iter()
        .filter(|play| play.card == card)
        .filter_map(|play| play.capture)
        .collect()
}

/// Every play of the seat to move.
#[must_use]
pub fn plays_of(game: &Game) -> Vec<Play> {
    let play = |choice: Move| match choice {
        Move::Play(play) => Some(play),
        Move::Declare { .. } | Move::Cut { .. } => None,
    };
    game.legal_moves().iter().filter_map(play).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_has_what_was_asked_for() {
        let found = opening("two captures", |_, _, captures| captures.len() == 2).unwrap();
        assert_eq!(found.game.to_move(), Some(0));
        assert!(found.game.deal().hand(0).contains(found.card));
        assert_eq!(found.captures.len(), 2);
    }

    #[test]
    fn what_cannot_be_is_not_found() {
        assert!(
            opening("a hand of ten", |game, _, _| game.deal().hand(0).len()
                == 10)
            .is_err()
        );
    }
}
