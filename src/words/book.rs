//! The words of the rule book, of the reasons at the count, and of the lesson.

use super::macros::words;

words! {
    /// Words that only these pages need.
    BookWords from super::FairWords::END,
    // The rule book.
    contents: text;
    /// The rules in play are those of a game.
    game_of: (game: &str);
    /// They are those of no game that has a name.
    own_rules: text;
    /// Marks what the usual game has otherwise.
    variant: text;
    variant_key: text;
    /// Opens the sources of a rule.
    sources: text;
    sources_key: text;
    /// Over each of the live examples: one capture, several, a scopa, a better primiera.
    examples: [4];
    try_it: text;
    try_keys: text;
    set_back: text;
    how_do_i: text;
    /// How something is done, and the answer.
    answers: [9 pairs];
    // The count.
    why: (what: &str);
    why_deal: (n: usize);
    // The lesson.
    learn: text;
    /// The same where there is room for a word.
    learn_short: text;
    lesson: text;
    step: (n: usize, of: usize);
    skip: text;
    next: text;
    deal_me: text;
    read_on: text;
    /// What is asked at each step.
    asked: [5];
    /// What is said once it is done.
    done: [5];
    /// What the opponent did meanwhile.
    lays: (card: &str, the: &str);
    takes: (card: &str, the: &str, with: &str, taken: &str);
    what_counts: text;
    /// The points of a deal: a name, and for what.
    counts: [5 pairs];
    to_eleven: text;
    pile: (n: usize);
}
