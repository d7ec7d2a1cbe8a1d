//! What every legal move is worth.

use serde::{Deserialize, Serialize};

use super::budget::{Budget, Purse};
use super::chance::Chance;
use super::level::Level;
use super::search::{Search, Style, Tried};
use super::stakes::Stakes;
use super::worlds::Worlds;
use super::{choose, rule};
use crate::moves::{Move, Moves};
use crate::view::View;

/// What the values of an analysis are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Points of the deal, one's own less the others' (their mean, when there are several).
    #[default]
    Points,
    /// The chance to win the match, from 0 to 1.
    Chance,
}

/// A legal move and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Valued {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// What it can be expected to bring.
    pub value: f64,
    /// The standard error of the value; 0 when it is exact.
    pub error: f64,
    /// How many playouts it rests on; 0 when it was not tried, or when the level goes by rules alone.
    pub playouts: u32,
}

/// The value of every legal move, and the choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The move chosen.
    pub choice: Move,
    /// What the values are.
    pub unit: Unit,
    /// Whether the values are exact: every card was known, and the end of the deal was solved.
    pub exact: bool,
    /// Every legal move, in the order of [`View::legal_moves`].
    pub moves: Vec<Valued>,
}

impl Analysis {
    /// All playouts.
    #[must_use]
    pub fn playouts(&self) -> u32 {
        self.moves.iter().map(|valued| valued.playouts).sum()
    }

    /// The value of the choice.
    #[must_use]
    pub fn value(&self) -> f64 {
        let chosen = self.moves.iter().find(|valued| valued.mv == self.choice);
        chosen.map_or(0.0, |valued| valued.value)
    }

    /// One analysis from two of the same view with different seeds: the work of several processors.
    #[must_use]
    pub fn join(mut self, other: &Analysis) -> Analysis {
        for (mine, theirs) in self.moves.iter_mut().zip(&other.moves) {
            let (a, b) = (f64::from(mine.playouts), f64::from(theirs.playouts));
            if mine.mv != theirs.mv || a + b == 0.0 {
                continue;
            }
            mine.value = (mine.value * a + theirs.value * b) / (a + b);
            mine.error = ((mine.error * a).powi(2) + (theirs.error * b).powi(2)).sqrt() / (a + b);
            mine.playouts += theirs.playouts;
        }
        if let Some(best) = most_tried(&self.moves).filter(|_| !self.exact) {
            self.choice = best;
        }
        self
    }
}

/// What every legal move is worth to the seat of a view at a level, and which of them it makes; nothing when the seat is
/// not to move or the view comes from no match.
///
/// ```
/// use scopa::{Game, Level, Ruleset, ai::{Budget, analyse}};
/// let game = Game::new(Ruleset::default(), 3, Some(0));
/// let view = game.view(1);
/// let analysis = analyse(&view, Level::Master, Budget::Playouts(200), 1).unwrap();
/// assert_eq!(analysis.moves.len(), view.legal_moves().len());
/// assert_eq!(analysis, analyse(&view, Level::Master, Budget::Playouts(200), 1).unwrap());
/// ```
#[must_use]
pub fn analyse(view: &View, level: Level, budget: Budget<'_>, seed: u64) -> Option<Analysis> {
    let legal = view.legal_moves();
    let first = legal.get(0)?;
    let exact = |moves: Vec<Valued>, choice| Analysis {
        choice,
        unit: Unit::Points,
        exact: false,
        moves,
    };
    let unvalued = || {
        legal.iter().map(|mv| Valued {
            mv,
            value: 0.0,
            error: 0.0,
            playouts: 0,
        })
    };
    let worlds = Worlds::of(view);
    let (Some(worlds), true) = (&worlds, searches(level)) else {
        let choice = match level {
            Level::Beginner | Level::Book => rule::choose(view, level, seed),
            _ => choose(view, level, seed),
        };
        return Some(exact(unvalued().collect(), choice.unwrap_or(first)));
    };
    let stakes = match level {
        Level::Master | Level::Expert => Stakes::of(view),
        _ => Stakes::points(&view.rules),
    };
    let search = Search {
        worlds,
        stakes: &stakes,
        legal: &legal,
    };
    let mut chance = Chance::new(seed);
    let solved = level == Level::Master && worlds.is_open() && worlds.base().round_left <= 12;
    let tried = if solved {
        search.solve()
    } else if legal.len() == 1 {
        vec![Tried::default()]
    } else {
        run(&search, level, budget, &mut chance)
    };
    let moves = valued(&legal, &tried, &stakes, solved);
    let choice = if solved {
        best(&moves)
    } else {
        most_tried(&moves)
    };
    Some(Analysis {
        choice: choice.unwrap_or(first),
        unit: if stakes.is_match() {
            Unit::Chance
        } else {
            Unit::Points
        },
        exact: solved,
        moves,
    })
}

fn searches(level: Level) -> bool {
    !matches!(
        level,
        Level::Random | Level::Greedy | Level::Wary | Level::Beginner | Level::Book
    )
}

fn run(search: &Search<'_>, level: Level, budget: Budget<'_>, chance: &mut Chance) -> Vec<Tried> {
    let moves = search.legal.len() as u32;
    match level {
        Level::Flat(n) => {
            let mut purse = Purse::new(Budget::Playouts(n.saturating_mul(moves)), u32::MAX);
            search.flat(&mut purse, 0.3, chance)
        }
        Level::Ismcts(n) => {
            let mut purse = Purse::new(Budget::Playouts(n), u32::MAX);
            search.tree(&mut purse, Style::PLAIN, chance)
        }
        Level::Counter => search.flat(&mut Purse::new(budget, 30 * moves), 0.3, chance),
        Level::Expert => search.tree(&mut Purse::new(budget, 3000), Style::PLAIN, chance),
        _ => {
            let style = Style::guided(&search.worlds.base().rules);
            search.tree(&mut Purse::new(budget, u32::MAX), style, chance)
        }
    }
}

fn valued(legal: &Moves, tried: &[Tried], stakes: &Stakes, exact: bool) -> Vec<Valued> {
    let each = legal.iter().zip(tried).map(|(mv, tried)| {
        let n = f64::from(tried.visits.max(1));
        let mean = tried.sum / n;
        let spread = (tried.squares / n - mean * mean).max(0.0);
        let error = if exact || tried.visits == 0 {
            0.0
        } else {
            (spread / n).sqrt()
        };
        Valued {
            mv,
            value: stakes.shown(mean),
            error: stakes.shown(error),
            playouts: tried.visits,
        }
    });
    each.collect()
}

/// The move that was tried most; the better one when several were.
fn most_tried(moves: &[Valued]) -> Option<Move> {
    let tried = moves.iter().max_by(|a, b| {
        a.playouts
            .cmp(&b.playouts)
            .then(a.value.total_cmp(&b.value))
    });
    tried.map(|valued| valued.mv)
}

fn best(moves: &[Valued]) -> Option<Move> {
    let best = moves.iter().max_by(|a, b| a.value.total_cmp(&b.value));
    best.map(|valued| valued.mv)
}
