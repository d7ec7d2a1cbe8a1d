//! A cloth as it is shown.

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use scopa::table::{Answer, Drop};
use scopa::{Card, Cards, Play};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::cloth::Cloth;
use super::grip::Grip;
use crate::app::Speech;
use crate::app::table::face_of;
use crate::app::view::{flag, icon, list, on, optional, part, tenth, text};

/// The cloth as it is shown; `name` is for tests.
pub fn cloth(cloth: Cloth, name: &'static str) -> AnyView {
    let places = move || {
        let key = |(i, place): (usize, &Option<Card>)| {
            place.map_or(-1 - i as i16, |card| i16::from(card.index()))
        };
        cloth
            .places
            .with(|places| places.iter().enumerate().map(key).collect())
    };
    let entry = move |key: i16| match u8::try_from(key).ok().and_then(Card::from_index) {
        Some(card) => table_card(cloth, card),
        None => view! { <span class="spot" aria-hidden="true"></span> }.into_any(),
    };
    let hand = move || {
        cloth
            .hand
            .with(|hand| hand.iter().map(|card| card.index().into()).collect())
    };
    let mine = move |key: i16| match u8::try_from(key).ok().and_then(Card::from_index) {
        Some(card) => hand_card(cloth, card),
        None => ().into_any(),
    };
    let tap = on(move |_: MouseEvent| {
        if !cloth.dragged.get_value() {
            cloth.drop_at(Drop::Cloth);
        }
    });
    let count = cloth.places.with_untracked(Vec::len);
    let count = format!("--n:{count}");
    view! {
        <div
            class="cloth"
            class:carrying=flag(move || cloth.held.get())
            data-cloth=name
            style=count
            on:click=tap
            on:pointerdown=on(move |_: PointerEvent| cloth.dragged.set_value(false))
            on:keydown=on(move |event: KeyboardEvent| cloth.key(&event))
        >
            <div class="of-hand">{list(hand, mine)}{part(move || cloth.taken.get().map(|play| heap(play, cloth.table().is_empty())))}</div>
            <div class="of-table">{list(places, entry)}</div>
        </div>
    }
    .into_any()
}

/// The cards of a capture in a heap; that of a scopa lies across.
fn heap(play: Play, swept: bool) -> AnyView {
    let taken = play.capture.unwrap_or(Cards::EMPTY).iter();
    let cards = taken
        .chain([play.card])
        .map(|card| view! { <span class="card">{face_of(card)}</span> }.into_any());
    view! { <span class="heap" class:swept=swept aria-hidden="true">{cards.collect_view()}</span> }
        .into_any()
}

fn table_card(cloth: Cloth, card: Card) -> AnyView {
    let speech = expect_context::<Speech>();
    let is = move |wanted: Answer| {
        flag(move || {
            cloth
                .aim
                .with(|aim| aim.as_ref().is_some_and(|aim| aim.answer(card) == wanted))
        })
    };
    let numbers = move || {
        let takes = cloth
            .aim
            .with(|aim| aim.as_ref().map(|aim| aim.takes(card)));
        let numbers = takes.unwrap_or_default();
        numbers.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let label = move || {
        let mut words = vec![speech.words().named(card)];
        words.extend(numbers());
        words.join(", ")
    };
    let marks = text(move || {
        let several = cloth
            .aim
            .with(|aim| aim.as_ref().is_some_and(|aim| aim.captures().len() > 1));
        let numbers = if several { numbers() } else { Vec::new() };
        numbers.iter().map(|n| format!("<b>{n}</b>")).collect()
    });
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        if event.detail() == 0 || !cloth.dragged.get_value() {
            cloth.tap_table(card);
        }
    });
    view! {
        <button
            class="card"
            class:gathered=is(Answer::Gathered)
            class:other=is(Answer::Other)
            class:rest=is(Answer::Rest)
            data-card=card.to_string()
            data-takes=optional(move || Some(numbers().join(" ")).filter(|numbers| !numbers.is_empty()))
            on:click=tap
        >
            {face_of(card)}<span class="sr">{text(label)}</span>
            <span class="groups" aria-hidden="true" inner_html=marks></span>
        </button>
    }
    .into_any()
}

fn hand_card(cloth: Cloth, card: Card) -> AnyView {
    let speech = expect_context::<Speech>();
    let aimed = move || {
        cloth
            .aim
            .with(|aim| aim.as_ref().is_some_and(|aim| aim.card() == card))
    };
    let idle = move || !cloth.wanted.with(|wanted| wanted.contains(card));
    let label = move || {
        let words = speech.words();
        let name = words.named(card);
        let sets = cloth
            .plays_of(card)
            .into_iter()
            .filter_map(|play| play.capture);
        let taken: Vec<String> = sets.map(|set| words.joined(set)).collect();
        if taken.is_empty() {
            name
        } else {
            (words.takes)(&name, &taken)
        }
    };
    let sum = part(move || {
        let held = cloth.held.get() && aimed();
        let aim = cloth
            .aim
            .get()
            .filter(|aim| held && !aim.swept().is_empty())?;
        let ranks: Vec<String> = (aim.swept().iter().map(|card| card.rank().to_string())).collect();
        let settled = aim.chosen().is_some();
        let class = if settled { "sum" } else { "sum open" };
        let total = (ranks.len() > 1).then(|| format!(" = {}", aim.sum()));
        Some(view! { <span class=class aria-hidden="true">{ranks.join(" + ")}{total}{settled.then(|| icon("#i-check"))}</span> }.into_any())
    });
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        let by_key = event.detail() == 0;
        if by_key || !cloth.dragged.get_value() {
            cloth.tap_hand(card, by_key);
        }
    });
    let press = on(move |event: PointerEvent| {
        let element = event.current_target();
        let element = element.and_then(|target| target.dyn_into::<HtmlElement>().ok());
        let free = !idle() && cloth.grip.with_value(Option::is_none);
        let grip = element.filter(|_| free);
        if let Some(grip) = grip.and_then(|element| Grip::new(card, element, &event)) {
            cloth.grip.set_value(Some(grip));
        }
    });
    let tilt = tenth(f64::from(u32::from(card.index()) * 7 % 29) / 10.0 - 1.4);
    view! {
        <button
            class="card"
            class:up=flag(aimed)
            class:held=flag(move || aimed() && cloth.held.get())
            class:rest=flag(idle)
            aria-disabled=optional(move || idle().then(|| "true".to_owned()))
            aria-pressed=text(move || aimed().to_string())
            data-card=card.to_string()
            data-aimed=optional(move || aimed().then(String::new))
            style=format!("--tilt:{tilt}deg")
            on:pointerdown=press
            on:pointermove=on(move |event: PointerEvent| cloth.track(&event))
            on:pointerup=on(move |event: PointerEvent| cloth.let_go(Some(&event)))
            on:pointercancel=on(move |_: PointerEvent| cloth.let_go(None))
            on:click=tap
        >
            {face_of(card)}<span class="sr">{text(label)}</span>{sum}
        </button>
    }
    .into_any()
}
