use super::super::ground::{Ground, Missing, PrimeHand, Thing, What, amounts, name};
use super::{card, does, has, list, number, plural, points, rank, suit, to, whose};
use crate::cards::Rank;

pub(in crate::explain) fn ground(ground: &Ground, names: &[&str]) -> String {
    let holder = |what: &str, side: Option<usize>| match side {
        Some(side) => format!("{what}: {}.", whose(&name(names, side))),
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
                "Grande: {} fante, cavallo e re di denari.",
                has(&name(names, *side))
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
                    format!("{} {} di denari", has(&name(names, side)), list(&ranks))
                });
            format!("Denari bassi: {}.", each.collect::<Vec<_>>().join("; "))
        }
        What::Scope { amounts: all } if all.iter().all(|scope| *scope == 0) => {
            "Scope: nessuna.".to_owned()
        }
        What::Scope { amounts: all } => format!("Scope: {}.", amounts(names, all)),
        What::Ponino { holder: side } => match side {
            Some(side) => format!(
                "Ponino: {} tutti e quattro i cavalli, quindi le scope valgono doppio.",
                has(&name(names, *side))
            ),
            None => "Ponino: nessuno ha tutti e quattro i cavalli.".to_owned(),
        },
        What::Declared if ground.points.iter().all(|points| *points == 0) => {
            "Mani mostrate: nessuna.".to_owned()
        }
        What::Declared => "Mani mostrate durante la smazzata.".to_owned(),
        What::Frac => "Assi, fanti, cavalli e re presi.".to_owned(),
        What::Outright { side, coins } => {
            let side = name(names, *side);
            let (has, wins) = (
                has(&side),
                does(&side, ["vince", "vinci", "vinciamo", "vincono"]),
            );
            return match *coins {
                ..6 => format!("{has} asso, due e tre di denari e {wins} subito la partita."),
                coins => format!("{has} {} denari e {wins} subito la partita.", number(coins)),
            };
        }
        What::Reset { side, coins } => {
            let side = name(names, *side);
            let puts = does(&side, ["riporta", "riporti", "riportiamo", "riportano"]);
            let (has, coins) = (has(&side), number(*coins));
            return format!("{has} {coins} denari e {puts} a zero tutti gli altri.");
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
        1 => format!("{}{}.", points(most), to(&named[0])),
        _ if winners.iter().all(|side| ground.points[*side] == most) => {
            format!("{} ciascuno: {}.", points(most), list(&named))
        }
        _ => {
            let each = winners.iter().map(|side| {
                format!(
                    "{}{}",
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
            (_, Missing::NoPrime) => format!(", senza {}, quindi niente primiera", list(&missing)),
            (_, Missing::FewerSuits) => format!(
                ", senza {}, quindi dietro a chi ha più semi",
                list(&missing)
            ),
            (_, Missing::Nothing) => format!(", senza {}", list(&missing)),
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
            let top = Rank::new(runs[side] as u8).map_or("re", rank);
            let next = Rank::new(runs[side] as u8 + 1);
            let but = next
                .map(|next| format!(", ma non il {}", rank(next)))
                .unwrap_or_default();
            format!(
                "{what}: {} i denari dall’asso al {top}{but}.",
                has(&name(names, side))
            )
        }
        None => format!("{what}: nessuno ha asso, due e tre di denari insieme."),
    }
}
