//! The same play by drag, tap and key, and everything that is not a play.

use browser_tests::{
    ENTER, ESCAPE, Engine, Manner, Opening, Outcome, Page, Point, Pointer, RIGHT, State,
    captures_of, everywhere, opening,
};
use scopa::{Card, Cards, Play};

#[test]
fn a_card_that_takes_nothing_is_laid_on_free_table() {
    each_manner("lay", || {
        opening("a card that takes nothing", |_, _, captures| {
            captures.is_empty()
        })
    });
}

#[test]
fn a_finger_plays_too() {
    everywhere("finger", async |page| {
        let opening = one_of_several()?;
        begin(page, &opening).await?;
        let way = [page.grip(opening.card).await?, page.free_spot().await?];
        Pointer::Finger.drag(page, &way).await?;
        expect_played(page, &opening, opening.captures[0]).await
    });
}

#[test]
fn a_single_card_is_taken() {
    each_manner("take-one", one_of_one);
}

#[test]
fn several_cards_are_swept() {
    each_manner("sweep", one_of_several);
}

#[test]
fn one_of_several_captures_is_chosen() {
    each_manner("choose", ambiguous);
}

#[test]
fn free_table_takes_the_only_capture() {
    everywhere("free-table-takes", async |page| {
        let opening = one_of_several()?;
        begin(page, &opening).await?;
        page.drag_to_free_table(opening.card).await?;
        expect_played(page, &opening, opening.captures[0]).await
    });
}

#[test]
fn a_tap_on_the_table_takes_the_only_capture() {
    everywhere("tap-table-takes", async |page| {
        let opening = one_of_several()?;
        begin(page, &opening).await?;
        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        page.tap_at(page.free_spot().await?).await?;
        expect_played(page, &opening, opening.captures[0]).await
    });
}

#[test]
fn dropping_on_one_card_takes_the_capture_that_contains_it() {
    everywhere("drop-on-card", async |page| {
        let opening = one_of_several()?;
        begin(page, &opening).await?;
        let first = opening.captures[0].iter().next().expect("it takes several");
        page.drag_over(opening.card, &[first]).await?;
        expect_played(page, &opening, opening.captures[0]).await
    });
}

#[test]
fn free_table_asks_which_capture() {
    everywhere("free-table-asks", async |page| {
        let opening = ambiguous()?;
        begin(page, &opening).await?;
        page.drag_to_free_table(opening.card).await?;
        let state = page.until_aimed(opening.card).await?;
        assert_eq!(
            numbered(&state, &opening),
            opening.captures.len(),
            "{state}"
        );
        let chosen = opening.captures[1];
        for target in chosen.iter() {
            if page.state().await?.aimed().is_some() {
                page.tap(target).await?;
            }
        }
        expect_played(page, &opening, chosen).await
    });
}

#[test]
fn dropping_on_a_card_of_two_captures_narrows() {
    everywhere("drop-narrows", async |page| {
        let opening = sharing()?;
        begin(page, &opening).await?;
        let [one, other] = [opening.captures[0], opening.captures[1]];
        let shared = (one & other).iter().next().expect("they share a card");
        page.drag_over(opening.card, &[shared]).await?;
        let state = page.until_aimed(opening.card).await?;
        assert_eq!(state.hand().len(), 3, "still in hand: {state}");
        let settles = (other - one).iter().next().expect("they differ");
        page.tap(settles).await?;
        expect_played(page, &opening, other).await
    });
}

/// From a card of the hand over the table and out of it.
async fn way_outside(page: &Page, card: Card) -> Outcome<[Point; 3]> {
    Ok([
        page.grip(card).await?,
        page.free_spot().await?,
        page.outside().await?,
    ])
}

#[test]
fn let_go_outside() {
    everywhere("let-go-outside", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        let way = way_outside(page, opening.card).await?;
        Pointer::Mouse.drag(page, &way).await?;
        expect_untouched(page, &before).await
    });
}

/// Notes in every frame how far the card of the hand is from where it is now.
const WATCH_THE_WAY: &str = r#"
const card = document.querySelector(`[data-zone="hand"] [data-card="${arguments[0]}"]`);
const place = () => { const { left, top } = card.getBoundingClientRect(); return [left, top]; };
const home = place();
window.__farthest = 0;
window.__off = 0;
const see = () => {
  const here = place();
  window.__off = Math.hypot(here[0] - home[0], here[1] - home[1]);
  window.__farthest = Math.max(window.__farthest, window.__off);
  requestAnimationFrame(see);
};
see();
"#;

