//! What goes out by a link and comes in by one: a rule set, a match to look at, its deals, the deal of the day.

use browser_tests::{Engine, Manner, Moment, Outcome, Page, State, everywhere, replay, sheet_of};
use scopa::share::{self, Shared};
use scopa::{Game, Phase, Rules};

const QUERY: &str = "?speed=0&lang=en";
const END: char = '\u{E010}';

#[test]
fn a_rule_set_is_sent_and_opened() {
    everywhere("link-rules", async |page| {
        page.open(QUERY).await?;
        page.turn().await?;
        page.press(&['m']).await?;
        page.act_on("setup").await?;
        page.until("the set-up", |state| state.shows("setup"))
            .await?;
        page.press_on("input[name=game][value=cirulla]").await?;
        let link = sent(page, "share-rules").await?;
        assert!(link.ends_with("?preset=cirulla"), "{link}");
        page.open_blank().await?;
        page.open(&format!("{QUERY}&{}", query_of(&link))).await?;
        page.until("a table", |state| state.shows("table")).await?;
        let game = page.moment().await?.into_game();
        assert_eq!(Some(*game.rules().rules()), Rules::preset("cirulla"));
        Ok(())
    });
}

#[test]
fn a_match_is_sent_and_looked_at() {
    everywhere("link-replay", async |page| {
        let played = play_to_the_end(page, "?speed=0&lang=en&target=3&seed=5&sound=off").await?;
        let sheet = page.sheet().await?;
        let link = sent(page, "share-match").await?;
        let fragment = &link[link.find('#').expect("a fragment")..];
        assert!(link.len() < 600, "{} characters", link.len());
        assert_eq!(fragment, share::replay(&played.record()));

        // With movement it runs by itself; it can be stopped, stepped, moved to any place, and left.
        page.open_blank().await?;
        page.open(&format!("?speed=0.1&lang=en{fragment}")).await?;
        page.until("the match to run", |state| {
            state.shows("replay") && state.table.len() + state.hand.len() > 0
        })
        .await?;
        page.find("some steps", async || at_least(step(page).await?.0, 3))
            .await?;
        page.act_on("replay-go").await?;
        let steps = stands(page).await?.1;
        page.act_on("replay-start").await?;
        page.find("the beginning", async || equal(step(page).await?.0, 0))
            .await?;
        let dealt = page.state().await?;
        page.act_on("replay-on").await?;
        page.find("one step", async || equal(step(page).await?.0, 1))
            .await?;
        page.act_on("replay-back").await?;
        page.find("no step", async || equal(step(page).await?.0, 0))
            .await?;
        assert_eq!(page.state().await?.cards(), dealt.cards());
        page.run::<()>("document.querySelector('.replay input').focus()")
            .await?;
        page.press(&[END]).await?;
        page.find("the end", async || equal(step(page).await?.0, steps))
            .await?;
        page.press(&['m']).await?;
        page.press_on(".pop button:has([href='#i-check'])").await?;
        page.until("the score sheet", |state| state.shows("score"))
            .await?;
        assert_eq!(page.sheet().await?, sheet, "as the sender's");
        assert_eq!(sheet, sheet_of(&played));
        page.act_on("back").await?;
        page.expect_nothing_wrong().await?;
        page.act_on("leave").await?;
        page.until("the own match", State::is_my_turn).await?;
        assert!(
            !page
                .run::<String>("return location.hash")
                .await?
                .contains('g')
        );
        Ok(())
    });
}

