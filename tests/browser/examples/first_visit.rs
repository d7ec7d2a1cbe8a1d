//! How long a visitor waits for the first card: from navigation to a table that can be played at, in Chromium, on a
//! processor slowed four times, over 1.6 Mbit/s with 150 ms to and fro; the first time, the second time, and offline.
//!
//!     cargo run -p browser-tests --example first_visit -- [rounds [times slower]]
//!
//! The numbers are medians. The page is served compressed as a host would; what must be fetched is what counts, since
//! the server itself is on this machine.

use browser_tests::{Engine, Failure, Outcome, Page, State, everywhere};
use serde_json::{Value, json};

/// The player begins this match, so that the table can be played at as soon as the cards are dealt.
const QUERY: &str = "?offline=1&seed=3&lang=en";

/// Notes when there is something to see, when the cards are there and when one of them can be played.
const NOTE: &str = r#"
window.__times = {};
const marks = { cards: '[data-zone="hand"] [data-card] img', playable: '[data-phase="play"]' };
const note = () => {
  for (const [name, selector] of Object.entries(marks)) {
    if (__times[name] === undefined && document.querySelector(selector)) {
      __times[name] = null;
      requestAnimationFrame(() => setTimeout(() => { __times[name] = performance.now(); }));
    }
  }
};
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
"#;

const READ: &str = r#"
const paint = performance.getEntriesByName("first-contentful-paint")[0];
return { ...window.__times, paint: paint ? paint.startTime : null };
"#;

const NAMES: [&str; 3] = ["paint", "cards", "playable"];

fn main() {
    let rounds = argument(1).unwrap_or(5);
    everywhere("first-visit", async |page| {
        if page.engine() != Engine::Chromium {
            return Ok(());
        }
        page.site().like_a_host()?;
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": NOTE }),
        )
        .await?;
        measure(page, rounds).await
    });
}

fn argument(nth: usize) -> Option<usize> {
    std::env::args().nth(nth)?.parse().ok()
}

fn times_slower() -> usize {
    argument(2).unwrap_or(4)
}

async fn measure(page: &Page, rounds: usize) -> Outcome {
    let mut cold = Vec::new();
    let mut bytes = Vec::new();
    let mut warm = Vec::new();
    let mut offline = Vec::new();
    for _ in 0..rounds {
        forget(page).await?;
        let _ = page.site().sent();
        slow(page, true).await?;
        cold.push(visit(page, QUERY).await?);
        bytes.push(page.site().sent() as f64 / 1000.0);
        slow(page, false).await?;

        page.find("the page to be kept", async || {
            let kept = "return navigator.serviceWorker.controller !== null";
            let kept: bool = page.run(kept).await?;
            Ok(if kept { Ok(()) } else { Err("not yet".into()) })
        })
        .await?;
        slow(page, true).await?;
        // A match that is kept opens without being dealt: what is measured is the same as the first time.
        page.run::<()>("localStorage.clear()").await?;
        warm.push(visit(page, QUERY).await?);
        page.run::<()>("localStorage.clear()").await?;
        offline_only(page, true).await?;
        offline.push(visit(page, QUERY).await?);
        offline_only(page, false).await?;
        slow(page, false).await?;
    }
    // Other programs on the machine make every figure larger.
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!(
        "{rounds} rounds, {} times slower, medians in ms (lowest to highest); load {}",
        times_slower(),
        load.trim()
    );
    println!("{:<34}{:>20}{:>20}{:>20}", "", NAMES[0], NAMES[1], NAMES[2]);
    for (what, times) in [
        ("first visit", &cold),
        ("again", &warm),
        ("again, offline", &offline),
    ] {
        let column = |nth: usize| middle(times.iter().map(|times| times[nth]).collect());
        println!(
            "{what:<34}{:>20}{:>20}{:>20}",
            column(0),
            column(1),
            column(2)
        );
    }
    println!(
        "sent until the first card could be played: {} KB",
        middle(bytes)
    );
    Ok(())
}

/// One visit: the times of [`NAMES`].
async fn visit(page: &Page, query: &str) -> Outcome<[f64; 3]> {
    page.open(query).await?;
    page.until("the player's turn", State::is_my_turn).await?;
    page.find("the times", async || {
        let times: Value = page.run(READ).await?;
        let all = NAMES.map(|name| times[name].as_f64());
        Ok(match all {
            [Some(paint), Some(cards), Some(playable)] => Ok([paint, cards, playable]),
            _ => Err(times.to_string()),
        })
    })
    .await
}

/// A browser that has never been here.
async fn forget(page: &Page) -> Outcome {
    page.go("about:blank").await?;
    let address = page.site().url("");
    let origin = address.strip_suffix("/scopa/").unwrap_or(&address);
    page.devtools(
        "Storage.clearDataForOrigin",
        json!({ "origin": origin, "storageTypes": "all" }),
    )
    .await?;
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.clearBrowserCache", json!({}))
        .await?;
    Ok(())
}

async fn slow(page: &Page, slow: bool) -> Outcome {
    let (rate, latency, speed) = if slow {
        (times_slower(), 150, 200_000)
    } else {
        (1, 0, -1)
    };
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }))
        .await?;
    network(page, false, latency, speed).await
}

async fn offline_only(page: &Page, offline: bool) -> Outcome {
    network(page, offline, 150, 200_000).await
}

async fn network(page: &Page, offline: bool, latency: i32, speed: i32) -> Outcome {
    let conditions = json!({ "offline": offline, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed });
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.emulateNetworkConditions", conditions)
        .await
        .map(|_| ())
        .map_err(|failure: Failure| failure.during("slowing the network"))
}

fn middle(mut values: Vec<f64>) -> String {
    values.sort_by(f64::total_cmp);
    match values.as_slice() {
        [] => "none".to_owned(),
        all => format!(
            "{:.0} ({:.0}-{:.0})",
            all[all.len() / 2],
            all[0],
            all[all.len() - 1]
        ),
    }
}
