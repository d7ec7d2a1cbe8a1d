//! What a seat may do in its turn, as values and as text.

mod list;
mod text;

use crate::cards::{Card, Cards, Rank};

pub use list::Moves;
pub use text::ParseMoveError;

/// A card from the hand, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// The card played.
    pub card: Card,
    /// The table cards taken; none when the card is laid. An empty set is an ace that takes itself.
    pub capture: Option<Cards>,
}

impl Play {
    /// A card laid on the table.
    #[must_use]
    pub const fn lay(card: Card) -> Play {
        Play {
            card,
            capture: None,
        }
    }

    /// A card that takes others.
    #[must_use]
    pub const fn take(card: Card, taken: Cards) -> Play {
        Play {
            card,
            capture: Some(taken),
        }
    }
}

/// What a seat does in its turn.
///
/// As text: `7D` lays a card, `7Dx3S4C` takes, `1Dx` is an ace that takes itself, `!` shows the hand for points,
/// `!4` does so with the matta as a 4, `cut+` keeps the cut card and `cut-` lays it on the table.
///
/// ```
/// use scopa::Move;
/// let mv: Move = "7Dx3S4C".parse()?;
/// assert_eq!(mv.to_string(), "7Dx4C3S");
/// # Ok::<(), scopa::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Plays a card (A.6).
    Play(Play),
    /// Shows three freshly dealt cards for points (C.1 knocks, C cucite); the turn goes on.
    Declare {
        /// What the matta stands for, where that matters later (`matta_scope = sticky`).
        matta: Option<Rank>,
    },
    /// Keeps the cut card as the first of the hand, or lays it on the table (C.2).
    Cut {
        /// Whether it is kept.
        keep: bool,
    },
}

impl Move {
    /// The play, if it is one.
    #[must_use]
    pub const fn as_play(self) -> Option<Play> {
        match self {
            Move::Play(play) => Some(play),
            _ => None,
        }
    }
}

impl From<Play> for Move {
    fn from(play: Play) -> Move {
        Move::Play(play)
    }
}
