//! Golden transcripts: one deal of every preset with all that can be observed at each ply, and the
//! number of ways to go on from three deals of each. `SCOPA_BLESS=1` writes them anew.

mod chance;

use std::{env, fmt::Write, fs, path::PathBuf};

use chance::Chance;
use scopa::{Deal, Deck, Event, Game, Move, PRESETS, Phase, Rules, Ruleset};

fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/playthroughs")
        .join(name);
    if env::var("SCOPA_BLESS").is_ok_and(|value| value == "1") {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (line, (golden, text)) in golden.lines().zip(text.lines()).enumerate() {
        assert_eq!(golden, text, "{name}, line {}", line + 1);
    }
    assert_eq!(golden, text, "{name} has another length");
}

fn preset(id: &str) -> Ruleset {
    Rules::preset(id)
        .expect("a preset")
        .validate()
        .expect("valid")
}

fn event(event: &Event) -> String {
    serde_json::to_string(event).expect("JSON")
}

fn moves(game: &Game) -> String {
    game.legal_moves()
        .iter()
        .map(|mv| mv.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn transcript(game: &mut Game, chance: &mut Chance) -> String {
    let mut text = String::new();
    let out = &mut text;
    writeln!(out, "{}dealer {}", game.record(), game.dealer()).unwrap();
    game.opening()
        .iter()
        .for_each(|opening| writeln!(out, "  {}", event(opening)).unwrap());
    while let Some(seat) = game.to_move() {
        let deal = *game.deal();
        writeln!(
            out,
            "\nseat {seat}  table {}  stock {}",
            deal.table(),
            deal.stock_len()
        )
        .unwrap();
        writeln!(out, "  hand {}", deal.hand(seat)).unwrap();
        let shown =
            game.rules()
                .seats()
                .map(|seat| deal.shown(seat))
                .fold(String::new(), |all, shown| {
                    if shown.is_empty() {
                        all
                    } else {
                        format!("{all} {shown}")
                    }
                });
        if !shown.is_empty() {
            writeln!(out, "  shown{shown}").unwrap();
        }
        if let Some(card) = deal.cut_card() {
            writeln!(out, "  cut {card}").unwrap();
        }
        writeln!(out, "  legal {}", moves(game)).unwrap();
        let legal = game.legal_moves();
        let mv = legal.get(chance.below(legal.len())).expect("a move");
        let events = game.play(mv).expect("legal");
        writeln!(out, "  {mv}").unwrap();
        events
            .iter()
            .for_each(|happened| writeln!(out, "  {}", event(happened)).unwrap());
    }
    let row = game.sheet().last().expect("a finished deal");
    writeln!(out).unwrap();
    for side in 0..game.rules().sides_count() {
        writeln!(out, "side {side} captured {}", game.deal().pile(side)).unwrap();
    }
    for item in &row.score.items {
        let sides = usize::from(row.score.sides);
        writeln!(
            out,
            "{} {:?} scores {:?}",
            item.category,
            &item.amounts[..sides],
            &item.points[..sides]
        )
        .unwrap();
    }
    writeln!(
        out,
        "totals {:?}, {:?}, {:?}",
        row.totals,
        game.phase(),
        game.outcome()
    )
    .unwrap();
    text
}

#[test]
fn a_deal_of_every_preset_goes_as_written() {
    for id in PRESETS {
        let mut chance = Chance::new(1);
        let mut game = Game::new(preset(id), 2026, Some(0));
        let mut text = transcript(&mut game, &mut chance);
        if game.phase() == Phase::DealOver {
            game.next_deal().expect("a next deal");
            writeln!(
                text,
                "next dealer {}, seat {:?} leads",
                game.dealer(),
                game.to_move()
            )
            .unwrap();
        }
        compare(&format!("{id}.txt"), &text);
    }
}

/// The number of different sequences of so many moves.
fn sequences(deal: &Deal, moves: u32) -> u64 {
    let legal = deal.legal_moves();
    match moves {
        0 => 1,
        1 => legal.len() as u64,
        _ => {
            let after = |mv: Move| {
                let mut deal = *deal;
                deal.play_unchecked(mv);
                sequences(&deal, moves - 1)
            };
            legal.iter().map(after).sum()
        }
    }
}

#[test]
fn there_are_as_many_ways_to_go_on_as_written() {
    let mut text = String::new();
    for id in PRESETS {
        let rules = preset(id);
        for seed in 1..=3 {
            let deal = Deal::without_redeal(&rules, &Deck::shuffled(seed, 0), 0);
            let counts: Vec<String> = (1..=4)
                .map(|moves| sequences(&deal, moves).to_string())
                .collect();
            writeln!(text, "{id} {seed}: {}", counts.join(" ")).unwrap();
        }
    }
    compare("counts.txt", &text);
}
