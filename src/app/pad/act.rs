//! What a press, a choice or a word does.

use leptos::prelude::*;
use scopa::Shape;
use scopa::pad::Pad;
use web_sys::Element;

use super::desk::Desk;
use super::follow::about;
use super::{say, to_the_form, to_the_top};

/// A button was pressed.
pub fn press(desk: Desk, button: &Element) {
    let of = |name: &str| button.get_attribute(name).unwrap_or_default();
    if let Ok(deal) = of("data-correct").parse::<usize>() {
        desk.rewrite(|pad| pad.correct(deal - 1));
        return to_the_form();
    }
    match &of("data-action")[..] {
        "write" if desk.pad.with_untracked(say::is_complete) => {
            desk.rewrite(|pad| {
                let _ = pad.write();
            });
            to_the_top();
        }
        "new-sheet" | "another" => desk.asking.set(true),
        "undo" => {
            desk.rewrite(Pad::undo);
            to_the_form();
        }
        "leave" => {
            desk.rewrite(Pad::leave);
            to_the_form();
        }
        _ => step(desk, &of("data-for"), &of("data-step")),
    }
}

/// One more or one less; of what is shared out the first press begins in the middle.
fn step(desk: Desk, name: &str, step: &str) {
    let (word, place, side) = about(name);
    let now = desk.pad.with_untracked(|pad| match word {
        "target" => pad.rules().target as u16,
        _ => {
            let said = pad.draft.said.get(place).and_then(|said| said[side.min(5)]);
            let fact = pad.draft.facts().get(place);
            said.unwrap_or(match fact.map(|fact| fact.shape(pad.rules())) {
                Some(Shape::Number { all: Some(all), .. }) => all / pad.sides() as u16,
                _ => 0,
            })
        }
    });
    let next = match step {
        "more" => now + 1,
        "less" => now.saturating_sub(1),
        _ => return,
    };
    enter(desk, name, &next.to_string());
}

/// Something was chosen or typed.
pub fn enter(desk: Desk, name: &str, value: &str) {
    let (word, place, side) = about(name);
    let number = value.parse::<u16>().ok();
    let sized = |pad: &mut Pad, preset: &str, target: Option<u32>, sides: Option<usize>| {
        if let Some(other) = Pad::new(preset, target, sides).filter(|_| pad.deals.is_empty()) {
            pad.become_other(other);
        }
    };
    match word {
        "side" => desk.change(|pad| pad.rename(place, value)),
        "target" => desk.change(|pad| pad.set_target(number.unwrap_or(1).clamp(1, 999).into())),
        "said" | "best" => desk.say(place, side, number.map(|number| number.min(999))),
        "way" => desk.rewrite(|pad| pad.say_points(value == "points")),
        "rules" => desk.rewrite(|pad| sized(pad, value, None, None)),
        "sides" => desk.rewrite(|pad| {
            let (preset, target) = (pad.preset().to_owned(), pad.rules().target);
            sized(pad, &preset, Some(target), number.map(usize::from));
        }),
        "one" => match number {
            Some(side) => desk.say_one(place, side.into()),
            None => desk.say_nobody(place),
        },
        _ => {}
    }
}
