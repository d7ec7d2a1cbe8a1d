//! What a press, a choice or a word does.

use leptos::prelude::*;
use scopa::Shape;
use scopa::pad::Pad;
use web_sys::Element;

use super::desk::Desk;
use super::follow::about;
use super::{to_the_form, to_the_top};

/// A button was pressed.
pub fn press(desk: Desk, button: &Element) {
    let of = |name: &str| button.get_attribute(name).unwrap_or_default();
    let mut pad = desk.pad();
    match &of("data-action")[..] {
        "write" => {
            if pad.write().is_ok() {
                desk.rewrite(pad);
                to_the_top();
            }
            return;
        }
        "new-sheet" | "another" => return desk.asking.set(true),
        "less" => return step(desk, &pad, &of("data-for"), false),
        "more" => return step(desk, &pad, &of("data-for"), true),
        "undo" => pad.undo(),
        "leave" => pad.leave(),
        "correct" => pad.correct(of("value").parse().unwrap_or(0)),
        _ => return,
    }
    desk.rewrite(pad);
    to_the_form();
}

/// One more or one less; of what is shared out the first press begins in the middle.
fn step(desk: Desk, pad: &Pad, name: &str, more: bool) {
    let (word, place, side) = about(name);
    let said = pad.draft.said.get(place).and_then(|said| said[side]);
    let now = match (word, said) {
        ("target", _) => pad.rules().target as u16,
        (_, Some(said)) => said,
        _ => match shape(pad, place) {
            Some(Shape::Number { all: Some(all), .. }) => all / pad.sides() as u16,
            _ => 0,
        },
    };
    let next = if more { now + 1 } else { now.saturating_sub(1) };
    enter(desk, name, &next.to_string());
}

/// Something was chosen or typed.
pub fn enter(desk: Desk, name: &str, value: &str) {
    let (word, place, side) = about(name);
    let number = value.parse::<u16>().ok();
    let mut pad = desk.pad();
    let rules = *pad.rules();
    let other = match word {
        "rules" => Pad::new(value, None, None),
        "sides" => Pad::new(pad.preset(), Some(rules.target), number.map(usize::from)),
        "way" => {
            pad.say_points(value == "points");
            return desk.rewrite(pad);
        }
        _ => None,
    };
    if let Some(other) = other.filter(|_| pad.deals.is_empty()) {
        pad.become_other(other);
        return desk.rewrite(pad);
    }
    match (word, number) {
        ("side", _) => pad.rename(place, value),
        ("target", _) => pad.set_target(number.unwrap_or(1).min(999).into()),
        ("one", Some(side)) => {
            let worth = match shape(&pad, place) {
                Some(Shape::One { worth, .. }) => worth,
                _ => 1,
            };
            pad.draft.say(&rules, place, side.into(), Some(worth));
        }
        ("one", None) => {
            let sides = pad.sides();
            if let Some(said) = pad.draft.said.get_mut(place) {
                said[..sides].fill(Some(0));
            }
        }
        _ => pad
            .draft
            .say(&rules, place, side, number.map(|number| number.min(999))),
    }
    desk.change(pad);
}

/// What can be said of a fact.
pub fn shape(pad: &Pad, place: usize) -> Option<Shape> {
    let fact = pad.draft.facts().get(place);
    fact.map(|fact| fact.shape(pad.rules()))
}
