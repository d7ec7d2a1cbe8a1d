//! The words of the page in the language that it speaks, see [`scopa::words`].

mod language;

pub use language::Language;
pub use scopa::words::{HouseWords, More, Naming, StatsWords, Words};
use scopa::{Card, Cards};

/// The words of a language, with the names of the cards of a deck.
#[derive(Clone, Copy)]
pub struct Spoken {
    /// The language.
    pub language: Language,
    /// The words.
    pub words: &'static Words,
    /// The names.
    pub naming: Naming,
}

impl std::ops::Deref for Spoken {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.words
    }
}

impl Spoken {
    /// The words that come later, for what comes with them.
    pub fn more(&self) -> &'static More {
        self.language.more()
    }

    /// A card's name, as in "seven of coins".
    pub fn named(&self, card: Card) -> String {
        self.words.named(card, self.naming)
    }

    /// The same as what is taken or laid, as in "the seven of coins".
    pub fn the(&self, card: Card) -> String {
        self.words.taken(card, self.naming)
    }

    /// The same as what takes, as in "with the seven of coins".
    pub fn with(&self, card: Card) -> String {
        self.words.taking(card, self.naming)
    }

    /// The names of cards in a sentence.
    pub fn together(&self, cards: Cards) -> String {
        self.words.together(&self.list(cards, self.naming))
    }

    /// Cards that are taken, in a sentence.
    pub fn all_the(&self, cards: Cards) -> String {
        let cards: Vec<String> = cards.iter().map(|card| self.the(card)).collect();
        self.words.together(&cards)
    }

    /// What a card takes, of somebody or of the player, in a sentence.
    pub fn log_took(&self, who: &str, card: Card, taken: Cards) -> String {
        self.more().log_took(
            who,
            &self.named(card),
            &self.the(card),
            &self.with(card),
            &self.all_the(taken),
        )
    }

    /// A card in the hand and what it can take.
    pub fn takes(&self, card: Card, sets: &[Cards]) -> String {
        let name = self.named(card);
        if sets.is_empty() {
            return name;
        }
        self.words.takes(&name, &self.either(sets, self.naming))
    }

    /// The names of cards that go together.
    pub fn joined(&self, cards: Cards) -> String {
        self.in_a_row(&self.list(cards, self.naming))
    }
}
