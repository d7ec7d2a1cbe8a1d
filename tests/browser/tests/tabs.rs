//! One match in two tabs.

use browser_tests::{Outcome, Page, RIGHT, everywhere};

const QUERY: &str = "?speed=0&lang=en";

#[test]
fn the_same_match_in_two_tabs() {
    everywhere("two-tabs", async |page| {
        page.open(QUERY).await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let first = page.tab().await?;
        let begun = page.record().await?;

        let second = page.new_tab().await?;
        page.open(QUERY).await?;
        expect_waiting(page).await?;
        assert_eq!(page.record().await?, begun, "a second tab changes nothing");

        page.look_at(&first).await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let played = page.record().await?;
        expect_goes_on(&played, &begun);

        page.look_at(&second).await?;
        expect_waiting(page).await?;
        page.act_on("take-over").await?;
        page.until("the match in the second tab", |state| {
            state.told("other-tab").is_empty()
        })
        .await?;
        page.turn().await?;
        assert_eq!(
            page.record().await?,
            played,
            "the second tab goes on where the first was"
        );
        page.play_blindly().await?;
        page.turn().await?;
        let taken_over = page.record().await?;
        expect_goes_on(&taken_over, &played);

        page.look_at(&first).await?;
        expect_waiting(page).await?;
        page.press(&['1', RIGHT, '2']).await?;
        expect_waiting(page).await?;
        assert_eq!(
            page.record().await?,
            taken_over,
            "a tab that waits writes nothing"
        );

        page.act_on("take-over").await?;
        page.until("the match in the first tab", |state| {
            state.told("other-tab").is_empty()
        })
        .await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        expect_goes_on(&page.record().await?, &taken_over);
        page.expect_nothing_wrong().await?;

        page.look_at(&second).await?;
        expect_waiting(page).await
    });
}

#[test]
fn a_tab_that_closes_leaves_the_match() {
    everywhere("tab-closes", async |page| {
        page.open(QUERY).await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let record = page.record().await?;
        page.open_blank().await?;
        page.new_tab().await?;
        page.open(QUERY).await?;
        page.turn().await?;
        assert!(
            page.state().await?.told("other-tab").is_empty(),
            "nobody else plays it"
        );
        assert_eq!(page.record().await?, record);
        Ok(())
    });
}

#[test]
fn two_matches_in_two_tabs() {
    everywhere("two-matches", async |page| {
        page.open(QUERY).await?;
        page.turn().await?;
        page.new_tab().await?;
        page.open("?seed=11&speed=0&lang=en").await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        assert!(
            page.state().await?.told("other-tab").is_empty(),
            "a match from a link is another match"
        );
        let storage = page.storage().await?;
        assert!(
            storage.contains_key("scopa.match") && storage.contains_key("scopa.link"),
            "{:?}",
            storage.keys()
        );
        Ok(())
    });
}

/// The tab says that the match is played elsewhere and offers to take over.
async fn expect_waiting(page: &Page) -> Outcome {
    let state = page
        .until("the notice that another tab plays", |state| {
            !state.told("other-tab").is_empty() && state.offers("take-over")
        })
        .await?;
    assert!(
        state.told("other-tab")[0].text.split_whitespace().count() >= 4,
        "hardly readable: {state}"
    );
    Ok(())
}

fn expect_goes_on(longer: &str, shorter: &str) {
    assert!(longer.len() > shorter.len(), "nothing was played");
    assert!(
        longer.starts_with(shorter.trim_end()),
        "{longer}\ndoes not go on from\n{shorter}"
    );
}
