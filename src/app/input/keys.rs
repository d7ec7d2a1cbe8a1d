//! The keyboard at the table.

use leptos::prelude::*;
use scopa::Card;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::Drag;
use crate::app::letters::Shortcut;
use crate::app::session::Session;

/// A key at the table.
pub fn on_key(session: Session, drag: Drag, event: &KeyboardEvent) {
    if event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || is_within(event, ".menu,.notices")
        || document()
            .query_selector(".veil:not([hidden])")
            .is_ok_and(|veil| veil.is_some())
    {
        return;
    }
    let several = session
        .aim
        .with_untracked(|aim| aim.as_ref().is_some_and(|aim| aim.captures().len() > 1));
    let done = match event.key().as_str() {
        "Escape" => {
            drag.cancel();
            session.put_back();
            true
        }
        "ArrowLeft" | "ArrowRight" => {
            let forward = event.key() == "ArrowRight";
            if several {
                session.aim.update(|aim| {
                    if let Some(aim) = aim {
                        aim.step(forward);
                    }
                });
            } else {
                session.put_back();
                walk(session, forward);
            }
            true
        }
        "ArrowUp" => with_focused(session, |card| {
            session.lift(card);
        }),
        "ArrowDown" => {
            session.put_back();
            true
        }
        // Enter on a card is a click on it; elsewhere it plays what is lifted.
        "Enter" => {
            focused(session).is_none()
                && session.aim.with_untracked(Option::is_some)
                && !is_within(event, "button,a")
                && {
                    session.enter();
                    true
                }
        }
        _ if session.ignores_keys() => false,
        key if session.shortcut(key).is_some() => match session.shortcut(key) {
            Some(Shortcut::TakeBack) => {
                session.take_back();
                true
            }
            // With the focus on it, so that Escape shuts it and Tab goes on into it.
            Some(Shortcut::Menu) => {
                find(".menu>button").is_some_and(|button| button.focus().is_ok())
                    && click(".menu>button")
            }
            Some(Shortcut::Sound) => click("[data-action=sound]"),
            _ => click("[data-action=pause]"),
        },
        key => digit(key).is_some_and(|n| {
            if several {
                session.choose(n);
            } else if let Some(card) = hand(session).get(n - 1) {
                focus(*card);
                session.lift(*card);
            }
            true
        }),
    };
    if done {
        event.prevent_default();
    }
}

/// Puts the focus on the hand's card at `index`, or the last one, when it is lost and nothing else has
/// begun meanwhile.
pub fn focus_hand(session: Session, index: usize) {
    let lost = document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    if !lost || session.aim.with_untracked(Option::is_some) {
        return;
    }
    let hand = hand(session);
    if let Some(card) = hand.get(index.min(hand.len().saturating_sub(1))) {
        focus(*card);
    }
}

/// Takes the focus off the hand, whose card is about to go; [`focus_hand`] gives it to the next. A browser lays out the
/// whole table once more to take away a card that has the focus.
pub fn leave_hand() {
    if let Some(card) = document()
        .active_element()
        .filter(|element| element.matches("[data-zone=hand] [data-card]") == Ok(true))
    {
        let _ = card.unchecked_into::<HtmlElement>().blur();
    }
}

fn digit(key: &str) -> Option<usize> {
    key.parse().ok().filter(|n| (1..=9).contains(n))
}

fn hand(session: Session) -> Vec<Card> {
    session
        .view
        .with_untracked(|view| view.hand.iter().collect())
}

fn walk(session: Session, forward: bool) {
    let hand = hand(session);
    if hand.is_empty() {
        return;
    }
    let next = match focused(session).and_then(|card| hand.iter().position(|other| *other == card))
    {
        Some(at) if forward => (at + 1) % hand.len(),
        Some(at) => (at + hand.len() - 1) % hand.len(),
        None if forward => 0,
        None => hand.len() - 1,
    };
    focus(hand[next]);
}

fn with_focused(session: Session, act: impl FnOnce(Card)) -> bool {
    let card = focused(session);
    let found = card.is_some();
    if let Some(card) = card {
        act(card);
    }
    found
}

/// The card of the hand that has the focus.
fn focused(session: Session) -> Option<Card> {
    let card = document()
        .active_element()?
        .get_attribute("data-card")?
        .parse()
        .ok()?;
    session
        .view
        .with_untracked(|view| view.hand.contains(card))
        .then_some(card)
}

/// Whether a key was pressed inside an element that `selector` finds.
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

fn focus(card: Card) {
    let selector = format!("[data-zone=hand] [data-card=\"{card}\"]");
    if let Some(element) = find(&selector) {
        let _ = element.focus();
    }
}

/// Presses a button of the table, if it is there.
fn click(selector: &str) -> bool {
    find(selector).is_some_and(|button| {
        button.click();
        true
    })
}

fn find(selector: &str) -> Option<HtmlElement> {
    let element = document().query_selector(selector).ok().flatten();
    element.and_then(|element| element.dyn_into::<HtmlElement>().ok())
}
