//! The rule book with its examples, the reasons at the count, and the first lesson.

use browser_tests::{
    ENTER, ESCAPE, Failure, Manner, Moment, Outcome, Page, Point, Pointer, everywhere,
    is_searchable,
};
use scopa::explain::{Example, Language, Topic, count};
use scopa::{Cards, Game, Play, Rules, Ruleset, plays};
use serde::Deserialize;
use serde_json::json;

/// The rules as the page tells them: sentence, whether it is marked, whether it has sources.
/// Where the cards of a cloth are, after it has been brought into view.
const CLOTH: &str = r#"
const cloth = document.querySelector(`[data-cloth=${arguments[0]}]`);
cloth.scrollIntoView({ block: "center", behavior: "instant" });
const room = cloth.getBoundingClientRect();
const middle = (card) => { const { x, y, width, height } = card.getBoundingClientRect(); return [card.dataset.card, { x: x + width / 2, y: y + height / 2 }]; };
const all = (selector) => Object.fromEntries([...cloth.querySelectorAll(selector)].map(middle));
return { hand: all(".of-hand > .card"), table: all(".of-table .card"), below: room.bottom - 9 };
"#;

/// Where things are on a cloth.
#[derive(Deserialize)]
struct Seen {
    hand: std::collections::BTreeMap<String, Point>,
    table: std::collections::BTreeMap<String, Point>,
    /// The height at which no card lies.
    below: f64,
}

fn preset(id: &str) -> Ruleset {
    let rules = Rules::preset(id).expect("a preset");
    rules.validate().expect("playable")
}

#[test]
fn the_rules_in_play_are_told_in_both_languages() {
    everywhere("book", async |page| {
        for id in ["classica", "cirulla", "quindici"] {
            let rules = preset(id);
            page.open(&format!("?preset={id}&seed=3&speed=0&lang=en"))
                .await?;
            open_book(page, "How to play").await?;
            page.expect_told(&rules, Language::ENGLISH).await?;
            page.act_on("back").await?;
            from_the_menu(page, "Settings").await?;
            page.until("the settings", |state| state.shows("settings"))
                .await?;
            page.press_on("[lang=it].opt").await?;
            page.act_on("back").await?;
            open_book(page, "Come si gioca").await?;
            page.expect_told(&rules, Language::ITALIAN).await?;
            page.act_on("back").await?;
        }
        Ok(())
    });
}

#[test]
fn the_pack_told_is_the_one_on_the_table() {
    everywhere("book-pack", async |page| {
        for (deck, pack) in [
            ("napoletane", "The pack is Neapolitan"),
            ("milanesi", "The pack is French-suited"),
        ] {
            page.open(&format!("?seed=3&speed=0&lang=en&deck={deck}"))
                .await?;
            open_book(page, "How to play").await?;
            let told = format!(
                "[...document.querySelectorAll('.rule[data-differs=false]')].some((rule) => rule.innerText.includes('{pack}'))"
            );
            until(page, pack, &told).await?;
        }
        Ok(())
    });
}

#[test]
fn a_chapter_is_one_tap_away() {
    everywhere("chapters", async |page| {
        page.open("?seed=3&speed=0&lang=en").await?;
        open_book(page, "How to play").await?;
        page.press_on("[data-chapter='7']").await?;
        until(page, "the points", "document.activeElement.id === 'chapter-7' && document.activeElement.getBoundingClientRect().top < innerHeight").await?;
        // A disputed rule has its sources, once they are asked for.
        page.press_on(".chapter:has(#chapter-7) .src summary")
            .await?;
        until(page, "the sources", "document.querySelector('.chapter:has(#chapter-7) .src[open] small').getBoundingClientRect().height > 0").await?;
        // The address is as it was: its fragment is for matches.
        until(page, "no fragment", "location.hash === ''").await
    });
}

