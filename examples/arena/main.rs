//! Bot against bot on duplicate deals: every deck is played twice, the stock in the same order, with the sides swapped.
//!
//! `cargo run --release --example arena -- --a master --b greedy --preset classica --deals 1000 --seed 1`
//!
//! The margin is in points a deal, a's less b's, with a 95 % interval over pairs; with `--match` whole matches are played
//! and the margin is the share won less the share lost. `--budget N` gives levels N playouts a decision, `--millis N` a
//! time. A player can also be a program of one's own that speaks the lines of `docs/BOT.md`: `--a "exec:python3 bot.py"`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use scopa::ai::{Budget, Level, analyse};
use scopa::{Game, Move, Phase, Rules, Ruleset, View, score};

mod program;

use program::Program;

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
enum Player {
    Level(Level),
    /// The command of a program.
    Program(String),
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Program(command) => f.write_str(&command.replace(['"', '\\'], "'")),
        }
    }
}

impl std::str::FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.strip_prefix("exec:") {
            Some(command) => Ok(Player::Program(command.to_owned())),
            None => text
                .parse()
                .map(Player::Level)
                .map_err(|error: scopa::ai::NoLevel| error.to_string()),
        }
    }
}

struct Options {
    players: [Player; 2],
    preset: String,
    knobs: Vec<(String, String)>,
    deals: u64,
    seed: u64,
    threads: usize,
    budget: u32,
    millis: Option<f64>,
    matches: bool,
    json: bool,
}

/// What came of it, for the first level.
#[derive(Clone, Default)]
struct Tally {
    /// The mean margin of each pair.
    pairs: Vec<f64>,
    /// Wins, losses and ties with its side dealing, and with the other.
    results: [[u64; 3]; 2],
    /// Seconds spent and decisions made by each.
    time: [(f64, u64); 2],
}

fn main() -> Result<(), String> {
    let options = options()?;
    let mut rules =
        Rules::preset(&options.preset).ok_or(format!("no preset {}", options.preset))?;
    for (knob, value) in &options.knobs {
        rules.with(knob, value).map_err(|error| error.to_string())?;
    }
    let rules = rules.validate().map_err(|faults| faults.to_string())?;
    let next = AtomicU64::new(0);
    let all: Mutex<Vec<(u64, Tally)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut programs = [None, None];
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= options.deals {
                        return;
                    }
                    let tally = pair(&options, &rules, nth, &mut programs);
                    if let Ok(mut all) = all.lock() {
                        all.push((nth, tally));
                    }
                }
            });
        }
    });
    let mut all = all.into_inner().map_err(|_| "a thread failed".to_owned())?;
    all.sort_by_key(|(nth, _)| *nth);
    let mut total = Tally::default();
    for (_, tally) in all {
        total.pairs.extend(tally.pairs);
        for role in 0..2 {
            for result in 0..3 {
                total.results[role][result] += tally.results[role][result];
            }
            total.time[role].0 += tally.time[role].0;
            total.time[role].1 += tally.time[role].1;
        }
    }
    report(&options, &total);
    Ok(())
}

/// One deck, or one match, played twice.
fn pair(
    options: &Options,
    rules: &Ruleset,
    nth: u64,
    programs: &mut [Option<Program>; 2],
) -> Tally {
    let mut tally = Tally::default();
    let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(nth);
    let dealer = (nth % u64::from(rules.players)) as u8;
    // With two sides this one is a's first and b's then; with more, one against all others.
    let focus = rules.side_of(((nth / u64::from(rules.players)) % u64::from(rules.players)) as u8);
    let mut margin = 0.0;
    for swapped in 0..2 {
        let level_of = |seat: u8| usize::from(rules.side_of(seat) == focus) ^ 1 ^ swapped;
        let mut game = Game::new(*rules, seed, Some(dealer));
        play(options, &mut game, &level_of, &mut tally, programs);
        let lead = lead(options, &game, &|side: u8| {
            usize::from(side == focus) ^ 1 ^ swapped
        });
        let result = if lead > 0.0 {
            0
        } else if lead < 0.0 {
            1
        } else {
            2
        };
        let dealt = level_of(rules.last(dealer)) == 0;
        tally.results[usize::from(!dealt)][result] += 1;
        margin += lead / 2.0;
    }
    tally.pairs.push(margin);
    tally
}

fn play(
    options: &Options,
    game: &mut Game,
    level_of: &dyn Fn(u8) -> usize,
    tally: &mut Tally,
    programs: &mut [Option<Program>; 2],
) {
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1000.0;
    let mut turn = 0u64;
    loop {
        match game.phase() {
            Phase::Over => return,
            Phase::DealOver if !options.matches => return,
            Phase::DealOver => {
                if game.next_deal().is_err() {
                    return;
                }
            }
            Phase::Playing => {
                let Some(seat) = game.to_move() else { return };
                let who = level_of(seat);
                let view = game.view(seat);
                turn += 1;
                let seed = game.seed().wrapping_mul(31).wrapping_add(turn);
                let budget = match options.millis {
                    Some(millis) => Budget::Time {
                        millis,
                        clock: &clock,
                    },
                    None => Budget::Playouts(options.budget),
                };
                let before = Instant::now();
                let choice = match &options.players[who] {
                    Player::Level(level) => {
                        analyse(&view, *level, budget, seed).map(|analysis| analysis.choice)
                    }
                    Player::Program(command) => ask(&mut programs[who], command, &view, seed),
                };
                let Some(choice) = choice else {
                    eprintln!("{} gives no move", options.players[who]);
                    return;
                };
                if game.legal_moves().len() > 1 {
                    tally.time[who].0 += before.elapsed().as_secs_f64();
                    tally.time[who].1 += 1;
                }
                if let Err(error) = game.play(choice) {
                    eprintln!("{}: {error}", options.players[who]);
                    return;
                }
            }
        }
    }
}

