//! A question on its way, and what has been found out about it.

use leptos::leptos_dom::helpers::TimeoutHandle;
use scopa::ai::{Analysis, Level};
use scopa::{Move, View};

use super::crew;

/// What has been asked.
pub struct Pending {
    /// What the seat sees.
    pub view: View,
    /// How it plays.
    pub level: Level,
    /// Who hears the move.
    pub then: Box<dyn FnOnce(Move)>,
    /// Whether what led to it is on the screen.
    pub drawn: bool,
    /// Whether it has been put.
    pub put: bool,
    /// Who has yet to answer.
    pub waits: Vec<u32>,
    /// What the others answered.
    pub found: Option<Analysis>,
    /// Ends the waiting.
    timer: Option<TimeoutHandle>,
}

/// What an answer was.
pub enum Heard {
    /// None.
    Nothing,
    /// The first, and others are to come.
    First,
    /// Not the first, and others are to come.
    Another,
    /// The last.
    All,
}

impl Pending {
    /// A question that nobody has been asked yet.
    pub fn new(view: View, level: Level, then: impl FnOnce(Move) + 'static) -> Self {
        Self {
            view,
            level,
            then: Box::new(then),
            drawn: false,
            put: false,
            waits: Vec::new(),
            found: None,
            timer: None,
        }
    }

    /// How many workers it is worth: only the master uses all the time that there is.
    pub fn hands(&self) -> usize {
        if self.level == Level::Master && self.view.legal_moves().len() > 1 {
            crew::spare()
        } else {
            1
        }
    }

    /// Takes in what a worker has found out.
    pub fn hear(
        &mut self,
        number: u32,
        found: Option<Analysis>,
        join: fn(Analysis, &Analysis) -> Analysis,
    ) -> Heard {
        let legal = self.view.legal_moves();
        let Some(found) = found.filter(|found| legal.contains(&found.choice)) else {
            return Heard::Nothing;
        };
        self.waits.retain(|other| *other != number);
        let before = self.found.take();
        let heard = match (&before, self.waits.is_empty()) {
            (_, true) => Heard::All,
            (None, false) => Heard::First,
            (Some(_), false) => Heard::Another,
        };
        self.found = Some(match before {
            Some(before) => join(before, &found),
            None => found,
        });
        heard
    }

    /// Waits for another time than before, or for none.
    pub fn wait(&mut self, timer: Option<TimeoutHandle>) {
        if let Some(old) = std::mem::replace(&mut self.timer, timer) {
            old.clear();
        }
    }
}
