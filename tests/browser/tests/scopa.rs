//! The celebration of a scopa.

use browser_tests::{Manner, everywhere, opening};
use scopa::Play;

/// How long the word on the ribbon is drawn: none where it is no part of the drawing.
const WORD: &str = "
const word = document.querySelector('.ribbon textPath');
return word ? [word.textContent, word.getComputedTextLength?.() ?? 0] : null;
";

#[test]
fn the_ribbon_has_its_word() {
    everywhere("ribbon", async |page| {
        let one = opening("a scopa", |game, _, captures| {
            captures == [game.deal().table()]
        })?;
        page.open(&format!("?seed={}&lang=en", one.seed)).await?;
        page.turn().await?;
        page.make(Play::take(one.card, one.table()), Manner::Digits)
            .await?;
        let (word, long): (String, f64) = page
            .find("the celebration", async || {
                let word: Option<(String, f64)> = page.run(WORD).await?;
                Ok(word.ok_or_else(|| "none yet".to_owned()))
            })
            .await?;
        assert_eq!(word, "Scopa!");
        assert!(long > 50.0, "{long}");
        page.expect_nothing_wrong().await
    });
}
