//! The words of the table.

use super::macros::words;
use super::{Naming, Standing};
use crate::cards::{Card, Cards};

words! {
    /// What the page says at the table.
    Words from 0,
    /// Names that take another form of the verb, in the order of these forms; the first is nobody's.
    names: text;
    // Numbers of things.
    n_cards: (n: u32);
    n_scope: (n: u32);
    // One text behind another: in a list, before its last; the same of a sentence; of what can be taken; of sides.
    comma: (text: &str, next: &str);
    and: (text: &str, next: &str);
    also: (text: &str, next: &str);
    or_else: (text: &str, next: &str);
    or: (text: &str, next: &str, rank: u8);
    standing: (text: &str, next: &str);
    /// A side and its points.
    has: (name: &str, points: &str);
    // A card, by the place of its rank and its suit, or as the settebello; with its article, as what is taken; as what takes.
    card: (rank: u8, suit: u8, settebello: bool);
    the: (rank: u8, card: &str);
    with: (rank: u8, card: &str, the: &str);
    // The table.
    you: text;
    we: text;
    they: text;
    your_turn: text;
    their_turn: (name: &str);
    dealing: text;
    let_go_to_take: text;
    let_go_to_lay: text;
    tap_to_take: text;
    tap_to_lay: text;
    which: (n: usize);
    laid: (name: &str);
    took: (name: &str);
    you_laid: text;
    you_took: text;
    took_with: text;
    table: text;
    your_hand: text;
    their_hand: (name: &str, n: usize);
    stock: (n: usize);
    your_pile: (n: usize, scope: usize);
    their_pile: (name: &str, n: usize, scope: usize);
    dealer: text;
    score: (standing: &str, target: u32);
    to: (target: u32);
    takes: (name: &str, taken: &str);
    // The log.
    log_label: text;
    // Menu.
    menu: text;
    back: text;
    sound_off: text;
    sound_on: text;
    pause: text;
    resume: text;
    incomplete: text;
    close: text;
    /// After a failure: that there was one, that the match is kept, to go on, to begin anew.
    broke: [4];
    /// A new version: that it is ready, to use it now, later; with `|` between them.
    new_version: text;
}

impl Words {
    /// Texts in a row, as in "a, b and c".
    #[must_use]
    pub fn in_a_row(&self, texts: &[String]) -> String {
        self.lines
            .list(texts, Line::comma as usize, Line::and as usize)
    }

    /// The same within a sentence, which in Arabic has no commas there.
    #[must_use]
    pub fn together(&self, texts: &[String]) -> String {
        self.lines
            .list(texts, Line::also as usize, Line::and as usize)
    }

    /// What can be taken, as in "a and b, or c".
    #[must_use]
    pub fn either(&self, sets: &[Cards], naming: Naming) -> String {
        let names = |set: &Cards| self.in_a_row(&self.list(*set, naming));
        let Some((last, before)) = sets.split_last() else {
            return String::new();
        };
        let before: Vec<String> = before.iter().map(names).collect();
        let before = self.lines.join(&before, Line::or_else as usize);
        if before.is_empty() {
            return names(last);
        }
        let rank = last.first().map_or(0, |card| naming.place(card)[0]);
        self.or(&before, &names(last), rank)
    }

    /// Sides with their points, in a row.
    #[must_use]
    pub fn standings(&self, sides: &[Standing]) -> String {
        let side = |(name, points): &Standing| self.has(name, &points.to_string());
        let sides: Vec<String> = sides.iter().map(side).collect();
        self.lines.join(&sides, Line::standing as usize)
    }

    /// A card's name, as in "seven of coins".
    #[must_use]
    pub fn named(&self, card: Card, naming: Naming) -> String {
        let [rank, suit] = naming.place(card);
        self.card(rank, suit, card == Card::SETTEBELLO)
    }

    /// The same as what is taken, as in "the seven of coins".
    #[must_use]
    pub fn taken(&self, card: Card, naming: Naming) -> String {
        self.the(naming.place(card)[0], &self.named(card, naming))
    }

    /// The same as what takes, as in "with the seven of coins".
    #[must_use]
    pub fn taking(&self, card: Card, naming: Naming) -> String {
        let (name, the) = (self.named(card, naming), self.taken(card, naming));
        self.with(naming.place(card)[0], &name, &the)
    }

    /// The names of cards.
    #[must_use]
    pub fn list(&self, cards: Cards, naming: Naming) -> Vec<String> {
        cards.iter().map(|card| self.named(card, naming)).collect()
    }
}
