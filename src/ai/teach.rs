//! How the networks of `forecast.rs` are taught: `cargo test --release --lib teach -- --ignored` writes their files anew.

use std::fs;

use super::chance::Chance;
use super::forecast::{GRAIN, HIDDEN, INPUTS, OUTPUTS, WEIGHTS, features, run};
use super::playout::Playout;
use crate::{Category, Deal, Deck, Rules, Ruleset, score};

struct Lesson {
    inputs: [f32; INPUTS],
    outcome: [f32; OUTPUTS],
}

#[test]
#[ignore = "writes the files of weights"]
fn teach() {
    learn("src/ai/rounds.bin", &["classica", "coppie"], 300_000, 1);
    learn(
        "src/ai/scopone.bin",
        &["scopone", "scientifico"],
        300_000,
        2,
    );
}

fn learn(path: &str, presets: &[&str], deals: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut lessons = Vec::new();
    for preset in presets {
        let rules = Rules::preset(preset).unwrap().validate().unwrap();
        for _ in 0..deals / presets.len() {
            observe(&rules, &mut chance, &mut lessons);
        }
    }
    let weights = fit(&lessons, &mut chance);
    let bytes = weights.iter().flat_map(|weight| {
        let grains = (weight * GRAIN).round().clamp(-32_768.0, 32_767.0);
        (grains as i16).to_le_bytes()
    });
    fs::write(path, bytes.collect::<Vec<u8>>()).unwrap();
}

/// Plays a deal, and keeps what it looked like in between beside what it came to.
fn observe(rules: &Ruleset, chance: &mut Chance, lessons: &mut Vec<Lesson>) {
    let mut playout = Playout::new(rules, 0.1);
    let deck = Deck::drawn(chance);
    let Ok(mut deal) = Deal::new(rules, &deck, chance.below(usize::from(rules.players)) as u8)
    else {
        return;
    };
    let one_round = rules.rounds() == 1;
    let mut seen = Vec::new();
    while !deal.is_over() {
        let round = deal.round;
        // In one long round any moment will do; where hands are dealt again, only that one.
        let stop = deal.plays + 1 + chance.below(6) as u8;
        playout.until(&mut deal, chance, |deal| match one_round {
            true => deal.plays >= stop,
            false => deal.round > round,
        });
        if !deal.is_over() {
            seen.push(deal);
        }
    }
    let sheet = score(&deal);
    let points = |category, side| f32::from(sheet.points_of(category, side));
    for then in seen {
        for side in 0..2u8 {
            let lead = |category| points(category, side) - points(category, side ^ 1);
            let scope = |deal: &Deal| f32::from(deal.scope(side)) - f32::from(deal.scope(side ^ 1));
            lessons.push(Lesson {
                inputs: features(&then, usize::from(side)),
                outcome: [
                    lead(Category::Cards),
                    lead(Category::Coins),
                    lead(Category::Settebello),
                    lead(Category::Primiera),
                    scope(&deal) - scope(&then),
                ],
            });
        }
    }
}

/// Least squares by stochastic gradients (Adam).
fn fit(lessons: &[Lesson], chance: &mut Chance) -> [f32; WEIGHTS] {
    let mut weights: [f32; WEIGHTS] = std::array::from_fn(|_| (chance.unit() - 0.5) * 0.4);
    let mut first = [0.0f32; WEIGHTS];
    let mut second = [0.0f32; WEIGHTS];
    let (batch, steps) = (256, 24_000);
    let (mut error, mut plain) = (0.0f64, 0.0f64);
    for step in 1..=steps {
        let mut slope = [0.0f32; WEIGHTS];
        for _ in 0..batch {
            let lesson = &lessons[chance.below(lessons.len())];
            let (hidden, outputs) = run(&weights, &lesson.inputs);
            let miss: [f32; OUTPUTS] = std::array::from_fn(|i| outputs[i] - lesson.outcome[i]);
            error += f64::from(miss.iter().sum::<f32>().powi(2));
            plain += f64::from(lesson.outcome.iter().sum::<f32>().powi(2));
            descend(&weights, lesson, &hidden, &miss, &mut slope);
        }
        let rate = 0.003 * (1.0 - step as f32 / steps as f32) + 0.00003;
        for i in 0..WEIGHTS {
            let slope = slope[i] / batch as f32;
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            weights[i] -= rate * first[i] / (second[i].sqrt() + 1e-6);
        }
        if step % (steps / 8) == 0 {
            let n = (batch * steps / 8) as f64;
            println!("{step}: squared error {:.4} of {:.4}", error / n, plain / n);
            (error, plain) = (0.0, 0.0);
        }
    }
    weights
}

fn descend(
    weights: &[f32; WEIGHTS],
    lesson: &Lesson,
    hidden: &[f32; HIDDEN],
    miss: &[f32; OUTPUTS],
    slope: &mut [f32; WEIGHTS],
) {
    let upper = INPUTS * HIDDEN;
    let mut back = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        for (output, miss) in miss.iter().enumerate() {
            let place = upper + unit * OUTPUTS + output;
            slope[place] += hidden[unit] * miss;
            if hidden[unit] > 0.0 {
                back[unit] += weights[place] * miss;
            }
        }
    }
    for (output, miss) in miss.iter().enumerate() {
        slope[upper + HIDDEN * OUTPUTS + output] += miss;
    }
    for (input, row) in lesson.inputs.iter().zip(slope.chunks_exact_mut(HIDDEN)) {
        for (place, back) in row.iter_mut().zip(back) {
            *place += input * back;
        }
    }
}
