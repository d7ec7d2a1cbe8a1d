//! Dragging a card of the hand over the table.

use std::time::Duration;

use crate::app::view::in_time;
use leptos::prelude::*;
use scopa::Card;
use scopa::table::Aim;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::home::go_home;
use super::press::{Area, Press};
use crate::app::motion::{Motion, Spot};
use crate::app::session::Session;
use crate::app::table::behind;

/// So far, in pixels, a press is a tap and not yet a drag.
const SLACK: f64 = 6.0;
/// A finger holds a card this far down its height, so that the face shows above it.
const GRIP: f64 = 0.78;

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

/// The drag in progress, one at a time.
#[derive(Clone, Copy)]
pub struct Drag {
    /// What is drawn of it.
    pub held: RwSignal<Option<Held>>,
    /// The card that is held; unlike [`Drag::held`] it does not change while the card moves.
    pub card: Memo<Option<Card>>,
    /// Set when the table is to answer the aim, to what that has gathered: while the pointer carries, a frame after the
    /// likenesses, so that what a lift or a card passed over costs is shared by two. Until then a likeness lies over its card.
    pub answered: RwSignal<usize>,
    session: Session,
    motion: Motion,
    press: StoredValue<Option<Press>, LocalStorage>,
    /// Whether the press that ended last was a drag: the click that follows it is not a tap.
    dragged: StoredValue<bool>,
}

impl Drag {
    /// None in progress.
    pub fn new(session: Session, motion: Motion) -> Self {
        let held = RwSignal::new(None::<Held>);
        let drag = Self {
            held,
            card: Memo::new(move |_| held.with(|held| held.map(|held| held.card))),
            answered: RwSignal::new(0),
            session,
            motion,
            press: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
        };
        // A lifted card that is put back or played by another hand is no longer held.
        Effect::new(move || {
            if session.aim.with(Option::is_none) {
                drag.release();
            }
        });
        Effect::new(move || drag.answer());
        drag
    }

    /// Whether a click is the end of a drag. Browsers send that click to different elements.
    pub fn was_drag(&self) -> bool {
        self.dragged.get_value()
    }

    /// A pointer goes down anywhere: whatever click follows belongs to it.
    pub fn begin(&self) {
        self.dragged.set_value(false);
    }

    /// A pointer goes down on a card of the hand.
    pub fn press(&self, card: Card, event: &PointerEvent) {
        let busy = self.press.with_value(Option::is_some);
        let Some(element) = event
            .current_target()
            .and_then(|target| target.dyn_into::<HtmlElement>().ok())
        else {
            return;
        };
        if busy || event.button() != 0 || !event.is_primary() {
            return;
        }
        let _ = element.set_pointer_capture(event.pointer_id());
        let size = (
            f64::from(element.offset_width()),
            f64::from(element.offset_height()),
        );
        let home = Area::of(&element).middle();
        let start = point(event);
        let grip = match event.pointer_type().as_str() {
            "mouse" => (start.0 - home.0, start.1 - home.1),
            _ => (0.0, (GRIP - 0.5) * size.1),
        };
        let press = Press {
            pointer: event.pointer_id(),
            card,
            start,
            last: start,
            lifted: false,
            size,
            grip,
            cards: Vec::new(),
            cloth: None,
        };
        self.press.set_value(Some(press));
    }

    /// The pointer moves.
    pub fn track(&self, event: &PointerEvent) {
        let at = point(event);
        let mut held = None;
        let mut passed = Vec::new();
        self.press.update_value(|press| {
            let Some(press) = press
                .as_mut()
                .filter(|press| press.pointer == event.pointer_id())
            else {
                return;
            };
            if !press.lifted {
                let far = (at.0 - press.start.0).hypot(at.1 - press.start.1) > SLACK;
                if !far || !self.session.lift(press.card) {
                    return;
                }
                press.lifted = true;
                press.survey();
            }
            passed = press.passed(at);
            press.last = at;
            held = Some(press.held(at));
        });
        if held.is_some() {
            self.held.set(held);
        }
        for card in passed {
            self.session.sweep(card);
        }
    }

    /// The pointer goes up.
    pub fn drop(&self, event: &PointerEvent) {
        let ours = |press: &Press| press.pointer == event.pointer_id();
        if !self
            .press
            .with_value(|press| press.as_ref().is_some_and(ours))
        {
            return;
        }
        let carried = self.carried();
        let mut press = None;
        self.press.update_value(|slot| press = slot.take());
        let Some(press) = press.filter(|press| press.lifted) else {
            return;
        };
        self.dragged.set_value(true);
        let (session, below) = (self.session, press.below(point(event)));
        self.held.set(None);
        self.motion
            .letting_go(carried.clone(), move || session.drop_at(below));
        // What has been played is on its way.
        if (session.view).with_untracked(|view| view.hand.contains(press.card)) {
            go_home(&carried);
        }
    }

    /// The pointer's events no longer reach the card. While it is still down (a browser lets go when the window
    /// changes its size) it is caught again; else the drag is given up.
    pub fn lost(&self, event: &PointerEvent) {
        let ours = |press: &Press| press.pointer == event.pointer_id();
        if !self
            .press
            .with_value(|press| press.as_ref().is_some_and(ours))
        {
            return;
        }
        let card = event
            .current_target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let caught = card
            .filter(|_| event.buttons() & 1 != 0)
            .map(|card| card.set_pointer_capture(event.pointer_id()));
        if !matches!(caught, Some(Ok(()))) {
            self.cancel();
        }
    }

    /// The pointer is lost, or the drag is given up.
    pub fn cancel(&self) {
        if self
            .press
            .with_value(|press| press.as_ref().is_some_and(|press| press.lifted))
        {
            self.hand_back();
            self.session.put_back();
        }
        self.release();
    }

    /// The window has another size: everything lies elsewhere.
    pub fn resized(&self) {
        self.press.update_value(|press| {
            if let Some(press) = press.as_mut().filter(|press| press.lifted) {
                press.survey();
            }
        });
    }

    /// Lets the table answer the aim.
    fn answer(&self) {
        let answered = self.answered;
        // Nothing is 0, a card that has gathered nothing is 1.
        let now = self
            .session
            .aim
            .with(|aim| aim.as_ref().map_or(0, |aim| aim.swept().len() + 1));
        // What is put back shows at once: nothing lies over it any more.
        if now > answered.get_untracked() && self.held.with_untracked(Option::is_some) {
            in_time(move || _ = answered.try_set(now), Duration::ZERO);
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

    fn release(&self) {
        self.press.update_value(|press| {
            // A press that has not become a drag may still become one.
            if press.as_ref().is_some_and(|press| press.lifted) {
                *press = None;
                self.dragged.set_value(true);
            }
        });
        self.hand_back();
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
    fn carried(&self) -> Vec<(Card, Spot)> {
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
    fn hand_back(&self) {
        if self.held.with_untracked(Option::is_some) {
            let carried = self.carried();
            self.held.set(None);
            go_home(&carried);
        }
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
