//! Dragging a card of the hand over the table.

use leptos::html::Div;
use leptos::prelude::*;
use scopa::Card;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::held::Held;
use super::home::go_home;
use super::press::{Area, Press};
use crate::app::motion::Motion;
use crate::app::session::Session;

/// So far, in pixels, a press is a tap and not yet a drag.
const SLACK: f64 = 6.0;
/// A finger holds a card this far down its height, so that the face shows above it.
const GRIP: f64 = 0.78;

/// The drag in progress, one at a time.
#[derive(Clone, Copy)]
pub struct Drag {
    /// What is drawn of it. Tells of lifting and letting go, but not of each step of the pointer: whoever follows
    /// this would be asked at each.
    pub held: RwSignal<Option<Held>>,
    /// The layer of what is carried, which follows the pointer.
    pub layer: NodeRef<Div>,
    /// The card that is held; unlike [`Drag::held`] it does not change while the card moves.
    pub card: Memo<Option<Card>>,
    /// Set when the table is to answer the aim, to what that has gathered: while the pointer carries, a frame after the
    /// likenesses, so that what a lift or a card passed over costs is shared by two. Until then a likeness lies over its card.
    pub answered: RwSignal<usize>,
    pub(super) session: Session,
    motion: Motion,
    pub(super) press: StoredValue<Option<Press>, LocalStorage>,
    /// Whether the press that ended last was a drag: the click that follows it is not a tap.
    dragged: StoredValue<bool>,
}

impl Drag {
    /// None in progress.
    pub fn new(session: Session, motion: Motion) -> Self {
        let held = RwSignal::new(None::<Held>);
        let drag = Self {
            held,
            layer: NodeRef::new(),
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
        if let Some(held) = held {
            self.carry(held);
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
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
