use super::super::ground::{Ground, Missing, PrimeHand, Thing, What, amounts, name};
use super::{card, does, has, list, number, plural, points, rank, suit, to};
use crate::cards::Rank;

pub(in crate::explain) fn ground(ground: &Ground, names: &[&str]) -> String {
    let holder = |what: &str, side: Option<usize>| match side {
        Some(side) => format!("{what}: {} it.", has(&name(names, side))),
        None => format!("{what}: nobody has it."),
    };
    let tie = if ground.tie { " A tie." } else { "" };
    let why = match &ground.what {
        What::Most {
            of,
            amounts: all,
            floor,
        } => {
            let of = match of {
                Thing::Cards => "Cards",
                Thing::Coins => "Coins",
                Thing::Sevens => "Sevens",
            };
            let short = floor.filter(|floor| all.iter().all(|amount| amount <= floor));
            let enough = short
                .map(|floor| format!(" Nobody has more than {floor}."))
                .unwrap_or_default();

            format!("{of}: {}.{enough}{tie}", amounts(names, all))
        }
        What::Card {
            card: it,
            holder: side,
        } => holder(&super::capital(&card(*it)), *side),
        What::Prime { hands, rule } => prime(hands, *rule, names) + tie,
        What::Counted { steps } => {
            let step = |(of, counts): &(Rank, Vec<u16>)| {
                format!("{}: {}", plural(*of), amounts(names, counts))
            };
            format!(
                "Primiera, counted. {}.{tie}",
                super::capital(&steps.iter().map(step).collect::<Vec<_>>().join("; "))
            )
        }
        What::AllSevens { amounts: all } => format!("All four sevens: {}.", amounts(names, all)),
        What::Run { piccola, runs } => {
            run(if *piccola { "Piccola" } else { "Napola" }, runs, names)
        }
        What::Grande { holder: side } => match side {
            Some(side) => format!(
                "Grande: {} jack, knight and king of coins.",
                has(&name(names, *side))
            ),
            None => "Grande: nobody has jack, knight and king of coins together.".to_owned(),
        },
        What::Trento { held } => {
            let each = held
                .iter()
                .enumerate()
                .filter(|(_, ranks)| !ranks.is_empty())
                .map(|(side, ranks)| {
                    let ranks: Vec<&str> = ranks.iter().map(|of| rank(*of)).collect();
                    format!("{} the {} of coins", has(&name(names, side)), list(&ranks))
                });
            format!("Low coins: {}.", each.collect::<Vec<_>>().join("; "))
        }
        What::Scope { amounts: all } if all.iter().all(|scope| *scope == 0) => {
            "Scope: nobody made one.".to_owned()
        }
        What::Scope { amounts: all } => format!("Scope: {}.", amounts(names, all)),
        What::Ponino { holder: side } => match side {
            Some(side) => format!(
                "Ponino: {} all four knights, so the scope count double.",
                has(&name(names, *side))
            ),
            None => "Ponino: nobody has all four knights.".to_owned(),
        },
        What::Declared if ground.points.iter().all(|points| *points == 0) => {
            "Hands shown: none.".to_owned()
        }
        What::Declared => "Hands shown during the deal.".to_owned(),
        What::Frac => "Aces, jacks, knights and kings captured.".to_owned(),
        What::Outright { side, coins } => {
            let side = name(names, *side);
            let (has, wins) = (has(&side), does(&side, "win"));
            return match *coins {
                ..6 => {
                    format!("{has} the ace, two and three of coins and {wins} the match at once.")
                }
                coins => format!(
                    "{has} {} coins and {wins} the match at once.",
                    number(coins)
                ),
            };
        }
        What::Reset { side, coins } => {
            let side = name(names, *side);
            let (has, puts) = (has(&side), does(&side, "put"));
            return format!(
                "{has} {} coins and {puts} all the others back to nought.",
                number(*coins)
            );
        }
    };
    format!("{why} {}", award(ground, names))
}

/// Who gets how much.
fn award(ground: &Ground, names: &[&str]) -> String {
    let (winners, most) = ground.winners();
    let named: Vec<String> = winners
        .iter()
        .map(|side| to(&name(names, *side)).to_owned())
        .collect();
    match winners.len() {
        0 => "No point.".to_owned(),
        1 => format!("{} to {}.", points(most), named[0]),
        _ if winners.iter().all(|side| ground.points[*side] == most) => {
            format!("{} each to {}.", points(most), list(&named))
        }
        _ => {
            let each = winners.iter().map(|side| {
                format!(
                    "{} to {}",
                    points(ground.points[*side]),
                    to(&name(names, *side))
                )
            });
            format!("{}.", each.collect::<Vec<_>>().join(", "))
        }
    }
}

fn prime(hands: &[PrimeHand], rule: Missing, names: &[&str]) -> String {
    let hand = |(side, hand): (usize, &PrimeHand)| {
        let cards: Vec<String> = hand
            .cards
            .iter()
            .map(|(it, value)| format!("{} {value}", card(*it)))
            .collect();
        let missing: Vec<&str> = hand.missing.iter().map(|of| suit(*of)).collect();
        let lacking = match (missing.is_empty(), rule) {
            (true, _) => String::new(),
            (_, Missing::NoPrime) => format!(", no {}, so no primiera", list(&missing)),
            (_, Missing::FewerSuits) => format!(
                ", no {}, so behind any side with more suits",
                list(&missing)
            ),
            (_, Missing::Nothing) => format!(", no {}", list(&missing)),
        };
        let cards = if cards.is_empty() {
            String::new()
        } else {
            format!(" ({})", cards.join(", "))
        };
        format!("{} {}{cards}{lacking}", name(names, side), hand.sum)
    };
    format!(
        "Primiera: {}.",
        hands
            .iter()
            .enumerate()
            .map(hand)
            .collect::<Vec<_>>()
            .join("; ")
    )
}

fn run(what: &str, runs: &[u16], names: &[&str]) -> String {
    match runs.iter().position(|run| *run >= 3) {
        Some(side) => {
            let top = Rank::new(runs[side] as u8).map_or("king", rank);
            let next = Rank::new(runs[side] as u8 + 1);
            let but = next
                .map(|next| format!(", but not the {}", rank(next)))
                .unwrap_or_default();
            format!(
                "{what}: {} the coins from ace to {top}{but}.",
                has(&name(names, side))
            )
        }
        None => format!("{what}: nobody has ace, two and three of coins together."),
    }
}
