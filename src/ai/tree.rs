//! Information-set Monte Carlo tree search: one tree over what the seat sees, a fresh world each time.

use crate::cards::Side;
use crate::moves::{Move, Moves};

use super::stakes::Utilities;

/// A move in the tree, and what has come of it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    key: u64,
    next: u32,
    child: u32,
    /// How often it was made.
    pub(super) visits: u32,
    /// How often it could have been made.
    seen: u32,
    /// What it came to for the side that made it.
    pub(super) sum: f64,
    pub(super) squares: f64,
    /// What it seems to be worth beside the best move there.
    prior: f32,
}

const ROOT: u32 = 0;
const NONE: u32 = 0;

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    path: Vec<(u32, Side)>,
    explore: f32,
    /// How many imagined visits a first impression counts for; none in the plain search.
    trust: f32,
}

/// Where a walk down the tree goes on.
pub(super) enum Step {
    /// To a move that was made before.
    Known(u64),
    /// To a move that is new: the tree ends here.
    New(u64),
}

impl Tree {
    pub(super) fn new(room: usize, explore: f32, trust: f32) -> Tree {
        let mut nodes = Vec::with_capacity(room + 1);
        nodes.push(Node::new(0, 0.0));
        Tree {
            nodes,
            path: Vec::with_capacity(128),
            explore,
            trust,
        }
    }

    /// Begins at the root again.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.path.clear();
        self.path.push((ROOT, 0));
    }

    fn here(&self) -> u32 {
        self.path.last().map_or(ROOT, |place| place.0)
    }

    /// Chooses among the moves of a world at the place reached. `worth` is what a move seems to be worth, by its number;
    /// it is asked only in a guided search and for moves that are new.
    #[inline]
    pub(super) fn step(
        &mut self,
        moves: &Moves,
        side: Side,
        draw: impl FnOnce(usize) -> usize,
        worth: impl Fn(usize) -> f32,
    ) -> Step {
        let here = self.here();
        let mut places = [NONE; 64];
        let len = moves.len().min(64);
        let mut child = self.nodes[here as usize].child;
        let mut known = 0;
        while child != NONE && known < len {
            let node = &mut self.nodes[child as usize];
            if let Some(place) = (0..len).find(|place| moves.bits(*place) == node.key) {
                places[place] = child;
                node.seen += 1;
                known += 1;
            }
            child = node.next;
        }
        let choice = if self.trust > 0.0 {
            self.guided(here, &places[..len], worth)
        } else if known < len {
            let nth = draw(len - known);
            let new = places[..len]
                .iter()
                .enumerate()
                .filter(|(_, place)| **place == NONE);
            (new.map(|(i, _)| i).nth(nth).unwrap_or(0), 0.0)
        } else {
            (self.plain(&places[..len]), 0.0)
        };
        let (choice, prior) = choice;
        let key = moves.bits(choice);
        if places[choice] != NONE {
            self.path.push((places[choice], side));
            return Step::Known(key);
        }
        let new = self.nodes.len() as u32;
        let mut node = Node::new(key, prior);
        node.next = self.nodes[here as usize].child;
        self.nodes.push(node);
        self.nodes[here as usize].child = new;
        self.path.push((new, side));
        Step::New(key)
    }

    /// The upper bound of confidence, by how often each move could have been made.
    #[inline]
    fn plain(&self, places: &[u32]) -> usize {
        let (mut best, mut choice) = (f32::MIN, 0);
        for (i, place) in places.iter().enumerate() {
            let node = &self.nodes[*place as usize];
            let visits = node.visits as f32;
            let mean = node.sum as f32 / visits;
            let bound = mean + self.explore * ((node.seen as f32).ln() / visits).sqrt();
            if bound > best {
                (best, choice) = (bound, i);
            }
        }
        choice
    }

    /// The same with a first impression, which stands for all moves that are new.
    #[inline]
    fn guided(&self, here: u32, places: &[u32], worth: impl Fn(usize) -> f32) -> (usize, f32) {
        let mut priors = [0.0f32; 64];
        let mut top = f32::MIN;
        for (i, place) in places.iter().enumerate() {
            priors[i] = match *place {
                NONE => worth(i),
                known => self.nodes[known as usize].prior,
            };
            top = top.max(priors[i]);
        }
        let (mut sum, mut visits) = (0.0, 0.0);
        for place in places.iter().filter(|place| **place != NONE) {
            let node = &self.nodes[*place as usize];
            sum += node.sum as f32;
            visits += node.visits as f32;
        }
        let level = if visits > 0.0 { sum / visits } else { 0.0 };
        let parent = (self.nodes[here as usize].visits as f32).max(visits) + 1.0;
        let log = parent.ln();
        let (mut best, mut choice) = (f32::MIN, 0);
        for (i, place) in places.iter().enumerate() {
            let first = level + (priors[i] - top);
            let (sum, visits, log) = match *place {
                NONE => (0.0, 0.0, log),
                known => {
                    let node = &self.nodes[known as usize];
                    let seen = (node.seen as f32 + 1.0).ln();
                    (node.sum as f32, node.visits as f32, seen)
                }
            };
            let weight = visits + self.trust;
            let mean = (sum + self.trust * first) / weight;
            let bound = mean + self.explore * (log / weight).sqrt();
            if bound > best {
                (best, choice) = (bound, i);
            }
        }
        (choice, priors[choice])
    }

    /// Tells the moves on the way what they came to.
    #[inline]
    pub(super) fn learn(&mut self, utilities: &Utilities) {
        for (place, side) in &self.path {
            let node = &mut self.nodes[*place as usize];
            let value = f64::from(utilities[usize::from(*side)]);
            node.visits += 1;
            node.sum += value;
            node.squares += value * value;
        }
    }

    /// What has been tried at the root.
    pub(super) fn tried(&self) -> impl Iterator<Item = (Move, &Node)> {
        let mut child = self.nodes[ROOT as usize].child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(child as usize).filter(|_| child != NONE)?;
            child = node.next;
            Some((Moves::of_bits(node.key), node))
        })
    }
}

impl Node {
    fn new(key: u64, prior: f32) -> Node {
        Node {
            key,
            next: NONE,
            child: NONE,
            visits: 0,
            seen: 1,
            sum: 0.0,
            squares: 0.0,
            prior,
        }
    }
}
