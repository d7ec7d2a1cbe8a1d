//! Damaged texts for every reader, for as long as one likes: `cargo run --release --example fuzz -- --minutes 10 --seed 1`.
//!
//! Matches, links, rules, views and saves of random play are cut, spliced and altered, and read as each of these. Whatever
//! is read is then used: replayed, continued, written and read again. It fails on a panic, when a text takes longer than
//! a second, and when the memory in use has grown by more than 8 MB over that after the first second.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use scopa::save::{Save, Totals};
use scopa::{Game, Level, Link, PRESETS, Phase, Record, Rules, View, choose};

/// What a text took at most.
const SLOW: Duration = Duration::from_secs(1);
const MORE_MEMORY: u64 = 8 << 10;

struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// How long this thread has had a processor, where the system tells it: others may be busy.
fn clock(start: Instant) -> Duration {
    let given = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let given = given.and_then(|text| text.split(' ').next()?.parse().ok());
    given.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

/// The most memory that the process has had, in kilobytes.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok())
        .unwrap_or(0)
}

/// Every kind of text, from a match of a random preset somewhere in its course.
fn seeds(chance: &mut Chance) -> Vec<String> {
    let id = *chance.one(PRESETS);
    let rules = Rules::preset(id)
        .and_then(|rules| rules.validate().ok())
        .unwrap_or_default();
    let mut game = Game::new(rules, chance.0.next_u64(), None);
    for _ in 0..chance.below(120) {
        let moves = game.legal_moves();
        match moves.get(chance.below(moves.len())) {
            Some(mv) => drop(game.play(mv)),
            None if game.phase() == Phase::Over => break,
            None => drop(game.next_deal()),
        }
    }
    let view = game.view(chance.below(usize::from(game.rules().players)) as u8);
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_default();
    let mut totals = Totals::default();
    totals.count("a", &game, 0);
    vec![
        game.record().to_string(),
        Link::from_record(&game.record()),
        json(serde_json::to_string(&game.record())),
        json(serde_json::to_string(game.rules().rules())),
        json(serde_json::to_string(&view)),
        Save::new("a", "b", &game).text(),
        totals.text(),
    ]
}

/// Cuts, splices and alters.
fn damage(text: &str, other: &str, chance: &mut Chance) -> String {
    const BITS: &[&str] = &[
        "\n",
        " ",
        "!",
        "x",
        "1.",
        "7D",
        "10B",
        ",",
        "\"",
        "{",
        "}",
        "[",
        "]",
        "=",
        "&",
        "#",
        "g=1",
        "-1",
        "0",
        "255",
        "65536",
        "4294967296",
        "18446744073709551616",
        "1e308",
        "null",
        "true",
        "preset=",
        "players",
        "hand_size",
        "seed ",
        "cut+",
        "cut-",
        "AAAAAAAA",
        "________",
        "\u{e9}",
        "\u{1f0a1}",
        "\0",
    ];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(5) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(12)).min(bytes.len());
        match chance.below(8) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            2 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            3 => drop(bytes.drain(at..end)),
            4 => drop(bytes.splice(at..at, chance.one(BITS).bytes())),
            5 => drop(bytes.splice(at..end, chance.one(BITS).bytes())),
            6 => {
                let piece = bytes[at..end].repeat(1 + chance.below(300));
                drop(bytes.splice(at..at, piece));
            }
            _ => {
                let from = chance.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other.as_bytes()[from..]);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a text as everything, and uses what comes of it. Counts what could be read.
fn read(text: &str) -> [u32; 6] {
    let mut read = [0; 6];
    if let Ok(record) = text.parse::<Record>() {
        read[0] += 1;
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
        if let Ok(game) = Game::replay(&record) {
            assert_eq!(
                Link::parse(&Link::from_record(&game.record())).map(|link| link.record),
                Ok(game.record())
            );
        }
        let _ = Link::from_record(&record);
    }
    if let Ok(link) = Link::parse(text) {
        read[1] += 1;
        assert!(Game::replay(&link.record).is_ok());
    }
    if let Ok(record) = serde_json::from_str::<Record>(text) {
        read[2] += 1;
        let _ = (
            Game::replay(&record),
            Link::from_record(&record),
            record.to_string(),
        );
    }
    if let Ok(rules) = Rules::from_json(text) {
        read[3] += 1;
        if let Ok(rules) = rules.validate() {
            let _ = scopa::explain::rulebook(&rules, scopa::explain::Language::ITALIAN);
            let _ = Game::new(rules, 1, None).legal_moves();
        }
    }
    if let Ok(view) = serde_json::from_str::<View>(text) {
        read[4] += 1;
        let _ = (
            view.legal_moves(),
            view.unseen(),
            view.sample(1),
            choose(&view, Level::Greedy, 1),
        );
    }
    read[5] += u32::from(Save::read(text).is_ok()) + u32::from(Totals::read(text).is_ok());
    let _ = scopa::ai::answer(text);
    read
}

fn main() -> Result<(), String> {
    let (mut minutes, mut seed) = (1.0, 1);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let bad = |_| format!("{value} is no number");
        match arg.as_str() {
            "--minutes" => {
                minutes = value
                    .parse()
                    .map_err(|error: std::num::ParseFloatError| bad(error.to_string()))?
            }
            "--seed" => {
                seed = value
                    .parse()
                    .map_err(|error: std::num::ParseIntError| bad(error.to_string()))?
            }
            _ => return Err(format!("unknown option {arg}; known: --minutes, --seed")),
        }
    }
    let mut chance = Chance(ChaCha8Rng::seed_from_u64(seed));
    let (start, time) = (Instant::now(), Duration::from_secs_f64(minutes * 60.0));
    let (mut texts, mut counts, mut slowest, mut base) = (0u64, [0u64; 6], Duration::ZERO, None);
    while start.elapsed() < time {
        let seeds = seeds(&mut chance);
        for _ in 0..60 {
            let (text, other) = (chance.one(&seeds).clone(), chance.one(&seeds).clone());
            let text = damage(&text, &other, &mut chance);
            let before = clock(start);
            let result = panic::catch_unwind(AssertUnwindSafe(|| read(&text)));
            let taken = clock(start).saturating_sub(before);
            let Ok(read) = result else {
                return Err(format!("a panic on:\n{text}"));
            };
            if taken > SLOW {
                return Err(format!("{taken:?} on:\n{text}"));
            }
            slowest = slowest.max(taken);
            texts += 1;
            counts
                .iter_mut()
                .zip(read)
                .for_each(|(count, read)| *count += u64::from(read));
        }
        if base.is_none() && start.elapsed() > Duration::from_secs(1) {
            base = Some(memory());
        }
        if base.is_some_and(|base| memory() > base + MORE_MEMORY) {
            return Err(format!("{} MB in use", memory() >> 10));
        }
    }
    let [records, links, json, rules, views, saves] = counts;
    println!(
        "{texts} texts in {:.0} s from seed {seed}, no panic",
        start.elapsed().as_secs_f64()
    );
    println!(
        "read: {records} matches, {links} links, {json} matches as JSON, {rules} rule sets, {views} views, {saves} saves"
    );
    println!(
        "slowest {slowest:?}, memory {} KB, after the first second {} KB",
        memory(),
        base.unwrap_or(0)
    );
    Ok(())
}
