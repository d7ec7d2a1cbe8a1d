//! Dealing that can be checked: before a deal its cards are sealed by a hash, after the match every seal is opened.
//!
//! The hash is SHA-256 of the words of [`Seal::text`]. It cannot be made to fit other cards afterwards, and says nothing
//! of them before: the salt is unknown until then.
//!
//! ```
//! use scopa::fair::{Seal, hash};
//! use scopa::{Game, Ruleset};
//! let game = Game::new(Ruleset::default(), 7, None);
//! let seal = Seal::of(&game);
//! assert_eq!(seal.hash(), hash(&seal.text()));
//! assert_ne!(seal.hash(), hash(&seal.text().replace("7D", "6D")));
//! ```

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::record::{Record, RecordError};

/// What is sealed of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The number of the deal, from 1. A void table is dealt again under another seal of the same number.
    pub deal: u32,
    /// Sixteen digits that nobody can guess.
    pub salt: String,
    /// The forty cards in the order in which they are dealt.
    pub deck: String,
}

impl Seal {
    /// The seal of the current deal.
    #[must_use]
    pub fn of(game: &Game) -> Seal {
        let cards = game.deck();
        let cards: Vec<String> = cards
            .as_slice()
            .iter()
            .map(|card| card.to_string())
            .collect();
        // From the seed, so that a match that is kept and taken up again has the same seals.
        let salt = hash(&format!("scopa {} {}", game.seed(), game.deck_number()));
        Seal {
            deal: game.deal_number(),
            salt: salt[..16].to_owned(),
            deck: cards.join(" "),
        }
    }

    /// Every seal of a match, in order.
    ///
    /// # Errors
    /// When its rules cannot be played.
    pub fn all(record: &Record) -> Result<Vec<Seal>, RecordError> {
        let rules = record.rules.validate().map_err(RecordError::Rules)?;
        let mut game = Game::new(rules, record.seed, Some(record.first_dealer));
        let mut seals = vec![(game.deck_number(), Seal::of(&game))];
        for (n, moves) in record.deals.iter().enumerate() {
            let mut steps = moves.iter();
            if n > 0 && game.next_deal().is_err() {
                break;
            }
            loop {
                if seals
                    .last()
                    .is_none_or(|(number, _)| *number != game.deck_number())
                {
                    seals.push((game.deck_number(), Seal::of(&game)));
                }
                match steps.next().map(|mv| game.play(*mv)) {
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                }
            }
        }
        Ok(seals.into_iter().map(|(_, seal)| seal).collect())
    }

    /// What is hashed: salt and cards, with a space between each.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", self.salt, self.deck)
    }

    /// The seal itself, 64 hexadecimal digits.
    #[must_use]
    pub fn hash(&self) -> String {
        hash(&self.text())
    }
}

/// SHA-256 of a text, as hexadecimal digits.
#[must_use]
pub fn hash(text: &str) -> String {
    let mut digits = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PRESETS, Phase, Rules};

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(
            hash("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    /// What was shown before each deal is among what is opened after the match, and no other seal is.
    #[test]
    fn every_seal_that_was_shown_is_opened() {
        for preset in PRESETS {
            let rules = Rules::preset(preset).unwrap().validate().unwrap();
            let mut game = Game::new(rules, 11, None);
            let mut shown = vec![Seal::of(&game).hash()];
            for n in 0..400 {
                match game.phase() {
                    Phase::Over => break,
                    Phase::DealOver => game.next_deal().unwrap(),
                    Phase::Playing => {
                        let seat = game.to_move().unwrap();
                        game.play(game.view(seat).random_move(n).unwrap()).unwrap();
                    }
                }
                shown.push(Seal::of(&game).hash());
                shown.dedup();
            }
            let opened = Seal::all(&game.record()).unwrap();
            let opened: Vec<String> = opened.iter().map(Seal::hash).collect();
            assert_eq!(opened, shown, "{preset}");
        }
    }
}
