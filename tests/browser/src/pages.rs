use scopa::Ruleset;
use scopa::explain::{Language, rulebook};

use crate::{Outcome, Page};

/// The sentences of the rule book, whether each is marked as different from the usual game, and whether it has a source.
const TOLD: &str = "return [...document.querySelectorAll('.book .rule')].map((rule) =>
    [rule.querySelector(':scope > span').textContent, rule.dataset.differs === 'true', !!rule.querySelector('details')])";

impl Page {
    /// Opens a page from the menu, called by its `data-action`, whatever the language is.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn open_from_menu(&self, action: &str) -> Outcome {
        self.press_on(".menu > button").await?;
        self.act_on(action).await?;
        self.until(action, |state| state.shows(action)).await?;
        Ok(())
    }

    /// Expects the rule book to tell these rules, sentence by sentence.
    ///
    /// # Errors
    /// When it does not.
    pub async fn expect_told(&self, rules: &Ruleset, language: Language) -> Outcome {
        self.find("the rules of the match", async || {
            let told: Vec<(String, bool, bool)> = self.run(TOLD).await?;
            let book = rulebook(rules, language);
            let wanted: Vec<_> = book
                .into_iter()
                .map(|sentence| (sentence.text, sentence.differs, sentence.source.is_some()))
                .collect();
            Ok(if told == wanted {
                Ok(())
            } else {
                Err(format!("{told:?}"))
            })
        })
        .await
    }
}