#[test]
fn a_card_that_is_let_go_glides_home() {
    everywhere("glides-home", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        let way = way_outside(page, opening.card).await?;
        Pointer::Mouse.hold(page, &way).await?;
        page.until_aimed(opening.card).await?;
        page.run_with::<()>(WATCH_THE_WAY, vec![opening.card.to_string().into()])
            .await?;
        Pointer::Mouse.release(page).await?;
        page.find(
            "the card to come home from where it was let go",
            async || {
                let (far, off): (f64, f64) =
                    page.run("return [window.__farthest, window.__off]").await?;
                Ok(if far > 100.0 && off < 20.0 {
                    Ok(())
                } else {
                    Err(format!("{far} pixels at most, {off} now"))
                })
            },
        )
        .await?;
        expect_untouched(page, &before).await
    });
}

#[test]
fn escape_lets_go() {
    everywhere("escape", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        let way = [page.grip(opening.card).await?, page.free_spot().await?];
        Pointer::Mouse.hold(page, &way).await?;
        page.until_aimed(opening.card).await?;
        page.press(&[ESCAPE]).await?;
        expect_untouched(page, &before).await?;
        Pointer::Mouse.release(page).await?;
        expect_untouched(page, &before).await?;

        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        page.press(&[ESCAPE]).await?;
        expect_untouched(page, &before).await
    });
}

#[test]
fn a_second_tap_puts_the_card_back() {
    everywhere("tap-again", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        page.tap(opening.card).await?;
        expect_untouched(page, &before).await
    });
}

#[test]
fn a_tap_on_another_card_of_the_hand_aims_that() {
    everywhere("tap-another", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        let other = opening
            .game
            .deal()
            .hand(0)
            .iter()
            .find(|&card| card != opening.card)
            .expect("three in hand");
        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        page.tap(other).await?;
        let state = page.until_aimed(other).await?;
        assert_eq!(state.cards(), before.cards());
        Ok(())
    });
}

#[test]
fn a_tap_away_puts_the_card_back() {
    everywhere("tap-away", async |page| {
        let opening = ambiguous()?;
        let before = begin(page, &opening).await?;
        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        page.tap_at(page.outside().await?).await?;
        expect_untouched(page, &before).await
    });
}

#[test]
fn a_card_that_cannot_be_taken_is_not() {
    everywhere("wrong-card", async |page| {
        let opening = opening(
            "an ambiguous card and one that it cannot take",
            |game, _, captures| {
                captures.len() > 1 && !(game.deal().table() - all_of(captures)).is_empty()
            },
        )?;
        let before = begin(page, &opening).await?;
        let wrong = (opening.table() - all_of(&opening.captures))
            .iter()
            .next()
            .expect("there is one");
        page.drag_over(opening.card, &[wrong]).await?;
        assert_eq!(
            page.state().await?.cards(),
            before.cards(),
            "nothing was played"
        );
        Ok(())
    });
}

#[test]
fn sweeping_over_other_cards_changes_the_choice() {
    everywhere("change-of-mind", async |page| {
        let opening = apart()?;
        begin(page, &opening).await?;
        let [one, other] = [opening.captures[0], opening.captures[1]];
        let way: Vec<Card> = one.iter().chain(other.iter()).collect();
        page.drag_over(opening.card, &way).await?;
        expect_played(page, &opening, other).await
    });
}

#[test]
fn arrows_walk_through_the_captures() {
    everywhere("arrows", async |page| {
        let opening = ambiguous()?;
        begin(page, &opening).await?;
        page.tap(opening.card).await?;
        page.until_aimed(opening.card).await?;
        let rounds = opening.captures.len() + 2;
        page.press(&vec![RIGHT; rounds]).await?;
        page.press(&[ENTER]).await?;
        expect_played(page, &opening, opening.captures[1]).await
    });
}

/// Chromium takes the mouse away from the page while its driver resizes the window: there the card
/// goes back and can be taken up again. The others go on with the drag.
#[test]
fn a_resize_during_a_drag() {
    everywhere("resize", async |page| {
        let opening = one_of_several()?;
        begin(page, &opening).await?;
        let way = [page.grip(opening.card).await?, page.free_spot().await?];
        Pointer::Mouse.hold(page, &way).await?;
        page.until_aimed(opening.card).await?;
        page.resize(760, 720).await?;
        page.until_aimed(opening.card).await?;
        Pointer::Mouse
            .move_on(page, page.free_spot().await?)
            .await?;
        Pointer::Mouse.release(page).await?;
        let state = page
            .until("the drag to be over", |state| state.aimed().is_none())
            .await?;
        if page.engine() == Engine::Chromium
            && state.hand().contains(&opening.card.to_string().as_str())
        {
            page.drag_to_free_table(opening.card).await?;
        }
        expect_played(page, &opening, opening.captures[0]).await?;
        page.resize(1000, 800).await
    });
}

