//! A player by text, so that any other program can be an opponent: one JSON object a line on stdin, one answer a line.
//!
//! `cargo run --release --example bot -- --level master`; the format is described in `docs/BOT.md`.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use scopa::ai::{Analysis, Budget, Level, analyse};
use scopa::{Move, View};
use serde::{Deserialize, Serialize};

/// A line of input.
#[derive(Deserialize)]
struct Question {
    view: View,
    #[serde(default)]
    id: Option<serde_json::Value>,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    playouts: Option<u32>,
    #[serde(default)]
    millis: Option<u32>,
    #[serde(default)]
    seed: u64,
}

/// A line of output.
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<serde_json::Value>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<Move>,
    #[serde(skip_serializing_if = "Option::is_none")]
    analysis: Option<Analysis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn main() -> Result<(), String> {
    let mut usual = Level::Master;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--level" => usual = value.parse().map_err(|error| format!("{error}"))?,
            _ => return Err(format!("unknown option {arg}; known: --level")),
        }
    }
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = respond(&line, usual);
        let text = serde_json::to_string(&answer).map_err(|error| error.to_string())?;
        writeln!(output, "{text}").map_err(|error| error.to_string())?;
        output.flush().map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn respond(line: &str, usual: Level) -> Answer {
    let question = match serde_json::from_str::<Question>(line) {
        Ok(question) => question,
        Err(error) => return failed(None, format!("not a question: {error}")),
    };
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1000.0;
    let budget = match (question.millis, question.playouts) {
        (Some(millis), _) => Budget::Time {
            millis: f64::from(millis),
            clock: &clock,
        },
        (None, Some(playouts)) => Budget::Playouts(playouts),
        (None, None) => Budget::default(),
    };
    let level = question.level.unwrap_or(usual);
    match analyse(&question.view, level, budget, question.seed) {
        Some(analysis) => Answer {
            id: question.id,
            mv: Some(analysis.choice),
            analysis: Some(analysis),
            error: None,
        },
        None => failed(
            question.id,
            "the seat is not to move, or the view comes from no match".to_owned(),
        ),
    }
}

fn failed(id: Option<serde_json::Value>, error: String) -> Answer {
    Answer {
        id,
        mv: None,
        analysis: None,
        error: Some(error),
    }
}
