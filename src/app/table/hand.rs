//! The player's hand.

use leptos::prelude::*;
use scopa::Card;
use scopa::table::{Aim, Fan};

use super::CardFace;
use crate::app::Speech;
use crate::app::input::{Drag, focus_hand};
use crate::app::session::Session;

/// The hand, fanned out.
#[component]
pub fn Hand() -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let hand = Memo::new(move |_| session.view.with(|view| view.hand.iter().collect::<Vec<Card>>()));
    // A card that is played takes the focus with it: it passes to its neighbour.
    let focused = StoredValue::new(None::<usize>);
    Effect::new(move || {
        let count = hand.with(Vec::len);
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if let Some(index) = focused.get_value().filter(|_| lost && count > 0) {
            request_animation_frame(move || focus_hand(session, index));
        }
    });
    view! {
        <section
            class="hand mine"
            data-zone="hand"
            data-seat=session.me.to_string()
            aria-label=move || speech.words().your_hand
        >
            <div class="fan">
                <For each=move || hand.get() key=|card| *card let(card)>
                    <HandCard card hand focused/>
                </For>
            </div>
        </section>
    }
}

#[component]
fn HandCard(card: Card, hand: Memo<Vec<Card>>, focused: StoredValue<Option<usize>>) -> impl IntoView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let drag = expect_context::<Drag>();
    let index = move || hand.with(|hand| hand.iter().position(|other| *other == card).unwrap_or_default());
    let aimed = Memo::new(move |_| session.aim.with(|aim| aim.as_ref().map(Aim::card)) == Some(card));
    let held = Memo::new(move |_| drag.held.get().filter(|held| held.card == card));
    let style = move || {
        let fan = Fan::at(index(), hand.with(Vec::len));
        match held.get() {
            Some(held) => format!("--tilt:0deg;translate:{:.1}px {:.1}px;scale:1.06", held.offset.0, held.offset.1),
            None => format!("--tilt:{:.2}deg;--dip:{:.1}px", fan.tilt, fan.dip),
        }
    };
    let label = move || {
        let words = speech.words();
        let name = words.named(card);
        let captures = session.captures_of(card);
        let taken: Vec<String> = captures.iter().map(|set| words.joined(*set)).collect();
        if taken.is_empty() { name } else { (words.takes)(&name, &taken) }
    };
    let tap = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        let by_key = event.detail() == 0;
        if by_key || !drag.was_drag() {
            session.tap_hand(card, by_key);
        }
    };
    view! {
        <button
            class="card"
            class:up=aimed
            class:held=move || held.with(Option::is_some)
            data-card=card.to_string()
            data-aimed=move || aimed.get().then_some("")
            aria-pressed=move || aimed.get().to_string()
            aria-label=label
            style=style
            on:pointerdown=move |event| drag.press(card, &event)
            on:pointermove=move |event| drag.track(&event)
            on:pointerup=move |event| drag.drop(&event)
            on:pointercancel=move |_| drag.cancel()
            on:lostpointercapture=move |event| drag.lost(&event)
            on:focus=move |_| focused.set_value(Some(index()))
            on:click=tap
        >
            <CardFace card/>
        </button>
    }
}
