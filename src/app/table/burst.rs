//! A scopa, celebrated.

use leptos::prelude::*;
use scopa::table::Sweep;

use super::CardFace;
use crate::app::Speech;
use crate::app::session::Session;
use crate::app::words::name_of;

/// The broom over the table, while there is something to celebrate.
#[component]
pub fn Burst() -> impl IntoView {
    let session = expect_context::<Session>();
    move || session.celebration.get().map(|sweep| view! { <Broom sweep/> })
}

#[component]
fn Broom(sweep: Sweep) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let count = sweep.taken.len().max(1) as f64;
    let taken = sweep.taken.iter().enumerate().map(|(i, card)| {
        // Fanned over the upper left, the taking card before them.
        let share = if count > 1.0 { i as f64 / (count - 1.0) } else { 0.5 };
        let style = format!(
            "left:{:.1}%;top:{:.1}%;--tilt:{:.1}deg",
            7.0 + 35.0 * share,
            13.0 - 4.0 * share,
            -15.0 + 26.0 * share
        );
        view! { <span class="card" style=style><CardFace card/></span> }
    });
    let label = move || {
        let words = speech.words();
        let who = (sweep.seat != session.me).then(|| name_of(sweep.seat));
        (words.log_took)(who, &words.named(sweep.card), &words.list(sweep.taken))
    };
    view! {
        <div class="burst run" on:click=move |_| session.celebration.set(None)>
            <div class="stage" role="img" aria-label=label>
                {taken.collect_view()}
                <span class="card" style="left:24%;top:15%;--tilt:-2deg"><CardFace card=sweep.card/></span>
                <img class="dust" src="cloth/dust.svg" alt=""/>
                <img class="broom" src="cloth/broom.svg" alt=""/>
                <svg class="ribbon" viewBox="0 0 420 116" aria-hidden="true">
                    <image href="cloth/ribbon.svg" width="420" height="116"/>
                    <path id="arc" fill="none" d="M40 76C96 62 152 57 210 57s114 5 170 19"/>
                    <text><textPath href="#arc" startOffset="50%">{move || speech.words().scopa}</textPath></text>
                </svg>
            </div>
        </div>
    }
}
