//! Links: every match comes back from its link, whatever is cut off or altered does no harm, and they are short.
//! `SCOPA_LINKS` sets how many matches a preset gets (default 4).

mod chance;

use std::env;

use chance::Chance;
use scopa::{Game, Level, Link, LinkError, PRESETS, Phase, Record, Rules, choose};

fn matches() -> u64 {
    env::var("SCOPA_LINKS")
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(4)
}

fn game(id: &str, seed: u64) -> Game {
    let rules = Rules::preset(id)
        .expect("a preset")
        .validate()
        .expect("playable");
    Game::new(rules, seed, None)
}

/// Plays on at random for so many moves, or to the end.
fn play(mut game: Game, moves: usize, chance: &mut Chance) -> Game {
    let mut made = 0;
    while game.phase() != Phase::Over && made < moves {
        let legal = game.legal_moves();
        match legal.get(chance.below(legal.len())) {
            Some(mv) => drop(game.play(mv).expect("legal")),
            None => game.next_deal().expect("a next deal"),
        }
        made += 1;
    }
    game
}

fn whole(record: Record) -> Result<Link, LinkError> {
    Ok(Link {
        record,
        whole: true,
    })
}

#[test]
fn a_match_comes_back_from_its_link() {
    let mut chance = Chance::new(1);
    for id in PRESETS {
        let mut longest = 0;
        for seed in 0..matches() {
            let record = play(game(id, u64::MAX - seed), usize::MAX, &mut chance).record();
            let text = Link::from_record(&record);
            assert!(
                text[2..]
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
            );
            assert_eq!(Link::parse(&text), whole(record), "{id}: {text}");
            longest = longest.max(text.len());
        }
        println!("{id}: at most {longest} characters");
    }
}

#[test]
fn a_match_to_eleven_takes_less_than_a_hundred_characters() {
    let mut all = Vec::new();
    for seed in 0..60 {
        let mut game = game("classica", u64::MAX / 3 + seed);
        while game.phase() != Phase::Over {
            match game.to_move() {
                Some(seat) => {
                    drop(game.play(choose(&game.view(seat), Level::Greedy, 1).expect("a move")))
                }
                None => game.next_deal().expect("a next deal"),
            }
        }
        let text = Link::from_record(&game.record());
        assert_eq!(Link::parse(&text), whole(game.record()));
        all.push(text.len());
    }
    all.sort_unstable();
    println!(
        "shortest {}, middle {}, longest {}",
        all[0],
        all[all.len() / 2],
        all[all.len() - 1]
    );
    assert!(all[all.len() - 1] < 100);
}

#[test]
fn a_match_comes_back_from_every_ply() {
    let mut chance = Chance::new(2);
    for id in PRESETS {
        let mut game = game(id, 3);
        for _ in 0..100 {
            assert_eq!(
                Link::parse(&Link::from_record(&game.record())),
                whole(game.record()),
                "{id}"
            );
            game = play(game, 1, &mut chance);
        }
    }
}

#[test]
fn any_rules_come_back() {
    let changes = [
        "cirulla target=71 hand_size=3 knock_low_max=8",
        "classica primiera_scale=7:30,1:0 primiera_count_order=7 max_capture=3 target=100000",
        "escoba redeal_low_sum=10 cappotto_at=7 players=4 sides=two_teams direction=clockwise",
        "napola napola_cap=6 deck_style=french leftovers=nobody bonus_before_redeal=off",
        "meridionale primiera_scale=face_value primiera_mode=count primiera_count_order=10,9,8,7,6,5,4,3,2,1",
    ];
    for line in changes {
        let text = format!("scopa/1\nrules preset={line}\nseed 7\ndealer 1\n1.\n");
        let record: Record = text.parse().expect("a record");
        let link = Link::from_record(&record);
        assert_eq!(Link::parse(&link), whole(record), "{link}");
    }
}

#[test]
fn what_is_cut_off_leaves_a_beginning() {
    let mut chance = Chance::new(4);
    for id in PRESETS {
        let record = play(game(id, 0x1234_5678_9abc_def0), 150, &mut chance).record();
        let all: Vec<_> = record.deals.concat();
        let text = Link::from_record(&record);
        let mut most = 0;
        for cut in 0..text.len() {
            match Link::parse(&text[..cut]) {
                Ok(Link {
                    record: part,
                    whole,
                }) => {
                    let moves = part.deals.concat();
                    assert_eq!((part.rules, part.seed), (record.rules, record.seed));
                    assert!(!whole && all.starts_with(&moves), "{id} at {cut}");
                    assert!(moves.len() >= most);
                    most = moves.len();
                }
                Err(error) => assert!(
                    most == 0 && error != LinkError::Damaged,
                    "{id} at {cut}: {error}"
                ),
            }
        }
        assert!(all.len() - most < 20, "{id}: {most} of {}", all.len());
    }
}

#[test]
fn what_is_altered_is_noticed() {
    let mut chance = Chance::new(5);
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let (mut tried, mut missed) = (0, 0);
    for id in PRESETS {
        let record = play(game(id, 99), 200, &mut chance).record();
        let text = Link::from_record(&record);
        for _ in 0..60 {
            let mut bytes = text.clone().into_bytes();
            let at = 3 + chance.below(bytes.len() - 3);
            bytes[at] = digits[chance.below(64)];
            let altered = String::from_utf8(bytes).expect("ASCII");
            if altered != text {
                tried += 1;
                let read = Link::parse(&altered);
                missed += u32::from(read.is_ok_and(|link| link.whole && link.record != record));
            }
        }
    }
    assert!(missed * 200 < tried, "{missed} of {tried}");
}

#[test]
fn a_link_is_found_where_people_paste_it() {
    let record = game("chkobba", 1).record();
    let link = Link::from_record(&record);
    let around = [
        format!("https://example.org/scopa/?lang=it#{link}"),
        format!("#x=1&{link}&y=2"),
        format!(" {link} "),
        format!("{link})."),
        link[2..].to_owned(),
    ];
    for text in around {
        assert_eq!(Link::parse(&text), whole(record.clone()), "{text}");
    }
    assert_eq!(Link::parse("#g="), Err(LinkError::Empty));
    assert_eq!(Link::parse("g=~"), Err(LinkError::Version('~')));
    assert_eq!(Link::parse("g=1A"), Err(LinkError::TooShort));
}

/// A link of version 1 means the same for ever.
#[test]
fn old_links_stay_readable() {
    let mut chance = Chance::new(6);
    let mut links = String::new();
    for id in PRESETS {
        let record = play(game(id, 2024), 30, &mut chance).record();
        links.push_str(&format!("{id} {}\n", Link::from_record(&record)));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/links.txt");
    if env::var_os("SCOPA_BLESS").is_some() {
        std::fs::write(path, &links).expect("written");
    }
    assert_eq!(
        links,
        std::fs::read_to_string(path).expect("tests/links.txt")
    );
}
