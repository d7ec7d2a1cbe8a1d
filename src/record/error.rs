use std::{error::Error, fmt};

use crate::cards::Seat;
use crate::deal::IllegalMove;
use crate::moves::Move;
use crate::rules::Faults;

/// Why a text or a record is no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text cannot be read.
    Syntax {
        /// The line, from 1.
        line: u32,
        /// The character in it, from 1.
        column: u32,
        /// What is wrong there.
        problem: String,
    },
    /// The rules cannot be played.
    Rules(Faults),
    /// There is no such dealer.
    Dealer {
        /// The dealer.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// A deal follows one that is not over, or a match that is.
    TooManyDeals {
        /// The deal, from 1.
        deal: u32,
    },
    /// A move is not legal.
    Illegal {
        /// The deal, from 1.
        deal: u32,
        /// The move in the deal, from 1.
        ply: u32,
        /// The move.
        mv: Move,
        /// Why it is not legal.
        reason: IllegalMove,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Syntax {
                line,
                column,
                problem,
            } => write!(f, "line {line}, column {column}: {problem}"),
            RecordError::Rules(faults) => write!(f, "the rules cannot be played: {faults}"),
            RecordError::Dealer { seat, players } => {
                write!(f, "seat {seat} cannot deal among {players} players")
            }
            RecordError::TooManyDeals { deal } => {
                write!(f, "deal {deal} follows one that is not over")
            }
            RecordError::Illegal {
                deal,
                ply,
                mv,
                reason,
            } => {
                write!(f, "deal {deal}, move {ply} ({mv}): {reason}")
            }
        }
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            RecordError::Rules(faults) => Some(faults),
            RecordError::Illegal { reason, .. } => Some(reason),
            _ => None,
        }
    }
}