#[test]
fn the_same_deals_are_played_against() {
    everywhere("link-deals", async |page| {
        let theirs = play_to_the_end(page, "?speed=0&lang=en&target=3&seed=6&sound=off").await?;
        let link = sent(page, "share-deals").await?;
        let fragment = &link[link.find('#').expect("a fragment")..];
        let read = Shared::read(fragment)
            .expect("a request")
            .expect("readable");
        let Shared::Deals { players, .. } = read else {
            panic!("{fragment} offers no deals");
        };
        assert_eq!(players, "person,counter");
        // Of the own match and of the link's that was just played nothing is taken.
        let kept = page.storage().await?;
        page.open_blank().await?;
        page.open(&format!("{QUERY}{fragment}")).await?;
        let game = page.turn().await?;
        assert!(!page.state().await?.told("deals").is_empty());
        assert_eq!(
            (game.seed(), game.first_dealer()),
            (theirs.seed(), theirs.first_dealer())
        );
        // Another way of playing: the first card of the hand, whatever it takes.
        let mut seen = 0;
        let mine = loop {
            match page.moment().await? {
                Moment::Turn(_) => {
                    page.play_blindly().await?;
                    seen += 1;
                    if seen == 2 {
                        page.reload().await?;
                    }
                }
                Moment::DealOver(_) => page.act_on("next").await?,
                Moment::MatchOver(game) => break game,
            }
        };
        assert_eq!(page.sheet().await?, sheet_of(&mine));
        assert_eq!(page.sheet_named("theirs").await?, sheet_of(&theirs));
        let after = page.storage().await?;
        assert_eq!(after.get("scopa.link"), kept.get("scopa.link"));
        page.act_on("leave").await?;
        page.until("the own match", State::is_my_turn).await?;
        Ok(())
    });
}

