use std::collections::BTreeMap;

use scopa::{Game, Record, save::Save};
use serde_json::{Value, json};

use crate::{Failure, Outcome, Page};

/// Where the page keeps the match that its address asks for: one of the day, one with somebody's deals, one with a seed
/// or rules, or else the player's own.
const KEY: &str = r##"
if (location.hash === "#today") return "scopa.today";
if (location.hash.startsWith("#d=")) return "scopa.deals";
return /[?&](seed|preset)=/.test(location.search) ? "scopa.link" : "scopa.match";
"##;

impl Page {
    /// All that the page keeps in the browser.
    ///
    /// # Errors
    /// When the page does not answer.
    pub async fn storage(&self) -> Outcome<BTreeMap<String, String>> {
        self.run("return Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))").await
    }

    /// Writes to what the page keeps.
    ///
    /// # Errors
    /// When there is no room for it.
    pub async fn store(&self, key: &str, text: &str) -> Outcome {
        self.run_with(
            "localStorage.setItem(arguments[0], arguments[1])",
            vec![json!(key), json!(text)],
        )
        .await
    }

    /// The notation of the match that is kept, as soon as there is one: the books come a moment after the table.
    ///
    /// # Errors
    /// When there is none.
    pub async fn record(&self) -> Outcome<String> {
        let key: String = self.run(KEY).await?;
        let text = self
            .find("a kept match", async || {
                let storage = self.storage().await?;
                let kept = storage.get(&key).cloned();
                Ok(kept.ok_or_else(|| format!("none under {key}; there are {:?}", storage.keys())))
            })
            .await?;
        let save: Value = serde_json::from_str(&text)?;
        let record = save["record"]
            .as_str()
            .ok_or_else(|| Failure::new(format!("the save has no record: {text}")))?;
        Ok(record.to_owned())
    }

    /// The match that is kept, as the engine replays it.
    ///
    /// # Errors
    /// When there is none, or it does not replay.
    pub async fn game(&self) -> Outcome<Game> {
        replay(&self.record().await?)
    }

    /// Keeps a match as if it had been played here up to where it is, and returns the query that goes on with it.
    /// The page must have been opened blank.
    ///
    /// # Errors
    /// When there is no room for it.
    pub async fn put(&self, game: &Game) -> Outcome<String> {
        self.run::<()>("localStorage.clear()").await?;
        let save = Save::new("test", "test", game);
        self.store("scopa.link", &save.text()).await?;
        let knobs = game.rules().changes();
        let knobs = knobs.iter().map(|(knob, value)| format!("&{knob}={value}"));
        Ok(format!(
            "?seed={}&speed=0&lang=en{}",
            game.seed(),
            knobs.collect::<String>()
        ))
    }

    /// A number of the totals that are kept.
    ///
    /// # Errors
    /// When there are no totals.
    pub async fn total(&self, name: &str) -> Outcome<u64> {
        let storage = self.storage().await?;
        let Some(text) = storage.get("scopa.totals") else {
            return Ok(0);
        };
        let totals: Value = serde_json::from_str(text)?;
        totals[name]
            .as_u64()
            .ok_or_else(|| Failure::new(format!("the totals have no {name}: {text}")))
    }
}

/// The match of a record.
///
/// # Errors
/// When the record is not of a legal match.
pub fn replay(record: &str) -> Outcome<Game> {
    let wrong =
        |error: &dyn std::fmt::Display| Failure::new(format!("{error} in the record\n{record}"));
    let record: Record = record.parse().map_err(|error| wrong(&error))?;
    Game::replay(&record).map_err(|error| wrong(&error))
}
