//! What is kept between visits: the match in progress and the totals of all matches, as versioned JSON.

use std::fmt;

use crate::json::Json;
use crate::{Game, Phase, Record, Side};

/// The version of the format that this program writes.
const VERSION: u32 = 1;
const MATCH: &str = "scopa-save/";
const TOTALS: &str = "scopa-totals/";

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    format: String,
    /// Tells this match from every other.
    pub id: String,
    /// The tab that wrote it last.
    pub writer: String,
    /// The match in the notation of [`Record`].
    pub record: String,
    /// Who plays at each seat, as the page writes it; empty in matches that know nothing of it.
    pub seats: String,
    /// How long it has been played, in seconds.
    pub seconds: u32,
}

/// Why what is kept cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Written by a newer version of the program.
    Newer(String),
    /// Not what any version writes; the reason.
    Damaged(String),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(format) => write!(f, "written by a newer version ({format})"),
            Self::Damaged(reason) => write!(f, "damaged: {reason}"),
        }
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// A match to keep.
    #[must_use]
    pub fn new(id: &str, writer: &str, game: &Game) -> Self {
        Self {
            format: format_of(MATCH),
            id: id.to_owned(),
            writer: writer.to_owned(),
            record: game.record().to_string(),
            seats: String::new(),
            seconds: 0,
        }
    }

    /// The same with who plays at each seat, and for how many seconds they have.
    #[must_use]
    pub fn played(self, seats: String, seconds: u32) -> Self {
        Self {
            seats,
            seconds,
            ..self
        }
    }

    /// Reads a match back, and plays it up to where it was.
    ///
    /// # Errors
    /// When the text is from a newer version or is not a save; when its record is not of a legal match.
    pub fn read(text: &str) -> Result<(Self, Game), SaveError> {
        let save = parse(text, MATCH, |json| {
            let text = |name: &str| json.get(name).text().map(str::to_owned);
            Some(Self {
                format: format_of(MATCH),
                id: text("id")?,
                writer: text("writer")?,
                record: text("record")?,
                seats: text("seats").unwrap_or_default(),
                seconds: json.get("seconds").small().unwrap_or(0),
            })
        })?;
        let damaged = |error: &dyn fmt::Display| SaveError::Damaged(error.to_string());
        let record: Record = save.record.parse().map_err(|error| damaged(&error))?;
        let game = Game::replay(&record).map_err(|error| damaged(&error))?;
        Ok((save, game))
    }

    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        let mut entries = vec![
            ("format", Json::from(self.format.as_str())),
            ("id", self.id.as_str().into()),
            ("writer", self.writer.as_str().into()),
            ("record", self.record.as_str().into()),
        ];
        if !self.seats.is_empty() {
            entries.push(("seats", self.seats.as_str().into()));
        }
        if self.seconds > 0 {
            entries.push(("seconds", self.seconds.into()));
        }
        Json::map(entries).to_string()
    }
}

/// What all matches on this device add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    format: String,
    /// Matches ended.
    pub matches: u32,
    /// Of these won.
    pub won: u32,
    /// Deals ended.
    pub deals: u32,
    /// Scope made by one's own side.
    pub scope: u32,
    /// The match and the number of the deal that was counted last, so that none is counted twice.
    last: Option<(String, u32)>,
}

impl Default for Totals {
    fn default() -> Self {
        Self {
            format: format_of(TOTALS),
            matches: 0,
            won: 0,
            deals: 0,
            scope: 0,
            last: None,
        }
    }
}

impl Totals {
    /// Reads totals back.
    ///
    /// # Errors
    /// When the text is from a newer version or is not totals.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        parse(text, TOTALS, |json| {
            let number = |name: &str| json.get(name).small();
            let last = match json.get("last").list() {
                [id, deal] => Some((id.text()?.to_owned(), deal.small()?)),
                _ => None,
            };
            Some(Self {
                format: format_of(TOTALS),
                matches: number("matches")?,
                won: number("won")?,
                deals: number("deals")?,
                scope: number("scope")?,
                last,
            })
        })
    }

    /// Counts the deal that has just ended in the match `id`, for `side`; `false` when it was counted before
    /// or has not ended.
    pub fn count(&mut self, id: &str, game: &Game, side: Side) -> bool {
        let deal = game.deal_number();
        let counted = matches!(&self.last, Some((last, n)) if last == id && *n >= deal);
        let Some(row) = game.sheet().last() else {
            return false;
        };
        if counted || game.phase() == Phase::Playing {
            return false;
        }
        self.last = Some((id.to_owned(), deal));
        self.deals += 1;
        self.scope += u32::from(row.score.scope_count(side));
        if let Some(outcome) = game.outcome() {
            self.matches += 1;
            self.won += u32::from(outcome.winners.contains(&side));
        }
        true
    }

    /// The text to keep.
    #[must_use]
    pub fn text(&self) -> String {
        let last = match &self.last {
            Some((id, deal)) => Json::List(vec![id.as_str().into(), (*deal).into()]),
            None => Json::Other,
        };
        let entries = vec![
            ("format", self.format.as_str().into()),
            ("matches", self.matches.into()),
            ("won", self.won.into()),
            ("deals", self.deals.into()),
            ("scope", self.scope.into()),
            ("last", last),
        ];
        Json::map(entries).to_string()
    }
}

/// The format that this program writes for a kind of text.
pub(crate) fn format_of(kind: &str) -> String {
    format!("{kind}{VERSION}")
}

/// Reads a text of a kind, of which `of` makes something as long as nothing is missing.
pub(crate) fn parse<T>(
    text: &str,
    kind: &str,
    of: impl FnOnce(&Json) -> Option<T>,
) -> Result<T, SaveError> {
    let json = head(text, kind)?;
    of(&json).ok_or_else(|| SaveError::Damaged("something is missing".to_owned()))
}

fn head(text: &str, kind: &str) -> Result<Json, SaveError> {
    let json = Json::read(text).map_err(|error| SaveError::Damaged(error.to_string()))?;
    version(json.get("format").text().unwrap_or_default(), kind, VERSION)?;
    Ok(json)
}

/// Whether what calls itself `format` is of this kind and of a version that can be read.
pub(crate) fn version(format: &str, kind: &str, ours: u32) -> Result<(), SaveError> {
    let version = format.strip_prefix(kind);
    match version.and_then(|version| version.parse::<u32>().ok()) {
        Some(version) if version > ours => Err(SaveError::Newer(format.to_owned())),
        Some(version) if version == ours => Ok(()),
        _ => Err(SaveError::Damaged(format!("unknown format {format:.40}"))),
    }
}
