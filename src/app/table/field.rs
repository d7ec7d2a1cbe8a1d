//! The cloth and the cards on it.

use leptos::html::Section;
use leptos::prelude::*;
use scopa::{Card, Event};
use scopa::table::{Aim, Answer, Cloth};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::{CardFace, Face};
use crate::app::Speech;
use crate::app::input::{Drag, Held};
use crate::app::session::Session;

/// The cloth.
#[component]
pub fn Field() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let cloth = NodeRef::<Section>::new();
    let size = RwSignal::new(Cloth::default());
    watch(cloth, size);
    let places = Memo::new(move |_| session.slots.with(|slots| slots.places().to_vec()));
    let grid = Memo::new(move |_| {
        let dealt = session.view.with(|view| usize::from(view.rules.hand_size));
        size.get().grid(places.with(Vec::len), dealt)
    });
    let shape = move || {
        let grid = grid.get();
        format!("--c:{};--q:{}", grid.columns, grid.rows)
    };
    let tap = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        session.tap_cloth();
    };
    view! {
        <section class="field" data-zone="table" node_ref=cloth aria-label=move || speech.words().table on:click=tap>
            <span class="damask"></span>
            <div class="slots" class:small=move || { places.with(Vec::len) > 8 } style=shape>
                <For each=move || entries(&places.get()) key=|entry| *entry let(entry)>
                    {match entry {
                        Entry::Card(card) => view! { <TableCard card/> }.into_any(),
                        Entry::Free(_) => view! { <span class="slot void" aria-hidden="true"></span> }.into_any(),
                    }}
                </For>
            </div>
        </section>
        <div class="over">{move || session.aim.get().map(|aim| view! { <Sum aim/> })}</div>
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Entry {
    Card(Card),
    Free(usize),
}

fn entries(places: &[Option<Card>]) -> Vec<Entry> {
    places.iter().enumerate().map(|(i, place)| place.map_or(Entry::Free(i), Entry::Card)).collect()
}

/// A card on the cloth, and how it answers the card that is lifted.
#[component]
fn TableCard(card: Card) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let answer = Memo::new(move |_| session.aim.with(|aim| aim.as_ref().map(|aim| aim.answer(card))));
    let takes = Memo::new(move |_| session.aim.with(|aim| aim.as_ref().map(|aim| aim.takes(card)).unwrap_or_default()));
    let numbers = move || takes.with(|takes| takes.iter().map(ToString::to_string).collect::<Vec<_>>());
    let several = move || session.aim.with(|aim| aim.as_ref().is_some_and(|aim| aim.captures().len() > 1));
    // A gathered card follows the card that is held.
    let home = StoredValue::new(None::<(f64, f64)>);
    let node = NodeRef::<leptos::html::Button>::new();
    let rank = Memo::new(move |_| session.aim.with(|aim| aim.as_ref()?.swept().iter().position(|swept| *swept == card)));
    let follow = move || {
        let (Some(held), Some(rank)) = (drag.held.get(), rank.get()) else {
            home.set_value(None);
            return String::new();
        };
        let known = home.get_value().or_else(|| node.get_untracked().map(|node| middle(&node)));
        home.set_value(known);
        known.map_or_else(String::new, |home| behind(held, rank, home))
    };
    let tilt = format!("--tilt:{:.1}deg;", f64::from(card.index() * 7 % 29) / 10.0 - 1.4);
    let label = move || {
        let words = speech.words();
        match numbers() {
            numbers if numbers.is_empty() => words.named(card),
            numbers => format!("{}, {}", words.named(card), numbers.join(", ")),
        }
    };
    let tap = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        session.tap_table(card);
    };
    let laid_last = move || {
        let laid = |event: &Event| matches!(event, Event::Laid { card: laid, .. } if *laid == card);
        session.view.with(|view| view.history.last().filter(|turn| turn.events.iter().any(laid)).map(|turn| turn.seat))
    };
    view! {
        <button
            class="card"
            node_ref=node
            class:gathered=move || answer.get() == Some(Answer::Gathered)
            class:other=move || answer.get() == Some(Answer::Other)
            class:rest=move || answer.get() == Some(Answer::Rest)
            data-card=card.to_string()
            data-place=card.to_string()
            data-takes=move || Some(numbers().join(" ")).filter(|numbers| !numbers.is_empty())
            aria-label=label
            style=move || format!("{tilt}{}", follow())
            on:click=tap
        >
            <CardFace card/>
            <Show when=move || several() && !numbers().is_empty()>
                <span class="groups" aria-hidden="true">{move || numbers().into_iter().map(|n| view! { <b>{n}</b> }).collect_view()}</span>
            </Show>
            {move || laid_last().filter(|seat| *seat != session.me).map(|seat| view! { <span class="by"><Face seat/></span> })}
        </button>
    }
}

/// The running sum over the held card.
#[component]
fn Sum(aim: Aim) -> impl IntoView {
    let drag = expect_context::<Drag>();
    let settled = aim.chosen().is_some();
    let ranks: Vec<String> = aim.swept().iter().map(|card| card.rank().value().to_string()).collect();
    let text = match ranks.len() {
        0 => None,
        1 => Some(ranks[0].clone()),
        _ => Some(format!("{} = {}", ranks.join(" + "), aim.sum())),
    };
    let place = move || {
        drag.held.get().map(|held| {
            format!("left:{:.0}px;top:{:.0}px", held.middle.0, held.middle.1 - held.width * 0.88)
        })
    };
    text.map(|text| {
        view! {
            <Show when=move || drag.held.with(Option::is_some)>
                <span class="sum" class:open=!settled style=place>
                    {text.clone()}
                    <Show when=move || settled><svg class="i" aria-hidden="true"><use href="#i-check"/></svg></Show>
                </span>
            </Show>
        }
    })
}

/// Where gathered card number `rank` lies behind the held one.
fn behind(held: Held, rank: usize, home: (f64, f64)) -> String {
    let side = if rank.is_multiple_of(2) { -1.0 } else { 1.0 };
    let ring = 1.0 + (rank / 2) as f64 * 0.35;
    let (x, y) = (held.middle.0 + side * ring * 0.48 * held.width, held.middle.1 - 0.22 * held.width);
    format!("translate:{:.1}px {:.1}px;rotate:{}deg", x - home.0, y - home.1, side * 9.0 * ring)
}

fn middle(element: &web_sys::Element) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0)
}

/// Keeps `size` what the cloth measures.
fn watch(cloth: NodeRef<Section>, size: RwSignal<Cloth>) {
    Effect::new(move || {
        let Some(element) = cloth.get() else { return };
        let measure = move || {
            let Some(cloth) = cloth.get_untracked() else { return };
            let Some(table) = cloth.closest(".table").ok().flatten() else { return };
            let of = |element: &web_sys::Element| (f64::from(element.client_width()), f64::from(element.client_height()));
            size.set(Cloth { table: of(&table), cloth: of(&cloth) });
        };
        measure();
        let resized = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&element);
            let kept = StoredValue::new_local((observer, resized));
            on_cleanup(move || kept.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}
