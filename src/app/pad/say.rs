//! The sheet in words.

use scopa::pad::Pad;
use scopa::{Card, Category, CountFault, Fact, Shape, Suit};

use super::act::shape;
use super::desk::Desk;
use crate::app::setup::games::GAMES;
use crate::app::words::{Naming, Spoken};
use scopa::words::fill;

/// What a fact is called.
pub fn fact(desk: Desk, pad: &Pad, fact: Fact) -> String {
    let spoken = desk.spoken;
    let words = spoken.more();
    let category = match fact {
        Fact::Cards => Category::Cards,
        Fact::Coins => Category::Coins,
        Fact::Holds(Card::SETTEBELLO) => Category::Settebello,
        Fact::Holds(card) => return spoken.named(card),
        Fact::Best(_) => Category::Primiera,
        Fact::Rank(rank) => {
            let rank = rank.value().to_string();
            let rank = if rank == "1" { words.pad.ace } else { &rank };
            return fill(words.pad.rank, &[rank]);
        }
        Fact::Run => return words.pad.run.to_owned(),
        Fact::Grande => Category::Grande,
        Fact::Knights => Category::Ponino,
        Fact::Honours => Category::Frac,
        Fact::Scope if pad.rules().scopa_value.name() != "one" => {
            return fill(words.pad.points_for, &[words.scope]);
        }
        Fact::Scope => return words.scope.to_owned(),
        Fact::Declared => {
            let declared = words.category[Category::Declared as usize];
            return fill(words.pad.points_for, &[declared]);
        }
        Fact::AllCoins => return words.pad.all_coins.to_owned(),
        Fact::Points(of) => of,
    };
    words.category[category as usize].to_owned()
}

/// A suit's name.
pub fn suit_name(spoken: Spoken, suit: Suit) -> &'static str {
    let names = spoken.more().pad.suits;
    names[usize::from(spoken.naming != Naming::Italian)][suit.index()]
}

/// What cannot be, what is still to be said, or what the deal gives.
pub fn verdict(desk: Desk, pad: &Pad, faults: &[CountFault]) -> String {
    let spoken = desk.spoken;
    let words = &spoken.more().pad;
    let of = |fact: &Fact| self::fact(desk, pad, *fact);
    let name = |side: &u8| desk.name_on(pad, usize::from(*side));
    let mut missing: Vec<String> = Vec::new();
    for fault in faults {
        let (pattern, texts) = match fault {
            CountFault::Missing(fact) => {
                // Four suits make one primiera.
                let fact = of(fact);
                if !missing.contains(&fact) {
                    missing.push(fact);
                }
                continue;
            }
            CountFault::Sum {
                fact,
                said,
                of: all,
            } => (words.sum, [of(fact), said.to_string(), all.to_string()]),
            CountFault::Twice(card) => (words.twice, one(spoken.named(*card))),
            CountFault::Nobody(card) => (words.nobody, one(spoken.named(*card))),
            CountFault::Card(side, card) => (
                words.at_odds,
                [name(side), spoken.named(*card), String::new()],
            ),
            CountFault::Number(side, fact) => {
                (words.at_odds, [name(side), of(fact), String::new()])
            }
            CountFault::Odd(fact) => (words.odd, one(of(fact))),
        };
        return fill(pattern, &texts.each_ref().map(String::as_str));
    }
    if missing.is_empty() {
        return standing(desk, pad, &pad.points(&pad.draft), "+");
    }
    fill(words.missing, &[&spoken.in_a_row(&missing)])
}

fn one(text: String) -> [String; 3] {
    [text, String::new(), String::new()]
}

/// Numbers of the sides, each after its name.
pub fn standing(desk: Desk, pad: &Pad, numbers: &[i32], sign: &str) -> String {
    let each = numbers.iter().enumerate();
    let each = each.map(|(side, number)| {
        let name = desk.name_on(pad, side);
        fill("$0 $1$2", &[&name, sign, &number.to_string()])
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// Who has won.
pub fn winner(desk: Desk, pad: &Pad) -> String {
    let winners = pad.lines().1.map(|outcome| outcome.winners);
    let winners = winners.iter().flatten();
    let names: Vec<String> = winners
        .map(|side| desk.name_on(pad, usize::from(*side)))
        .collect();
    let spoken = desk.spoken;
    fill(spoken.more().pad.winner, &[&spoken.in_a_row(&names)])
}

/// How many of a fact several sides have, of how many there are.
pub fn sum(pad: &Pad, place: usize) -> String {
    match shape(pad, place) {
        Some(Shape::Number { all: Some(all), .. }) if pad.sides() > 2 => {
            let said: u16 = pad.draft.said[place].iter().flatten().sum();
            fill("$0 / $1", &[&said.to_string(), &all.to_string()])
        }
        _ => String::new(),
    }
}

/// What the rules of a sheet are called.
pub fn rules(pad: &Pad) -> &'static str {
    let game = GAMES.iter().find(|game| game.id == pad.preset());
    game.map_or("", |game| game.name)
}

/// The rules, and how far the match goes.
pub fn game(desk: Desk, pad: &Pad) -> String {
    let target = desk.spoken.to(pad.rules().target);
    [rules(pad), desk.spoken.language.comma(), &target].concat()
}

/// Whether something cannot be.
pub fn is_wrong(faults: &[CountFault]) -> bool {
    let missing = |fault: &CountFault| matches!(fault, CountFault::Missing(_));
    !faults.iter().all(missing)
}

/// Whether it corrects a deal.
pub fn corrects(pad: &Pad) -> bool {
    pad.place < pad.deals.len()
}

/// Whether the match is over, and nothing is being corrected.
pub fn is_over(pad: &Pad) -> bool {
    pad.lines().1.is_some() && !corrects(pad)
}
