//! The table on screen.

mod burst;
mod card;
mod carry;
mod curtain;
mod face;
mod field;
mod hand;
mod head;
pub mod moment;
mod offer;
mod pile;
mod rail;
mod seat;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;

pub use burst::broom;
pub use card::{chip, emblem, face_of};
pub use carry::behind;
pub use curtain::curtain;
pub use face::{face, face_as, side_head};
pub use head::{Menu, anew, entries};
pub use offer::{confirm, panel};

use super::deck::Deck;
use super::input::{Drag, on_key};
use super::motion::Motion;
use super::session::Session;
use super::view::{flag, on, optional, part, text};

/// The table, with everything on it.
pub fn table() -> AnyView {
    let session = expect_context::<Session>();
    let motion = expect_context::<Motion>();
    let deck = expect_context::<Deck>();
    let drag = Drag::new(session);
    provide_context(drag);
    let resized = window_event_listener(leptos::ev::resize, move |_| drag.resized());
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        on_key(session, drag, &event)
    });
    on_cleanup(move || {
        resized.remove();
        keys.remove();
    });
    let view = session.view;
    let dealt = move || view.with(|view| view.rules.hand_size);
    view! {
        <div
            class="table"
            class:carrying=flag(move || drag.card.with(Option::is_some))
            class:indices=flag(move || deck.failed.get() || deck.taste.index.get() == 1)
            class:idx-hand=flag(move || dealt() > 4)
            class:pure=flag(move || deck.taste.hints.get() == 0)
            class:large=flag(move || deck.taste.size.get() == 1)
            data-phase=text(move || session.waiting.get().name().to_owned())
            data-turn=optional(move || view.with(|view| view.to_move.map(|seat| seat.to_string())))
            data-deal=text(move || view.with(|view| view.deal_number.to_string()))
            data-seats=text(move || view.with(|view| view.rules.players.to_string()))
            on:pointerdown=on(move |_: PointerEvent| drag.begin())
            on:click=on(move |_: MouseEvent| {
                if !drag.was_drag() {
                    session.put_back();
                }
            })
        >
            <h1 class="sr">"Scopa"</h1>
            {part(move || {
                session.seat.track();
                Some(lay(session))
            })}
            {carry::carry(session, drag)}
            {curtain::drawn(session)}
            <div class="ghosts" node_ref=motion.layer aria-hidden="true"></div>
        </div>
    }
    .into_any()
}

/// Everything on the table, as it is seen from one seat.
fn lay(session: Session) -> AnyView {
    let around = session.around();
    let (mine, sides, seats, dealt, dealt_on) = session.with_game(|game| {
        let rules = game.rules();
        (
            rules.side_of(around.me),
            rules.sides_count(),
            rules.players,
            rules.hand_size,
            rules.rounds() > 1,
        )
    });
    // Two teams: their cards at the left, the stock beside one's own.
    let teams = sides == 2 && seats > 2;
    let theirs = around.pile((mine + 1) % sides);
    let pair = (seats == 2)
        .then(|| view! { <div class="pt">{pile::pile(theirs, false)}</div> }.into_any());
    // Where all cards are dealt at once there never is a stock.
    let stock = || dealt_on.then(pile::stock).into_any();
    let left = if teams {
        pile::pile(theirs, true)
    } else {
        stock()
    };
    view! {
        <div class="lay" class:piled=(sides > 2) style=format!("--n:{}", dealt.max(3))>
            {head::menu()}
            {head::learn()}
            {head::score_line()}
            {head::tools()}
            <div class="seats">{around.from_left().into_iter().map(seat::other).collect_view()}</div>
            {pair}
            {field::field()}
            <div class="pl">{left}</div>
            {rail::rail()}
            <div class="pm">{teams.then(stock)}{pile::pile(around.me, false)}</div>
            {hand::hand()}
            {burst::burst()}
            {moment::shown()}
        </div>
    }
    .into_any()
}
