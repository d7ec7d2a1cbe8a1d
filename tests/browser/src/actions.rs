use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use crate::{Outcome, Page, Point};

/// A drag is made of moves no longer than this; a single long one is missed by some browsers.
const STRIDE: f64 = 24.0;

/// How many moves a drag has at least.
const MOVES: usize = 6;

/// How long each takes: about one frame.
const MOVE_MS: u32 = 12;

impl Page {
    /// Presses at the first point, moves through all others, and lets go at the last.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn drag(&self, through: &[Point]) -> Outcome {
        self.drag_and_hold(through).await?;
        self.release().await
    }

    /// Presses at the first point and moves through all others, without letting go.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn drag_and_hold(&self, through: &[Point]) -> Outcome {
        self.point(&pressed_moves(through)).await
    }

    /// Like [`Page::drag`], with a finger on a touch screen.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn drag_by_finger(&self, through: &[Point]) -> Outcome {
        let mut steps = pressed_moves(through);
        steps.push(json!({ "type": "pointerUp", "button": 0 }));
        self.point_with("touch", &steps).await
    }

    /// Lets go.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn release(&self) -> Outcome {
        self.point(&[json!({ "type": "pointerUp", "button": 0 })])
            .await
    }

    /// Presses and lets go at one point.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn tap_at(&self, point: Point) -> Outcome {
        let down = json!({ "type": "pointerDown", "button": 0 });
        let up = json!({ "type": "pointerUp", "button": 0 });
        self.point(&[move_to(point, 0), down, up]).await
    }

    /// Presses one key after another.
    ///
    /// # Errors
    /// When the driver refuses.
    pub async fn press(&self, keys: &[char]) -> Outcome {
        let kinds = ["keyDown", "keyUp"];
        let steps: Vec<_> = keys
            .iter()
            .flat_map(|key| kinds.map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        self.act(json!([{ "type": "key", "id": "keys", "actions": steps }]))
            .await
    }

    async fn point(&self, steps: &[Value]) -> Outcome {
        self.point_with("mouse", steps).await
    }

    async fn point_with(&self, kind: &str, steps: &[Value]) -> Outcome {
        let parameters = json!({ "pointerType": kind });
        self.act(
            json!([{ "type": "pointer", "id": kind, "parameters": parameters, "actions": steps }]),
        )
        .await
    }

    async fn act(&self, sources: Value) -> Outcome {
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

/// A press at the first point, and the moves through all others.
fn pressed_moves(through: &[Point]) -> Vec<Value> {
    let Some((&first, rest)) = through.split_first() else {
        return Vec::new();
    };
    let press = [
        move_to(first, 0),
        json!({ "type": "pointerDown", "button": 0 }),
    ];
    let way = moves(first, rest);
    press
        .into_iter()
        .chain(way.into_iter().map(|point| move_to(point, MOVE_MS)))
        .collect()
}

/// The way from `start` through `stops`, in strides.
fn moves(start: Point, stops: &[Point]) -> Vec<Point> {
    let mut here = start;
    let mut way = Vec::new();
    for &stop in stops {
        let (dx, dy) = (stop.x - here.x, stop.y - here.y);
        let share = MOVES.div_ceil(stops.len());
        let count = ((dx.hypot(dy) / STRIDE).ceil() as usize).max(share).max(1);
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
