/// What is said of fair dealing.
pub struct FairWords {
    pub title: &'static str,
    /// Two sentences.
    pub explain: &'static str,
    pub sealed: &'static str,
    pub verify: &'static str,
    pub fits: &'static str,
    pub differs: &'static str,
}
