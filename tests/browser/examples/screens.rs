//! The pictures of docs/screens, taken in Chromium from the release in dist/:
//!
//!     cargo run -p browser-tests --example screens -- FOLDER
//!     python3 docs/screens/reduce.py FOLDER
//!
//! The second makes them small and puts them in their place.

use std::path::PathBuf;

use browser_tests::{Engine, Failure, Outcome, Page, everywhere};
use serde_json::json;

/// The windows that every table has to fit.
const SIZES: [(u32, u32); 4] = [(320, 480), (390, 844), (844, 390), (1280, 800)];

/// A picture's name, the address, the keys that are pressed once the table waits for the player, and what is waited for.
const TABLES: [(&str, &str, &str, &str); 8] = [
    ("two", "?seed=7", "", ""),
    ("three", "?preset=classica_3&seed=7", "", ""),
    ("four", "?preset=scopone&seed=7", "", ""),
    ("five", "?preset=cinque&seed=7", "", ""),
    ("six", "?preset=sei&seed=7", "", ""),
    ("knock", "?preset=cirulla&seed=12", "", ""),
    ("choice", "?preset=classica&seed=134", "1", ""),
    (
        "curtain",
        "?preset=coppie&seed=7&people=0,1",
        "",
        ".curtain",
    ),
];

fn main() {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "target/screens".into()),
    );
    everywhere("screens", async |page| {
        if page.engine() != Engine::Chromium {
            return Ok(());
        }
        std::fs::create_dir_all(&folder).map_err(|error| Failure::new(error.to_string()))?;
        for (name, query, keys, what) in TABLES {
            page.open(&format!("{query}&speed=0&lang=en")).await?;
            if what.is_empty() {
                page.until("the player's turn", |state| state.is_my_turn())
                    .await?;
            } else {
                appear(page, what).await?;
            }
            page.press(&keys.chars().collect::<Vec<_>>()).await?;
            shoot(page, &folder, name).await?;
        }
        page.open("?preset=classica_3&seed=7&speed=0&lang=en")
            .await?;
        page.finish_deal(&[browser_tests::Manner::Digits]).await?;
        shoot(page, &folder, "count").await?;

        // Read from the right.
        page.open("?preset=scopone&seed=7&speed=0&lang=ar").await?;
        page.turn().await?;
        shoot(page, &folder, "arabic").await?;
        for screen in ["setup", "rules"] {
            page.open_from_menu(screen).await?;
            shoot(page, &folder, &format!("arabic-{screen}")).await?;
            page.act_on("back").await?;
        }
        page.finish_deal(&[browser_tests::Manner::Digits]).await?;
        shoot(page, &folder, "arabic-count").await
    });
}

async fn appear(page: &Page, selector: &str) -> Outcome {
    let script = format!("return document.querySelector({selector:?}) !== null");
    page.find(selector, async || {
        let there: bool = page.run(&script).await?;
        Ok(if there {
            Ok(())
        } else {
            Err("not there".to_owned())
        })
    })
    .await
}

async fn shoot(page: &Page, folder: &std::path::Path, name: &str) -> Outcome {
    for (width, height) in SIZES {
        // A window cannot be made as small as a phone, and what is around the page would count in it.
        page.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        )
        .await?;
        // Two frames: the cloth measures itself in the first.
        page.run::<()>("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")
            .await?;
        page.picture(&folder.join(format!("{name}-{width}x{height}.png")))
            .await?;
    }
    Ok(())
}
