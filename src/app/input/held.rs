//! The card that is held and what it has gathered, as they are drawn, and as the table answers them.

use std::time::Duration;

use leptos::prelude::*;
use scopa::Card;
use scopa::table::Aim;
use web_sys::HtmlElement;

use super::drag::Drag;
use super::home::go_home;
use crate::app::motion::Spot;
use crate::app::table::behind;
use crate::app::view::{in_time, px};

/// The card that is held, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Which.
    pub card: Card,
    /// Its middle on screen.
    pub middle: (f64, f64),
    /// Its width.
    pub width: f64,
}

impl Drag {
    /// Draws what is carried where the pointer is.
    pub(super) fn carry(&self, held: Held) {
        if self.held.with_untracked(Option::is_none) {
            self.held.set(Some(held));
        } else {
            self.held.update_untracked(|now| *now = Some(held));
        }
        if let Some(layer) = self.layer.get_untracked() {
            let place = format!("translate({},{})", px(held.middle.0), px(held.middle.1));
            let _ = HtmlElement::style(&layer).set_property("transform", &place);
        }
    }

    /// Lets the table answer the aim.
    pub(super) fn answer(&self) {
        // Nothing is 0, a card that has gathered nothing is 1.
        fn gathered(aim: &Option<Aim>) -> usize {
            aim.as_ref().map_or(0, |aim| aim.swept().len() + 1)
        }
        let (answered, aim) = (self.answered, self.session.aim);
        let now = aim.with(gathered);
        // What is put back shows at once: nothing lies over it any more.
        if now > answered.get_untracked() && self.held.with_untracked(Option::is_some) {
            // By then it may have been let go.
            let answer = move || answered.set(aim.with_untracked(gathered));
            in_time(answer, Duration::ZERO);
        } else {
            answered.set(now);
        }
    }

    /// The aim as the table answers it.
    pub fn answer_with<T>(&self, what: impl FnOnce(&Aim) -> T) -> Option<T> {
        self.answered.track();
        self.session
            .aim
            .with_untracked(|aim| aim.as_ref().map(what))
    }

    /// Where a card of the table was when the drag began: its middle, and its width.
    pub fn place_of(&self, card: Card) -> Option<((f64, f64), f64)> {
        self.press.with_value(|press| {
            let mut cards = press.as_ref()?.cards.iter();
            let (_, area, width) = cards.find(|(other, ..)| *other == card)?;
            Some((area.middle(), *width))
        })
    }

    /// What the pointer carries, each where its likeness is: what has been gathered, then the held card.
    pub(super) fn carried(&self) -> Vec<(Card, Spot)> {
        let Some(held) = self.held.get_untracked() else {
            return Vec::new();
        };
        let swept = |aim: &Option<Aim>| aim.as_ref().map(|aim| aim.swept().to_vec());
        let swept = self.session.aim.with_untracked(swept).unwrap_or_default();
        let gathered = swept.iter().enumerate().map(|(rank, card)| {
            let (aside, up, tilt) = behind(rank);
            let spot = Spot {
                x: held.middle.0 + aside * held.width,
                y: held.middle.1 + up * held.width,
                width: self.place_of(*card).map_or(held.width, |(_, width)| width),
                tilt,
            };
            (*card, spot)
        });
        let top = Spot {
            x: held.middle.0,
            y: held.middle.1,
            width: held.width,
            tilt: 0.0,
        };
        gathered.chain([(held.card, top)]).collect()
    }

    /// Nothing is carried any more: what was goes home.
    pub(super) fn hand_back(&self) {
        if self.held.with_untracked(Option::is_some) {
            let carried = self.carried();
            self.held.set(None);
            go_home(&carried);
        }
    }
}
