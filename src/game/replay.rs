//! Matches from records, and what follows from that: taking moves back.

use super::Game;
use crate::cards::{Seat, stream};
use crate::record::{Record, RecordError};

impl Game {
    /// The match with other cards where a seat cannot see them: its view from there stays the same. The copy's record
    /// is that of this match.
    #[must_use]
    pub fn resample(&self, seat: Seat, seed: u64) -> Game {
        Game {
            deal: self.deal.resample(seat, &mut stream(seed, 0)),
            ..self.clone()
        }
    }

    /// The match as seed and moves.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut deals = self.finished.clone();
        deals.push(self.history.iter().map(|turn| turn.mv).collect());
        Record {
            rules: *self.rules.rules(),
            seed: self.seed,
            first_dealer: self.first_dealer,
            deals,
        }
    }

    /// The match of a record.
    ///
    /// # Errors
    /// When the rules cannot be played or a move is not legal, with its place.
    pub fn replay(record: &Record) -> Result<Game, RecordError> {
        let rules = record.rules.validate().map_err(RecordError::Rules)?;
        if record.first_dealer >= rules.players {
            return Err(RecordError::Dealer {
                seat: record.first_dealer,
                players: rules.players,
            });
        }
        let mut game = Game::new(rules, record.seed, Some(record.first_dealer));
        for (i, moves) in record.deals.iter().enumerate() {
            let deal = i as u32 + 1;
            if i > 0 {
                game.next_deal()
                    .map_err(|_| RecordError::TooManyDeals { deal })?;
            }
            for (ply, mv) in moves.iter().enumerate() {
                game.play(*mv).map_err(|reason| RecordError::Illegal {
                    deal,
                    ply: ply as u32 + 1,
                    mv: *mv,
                    reason,
                })?;
            }
        }
        Ok(game)
    }

    /// The match before its last move; nothing when none was made. A deal just dealt is taken back with the move.
    #[must_use]
    pub fn undo(&self) -> Option<Game> {
        let mut record = self.record();
        while record.deals.last().is_some_and(Vec::is_empty) {
            record.deals.pop();
        }
        record.deals.last_mut()?.pop();
        Game::replay(&record).ok()
    }
}
