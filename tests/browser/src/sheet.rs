use scopa::{Category, Game, Side};
use serde::Deserialize;

use crate::{Outcome, Page};

/// The columns that say who won a point.
const CATEGORIES: [(&str, Category); 4] = [
    ("cards", Category::Cards),
    ("coins", Category::Coins),
    ("settebello", Category::Settebello),
    ("primiera", Category::Primiera),
];

/// Reads the sheet that `arguments[0]` names: the player's own has no name.
const READ: &str = r#"
const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);
return [...document.querySelectorAll(`[data-sheet="${arguments[0]}"] tbody tr[data-deal]`)].map((row) => ({
  deal: Number(row.dataset.deal),
  won: ["cards", "coins", "settebello", "primiera"].map((col) => numbers(row.querySelector(`[data-col="${col}"]`)?.dataset.won).sort()),
  scope: numbers(row.querySelector('[data-col="scope"]')?.dataset.scope),
  totals: [...row.querySelectorAll('[data-col="total"]')].sort((a, b) => a.dataset.side - b.dataset.side).map((cell) => parseInt(cell.innerText, 10)),
}));
"#;

/// A score sheet: a row for every finished deal.
pub type Sheet = Vec<SheetRow>;

/// What was noted of one deal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SheetRow {
    /// Its number.
    pub deal: u32,
    /// Who won cards, coins, settebello, primiera: nobody, one side, or where the rules say so several.
    pub won: Vec<Vec<Side>>,
    /// The scope of each side.
    pub scope: Vec<u16>,
    /// What each side has after it.
    pub totals: Vec<i32>,
}

impl Page {
    /// The score sheet that the page shows.
    ///
    /// # Errors
    /// When the page does not answer, or a cell is not what it should be.
    pub async fn sheet(&self) -> Outcome<Sheet> {
        self.sheet_named("").await
    }

    /// The score sheet that the page shows under a name: that of whoever sent the deals is called `theirs`.
    ///
    /// # Errors
    /// When the page does not answer, or a cell is not what it should be.
    pub async fn sheet_named(&self, name: &str) -> Outcome<Sheet> {
        self.run_with(READ, vec![serde_json::json!(name)]).await
    }
}

/// The score sheet that the engine arrives at.
#[must_use]
pub fn sheet_of(game: &Game) -> Sheet {
    let rows = game.sheet().iter().enumerate();
    let sides = 0..game.rules().sides_count();
    rows.map(|(nth, row)| {
        let points = |category, side| row.score.points_of(category, side);
        SheetRow {
            deal: nth as u32 + 1,
            won: CATEGORIES
                .map(|(_, category)| {
                    let won = |side: &Side| points(category, *side) > 0;
                    sides.clone().filter(won).collect()
                })
                .to_vec(),
            scope: sides
                .clone()
                .map(|side| row.score.scope_count(side))
                .collect(),
            totals: row.totals.clone(),
        }
    })
    .collect()
}
