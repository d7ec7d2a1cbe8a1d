//! Random whole deals a second on one thread, dealing, playing and scoring:
//! `cargo run --release --example playouts -- --preset classica --seconds 2`.

use std::time::{Duration, Instant};

use rand_chacha::rand_core::{RngCore, impls};
use scopa::{Deal, Deck, Moves, PRESETS, Rules, Ruleset, deal_points};

/// SplitMix64: fast, and good enough to choose cards with.
struct SplitMix(u64);

impl RngCore for SplitMix {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        impls::fill_bytes_via_next(self, bytes);
    }
}

fn playout(rules: &Ruleset, rng: &mut SplitMix, moves: &mut Moves) -> u64 {
    let dealer = (rng.next_u32() % u32::from(rules.players)) as u8;
    let deck = Deck::drawn(rng);
    let Ok(mut deal) = Deal::new(rules, &deck, dealer) else {
        return 0;
    };
    loop {
        deal.moves_into(moves);
        let len = moves.len() as u64;
        let choice = (u64::from(rng.next_u32()) * len) >> 32;
        let Some(mv) = moves.get(choice as usize) else {
            break;
        };
        deal.play_unchecked(mv);
    }
    deal_points(&deal)
        .iter()
        .map(|points| u64::from(*points))
        .sum()
}

fn run(id: &str, rules: &Ruleset, time: Duration) {
    let mut rng = SplitMix(1);
    let mut moves = Moves::new();
    let (mut deals, mut points) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..1000 {
            points += playout(rules, &mut rng, &mut moves);
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
