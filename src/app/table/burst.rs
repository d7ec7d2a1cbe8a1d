//! A scopa, celebrated.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::table::Sweep;

use super::face_of;
use crate::app::Speech;
use crate::app::element::{drawn, el};
use crate::app::later::Later;
use crate::app::session::Session;
use crate::app::view::{on, part, tenth, text};

/// The broom over the table, while there is something to celebrate.
pub fn burst() -> AnyView {
    let session = expect_context::<Session>();
    let later = expect_context::<Later>();
    part(move || {
        let (sweep, parts) = (session.celebration.get()?, later.parts()?);
        Some((parts.broom)(session, sweep))
    })
    .into_any()
}

/// The broom, the cards and the ribbon.
pub fn broom(session: Session, sweep: Sweep) -> AnyView {
    let speech = expect_context::<Speech>();
    let count = sweep.taken.len();
    let taken = sweep.taken.iter().enumerate().map(|(i, card)| {
        // Fanned over the upper left, the taking card before them.
        let share = if count > 1 {
            i as f64 / (count - 1) as f64
        } else {
            0.5
        };
        let (left, top, tilt) = (7.0 + 35.0 * share, 13.0 - 4.0 * share, -15.0 + 26.0 * share);
        let style = format!(
            "left:{}%;top:{}%;--tilt:{}deg",
            tenth(left),
            tenth(top),
            tenth(tilt)
        );
        el("span")
            .set("class", "card")
            .set("style", style)
            .child(face_of(card))
            .into_any()
    });
    let label = text(move || {
        let words = speech.words();
        let who = session.who(sweep.seat).unwrap_or_default();
        words.log_took(who, sweep.card, sweep.taken)
    });
    el("div")
        .set("class", "burst run")
        .on(
            "click",
            on(move |_: MouseEvent| session.celebration.set(None)),
        )
        .child(
            el("div")
                .set("class", "stage")
                .set("role", "img")
                .set("aria-label", label)
                .child(taken.collect_view())
                .child(
                    el("span")
                        .set("class", "card")
                        .set("style", "left:24%;top:15%;--tilt:-2deg")
                        .child(face_of(sweep.card)),
                )
                .child(
                    el("img")
                        .set("class", "dust")
                        .set("src", "cloth/dust.svg")
                        .set("alt", ""),
                )
                .child(
                    el("img")
                        .set("class", "broom")
                        .set("src", "cloth/broom.svg")
                        .set("alt", ""),
                )
                .child(
                    drawn("svg")
                        .set("class", "ribbon")
                        .set("viewBox", "0 0 420 116")
                        .set("aria-hidden", "true")
                        .child(
                            drawn("image")
                                .set("href", "cloth/ribbon.svg")
                                .set("width", "420")
                                .set("height", "116"),
                        )
                        .child(
                            drawn("path")
                                .set("id", "arc")
                                .set("fill", "none")
                                .set("d", "M40 76C96 62 152 57 210 57s114 5 170 19"),
                        )
                        .child(
                            drawn("text").child(
                                drawn("textPath")
                                    .set("href", "#arc")
                                    .set("startOffset", "50%")
                                    .child(speech.more(|words| words.scopa)),
                            ),
                        ),
                ),
        )
        .into_any()
}
