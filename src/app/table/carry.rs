//! What the pointer carries: the held card, those it has gathered, and their sum, drawn once more as one element.
//!
//! A move of the pointer changes one style then, however much has been gathered. The cards themselves wait unseen at
//! their places.

use leptos::prelude::*;
use scopa::Card;
use scopa::table::Aim;

use super::face_of;
use crate::app::element::el;
use crate::app::input::Drag;
use crate::app::motion::poise;
use crate::app::session::Session;
use crate::app::view::{a_frame_later, icon, list, part, px, tenth, text};

/// Of more terms than this, only the sum is told: they would not fit a phone.
const TERMS: usize = 5;

/// The layer of what is carried.
pub fn carry(session: Session, drag: Drag) -> AnyView {
    Effect::new(move || {
        if let Some(layer) = drag.layer.get() {
            poise(&layer);
        }
    });
    let swept = move || {
        let keys = |aim: &Aim| aim.swept().iter().map(|card| card.index().into()).collect();
        drag.card
            .get()
            .and_then(|_| session.aim.with(|aim| aim.as_ref().map(keys)))
            .unwrap_or_default()
    };
    let entry = move |key: i16| {
        let card = u8::try_from(key).ok().and_then(Card::from_index);
        card.map(|card| follower(session, drag, card)).into_any()
    };
    let held = part(move || {
        let card = drag.card.get()?;
        let width = drag.held.get_untracked()?.width;
        Some(
            el("span")
                .set("class", "card top")
                .set("style", format!("--w:{}", px(width)))
                .child(face_of(card))
                .into_any(),
        )
    });
    el("div")
        .set("class", "carry")
        .keep(drag.layer)
        .set("aria-hidden", "true")
        .child(list(swept, entry))
        .child(held)
        .child(sum(drag))
        .into_any()
}

/// A gathered card, which glides from its place to the held one and stays behind it.
fn follower(session: Session, drag: Drag, card: Card) -> AnyView {
    let (Some((from, own)), Some(held)) = (drag.place_of(card), drag.held.get_untracked()) else {
        return ().into_any();
    };
    let (x, y) = (from.0 - held.middle.0, from.1 - held.middle.1);
    let rank = move || {
        let rank = |aim: &Aim| aim.swept().iter().position(|swept| *swept == card);
        session.aim.with(|aim| aim.as_ref().and_then(rank))
    };
    let style = text(move || {
        let (aside, up, turn) = behind(rank().unwrap_or_default());
        let (aside, up) = (aside * held.width, up * held.width);
        format!(
            "--w:{};--x:{};--y:{};--turn:{}deg;--from-x:{};--from-y:{}",
            px(own),
            px(aside),
            px(up),
            tenth(turn),
            px(x),
            px(y)
        )
    });
    el("span")
        .set("class", "card")
        .set("style", style)
        .child(face_of(card))
        .into_any()
}

/// Where the gathered card of a rank lies behind the held one, in widths of that from its middle, and how it is turned,
/// in degrees.
pub fn behind(rank: usize) -> (f64, f64, f64) {
    let side = if rank.is_multiple_of(2) { -1.0 } else { 1.0 };
    // The first few side by side, all others in a thin fan behind them.
    let pair = (rank / 2) as f64;
    let ring = 1.0 + pair.min(2.0) * 0.35 + (pair - 2.0).max(0.0) * 0.1;
    (side * ring * 0.48, -0.22, side * 9.0 * ring)
}

/// The running sum over the held card. It follows a frame after the table's answer: what a card that is passed over costs is
/// then shared by three frames.
fn sum(drag: Drag) -> AnyView {
    let ranks = |aim: &Aim| -> Option<(String, bool)> {
        let ranks: Vec<String> = aim
            .swept()
            .iter()
            .map(|card| card.rank().value().to_string())
            .collect();
        let sum = match ranks.len() {
            0 => return None,
            1 => ranks.concat(),
            2..=TERMS => format!("{} = {}", ranks.join(" + "), aim.sum()),
            _ => aim.sum().to_string(),
        };
        Some((sum, aim.chosen().is_some()))
    };
    let ranks = a_frame_later(move || drag.answer_with(ranks).flatten());
    part(move || {
        drag.card.get()?;
        let (ranks, settled) = ranks.get()?;
        let width = drag.held.get_untracked()?.width;
        let tick = settled.then(|| icon("#i-check"));
        let class = if settled { "sum" } else { "sum open" };
        Some(
            el("span")
                .set("class", class)
                .set("style", format!("--up:{}", px(width * 0.88)))
                .child(ranks)
                .child(tick)
                .into_any(),
        )
    })
    .into_any()
}
