//! Every preset for two, begun from the address and played to the count of its first deal.

use browser_tests::{Engine, Manner, Moment, Outcome, Page, everywhere, preferred, sheet_of};
use scopa::{Move, PRESETS, Rules};

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
    loop {
        let game = match page.moment().await? {
            Moment::Turn(game) => game,
            Moment::DealOver(game) | Moment::MatchOver(game) => {
                assert_eq!(
                    game.rules().preset_id(),
                    Rules::preset(id).and_then(|rules| rules.preset_id())
                );
                assert_eq!(
                    page.sheet().await?,
                    sheet_of(&game),
                    "the score sheet of {id}"
                );
                return Ok(());
            }
        };
        // What is not a play comes first: showing a hand, choosing about the cut card.
        let other = game
            .legal_moves()
            .iter()
            .find(|choice| choice.as_play().is_none());
        let before = game.history().len();
        match other {
            Some(Move::Declare { .. }) => page.act_on("declare").await?,
            Some(Move::Cut { .. }) => page.act_on("cut-keep").await?,
            _ => {
                page.play(preferred(&game), Manner::Digits).await?;
                continue;
            }
        }
        page.find("what was chosen to be kept", async || {
            let after = page.game().await?.history().len();
            Ok(if after > before {
                Ok(())
            } else {
                Err(format!("{after} moves"))
            })
        })
        .await?;
    }
}
