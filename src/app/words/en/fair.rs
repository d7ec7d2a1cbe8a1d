use super::super::fair::FairWords;

/// Fair dealing.
pub const FAIR: FairWords = FairWords {
    title: "Fair dealing",
    explain: "Before a deal the order of its cards is fixed, and this seal (SHA-256 of a secret number and the forty cards) is shown, which would not fit any other cards. After the match the secret and the cards are shown too, and you can check every seal here or with any other program.",
    sealed: "Secret number and cards",
    verify: "Verify",
    fits: "The seal fits: these are the cards that were sealed.",
    differs: "The seal does not fit: these are other cards.",
};
