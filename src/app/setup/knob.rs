//! A rule as a control: one kind of control for every kind of knob.

use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::Rank;
use scopa::rules::{CountOrder, Knob, KnobKind, PrimieraScale};

use super::control::{button, latch, radio, sign};
use super::wish::Wish;
use super::{focus_on, input_of, tongue};
use crate::app::Speech;
use crate::app::element::{el, several};
use crate::app::view::{flag, on, optional, part, text};

/// No more values than this stand side by side.
const FEW: u32 = 5;
/// The scale that has no name.
const OWN: &str = "own";

/// A knob with its name, its control, and the way back to what it was.
pub fn knob(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let name = knob.name;
    let id = format!("k-{name}");
    let words = &speech.now().more().house;
    // What only makes no difference is out of the way: the style sheet hides it.
    let state = text(move || {
        let states = [
            (is_changed(wish, name), "changed "),
            (is_idle(wish, name), "idle "),
            (is_wrong(wish, name), "wrong "),
        ];
        let states = states.map(|(holds, state)| if holds { state } else { "" });
        states.concat().trim_end().to_owned()
    });
    let note = text(move || {
        let note = match (is_idle(wish, name), is_changed(wish, name)) {
            (true, _) => words.idle,
            (_, true) => words.changed,
            _ => "",
        };
        note.to_owned()
    });
    let back = part(move || {
        let base = wish.base().get(name).unwrap_or_default();
        let label = words.back_to(&tongue(speech).value(knob, &base));
        let go = move || {
            wish.set(knob, &base);
            focus_on(&format!(
                "[data-knob={name}] :is(input:checked,input,button)"
            ));
        };
        is_changed(wish, name).then(|| button("back-knob", "ico", sign("#i-undo", label), go))
    });
    let control = match knob.kind {
        KnobKind::Switch => switch(wish, knob, &id),
        KnobKind::Choice(names) => pills(speech, wish, knob, names),
        KnobKind::Number { min, max, optional } if optional || max - min >= FEW => {
            number(speech, wish, knob, (min, max), optional)
        }
        KnobKind::Number { min, max, .. } => {
            let pills = (min..=max).map(|n| pill(speech, wish, knob, n.to_string()));
            beside(pills.collect())
        }
        KnobKind::Scale => scale(speech, wish, knob),
        KnobKind::Order => order(speech, wish, knob),
    };
    let labelled = id.clone();
    let name_of_knob = el("span").set("class", "q").set("id", id);
    // A switch is small: its name turns it too.
    let name_of_knob = match knob.kind {
        KnobKind::Switch => name_of_knob.on("click", on(move |_: MouseEvent| turn(wish, knob))),
        _ => name_of_knob,
    };
    let described = optional(move || is_wrong(wish, name).then(|| "faults".to_owned()));
    let label = tongue(speech).label(name);
    el("div")
        .set("class", "knob")
        .set("role", "group")
        .set("aria-labelledby", labelled)
        .set("aria-describedby", described)
        .set("data-knob", name)
        .set("data-state", state)
        .child(
            name_of_knob
                .child(label)
                .child(" ")
                .child(el("small").child(note)),
        )
        .child(back)
        .child(control)
        .into_any()
}

fn value(wish: Wish, name: &str) -> String {
    wish.rules.get().get(name).unwrap_or_default()
}

fn is_changed(wish: Wish, name: &str) -> bool {
    wish.base().get(name) != wish.rules.get().get(name)
}

fn is_idle(wish: Wish, name: &str) -> bool {
    !wish.rules.get().matters(name)
}

fn is_wrong(wish: Wish, name: &str) -> bool {
    wish.faults()
        .iter()
        .any(|fault| fault.knobs.contains(&name))
}

fn beside(controls: Vec<AnyView>) -> AnyView {
    el("span").set("class", "pills").child(controls).into_any()
}

fn turn(wish: Wish, knob: &'static Knob) {
    let is_on = untrack(|| value(wish, knob.name)) == "true";
    wish.set(knob, &(!is_on).to_string());
}

fn switch(wish: Wish, knob: &'static Knob, label: &str) -> AnyView {
    let is_on = move || value(wish, knob.name) == "true";
    let turned = on(move |_: Event| turn(wish, knob));
    el("span")
        .set("class", "sw")
        .child(
            el("input")
                .set("type", "checkbox")
                .set("role", "switch")
                .set("name", knob.name)
                .set("aria-labelledby", label.to_owned())
                .set(".checked", flag(is_on))
                .on("change", turned),
        )
        .child(el("i"))
        .into_any()
}

/// One of a few values.
fn pills(speech: Speech, wish: Wish, knob: &'static Knob, values: &[&str]) -> AnyView {
    let pills = values
        .iter()
        .map(|value| pill(speech, wish, knob, (*value).to_owned()));
    beside(pills.collect())
}

