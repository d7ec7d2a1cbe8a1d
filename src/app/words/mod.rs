//! The words of the page, one language a file; a language that lacks one does not compile.

mod ar;
mod book;
mod de;
mod en;
mod es;
mod fair;
mod fr;
mod house;
mod it;
mod language;
pub mod pad;
mod pt;
mod stats;

pub use fair::FairWords;
pub use language::Language;
pub use stats::StatsWords;

pub use house::HouseWords;
use scopa::{Card, Cards, Category, Suit};

/// What the page says at the table.
pub struct Words {
    // The table.
    pub you: &'static str,
    pub we: &'static str,
    pub they: &'static str,
    pub your_turn: &'static str,
    pub their_turn: fn(&str) -> String,
    pub dealing: &'static str,
    pub let_go_to_take: &'static str,
    pub let_go_to_lay: &'static str,
    pub tap_to_take: &'static str,
    pub tap_to_lay: &'static str,
    pub which: fn(usize) -> String,
    pub laid: fn(&str) -> String,
    pub took: fn(&str) -> String,
    pub you_laid: &'static str,
    pub you_took: &'static str,
    pub took_with: &'static str,
    pub table: &'static str,
    pub your_hand: &'static str,
    pub their_hand: fn(&str, usize) -> String,
    pub stock: fn(usize) -> String,
    pub your_pile: fn(usize, usize) -> String,
    pub their_pile: fn(&str, usize, usize) -> String,
    pub dealer: &'static str,
    pub score: fn(&[Standing], u32) -> String,
    pub to: fn(u32) -> String,
    pub card: fn(Card, Naming) -> String,
    pub takes: fn(&str, &[String]) -> String,
    // The log.
    pub log_label: &'static str,
    /// What stands between the parts of a list, and before its last.
    pub list: [&'static str; 2],
    // Menu.
    pub menu: &'static str,
    pub back: &'static str,
    pub close: &'static str,
    pub sound_off: &'static str,
    pub sound_on: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub incomplete: &'static str,
    /// After a failure: that there was one, that the match is kept, to go on, to begin anew.
    pub broke: [&'static str; 4],
    /// A new version: that it is ready, to use it now, later; with `|` between them.
    pub new_version: &'static str,
}

/// What it says elsewhere: words that can come after the table stands.
pub struct More {
    /// The language in which rules and reasons are said.
    pub rules: scopa::explain::Language,
    pub pad: &'static pad::PadWords,
    // The log.
    pub scopa: &'static str,
    pub show_hand: &'static str,
    pub cut_keep: &'static str,
    pub cut_lay: &'static str,
    pub log_deal: fn(u32) -> String,
    pub log_redeal: &'static str,
    pub log_round: fn(u8) -> String,
    pub log_table: fn(&[String]) -> String,
    pub log_laid: fn(Option<&str>, &str) -> String,
    pub log_took: fn(Option<&str>, &str, &[String]) -> String,
    pub log_declared: fn(Option<&str>, &[String], u16) -> String,
    pub log_bonus: fn(Option<&str>, u16) -> String,
    pub log_cut: fn(Option<&str>, Option<&str>) -> String,
    pub log_scopa: &'static str,
    pub log_rest: fn(Option<&str>, usize) -> String,
    pub log_score: fn(&[Standing], &[Standing]) -> String,
    pub hand_over: fn(&str) -> String,
    pub i_am: fn(&str) -> String,
    pub take_back: &'static str,
    pub confirm_play: &'static str,
    pub put_back: &'static str,
    pub sound: &'static str,
    pub sounds: [&'static str; 3],
    pub confirm: &'static str,
    pub hints: &'static str,
    pub switch: [&'static str; 2],
    pub size: &'static str,
    pub sizes: [&'static str; 2],
    pub contrast: &'static str,
    pub contrasts: [&'static str; 2],
    pub keys: &'static str,
    pub letters: &'static str,
    pub shortcuts: [&'static str; 4],
    pub new_game: &'static str,
    pub game: &'static str,
    pub all_games: &'static str,
    pub players: &'static str,
    pub against: &'static str,
    pub play_to: &'static str,
    pub deal: &'static str,
    pub levels: [&'static str; 6],
    pub new_match: &'static str,
    pub score_sheet: &'static str,
    pub how_to_play: &'static str,
    pub settings: &'static str,
    pub deck: &'static str,
    pub decks: [&'static str; 3],
    pub index: &'static str,
    pub indices: [&'static str; 2],
    pub backs_title: &'static str,
    pub backs: [&'static str; 4],
    pub pace: &'static str,
    pub paces: [&'static str; 4],
    pub language: &'static str,
    // The count.
    pub the_count: &'static str,
    pub deal_number: fn(u32) -> String,
    pub cards: &'static str,
    pub coins: &'static str,
    pub settebello: &'static str,
    pub primiera_short: &'static str,
    pub scope: &'static str,
    pub other_points: &'static str,
    /// Every line of the count.
    pub category: fn(Category) -> &'static str,
    pub this_deal: &'static str,
    pub total: &'static str,
    pub points: fn(i32) -> String,
    pub nobody: &'static str,
    pub segnapunti: &'static str,
    pub no_deals: &'static str,
    pub next_deal: &'static str,
    pub who_won: &'static str,
    pub won: &'static str,
    pub lost: fn(&[String]) -> String,
    pub lifetime: fn(u32, u32, u32, u32) -> String,
    // Links.
    pub today: &'static str,
    pub share_rules: &'static str,
    pub share_match: &'static str,
    pub share_deals: &'static str,
    pub share_result: &'static str,
    pub dare: &'static str,
    pub result_of_day: fn(&str, i32, i32) -> String,
    pub leave: &'static str,
    pub their_match: &'static str,
    pub sender: &'static str,
    pub to_start: &'static str,
    pub step_back: &'static str,
    pub step_on: &'static str,
    pub step_of: fn(usize, usize) -> String,
    pub replay: &'static str,
    pub notice_link_version: &'static str,
    pub notice_link_damaged: &'static str,
    pub notice_link_short: &'static str,
    pub notice_link_cut: &'static str,
    pub notice_deals: &'static str,
    pub notice_today: fn(&str) -> String,
    pub link_copied: &'static str,
    pub link_to_copy: &'static str,
    // Notices.
    pub notice_damaged: &'static str,
    pub notice_newer: &'static str,
    pub notice_no_storage: &'static str,
    pub notice_full: &'static str,
    pub notice_worker: &'static str,
    pub notice_pictures: &'static str,
    pub notice_parameter: fn(&str) -> String,
    pub other_tab: &'static str,
    pub play_here: &'static str,
    pub ask_new: &'static str,
    pub yes_new: &'static str,
    pub go_on: &'static str,
    /// What there is to each game, in the order of the set-up.
    pub games: [&'static str; 30],
    pub house: HouseWords,
    /// The statistics.
    pub stats: StatsWords,
    /// Fair dealing.
    pub fair: FairWords,
    /// The rule book, the reasons, the lesson.
    pub book: &'static book::BookWords,
}

/// What the courts and suits are called, which depends on the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Coins, cups, swords, clubs; jack, knight, king.
    Italian,
    /// Diamonds, hearts, spades, clubs; jack, queen, king.
    French,
    /// The same, with the queen before the jack, as in Tunisia.
    Tunisian,
    /// French suits, numbers only.
    Numeric,
}

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
        (self.card)(card, self.naming)
    }

    /// The names of cards.
    pub fn list(&self, cards: Cards) -> Vec<String> {
        cards.iter().map(|card| self.named(card)).collect()
    }

    /// The names of cards that go together.
    pub fn joined(&self, cards: Cards) -> String {
        in_a_row(&self.list(cards), self.words.list)
    }
}

/// A side and its points.
pub type Standing = (String, i32);

/// Names with their points, in a row.
fn standing(sides: &[Standing]) -> String {
    let side = |(name, points): &(String, i32)| format!("{name} {points}");
    sides.iter().map(side).collect::<Vec<_>>().join(", ")
}

/// Texts in a row, with a language's own words between them and before the last.
pub fn in_a_row(parts: &[String], [between, last]: [&str; 2]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [start @ .., end] => format!("{}{last}{end}", start.join(between)),
    }
}

/// Texts in a row where lists are written as in "a, b and c".
fn join(parts: &[String], and: &str) -> String {
    in_a_row(parts, [", ", &format!(" {and} ")])
}

/// A card's name out of a language's words: ranks 1 to 10, queen, and the suits of both decks.
fn name_in(
    card: Card,
    naming: Naming,
    ranks: [&'static str; 14],
    suits: [[&'static str; 4]; 2],
) -> [&'static str; 2] {
    let suit = match card.suit() {
        Suit::Denari => 0,
        Suit::Coppe => 1,
        Suit::Spade => 2,
        Suit::Bastoni => 3,
    };
    // After the ten of the Italian deck: eight, nine, ten, queen.
    let rank = match (usize::from(card.rank().value()), naming) {
        (rank, Naming::Numeric) if rank > 7 => rank + 2,
        (9, Naming::French) | (8, Naming::Tunisian) => 13,
        (9, Naming::Tunisian) => 7,
        (rank, _) => rank - 1,
    };
    [
        ranks[rank],
        suits[usize::from(naming != Naming::Italian)][suit],
    ]
}
