//! What the people at one device are called.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::Seat;

use super::input_of;
use super::wish::Wish;
use crate::app::Speech;
use crate::app::element::el;
use crate::app::names::{LONGEST, name_of, write, written};
use crate::app::store::Store;
use crate::app::table::face;
use crate::app::view::{on, part};

/// What the people are called, where there are several.
pub fn names(speech: Speech, wish: Wish, store: Store) -> AnyView {
    let name = move |seat: Seat| {
        let own = name_of(seat);
        let change = on(move |event: Event| {
            if let Some(input) = input_of(&event) {
                write(store, seat, &input.value());
                input.set_value(written(seat).unwrap_or_default());
            }
        });
        el("label")
            .set("class", "seat-of")
            .child(face(seat, None))
            .child(
                el("input")
                    .set("name", format!("name-{seat}"))
                    .set("aria-label", own)
                    .set("placeholder", own)
                    .set("maxlength", LONGEST.to_string())
                    .set("autocomplete", "off")
                    .set("value", written(seat).unwrap_or_default())
                    .on("change", change),
            )
            .into_any()
    };
    part(move || {
        let (rules, players) = (wish.rules.get(), wish.players.get());
        let people: Vec<Seat> = (0..rules.players)
            .filter(|seat| players.is_person(*seat))
            .collect();
        (people.len() > 1).then(|| {
            el("fieldset")
                .set("class", "opts seats-of")
                .child(el("legend").child(speech.more(|words| words.pad.names)))
                .child(people.into_iter().map(name).collect::<Vec<_>>())
                .into_any()
        })
    })
    .into_any()
}
