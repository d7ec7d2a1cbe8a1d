//! What the fragment of the page's address may carry: somebody's match to look at, its deals to play against, or the
//! deal of the day.

use crate::game::Game;
use crate::link::{Link, LinkError};
use crate::record::Record;
use crate::rules::{Rules, Ruleset};

/// A request in a fragment.
///
/// ```
/// use scopa::share::Shared;
/// assert_eq!(Shared::read("#today"), Some(Ok(Shared::Today)));
/// assert_eq!(Shared::read("#somewhere"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// `g=…`: a match to look at, move by move.
    Replay(Link),
    /// `d=…&w=…`: the deals of a match, to be played against the same opponents.
    Deals {
        /// The match of whoever sent it.
        link: Link,
        /// Who played at each seat, in the page's words: `person,counter`.
        players: String,
    },
    /// `today`: the deal of the day.
    Today,
}

impl Shared {
    /// Whether a fragment asks for something, be it readable or not.
    #[must_use]
    pub fn is_in(fragment: &str) -> bool {
        let fragment = fragment.trim_start_matches('#');
        fragment == TODAY
            || [REPLAY, DEALS]
                .iter()
                .any(|name| fragment.starts_with(name))
    }

    /// Reads a fragment, with its `#` or without; nothing where it asks for nothing.
    #[must_use]
    pub fn read(fragment: &str) -> Option<Result<Self, LinkError>> {
        if !Self::is_in(fragment) {
            return None;
        }
        let fragment = fragment.trim_start_matches('#');
        let mut parts = fragment.split('&');
        let first = parts.next().unwrap_or_default();
        if let Some(digits) = first.strip_prefix(DEALS) {
            let players = parts.find_map(|part| part.strip_prefix(PLAYERS));
            let players = players.unwrap_or_default().to_owned();
            return Some(Link::parse(digits).map(|link| Self::Deals { link, players }));
        }
        Some(match first {
            TODAY => Ok(Self::Today),
            link => Link::parse(link).map(Self::Replay),
        })
    }
}

/// The fragment that shows a match.
#[must_use]
pub fn replay(record: &Record) -> String {
    format!("#{}", Link::from_record(record))
}

/// The fragment that offers the deals of a match, played by these players.
#[must_use]
pub fn deals(record: &Record, players: &str) -> String {
    let link = Link::from_record(record);
    let digits = link.strip_prefix(REPLAY).unwrap_or(&link);
    format!("#{DEALS}{digits}&{PLAYERS}{players}")
}

/// The fragment of the deal of the day.
#[must_use]
pub fn today() -> String {
    format!("#{TODAY}")
}

/// The deal of a day, given as `2026-11-30`: classica, the same everywhere.
#[must_use]
pub fn game_of_day(date: &str) -> Game {
    // FNV-1a, 64 bits: the seeds of neighbouring days have nothing in common.
    let seed = date.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    Game::new(Ruleset::default(), seed, None)
}

/// The query that names a rule set: by its preset where there is one, else knob by knob.
#[must_use]
pub fn query(rules: &Rules) -> String {
    match rules.preset_id() {
        Some(id) => format!("?preset={id}"),
        None => {
            let knobs = rules.changes().into_iter();
            let knobs: Vec<String> = knobs
                .map(|(knob, value)| format!("{knob}={value}"))
                .collect();
            format!("?{}", knobs.join("&"))
        }
    }
}

const REPLAY: &str = "g=";
const DEALS: &str = "d=";
const PLAYERS: &str = "w=";
const TODAY: &str = "today";
