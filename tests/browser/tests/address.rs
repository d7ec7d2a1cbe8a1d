//! What the address asks for: what can be done is done, what cannot is told, and nothing is blank.

use browser_tests::{Manner, Outcome, Page, everywhere, preferred};

#[test]
fn a_seed_deals_the_same_cards() {
    everywhere("seed", async |page| {
        page.open("?seed=99&speed=0").await?;
        let first = page.turn().await?;
        page.open_blank().await?;
        page.run::<()>("localStorage.clear()").await?;
        page.open("?seed=99&speed=0").await?;
        let second = page.turn().await?;
        assert_eq!(first.record().to_string(), second.record().to_string());
        assert_eq!(first.seed(), 99);
        Ok(())
    });
}

#[test]
fn a_link_leaves_the_own_match_alone() {
    everywhere("own-match", async |page| {
        page.open("?speed=0").await?;
        let game = page.turn().await?;
        page.play(preferred(&game), Manner::Digits).await?;
        let own = page.turn().await?.record().to_string();
        page.open("?seed=3&speed=0").await?;
        let game = page.turn().await?;
        assert_eq!(game.seed(), 3);
        page.play(preferred(&game), Manner::Digits).await?;
        let linked = page.turn().await?.record().to_string();
        page.open("?speed=0").await?;
        assert_eq!(page.turn().await?.record().to_string(), own);
        page.open("?seed=3&speed=0").await?;
        assert_eq!(page.turn().await?.record().to_string(), linked);
        page.open("?seed=4&speed=0").await?;
        assert_eq!(page.turn().await?.seed(), 4);
        Ok(())
    });
}

#[test]
fn what_cannot_be_is_told() {
    everywhere("impossible", async |page| {
        for query in [
            "?speed=0&lang=en&seed=soon",
            "?speed=0&lang=xx",
            "?speed=0&lang=en&preset=poker",
            "?speed=0&lang=en&players=9",
            "?speed=0&lang=en&hand_size=7",
            "?speed=0&lang=en&colour=red",
            "?speed=fast-ish&lang=en",
        ] {
            told_and_playable(page, query).await?;
        }
        Ok(())
    });
}

#[test]
fn the_way_back_leads_to_the_match() {
    everywhere("way-back", async |page| {
        page.open("?preset=assi&speed=0&lang=en&seed=7").await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let (before, record) = (page.state().await?, page.record().await?);
        let length = "return history.length";
        let at_first: u32 = page.run(length).await?;
        for (action, own_way) in [
            ("rules", false),
            ("settings", true),
            ("stats", true),
            ("pad", false),
        ] {
            page.open_from_menu(action).await?;
            if own_way {
                page.act_on("back").await?;
            } else {
                page.run::<()>("history.back()").await?;
            }
            page.until("the table", |state| state.shows("table"))
                .await?;
            let entries: u32 = page.run(length).await?;
            assert_eq!(entries, at_first + 1, "one entry, however often");
        }
        page.turn().await?;
        assert_eq!(page.state().await?.cards(), before.cards());
        assert_eq!(page.record().await?, record);

        // The address is that of the match that was begun meanwhile.
        page.open_from_menu("setup").await?;
        page.press_on(".game:has([value=classica])").await?;
        page.act_on("deal").await?;
        page.act_on("confirm").await?;
        page.turn().await?;
        let address = "return location.search";
        let here: String = page.run(address).await?;
        assert!(here.contains("preset=classica"), "{here}");
        page.open_from_menu("rules").await?;
        page.run::<()>("history.back()").await?;
        page.until("the table", |state| state.shows("table"))
            .await?;
        assert_eq!(page.run::<String>(address).await?, here);
        page.turn().await.map(|_| ())
    });
}

async fn told_and_playable(page: &Page, query: &str) -> Outcome {
    page.open(query).await?;
    let state = page
        .until(&format!("a notice about {query}"), |state| {
            !state.told("parameter").is_empty()
        })
        .await?;
    let text = &state.told("parameter")[0].text;
    assert!(
        text.split_whitespace().count() >= 4,
        "hardly readable: {text:?}"
    );
    page.until("a table to play at", browser_tests::State::is_my_turn)
        .await?;
    Ok(())
}
