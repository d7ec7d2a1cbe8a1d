//! A cloth as it is shown.
//!
//! It is written as markup, and one set of listeners serves all of its cards: a view for every card, as the table has
//! them, would have to be sent to the player a second time.

use crate::app::element::el;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use scopa::table::{Aim, Answer, Drop};
use scopa::{Card, Cards, Play};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::cloth::Cloth;
use super::grip::Grip;
use crate::app::Speech;
use crate::app::deck::Deck;
use crate::app::view::{flag, on, text};
use crate::app::words::Spoken;

/// The cloth; `name` is for tests.
pub fn cloth(cloth: Cloth, name: &'static str) -> AnyView {
    let speech = expect_context::<Speech>();
    let deck = expect_context::<Deck>();
    let node = NodeRef::<Div>::new();
    let count = cloth.places.with_untracked(Vec::len);
    let cards = text(move || lay(cloth, deck, speech.words()));
    // What is lifted only changes how the cards look: they stay where they are, with the pointer and the focus.
    Effect::new(move || {
        let words = speech.words();
        cloth.places.track();
        cloth.hand.track();
        cloth.taken.track();
        let (aim, held) = (cloth.aim.get(), cloth.held.get());
        let wanted = cloth.wanted.get();
        if let Some(node) = node.get() {
            for card in all(&node, "button") {
                answer(&card, aim.as_ref(), held, wanted, words);
            }
        }
    });
    let tap = on(move |event: MouseEvent| {
        let by_key = event.detail() == 0;
        if cloth.dragged.get_value() && !by_key {
            return;
        }
        match pressed(&event) {
            Some((card, _, true)) => cloth.tap_hand(card, by_key),
            Some((card, ..)) => cloth.tap_table(card),
            None if !by_key => cloth.drop_at(Drop::Cloth),
            None => {}
        }
    });
    let press = on(move |event: PointerEvent| {
        cloth.dragged.set_value(false);
        let mine = pressed(&event).filter(|(card, _, mine)| {
            let wanted = cloth.wanted.with_untracked(|wanted| wanted.contains(*card));
            *mine && wanted && cloth.grip.with_value(Option::is_none)
        });
        if let Some(grip) = mine.and_then(|(card, element, _)| Grip::new(card, element, &event)) {
            cloth.grip.set_value(Some(grip));
        }
    });
    el("div")
        .set("class", "cloth")
        .set("class:carrying", flag(move || cloth.held.get()))
        .set("data-cloth", name)
        .set("style", format!("--n:{count}"))
        .keep(node)
        .set(".innerHTML", cards)
        .on("click", tap)
        .on("pointerdown", press)
        .on(
            "pointermove",
            on(move |event: PointerEvent| cloth.track(&event)),
        )
        .on(
            "pointerup",
            on(move |event: PointerEvent| cloth.let_go(Some(&event))),
        )
        .on(
            "pointercancel",
            on(move |_: PointerEvent| cloth.let_go(None)),
        )
        .on("keydown", on(move |event: KeyboardEvent| cloth.key(&event)))
        .into_any()
}

/// The elements below one that a selector finds.
fn all(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let found = root.query_selector_all(selector).ok();
    let found = found
        .into_iter()
        .flat_map(|list| (0..list.length()).filter_map(move |i| list.get(i)));
    found.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The card that an event is about, its element, and whether it is one of the hand.
fn pressed(event: &web_sys::Event) -> Option<(Card, HtmlElement, bool)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let button = target.closest("button").ok()??;
    let mine = button.closest(".of-hand").ok()?.is_some();
    let card = button.get_attribute("data-card")?.parse().ok()?;
    Some((card, button.dyn_into().ok()?, mine))
}

