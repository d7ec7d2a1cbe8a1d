//! The cloth and the cards on it.

use leptos::ev::MouseEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;
use scopa::table::{Answer, Cloth};
use scopa::{Card, Event};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::{face, face_of};
use crate::app::Speech;
use crate::app::input::{Drag, Held};
use crate::app::session::Session;
use crate::app::view::{flag, icon, list, on, optional, part, px, tenth, text};

/// A card that is gathered glides to the held one; after so many milliseconds it is there, and follows at once.
const ARRIVED: f64 = 150.0;

/// The cloth.
pub fn field() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let cloth = NodeRef::<Section>::new();
    let size = RwSignal::new(Cloth::default());
    watch(cloth, size);
    let places = move || session.slots.with(|slots| slots.places().len());
    let shape = move || {
        let dealt = session.view.with(|view| usize::from(view.rules.hand_size));
        let grid = size.get().grid(places(), dealt);
        let taken: Vec<bool> = session
            .slots
            .with(|slots| slots.places().iter().map(Option::is_some).collect());
        let (x, y) = grid.shift(&taken);
        format!(
            "--c:{};--q:{};--sx:{};--sy:{}",
            grid.columns,
            grid.rows,
            tenth(x),
            tenth(y)
        )
    };
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        if !drag.was_drag() {
            session.tap_cloth();
        }
    });
    // A card's index, or for a free place a number below nought.
    let entries = move || {
        let entry = |(i, place): (usize, &Option<Card>)| {
            place.map_or(-1 - i as i16, |card| i16::from(card.index()))
        };
        session
            .slots
            .with(|slots| slots.places().iter().enumerate().map(entry).collect())
    };
    let entry = |key: i16| match u8::try_from(key).ok().and_then(Card::from_index) {
        Some(card) => table_card(card),
        None => view! { <span class="slot void" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <section class="field" data-zone="table" node_ref=cloth aria-label=speech.say(|words| words.table) on:click=tap>
            <span class="damask"></span>
            <div class="slots" class:small=flag(move || places() > 8) style=text(shape)>{list(entries, entry)}</div>
        </section>
        <div class="over">{sum(session)}{super::offer::offers()}</div>
    }
    .into_any()
}

/// A card on the cloth, and how it answers the card that is lifted.
fn table_card(card: Card) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let answers = move |answer: Answer| {
        flag(move || {
            session
                .aim
                .with(|aim| aim.as_ref().is_some_and(|aim| aim.answer(card) == answer))
        })
    };
    let numbers = move || -> Vec<String> {
        let takes = session
            .aim
            .with(|aim| aim.as_ref().map(|aim| aim.takes(card)).unwrap_or_default());
        takes.iter().map(ToString::to_string).collect()
    };
    // A gathered card follows the card that is held.
    let home = StoredValue::new(None::<((f64, f64), f64)>);
    let node = NodeRef::<Button>::new();
    let rank = move || {
        session.aim.with(|aim| {
            aim.as_ref()?
                .swept()
                .iter()
                .position(|swept| *swept == card)
        })
    };
    // Written straight into the style: at every move of the pointer, so that only these two properties are looked at.
    Effect::new(move || {
        let following = rank().and_then(|rank| Some((rank, drag.held.get()?)));
        let Some(node) = node.get_untracked() else {
            return;
        };
        let style = web_sys::HtmlElement::style(&node);
        let Some((rank, held)) = following else {
            if home.get_value().is_some() {
                home.set_value(None);
                for property in ["translate", "rotate", "transition"] {
                    let _ = style.remove_property(property);
                }
            }
            return;
        };
        let now = js_sys::Date::now();
        let (start, since) = home.get_value().unwrap_or_else(|| (middle(&node), now));
        home.set_value(Some((start, since)));
        let (x, y, turn) = behind(held, rank, start);
        let _ = style.set_property("translate", &format!("{} {}", px(x), px(y)));
        let _ = style.set_property("rotate", &format!("{}deg", tenth(turn)));
        if now - since > ARRIVED {
            let _ = style.set_property("transition", "none");
        }
    });
    let tilt = tenth(f64::from(u32::from(card.index()) * 7 % 29) / 10.0 - 1.4);
    let label = move || {
        let mut words = vec![speech.words().named(card)];
        words.extend(numbers());
        words.join(", ")
    };
    let tap = on(move |event: MouseEvent| {
        event.stop_propagation();
        if event.detail() == 0 || !drag.was_drag() {
            session.tap_table(card);
        }
    });
    let groups = part(move || {
        let several = session
            .aim
            .with(|aim| aim.as_ref().is_some_and(|aim| aim.captures().len() > 1));
        let numbers = numbers();
        let marks: String = numbers.iter().map(|n| format!("<b>{n}</b>")).collect();
        let groups = || {
            view! { <span class="groups" aria-hidden="true" inner_html=marks></span> }.into_any()
        };
        (several && !numbers.is_empty()).then(groups)
    });
    let laid_by = part(move || {
        let laid = |event: &Event| matches!(event, Event::Laid { card: laid, .. } if *laid == card);
        let by = session.view.with(|view| {
            view.history
                .last()
                .filter(|turn| turn.events.iter().any(laid))
                .map(|turn| turn.seat)
        });
        by.filter(|seat| *seat != session.me())
            .map(|seat| view! { <span class="by">{face(seat, None)}</span> }.into_any())
    });
    view! {
        <button
            class="card"
            node_ref=node
            class:gathered=answers(Answer::Gathered)
            class:other=answers(Answer::Other)
            class:rest=answers(Answer::Rest)
            class:would=flag(move || session.hint.with(|cards| cards.contains(card)))
            data-card=card.to_string()
            data-place=card.to_string()
            data-takes=optional(move || Some(numbers().join(" ")).filter(|numbers| !numbers.is_empty()))
            style=format!("--tilt:{tilt}deg")
            on:click=tap
        >
            {face_of(card)}<span class="sr">{text(label)}</span>
            {groups}
            {laid_by}
        </button>
    }
    .into_any()
}

