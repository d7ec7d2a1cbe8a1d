use scopa::history::Past;
use scopa::stats::Study;
use scopa::{PRESETS, Rules};

use crate::app::session::Players;

/// A match and what it says.
pub struct Entry {
    /// As it is kept.
    pub past: Past,
    /// What it says.
    pub study: Study,
    /// The preset, to whatever total it was played; nothing for other rules.
    pub game: String,
    /// Who played against its side: levels, or `person`.
    pub against: String,
    /// Who played with it, in the same words; nothing where nobody did.
    pub with: String,
}

impl Entry {
    /// A match that has ended; nothing when it cannot be read.
    pub fn of(past: &Past) -> Option<Self> {
        let study = Study::of(past)?;
        let players = Players::of_text(&past.seats).unwrap_or_default();
        let level = |seat| {
            let level = players.level(seat);
            level.map_or_else(|| PERSON.to_owned(), |level| level.to_string())
        };
        let rules = study.rules.validate().ok()?;
        let mut levels = [Vec::new(), Vec::new()];
        for seat in rules.seats().filter(|seat| *seat != past.seat) {
            let side = &mut levels[usize::from(rules.side_of(seat) == study.side)];
            let level = level(seat);
            if !side.contains(&level) {
                side.push(level);
            }
        }
        let [against, with] = levels.map(|levels| levels.join(","));
        Some(Self {
            game: game_of(&study.rules).unwrap_or_default().to_owned(),
            past: past.clone(),
            study,
            against,
            with,
        })
    }
}

/// The preset, to whatever total it was played; the one to that very total, where there are two.
fn game_of(rules: &Rules) -> Option<&'static str> {
    let is_it = |id: &&&str| {
        let preset = Rules::preset(id);
        preset.is_some_and(|preset| {
            let target = preset.target;
            Rules { target, ..*rules } == preset
        })
    };
    (rules.preset_id()).or_else(|| PRESETS.iter().find(is_it).copied())
}

/// The level of whoever has none.
pub const PERSON: &str = "person";
