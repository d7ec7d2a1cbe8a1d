//! Who plays, by what rules, to how many points.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::pad::{LONGEST_NAME, Pad};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::desk::Desk;
use super::step::{Number, stepper};
use crate::app::setup::games::GAMES;
use crate::app::view::{flag, on, part, text};

/// What can be chosen; the rules and the number of sides only as long as nothing is on the sheet.
pub fn setup(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let begun = move || {
        desk.turn.get();
        desk.pad.with_untracked(|pad| !pad.deals.is_empty())
    };
    let game = |game: &'static crate::app::setup::games::Game| {
        let chosen = flag(move || desk.pad.with(|pad| pad.preset() == game.id));
        view! { <option value=game.id prop:selected=chosen>{game.name}</option> }.into_any()
    };
    let choose = on(move |event: Event| {
        let select = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        let Some(preset) = select.map(|select| select.value()) else {
            return;
        };
        desk.rewrite(|pad| renew(pad, Pad::new(&preset, None, None)));
    });
    let sides = |count: usize| {
        let chosen = flag(move || desk.pad.with(|pad| pad.sides() == count));
        let choose = on(move |_: Event| {
            desk.rewrite(|pad| {
                let target = Some(pad.rules().target);
                let other = Pad::new(pad.preset(), target, Some(count));
                renew(pad, other);
            });
        });
        view! {
            <label class="opt">
                <input type="radio" name="sides" value=count.to_string() disabled=flag(begun) prop:checked=chosen on:change=choose/>
                {count.to_string()}
            </label>
        }
        .into_any()
    };
    let names = part(move || {
        desk.turn.get();
        let sides = 0..desk.pad.with_untracked(Pad::sides);
        Some(
            sides
                .map(|side| name(desk, side))
                .collect::<Vec<_>>()
                .into_any(),
        )
    });
    let line = text(move || {
        let words = speech.words();
        desk.pad.with(|pad| {
            let game = GAMES.iter().find(|game| game.id == pad.preset());
            let name = game.map_or("", |game| game.name);
            format!("{name}, {}", (words.to)(pad.rules().target))
        })
    });
    view! {
        <details class="tally-setup" prop:open=flag(move || !begun())>
            <summary><b>{speech.more(|words| words.pad.setup)}</b>" "<small>{line}</small></summary>
            <label class="rules">
                {speech.more(|words| words.pad.rules)}
                <select name="rules" disabled=flag(begun) on:change=choose>{GAMES.iter().map(game).collect_view()}</select>
            </label>
            <fieldset class="opts">
                <legend>{speech.more(|words| words.pad.sides)}" "<small>{speech.more(|words| words.pad.sides_hint)}</small></legend>
                {(2..=6).map(sides).collect_view()}
            </fieldset>
            <fieldset class="opts"><legend>{speech.more(|words| words.pad.names)}</legend>{names}</fieldset>
            <fieldset class="opts">
                <legend>{speech.more(|words| words.play_to)}</legend>
                {stepper(desk, Number::Target)}
            </fieldset>
        </details>
    }
    .into_any()
}

/// Takes another empty sheet, with the names that have been given.
fn renew(pad: &mut Pad, other: Option<Pad>) {
    let Some(mut other) = other.filter(|_| pad.deals.is_empty()) else {
        return;
    };
    for (side, name) in pad.names.iter().enumerate() {
        other.rename(side, name);
    }
    other.say_points(pad.draft.by_points);
    *pad = other;
}

fn name(desk: Desk, side: usize) -> AnyView {
    let given = text(move || {
        let name = desk.pad.with(|pad| pad.names.get(side).cloned());
        name.unwrap_or_default()
    });
    let without = text(move || desk.name_on(&desk.pad.with(Pad::anew), side));
    let label = text(move || {
        let words = desk.speech.words().more();
        format!("{} {}", words.pad.names, side + 1)
    });
    let write = on(move |event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let name = input.map(|input| input.value()).unwrap_or_default();
        desk.change(|pad| pad.rename(side, &name));
    });
    view! {
        <input
            class="name" name=format!("side-{side}") maxlength=LONGEST_NAME.to_string() autocomplete="off"
            aria-label=label placeholder=without prop:value=given on:input=write
        />
    }
    .into_any()
}
