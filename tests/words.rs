//! The words of the page: the same lines with the same values in every language, and what is said with numbers, names and
//! cards in `tests/words/*.txt`, written by `SCOPA_BLESS=1` and then read.

use std::fmt::Write;

use scopa::words::{Naming, PageWords, Pages, Table, Words};
use scopa::{Card, Cards, Category};

/// Numbers that are said in their own ways in one language or another.
const NUMBERS: [u32; 8] = [0, 1, 2, 3, 11, 100, 102, 103];

/// The player, an opponent and an opponent whom Arabic calls she.
const NAMES: [&str; 3] = ["", "Ciro", "Lina"];

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> Cards {
    text.split(' ').map(card).collect()
}

fn counted(said: &mut String, name: &str, say: impl Fn(u32) -> String) {
    let all: Vec<String> = NUMBERS.into_iter().map(say).collect();
    let _ = writeln!(said, "{name}: {}", all.join(" · "));
}

fn log(said: &mut String, words: &Words, more: &PageWords) {
    let naming = Naming::Italian;
    let the = |card| words.taken(card, naming);
    let all_the = |text: &str| {
        let cards: Vec<String> = cards(text).iter().map(the).collect();
        words.together(&cards)
    };
    for who in NAMES {
        let took = |card, taken: &str| {
            let taken = if taken.is_empty() {
                String::new()
            } else {
                all_the(taken)
            };
            let with = words.taking(card, naming);
            more.log_took(who, &words.named(card, naming), &the(card), &with, &taken)
        };
        for line in [
            more.log_laid(who, &the(card("8C"))),
            took(card("7D"), "1D 2C 4S"),
            took(card("8S"), "8B"),
            took(card("1C"), ""),
            more.log_declared(who, &all_the("1D 1C 3S"), 3),
            more.log_bonus(who, 1),
            more.log_cut(who, ""),
            more.log_cut(who, &the(card("10B"))),
            more.log_rest(who, 1),
            more.log_rest(who, 4),
        ] {
            let _ = writeln!(said, "{line}");
        }
    }
}

fn all(words: &Words, more: &scopa::words::More) -> String {
    let mut said = String::new();
    for naming in [
        Naming::Italian,
        Naming::French,
        Naming::Tunisian,
        Naming::Numeric,
    ] {
        for card in Cards::ALL.iter() {
            let (name, the) = (words.named(card, naming), words.taken(card, naming));
            let _ = writeln!(said, "{name} · {the} · {}", words.taking(card, naming));
        }
    }
    let sets = ["5D", "1C 4S", "2D 3B"].map(cards);
    for sets in [&sets[..1], &sets[..], &[cards("7D"), cards("8D")]] {
        let naming = Naming::Numeric;
        let taken = words.either(sets, naming);
        let _ = writeln!(
            said,
            "{}",
            words.takes(&words.named(card("8B"), naming), &taken)
        );
    }
    log(&mut said, words, more);
    counted(&mut said, "their_hand", |n| {
        words.their_hand("Lina", n as usize)
    });
    counted(&mut said, "stock", |n| words.stock(n as usize));
    counted(&mut said, "your_pile", |n| {
        words.your_pile(n as usize, n as usize)
    });
    counted(&mut said, "their_pile", |n| {
        words.their_pile("Ciro", n as usize, n as usize)
    });
    counted(&mut said, "log_deal", |n| more.log_deal(n));
    counted(&mut said, "log_round", |n| more.log_round(n as u8));
    counted(&mut said, "points", |n| more.points(n));
    counted(&mut said, "lifetime", |n| more.lifetime(n, n, n, n));
    counted(&mut said, "ago", |n| more.stats.ago(n as usize));
    counted(&mut said, "time", |n| more.stats.time(n / 60, n % 60));
    counted(&mut said, "luck_of", |n| more.stats.luck_of(n, n, n));
    counted(&mut said, "margins", |n| {
        more.stats.margins(n as usize, n as usize, "7", "-5")
    });
    counted(&mut said, "changes", |n| more.house.changes(n as usize));
    counted(&mut said, "apart", |n| {
        more.house.apart("Cirulla", n as usize)
    });
    counted(&mut said, "cannot", |n| {
        more.house.cannot(n.max(1) as usize)
    });
    counted(&mut said, "pile", |n| more.book.pile(n as usize));
    for name in ["Ciro", "Lina"] {
        let lines = [words.their_turn(name), words.laid(name), words.took(name)];
        let _ = writeln!(said, "{}", lines.join(" · "));
    }
    let standing = [(words.you.to_owned(), -1), ("Lina".to_owned(), 12)];
    let _ = writeln!(said, "{}", words.score(&words.standings(&standing), 11));
    for names in [
        &["Ciro"][..],
        &["Ciro + Lina"],
        &["Ciro", "Lina"],
        &["Ciro", "Lina", words.you],
        &[words.they],
    ] {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let _ = writeln!(said, "{}", more.winners(words, &names));
    }
    for category in Category::ALL {
        let _ = writeln!(said, "{category:?}: {}", more.category[category as usize]);
    }
    said
}

#[test]
fn numbers_names_and_cards_are_said_as_they_were_read() {
    let tags = ["it", "en", "es", "fr", "pt", "de", "ar"];
    for (tag, (table, pages)) in tags.iter().zip(Table::ALL.iter().zip(Pages::ALL)) {
        let said = all(table.words(), pages.more());
        for sign in ['{', '}', '|'] {
            assert!(!said.contains(sign), "{tag}: {sign} in\n{said}");
        }
        let file = format!("{}/tests/words/{tag}.txt", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("SCOPA_BLESS").is_some() {
            std::fs::write(&file, &said).expect("written");
        }
        let read = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(said == read, "{tag}: not what {file} says");
    }
}
