//! A score sheet for people who play with real cards.

mod text;

pub use text::{join, split};

use crate::rules::Sides;
use crate::{
    Count, CountFault, LastDeal, MAX_SEATS, Outcome, Rules, match_end, score_count, totals_after,
};

/// The most deals that a sheet has room for.
pub const MOST_DEALS: usize = 200;
/// The longest name of a side, in characters.
pub const LONGEST_NAME: usize = 20;
/// How many sheets are kept of those that are done with.
pub const MOST_SHEETS: usize = 20;

/// A score sheet: who plays by what rules, and what was said of each deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    preset: String,
    rules: Rules,
    /// The names of the sides; an empty one has the name of its place.
    pub names: Vec<String>,
    /// What is said of each deal.
    pub deals: Vec<Count>,
    /// What is said of a deal that has not been written down yet.
    pub draft: Count,
    /// Which deal that is: a number below that of the deals corrects one.
    pub place: usize,
    /// The day on which the sheet was put away, as in 2026-11-30; empty as long as it is in use.
    pub day: String,
}

impl Default for Pad {
    /// An empty sheet for two by the classic rules.
    fn default() -> Pad {
        let rules = Rules::default();
        Pad {
            preset: "classica".to_owned(),
            rules,
            names: vec![String::new(); 2],
            deals: Vec::new(),
            draft: Count::new(&rules, false),
            place: 0,
            day: String::new(),
        }
    }
}

/// A deal on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its points, side by side.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
    /// Whether the match was over before it, so that it does not count.
    pub void: bool,
}

impl Pad {
    /// An empty sheet by the rules of a preset, with its target and, where none is asked for, its number of sides.
    #[must_use]
    pub fn new(preset: &str, target: Option<u32>, sides: Option<usize>) -> Option<Pad> {
        let mut rules = Rules::preset(preset)?;
        let sides = sides.unwrap_or(usize::from(rules.sides_count()));
        if !(2..=MAX_SEATS).contains(&sides) || target == Some(0) {
            return None;
        }
        // Points are those of sides; how many people make one up is theirs to know.
        rules.players = sides as u8;
        rules.sides = Sides::Individual;
        rules.target = target.unwrap_or(rules.target);
        Some(Pad {
            preset: preset.to_owned(),
            rules,
            names: vec![String::new(); sides],
            draft: Count::new(&rules, false),
            ..Pad::default()
        })
    }

    /// The preset whose rules it goes by.
    #[must_use]
    pub fn preset(&self) -> &str {
        &self.preset
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many sides there are.
    #[must_use]
    pub fn sides(&self) -> usize {
        self.names.len()
    }

    /// Plays to another target.
    pub fn set_target(&mut self, target: u32) {
        self.rules.target = target.max(1);
    }

    /// Gives a side a name, without what a name cannot have.
    pub fn rename(&mut self, side: usize, name: &str) {
        let name = name.trim_start().chars().filter(|sign| !sign.is_control());
        if let Some(place) = self.names.get_mut(side) {
            *place = name.take(LONGEST_NAME).collect();
        }
    }

    /// The same sheet without names.
    #[must_use]
    pub fn nameless(&self) -> Pad {
        Pad {
            names: vec![String::new(); self.sides()],
            ..self.clone()
        }
    }

    /// Takes the rules and the sides of another, empty sheet, and keeps the names that have been given.
    pub fn become_other(&mut self, mut other: Pad) {
        for (ours, name) in other.names.iter_mut().zip(&self.names) {
            name.clone_into(ours);
        }
        other.say_points(self.draft.by_points);
        *self = other;
    }

    /// An empty sheet for the same people and rules.
    #[must_use]
    pub fn anew(&self) -> Pad {
        Pad {
            deals: Vec::new(),
            draft: Count::new(&self.rules, self.draft.by_points),
            place: 0,
            ..self.clone()
        }
    }

    /// Writes the draft down: a new deal, or the deal that is corrected.
    ///
    /// # Errors
    /// When something cannot be, or has not been said: all of it, and nothing is written.
    pub fn write(&mut self) -> Result<(), Vec<CountFault>> {
        let faults = self.draft.faults(&self.rules);
        if !faults.is_empty() || self.place >= MOST_DEALS {
            return Err(faults);
        }
        let draft = self.blank();
        match self.deals.get_mut(self.place) {
            Some(deal) => *deal = draft,
            None => self.deals.push(draft),
        }
        self.place = self.deals.len();
        Ok(())
    }

    /// Takes the last deal off the sheet, and back into the draft.
    pub fn undo(&mut self) {
        if let Some(last) = self.deals.pop() {
            self.draft = last;
        }
        self.place = self.deals.len();
    }

    /// Takes a deal into the draft to be corrected.
    pub fn correct(&mut self, deal: usize) {
        if let Some(count) = self.deals.get(deal) {
            (self.draft, self.place) = (count.clone(), deal);
        }
    }

    /// Leaves the deal that is corrected as it was.
    pub fn leave(&mut self) {
        self.blank();
        self.place = self.deals.len();
    }

    /// Says the draft in points, or in counts.
    pub fn say_points(&mut self, by_points: bool) {
        if self.draft.by_points != by_points {
            self.draft = Count::new(&self.rules, by_points);
        }
    }

    fn blank(&mut self) -> Count {
        let blank = Count::new(&self.rules, self.draft.by_points);
        std::mem::replace(&mut self.draft, blank)
    }

    /// The points of a deal, side by side.
    #[must_use]
    pub fn points(&self, deal: &Count) -> Vec<i32> {
        let score = score_count(&self.rules, deal);
        let sides = 0..score.sides;
        sides.map(|side| i32::from(score.points(side))).collect()
    }

    /// The deals with their points, and how the match ended if it has.
    #[must_use]
    pub fn lines(&self) -> (Vec<Line>, Option<Outcome>) {
        let mut totals = vec![0; self.sides()];
        let mut lines = Vec::new();
        let mut outcome = None;
        for deal in &self.deals {
            let void = outcome.is_some();
            let score = score_count(&self.rules, deal);
            let sides = 0..score.sides;
            let points: Vec<i32> = sides.map(|side| i32::from(score.points(side))).collect();
            if !void {
                let before = totals;
                totals = totals_after(&before, &points, score.reset);
                let last = LastDeal {
                    before: &before,
                    items: &score.items,
                };
                outcome = match_end(&self.rules, &totals, score.outright, Some(last));
            }
            lines.push(Line {
                points,
                totals: totals.clone(),
                void,
            });
        }
        (lines, outcome)
    }
}
