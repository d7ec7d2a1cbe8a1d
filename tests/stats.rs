//! What ended matches add up to, against the matches themselves.

use scopa::history::Past;
use scopa::rules::Objective;
use scopa::stats::{Study, Tally};
use scopa::{Card, Game, Link, Move, PRESETS, Phase, Rules, Seat};

/// A match at random, to its end, and who was dealt the seven of coins in each deal: seats, where it was played.
fn played(preset: &str, seed: u64) -> (Game, Vec<Seat>) {
    let rules = Rules::preset(preset).unwrap().validate().unwrap();
    let mut game = Game::new(rules, seed, None);
    let mut dealt = Vec::new();
    for n in 0.. {
        match game.phase() {
            Phase::Over => break,
            Phase::DealOver => game.next_deal().unwrap(),
            Phase::Playing => {
                let seat = game.to_move().unwrap();
                let mv = game.view(seat).random_move(seed ^ n).unwrap();
                if let Move::Play(play) = mv
                    && play.card == Card::SETTEBELLO
                {
                    dealt.push(seat);
                }
                game.play(mv).unwrap();
            }
        }
    }
    (game, dealt)
}

fn past(game: &Game, seat: Seat) -> Past {
    Past {
        id: game.seed().to_string(),
        ended: 0,
        seconds: 90,
        seats: String::new(),
        seat,
        link: Link::from_record(&game.record()),
    }
}

#[test]
fn a_match_of_every_preset_is_what_it_was() {
    for preset in PRESETS {
        for seat in [0, 1] {
            let (game, dealt) = played(preset, 7 + u64::from(seat));
            let study = Study::of(&past(&game, seat)).expect(preset);
            let rules = game.rules();
            let side = rules.side_of(seat);
            let mine = usize::from(side);
            assert_eq!(study.side, side);
            assert_eq!(
                study.won,
                game.outcome().unwrap().winners.contains(&side),
                "{preset}"
            );
            let totals: Vec<Vec<i32>> = game.sheet().iter().map(|row| row.totals.clone()).collect();
            assert_eq!(study.totals, totals, "{preset}");
            let own = game.totals()[mine];
            let mut others = game.totals().to_vec();
            others.remove(mine);
            let margin = match rules.objective {
                Objective::High => others.iter().map(|other| own - other).min().unwrap(),
                Objective::Low => others.iter().map(|other| other - own).min().unwrap(),
            };
            assert_eq!(study.margin, margin, "{preset}");
            let points: u32 = game
                .sheet()
                .iter()
                .map(|row| u32::from(row.score.points(side)))
                .sum();
            let counted: u32 = study.points.iter().map(|(_, [mine, _])| mine).sum();
            assert_eq!(counted, points, "{preset}");
            let ours = dealt
                .iter()
                .filter(|seat| rules.side_of(**seat) == side)
                .count() as u32;
            assert_eq!(
                study.settebello,
                [ours, dealt.len() as u32 - ours],
                "{preset}"
            );
        }
    }
}

#[test]
fn figures_add_up() {
    let matches: Vec<Study> = (0..40)
        .map(|seed| Study::of(&past(&played("classica_3", seed).0, 1)).unwrap())
        .collect();
    let tally = Tally::of(&matches);
    assert_eq!(tally.matches, 40);
    assert_eq!(
        tally.won,
        matches.iter().filter(|study| study.won).count() as u32
    );
    assert_eq!(
        tally.deals as usize,
        matches
            .iter()
            .map(|study| study.totals.len())
            .sum::<usize>()
    );
    assert_eq!(tally.seconds, 40 * 90);
    let finals = |study: &Study| study.totals.last().unwrap().clone();
    let own: i32 = matches.iter().map(|study| finals(study)[1]).sum();
    assert_eq!(tally.points[0] as i32, own * 100);
    // Half of what two others made, rounded match by match.
    let others: i32 = matches
        .iter()
        .map(|study| finals(study)[0] + finals(study)[2])
        .sum();
    assert!(
        (tally.points[1] as i32 - others * 50).abs() <= 100,
        "{tally:?}"
    );
    let runs = matches.split(|study| !study.won).map(<[Study]>::len);
    assert_eq!(tally.streak as usize, runs.max().unwrap());
    assert_eq!(Tally::of([]), Tally::default());
}

#[test]
fn what_has_not_ended_or_cannot_be_read_counts_for_nothing() {
    let (game, _) = played("classica", 3);
    let whole = past(&game, 0);
    let cut = whole.link[..whole.link.len() / 2].to_owned();
    assert_eq!(
        Study::of(&Past {
            link: cut,
            ..whole.clone()
        }),
        None
    );
    let strange = "g=1!".to_owned();
    assert_eq!(
        Study::of(&Past {
            link: strange,
            ..whole
        }),
        None
    );
}
