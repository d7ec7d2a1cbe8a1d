//! The matches that have ended on this device, each as a link that shows it again.

use crate::cards::Seat;
use crate::json::Json;
use crate::save::{self, SaveError};

const KIND: &str = "scopa-history/";

/// A match that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// Tells it from every other match.
    pub id: String,
    /// When it ended, in seconds since 1970.
    pub ended: u64,
    /// How long it was played, in seconds.
    pub seconds: u32,
    /// Who played at each seat, in the page's words: `person,counter`.
    pub seats: String,
    /// The seat whose match it was.
    pub seat: Seat,
    /// The match, as [`Link`](crate::Link) writes it.
    pub link: String,
}

/// The last matches, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    format: String,
    matches: Vec<Past>,
}

impl Default for History {
    fn default() -> Self {
        Self {
            format: save::format_of(KIND),
            matches: Vec::new(),
        }
    }
}

impl History {
    /// So many matches are kept.
    pub const MOST: usize = 200;

    /// Reads a history back.
    ///
    /// # Errors
    /// When the text is from a newer version or is no history.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        save::parse(text, KIND, |json| {
            let Json::List(matches) = json.get("matches") else {
                return None;
            };
            let matches = matches.iter().map(past).collect::<Option<_>>()?;
            Some(Self {
                format: save::format_of(KIND),
                matches,
            })
        })
    }

    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        let matches = self.matches.iter().map(|past| {
            Json::map(vec![
                ("id", past.id.as_str().into()),
                ("ended", past.ended.into()),
                ("seconds", past.seconds.into()),
                ("seats", past.seats.as_str().into()),
                ("seat", u32::from(past.seat).into()),
                ("link", past.link.as_str().into()),
            ])
        });
        let entries = vec![
            ("format", self.format.as_str().into()),
            ("matches", Json::List(matches.collect())),
        ];
        Json::map(entries).to_string()
    }

    /// The matches, the oldest first.
    #[must_use]
    pub fn matches(&self) -> &[Past] {
        &self.matches
    }

    /// Adds a match, once; the oldest goes where there are too many. `false` when it was there already.
    pub fn add(&mut self, past: Past) -> bool {
        if self.matches.iter().any(|other| other.id == past.id) {
            return false;
        }
        self.matches.push(past);
        let beyond = self.matches.len().saturating_sub(Self::MOST);
        self.matches.drain(..beyond);
        true
    }

    /// Forgets the older half, so that the rest finds room; `false` when only one match is left.
    pub fn forget_half(&mut self) -> bool {
        let half = self.matches.len() / 2;
        self.matches.drain(..half);
        half > 0
    }
}

fn past(json: &Json) -> Option<Past> {
    let text = |name: &str| json.get(name).text().map(str::to_owned);
    Some(Past {
        id: text("id")?,
        ended: json.get("ended").number()?,
        seconds: json.get("seconds").small().unwrap_or(0),
        seats: text("seats")?,
        seat: json.get("seat").small()?.try_into().ok()?,
        link: text("link")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(n: usize) -> Past {
        Past {
            id: n.to_string(),
            ended: n as u64,
            seconds: 60,
            seats: "person,counter".to_owned(),
            seat: 0,
            link: "g=1".to_owned(),
        }
    }

    #[test]
    fn the_oldest_go_first() {
        let mut history = History::default();
        assert!((0..History::MOST + 5).all(|n| history.add(past(n))));
        assert_eq!(history.matches().len(), History::MOST);
        assert_eq!(history.matches()[0].id, "5");
        assert!(!history.add(past(7)), "there already");
        assert!(history.forget_half());
        assert_eq!(history.matches().len(), History::MOST / 2);
        assert_eq!(history.matches()[0].id, "105");
        while history.forget_half() {}
        assert_eq!(history.matches().len(), 1);
    }

    #[test]
    fn a_history_comes_back_and_a_damaged_one_does_not() {
        let mut history = History::default();
        history.add(past(1));
        assert_eq!(History::read(&history.text()), Ok(history.clone()));
        let newer = history.text().replace("history/1", "history/2");
        assert!(matches!(History::read(&newer), Err(SaveError::Newer(_))));
        for broken in ["", "{}", "[1]", &history.text()[..40]] {
            assert!(matches!(History::read(broken), Err(SaveError::Damaged(_))));
        }
    }
}
