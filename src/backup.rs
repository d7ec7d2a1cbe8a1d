//! All that the page keeps on a device, in one text: to be taken to another device, or kept elsewhere.

use crate::history::History;
use crate::json::Json;
use crate::save::{self, Save, SaveError, Totals};

const KIND: &str = "scopa-backup/";
/// What the keys of the page's storage begin with.
pub const OURS: &str = "scopa.";

/// Keys and texts of the page's storage.
///
/// ```
/// use scopa::backup::Backup;
/// let kept = [("scopa.language".to_owned(), "it".to_owned())];
/// let text = Backup::new(kept).text();
/// assert_eq!(Backup::read(&text)?.kept()[0].1, "it");
/// # Ok::<(), scopa::SaveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    format: String,
    kept: Vec<(String, String)>,
}

impl Backup {
    /// A backup of these keys and texts; what is not the page's is left out.
    #[must_use]
    pub fn new(kept: impl IntoIterator<Item = (String, String)>) -> Self {
        let ours = |(key, _): &(String, String)| key.starts_with(OURS);
        Self {
            format: save::format_of(KIND),
            kept: kept.into_iter().filter(ours).collect(),
        }
    }

    /// The keys and texts.
    #[must_use]
    pub fn kept(&self) -> &[(String, String)] {
        &self.kept
    }

    /// Reads a backup, and looks whether what matters in it can be read: matches, totals and history.
    ///
    /// # Errors
    /// When the text is from a newer version or no backup, or something in it is: then nothing of it should be used.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let backup = save::parse(text, KIND, |json| {
            let Json::List(kept) = json.get("kept") else {
                return None;
            };
            let pair = |pair: &Json| match pair.list() {
                [key, text] => Some((key.text()?.to_owned(), text.text()?.to_owned())),
                _ => None,
            };
            Some(Self {
                format: save::format_of(KIND),
                kept: kept.iter().map(pair).collect::<Option<_>>()?,
            })
        })?;
        for (key, text) in &backup.kept {
            let Some(name) = key.strip_prefix(OURS) else {
                return Err(SaveError::Damaged(format!("a strange key {key:.40}")));
            };
            match name {
                "match" | "link" | "deals" | "today" => drop(Save::read(text)?),
                "totals" => drop(Totals::read(text)?),
                "history" => drop(History::read(text)?),
                _ => {}
            }
        }
        Ok(backup)
    }

    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        let kept = self.kept.iter().map(|(key, text)| {
            let pair = [key, text].map(|text| text.as_str().into());
            Json::List(pair.into())
        });
        let entries = vec![
            ("format", self.format.as_str().into()),
            ("kept", Json::List(kept.collect())),
        ];
        Json::map(entries).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Ruleset};

    fn whole() -> Backup {
        let game = Game::new(Ruleset::default(), 3, None);
        Backup::new(
            [
                ("scopa.match", Save::new("1", "tab", &game).text()),
                ("scopa.totals", Totals::default().text()),
                ("scopa.history", History::default().text()),
                ("scopa.deck", "milanesi".to_owned()),
                ("somebody.else", "secret".to_owned()),
            ]
            .map(|(key, text)| (key.to_owned(), text)),
        )
    }

    #[test]
    fn what_is_ours_comes_back() {
        let backup = whole();
        assert_eq!(backup.kept().len(), 4, "and nothing of anybody else's");
        assert_eq!(Backup::read(&backup.text()), Ok(backup));
    }

    #[test]
    fn one_damaged_text_refuses_the_whole() {
        for key in ["scopa.match", "scopa.totals", "scopa.history"] {
            let mut backup = whole();
            let text = backup.kept.iter_mut().find(|(other, _)| other == key);
            text.expect("it is there").1 = "{".to_owned();
            assert!(Backup::read(&backup.text()).is_err(), "{key}");
        }
        let mut strange = whole();
        strange.kept.push(("else".to_owned(), String::new()));
        assert!(Backup::read(&strange.text()).is_err());
        let newer = whole().text().replace("backup/1", "backup/9");
        assert!(matches!(Backup::read(&newer), Err(SaveError::Newer(_))));
    }
}
