use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use crate::{Outcome, Page, Point};

/// A drag is made of moves no longer than this; a single long one is missed by some browsers.
const STRIDE: f64 = 24.0;

/// How many moves a drag has at least.
const MOVES: usize = 6;

/// How long each takes: about one frame.
const MOVE_MS: u32 = 12;

/// What points. In WebKit's browser a finger counts as a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, with its main button.
    Mouse,
    /// A finger on a touch screen.
    Finger,
}

impl Pointer {
    /// Presses at the first point, moves through all others, and lets go at the last.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn drag(self, page: &Page, through: &[Point]) -> Outcome {
        let mut steps = pressed(through);
        steps.push(let_go());
        self.act(page, steps).await
    }

    /// Presses at the first point and moves through all others, without letting go. Only for a
    /// mouse: Chromium's driver forgets a finger between two calls.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn hold(self, page: &Page, through: &[Point]) -> Outcome {
        self.act(page, pressed(through)).await
    }

    /// Goes on with what it holds to another point, after whatever has happened meanwhile.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn move_on(self, page: &Page, to: Point) -> Outcome {
        let near = Point {
            x: to.x - STRIDE,
            y: to.y,
        };
        let way = moves(near, &[to]);
        let steps = std::iter::once(near)
            .chain(way)
            .map(|point| move_to(point, MOVE_MS));
        self.act(page, steps.collect()).await
    }

    /// Lets go.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn release(self, page: &Page) -> Outcome {
        self.act(page, vec![let_go()]).await
    }

    async fn act(self, page: &Page, steps: Vec<Value>) -> Outcome {
        let kind = match self {
            Self::Mouse => "mouse",
            Self::Finger => "touch",
        };
        let parameters = json!({ "pointerType": kind });
        let source =
            json!({ "type": "pointer", "id": kind, "parameters": parameters, "actions": steps });
        page.perform(json!([source])).await
    }
}

impl Page {
    /// Presses and lets go at one point.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn tap_at(&self, point: Point) -> Outcome {
        Pointer::Mouse.drag(self, &[point]).await
    }

    /// Presses one key after another.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn press(&self, keys: &[char]) -> Outcome {
        let kinds = ["keyDown", "keyUp"];
        let steps: Vec<_> = (keys.iter())
            .flat_map(|key| kinds.map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        self.perform(json!([{ "type": "key", "id": "keys", "actions": steps }]))
            .await
    }

    async fn perform(&self, sources: Value) -> Outcome {
        self.driver()
            .cmd(Command::PerformActions(Actions::from(sources)))
            .await?;
        Ok(())
    }
}

fn move_to(point: Point, duration: u32) -> Value {
    let Point { x, y } = point;
    json!({ "type": "pointerMove", "origin": "viewport", "x": x.round(), "y": y.round(), "duration": duration })
}

fn pressed(through: &[Point]) -> Vec<Value> {
    let Some((&first, rest)) = through.split_first() else {
        return Vec::new();
    };
    let press = [
        move_to(first, 0),
        json!({ "type": "pointerDown", "button": 0 }),
    ];
    let way = moves(first, rest)
        .into_iter()
        .map(|point| move_to(point, MOVE_MS));
    press.into_iter().chain(way).collect()
}

fn let_go() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

/// The way from `start` through `stops`, in strides.
fn moves(start: Point, stops: &[Point]) -> Vec<Point> {
    let mut here = start;
    let mut way = Vec::new();
    for &stop in stops {
        let (dx, dy) = (stop.x - here.x, stop.y - here.y);
        let share = MOVES.div_ceil(stops.len());
        let count = ((dx.hypot(dy) / STRIDE).ceil() as usize).max(share);
        way.extend((1..=count).map(|nth| {
            let part = nth as f64 / count as f64;
            Point {
                x: here.x + dx * part,
                y: here.y + dy * part,
            }
        }));
        here = stop;
    }
    way
}
