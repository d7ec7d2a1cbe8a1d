//! The players that search: playouts of every play, or a tree of them.

use super::budget::Purse;
use super::chance::Chance;
use super::ending::Ending;
use super::forecast::Forecast;
use super::playout::Playout;
use super::stakes::{Stakes, Utilities};
use super::tree::{Step, Tree};
use super::worlds::Worlds;
use super::worth::unseen;
use crate::deal::Deal;
use crate::moves::{Move, Moves};
use crate::rules::Rules;

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
    /// Whether the points are foretold at the end of the round, where the rules allow it.
    pub(super) forecast: bool,
    /// In one long round, after how many cards from here.
    pub(super) depth: u8,
}

impl Style {
    /// The yardstick.
    pub(super) const PLAIN: Style = Style {
        explore: 1.5,
        trust: 0.0,
        random: 0.3,
        beliefs: false,
        endings: false,
        forecast: false,
        depth: 0,
    };
    /// The master's.
    const GUIDED: Style = Style {
        explore: 0.7,
        trust: 2.0,
        random: 0.3,
        beliefs: true,
        endings: true,
        forecast: true,
        depth: 10,
    };

    /// The master's under a rule set: in Scopone deals swing further, and a few bad playouts say less.
    pub(super) fn guided(rules: &Rules) -> Style {
        Style {
            explore: if rules.hand_size > 4 {
                1.4
            } else {
                Style::GUIDED.explore
            },
            ..Style::GUIDED
        }
    }
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
        let mut moves = Moves::new();
        let mut tree = Tree::new(
            purse.most().min(200_000) as usize,
            style.explore,
            style.trust,
        );
        let pool = if style.beliefs && self.worlds.tells() {
            let count = (purse.most() / 6).clamp(8, 600) as usize;
            self.worlds.likely(&playout.worth, count, chance)
        } else {
            Vec::new()
        };
        let mut judge = Judge::new(self, style, &playout);
        while purse.pay() {
            let mut deal = match pool.len() {
                0 => self.worlds.draw(chance),
                len => pool[chance.below(len)],
            };
            tree.begin();
            while !judge.is_far_enough(&deal) {
                deal.moves_into(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let side = deal.side_of[usize::from(deal.turn)];
                let unseen = unseen(&deal);
                let worth = |i: usize| {
                    playout
                        .worth
                        .of(&deal, unseen, Moves::of_bits(moves.bits(i)))
                };
                match tree.step(&moves, side, |n| chance.below(n), worth) {
                    Step::Known(key) => deal.play_unchecked(Moves::of_bits(key)),
                    Step::New(key) => {
                        deal.play_unchecked(Moves::of_bits(key));
                        playout.until(&mut deal, chance, |deal| judge.is_far_enough(deal));
                        break;
                    }
                }
            }
            tree.learn(&judge.utilities(&deal));
        }
        self.results(&tree)
    }

    fn results(&self, tree: &Tree) -> Vec<Tried> {
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

/// How far a deal is played, and what it is worth there.
struct Judge<'a> {
    stakes: &'a Stakes,
    /// Solves the last round of two players, who both know all cards by then.
    ending: Option<Ending>,
    forecast: Option<Forecast>,
    horizon: Horizon,
}

/// Where deals are no longer played but foretold.
#[derive(Clone, Copy, Debug)]
enum Horizon {
    End,
    /// After this round.
    Round(u8),
    /// After so many cards.
    Play(u8),
}

impl<'a> Judge<'a> {
    fn new(search: &'a Search<'_>, style: Style, playout: &Playout) -> Judge<'a> {
        let base = search.worlds.base();
        let rules = &base.rules;
        let in_a_round = usize::from(rules.players * rules.hand_size);
        let late = base.stock_len() <= in_a_round;
        let solves = style.endings && late && rules.players == 2 && in_a_round <= 6;
        let foretells = style.forecast && !search.stakes.is_match();
        let forecast = Forecast::new(rules).filter(|_| foretells);
        let rounds = base.stock_len() > 0;
        Judge {
            stakes: search.stakes,
            ending: solves.then(|| {
                Ending::new(
                    search.stakes.clone(),
                    playout.worth.clone(),
                    rules.sides_count(),
                )
            }),
            horizon: match (&forecast, rounds, late) {
                (None, _, _) | (_, true, true) => Horizon::End,
                (_, true, false) => Horizon::Round(base.round.max(1)),
                (_, false, _) => Horizon::Play(base.plays + style.depth),
            },
            forecast,
        }
    }

    #[inline]
    fn is_far_enough(&self, deal: &Deal) -> bool {
        match self.horizon {
            Horizon::Round(round) => deal.round > round,
            Horizon::Play(plays) => deal.plays >= plays,
            Horizon::End => self.ending.is_some() && deal.stock_len() == 0,
        }
    }

    #[inline]
    fn utilities(&mut self, deal: &Deal) -> Utilities {
        match (&mut self.ending, &self.forecast) {
            _ if deal.is_over() => self.stakes.utilities(deal),
            (Some(ending), _) => ending.value(deal),
            (None, None) => self.stakes.utilities(deal),
            (None, Some(forecast)) => {
                let lead = forecast.lead(deal);
                let mut utilities = Utilities::default();
                (utilities[0], utilities[1]) = (lead, -lead);
                utilities
            }
        }
    }
}
