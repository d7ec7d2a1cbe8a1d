//! What one seat may know: all that a player or a bot decides from (RULES.md A.10).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards, Deck, MAX_SEATS, Rank, Seat, Side, below, stream};
use crate::deal::{Deal, Event, Stage};
use crate::game::{Game, Turn};
use crate::moves::{Move, Moves};
use crate::rules::{DealPattern, Rules, Ruleset};

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

/// Why a view cannot be continued: it does not come from a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadView(&'static str);

impl std::fmt::Display for BadView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the view comes from no match: {}", self.0)
    }
}

impl std::error::Error for BadView {}

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
        let void = all().rposition_redeal();
        all().skip(void)
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
        let mut pile = Cards::EMPTY;
        for event in self.events() {
            pile = pile
                | match event {
                    Event::Captured {
                        seat, card, taken, ..
                    } if self.rules.side_of(*seat) == side => taken.with(*card),
                    Event::TableBonus { seat, cards, .. } if self.rules.side_of(*seat) == side => {
                        *cards
                    }
                    Event::Leftovers {
                        seat: Some(seat),
                        cards,
                    } if self.rules.side_of(*seat) == side => *cards,
                    _ => Cards::EMPTY,
                };
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

    /// A deal that looks like this from the seat, the hidden cards dealt at random: each such deal is equally likely.
    ///
    /// # Errors
    /// When the view comes from no match.
    pub fn sample(&self, seed: u64) -> Result<Deal, BadView> {
        Ok(self.deal()?.resample(self.seat, &mut stream(seed, 0)))
    }

    /// A deal that looks like this from the seat, the hidden cards in a fixed order. [`Deal::resample`] makes others
    /// from it, faster than making each from the view.
    ///
    /// # Errors
    /// When the view comes from no match.
    pub fn deal(&self) -> Result<Deal, BadView> {
        let rules = self
            .rules
            .validate()
            .map_err(|_| BadView("its rules cannot be played"))?;
        let seats = usize::from(rules.players);
        let sized = self.hand_sizes.len() == seats && self.shown.len() == seats;
        if !sized || usize::from(self.seat) >= seats || usize::from(self.dealer) >= seats {
            return Err(BadView("the seats do not fit the rules"));
        }
        let mut deal = Deal::undealt(&rules, &Deck::sorted(), self.dealer);
        self.restore_play(&mut deal, &rules)?;
        self.restore_cards(&mut deal)?;
        Ok(deal)
    }

    fn restore_play(&self, deal: &mut Deal, rules: &Ruleset) -> Result<(), BadView> {
        let in_a_round = rules.players * rules.hand_size;
        let mut plays = 0u8;
        for event in self.events() {
            match event {
                Event::Dealt { round, .. } => {
                    deal.round = *round;
                    deal.declared = 0;
                }
                Event::Declared { seat, cards, .. } => {
                    deal.declared |= 1u8.checked_shl(u32::from(*seat)).unwrap_or(0);
                    deal.shown = deal.shown | *cards;
                }
                Event::Laid { .. } | Event::Captured { .. } => plays = plays.saturating_add(1),
                Event::Over => deal.stage = Stage::Over,
                _ => {}
            }
        }
        if plays > deal.total_plays {
            return Err(BadView("too many cards were played"));
        }
        deal.plays = plays;
        deal.round_left = if plays == deal.total_plays {
            0
        } else {
            in_a_round - plays % in_a_round
        };
        if rules.deal_pattern == DealPattern::ChkobbaCut && deal.round == 0 {
            deal.stage = Stage::Cut;
            deal.round_left = 0;
        }
        deal.turn = (rules.first(self.dealer) + plays % rules.players) % rules.players;
        deal.matta = self.matta;
        deal.last_capturer = self.last_capturer.filter(|seat| *seat < rules.players);
        let sides = usize::from(rules.sides_count());
        if self.declared_points.len() != sides {
            return Err(BadView("the sides do not fit the rules"));
        }
        deal.declared_points[..sides].copy_from_slice(&self.declared_points);
        self.restore_scope(deal);
        Ok(())
    }

    fn restore_scope(&self, deal: &mut Deal) {
        for event in self.events() {
            let (seat, scope, points) = match event {
                Event::Captured {
                    seat,
                    card,
                    taken,
                    scopa: true,
                } => (
                    *seat,
                    1,
                    crate::capture::scopa_worth(&self.rules, *card, *taken),
                ),
                Event::TableBonus { seat, points, .. } => {
                    (*seat, crate::deal::bonus_scope(*points), *points)
                }
                _ => continue,
            };
            let side = usize::from(self.rules.side_of(seat)) % MAX_SEATS;
            deal.scope[side] = deal.scope[side].saturating_add(scope);
            deal.scope_points[side] = deal.scope_points[side].saturating_add(u16::from(points));
        }
    }

    fn restore_cards(&self, deal: &mut Deal) -> Result<(), BadView> {
        let mut hidden = self.unseen().iter();
        deal.table = self.table;
        for side in 0..self.rules.sides_count() {
            deal.piles[usize::from(side)] = self.captured(side);
        }
        for seat in self.rules.seats() {
            let at = usize::from(seat);
            let known = if seat == self.seat {
                self.hand
            } else {
                self.shown[at]
            };
            let missing = usize::from(self.hand_sizes[at]).checked_sub(known.len());
            let missing = missing.ok_or(BadView("a hand is smaller than what is shown of it"))?;
            deal.hands[at] = hidden.by_ref().take(missing).fold(known, Cards::with);
        }
        let stock: Vec<Card> = self.cut_card.into_iter().chain(hidden).collect();
        deal.next = Card::COUNT as u8 - stock.len() as u8;
        if stock.len() != usize::from(self.stock) {
            return Err(BadView("the cards do not add up to forty"));
        }
        deal.deck[usize::from(deal.next)..].copy_from_slice(&stock);
        Ok(())
    }

    /// A legal move chosen at random by a seed; nothing when the seat is not to move.
    #[must_use]
    pub fn random_move(&self, seed: u64) -> Option<Move> {
        let moves = self.legal_moves();
        let len = u32::try_from(moves.len()).ok().filter(|len| *len > 0)?;
        moves.get(below(&mut stream(seed, 1), len) as usize)
    }
}

trait Redeals {
    fn rposition_redeal(self) -> usize;
}

impl<'a, I: Iterator<Item = &'a Event>> Redeals for I {
    /// The place after the last void opening.
    fn rposition_redeal(self) -> usize {
        self.enumerate()
            .filter(|(_, event)| matches!(event, Event::Redeal { .. }))
            .last()
            .map_or(0, |(i, _)| i + 1)
    }
}