#[test]
fn every_play_is_spoken() {
    everywhere("spoken", async |page| {
        page.open("?seed=5&speed=0&lang=en").await?;
        let spoken =
            "return [...document.querySelectorAll('[role=log] > *')].map((line) => line.innerText)";
        for _ in 0..3 {
            let game = page.turn().await?;
            let before: Vec<String> = page.run(spoken).await?;
            page.play(browser_tests::preferred(&game), Manner::Digits)
                .await?;
            page.turn().await?;
            let after: Vec<String> = page.run(spoken).await?;
            assert!(
                after.len() >= before.len() + 2,
                "a line for each play: {after:?}"
            );
        }
        Ok(())
    });
}

#[test]
fn the_focus_stays_at_the_table() {
    everywhere("focus", async |page| {
        page.open("?seed=5&speed=0&lang=en").await?;
        for manner in [Manner::Digits, Manner::Tap, Manner::Drag, Manner::Arrows]
            .into_iter()
            .cycle()
            .take(8)
        {
            let game = page.turn().await?;
            page.play(browser_tests::preferred(&game), manner).await?;
            page.turn().await?;
            page.until(
                &format!("the focus back at the table after a play by {manner:?}"),
                |state| state.focus.is_some(),
            )
            .await?;
        }
        Ok(())
    });
}

/// Plays the same card in every manner, with the same result.
fn each_manner(name: &str, find: impl Fn() -> Outcome<Opening>) {
    everywhere(name, async |page| {
        let opening = find()?;
        let plays: Vec<Play> = match opening.captures.as_slice() {
            [] => vec![Play {
                card: opening.card,
                capture: None,
            }],
            captures => captures
                .iter()
                .map(|&taken| Play {
                    card: opening.card,
                    capture: Some(taken),
                })
                .collect(),
        };
        for manner in [Manner::Drag, Manner::Tap, Manner::Digits, Manner::Arrows] {
            for &play in &plays {
                begin(page, &opening).await?;
                page.play(play, manner).await?;
                let game = page.game().await?;
                let first = game.history().first().expect("a play was recorded");
                assert_eq!(first.mv, scopa::Move::Play(play), "by {manner:?}");
                page.expect_nothing_wrong().await?;
            }
        }
        Ok(())
    });
}

/// The opening, as if the page had never been visited.
async fn begin(page: &Page, opening: &Opening) -> Outcome<State> {
    page.open_blank().await?;
    page.run::<()>("localStorage.clear()").await?;
    page.open(&opening.query()).await?;
    let game = page.turn().await?;
    assert_eq!(
        game.deal().hand(0),
        opening.game.deal().hand(0),
        "seed {} deals otherwise",
        opening.seed
    );
    page.state().await
}

async fn expect_played(page: &Page, opening: &Opening, taken: Cards) -> Outcome {
    let name = opening.card.to_string();
    page.until(&format!("{name} to be played"), |state| {
        !state.hand().contains(&name.as_str())
    })
    .await?;
    let game = page.game().await?;
    let first = game.history().first().expect("a play was recorded");
    assert_eq!(
        first.mv,
        scopa::Move::Play(Play {
            card: opening.card,
            capture: Some(taken)
        })
    );
    Ok(())
}

async fn expect_untouched(page: &Page, before: &State) -> Outcome {
    let state = page
        .until("no card to be aimed", |state| state.aimed().is_none())
        .await?;
    assert_eq!(state.cards(), before.cards());
    assert!(state.is_my_turn(), "{state}");
    assert!(
        state.table.iter().all(|shown| shown.takes.is_empty()),
        "a card still answers: {state}"
    );
    assert!(
        page.game().await?.history().is_empty(),
        "something was played"
    );
    Ok(())
}

fn one_of_one() -> Outcome<Opening> {
    opening(
        "a card that takes one other",
        |_, _, captures| matches!(captures, [only] if only.len() == 1),
    )
}

fn one_of_several() -> Outcome<Opening> {
    opening(
        "a card with one capture of several cards",
        |_, _, captures| matches!(captures, [only] if only.len() > 1),
    )
}

fn ambiguous() -> Outcome<Opening> {
    opening("a card with several captures", |_, _, captures| {
        captures.len() > 1 && captures.iter().any(|taken| taken.len() > 1)
    })
}

fn sharing() -> Outcome<Opening> {
    opening(
        "a card with two captures that share a card",
        |_, _, captures| matches!(captures, [one, other] if !(*one & *other).is_empty()),
    )
}

fn apart() -> Outcome<Opening> {
    opening(
        "a card with two captures that share no card",
        |_, _, captures| matches!(captures, [one, other] if (*one & *other).is_empty() && one.len() > 1),
    )
}

fn all_of(captures: &[Cards]) -> Cards {
    captures.iter().flat_map(|taken| taken.iter()).collect()
}

/// How many captures the page numbers.
fn numbered(state: &State, opening: &Opening) -> usize {
    assert_eq!(captures_of(&opening.game, opening.card), opening.captures);
    let mut numbers: Vec<_> = state
        .table
        .iter()
        .flat_map(|shown| shown.takes.iter())
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.len()
}
