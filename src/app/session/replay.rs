//! Looking at a match move by move.

use leptos::prelude::*;
use scopa::Game;

use super::{Purpose, Session, Waiting};

/// How long a step is looked at before the next, in milliseconds at normal speed.
const REST: u32 = 900;

impl Session {
    /// Whether the match is only looked at.
    pub fn is_replay(&self) -> bool {
        self.with_purpose(|purpose| matches!(purpose, Purpose::Replay(_)))
    }

    /// How many steps it has: moves, and deals after the first.
    pub fn steps(&self) -> usize {
        self.with_purpose(|purpose| match purpose {
            Purpose::Replay(steps) => steps.len(),
            _ => 0,
        })
    }

    /// Shows the match after so many steps, and stands still there.
    pub fn replay_to(&self, step: usize) {
        self.paused.set(true);
        let step = step.min(self.steps());
        self.inner.update_value(|inner| {
            let Purpose::Replay(steps) = &inner.purpose else {
                return;
            };
            let (rules, dealer) = (*inner.game.rules(), inner.game.first_dealer());
            let mut game = Game::new(rules, inner.game.seed(), Some(dealer));
            for choice in &steps[..step] {
                // The link was read by playing it: every step can be made.
                let _ = match choice {
                    Some(choice) => game.play(*choice).is_ok(),
                    None => game.next_deal().is_ok(),
                };
            }
            inner.game = game;
        });
        self.step.set(step);
        self.sheet.set(self.with_game(|game| game.sheet().to_vec()));
        self.moment.set(None);
        self.motion.clear();
        self.show(true);
        self.retell();
        self.waiting.set(Waiting::Score);
    }

    /// Makes the next step.
    pub fn replay_on(&self) {
        let at = self.step.get_untracked();
        let next = self.with_purpose(|purpose| match purpose {
            Purpose::Replay(steps) => steps.get(at).copied(),
            _ => None,
        });
        let Some(next) = next else {
            return self.paused.set(true);
        };
        self.step.set(at + 1);
        match next {
            Some(choice) => self.act(choice),
            None => self.next_deal(),
        }
        self.sheet.set(self.with_game(|game| game.sheet().to_vec()));
    }

    /// Goes on by itself once what happened has been seen for `length` milliseconds, unless it stands still.
    pub(super) fn replay_after(&self, length: u32) {
        self.waiting.set(Waiting::Score);
        if self.step.get_untracked() == self.steps() {
            self.paused.set(true);
        }
        if !self.paused.get_untracked() {
            let session = *self;
            self.later(length + REST, move || session.replay_on());
        }
    }
}
