//! How fast the engine is: `cargo bench --bench speed`. Captures of a card, plays of a hand, whole deals at random.
//!
//! Every measurement is the best of many runs of a few milliseconds: on a machine that does other things as well, some of
//! them are left alone. After `--`: names of presets, `--seconds` a measurement (default 1), `--deals` for so many deals of
//! each preset without any measurement (for profilers).

use std::hint::black_box;
use std::time::{Duration, Instant};

use scopa::{Card, Cards, Deal, Deck, Moment, Moves, PRESETS, Rules, Ruleset, captures};

#[path = "deals/mod.rs"]
mod deals;

use deals::{SplitMix, playout, playouts};

/// The least time of a call among runs of some milliseconds each, in nanoseconds.
fn best(time: Duration, mut call: impl FnMut(u32) -> u64) -> f64 {
    let start = Instant::now();
    let mut batch = 16;
    let mut least = f64::INFINITY;
    while least == f64::INFINITY || start.elapsed() < time {
        let before = Instant::now();
        let work = black_box(call(batch));
        let taken = before.elapsed();
        if taken < Duration::from_millis(2) && least == f64::INFINITY {
            batch *= 2;
        } else {
            least = least.min(taken.as_nanos() as f64 / work as f64);
        }
    }
    least
}

fn preset(id: &str) -> Result<Ruleset, String> {
    let rules = Rules::preset(id).ok_or(format!("no preset {id}; there are {PRESETS:?}"))?;
    rules.validate().map_err(|faults| faults.to_string())
}

/// Positions in the middle of deals.
fn positions(rules: &Ruleset) -> Vec<Deal> {
    let mut rng = SplitMix(7);
    let mut positions = Vec::new();
    for n in 0..512 {
        let mut deal = Deal::without_redeal(rules, &Deck::drawn(&mut rng), n as u8 % rules.players);
        for ply in 0..n % 30 {
            let moves = deal.legal_moves();
            if let Some(mv) = moves.get((n * 31 + ply * 17) % moves.len().max(1)) {
                deal.play_unchecked(mv);
            }
        }
        positions.push(deal);
    }
    positions
}

fn time_captures(rules: &Ruleset, cards: usize, time: Duration) -> f64 {
    let mut rng = SplitMix(3);
    let tables: Vec<(Cards, Card)> = (0..512)
        .map(|_| {
            let deck = Deck::drawn(&mut rng);
            (
                deck.as_slice()[..cards].iter().copied().collect(),
                deck.as_slice()[39],
            )
        })
        .collect();
    best(time, |batch| {
        for _ in 0..batch {
            for (table, card) in &tables {
                black_box(
                    captures(rules, black_box(*table), *card, Moment::default())
                        .sets
                        .len(),
                );
            }
        }
        u64::from(batch) * tables.len() as u64
    })
}

fn time_plays(rules: &Ruleset, time: Duration) -> f64 {
    let positions = positions(rules);
    let mut moves = Moves::new();
    best(time, |batch| {
        for _ in 0..batch {
            for deal in &positions {
                deal.moves_into(&mut moves);
                black_box(moves.len());
            }
        }
        u64::from(batch) * positions.len() as u64
    })
}

/// Nanoseconds a deal.
fn time_deals(rules: &Ruleset, time: Duration) -> f64 {
    let (mut rng, mut moves) = (SplitMix(1), Moves::new());
    best(time, |batch| {
        for _ in 0..batch {
            black_box(playout(rules, &mut rng, &mut moves));
        }
        batch.into()
    })
}

fn main() -> Result<(), String> {
    let (mut ids, mut seconds, mut deals, mut measured) = (Vec::new(), 1.0, None, false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || {
            args.next()
                .and_then(|n| n.parse::<f64>().ok())
                .ok_or(format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--bench" => measured = true,
            "--list" => return Ok(()),
            "--seconds" => seconds = number()?,
            "--deals" => deals = Some(number()? as u32),
            id => ids.push(id.to_owned()),
        }
    }
    if ids.is_empty() {
        ids = PRESETS.iter().map(|id| (*id).to_owned()).collect();
    }
    if !measured {
        // Run as a test: only that it runs.
        (deals, seconds) = (deals.or(Some(20)), 0.0);
    }
    if let Some(deals) = deals {
        for id in &ids {
            println!("{id} {}", playouts(&preset(id)?, 1, deals));
        }
        return Ok(());
    }
    let time = Duration::from_secs_f64(seconds);
    for id in ["classica", "escoba", "cirulla"] {
        let rules = preset(id)?;
        for cards in [4, 8, 12] {
            println!(
                "captures {id:<9} {cards:>2} on the table {:>8.0} ns",
                time_captures(&rules, cards, time)
            );
        }
        println!(
            "moves    {id:<9} of a position  {:>8.0} ns",
            time_plays(&rules, time)
        );
    }
    println!(
        "{:<18} {:>10} {:>8} {:>10}",
        "preset", "deals/s", "ns/play", "plays/s"
    );
    for id in ids {
        let rules = preset(&id)?;
        let deal = time_deals(&rules, time);
        let plays = f64::from(rules.rounds() * rules.players * rules.hand_size);
        println!(
            "{id:<18} {:>10.0} {:>8.1} {:>9.1}M",
            1e9 / deal,
            deal / plays,
            plays * 1e3 / deal
        );
    }
    Ok(())
}
