//! Every preset for two, begun from the address and played to the count of its first deal.

use browser_tests::{Engine, Manner, Outcome, Page, everywhere, sheet_of};
use scopa::{PRESETS, Rules};

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

async fn first_deal(page: &Page, id: &str) -> Outcome {
    page.open(&format!("?preset={id}&seed=17&speed=0&lang=en"))
        .await?;
    let game = page.finish_deal(&[Manner::Digits]).await?.into_game();
    assert_eq!(
        game.rules().preset_id(),
        Rules::preset(id).and_then(|rules| rules.preset_id())
    );
    assert_eq!(
        page.sheet().await?,
        sheet_of(&game),
        "the score sheet of {id}"
    );
    Ok(())
}