#[test]
fn the_deal_of_the_day_is_played_once() {
    everywhere("link-today", async |page| {
        page.open(QUERY).await?;
        page.turn().await?;
        // From the menu after another page, and over a reload.
        page.press(&['m']).await?;
        page.act_on("settings").await?;
        page.act_on("back").await?;
        page.turn().await?;
        page.press(&['m']).await?;
        page.act_on("today").await?;
        page.find("the page of the day", async || {
            let there = page
                .state()
                .await
                .is_ok_and(|state| !state.told("today").is_empty());
            Ok(if there { Ok(()) } else { Err(String::new()) })
        })
        .await?;
        let game = page.turn().await?;
        let date: String = page
            .run("return new Date().toISOString().slice(0, 10)")
            .await?;
        assert_eq!(game.seed(), share::game_of_day(&date).seed());
        assert_eq!(*game.rules().rules(), Rules::default());
        page.play_blindly().await?;
        let record = page.turn().await?.record().to_string();
        page.reload().await?;
        assert_eq!(page.turn().await?.record().to_string(), record);
        loop {
            let state = page
                .until("a turn or the end", |state| {
                    state.is_my_turn() || state.shows("over")
                })
                .await?;
            if state.shows("over") {
                break;
            }
            page.play_blindly().await?;
        }
        let done = replay(&page.record().await?)?;
        assert_ne!(done.phase(), Phase::Playing);
        assert_eq!(done.deal_number(), 1, "one deal");
        let said = sent_text(page, "share-result").await?;
        let totals = format!("{} to {}", done.totals()[0], done.totals()[1]);
        let day = in_english(&date);
        assert!(said.contains(&day) && said.contains(&totals), "{said}");
        assert!(said.ends_with("#today"), "{said}");
        // It stays as it is.
        let over = page.reload().await?;
        page.until("the result again", |state| state.shows("over"))
            .await?;
        assert!(!over.offers("new"));
        page.act_on("leave").await?;
        page.until("the own match", State::is_my_turn).await?;
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_is_told() {
    everywhere("link-bad", async |page| {
        let whole = share::replay(
            &Game::new(Rules::default().validate().expect("rules"), 4, None).record(),
        );
        for (fragment, kind) in [
            ("#g=2abcdefgh", "bad-link"),
            ("#g=", "bad-link"),
            ("#d=1", "bad-link"),
            ("#g=1AAAA", "bad-link"),
            ("#d=zzz&w=person", "bad-link"),
        ] {
            page.open_blank().await?;
            page.open(&format!("{QUERY}{fragment}")).await?;
            let state = page
                .until(&format!("a word about {fragment}"), |state| {
                    !state.told(kind).is_empty()
                })
                .await?;
            assert!(state.told(kind)[0].text.split_whitespace().count() > 6);
            page.until("the own match", State::is_my_turn).await?;
        }
        // In a page that is open already, too.
        page.run_with::<()>(
            "location.hash = arguments[0]",
            vec![serde_json::json!(whole)],
        )
        .await?;
        page.find("the match of the link", async || {
            let shown = page.state().await.is_ok_and(|state| state.shows("replay"));
            Ok(if shown { Ok(()) } else { Err(String::new()) })
        })
        .await?;
        Ok(())
    });
}

#[test]
fn two_hundred_fragments() {
    everywhere("link-fragments", async |page| {
        // Two hundred between them: what reads a link is the same program in all, and a page takes a second to open.
        let (count, mut state): (usize, u64) = match page.engine() {
            Engine::Chromium => (120, 42),
            Engine::Firefox => (60, 43),
            Engine::Webkit => (20, 44),
        };
        page.open(QUERY).await?;
        page.turn().await?;
        let sent = share::deals(
            &Game::new(Rules::default().validate().expect("rules"), 11, None).record(),
            "person,counter",
        );
        let digits: Vec<char> = "Ab19-_&=#,%g?w".chars().collect();
        let mut below = |n: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % n
        };
        for number in 0..count {
            let mut text: Vec<char> = match below(4) {
                0 => sent.chars().take(below(sent.len())).collect(),
                1 => "#g=1".chars().collect(),
                2 => sent.replace("#d=", "#g=").chars().collect(),
                _ => "#today".chars().collect(),
            };
            for _ in 0..below(9) {
                let (at, digit) = (below(text.len() + 1).max(1), digits[below(digits.len())]);
                text.insert(at.min(text.len()), digit);
            }
            let text: String = text.into_iter().collect();
            page.open_blank().await?;
            page.open(&format!("{QUERY}{text}")).await?;
            page.until(
                &format!("a table or a replay for fragment {number}, {text}"),
                |state| state.crash.is_none() && (state.is_my_turn() || state.shows("replay")),
            )
            .await?;
            page.expect_nothing_wrong().await?;
        }
        Ok(())
    });
}

/// Plays a match, by the engine's preference, to its end.
async fn play_to_the_end(page: &Page, query: &str) -> Outcome<Game> {
    page.open(query).await?;
    loop {
        match page.finish_deal(&[Manner::Digits]).await? {
            Moment::MatchOver(game) => return Ok(game),
            _ => page.act_on("next").await?,
        }
    }
}

/// A day such as 2026-11-30 as a sentence names it.
fn in_english(date: &str) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let mut parts = date
        .split('-')
        .skip(1)
        .map(|part| part.parse::<usize>().expect("a number"));
    let (month, day) = (parts.next().expect("a month"), parts.next().expect("a day"));
    format!("{} {day}", MONTHS[month - 1])
}

/// What the page says it has sent.
async fn sent_text(page: &Page, action: &str) -> Outcome<String> {
    let button = format!("[data-action={action}]");
    let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.run_with::<()>(script, vec![serde_json::json!(button)])
        .await?;
    page.press_on(&button).await?;
    let state = page
        .until("the link", |state| !state.told("link").is_empty())
        .await?;
    Ok(state.told("link")[0].text.clone())
}

/// The link in it.
async fn sent(page: &Page, action: &str) -> Outcome<String> {
    let said = sent_text(page, action).await?;
    let from = said.find("http").expect("a link");
    Ok(said[from..]
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned())
}

fn query_of(link: &str) -> &str {
    link.split_once('?').map_or("", |(_, query)| query)
}

/// The step that is shown, and how many there are.
async fn step(page: &Page) -> Outcome<(usize, usize)> {
    let place: (String, String) = page
        .run("const slider = document.querySelector('.replay input'); return [slider.value, slider.max]")
        .await?;
    Ok((
        place.0.parse().unwrap_or_default(),
        place.1.parse().unwrap_or_default(),
    ))
}

/// Waits until the match stands still, which it does at once or at the end of the step it is at.
async fn stands(page: &Page) -> Outcome<(usize, usize)> {
    page.find("the match to stand", async || {
        let sign: String = page
            .run(
                "return document.querySelector('[data-action=replay-go] use').getAttribute('href')",
            )
            .await?;
        Ok(if sign == "#i-play" { Ok(()) } else { Err(sign) })
    })
    .await?;
    step(page).await
}

fn at_least(seen: usize, least: usize) -> Outcome<Result<(), String>> {
    Ok(if seen >= least {
        Ok(())
    } else {
        Err(format!("{seen}"))
    })
}

fn equal(seen: usize, wanted: usize) -> Outcome<Result<(), String>> {
    Ok(if seen == wanted {
        Ok(())
    } else {
        Err(format!("{seen}, not {wanted}"))
    })
}
