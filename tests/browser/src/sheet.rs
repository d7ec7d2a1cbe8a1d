use scopa::{Category, Game, Side};
use serde::Deserialize;

use crate::{Outcome, Page};

/// The columns in which one side wins a point or nobody does.
const CATEGORIES: [(&str, Category); 4] = [
    ("cards", Category::Cards),
    ("coins", Category::Coins),
    ("settebello", Category::Settebello),
    ("primiera", Category::Primiera),
];

const READ: &str = r#"
const number = (text) => (text === undefined || text === "" ? null : Number(text));
return [...document.querySelectorAll("[data-sheet] tbody tr[data-deal]")].map((row) => ({
  deal: Number(row.dataset.deal),
  won: ["cards", "coins", "settebello", "primiera"].map((col) => number(row.querySelector(`[data-col="${col}"]`)?.dataset.won)),
  scope: (row.querySelector("[data-scope]")?.dataset.scope || "").split(" ").filter(Boolean).map(Number),
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
    /// Who won cards, coins, settebello, primiera.
    pub won: Vec<Option<Side>>,
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
        self.run(READ).await
    }
}

/// The score sheet that the engine arrives at.
#[must_use]
pub fn sheet_of(game: &Game) -> Sheet {
    let rows = game.sheet().iter().enumerate();
    rows.map(|(nth, row)| {
        let points = |category, side| row.score.points_of(category, side);
        SheetRow {
            deal: nth as u32 + 1,
            won: CATEGORIES
                .map(|(_, category)| (0..2).find(|&side| points(category, side) > 0))
                .to_vec(),
            scope: (0..2).map(|side| row.score.scope_count(side)).collect(),
            totals: row.totals.clone(),
        }
    })
    .collect()
}
