//! A match: deals, dealers, running totals, and who has won (RULES.md A.3, A.9, B.7 to B.9).

mod replay;

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use crate::cards::{Deck, Seat, below, stream};
use crate::deal::{Deal, Event, IllegalMove};
use crate::moves::{Move, Moves};
use crate::rules::Ruleset;
use crate::score::{DealScore, LastDeal, Outcome, match_end, score, totals_after};
use crate::view::View;

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A move.
    Playing,
    /// The next deal.
    DealOver,
    /// Nothing: it is decided.
    Over,
}

/// A move that was made, and what it made happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// A finished deal on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetRow {
    /// The points of the deal.
    pub score: DealScore,
    /// The totals after it.
    pub totals: Vec<i32>,
}

/// A match that can be played, saved by its [`Record`](crate::Record), and looked at from one seat by its [`View`].
///
/// ```
/// use scopa::{Game, Move, Phase, Ruleset};
/// let mut game = Game::new(Ruleset::default(), 42, None);
/// while game.phase() != Phase::Over {
///     match game.legal_moves().get(0) {
///         Some(mv) => drop(game.play(mv)?),
///         None => game.next_deal().unwrap(),
///     }
/// }
/// assert!(game.totals()[usize::from(game.outcome().unwrap().winner().unwrap())] >= 11);
/// # Ok::<(), scopa::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    rules: Ruleset,
    seed: u64,
    first_dealer: Seat,
    decks: u32,
    deal: Deal,
    opening: Vec<Event>,
    history: Vec<Turn>,
    finished: Vec<Vec<Move>>,
    sheet: Vec<SheetRow>,
    totals: Vec<i32>,
    outcome: Option<Outcome>,
}

/// No deal can follow: the current one is not over, or the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNextDeal(Phase);

impl fmt::Display for NoNextDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Over => f.write_str("the match is over"),
            _ => f.write_str("the deal is not over"),
        }
    }
}

impl Error for NoNextDeal {}

impl Game {
    /// After so many deals without a winner the best total wins, shared if it is tied ([`Reason::DealLimit`]): what
    /// ends a match whose rules would let it go on for ever.
    ///
    /// [`Reason::DealLimit`]: crate::Reason::DealLimit
    pub const DEAL_LIMIT: u32 = 1000;

    /// So many void tables in a row, and the next one stands whatever it is.
    const REDEAL_LIMIT: u32 = 500;

    /// A match whose every card follows from the seed. Without a first dealer one is drawn from the seed (A.3).
    #[must_use]
    pub fn new(rules: Ruleset, seed: u64, first_dealer: Option<Seat>) -> Game {
        let drawn = || below(&mut stream(seed, u32::MAX), u32::from(rules.players)) as Seat;
        let first_dealer = first_dealer.map_or_else(drawn, |seat| seat % rules.players);
        let mut game = Game {
            rules,
            seed,
            first_dealer,
            decks: 0,
            deal: Deal::undealt(&rules, &Deck::sorted(), first_dealer),
            opening: Vec::new(),
            history: Vec::new(),
            finished: Vec::new(),
            sheet: Vec::new(),
            totals: vec![0; usize::from(rules.sides_count())],
            outcome: None,
        };
        game.opening = game.deal_out(first_dealer);
        game
    }

    fn deal_out(&mut self, dealer: Seat) -> Vec<Event> {
        let mut events = Vec::new();
        for _ in 0..Game::REDEAL_LIMIT {
            let deck = self.next_deck();
            match Deal::open(&self.rules, &deck, dealer, &mut |event| events.push(event)) {
                Ok(deal) => {
                    self.deal = deal;
                    return events;
                }
                Err(misdeal) => events.push(Event::Redeal {
                    table: misdeal.table,
                }),
            }
        }
        let deck = self.next_deck();
        self.deal = Deal::without_redeal_telling(&self.rules, &deck, dealer, &mut |event| {
            events.push(event)
        });
        events
    }

    fn next_deck(&mut self) -> Deck {
        let deck = Deck::shuffled(self.seed, self.decks);
        self.decks = self.decks.wrapping_add(1);
        deck
    }

    /// The deck of the current deal, in the order in which it is dealt; after a void table the last one.
    #[must_use]
    pub fn deck(&self) -> Deck {
        Deck::shuffled(self.seed, self.deck_number())
    }

    /// The number of that deck, from 0: a void table takes another.
    #[must_use]
    pub fn deck_number(&self) -> u32 {
        self.decks.wrapping_sub(1)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The seed that every deck follows from.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Who dealt first.
    #[must_use]
    pub fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    /// The current deal, all cards open.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The number of the current deal, from 1.
    #[must_use]
    pub fn deal_number(&self) -> u32 {
        self.finished.len() as u32 + 1
    }

    /// Who dealt the current deal.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.deal.dealer()
    }

    /// The totals of the sides; the current deal is in them once it is over (A.9).
    #[must_use]
    pub fn totals(&self) -> &[i32] {
        &self.totals
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.deal.to_move()
    }

    /// What the seat to move may do; empty when nobody is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        self.deal.legal_moves()
    }

    /// What happened in the current deal before the first move: redeals, the deal itself, the dealer's bonus.
    #[must_use]
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// The moves of the current deal.
    #[must_use]
    pub fn history(&self) -> &[Turn] {
        &self.history
    }

    /// Every finished deal.
    #[must_use]
    pub fn sheet(&self) -> &[SheetRow] {
        &self.sheet
    }

    /// What the match waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (&self.outcome, self.deal.is_over()) {
            (Some(_), _) => Phase::Over,
            (None, true) => Phase::DealOver,
            (None, false) => Phase::Playing,
        }
    }

    /// How the match ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Makes a move of the seat to move, and says what happened.
    ///
    /// # Errors
    /// When it is not legal; the match is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, IllegalMove> {
        let seat = self.deal.to_move().unwrap_or_default();
        let mut events = self.deal.play(mv)?.as_slice().to_vec();
        if self.deal.is_void() {
            events.extend(self.deal_out(self.deal.dealer()));
        }
        self.history.push(Turn {
            seat,
            mv,
            events: events.clone(),
        });
        if self.deal.is_over() {
            self.settle();
        }
        Ok(events)
    }

    fn settle(&mut self) {
        let score = score(&self.deal);
        let points: Vec<i32> = (0..score.sides)
            .map(|side| i32::from(score.points(side)))
            .collect();
        let totals = totals_after(&self.totals, &points, score.reset);
        let last = LastDeal {
            before: &self.totals,
            items: &score.items,
        };
        self.outcome = match_end(&self.rules, &totals, score.outright, Some(last));
        if self.outcome.is_none() && self.deal_number() >= Game::DEAL_LIMIT {
            self.outcome = Some(Outcome::at_limit(&self.rules, &totals));
        }
        self.totals.clone_from(&totals);
        self.sheet.push(SheetRow { score, totals });
    }

    /// Deals again after a finished deal.
    ///
    /// # Errors
    /// When the deal is not over or the match is.
    pub fn next_deal(&mut self) -> Result<(), NoNextDeal> {
        match self.phase() {
            Phase::DealOver => {
                let moves = self.history.drain(..).map(|turn| turn.mv).collect();
                self.finished.push(moves);
                let dealer = self.rules.next_dealer(self.deal.dealer());
                self.opening = self.deal_out(dealer);
                Ok(())
            }
            phase => Err(NoNextDeal(phase)),
        }
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }
}
