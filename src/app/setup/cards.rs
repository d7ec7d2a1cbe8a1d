//! The games on cards: the player's own, and those that everybody knows.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::{Card, Rules};

use super::games::{GAMES, Game};
use super::tongue;
use super::wish::{Pick, Wish, nearest};
use crate::app::Speech;
use crate::app::table::face_of;
use crate::app::view::{Text, flag, icon, on, part, text};
use crate::app::words::Language;

/// How many games stand there at first; the others are one tap away.
const KNOWN: usize = 8;

/// All cards, as one choice.
pub fn cards(speech: Speech, wish: Wish) -> AnyView {
    let known = |pick| match pick {
        Pick::Game(game) => GAMES[..KNOWN].iter().any(|known| known.id == game.id),
        Pick::Own(_) => true,
    };
    let all = RwSignal::new(!known(wish.pick.get_untracked()));
    let own = part(move || {
        let sets = wish.own.shelf.with(|shelf| shelf.sets().to_vec());
        let sets = sets.into_iter().enumerate().map(|(place, own)| {
            let (game, rules) = (nearest(&own.rules), own.rules);
            let preset = Rules::preset(game.id).unwrap_or_default();
            let apart = rules.changes_from(&preset).len();
            let line = text(move || (speech.words().more().house.apart)(game.name, apart));
            let back = view! { <span class="mini rear"></span> }.into_any();
            let id = format!("own-{place}");
            card_of(
                speech,
                wish,
                Pick::Own(place),
                id,
                own.name,
                line,
                back,
                rules,
            )
        });
        Some(sets.collect::<Vec<_>>().into_any())
    });
    let games = part(move || {
        let count = if all.get() { GAMES.len() } else { KNOWN };
        let games = GAMES[..count]
            .iter()
            .map(|game| game_of(speech, wish, game));
        Some(games.collect_view().into_any())
    });
    let more = part(move || {
        let show = on(move |_: MouseEvent| all.set(true));
        (!all.get()).then(|| {
            view! { <button class="btn quiet" data-action="all-games" on:click=show>{speech.more(|words| words.all_games)}</button> }
                .into_any()
        })
    });
    view! {
        <fieldset class="games"><legend class="sr">{speech.more(|words| words.game)}</legend>{own}{games}</fieldset>
        {more}
    }
    .into_any()
}

fn game_of(speech: Speech, wish: Wish, game: &'static Game) -> AnyView {
    let line =
        text(move || game.lines[usize::from(speech.language() == Language::Italian)].to_owned());
    let card = Card::from_index(game.card)
        .map(|card| view! { <span class="mini">{face_of(card)}</span> }.into_any());
    let rules = Rules::preset(game.id).unwrap_or_default();
    card_of(
        speech,
        wish,
        Pick::Game(game),
        game.id.to_owned(),
        game.name.to_owned(),
        line,
        card.into_any(),
        rules,
    )
}

/// A card to choose, and on demand what its rules change.
#[allow(clippy::too_many_arguments)] // As many as a card has parts.
fn card_of(
    speech: Speech,
    wish: Wish,
    pick: Pick,
    id: String,
    name: String,
    line: Text,
    picture: AnyView,
    rules: Rules,
) -> AnyView {
    let chosen = flag(move || wish.pick.get() == pick);
    let choose = on(move |_: Event| wish.choose(pick));
    let changes = rules.changes();
    let open = RwSignal::new(false);
    let what = (!changes.is_empty()).then(|| {
        let name = name.clone();
        let label = text(move || (speech.words().more().house.what_changes)(&name));
        let turn = on(move |_: MouseEvent| open.update(|open| *open = !*open));
        let expanded = text(move || open.get().to_string());
        view! { <button type="button" class="ico" data-action="what-changes" aria-expanded=expanded aria-label=label on:click=turn>{icon("#i-next")}</button> }
            .into_any()
    });
    let list = part(move || {
        open.get().then(|| {
            let lines = tongue(speech).settings(&changes);
            let lines = lines
                .into_iter()
                .map(|line| view! { <li>{line}</li> }.into_any());
            view! { <ul class="what">{lines.collect::<Vec<_>>()}</ul> }.into_any()
        })
    });
    view! {
        <div class="game">
            <label>
                <input type="radio" name="game" value=id prop:checked=chosen on:change=choose/>
                {picture}
                <span><b>{name}</b><small>{line}</small></span>
            </label>
            {what}
            {list}
        </div>
    }
    .into_any()
}