/// All that lies on the cloth.
fn lay(cloth: Cloth, deck: Deck, words: Spoken) -> String {
    let mut html = String::from("<div class=of-hand>");
    for card in cloth.hand.get() {
        html += &button(
            deck,
            card,
            &hand_label(cloth, card, words),
            "<span class=sum hidden aria-hidden=true></span>",
        );
    }
    if let Some(Play { card, capture }) = cloth.taken.get() {
        // The card of a scopa lies across.
        let swept = if cloth.table().is_empty() {
            " swept"
        } else {
            ""
        };
        html += &format!("<span class=\"heap{swept}\" aria-hidden=true>");
        for card in capture.unwrap_or(Cards::EMPTY).iter().chain([card]) {
            html += &format!("<span class=card>{}</span>", face_html(deck, card));
        }
        html += "</span>";
    }
    html += "</div><div class=of-table>";
    for place in cloth.places.get() {
        html += &place.map_or_else(
            || "<span class=spot></span>".to_owned(),
            |card| {
                button(
                    deck,
                    card,
                    "",
                    "<span class=groups aria-hidden=true></span>",
                )
            },
        );
    }
    html + "</div>"
}

fn button(deck: Deck, card: Card, label: &str, more: &str) -> String {
    let tilt = u32::from(card.index()) * 7 % 3;
    format!(
        "<button class=card data-card={card} style=\"--tilt:{tilt}deg\">{}<span class=sr>{label}</span>{more}</button>",
        face_html(deck, card)
    )
}

/// A card's picture, or its number and suit where there is none.
pub fn face_html(deck: Deck, card: Card) -> String {
    match deck.picture(card) {
        Some(address) => format!("<img src=\"{address}\" alt=\"\" draggable=false>"),
        None => format!("<b aria-hidden=true>{card}</b>"),
    }
}

fn hand_label(cloth: Cloth, card: Card, words: Spoken) -> String {
    let sets = cloth
        .plays_of(card)
        .into_iter()
        .filter_map(|play| play.capture);
    words.takes(card, &sets.collect::<Vec<_>>())
}

/// Shows on a card what it has to do with the one that is lifted.
fn answer(element: &HtmlElement, aim: Option<&Aim>, held: bool, wanted: Cards, words: Spoken) {
    let card = element
        .get_attribute("data-card")
        .and_then(|card| card.parse().ok());
    let Some(card) = card else { return };
    let put = |name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    };
    let part = |selector: &str| element.query_selector(selector).ok().flatten();
    if let Some(sum) = part(".sum") {
        let aim = aim.filter(|aim| aim.card() == card);
        let class = match aim {
            None if !wanted.contains(card) => "card rest",
            None => "card",
            Some(_) if held => "card up held",
            Some(_) => "card up",
        };
        element.set_class_name(class);
        put("aria-disabled", (!wanted.contains(card)).then_some("true"));
        put(
            "aria-pressed",
            Some(if aim.is_some() { "true" } else { "false" }),
        );
        put("data-aimed", aim.map(|_| ""));
        let label = aim
            .filter(|aim| held && !aim.swept().is_empty())
            .map(sum_of);
        let _ = sum.toggle_attribute_with_force("hidden", label.is_none());
        sum.set_text_content(label.as_deref());
        return;
    }
    let answers = aim.map(|aim| aim.answer(card));
    element.set_class_name(match answers {
        Some(Answer::Gathered) => "card gathered",
        Some(Answer::Other) => "card other",
        Some(Answer::Rest) => "card rest",
        Some(Answer::Open) | None => "card",
    });
    let takes = aim.map(|aim| aim.takes(card)).unwrap_or_default();
    let takes: Vec<String> = takes.iter().map(ToString::to_string).collect();
    let numbers = takes.join(" ");
    put(
        "data-takes",
        Some(numbers.as_str()).filter(|numbers| !numbers.is_empty()),
    );
    if let Some(label) = part(".sr") {
        label.set_text_content(Some(&format!("{} {numbers}", words.named(card))));
    }
    if let Some(groups) = part(".groups") {
        let several = aim.is_some_and(|aim| aim.captures().len() > 1);
        let marks = takes
            .iter()
            .filter(|_| several)
            .map(|n| format!("<b>{n}</b>"));
        groups.set_inner_html(&marks.collect::<String>());
    }
}

/// What the gathered cards make.
fn sum_of(aim: &Aim) -> String {
    let ranks: Vec<String> = aim
        .swept()
        .iter()
        .map(|card| card.rank().to_string())
        .collect();
    let sum = ranks.join(" + ");
    if ranks.len() > 1 {
        format!("{sum} = {}", aim.sum())
    } else {
        sum
    }
}
