//! Scopa in every variant: a rules engine, opponents, and what a table needs, without a browser.
//!
//! A rule set is data ([`Rules`]), checked once ([`Ruleset`]). A match is a [`Game`]: a seed and a list of moves, so that
//! the same [`Record`] always gives the same match. What one seat may know is a [`View`], and that is all that a bot
//! receives. Sections named in the documentation (A.6, B.4, …) are those of the rules reference.
//!
//! A bot in a few lines, playing a whole match against the greedy one:
//!
//! ```
//! use scopa::{Game, Level, Phase, Rules, View, Move, choose};
//!
//! /// Takes as many cards as it can.
//! fn my_bot(view: &View) -> Option<Move> {
//!     view.legal_moves().iter().max_by_key(|mv| mv.as_play().and_then(|play| play.capture).map(|taken| taken.len()))
//! }
//!
//! let rules = Rules::preset("escoba").unwrap().validate().unwrap();
//! let mut game = Game::new(rules, 2024, None);
//! while game.phase() != Phase::Over {
//!     match game.to_move() {
//!         Some(0) => { game.play(my_bot(&game.view(0)).unwrap()).unwrap(); }
//!         Some(seat) => { game.play(choose(&game.view(seat), Level::Greedy, 0).unwrap()).unwrap(); }
//!         None => game.next_deal().unwrap(),
//!     }
//! }
//! println!("{:?} after {} deals: {:?}", game.outcome(), game.deal_number(), game.totals());
//! ```
//!
//! Bookkeeping for a game played with real cards:
//!
//! ```
//! use scopa::{Captured, Card, Cards, Category, Rules, score_piles};
//!
//! let mine: Cards = "7D 1C 1S 1B".split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
//! let piles = [mine, Cards::ALL - mine];
//! let sheet = score_piles(
//!     &Rules::default(),
//!     &Captured { piles: &piles, scope: &[2, 0], scope_points: &[2, 0], declared: &[0, 0] },
//! );
//! assert_eq!((sheet.points(0), sheet.points(1)), (3, 3));
//! assert_eq!(sheet.points_of(Category::Settebello, 0), 1);
//! ```
#![forbid(unsafe_code)]

pub mod ai;
pub mod backup;
mod capture;
mod cards;
mod deal;
pub mod explain;
pub mod fair;
mod game;
pub mod history;
pub mod json;
mod link;
mod moves;
pub mod pad;
mod record;
pub mod rules;
pub mod save;
mod score;
pub mod share;
pub mod shelf;
pub mod sprite;
pub mod stats;
pub mod table;
mod text;
mod view;
pub mod words;

pub use ai::{Level, analyse, choose};
pub use capture::{Captures, Moment, captures, plays, scopa_points};
pub use cards::{
    Card, Cards, CardsIter, Deck, DeckError, MAX_SEATS, ParseCardError, Rank, Seat, Side, Suit,
};
pub use deal::{
    Deal, Declaration, DeclarationKind, Event, Events, IllegalMove, Misdeal, cucita, dealer_bonus,
    declaration, is_void, knock, leftovers_to,
};
pub use game::{Game, NoNextDeal, Phase, SheetRow, Turn};
pub use link::{Link, LinkError};
pub use moves::{Move, Moves, ParseMoveError, Play};
pub use record::{Record, RecordError};
pub use rules::{Fault, Faults, KnobError, PRESETS, Rules, RulesError, Ruleset};
pub use save::SaveError;
pub use score::{
    Captured, Category, Count, CountFault, DealScore, Fact, LastDeal, Outcome, PrimeCard, Reason,
    Said, ScoreItem, Shape, coin_run, deal_points, match_end, napola, prime, prime_ranks,
    primiera_winners, score, score_count, score_piles, totals_after,
};
pub use view::{BadView, View};
