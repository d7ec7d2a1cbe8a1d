//! The games on cards: the player's own, and those that everybody knows.

use leptos::ev::Event;
use leptos::prelude::*;
use scopa::{Card, Rules};

use super::control::{fold, quiet, sign};
use super::games::GAMES;
use super::tongue;
use super::wish::{Wish, card_of_own, nearest};
use crate::app::Speech;
use crate::app::element::{el, several};
use crate::app::table::face_of;
use crate::app::view::{flag, on, part};

/// How many games stand there at first; the others are one tap away.
const KNOWN: usize = 8;

/// What stands on a card.
struct Face {
    card: usize,
    id: String,
    name: String,
    line: String,
    picture: AnyView,
    rules: Rules,
}

/// All cards, as one choice.
pub fn cards(speech: Speech, wish: Wish) -> AnyView {
    let card = wish.card.get_untracked();
    let all = RwSignal::new((KNOWN..GAMES.len()).contains(&card));
    let cards = part(move || {
        let own = (0..wish.own.shelf().sets().len()).map(card_of_own);
        let games = 0..if all.get() { GAMES.len() } else { KNOWN };
        let faces = own.chain(games).filter_map(|card| face(speech, wish, card));
        let cards = faces.map(|face| one(speech, wish, face));
        Some(cards.collect::<Vec<_>>().into_any())
    });
    let more = part(move || {
        let show = || {
            quiet(
                "all-games",
                speech,
                |words| words.all_games,
                move || all.set(true),
            )
        };
        (!all.get()).then(show)
    });
    several([
        el("fieldset")
            .set("class", "games")
            .child(
                el("legend")
                    .set("class", "sr")
                    .child(speech.more(|words| words.game)),
            )
            .child(cards)
            .into(),
        more.into(),
    ])
}

fn face(speech: Speech, wish: Wish, card: usize) -> Option<Face> {
    if let Some(game) = GAMES.get(card) {
        let line = speech.now().more().games[card];
        return Some(Face {
            card,
            id: game.id.to_owned(),
            name: game.name.to_owned(),
            line: line.to_owned(),
            picture: face_of(Card::from_index(game.card)?),
            rules: Rules::preset(game.id)?,
        });
    }
    let own = wish.own.at(card)?;
    let game = &GAMES[nearest(&own.rules)];
    let apart = own.rules.changes_from(&Rules::preset(game.id)?).len();
    Some(Face {
        card,
        id: format!("own-{}", card - GAMES.len()),
        name: own.name,
        line: speech.now().more().house.apart(game.name, apart),
        // Its back: what it plays like, only its owner knows.
        picture: el("i").set("class", "rear").into_any(),
        rules: own.rules,
    })
}

/// A card to choose, and on demand what its rules change.
fn one(speech: Speech, wish: Wish, face: Face) -> AnyView {
    let Face { card, rules, .. } = face;
    let chosen = flag(move || wish.card.get() == card);
    let choose = on(move |_: Event| wish.choose(card, rules));
    let open = RwSignal::new(false);
    let label = speech.now().more().house.what_changes(&face.name);
    let what = fold("ico", "what-changes", sign("#i-next", label), open);
    let what = Some(what).filter(|_| !rules.changes().is_empty());
    let list = part(move || {
        let lines = tongue(speech).settings(&rules.changes()).join("\n");
        open.get()
            .then(|| el("small").set("class", "what").child(lines).into_any())
    });
    el("div")
        .set("class", "game")
        .child(
            el("label")
                .child(
                    el("input")
                        .set("type", "radio")
                        .set("name", "game")
                        .set("value", face.id)
                        .set(".checked", chosen)
                        .on("change", choose),
                )
                .child(el("span").set("class", "mini").child(face.picture))
                .child(
                    el("span")
                        .child(el("b").child(face.name))
                        .child(el("small").child(face.line)),
                ),
        )
        .child(what)
        .child(list)
        .into_any()
}
