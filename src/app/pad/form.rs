//! What is said of a deal: side by side, fact by fact.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::pad::Pad;
use scopa::{Fact, Shape, Suit};

use super::desk::Desk;
use super::step::{Number, stepper};
use super::{best, say};
use crate::app::view::{flag, on, part, text};

/// The form, and the choice between counts and points.
pub fn form(desk: Desk) -> AnyView {
    let speech = desk.speech;
    let way = |by_points: bool| {
        let chosen = flag(move || desk.pad.with(|pad| pad.draft.by_points == by_points));
        let choose = on(move |_: Event| desk.rewrite(|pad| pad.say_points(by_points)));
        let label = if by_points {
            speech.more(|words| words.pad.by_points)
        } else {
            speech.more(|words| words.pad.by_counts)
        };
        let value = if by_points { "points" } else { "counts" };
        view! { <label class="opt"><input type="radio" name="way" value=value prop:checked=chosen on:change=choose/>{label}</label> }
            .into_any()
    };
    let over = flag(move || {
        desk.turn.get();
        desk.pad.with_untracked(say::is_over)
    });
    let title = text(move || {
        let words = speech.words().more();
        desk.pad.with(|pad| {
            let number = pad.place as u32 + 1;
            if say::corrects(pad) {
                (words.pad.correcting)(number)
            } else {
                (words.deal_number)(number)
            }
        })
    });
    let facts = part(move || {
        desk.turn.get();
        let facts = desk.pad.with_untracked(|pad| {
            let shape = |fact: &Fact| (*fact, fact.shape(pad.rules()));
            pad.draft.facts().iter().map(shape).collect::<Vec<_>>()
        });
        let facts = facts.into_iter().enumerate();
        let facts = facts.map(|(place, (fact, shape))| match shape {
            Shape::Number { all, .. } => number(desk, fact, place, all),
            Shape::One { worth, sure } => one(desk, fact, place, worth, sure),
            // The four suits stand together.
            Shape::Best(Suit::Denari) => best::best(desk, place),
            Shape::Best(_) => ().into_any(),
        });
        Some(facts.collect::<Vec<_>>().into_any())
    });
    view! {
        <section class="tally-form" hidden=over>
            <h2 id="tally-deal" tabindex="-1">{title}</h2>
            <fieldset class="opts ways"><legend class="sr">{speech.more(|words| words.pad.how)}</legend>{way(false)}{way(true)}</fieldset>
            <div class="facts">{facts}</div>
        </section>
    }
    .into_any()
}

/// A number for each side, and what there is of it in all.
fn number(desk: Desk, fact: Fact, place: usize, all: Option<u16>) -> AnyView {
    let sides = desk.pad.with_untracked(Pad::sides);
    let cell = |side: usize| {
        let name = text(move || desk.name(side));
        view! { <span class="cell"><span class="who" aria-hidden="true">{name}</span>{stepper(desk, Number::Said(fact, place, side))}</span> }
            .into_any()
    };
    let sum = all.filter(|_| sides > 2).map(|all| {
        let sum = text(move || {
            let said = (0..sides).filter_map(|side| desk.said(place, side));
            format!("{} / {all}", said.sum::<u16>())
        });
        view! { " "<small>{sum}</small> }.into_any()
    });
    let hidden = flag(move || !desk.needs(fact));
    view! {
        <fieldset class="fact" data-fact=place.to_string() hidden=hidden>
            <legend>{text(move || say::fact(desk, fact))}{sum}</legend>
            <div class="cells">{(0..sides).map(cell).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// The one side that has it, or nobody.
fn one(desk: Desk, fact: Fact, place: usize, worth: u16, sure: bool) -> AnyView {
    let sides = desk.pad.with_untracked(Pad::sides);
    let option = |side: Option<usize>| {
        let chosen = flag(move || match side {
            Some(side) => desk.said(place, side) > Some(0),
            None => (0..sides).all(|side| desk.said(place, side) == Some(0)),
        });
        let choose = on(move |_: Event| match side {
            Some(side) => desk.say(place, side, Some(worth)),
            None => desk.say_nobody(place),
        });
        let label = text(move || match side {
            Some(side) => desk.name(side),
            None => desk.speech.words().more().nobody.to_owned(),
        });
        let name = format!("fact-{place}");
        view! { <label class="opt"><input type="radio" name=name prop:checked=chosen on:change=choose/><span>{label}</span></label> }
            .into_any()
    };
    let nobody = (!sure).then(|| option(None));
    view! {
        <fieldset class="fact" data-fact=place.to_string()>
            <legend>{text(move || say::fact(desk, fact))}</legend>
            <div class="choices">{(0..sides).map(|side| option(Some(side))).collect_view()}{nobody}</div>
        </fieldset>
    }
    .into_any()
}