fn ask(program: &mut Option<Program>, command: &str, view: &View, seed: u64) -> Option<Move> {
    if program.is_none() {
        *program = Program::start(command).ok();
    }
    program.as_mut()?.ask(view, seed)
}

/// By how much the first level's sides are ahead of the second's, each by its mean.
fn lead(options: &Options, game: &Game, level_of: &dyn Fn(u8) -> usize) -> f64 {
    let rules = game.rules();
    let wanted = if rules.objective == scopa::rules::Objective::Low {
        -1.0
    } else {
        1.0
    };
    let winners = game
        .outcome()
        .map(|outcome| outcome.winners.clone())
        .unwrap_or_default();
    let score = score(game.deal());
    let mut sums = [(0.0, 0.0); 2];
    for side in 0..rules.sides_count() {
        let place = &mut sums[level_of(side)];
        place.0 += match options.matches {
            true if winners.contains(&side) => 1.0 / winners.len() as f64,
            true => 0.0,
            false => wanted * f64::from(score.points(side)),
        };
        place.1 += 1.0;
    }
    sums[0].0 / sums[0].1 - sums[1].0 / sums[1].1
}

fn report(options: &Options, tally: &Tally) {
    let n = tally.pairs.len().max(1) as f64;
    let mean = tally.pairs.iter().sum::<f64>() / n;
    let spread = tally
        .pairs
        .iter()
        .map(|pair| (pair - mean).powi(2))
        .sum::<f64>()
        / (n - 1.0).max(1.0);
    let ci95 = 1.96 * (spread / n).sqrt();
    let ms = tally
        .time
        .map(|(seconds, moves)| 1000.0 * seconds / moves.max(1) as f64);
    let [a, b] = &options.players;
    let [dealing, other] = tally.results;
    if options.json {
        println!(
            r#"{{"a":"{a}","b":"{b}","preset":"{}","deals":{},"seed":{},"match":{},"margin":{mean:.4},"ci95":{ci95:.4},"dealer":{{"wins":{},"losses":{},"ties":{}}},"other":{{"wins":{},"losses":{},"ties":{}}},"ms_a":{:.3},"ms_b":{:.3}}}"#,
            options.preset,
            options.deals,
            options.seed,
            options.matches,
            dealing[0],
            dealing[1],
            dealing[2],
            other[0],
            other[1],
            other[2],
            ms[0],
            ms[1]
        );
        return;
    }
    let share = |[wins, losses, ties]: [u64; 3]| {
        let all = (wins + losses + ties).max(1) as f64 / 100.0;
        format!(
            "{:.1} / {:.1} / {:.1} %",
            wins as f64 / all,
            losses as f64 / all,
            ties as f64 / all
        )
    };
    println!(
        "{a} v {b}, {}, {} pairs, seed {}: {mean:+.3} ± {ci95:.3}",
        options.preset, options.deals, options.seed
    );
    println!(
        "  {a} wins / loses / ties: {} as dealer's side, {} as the other",
        share(dealing),
        share(other)
    );
    println!("  ms a move: {:.2} and {:.2}", ms[0], ms[1]);
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        players: [Player::Level(Level::Master), Player::Level(Level::Greedy)],
        preset: "classica".to_owned(),
        knobs: Vec::new(),
        deals: 100,
        seed: 1,
        threads: 1,
        budget: 4000,
        millis: None,
        matches: false,
        json: false,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--match" => {
                options.matches = true;
                continue;
            }
            "--json" => {
                options.json = true;
                continue;
            }
            _ => {}
        }
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let number = || {
            value
                .parse::<u64>()
                .map_err(|_| format!("{value} is no number"))
        };
        match arg.as_str() {
            "--a" => options.players[0] = value.parse()?,
            "--b" => options.players[1] = value.parse()?,
            "--preset" => options.preset = value,
            "--rule" => {
                let (knob, value) = value.split_once('=').ok_or("--rule knob=value")?;
                options.knobs.push((knob.to_owned(), value.to_owned()));
            }
            "--deals" => options.deals = number()?,
            "--seed" => options.seed = number()?,
            "--threads" => options.threads = number()?.clamp(1, 64) as usize,
            "--budget" => options.budget = number()?.clamp(1, 10_000_000) as u32,
            "--millis" => options.millis = Some(number()? as f64),
            _ => {
                return Err(format!(
                    "unknown option {arg}; known: --a, --b, --preset, --rule, --deals, --seed, --threads, --budget, --millis, --match, --json"
                ));
            }
        }
    }
    Ok(options)
}
