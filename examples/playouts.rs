//! Random whole deals a second on one thread, dealing, playing and scoring:
//! `cargo run --release --example playouts -- --preset classica --seconds 2`.

use std::time::{Duration, Instant};

use scopa::{Moves, PRESETS, Rules, Ruleset};

#[path = "../benches/deals/mod.rs"]
mod deals;

use deals::{SplitMix, playout};

fn run(id: &str, rules: &Ruleset, time: Duration) {
    let mut rng = SplitMix(1);
    let mut moves = Moves::new();
    let (mut deals, mut points) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..1000 {
            points += u64::from(playout(rules, &mut rng, &mut moves));
        }
        deals += 1000;
    }
    assert!(points > 0);
    println!(
        "{id} {:.0} deals/s",
        deals as f64 / start.elapsed().as_secs_f64()
    );
}

fn main() -> Result<(), String> {
    let mut preset = "classica".to_owned();
    let mut seconds = 2.0;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--preset" => preset = value,
            "--seconds" => seconds = value.parse().map_err(|_| format!("{value} is no number"))?,
            _ => return Err(format!("unknown option {arg}; known: --preset, --seconds")),
        }
    }
    let ids = if preset == "all" {
        PRESETS.to_vec()
    } else {
        vec![preset.as_str()]
    };
    for id in ids {
        let rules = Rules::preset(id).ok_or(format!("no preset {id}; there are {PRESETS:?}"))?;
        let rules = rules.validate().map_err(|faults| faults.to_string())?;
        run(id, &rules, Duration::from_secs_f64(seconds));
    }
    Ok(())
}
