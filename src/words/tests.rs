//! Every language says the same.

use super::*;

/// Lines in which a language may leave a value out: what German or Arabic must know, others need not.
const CHOOSY: [&str; 9] = [
    "or", "card", "the", "with", "log_took", "lost", "lays", "takes", "log_cut",
];

fn lines(text: Text, names: &'static [Names]) -> Vec<(&'static str, usize, &'static str)> {
    let lines = text.lines(NAMES);
    let all = names.iter().flat_map(|names| names.iter()).enumerate();
    all.map(|(n, (name, values))| (*name, values.len(), lines.line(n)))
        .collect()
}

/// Compares a language's lines with the English ones.
fn compare(english: Text, other: Text, names: &'static [Names]) {
    for ((name, values, english), (_, _, other)) in
        lines(english, names).into_iter().zip(lines(other, names))
    {
        if values == 0 {
            let parts = |line: &str| line.split('|').count();
            assert!(
                name == "names" || parts(english) == parts(other),
                "{name}: {other}"
            );
            let empty = other
                .split('|')
                .any(|part| part.trim() != part || part.is_empty());
            assert!(name == "names" || !empty, "{name}: {other}");
            continue;
        }
        for value in ('a'..).take(values) {
            let used = |line: &str| line.contains(&format!("{{{value}"));
            let same = CHOOSY.contains(&name) || used(english) == used(other);
            assert!(same, "{name}: {other}");
        }
    }
}

#[test]
fn every_language_has_the_same_texts_and_values() {
    for table in Table::ALL {
        compare(Table::ENGLISH.0, table.0, TABLE);
    }
    for pages in Pages::ALL {
        compare(Pages::ENGLISH.text, pages.text, PAGES);
    }
}

/// As many texts as a field has, not one more or less.
#[test]
fn lists_are_as_long_as_their_fields() {
    for pages in Pages::ALL {
        let more = pages.more();
        for last in [
            more.games[29],
            more.levels[5],
            more.category[16],
            more.shortcuts[3],
            more.pad.suits[1][3],
            more.book.answers[8].1,
            more.book.counts[4].1,
            more.book.asked[4],
            more.book.examples[3],
        ] {
            assert!(!last.is_empty());
        }
    }
    let count = |line: &str| line.split('|').count();
    let english = lines(Pages::ENGLISH.text, PAGES);
    for (name, length) in [
        ("games", 30),
        ("levels", 6),
        ("category", 17),
        ("sounds", 3),
        ("switch", 2),
        ("sizes", 2),
        ("contrasts", 2),
        ("shortcuts", 4),
        ("decks", 3),
        ("indices", 2),
        ("backs", 4),
        ("paces", 4),
        ("suits", 8),
        ("examples", 4),
        ("answers", 18),
        ("asked", 5),
        ("done", 5),
        ("counts", 10),
    ] {
        let line = english.iter().find(|line| line.0 == name).expect("a line");
        assert_eq!(count(line.2), length, "{name}");
    }
}
