//! Dealing that can be checked: what is shown before a deal is opened after the match.

use browser_tests::{Manner, Moment, everywhere};
use serde_json::json;
use sha2::{Digest, Sha256};

const SHOWN: &str =
    "return [...document.querySelectorAll('[data-seal]')].map((one) => one.dataset.seal)";
const SEALED: &str =
    "return [...document.querySelectorAll('[data-seal] textarea')].map((one) => one.value)";
const VERDICTS: &str =
    "return [...document.querySelectorAll('[data-fits]')].map((one) => one.dataset.fits)";

/// A small script of its own: the browser's hash of salt and cards, by nothing of the program's.
const HASH: &str = r#"
const done = arguments[arguments.length - 1];
const texts = [...document.querySelectorAll("[data-seal] textarea")].map((one) => one.value);
Promise.all(texts.map(async (text) => {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
})).then(done);
"#;

#[test]
fn what_was_sealed_is_opened() {
    everywhere("fair", async |page| {
        page.open("?speed=0&lang=en&seed=3&target=7").await?;
        page.turn().await?;
        // The seal of the first deal, from the score sheet.
        page.press_on(".score").await?;
        page.until("the score sheet", |state| state.shows("score"))
            .await?;
        let mut shown: Vec<String> = page.run(SHOWN).await?;
        assert_eq!(shown.len(), 1);
        let open: Vec<String> = page.run(SEALED).await?;
        assert!(open.is_empty(), "nothing is opened before the end");
        page.act_on("back").await?;
        page.turn().await?;
        // Those of the others, before each is dealt.
        loop {
            match page.finish_deal(&[Manner::Digits]).await? {
                Moment::MatchOver(_) => break,
                Moment::DealOver(_) => {
                    shown.extend(page.run::<Vec<String>>(SHOWN).await?);
                    page.act_on("next").await?;
                }
                Moment::Turn(_) => unreachable!("the deal is finished"),
            }
        }
        assert!(shown.len() > 1, "a match of several deals");
        let opened: Vec<String> = page.run(SHOWN).await?;
        assert_eq!(opened, shown, "the same seals");

        let texts: Vec<String> = page.run(SEALED).await?;
        let sums: Vec<String> = texts
            .iter()
            .map(|text| {
                Sha256::digest(text.as_bytes())
                    .iter()
                    .map(|byte| format!("{byte:02x}"))
                    .collect()
            })
            .collect();
        assert_eq!(sums, shown);
        assert_eq!(page.run_async::<Vec<String>>(HASH).await?, shown);

        page.run::<()>("document.querySelector('details.fair').open = true")
            .await?;
        for verdict in ["true", "false"] {
            page.run::<()>("document.querySelectorAll('[data-action=verify]').forEach((button) => button.click())")
                .await?;
            page.find("the verdicts", async || {
                let verdicts: Vec<String> = page.run(VERDICTS).await?;
                Ok(verdicts
                    .iter()
                    .all(|one| one == verdict)
                    .then_some(())
                    .ok_or_else(|| format!("{verdicts:?}")))
            })
            .await?;
            // One card in each changed for another.
            let others: Vec<String> = texts.iter().map(|text| text.replace("7D", "6D")).collect();
            page.run_with::<()>(
                "document.querySelectorAll('[data-seal] textarea').forEach((one, n) => { one.value = arguments[0][n]; })",
                vec![json!(others)],
            )
            .await?;
        }
        page.expect_nothing_wrong().await
    });
}
