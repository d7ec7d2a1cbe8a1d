//! The primiera: for each side the best card of each suit, a tap each.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::pad::Pad;
use scopa::{Card, Rank, Suit, prime_ranks};

use super::desk::Desk;
use super::say::suit_name;
use crate::app::table::emblem;
use crate::app::view::{flag, on, text};

/// The best cards, the first of whose facts stands at `place`.
pub fn best(desk: Desk, place: usize) -> AnyView {
    let sides = desk.pad.with_untracked(Pad::sides);
    let side = |side: usize| {
        let name = text(move || desk.name(side));
        let rows = Suit::ALL.map(|suit| row(desk, place + suit.index(), side, suit));
        view! { <div class="best"><h3 aria-hidden="true">{name}</h3>{rows.into_iter().collect_view()}</div> }.into_any()
    };
    view! {
        <fieldset class="fact primiera" data-fact=place.to_string()>
            <legend>{desk.speech.more(|words| words.pad.primiera)}</legend>
            <div class="bests">{(0..sides).map(side).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn row(desk: Desk, place: usize, side: usize, suit: Suit) -> AnyView {
    let label = text(move || {
        let suit = suit_name(desk.speech.words(), suit);
        format!("{}, {suit}", desk.name(side))
    });
    let ranks = desk.pad.with_untracked(|pad| prime_ranks(pad.rules()));
    let ranks = ranks.into_iter().map(|group| match group[..] {
        [rank] => (Some(rank), false),
        _ => (group.first().copied(), true),
    });
    let options = ranks.chain([(None, false)]);
    let options = options.map(|(rank, several)| option(desk, place, side, suit, rank, several));
    let options: Vec<AnyView> = options.collect();
    view! { <div class="suit" role="radiogroup" aria-label=label>{emblem(suit)}{options}</div> }
        .into_any()
}

/// A rank to choose, or several that are worth the same, or none of the suit.
fn option(
    desk: Desk,
    place: usize,
    side: usize,
    suit: Suit,
    rank: Option<Rank>,
    several: bool,
) -> AnyView {
    let value = rank.map_or(0, |rank| u16::from(rank.value()));
    let chosen = flag(move || desk.said(place, side) == Some(value));
    let choose = on(move |_: Event| desk.say(place, side, Some(value)));
    let label = text(move || {
        let spoken = desk.speech.words();
        match rank {
            None => spoken.more().pad.none.to_owned(),
            Some(_) if several => spoken.more().pad.figures.to_owned(),
            Some(rank) => spoken.named(Card::new(rank, suit)),
        }
    });
    let sign = text(move || match value {
        0 => "–".to_owned(),
        _ if several => desk.speech.words().more().pad.figure.to_owned(),
        1 => "A".to_owned(),
        value => value.to_string(),
    });
    let name = format!("best-{place}-{side}");
    view! {
        <label class="rank">
            <input type="radio" name=name value=value.to_string() aria-label=label prop:checked=chosen on:change=choose/>
            <span aria-hidden="true">{sign}</span>
        </label>
    }
    .into_any()
}
