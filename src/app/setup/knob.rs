//! A rule as a control: one kind of control for every kind of knob.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::Rank;
use scopa::rules::{CountOrder, Knob, KnobKind, PrimieraScale};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::wish::Wish;
use super::{focus_on, tongue};
use crate::app::Speech;
use crate::app::view::{Text, flag, icon, on, optional, part, text};

/// No more values than this stand side by side.
const FEW: u32 = 5;
/// The scale that has no name.
const OWN: &str = "own";

/// A knob with its name, its control, and the way back to what it was.
pub fn knob(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let name = knob.name;
    let id = format!("k-{name}");
    let changed = move || wish.base().1.get(name) != wish.rules.with(|rules| rules.get(name));
    let wrong = move || {
        wish.faults.with(|faults| {
            let concerned = |fault: &&scopa::Fault| fault.knobs.contains(&name);
            faults.iter().position(|fault| concerned(&fault))
        })
    };
    let matters = move || wish.rules.with(|rules| rules.matters(name));
    // What makes no difference is out of the way, unless somebody has turned it.
    let hidden = flag(move || !matters() && !changed() && wrong().is_none());
    let state = text(move || {
        let states = [
            (changed(), "changed"),
            (!matters(), "idle"),
            (wrong().is_some(), "wrong"),
        ];
        let states = states.into_iter().filter(|(holds, _)| *holds);
        states.map(|(_, state)| state).collect::<Vec<_>>().join(" ")
    });
    let fault = optional(move || wrong().map(|n| format!("fault-{n}")));
    let note = text(move || {
        let words = &speech.words().more().house;
        let note = if !matters() {
            words.idle
        } else if changed() {
            words.changed
        } else {
            ""
        };
        note.to_owned()
    });
    let back = part(move || {
        let label = text(move || {
            let value = tongue(speech).value(knob, &wish.base().1.get(name).unwrap_or_default());
            (speech.words().more().house.back_to)(&value)
        });
        let go = on(move |_: MouseEvent| {
            let value = untrack(|| wish.base()).1.get(name);
            wish.set(knob, &value.unwrap_or_default());
            focus_on(&format!(
                "[data-knob={name}] :is(input:checked,input,button)"
            ));
        });
        let button = view! { <button type="button" class="ico" data-action="back-knob" aria-label=label on:click=go>{icon("#i-undo")}</button> };
        changed().then(|| button.into_any())
    });
    let control = match knob.kind {
        KnobKind::Switch => switch(wish, knob, &id),
        KnobKind::Choice(names) => pills(
            speech,
            wish,
            knob,
            names.iter().map(|name| (*name).to_owned()).collect(),
        ),
        KnobKind::Number {
            min,
            max,
            optional: false,
        } if max - min < FEW => pills(
            speech,
            wish,
            knob,
            (min..=max).map(|n| n.to_string()).collect(),
        ),
        KnobKind::Number { min, max, optional } => number(speech, wish, knob, (min, max), optional),
        KnobKind::Scale => scale(speech, wish, knob),
        KnobKind::Order => order(speech, wish, knob),
    };
    let labelled = id.clone();
    view! {
        <div class="knob" role="group" aria-labelledby=labelled aria-describedby=fault data-knob=name data-state=state hidden=hidden>
            <span class="q" id=id>{text(move || tongue(speech).label(name).to_owned())}" "<small>{note}</small></span>
            {back}
            {control}
        </div>
    }
    .into_any()
}

fn switch(wish: Wish, knob: &'static Knob, label: &str) -> AnyView {
    let is_on = move || wish.rules.with(|rules| rules.get(knob.name)).as_deref() == Some("true");
    let turn = on(move |_: Event| {
        let value = if untrack(is_on) { "false" } else { "true" };
        wish.set(knob, value);
    });
    view! {
        <span class="sw"><input type="checkbox" role="switch" name=knob.name aria-labelledby=label.to_owned() prop:checked=flag(is_on) on:change=turn/><i></i></span>
    }
    .into_any()
}

/// One of a few values.
fn pills(speech: Speech, wish: Wish, knob: &'static Knob, values: Vec<String>) -> AnyView {
    let pill = move |value: String| {
        let (shown, now, other) = (value.clone(), value.clone(), value.clone());
        let label = text(move || tongue(speech).value(knob, &shown));
        let chosen = flag(move || written(wish, knob) == now);
        let choose = on(move |_: Event| {
            if other == OWN {
                let mut rules = wish.rules.get_untracked();
                rules.primiera_scale = PrimieraScale::Custom(rules.primiera_scale.values());
                wish.put(rules, knob.name);
            } else {
                wish.set(knob, &other);
            }
        });
        view! { <label class="opt"><input type="radio" name=knob.name value=value prop:checked=chosen on:change=choose/>{label}</label> }
            .into_any()
    };
    view! { <span class="pills">{values.into_iter().map(pill).collect_view()}</span> }.into_any()
}

/// A knob's value, values of the prime that have no name being one.
fn written(wish: Wish, knob: &Knob) -> String {
    let value = wish
        .rules
        .with(|rules| rules.get(knob.name))
        .unwrap_or_default();
    if value.contains(':') {
        OWN.to_owned()
    } else {
        value
    }
}

