//! The sheet in words.

use leptos::prelude::*;
use scopa::pad::Pad;
use scopa::{Card, Category, CountFault, Fact, Shape, Suit};

use super::desk::Desk;
use crate::app::words::{Naming, Spoken};

/// What a fact is called.
pub fn fact(desk: Desk, fact: Fact) -> String {
    let spoken = desk.speech.words();
    let words = spoken.more();
    let category = |category| (words.category)(category).to_owned();
    match fact {
        Fact::Cards => category(Category::Cards),
        Fact::Coins => category(Category::Coins),
        Fact::Holds(Card::SETTEBELLO) => category(Category::Settebello),
        Fact::Holds(card) => spoken.named(card),
        Fact::Best(suit) => format!(
            "{}, {}",
            category(Category::Primiera),
            suit_name(spoken, suit)
        ),
        Fact::Rank(rank) => {
            let rank = rank.value().to_string();
            (words.pad.rank)(if rank == "1" { words.pad.ace } else { &rank })
        }
        Fact::Run => words.pad.run.to_owned(),
        Fact::Grande => category(Category::Grande),
        Fact::Knights => category(Category::Ponino),
        Fact::Honours => category(Category::Frac),
        Fact::Scope
            if desk
                .pad
                .with_untracked(|pad| pad.rules().scopa_value.name() != "one") =>
        {
            (words.pad.points_for)(words.scope)
        }
        Fact::Scope => words.scope.to_owned(),
        Fact::Declared => (words.pad.points_for)((words.category)(Category::Declared)),
        Fact::AllCoins => words.pad.all_coins.to_owned(),
        Fact::Points(of) => category(of),
    }
}

/// A suit's name.
pub fn suit_name(spoken: Spoken, suit: Suit) -> &'static str {
    let names = spoken.more().pad.suits;
    names[usize::from(spoken.naming != Naming::Italian)][suit.index()]
}

/// What cannot be, what is still to be said, or what the deal gives.
pub fn verdict(desk: Desk, pad: &Pad) -> String {
    let faults = pad.draft.faults(pad.rules());
    let spoken = desk.speech.words();
    let words = spoken.more().pad;
    let mut missing: Vec<String> = Vec::new();
    for fault in &faults {
        let of = |fact: &Fact| self::fact(desk, *fact);
        let name = |side: &u8| desk.name_on(pad, usize::from(*side));
        match fault {
            CountFault::Missing(Fact::Best(_)) => {
                let primiera = (spoken.more().category)(Category::Primiera).to_owned();
                if !missing.contains(&primiera) {
                    missing.push(primiera);
                }
            }
            CountFault::Missing(fact) => missing.push(of(fact)),
            CountFault::Sum {
                fact,
                said,
                of: all,
            } => return (words.sum)(&of(fact), *said, *all),
            CountFault::Twice(card) => return (words.twice)(&spoken.named(*card)),
            CountFault::Nobody(card) => return (words.nobody)(&spoken.named(*card)),
            CountFault::Card(side, card) => {
                return (words.at_odds)(&name(side), &spoken.named(*card));
            }
            CountFault::Number(side, fact) => return (words.at_odds)(&name(side), &of(fact)),
            CountFault::Odd(fact) => return (words.odd)(&of(fact)),
        }
    }
    if !missing.is_empty() {
        return (words.missing)(&missing);
    }
    standing(desk, pad, &pad.points(&pad.draft), "+")
}

/// Numbers of the sides, each after its name.
pub fn standing(desk: Desk, pad: &Pad, numbers: &[i32], sign: &str) -> String {
    let each = numbers.iter().enumerate();
    let each = each.map(|(side, number)| format!("{} {sign}{number}", desk.name_on(pad, side)));
    each.collect::<Vec<_>>().join(" · ")
}

/// Who has won.
pub fn winner(desk: Desk, pad: &Pad) -> String {
    let winners = pad.lines().1.map(|outcome| outcome.winners);
    let winners = winners.iter().flatten();
    let names: Vec<String> = winners
        .map(|side| desk.name_on(pad, usize::from(*side)))
        .collect();
    (desk.speech.words().more().pad.winner)(&names)
}

/// How many of a fact several sides have, of how many there are.
pub fn sum(pad: &Pad, place: usize) -> String {
    let fact = pad.draft.facts().get(place);
    match fact.map(|fact| fact.shape(pad.rules())) {
        Some(Shape::Number { all: Some(all), .. }) if pad.sides() > 2 => {
            let said: u16 = pad.draft.said[place].iter().flatten().sum();
            format!("{said} / {all}")
        }
        _ => String::new(),
    }
}

/// Whether the draft can be written down.
pub fn is_complete(pad: &Pad) -> bool {
    pad.draft.faults(pad.rules()).is_empty()
}

/// Whether something in it cannot be.
pub fn is_wrong(pad: &Pad) -> bool {
    let faults = pad.draft.faults(pad.rules());
    faults
        .iter()
        .any(|fault| !matches!(fault, CountFault::Missing(_)))
}

/// Whether it corrects a deal.
pub fn corrects(pad: &Pad) -> bool {
    pad.place < pad.deals.len()
}

/// Whether the match is over, and nothing is being corrected.
pub fn is_over(pad: &Pad) -> bool {
    pad.lines().1.is_some() && !corrects(pad)
}
