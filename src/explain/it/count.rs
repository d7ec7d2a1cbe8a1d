use super::super::ground::{Ground, Missing, PrimeHand, Thing, What, amounts, name};
use super::{card, list, number, plural, points, rank, suit};
use crate::cards::Rank;

pub(in crate::explain) fn ground(ground: &Ground, names: &[&str]) -> String {
    let holder = |what: &str, side: Option<usize>| match side {
        Some(side) => format!("{what}: è di {}.", name(names, side)),
        None => format!("{what}: di nessuno."),
    };
    let tie = if ground.tie { " Parità." } else { "" };
    let why = match &ground.what {
        What::Most {
            of,
            amounts: all,
            floor,
        } => {
            let of = match of {
                Thing::Cards => "Carte",
                Thing::Coins => "Denari",
                Thing::Sevens => "Sette",
            };
            let short = floor.filter(|floor| all.iter().all(|amount| amount <= floor));
            let enough = short
                .map(|floor| format!(" Nessuno ne ha più di {floor}."))
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
                "Primiera contata. {}.{tie}",
                super::capital(&steps.iter().map(step).collect::<Vec<_>>().join("; "))
            )
        }
        What::AllSevens { amounts: all } => format!("Tutti i sette: {}.", amounts(names, all)),
        What::Run { piccola, runs } => {
            run(if *piccola { "Piccola" } else { "Napola" }, runs, names)
        }
        What::Grande { holder: side } => match side {
            Some(side) => format!(
                "Grande: {} ha fante, cavallo e re di denari.",
                name(names, *side)
            ),
            None => "Grande: nessuno ha fante, cavallo e re di denari insieme.".to_owned(),
        },
        What::Trento { held } => {
            let each = held
                .iter()
                .enumerate()
                .filter(|(_, ranks)| !ranks.is_empty())
                .map(|(side, ranks)| {
                    let ranks: Vec<&str> = ranks.iter().map(|of| rank(*of)).collect();
                    format!("{} ha {} di denari", name(names, side), list(&ranks))
                });
            format!("Denari bassi: {}.", each.collect::<Vec<_>>().join("; "))
        }
        What::Scope { amounts: all } if all.iter().all(|scope| *scope == 0) => {
            "Scope: nessuna.".to_owned()
        }
        What::Scope { amounts: all } => format!("Scope: {}.", amounts(names, all)),
        What::Ponino { holder: side } => match side {
            Some(side) => format!(
                "Ponino: {} ha tutti e quattro i cavalli e le sue scope valgono doppio.",
                name(names, *side)
            ),
            None => "Ponino: nessuno ha tutti e quattro i cavalli.".to_owned(),
        },
        What::Declared if ground.points.iter().all(|points| *points == 0) => {
            "Mani mostrate: nessuna.".to_owned()
        }
        What::Declared => "Mani mostrate durante la smazzata.".to_owned(),
        What::Frac => "Assi, fanti, cavalli e re presi.".to_owned(),
        What::Outright { side, coins } if *coins < 6 => {
            return format!(
                "{} ha asso, due e tre di denari e vince subito la partita.",
                name(names, *side)
            );
        }
        What::Outright { side, coins } => {
            return format!(
                "{} ha {} denari e vince subito la partita.",
                name(names, *side),
                number(*coins)
            );
        }
        What::Reset { side, coins } => {
            let (side, coins) = (name(names, *side), number(*coins));
            return format!("{side} ha {coins} denari e riporta a zero tutti gli altri.");
        }
    };
    format!("{why} {}", award(ground, names))
}

/// Who gets how much.
fn award(ground: &Ground, names: &[&str]) -> String {
    let (winners, most) = ground.winners();
    let named: Vec<String> = winners.iter().map(|side| name(names, *side)).collect();
    match winners.len() {
        0 => "Nessun punto.".to_owned(),
        1 => format!("{}: {}.", points(most), named[0]),
        _ if winners.iter().all(|side| ground.points[*side] == most) => {
            format!("{} ciascuno: {}.", points(most), list(&named))
        }
        _ => {
            let each = winners
                .iter()
                .map(|side| format!("{}: {}", points(ground.points[*side]), name(names, *side)));
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
            (_, Missing::NoPrime) => format!(", senza {}, quindi niente primiera", list(&missing)),
            (_, Missing::FewerSuits) => format!(
                ", senza {}, quindi dietro a chi ha più semi",
                list(&missing)
            ),
            (_, Missing::Nothing) => format!(", senza {}", list(&missing)),
        };
        let cards = if cards.is_empty() {
            "nessuna carta".to_owned()
        } else {
            cards.join(" + ")
        };
        format!("{} {cards} = {}{lacking}", name(names, side), hand.sum)
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
            let top = Rank::new(runs[side] as u8).map_or("re", rank);
            let next = Rank::new(runs[side] as u8 + 1);
            let but = next
                .map(|next| format!(", ma non il {}", rank(next)))
                .unwrap_or_default();
            format!(
                "{what}: {} ha i denari dall’asso al {top}{but}.",
                name(names, side)
            )
        }
        None => format!("{what}: nessuno ha asso, due e tre di denari insieme."),
    }
}
