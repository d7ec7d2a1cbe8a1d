//! The players that search: playouts of every play, or a tree of them.

use super::budget::Purse;
use super::chance::Chance;
use super::ending::Ending;
use super::playout::Playout;
use super::stakes::Stakes;
use super::tree::{Step, Tree};
use super::worlds::Worlds;
use super::worth::unseen;
use crate::deal::Deal;
use crate::moves::{Move, Moves};

/// What has been found out about a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tried {
    pub(super) visits: u32,
    pub(super) sum: f64,
    pub(super) squares: f64,
}

impl Tried {
    #[inline]
    fn add(&mut self, value: f64) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }
}

/// How a tree search goes about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How much moves that are little known attract, in points.
    pub(super) explore: f32,
    /// How many imagined visits a first impression counts for; 0 for none.
    pub(super) trust: f32,
    /// The share of random moves in playouts.
    pub(super) random: f32,
    /// Whether worlds are drawn by how well they explain what the others did.
    pub(super) beliefs: bool,
    /// Whether the end is solved once every card is known.
    pub(super) endings: bool,
}

impl Style {
    /// The yardstick.
    pub(super) const PLAIN: Style = Style {
        explore: 1.5,
        trust: 0.0,
        random: 0.3,
        beliefs: false,
        endings: false,
    };
    /// The master's.
    pub(super) const GUIDED: Style = Style {
        explore: 0.7,
        trust: 2.0,
        random: 0.3,
        beliefs: true,
        endings: true,
    };
}

/// A search from one seat.
pub(super) struct Search<'a> {
    pub(super) worlds: &'a Worlds,
    pub(super) stakes: &'a Stakes,
    pub(super) legal: &'a Moves,
}

impl Search<'_> {
    fn side(&self) -> usize {
        let base = self.worlds.base();
        usize::from(base.side_of[usize::from(base.turn)])
    }

    /// The exact value of every move, all cards being known.
    pub(super) fn solve(&self) -> Vec<Tried> {
        let base = self.worlds.base();
        let playout = Playout::new(&base.rules, 0.0);
        let mut ending = Ending::new(self.stakes.clone(), playout.worth, base.rules.sides_count());
        let mut results = vec![Tried::default(); self.legal.len()];
        for (mv, tried) in self.legal.iter().zip(&mut results) {
            let mut deal = *base;
            deal.play_unchecked(mv);
            tried.add(f64::from(ending.value(&deal)[self.side()]));
        }
        results
    }

    /// Playouts of every move in the same worlds.
    pub(super) fn flat(
        &self,
        purse: &mut Purse<'_>,
        random: f32,
        chance: &mut Chance,
    ) -> Vec<Tried> {
        let mut playout = Playout::new(&self.worlds.base().rules, random);
        let mut results = vec![Tried::default(); self.legal.len()];
        'all: loop {
            let world = self.worlds.draw(chance);
            for (mv, tried) in self.legal.iter().zip(&mut results) {
                if !purse.pay() {
                    break 'all;
                }
                let mut deal = world;
                deal.play_unchecked(mv);
                playout.finish(&mut deal, chance);
                tried.add(f64::from(self.stakes.utilities(&deal)[self.side()]));
            }
        }
        results
    }

    /// A tree of moves.
    pub(super) fn tree(
        &self,
        purse: &mut Purse<'_>,
        style: Style,
        chance: &mut Chance,
    ) -> Vec<Tried> {
        let rules = &self.worlds.base().rules;
        let mut playout = Playout::new(rules, style.random);
        let mut ending = style.endings.then(|| {
            Ending::new(
                self.stakes.clone(),
                playout.worth.clone(),
                rules.sides_count(),
            )
        });
        let mut moves = Moves::new();
        let mut tree = Tree::new(
            purse.most().min(200_000) as usize,
            style.explore,
            style.trust,
        );
        let pool = if style.beliefs && self.worlds.tells() {
            let count = (purse.most() / 6).clamp(60, 600) as usize;
            self.worlds.likely(&playout.worth, count, 1, chance)
        } else {
            Vec::new()
        };
        while purse.pay() {
            let mut deal = match pool.len() {
                0 => self.worlds.draw(chance),
                len => pool[chance.below(len)],
            };
            tree.begin();
            loop {
                if let Some(ending) = &mut ending
                    && is_short(&deal)
                {
                    tree.learn(&ending.value(&deal));
                    break;
                }
                deal.moves_into(&mut moves);
                if moves.is_empty() {
                    tree.learn(&self.stakes.utilities(&deal));
                    break;
                }
                let side = deal.side_of[usize::from(deal.turn)];
                let unseen = unseen(&deal);
                let worth = |i: usize| {
                    playout
                        .worth
                        .of(&deal, unseen, Moves::of_bits(moves.bits(i)))
                };
                let step = tree.step(&moves, side, |n| chance.below(n), worth);
                match step {
                    Step::Known(key) => deal.play_unchecked(Moves::of_bits(key)),
                    Step::New(key) => {
                        deal.play_unchecked(Moves::of_bits(key));
                        let until = |deal: &Deal| ending.is_some() && is_short(deal);
                        playout.until(&mut deal, chance, until);
                        let utilities = match &mut ending {
                            Some(ending) if is_short(&deal) => ending.value(&deal),
                            _ => self.stakes.utilities(&deal),
                        };
                        tree.learn(&utilities);
                        break;
                    }
                }
            }
        }
        self.from_tree(&tree)
    }

    fn from_tree(&self, tree: &Tree) -> Vec<Tried> {
        let mut results = vec![Tried::default(); self.legal.len()];
        for (mv, node) in tree.tried() {
            if let Some(place) = self.legal.iter().position(|legal: Move| legal == mv) {
                results[place] = Tried {
                    visits: node.visits,
                    sum: node.sum,
                    squares: node.squares,
                };
            }
        }
        results
    }
}

/// Whether what is left of a deal is known to both players and soon solved.
#[inline]
fn is_short(deal: &Deal) -> bool {
    deal.rules.players == 2 && deal.stock_len() == 0 && deal.round_left <= 6 && !deal.is_over()
}
