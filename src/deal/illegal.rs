use std::{error::Error, fmt};

use super::{Deal, Stage};
use crate::capture;
use crate::cards::{Card, Cards};
use crate::moves::{Move, Play};

/// Why a move was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The deal is over, or void.
    DealOver,
    /// The cutter has to choose first.
    CutFirst,
    /// There is no cut to choose about.
    NoCut,
    /// The hand cannot be shown for anything, or has been.
    NothingToDeclare,
    /// The hand can be shown, but not with the matta as that.
    WrongMatta,
    /// The card is not in the hand.
    NotInHand(Card),
    /// Some of these cards are not on the table.
    NotOnTable {
        /// The card played.
        card: Card,
        /// The cards that are not there.
        missing: Cards,
    },
    /// The card can capture and must (A.6).
    MustCapture(Card),
    /// The card does not take these cards.
    CannotCapture {
        /// The card played.
        card: Card,
        /// The cards it was to take.
        cards: Cards,
    },
    /// Another card has to be played: one that captures, or that makes a scopa (A.6, obligation).
    OtherPlayFirst(Card),
    /// An ace may not open the deal (C, regola del vile).
    AceBanned(Card),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::DealOver => f.write_str("the deal is over"),
            IllegalMove::CutFirst => f.write_str("the cut card has to be kept or laid first"),
            IllegalMove::NoCut => f.write_str("there is no cut card to choose about"),
            IllegalMove::NothingToDeclare => f.write_str("the hand cannot be shown for points now"),
            IllegalMove::WrongMatta => f.write_str("the matta cannot stand for that"),
            IllegalMove::NotInHand(card) => write!(f, "the {card} is not in the hand"),
            IllegalMove::NotOnTable { card, missing } => {
                write!(f, "the {card} cannot take {missing}: not on the table")
            }
            IllegalMove::MustCapture(card) => {
                write!(f, "the {card} can capture, so it may not be laid")
            }
            IllegalMove::CannotCapture { card, cards } if cards.is_empty() => {
                write!(f, "the {card} cannot take itself")
            }
            IllegalMove::CannotCapture { card, cards } => {
                write!(f, "the {card} does not take {cards}")
            }
            IllegalMove::OtherPlayFirst(card) => {
                write!(
                    f,
                    "the {card} may not be played so: another play is compulsory"
                )
            }
            IllegalMove::AceBanned(card) => write!(f, "the {card} may not open the deal"),
        }
    }
}

impl Error for IllegalMove {}

impl Deal {
    pub(super) fn why_not(&self, mv: Move) -> IllegalMove {
        match (self.stage, mv) {
            (Stage::Over | Stage::Void, _) => IllegalMove::DealOver,
            (Stage::Cut, _) => IllegalMove::CutFirst,
            (Stage::Play, Move::Cut { .. }) => IllegalMove::NoCut,
            (Stage::Play, Move::Declare { .. }) => {
                let any = self
                    .legal_moves()
                    .iter()
                    .any(|mv| matches!(mv, Move::Declare { .. }));
                if any {
                    IllegalMove::WrongMatta
                } else {
                    IllegalMove::NothingToDeclare
                }
            }
            (Stage::Play, Move::Play(play)) => self.why_not_play(play),
        }
    }

    fn why_not_play(&self, Play { card, capture }: Play) -> IllegalMove {
        if !self.hand(self.turn).contains(card) {
            return IllegalMove::NotInHand(card);
        }
        let missing = capture.unwrap_or_default() - self.table;
        if !missing.is_empty() {
            return IllegalMove::NotOnTable { card, missing };
        }
        let own = capture::captures(&self.rules, self.table, card, self.moment());
        match capture {
            Some(cards) if !own.sets.contains(&cards) => IllegalMove::CannotCapture { card, cards },
            None if !own.may_trail => IllegalMove::MustCapture(card),
            _ if self.legal_plays().plays().any(|play| play.card == card) => {
                IllegalMove::OtherPlayFirst(card)
            }
            _ if self.plays == 0
                && self.rules.ace_first_play == crate::rules::AceFirstPlay::Banned =>
            {
                IllegalMove::AceBanned(card)
            }
            _ => IllegalMove::OtherPlayFirst(card),
        }
    }
}
