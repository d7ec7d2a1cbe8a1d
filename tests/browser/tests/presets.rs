//! Every preset played to the count of its first deal: those for two begun from the address, all of them from the set-up.

use browser_tests::{Engine, Manner, Outcome, Page, everywhere, sheet_of};
use scopa::{Game, PRESETS, Rules};

/// Hands to show, a card to cut, a table that an ace sweeps.
const MORE_THAN_PLAYS: [&str; 4] = ["cirulla", "sbarazzino", "chkobba", "assi"];

#[test]
fn every_preset_for_two() {
    everywhere("presets", async |page| {
        for id in PRESETS {
            let for_two = Rules::preset(id).is_some_and(|rules| rules.players == 2);
            // One engine plays them all, the others those that ask for more than plays.
            if for_two && (page.engine() == Engine::Chromium || MORE_THAN_PLAYS.contains(id)) {
                first_deal(page, id)
                    .await
                    .map_err(|failure| failure.during(id))?;
            }
        }
        page.expect_nothing_wrong().await
    });
}

#[test]
fn every_game_of_the_set_up() {
    everywhere("games", async |page| {
        if page.engine() != Engine::Chromium {
            return Ok(());
        }
        for id in PRESETS {
            from_the_set_up(page, id)
                .await
                .map_err(|failure| failure.during(id))?;
        }
        page.expect_nothing_wrong().await
    });
}

async fn from_the_set_up(page: &Page, id: &str) -> Outcome {
    // Without the match before, which stands at its count.
    page.open_blank().await?;
    page.run::<()>("localStorage.clear()").await?;
    page.open("?speed=0&lang=en").await?;
    page.until("a table", |state| state.shows("table")).await?;
    page.open_from_menu("setup").await?;
    let set_up = page
        .until("the set-up", |state| state.offers("deal"))
        .await?;
    if set_up.offers("all-games") {
        page.act_on("all-games").await?;
    }
    let card = format!(".game:has([value={id}])");
    page.find("its card", async || {
        // Clear of the foot of the page.
        let there = format!(
            "const card = document.querySelector({card:?});
             card?.scrollIntoView({{ block: 'center', behavior: 'instant' }}); return !!card"
        );
        Ok(if page.run::<bool>(&there).await? {
            Ok(())
        } else {
            Err("no card".to_owned())
        })
    })
    .await?;
    page.press_on(&card).await?;
    page.act_on("deal").await?;
    let asked = page
        .until("the table or the question", |state| {
            state.shows("table") || !state.told("new-match").is_empty()
        })
        .await?;
    if !asked.shows("table") {
        page.act_on("confirm").await?;
    }
    page.until("the new match", |state| state.shows("table"))
        .await?;
    let game = page.finish_deal(&[Manner::Digits]).await?.into_game();
    expect_counted(page, id, &game).await
}

async fn first_deal(page: &Page, id: &str) -> Outcome {
    page.open(&format!("?preset={id}&seed=17&speed=0&lang=en"))
        .await?;
    let game = page.finish_deal(&[Manner::Digits]).await?.into_game();
    expect_counted(page, id, &game).await
}

/// The game is the one that was asked for, and its points stand on the sheet.
async fn expect_counted(page: &Page, id: &str, game: &Game) -> Outcome {
    assert_eq!(
        game.rules().preset_id(),
        Rules::preset(id).and_then(|rules| rules.preset_id())
    );
    assert_eq!(
        page.sheet().await?,
        sheet_of(game),
        "the score sheet of {id}"
    );
    Ok(())
}
