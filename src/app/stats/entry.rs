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
            past: past.clone(),
            study,
            against,
            with,
        })
    }

    /// The preset, to whatever total it was played.
    pub fn game(&self) -> String {
        let rules = &self.study.rules;
        let is_it = |id: &&&str| {
            Rules::preset(id).is_some_and(|preset| {
                let changes = rules.changes_from(&preset);
                changes.iter().all(|(knob, _)| *knob == "target")
            })
        };
        let known = rules.preset_id();
        let known = known.or_else(|| PRESETS.iter().find(is_it).copied());
        known.unwrap_or_default().to_owned()
    }
}

/// The level of whoever has none.
pub const PERSON: &str = "person";
