use std::{env, fs, sync::LazyLock};

use serde::Deserialize;

use crate::{Failure, Outcome, Page};

/// The rules of WCAG 2.2 AA, and what is good practice besides.
const SEARCH: &str = r#"
const done = arguments[arguments.length - 1];
const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
axe.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] }).then(
  ({ violations }) => done(violations.map(({ id, help, nodes }) => ({ id, help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`) }))),
  (error) => done([{ id: "axe", help: String(error), nodes: [] }]),
);
"#;

/// A rule that the page breaks, and where.
#[derive(Clone, Debug, Deserialize)]
struct Barrier {
    id: String,
    help: String,
    nodes: Vec<String>,
}

static AXE: LazyLock<Option<String>> =
    LazyLock::new(|| fs::read_to_string(env::var_os("SCOPA_AXE")?).ok());

/// Whether pages can be searched for barriers; where they cannot, the tests say so.
///
/// # Panics
/// When they cannot although `CI` is set.
#[must_use]
pub fn is_searchable() -> bool {
    let found = AXE.is_some();
    if !found {
        let words = "left out: SCOPA_AXE names no script of axe-core (cargo xtask test fetches it)";
        assert!(env::var_os("CI").is_none(), "{words}");
        println!("{words}");
    }
    found
}

impl Page {
    /// Searches what the page shows for barriers to people who cannot see, hear or point.
    ///
    /// # Errors
    /// When there are any; each with its place.
    pub async fn expect_no_barrier(&self, what: &str) -> Outcome {
        let there: bool = self.run("return !!window.axe").await?;
        if !there {
            let script = AXE
                .as_deref()
                .ok_or_else(|| Failure::new("SCOPA_AXE names no script"))?;
            // As the driver's own: neither an element nor an eval of the page's, which its policy forbids.
            self.run::<()>(&format!("{script}\nreturn null;")).await?;
        }
        let barriers: Vec<Barrier> = self.run_async(SEARCH).await?;
        if barriers.is_empty() {
            return Ok(());
        }
        let words = barriers.iter().map(|barrier| {
            let places = barrier.nodes.join("\n      ");
            format!("{} ({})\n      {places}", barrier.id, barrier.help)
        });
        Err(Failure::new(format!(
            "{what} has barriers:\n    {}",
            words.collect::<Vec<_>>().join("\n    ")
        )))
    }
}
