use std::collections::{HashMap, VecDeque};

use serde::Deserialize;

/// A place in the window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// The room that an element takes.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// The side of the squares that a way is looked for in.
const CELL: f64 = 6.0;

/// How far it keeps from what it must not touch.
const BERTH: f64 = 4.0;

impl Rect {
    fn holds(&self, point: Point, berth: f64) -> bool {
        point.x > self.x - berth
            && point.x < self.x + self.width + berth
            && point.y > self.y - berth
            && point.y < self.y + self.height + berth
    }

    /// Its middle.
    #[must_use]
    pub fn middle(&self) -> Point {
        Point {
            x: self.x + self.width / 2.0,
            y: self.y + self.height / 2.0,
        }
    }
}

/// A way from `from` to `to` inside `window` that touches none of `others`: the points where it turns.
/// None when there is no way.
pub(crate) fn route(from: Point, to: Point, others: &[Rect], window: Rect) -> Option<Vec<Point>> {
    let (start, goal) = (cell(from), cell(to));
    let is_free = |at: (i32, i32)| {
        at == start || at == goal || {
            let point = centre(at);
            window.holds(point, -BERTH) && !others.iter().any(|other| other.holds(point, BERTH))
        }
    };
    let mut came_from = HashMap::from([(start, start)]);
    let mut next = VecDeque::from([start]);
    while let Some(here) = next.pop_front() {
        if here == goal {
            return Some(turns(&came_from, start, goal, to));
        }
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let there = (here.0 + dx, here.1 + dy);
            if is_free(there) && !came_from.contains_key(&there) {
                came_from.insert(there, here);
                next.push_back(there);
            }
        }
    }
    None
}

fn turns(
    came_from: &HashMap<(i32, i32), (i32, i32)>,
    start: (i32, i32),
    goal: (i32, i32),
    to: Point,
) -> Vec<Point> {
    let mut way = vec![to];
    let mut here = goal;
    let mut heading = None;
    while here != start {
        let before = came_from[&here];
        let towards = (here.0 - before.0, here.1 - before.1);
        if heading.is_some_and(|heading| heading != towards) {
            way.push(centre(here));
        }
        heading = Some(towards);
        here = before;
    }
    way.reverse();
    way
}

fn cell(point: Point) -> (i32, i32) {
    (
        (point.x / CELL).floor() as i32,
        (point.y / CELL).floor() as i32,
    )
}

fn centre(cell: (i32, i32)) -> Point {
    Point {
        x: (f64::from(cell.0) + 0.5) * CELL,
        y: (f64::from(cell.1) + 0.5) * CELL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect {
        x: 0.0,
        y: 0.0,
        width: 300.0,
        height: 200.0,
    };

    #[test]
    fn nothing_in_the_way() {
        let to = Point { x: 150.0, y: 20.0 };
        let way = route(Point { x: 150.0, y: 180.0 }, to, &[], WINDOW).unwrap();
        assert_eq!(way, [to]);
    }

    #[test]
    fn it_goes_around_a_card() {
        let card = Rect {
            x: 120.0,
            y: 60.0,
            width: 60.0,
            height: 80.0,
        };
        let way = route(
            Point { x: 150.0, y: 180.0 },
            Point { x: 150.0, y: 20.0 },
            &[card],
            WINDOW,
        )
        .unwrap();
        assert!(way.len() > 2);
        assert!(way.iter().all(|&point| !card.holds(point, 0.0)), "{way:?}");
    }

    #[test]
    fn a_wall_has_no_way_through() {
        let wall = Rect {
            x: -10.0,
            y: 90.0,
            width: 400.0,
            height: 20.0,
        };
        assert_eq!(
            route(
                Point { x: 150.0, y: 180.0 },
                Point { x: 150.0, y: 20.0 },
                &[wall],
                WINDOW
            ),
            None
        );
    }
}
