//! The points of a finished deal item by item (RULES.md B, C), and the end of a match (B.8).

mod category;
mod coins;
mod count;
mod end;
mod primiera;
mod sheet;
mod tally;

pub use category::Category;
pub use coins::{coin_run, napola};
pub(crate) use coins::{outright, reset};
pub use count::{Count, CountFault, Fact, Said, Shape, prime_ranks, score_count};
pub use end::{LastDeal, Outcome, Reason, match_end, totals_after};
pub use primiera::{PrimeCard, prime, primiera_winners};
pub use sheet::{DealScore, ScoreItem, score, score_piles};
pub use tally::{Captured, deal_points};
