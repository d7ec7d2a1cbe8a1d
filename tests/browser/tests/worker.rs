//! An opponent whose worker fails: started again once, then it thinks in the page.

use std::time::Duration;

use browser_tests::{Answer, Outcome, Page, State, everywhere};

const QUERY: &str = "?seed=7&speed=0&lang=en";
const SCRIPT: &str = "ai.js";

/// A worker that is silent is given up twice before the page thinks itself.
const LONG: Duration = Duration::from_secs(40);

/// Remembers every worker, so that a test can count and end them.
const REMEMBER: &str = r#"
window.workers = [];
window.Worker = class extends Worker {
  constructor(...from) { super(...from); workers.push(this); }
};
"#;

#[test]
fn no_worker_script() {
    everywhere("worker-missing", async |page| {
        page.pardon(SCRIPT);
        page.site().answer(SCRIPT, Answer::Missing);
        goes_on_in_the_page(page).await
    });
}

#[test]
fn a_worker_that_throws() {
    everywhere("worker-throws", async |page| {
        page.pardon("a broken worker");
        page.site().answer(
            SCRIPT,
            Answer::Text("throw new Error('a broken worker');".into()),
        );
        goes_on_in_the_page(page).await
    });
}

#[test]
fn a_worker_that_never_answers() {
    everywhere("worker-silent", async |page| {
        page.site()
            .answer(SCRIPT, Answer::Text("onmessage = () => {};".into()));
        goes_on_in_the_page(page).await
    });
}

#[test]
fn a_worker_that_never_arrives() {
    everywhere("worker-never-arrives", async |page| {
        page.site().answer(SCRIPT, Answer::Silence);
        goes_on_in_the_page(page).await
    });
}

#[test]
fn a_worker_killed_in_mid_match() {
    everywhere("worker-killed", async |page| {
        page.site().before_the_page(REMEMBER);
        page.open(QUERY).await?;
        for _ in 0..2 {
            page.turn().await?;
            page.play_blindly().await?;
        }
        page.turn().await?;
        assert_eq!(started(page).await?, 1, "one worker while all is well");

        kill(page).await?;
        the_opponent_moves(page).await?;
        assert_eq!(started(page).await?, 2, "started again once");

        kill(page).await?;
        the_opponent_moves(page).await?;
        expect_told(page).await?;
        the_opponent_moves(page).await?;
        assert_eq!(started(page).await?, 2, "not started a third time");
        page.turn().await?;
        Ok(())
    });
}

async fn goes_on_in_the_page(page: &Page) -> Outcome {
    page.site().before_the_page(REMEMBER);
    page.open(QUERY).await?;
    the_opponent_moves(page).await?;
    expect_told(page).await?;
    for _ in 0..3 {
        the_opponent_moves(page).await?;
    }
    assert_eq!(
        started(page).await?,
        2,
        "the worker is started and started again once"
    );
    page.turn().await?;
    Ok(())
}

/// The player plays, and the turn comes back.
async fn the_opponent_moves(page: &Page) -> Outcome {
    page.until_within(LONG, "the player's turn", State::is_my_turn)
        .await?;
    page.play_blindly().await?;
    page.until_within(LONG, "the opponent to move", State::is_my_turn)
        .await?;
    Ok(())
}

async fn expect_told(page: &Page) -> Outcome {
    let state = page
        .until("the notice worker", |state| {
            !state.told("worker").is_empty()
        })
        .await?;
    assert_eq!(state.told("worker").len(), 1, "{state}");
    assert!(
        state.told("worker")[0].text.split_whitespace().count() >= 4,
        "hardly readable: {state}"
    );
    Ok(())
}

async fn started(page: &Page) -> Outcome<u32> {
    page.run("return workers.length").await
}

async fn kill(page: &Page) -> Outcome {
    page.run("for (const worker of workers) worker.terminate()")
        .await
}
