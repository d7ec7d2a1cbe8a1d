//! Tables of three to six: every preset, whole matches, and where everybody and everything is.

use std::collections::BTreeMap;

use browser_tests::{
    Engine, Failure, Manner, Moment, Outcome, Page, Point, everywhere, replay, sheet_of,
};
use scopa::{Game, Move, PRESETS, Rules, Ruleset};
use serde::Deserialize;

/// Own piles at five seats, three sides.
const WITH_MANY_SIDES: [&str; 2] = ["cinque", "classica_3"];

/// By digits, and some by drags and taps.
const MANNERS: [Manner; 6] = [
    Manner::Digits,
    Manner::Tap,
    Manner::Digits,
    Manner::Drag,
    Manner::Digits,
    Manner::Arrows,
];

/// The smallest frame, a phone upright and on its side, a desk.
const SIZES: [(u32, u32); 4] = [(320, 480), (390, 844), (844, 390), (1280, 800)];

/// So many cards must fit on the table.
const MOST_ON_TABLE: usize = 13;

#[test]
fn every_preset_for_more_than_two() {
    everywhere("presets-for-more", async |page| {
        for id in PRESETS {
            let for_more = Rules::preset(id).is_some_and(|rules| rules.players > 2);
            // One engine plays them all.
            if for_more && (page.engine() == Engine::Chromium || WITH_MANY_SIDES.contains(id)) {
                first_deal(page, id)
                    .await
                    .map_err(|failure| failure.during(id))?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_match_of_four() {
    a_match("coppie");
}

#[test]
fn a_match_of_six() {
    a_match("sei");
}

#[test]
fn everybody_sits_in_the_direction_of_play() {
    everywhere("seats", async |page| {
        for id in [
            "classica",
            "classica_3",
            "coppie",
            "scopone",
            "cinque",
            "sei",
        ] {
            for direction in ["anticlockwise", "clockwise"] {
                page.open(&format!(
                    "?preset={id}&direction={direction}&seed=3&speed=0&lang=en"
                ))
                .await?;
                page.moment().await?;
                seats_around(page, direction == "clockwise")
                    .await
                    .map_err(|failure| failure.during(&format!("{id}, {direction}")))?;
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_overlaps_or_leaves_the_window() {
    everywhere("room", async |page| {
        let mut faults = Vec::new();
        for seats in 2..=6 {
            for (what, game) in crowded(seats)? {
                for (width, height) in SIZES {
                    page.open_blank().await?;
                    let query = page.put(&game).await?;
                    page.open_in_frame(&query, width, height).await?;
                    page.moment().await?;
                    let found: Vec<String> = page.run(CROWD).await?;
                    let deal = game.deal();
                    let where_ = format!(
                        "{seats} seats, {what} ({} on the table, {} in hand), {width}x{height}",
                        deal.table().len(),
                        deal.hand(0).len()
                    );
                    faults.extend(found.iter().map(|fault| format!("{where_}: {fault}")));
                    for card in deal.table().iter().chain(deal.hand(0).iter()) {
                        if let Err(failure) = page.grip(card).await {
                            faults.push(format!("{where_}: {failure}"));
                        }
                    }
                    page.expect_nothing_wrong().await?;
                }
            }
        }
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Failure::new(faults.join("\n")))
        }
    });
}

async fn first_deal(page: &Page, id: &str) -> Outcome {
    page.open(&format!("?preset={id}&seed=17&speed=0&lang=en"))
        .await?;
    let game = page.finish_deal(&MANNERS).await?.into_game();
    assert_eq!(
        game.rules().preset_id(),
        Some(*PRESETS.iter().find(|name| **name == id).unwrap_or(&""))
    );
    assert_eq!(
        page.sheet().await?,
        sheet_of(&game),
        "the score sheet of {id}"
    );
    Ok(())
}

fn a_match(id: &str) {
    everywhere(&format!("match-{id}"), async |page| {
        page.open(&format!("?preset={id}&seed=42&speed=0&lang=en"))
            .await?;
        let game = loop {
            match page.finish_deal(&MANNERS).await? {
                Moment::MatchOver(game) => break game,
                Moment::Turn(game) | Moment::DealOver(game) => {
                    assert_eq!(page.sheet().await?, sheet_of(&game));
                    let next = game.deal_number() + 1;
                    page.act_on("next").await?;
                    page.until("the next deal", |state| {
                        state.shows("table") && state.deal == Some(next)
                    })
                    .await?;
                }
            }
        };
        assert_eq!(page.sheet().await?, sheet_of(&game));
        assert!(game.outcome().is_some());
        assert!(
            game.totals().iter().max() >= Some(&11),
            "{:?}",
            game.totals()
        );
        // What was played is what is kept.
        let again = replay(&page.record().await?)?;
        assert_eq!(again, game);
        Ok(())
    });
}

/// The middle of everybody's face, and the shape that tells their side.
const FACES: &str = r#"
const middle = (face) => { const { x, y, width, height } = face.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
const seats = [...document.querySelectorAll(".seat[data-seat]")].map((seat) => [seat.dataset.seat, seat.querySelector(".face")]);
const me = document.querySelector(".hand.mine");
const hand = middle(me);
const shape = (face) => ["a", "b", "c"].find((name) => face.classList.contains(name)) || "?";
return [[me.dataset.seat, { ...hand, shape: "a" }], ...seats.map(([seat, face]) => [seat, { ...middle(face), shape: shape(face) }])];
"#;

#[derive(Clone, Debug, Deserialize)]
struct Face {
    x: f64,
    y: f64,
    shape: String,
}

async fn seats_around(page: &Page, clockwise: bool) -> Outcome {
    let faces: Vec<(String, Face)> = page.run(FACES).await?;
    let faces: BTreeMap<u8, Face> = faces
        .into_iter()
        .map(|(seat, face)| Ok((seat.parse()?, face)))
        .collect::<Outcome<_>>()?;
    let game = page.game().await?;
    let rules = game.rules();
    let players = usize::from(rules.players);
    assert_eq!(faces.len(), players, "{faces:?}");
    let middle = page.run::<Point>("const { x, y, width, height } = document.querySelector('[data-zone=\"table\"]').getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 };").await?;
    // Seen from the middle of the cloth, every next seat is further round the same way, and all of them are one turn.
    let angle = |seat: u8| {
        let face = &faces[&seat];
        (middle.y - face.y).atan2(face.x - middle.x)
    };
    let mut turned = 0.0;
    for seat in rules.seats() {
        let step =
            (angle((seat + 1) % rules.players) - angle(seat)).rem_euclid(std::f64::consts::TAU);
        turned += if clockwise {
            std::f64::consts::TAU - step
        } else {
            step
        };
    }
    assert!(
        (turned - std::f64::consts::TAU).abs() < 0.01,
        "the seats are not in the order of play: {faces:?} around {middle:?}"
    );
    if players == 4 && rules.sides_count() == 2 {
        let partner = &faces[&2];
        let (left, right) = (faces[&1].x.min(faces[&3].x), faces[&1].x.max(faces[&3].x));
        assert!(
            partner.y < middle.y && left < partner.x && partner.x < right,
            "one's partner sits opposite: {faces:?}"
        );
    }
    for seat in rules.seats() {
        let ours = rules.side_of(seat) == rules.side_of(0);
        assert_eq!(
            faces[&seat].shape == "a",
            ours,
            "the shape of seat {seat}'s face tells the side: {faces:?}"
        );
    }
    Ok(())
}

/// What is on the screen and covers something else, sticks out of the window, or is cut off.
const CROWD: &str = r#"
const faults = [];
const TOLERANCE = 2;
const all = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.getClientRects().length);
// A card that lies a little askew takes the room of one that lies straight.
const box = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const straight = element.matches('[data-zone="table"] .card, .pile, .stock');
  const w = straight && element.offsetWidth ? element.offsetWidth : width, h = straight && element.offsetHeight ? element.offsetHeight : height;
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, right: left + (width + w) / 2, bottom: top + (height + h) / 2 };
};
const name = (element) => element.dataset.card || element.closest("[data-seat]")?.dataset.seat && `${element.className} of seat ${element.closest("[data-seat]").dataset.seat}` || element.className || element.tagName;
const words = (element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  // A line is a little higher than its letters.
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return { left, top: top + 2, right, bottom: bottom - 2 };
};
const things = [
  ...all(".menu > button, .score, .tools > button").map((element) => ({ element, group: "bar" })),
  ...all(".seat .face, .seat .who, .seat .backs").map((element) => ({ element, group: "seat" })),
  ...all('[data-zone="table"] [data-card]').map((element) => ({ element, group: "table" })),
  ...all('[data-zone="pile"], [data-zone="stock"]').map((element) => ({ element, group: "pile" })),
  ...all(".say .turn, .say .last").map((element) => ({ element, group: "say" })),
  ...all(".hand.mine [data-card]").map((element) => ({ element, group: "hand" })),
].map((thing) => ({ ...thing, box: thing.element.matches(".who, .turn, .last") ? words(thing.element) : box(thing.element) }));
for (const { element, box: b } of things) {
  if (b.left < -TOLERANCE || b.top < -TOLERANCE || b.right > innerWidth + TOLERANCE || b.bottom > innerHeight + TOLERANCE)
    faults.push(`${name(element)} leaves the window: ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
}
for (let i = 0; i < things.length; i++) for (let j = i + 1; j < things.length; j++) {
  const [one, other] = [things[i], things[j]];
  if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
  if (one.group === "hand" && other.group === "hand") continue;
  // Where a seat has little room its face covers the edge of its cards.
  if (one.group === "seat" && other.group === "seat" && one.element.closest(".seat") === other.element.closest(".seat")
    && !one.element.matches(".who") && !other.element.matches(".who")) continue;
  const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  // Where the cloth is too low for two rows of cards that a finger can hit, one covers the foot of the other.
  const foot = one.group === "table" && other.group === "table" ? (one.box.bottom - one.box.top) / 4 : 0;
  if (x > TOLERANCE && y > TOLERANCE + foot) faults.push(`${name(one.element)} and ${name(other.element)} overlap by ${x.toFixed(1)} x ${y.toFixed(1)}`);
}
for (const element of all(".who, .turn, .last, .score")) {
  if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflow !== "visible") faults.push(`${name(element)} is cut off: "${element.innerText}"`);
}
const root = document.documentElement;
if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
return faults;
"#;

/// Two moments of a match of so many: the largest hand, and the fullest table.
fn crowded(seats: u8) -> Outcome<Vec<(&'static str, Game)>> {
    let mut hand: Option<Game> = None;
    let mut table: Option<Game> = None;
    let room = |game: &Game| {
        (
            game.deal().table().len().min(MOST_ON_TABLE),
            game.deal().hand(0).len(),
        )
    };
    let held = |game: &Game| {
        (
            game.deal().hand(0).len(),
            game.deal().table().len().min(MOST_ON_TABLE),
        )
    };
    for rules in shapes(seats) {
        for seed in 1..=25 {
            let mut game = Game::new(rules, seed, None);
            while let Some(choice) = laying(&game) {
                if game.to_move() == Some(0) && game.deal().table().len() <= MOST_ON_TABLE {
                    if table.as_ref().is_none_or(|best| room(&game) > room(best)) {
                        table = Some(game.clone());
                    }
                    if hand.as_ref().is_none_or(|best| held(&game) > held(best)) {
                        hand = Some(game.clone());
                    }
                }
                game.play(choice)
                    .map_err(|error| Failure::new(error.to_string()))?;
            }
        }
    }
    let none = || Failure::new(format!("no match of {seats}"));
    Ok(vec![
        ("a full hand", hand.ok_or_else(none)?),
        ("a full table", table.ok_or_else(none)?),
    ])
}

/// Every way to deal forty cards to so many, with at most ten in hand.
fn shapes(seats: u8) -> Vec<Ruleset> {
    let mut shapes = Vec::new();
    for hand in 3..=10 {
        for table in [0, 4, 5, 8, 10, 12, 13] {
            let mut rules = Rules::default();
            let knobs = [
                ("players", seats.to_string()),
                ("hand_size", hand.to_string()),
                ("table_size", table.to_string()),
                ("redeal_kings", "0".to_owned()),
            ];
            let sides = [("sides", "two_teams".to_owned())];
            let knobs = knobs
                .iter()
                .chain(sides.iter().filter(|_| seats == 4 || seats == 6));
            let written = knobs
                .map(|(knob, value)| rules.with(knob, value))
                .all(|done| done.is_ok());
            if let (true, Ok(rules)) = (written, rules.validate()) {
                shapes.push(rules);
            }
        }
    }
    shapes
}

/// The move that leaves most on the table.
fn laying(game: &Game) -> Option<Move> {
    let taken = |choice: &Move| {
        let play = choice.as_play();
        play.map_or(0, |play| play.capture.map_or(0, |cards| cards.len() + 1))
    };
    game.legal_moves().iter().min_by_key(taken)
}
