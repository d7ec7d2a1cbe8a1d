//! How long a search may think.

use std::fmt;

/// How long a search may think. Levels below the master stop earlier, where their strength lies.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many playouts for the whole decision: the same seed gives the same answer.
    Playouts(u32),
    /// So many milliseconds by a clock of the caller's, since a library for WebAssembly has none.
    Time {
        /// The milliseconds.
        millis: f64,
        /// The time in milliseconds since any moment.
        clock: &'a dyn Fn() -> f64,
    },
}

impl Default for Budget<'_> {
    fn default() -> Self {
        Budget::Playouts(4000)
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(n) => write!(f, "{n} playouts"),
            Budget::Time { millis, .. } => write!(f, "{millis} ms"),
        }
    }
}

/// A budget that is being spent.
pub(super) struct Purse<'a> {
    left: u32,
    until: Option<(f64, &'a dyn Fn() -> f64)>,
    spent: u32,
}

impl<'a> Purse<'a> {
    /// The clock is looked at once in so many playouts.
    const GLANCE: u32 = 64;

    /// A budget of which at most so many playouts are wanted.
    pub(super) fn new(budget: Budget<'a>, most: u32) -> Purse<'a> {
        match budget {
            Budget::Playouts(n) => Purse {
                left: n.min(most),
                until: None,
                spent: 0,
            },
            Budget::Time { millis, clock } => Purse {
                left: most,
                until: Some((clock() + millis, clock)),
                spent: 0,
            },
        }
    }

    /// Pays for one playout; `false` when the budget is spent.
    #[inline]
    pub(super) fn pay(&mut self) -> bool {
        if self.spent >= self.left {
            return false;
        }
        if self.spent.is_multiple_of(Purse::GLANCE)
            && let Some((end, clock)) = self.until
            && self.spent > 0
            && clock() >= end
        {
            self.left = self.spent;
            return false;
        }
        self.spent += 1;
        true
    }

    /// How many playouts there may be at most.
    pub(super) fn most(&self) -> u32 {
        self.left
    }
}
