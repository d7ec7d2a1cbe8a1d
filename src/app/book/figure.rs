//! An example of the rule book, with a card that can be played.

use crate::app::element::el;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::explain::{Example, Topic, count, example_primiera};
use scopa::table::Aim;
use scopa::{Cards, Category, Play, Ruleset};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::shown::face_html;
use super::{Cloth, cloth};
use crate::app::Speech;
use crate::app::ask::focus_when_shown;
use crate::app::deck::Deck;
use crate::app::names::name_of;
use crate::app::view::{next_frame, on, part, text};
use crate::app::words::Spoken;

/// The example of a topic under these rules, if there is one.
pub fn figure(speech: Speech, rules: Ruleset, topic: Topic) -> Option<AnyView> {
    let Example { table, card, .. } = Example::of(&rules, topic)?;
    let played = RwSignal::new(None::<Play>);
    let act = move |(board, play): (Cloth, Play)| {
        board.settle(play, true);
        played.set(Some(play));
    };
    let board = Cloth::new(rules, Callback::new(act));
    let lay_out = move || board.lay_out(&table, 0, card.into());
    lay_out();
    let nth = Topic::ALL.iter().position(|other| *other == topic)?;
    let name = ["capture", "choice", "scopa", "primiera"][nth];
    let swept = topic == Topic::Scopa;
    let lay_out = StoredValue::new(lay_out);
    let again = part(move || {
        played.get()?;
        let node = NodeRef::new();
        focus_when_shown(node);
        let again = on(move |_: MouseEvent| {
            played.set(None);
            lay_out.with_value(|lay_out| lay_out());
            next_frame(move || focus_card(name));
        });
        Some(
            el("button")
                .set("class", "btn quiet")
                .set("data-action", "again")
                .keep(node)
                .on("click", again)
                .child(speech.more(|words| words.book.set_back))
                .into_any(),
        )
    });
    let said = text(move || match played.get() {
        Some(play) => told(speech.words(), play, swept),
        None => board
            .aim
            .with(|aim| asks(speech.words(), aim.as_ref(), board.held.get())),
    });
    let primiera = (topic == Topic::Primiera).then(|| primes(speech, rules, played));
    let title = text(move || speech.words().more().book.examples[nth].to_owned());
    Some(
        el("figure")
            .set("class", "fig")
            .set("data-example", name)
            .set(
                "data-played",
                text(move || played.get().is_some().to_string()),
            )
            .child(el("h3").child(title))
            .child(cloth(board, name))
            .child(
                el("figcaption")
                    .child(el("p").set("role", "status").child(said))
                    .child(again),
            )
            .child(primiera)
            .into_any(),
    )
}

/// Puts the focus on the card of a cloth that may be played.
pub fn focus_card(name: &str) {
    let selector = format!("[data-cloth={name}] .of-hand button:not([aria-disabled])");
    let card = document().query_selector(&selector).ok().flatten();
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        let _ = card.focus();
    }
}

/// What can be done now.
fn asks(words: Spoken, aim: Option<&Aim>, held: bool) -> String {
    match aim {
        None => {
            let book = &words.more().book;
            format!("{} {}", book.try_it, book.try_keys)
        }
        Some(aim) if aim.settled().is_none() => words.which(aim.captures().len()),
        Some(_) if held => words.let_go_to_take.to_owned(),
        Some(_) => words.tap_to_take.to_owned(),
    }
}

/// What was done.
fn told(words: Spoken, play: Play, swept: bool) -> String {
    let more = words.more();
    let Some(taken) = play.capture else {
        return more.log_laid("", &words.the(play.card));
    };
    let taken = words.log_took("", play.card, taken);
    if swept {
        format!("{} {taken}", more.scopa)
    } else {
        taken
    }
}

/// Both sides' primiera before and after, and who has the point.
fn primes(speech: Speech, rules: Ruleset, played: RwSignal<Option<Play>>) -> AnyView {
    let deck = expect_context::<Deck>();
    let sides = text(move || {
        let words = speech.words();
        let won = played.get().map_or(Cards::EMPTY, |play| {
            play.capture.unwrap_or(Cards::EMPTY).with(play.card)
        });
        let (piles, score) = example_primiera(&rules, won);
        let names = [words.you, name_of(1)];
        let mut html = String::from("<div class=primes>");
        for side in 0..2 {
            let won = score.points_of(Category::Primiera, side) > 0;
            html += if won {
                "<div class=\"prime4 won\">"
            } else {
                "<div class=prime4>"
            };
            for (card, value) in score.prime_cards(side).into_iter().flatten() {
                html += &format!(
                    "<span><span class=mini>{}</span>{value}</span>",
                    face_html(deck, card)
                );
            }
            html += "</div>";
        }
        html += "</div><p class=muted data-why=primiera>";
        for why in count(&rules, &piles, &score, &names, words.more().rules) {
            html += &why.text;
        }
        html + "</p>"
    });
    el("div")
        .set("class", "fig-primes")
        .set(".innerHTML", sides)
        .into_any()
}
