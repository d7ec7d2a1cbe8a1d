//! One deal as a state machine: dealing out, declarations, plays, what is left over (RULES.md A.4 to A.9).

mod declare;
mod event;
mod illegal;
mod opening;
mod sample;
mod setup;
mod told;
mod turn;

pub use declare::{Declaration, DeclarationKind, cucita, declaration, knock};
pub use event::{Event, Events};
pub use illegal::IllegalMove;
pub(crate) use opening::bonus_scope;
pub use opening::{dealer_bonus, is_void};
pub use setup::Misdeal;

use crate::cards::{Card, Cards, MAX_SEATS, Rank, Seat, Side};
use crate::rules::{Leftovers, Ruleset};

/// What a deal waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Cut,
    Play,
    Void,
    Over,
}

/// One deal: who holds what, whose turn it is, and what has been captured.
///
/// It knows everything, also what is hidden; what one seat may know is a [`View`](crate::View).
///
/// ```
/// use scopa::{Deal, Deck, Ruleset};
/// let rules = Ruleset::default();
/// let mut deal = Deal::without_redeal(&rules, &Deck::shuffled(1, 0), 0);
/// while let Some(mv) = deal.legal_moves().get(0) {
///     deal.play(mv)?;
/// }
/// assert_eq!(deal.pile(0).len() + deal.pile(1).len(), 40);
/// # Ok::<(), scopa::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    pub(crate) rules: Ruleset,
    pub(crate) deck: [Card; Card::COUNT],
    pub(crate) next: u8,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) table: Cards,
    pub(crate) piles: [Cards; MAX_SEATS],
    pub(crate) shown: Cards,
    pub(crate) side_of: [Side; MAX_SEATS],
    pub(crate) scope: [u8; MAX_SEATS],
    pub(crate) scope_points: [u16; MAX_SEATS],
    pub(crate) declared_points: [u16; MAX_SEATS],
    pub(crate) declared: u8,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    pub(crate) plays: u8,
    pub(crate) total_plays: u8,
    pub(crate) round: u8,
    pub(crate) round_left: u8,
    pub(crate) last_capturer: Option<Seat>,
    pub(crate) matta: Option<Rank>,
}

impl Deal {
    /// The rules of the deal.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Whose turn it is; nobody's once the deal is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        matches!(self.stage, Stage::Cut | Stage::Play).then_some(self.turn)
    }

    /// The hand of a seat; empty for a seat that does not exist.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands
            .get(usize::from(seat))
            .copied()
            .unwrap_or_default()
    }

    /// The cards of a seat's hand that lie face up after a declaration (C.1, exposure).
    #[must_use]
    pub fn shown(&self, seat: Seat) -> Cards {
        self.hand(seat) & self.shown
    }

    /// The cards on the table.
    #[must_use]
    pub fn table(&self) -> Cards {
        self.table
    }

    /// How many cards are still to be dealt.
    #[must_use]
    pub fn stock_len(&self) -> usize {
        Card::COUNT - usize::from(self.next)
    }

    /// The cards still to be dealt, the next one first.
    #[must_use]
    pub fn stock(&self) -> &[Card] {
        &self.deck[usize::from(self.next)..]
    }

    /// What a side has captured; at the end with what was left on the table.
    #[must_use]
    pub fn pile(&self, side: Side) -> Cards {
        self.piles
            .get(usize::from(side))
            .copied()
            .unwrap_or_default()
    }

    /// How many scope a side has made, a dealer's bonus of 15 or 30 included.
    #[must_use]
    pub fn scope(&self, side: Side) -> u8 {
        self.scope
            .get(usize::from(side))
            .copied()
            .unwrap_or_default()
    }

    /// What a side's scope are worth (A.7, C).
    #[must_use]
    pub fn scope_points(&self, side: Side) -> u16 {
        self.scope_points
            .get(usize::from(side))
            .copied()
            .unwrap_or_default()
    }

    /// The points of a side's declarations (C.1, C cucite).
    #[must_use]
    pub fn declared_points(&self, side: Side) -> u16 {
        self.declared_points
            .get(usize::from(side))
            .copied()
            .unwrap_or_default()
    }

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The round, from 1; 0 while the cut is pending.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many cards have been played.
    #[must_use]
    pub fn plays_made(&self) -> u8 {
        self.plays
    }

    /// Who captured last.
    #[must_use]
    pub fn last_capturer(&self) -> Option<Seat> {
        self.last_capturer
    }

    /// The declared value of the matta, while it counts (C.1, `matta_scope = sticky`).
    #[must_use]
    pub fn matta(&self) -> Option<Rank> {
        self.matta
    }

    /// The card that the cutter looks at, while the choice is pending (C.2).
    #[must_use]
    pub fn cut_card(&self) -> Option<Card> {
        (self.stage == Stage::Cut).then_some(self.deck[0])
    }

    /// Whether every card has been played and the table cleared.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Whether the opening table after a cut voided the deal: the same dealer deals again (A.5, C.2).
    #[must_use]
    pub fn is_void(&self) -> bool {
        self.stage == Stage::Void
    }
}

/// Who takes what is left on the table (A.8).
#[must_use]
pub fn leftovers_to(
    rule: Leftovers,
    last_capturer: Option<Seat>,
    last_player: Seat,
) -> Option<Seat> {
    match rule {
        Leftovers::LastCapturer => last_capturer,
        Leftovers::LastPlayer => Some(last_player),
        Leftovers::Nobody => None,
    }
}