/// The running sum over the held card.
fn sum(session: Session) -> AnyView {
    let drag = expect_context::<Drag>();
    let ranks = move || -> Option<(String, bool)> {
        session.aim.with(|aim| {
            let aim = aim.as_ref().filter(|aim| !aim.swept().is_empty())?;
            let ranks: Vec<String> = aim
                .swept()
                .iter()
                .map(|card| card.rank().value().to_string())
                .collect();
            let sum = if ranks.len() > 1 {
                format!("{} = {}", ranks.join(" + "), aim.sum())
            } else {
                ranks.concat()
            };
            Some((sum, aim.chosen().is_some()))
        })
    };
    part(move || {
        let held = drag.card.with(Option::is_some);
        let (ranks, settled) = ranks().filter(|_| held)?;
        let place = text(move || {
            let at = |held: Held| {
                format!(
                    "left:{};top:{}",
                    px(held.middle.0),
                    px(held.middle.1 - held.width * 0.88)
                )
            };
            drag.held.get().map_or_else(String::new, at)
        });
        let tick = settled.then(|| icon("#i-check"));
        let class = if settled { "sum" } else { "sum open" };
        Some(view! { <span class=class style=place>{ranks}{tick}</span> }.into_any())
    })
    .into_any()
}

/// Where gathered card number `rank` lies behind the held one: how far from home, and how it is turned.
fn behind(held: Held, rank: usize, home: (f64, f64)) -> (f64, f64, f64) {
    let side = if rank.is_multiple_of(2) { -1.0 } else { 1.0 };
    let ring = 1.0 + (rank / 2) as f64 * 0.35;
    let (x, y) = (
        held.middle.0 + side * ring * 0.48 * held.width,
        held.middle.1 - 0.22 * held.width,
    );
    (x - home.0, y - home.1, side * 9.0 * ring)
}

fn middle(element: &web_sys::Element) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    (
        area.left() + area.width() / 2.0,
        area.top() + area.height() / 2.0,
    )
}

/// Keeps `size` what the cloth measures.
fn watch(cloth: NodeRef<Section>, size: RwSignal<Cloth>) {
    Effect::new(move || {
        let Some(element) = cloth.get() else { return };
        let measure = move || {
            let Some(cloth) = cloth.get_untracked() else {
                return;
            };
            let Some(table) = cloth.closest(".table").ok().flatten() else {
                return;
            };
            let of = |element: &web_sys::Element| {
                (
                    f64::from(element.client_width()),
                    f64::from(element.client_height()),
                )
            };
            size.set(Cloth {
                table: of(&table),
                cloth: of(&cloth),
            });
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
