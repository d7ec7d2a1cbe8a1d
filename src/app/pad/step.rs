//! A number: less, more, or typed.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::{Fact, Shape};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::desk::Desk;
use super::say;
use crate::app::view::{icon, on, text};

/// Which number.
#[derive(Clone, Copy)]
pub enum Number {
    /// The points to play to.
    Target,
    /// What is said of a fact, by its place, and a side.
    Said(Fact, usize, usize),
}

impl Number {
    fn get(self, desk: Desk) -> Option<u16> {
        match self {
            Self::Target => Some(desk.pad.with(|pad| pad.rules().target) as u16),
            Self::Said(_, place, side) => desk.said(place, side),
        }
    }

    fn set(self, desk: Desk, number: Option<u16>) {
        match self {
            Self::Target => {
                desk.change(|pad| pad.set_target(number.unwrap_or(1).clamp(1, 999).into()))
            }
            Self::Said(_, place, side) => {
                desk.say(place, side, number.map(|number| number.min(999)))
            }
        }
    }

    /// The number after a press on less or more: of what is shared out the first press begins in the middle.
    fn stepped(self, desk: Desk, up: bool) -> u16 {
        let now = untrack(|| self.get(desk)).unwrap_or_else(|| {
            desk.pad.with_untracked(|pad| match self {
                Self::Said(fact, ..) => match fact.shape(pad.rules()) {
                    Shape::Number { all: Some(all), .. } => all / pad.sides() as u16,
                    _ => 0,
                },
                Self::Target => 1,
            })
        });
        if up { now + 1 } else { now.saturating_sub(1) }
    }

    fn label(self, desk: Desk) -> String {
        match self {
            Self::Target => desk.speech.words().more().play_to.to_owned(),
            Self::Said(fact, _, side) => {
                format!("{}, {}", desk.name(side), say::fact(desk, fact))
            }
        }
    }
}

/// The number with a button on either side.
pub fn stepper(desk: Desk, number: Number) -> AnyView {
    let button = |up: bool| {
        let label = text(move || {
            let words = desk.speech.words().more().pad;
            let step = if up { words.one_more } else { words.one_less };
            format!("{}: {step}", number.label(desk))
        });
        let press = on(move |_: MouseEvent| number.set(desk, Some(number.stepped(desk, up))));
        let sign = if up { "#i-plus" } else { "#i-minus" };
        view! { <button class="ico" aria-label=label on:click=press>{icon(sign)}</button> }
            .into_any()
    };
    let typed = on(move |event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let value = input.value();
        number.set(desk, value.parse().ok());
        // What is no number does not stay.
        let now = untrack(|| number.get(desk))
            .map(|now| now.to_string())
            .unwrap_or_default();
        if now != value && !(value.is_empty() && matches!(number, Number::Target)) {
            input.set_value(&now);
        }
    });
    let value = text(move || {
        number
            .get(desk)
            .map(|now| now.to_string())
            .unwrap_or_default()
    });
    view! {
        <span class="step">
            {button(false)}
            <input
                inputmode="numeric" maxlength="3" autocomplete="off" placeholder="–"
                aria-label=text(move || number.label(desk)) prop:value=value on:input=typed
            />
            {button(true)}
        </span>
    }
    .into_any()
}