fn number(
    speech: Speech,
    wish: Wish,
    knob: &'static Knob,
    range: (u32, u32),
    optional: bool,
) -> AnyView {
    let value = move || {
        wish.rules
            .with(|rules| rules.get(knob.name))
            .unwrap_or_default()
    };
    let none = optional.then(|| {
        let label = text(move || tongue(speech).value(knob, "none"));
        let is_none = text(move || (value() == "none").to_string());
        let choose = on(move |_: MouseEvent| wish.set(knob, "none"));
        view! { <button type="button" class="opt" aria-pressed=is_none on:click=choose>{label}</button> }.into_any()
    });
    let label = text(move || tongue(speech).label(knob.name).to_owned());
    let step = stepper(speech, knob.name, label, range, value, move |value| {
        wish.set(knob, &value)
    });
    view! { <span class="pills">{none}{step}</span> }.into_any()
}

/// A number that is typed, or goes up and down.
fn stepper(
    speech: Speech,
    name: &'static str,
    label: Text,
    (min, max): (u32, u32),
    value: impl Fn() -> String + Copy + Send + 'static,
    set: impl Fn(String) + Copy + 'static,
) -> AnyView {
    let by = move |up: bool| {
        on(move |_: MouseEvent| {
            let next = match untrack(value).parse::<u32>() {
                Ok(now) if up => now + 1,
                Ok(now) => now.saturating_sub(1),
                Err(_) => min,
            };
            set(next.clamp(min, max).to_string());
        })
    };
    let typed = on(move |event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            set(input.value());
            // What was typed may not be what it came to.
            input.set_value(&number_of(untrack(value)));
        }
    });
    view! {
        <span class="step">
            <button type="button" class="ico" aria-label=speech.more(|words| words.house.less) on:click=by(false)>{icon("#i-minus")}</button>
            <input type="number" inputmode="numeric" name=name min=min.to_string() max=max.to_string() aria-label=label prop:value=text(move || number_of(value())) on:change=typed/>
            <button type="button" class="ico" aria-label=speech.more(|words| words.house.more) on:click=by(true)>{icon("#i-plus")}</button>
        </span>
    }
    .into_any()
}

fn number_of(value: String) -> String {
    if value == "none" {
        String::new()
    } else {
        value
    }
}

/// The scales that have a name, and the values of one that has none.
fn scale(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let names = PrimieraScale::NAMES.iter().chain([&OWN]);
    let names = names.map(|name| (*name).to_owned()).collect();
    let own = move || {
        wish.rules
            .with(|rules| rules.primiera_scale.name().is_none())
    };
    let cell = move |rank: Rank| {
        let name = move || tongue(speech).rank(rank).to_owned();
        let value = move || {
            wish.rules
                .with(|rules| rules.primiera_scale.value(rank))
                .to_string()
        };
        let set = move |value: String| {
            let mut rules = wish.rules.get_untracked();
            let mut values = rules.primiera_scale.values();
            values[usize::from(rank.value()) - 1] = value.parse().unwrap_or(0);
            rules.primiera_scale = PrimieraScale::Custom(values);
            wish.put(rules, knob.name);
        };
        let step = stepper(speech, "primiera_value", text(name), (0, 99), value, set);
        view! { <span class="cell"><span>{text(name)}</span>{step}</span> }.into_any()
    };
    // Made once: the numbers follow the rules, and whoever types in one keeps the focus.
    let is_own = flag(move || !own());
    view! {
        {pills(speech, wish, knob, names)}
        <span class="cells" hidden=is_own>{Rank::ALL.iter().rev().copied().map(cell).collect_view()}</span>
    }
    .into_any()
}

/// The values that are counted, in their order: each goes out when it is touched, and in again at the end.
fn order(speech: Speech, wish: Wish, knob: &'static Knob) -> AnyView {
    let place = move |rank: Rank| {
        wish.rules.with(|rules| {
            rules
                .primiera_count_order
                .iter()
                .position(|other| other == rank)
        })
    };
    let pill = move |rank: Rank| {
        let label = text(move || {
            let name = tongue(speech).rank(rank);
            place(rank).map_or(name.to_owned(), |place| format!("{}. {name}", place + 1))
        });
        let pressed = text(move || place(rank).is_some().to_string());
        let turn = on(move |_: MouseEvent| {
            let mut rules = wish.rules.get_untracked();
            let mut ranks: Vec<Rank> = rules.primiera_count_order.iter().collect();
            match ranks.iter().position(|other| *other == rank) {
                Some(place) => drop(ranks.remove(place)),
                None => ranks.push(rank),
            }
            rules.primiera_count_order = CountOrder::new(&ranks).unwrap_or_default();
            wish.put(rules, knob.name);
        });
        view! { <button type="button" class="opt" data-rank=rank.to_string() aria-pressed=pressed on:click=turn>{label}</button> }
            .into_any()
    };
    view! { <span class="pills">{Rank::ALL.iter().rev().copied().map(pill).collect_view()}</span> }
        .into_any()
}
