//! What one seat may know: all that a player or a bot decides from (RULES.md A.10).

mod restore;

use serde::{Deserialize, Serialize};

pub use restore::BadView;

use crate::cards::{Card, Cards, Rank, Seat, Side, below, stream};
use crate::deal::Event;
use crate::game::{Game, Turn};
use crate::moves::{Move, Moves};
use crate::rules::Rules;

/// A match as one seat sees it, and nothing else: no seed, no other hand, no order of the stock.
///
/// ```
/// use scopa::{Game, Ruleset, View};
/// let game = Game::new(Ruleset::default(), 7, Some(0));
/// let view = game.view(1);
/// assert_eq!(view.unseen().len(), 33);
/// let json = serde_json::to_string(&view).unwrap();
/// assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rules.
    pub rules: Rules,
    /// Whose view it is.
    pub seat: Seat,
    /// Who dealt.
    pub dealer: Seat,
    /// The number of the deal, from 1.
    pub deal_number: u32,
    /// The totals of the sides before this deal; after its end, with it.
    pub totals: Vec<i32>,
    /// The cards in hand.
    pub hand: Cards,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// The cards of each seat's hand that lie face up.
    pub shown: Vec<Cards>,
    /// The cards on the table.
    pub table: Cards,
    /// How many cards are still to be dealt.
    pub stock: u8,
    /// How many cards each side has captured.
    pub pile_sizes: Vec<u8>,
    /// The capturing card of each scopa of each side, in order; a dealer's bonus has none.
    pub scope: Vec<Vec<Card>>,
    /// The points of each side's declarations in this deal.
    pub declared_points: Vec<u16>,
    /// Whose turn it is.
    pub to_move: Option<Seat>,
    /// Who captured last.
    pub last_capturer: Option<Seat>,
    /// The value of the declared matta, while it counts.
    pub matta: Option<Rank>,
    /// The card to choose about, if this seat is cutting.
    pub cut_card: Option<Card>,
    /// What happened before the first move of the deal.
    pub opening: Vec<Event>,
    /// The moves of the deal.
    pub history: Vec<Turn>,
}

impl View {
    pub(crate) fn of(game: &Game, seat: Seat) -> View {
        let (rules, deal) = (*game.rules().rules(), game.deal());
        let sides = 0..rules.sides_count();
        let cutting = deal.to_move() == Some(seat);
        let mut view = View {
            rules,
            seat,
            dealer: deal.dealer(),
            deal_number: game.deal_number(),
            totals: game.totals().to_vec(),
            hand: deal.hand(seat),
            hand_sizes: rules
                .seats()
                .map(|seat| deal.hand(seat).len() as u8)
                .collect(),
            shown: rules.seats().map(|seat| deal.shown(seat)).collect(),
            table: deal.table(),
            stock: deal.stock_len() as u8,
            pile_sizes: sides
                .clone()
                .map(|side| deal.pile(side).len() as u8)
                .collect(),
            scope: vec![Vec::new(); sides.len()],
            declared_points: sides.map(|side| deal.declared_points(side)).collect(),
            to_move: deal.to_move(),
            last_capturer: deal.last_capturer(),
            matta: deal.matta(),
            cut_card: deal.cut_card().filter(|_| cutting),
            opening: game.opening().to_vec(),
            history: game.history().to_vec(),
        };
        view.scope = view.scope_cards();
        view
    }

    /// Everything that happened in the deal, in order; after a void opening only what followed.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        let all = || {
            self.opening
                .iter()
                .chain(self.history.iter().flat_map(|turn| &turn.events))
        };
        let void = all()
            .enumerate()
            .filter(|(_, event)| matches!(event, Event::Redeal { .. }))
            .last();
        all().skip(void.map_or(0, |(place, _)| place + 1))
    }

    fn scope_cards(&self) -> Vec<Vec<Card>> {
        let mut scope = vec![Vec::new(); usize::from(self.rules.sides_count())];
        for event in self.events() {
            if let Event::Captured {
                seat,
                card,
                scopa: true,
                ..
            } = event
            {
                scope[usize::from(self.rules.side_of(*seat))].push(*card);
            }
        }
        scope
    }

    /// What a side has captured, as everyone could have remembered it.
    #[must_use]
    pub fn captured(&self, side: Side) -> Cards {
        let mine = |seat: &Seat| self.rules.side_of(*seat) == side;
        let mut pile = Cards::EMPTY;
        for event in self.events() {
            match event {
                Event::Captured {
                    seat, card, taken, ..
                } if mine(seat) => pile |= taken.with(*card),
                Event::TableBonus { seat, cards, .. } if mine(seat) => pile |= *cards,
                Event::Leftovers {
                    seat: Some(seat),
                    cards,
                } if mine(seat) => pile |= *cards,
                _ => {}
            }
        }
        pile
    }

    /// The cards that the seat has not seen in this deal: in other hands or still to be dealt.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let shown = self
            .shown
            .iter()
            .fold(Cards::EMPTY, |all, cards| all | *cards);
        let cut = self.cut_card.map_or(Cards::EMPTY, Cards::from);
        let piles =
            (0..self.rules.sides_count()).fold(Cards::EMPTY, |all, side| all | self.captured(side));
        let lost = self.events().fold(Cards::EMPTY, |all, event| match event {
            Event::Leftovers { seat: None, cards } => all | *cards,
            _ => all,
        });
        Cards::ALL - (self.hand | self.table | shown | cut | piles | lost)
    }

    /// What the seat may do; empty when it is not to move, or when the view comes from no match.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        if self.to_move != Some(self.seat) {
            return Moves::new();
        }
        self.deal()
            .map(|deal| deal.legal_moves())
            .unwrap_or_default()
    }

    /// A legal move chosen at random by a seed; nothing when the seat is not to move.
    #[must_use]
    pub fn random_move(&self, seed: u64) -> Option<Move> {
        let moves = self.legal_moves();
        let len = u32::try_from(moves.len()).ok().filter(|len| *len > 0)?;
        moves.get(below(&mut stream(seed, 1), len) as usize)
    }
}
