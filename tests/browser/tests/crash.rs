//! A panic leaves a page that says so, keeps the match, and goes on.

use browser_tests::{Failure, everywhere};

#[test]
fn a_panic_keeps_the_match() {
    everywhere("crash", async |page| {
        page.open("?speed=0&lang=en").await?;
        for _ in 0..2 {
            page.turn().await?;
            page.play_blindly().await?;
        }
        page.turn().await?;
        let (before, record) = (page.state().await?, page.record().await?);

        // The panic itself is told in the console, and the browser notes that the code has stopped.
        for part in ["panicked", "crash=1", "unreachable", "RuntimeError"] {
            page.pardon(part);
        }
        page.open("?speed=0&lang=en&crash=1").await?;
        let state = page
            .until("the page that a panic leaves", |state| {
                state.crash.is_some()
            })
            .await?;
        let text = state.crash.clone().unwrap_or_default();
        assert!(
            text.split_whitespace().count() >= 8,
            "hardly readable: {text:?}"
        );
        assert!(state.offers("resume"), "{state}");
        assert_eq!(page.record().await?, record, "the match is kept");

        page.act_on("resume").await?;
        page.until("the table", |state| {
            state.crash.is_none() && state.is_my_turn()
        })
        .await?;
        page.turn().await?;
        let after = page.state().await?;
        assert_eq!(after.cards(), before.cards(), "it goes on where it was");
        assert_eq!(page.record().await?, record);
        page.play_blindly().await?;
        page.turn()
            .await
            .map(|_| ())
            .map_err(|failure: Failure| failure.during("playing on"))
    });
}
