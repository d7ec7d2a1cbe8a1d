//! The words of fair dealing.

use super::macros::words;

words! {
    /// What is said of fair dealing.
    FairWords from super::StatsWords::END,
    title: text;
    /// Two sentences.
    explain: text;
    sealed: text;
    verify: text;
    fits: text;
    differs: text;
}