fn pill(speech: Speech, wish: Wish, knob: &'static Knob, this: String) -> AnyView {
    let (now, other) = (this.clone(), this.clone());
    let label = tongue(speech).value(knob, &this);
    let chosen = move || {
        let value = value(wish, knob.name);
        value == now || (now == OWN && value.contains(':'))
    };
    let choose = move || {
        if other == OWN {
            let mut rules = wish.rules.get_untracked();
            rules.primiera_scale = PrimieraScale::Custom(rules.primiera_scale.values());
            wish.turned(knob, rules);
        } else {
            wish.set(knob, &other);
        }
    };
    radio(knob.name, this, label, chosen, choose)
}

fn number(
    speech: Speech,
    wish: Wish,
    knob: &'static Knob,
    range: (u32, u32),
    optional: bool,
) -> AnyView {
    let none = optional.then(|| {
        let label = tongue(speech).value(knob, "none");
        let label = text(move || label.clone());
        let is_none = move || value(wish, knob.name) == "none";
        latch(String::new(), label, is_none, move || {
            wish.set(knob, "none")
        })
    });
    let label = tongue(speech).label(knob.name);
    let number = Arc::new(move || value(wish, knob.name).parse().ok());
    let step = stepper(
        speech,
        knob.name,
        label,
        range,
        number,
        Rc::new(move |value: String| wish.set(knob, &value)),
    );
    beside(none.into_iter().chain([step]).collect())
}

/// A number that is typed, or goes up and down.
fn stepper(
    speech: Speech,
    name: &'static str,
    label: &'static str,
    (min, max): (u32, u32),
    value: Arc<dyn Fn() -> Option<u32> + Send + Sync>,
    set: Rc<dyn Fn(String)>,
) -> AnyView {
    let words = &speech.now().more().house;
    let by = |up: bool, name: &str, label: &'static str| {
        let (value, set) = (value.clone(), set.clone());
        let step = move || {
            let next = match untrack(|| value()) {
                None => min,
                Some(now) if up => now + 1,
                Some(now) => now.saturating_sub(1),
            };
            set(next.clamp(min, max).to_string());
        };
        button("step", "ico", sign(name, label.to_owned()), step)
    };
    let (less, more) = (
        by(false, "#i-minus", words.less),
        by(true, "#i-plus", words.more),
    );
    let now = value.clone();
    let shown = text(move || written(now()));
    let typed = on(move |event: Event| {
        if let Some(input) = input_of(&event) {
            set(input.value());
            // What was typed may not be what it came to.
            input.set_value(&written(untrack(|| value())));
        }
    });
    el("span")
        .set("class", "step")
        .child(less)
        .child(
            el("input")
                .set("type", "number")
                .set("name", name)
                .set("aria-label", label)
                .set(".value", shown)
                .on("change", typed),
        )
        .child(more)
        .into_any()
}

fn written(number: Option<u32>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

/// The scales that have a name, and the values of one that has none.
fn scale(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let own = move || value(wish, knob.name).contains(':');
    let cell = move |rank: Rank| {
        let name = tongue(speech).rank(rank);
        let number = move || Some(wish.rules.get().primiera_scale.value(rank).into());
        let set = move |value: String| {
            let mut rules = wish.rules.get_untracked();
            let mut values = rules.primiera_scale.values();
            values[usize::from(rank.value()) - 1] = value.parse().unwrap_or(0);
            rules.primiera_scale = PrimieraScale::Custom(values);
            wish.turned(knob, rules);
        };
        let step = stepper(
            speech,
            "primiera_value",
            name,
            (0, 99),
            Arc::new(number),
            Rc::new(set),
        );
        el("span")
            .set("class", "cell")
            .child(el("span").child(name))
            .child(step)
            .into_any()
    };
    // Made once: the numbers follow the rules, and whoever types in one keeps the focus.
    let hidden = flag(move || !own());
    let cells = Rank::ALL.iter().rev().map(|rank| cell(*rank));
    let names: Vec<&str> = PrimieraScale::NAMES.iter().copied().chain([OWN]).collect();
    several([
        pills(speech, wish, knob, &names).into(),
        el("span")
            .set("class", "cells")
            .set("hidden", hidden)
            .child(cells.collect::<Vec<_>>())
            .into(),
    ])
}

/// The values that are counted, in their order: each goes out when it is touched, and in again at the end.
fn order(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let ranks = move || {
        wish.rules
            .get()
            .primiera_count_order
            .iter()
            .collect::<Vec<_>>()
    };
    let place = move |rank: Rank| ranks().iter().position(|other| *other == rank);
    let pill = move |rank: Rank| {
        let label = text(move || {
            let name = tongue(speech).rank(rank);
            place(rank).map_or(name.to_owned(), |place| format!("{}. {name}", place + 1))
        });
        let turn = move || {
            let mut ranks = untrack(ranks);
            match untrack(|| place(rank)) {
                Some(place) => drop(ranks.remove(place)),
                None => ranks.push(rank),
            }
            let mut rules = wish.rules.get_untracked();
            rules.primiera_count_order = CountOrder::new(&ranks).unwrap_or_default();
            wish.turned(knob, rules);
        };
        latch(rank.to_string(), label, move || place(rank).is_some(), turn)
    };
    beside(Rank::ALL.iter().rev().map(|rank| pill(*rank)).collect())
}