#[test]
fn examples_are_played_by_tap_drag_and_keys() {
    everywhere("examples", async |page| {
        for id in ["classica", "quindici", "siciliana"] {
            let rules = preset(id);
            page.open(&format!("?preset={id}&seed=3&speed=0&lang=en"))
                .await?;
            open_book(page, "How to play").await?;
            for (topic, name) in Topic::ALL
                .into_iter()
                .zip(["capture", "choice", "scopa", "primiera"])
            {
                let Some(example) = Example::of(&rules, topic) else {
                    let there = format!("!document.querySelector('[data-example={name}]')");
                    until(page, "no example of what the game has not", &there).await?;
                    continue;
                };
                let table: Cards = example.table.iter().copied().collect();
                let moves = plays(&rules, table, example.card.into(), scopa::Moment::default());
                // Of several the last, which no key has chosen yet.
                let play = moves.plays().last().expect("a play");
                for manner in [Manner::Tap, Manner::Drag, Manner::Digits] {
                    play_on(page, name, play, moves.len(), manner).await?;
                    expect_taken(page, name, play).await?;
                    page.press_on(&format!("[data-example={name}] [data-action=again]"))
                        .await?;
                    let back = format!(
                        "document.querySelectorAll('[data-cloth={name}] .of-table .card').length === {} && !!document.activeElement.closest('[data-cloth={name}]')",
                        table.len()
                    );
                    until(page, "the example as it was", &back).await?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn an_example_is_not_played_by_mistake() {
    everywhere("example-escape", async |page| {
        page.open("?seed=3&speed=0&lang=en").await?;
        open_book(page, "How to play").await?;
        let card = "[data-cloth=choice] .of-hand .card";
        page.press_on(card).await?;
        until(
            page,
            "a lifted card",
            "!!document.querySelector('[data-cloth=choice] [data-aimed]')",
        )
        .await?;
        page.press(&[ESCAPE]).await?;
        until(
            page,
            "no lifted card",
            "!document.querySelector('[data-cloth=choice] [data-aimed]')",
        )
        .await?;
        // A drag that ends beside the cloth is none.
        let seen: Seen = page.run_with(CLOTH, vec![json!("choice")]).await?;
        let start = *seen.hand.values().next().expect("a card");
        let beside = Point {
            x: start.x,
            y: seen.below + 60.0,
        };
        Pointer::Mouse.drag(page, &[start, beside]).await?;
        until(page, "nothing played", "document.querySelector('[data-example=choice]').dataset.played === 'false' && !document.querySelector('[data-cloth=choice] [data-aimed]')").await
    });
}

#[test]
fn every_point_says_why() {
    everywhere("reasons", async |page| {
        page.open("?seed=8&speed=0&lang=en").await?;
        let game = match page.finish_deal(&[Manner::Digits]).await? {
            Moment::DealOver(game) => game,
            other => return Err(Failure::new(format!("not the end of a deal: {other:?}"))),
        };
        let reasons = reasons(&game);
        let asks: Vec<String> = page
            .run("return [...document.querySelectorAll('.ledger [data-asks]')].map((ask) => ask.dataset.asks)")
            .await?;
        assert_eq!(asks.len(), reasons.len());
        for (ask, reason) in asks.iter().zip(&reasons) {
            page.run_with::<()>(
                "document.querySelector(arguments[0]).focus()",
                vec![json!(format!("[data-asks={ask}]"))],
            )
            .await?;
            page.press(&[ENTER]).await?;
            let said = format!(
                "[...document.querySelectorAll('.ledger .why')].some((row) => row.innerText.includes({}))",
                json!(reason)
            );
            until(page, reason, &said).await?;
        }
        page.act_on("next").await?;
        page.turn().await?;
        page.press_on(".score").await?;
        page.press_on("[data-asks=deal]").await?;
        for reason in &reasons {
            let said = format!(
                "document.querySelector('.pad .why').innerText.includes({})",
                json!(reason)
            );
            until(page, reason, &said).await?;
        }
        page.press_on("[data-asks=deal]").await?;
        until(
            page,
            "the reasons shut",
            "!document.querySelector('.pad .why')",
        )
        .await
    });
}

#[test]
fn the_lesson_is_played_to_its_end() {
    everywhere("lesson", async |page| {
        page.open("?seed=3&speed=0&lang=en").await?;
        let before = page.turn().await?.record();
        page.press_on(".learn").await?;
        page.until("the lesson", |state| state.shows("lesson"))
            .await?;
        for (step, way) in [
            (1, ("5D", vec!["5C"], Manner::Drag)),
            (2, ("8S", vec!["2S", "6B"], Manner::Drag)),
            (3, ("3B", vec![], Manner::Tap)),
            (4, ("7D", vec!["4C", "3B"], Manner::Tap)),
            (5, ("6D", vec!["6C"], Manner::Digits)),
        ] {
            let (card, taken, manner) = way;
            let begun = format!("document.querySelector('.lesson').dataset.step === '{step}'");
            until(page, "the step", &begun).await?;
            let taken: Cards = taken
                .iter()
                .map(|card| card.parse().expect("a card"))
                .collect();
            let play = Play {
                card: card.parse().expect("a card"),
                capture: (!taken.is_empty()).then_some(taken),
            };
            play_on(page, "lesson", play, 1, manner).await?;
            until(
                page,
                "the step to be done",
                "document.querySelector('.lesson').dataset.done === 'true'",
            )
            .await?;
            page.act_on("next").await?;
        }
        until(
            page,
            "all that was won",
            "document.querySelector('[data-won]').dataset.won === '10'",
        )
        .await?;
        page.act_on("deal").await?;
        let after = page.turn().await?.record();
        assert_eq!(before, after, "the match is as it was");
        expect_no_offer(page).await?;
        page.reload().await?;
        page.turn().await?;
        expect_no_offer(page).await
    });
}

#[test]
fn the_lesson_is_skipped() {
    everywhere("lesson-skipped", async |page| {
        page.open("?seed=3&speed=0&lang=it").await?;
        page.turn().await?;
        page.press_on(".learn").await?;
        page.until("the lesson", |state| state.shows("lesson"))
            .await?;
        // Only the card that the step is about can be played.
        let seen: Seen = page.run_with(CLOTH, vec![json!("lesson")]).await?;
        page.tap_at(seen.hand["3B"]).await?;
        until(
            page,
            "nothing lifted",
            "!document.querySelector('[data-aimed]')",
        )
        .await?;
        page.act_on("skip").await?;
        page.turn().await?;
        expect_no_offer(page).await?;
        // It is still in the book.
        open_book(page, "Come si gioca").await?;
        page.act_on("learn").await?;
        page.until("the lesson", |state| state.shows("lesson"))
            .await?;
        Ok(())
    });
}

#[test]
fn the_offer_covers_nothing_and_pages_fit() {
    everywhere("book-sizes", async |page| {
        for (width, height) in [(320, 480), (390, 844), (844, 390), (1280, 800)] {
            page.leave_frame().await?;
            page.open_blank().await?;
            page.run::<()>("localStorage.clear()").await?;
            page.open_in_frame("?seed=3&speed=0&lang=it", width, height)
                .await?;
            page.turn().await?;
            until(page, "no card under the offer", "!document.querySelector('.learn')?.getClientRects().length || [...document.querySelectorAll('.card, .backs i, .face, .menu button')].every((card) => {
                const a = card.getBoundingClientRect(), b = document.querySelector('.learn').getBoundingClientRect();
                return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top; })").await?;
            let fits = "(() => { const sheet = document.querySelector('.sheet'); return sheet && sheet.scrollWidth <= sheet.clientWidth; })()";
            open_book(page, "Come si gioca").await?;
            until(page, "a book as wide as the page", fits).await?;
            page.act_on("learn").await?;
            until(page, "the lesson", "!!document.querySelector('.lesson')").await?;
            until(page, "a lesson as wide as the page", fits).await?;
            until(
                page,
                "the whole cloth in sight",
                "document.querySelector('.cloth').getBoundingClientRect().bottom <= innerHeight",
            )
            .await?;
        }
        Ok(())
    });
}

#[test]
fn no_barrier_in_book_reasons_and_lesson() {
    if !is_searchable() {
        return;
    }
    everywhere("book-barriers", async |page| {
        for theme in ["light", "dark"] {
            page.open_blank().await?;
            page.run::<()>("localStorage.clear()").await?;
            page.open(&format!(
                "?preset=cirulla&seed=3&speed=0&lang=en&theme={theme}"
            ))
            .await?;
            page.until("a screen", |state| state.shows("table")).await?;
            until(page, "the offer", "!!document.querySelector('.learn')").await?;
            page.expect_no_barrier("the offer of a lesson").await?;
            open_book(page, "How to play").await?;
            page.run::<()>(
                "document.querySelectorAll('details').forEach((part) => { part.open = true; })",
            )
            .await?;
            page.press_on("[data-cloth=choice] .of-hand .card").await?;
            until(
                page,
                "a lifted card",
                "!!document.querySelector('[data-aimed]')",
            )
            .await?;
            page.expect_no_barrier(&format!("the rule book, {theme},"))
                .await?;
            page.act_on("learn").await?;
            until(page, "the lesson", "!!document.querySelector('.lesson')").await?;
            page.expect_no_barrier(&format!("the lesson, {theme},"))
                .await?;
            page.act_on("skip").await?;
            page.open(&format!("?seed=8&speed=0&lang=en&theme={theme}"))
                .await?;
            page.finish_deal(&[Manner::Digits]).await?;
            page.press_on("[data-asks=Primiera]").await?;
            page.press_on("[data-asks=deal]").await?;
            until(
                page,
                "the reasons",
                "document.querySelectorAll('.why').length === 2",
            )
            .await?;
            page.expect_no_barrier(&format!("the reasons, {theme},"))
                .await?;
        }
        Ok(())
    });
}

/// Plays a card on a cloth; `several` is how many plays it has.
async fn play_on(page: &Page, name: &str, play: Play, several: usize, manner: Manner) -> Outcome {
    let seen: Seen = page.run_with(CLOTH, vec![json!(name)]).await?;
    let card = play.card.to_string();
    let start = seen.hand[&card];
    let taken: Vec<String> = play
        .capture
        .unwrap_or(Cards::EMPTY)
        .iter()
        .map(|card| card.to_string())
        .collect();
    let aimed = format!(
        "!!document.querySelector('[data-cloth={name}] [data-aimed][data-card=\"{card}\"]')"
    );
    match manner {
        Manner::Drag => {
            // Between two cards it goes below them, so that it meets no other.
            let below = |x| Point { x, y: seen.below };
            let mut way = vec![start, below(start.x)];
            for place in taken.iter().map(|card| seen.table[card]) {
                way.extend([below(place.x), place, below(place.x)]);
            }
            // Back onto the last one, to let go there.
            way.pop();
            Pointer::Mouse.drag(page, &way).await
        }
        Manner::Tap => {
            page.tap_at(start).await?;
            until(page, "the card to be lifted", &aimed).await?;
            if taken.is_empty() {
                return page
                    .tap_at(Point {
                        x: start.x,
                        y: seen.below,
                    })
                    .await;
            }
            for card in &taken {
                // As soon as nothing else is possible, it is played.
                let open: bool = page.run(&format!("return {aimed}")).await?;
                if open {
                    page.tap_at(seen.table[card]).await?;
                }
            }
            Ok(())
        }
        Manner::Digits | Manner::Arrows => {
            page.run_with::<()>(
                "document.querySelector(arguments[0]).focus()",
                vec![json!(format!(
                    "[data-cloth={name}] .of-hand [data-card=\"{card}\"]"
                ))],
            )
            .await?;
            page.press(&[ENTER]).await?;
            until(page, "the card to be lifted", &aimed).await?;
            if several > 1 {
                let digit = char::from_digit(several as u32, 10).expect("a digit");
                page.press(&[digit]).await?;
            }
            page.press(&[ENTER]).await
        }
    }
}

/// A play was made, and nothing else.
async fn expect_taken(page: &Page, name: &str, play: Play) -> Outcome {
    let taken: Vec<String> = play
        .capture
        .unwrap_or(Cards::EMPTY)
        .iter()
        .map(|card| card.to_string())
        .collect();
    let gone = format!(
        "document.querySelector('[data-example={name}]').dataset.played === 'true' && {}.every((card) => !document.querySelector(`[data-cloth={name}] .of-table [data-card=\"${{card}}\"]`))
         && document.querySelectorAll('[data-cloth={name}] .of-table .spot').length === {}
         && document.querySelector('[data-example={name}] [role=status]').innerText.includes('You take')",
        json!(taken),
        taken.len()
    );
    until(page, &format!("{play:?} to be made"), &gone).await
}

/// Why each point of the deal that has ended went where it went, as the library says.
fn reasons(game: &Game) -> Vec<String> {
    let row = game.sheet().last().expect("a deal");
    let piles: Vec<Cards> = (0..2).map(|side| game.deal().pile(side)).collect();
    let all = count(
        game.rules(),
        &piles,
        &row.score,
        &["You", "Gennaro"],
        Language::ENGLISH,
    );
    all.into_iter().map(|why| why.text).collect()
}

async fn expect_no_offer(page: &Page) -> Outcome {
    until(
        page,
        "no offer of a lesson",
        "!document.querySelector('.learn')",
    )
    .await
}

async fn until(page: &Page, what: &str, condition: &str) -> Outcome {
    page.find(what, async || {
        let holds: bool = page.run(&format!("return !!({condition})")).await?;
        Ok(if holds {
            Ok(())
        } else {
            Err(format!("not {condition}"))
        })
    })
    .await
}

/// Opens the book, and waits until it has the focus: that is what scrolls it to its beginning.
async fn open_book(page: &Page, entry: &str) -> Outcome {
    from_the_menu(page, entry).await?;
    page.until("the rule book", |state| state.shows("rules"))
        .await?;
    let focused = "document.activeElement.dataset.action === 'back'";
    until(page, "the focus in the book", focused).await
}

async fn from_the_menu(page: &Page, entry: &str) -> Outcome {
    page.press_on(".menu > button").await?;
    page.until("the menu", |state| state.offers("new")).await?;
    page.run_with(
        "[...document.querySelectorAll('.pop button')].find((button) => button.innerText.trim() === arguments[0]).click()",
        vec![json!(entry)],
    )
    .await
}
