//! The house rules: every knob in its group, and the rules of one's own.

use leptos::prelude::*;
use scopa::explain::Group;

use super::control::{button, fold};
use super::games::GAMES;
use super::own::keeping;
use super::wish::Wish;
use super::{focus_on, knob, tongue};
use crate::app::Speech;
use crate::app::count::top_to;
use crate::app::element::{el, several};
use crate::app::view::{Text, icon, part, text};

/// The page.
pub fn house(speech: Speech, wish: Wish, back: Callback<()>) -> AnyView {
    let from = text(move || {
        // Other rules than those it began with may be a game by themselves.
        let known = wish.rules.get().preset_id();
        let known = known.and_then(|id| GAMES.iter().find(|game| game.id == id));
        let (game, apart) = match known {
            Some(known) => (known, 0),
            None => (wish.game(), wish.apart(None)),
        };
        speech.now().more().house.apart(game.name, apart)
    });
    let all = part(move || {
        let label = speech.now().more().house.back_to(wish.game().name);
        let go = move || {
            wish.put(untrack(|| wish.base()));
            focus_on("[data-action=back]");
        };
        (wish.apart(None) > 0).then(|| button("back-all", "btn quiet", label.into_any(), go))
    });
    let groups = Group::ALL.iter().map(|group| section(speech, wish, *group));
    several([
        top_to(back, speech, |words| words.house.title).into(),
        el("p")
            .set("class", "muted from")
            .set("role", "status")
            .child(from)
            .into(),
        all.into(),
        groups.collect::<Vec<_>>().into(),
        keeping(speech, wish).into(),
    ])
}

/// A group, whose knobs are made when it is opened.
fn section(speech: Speech, wish: Wish, group: Group) -> AnyView {
    let open = RwSignal::new(untrack(|| wish.apart(Some(group))) > 0);
    let title = tongue(speech).group(group);
    let knobs = part(move || {
        let knobs = || group.knobs().map(|one| knob::knob(speech, wish, one));
        open.get().then(|| knobs().collect::<Vec<_>>().into_any())
    });
    let face = door(title, count(speech, wish, Some(group)));
    el("section")
        .set("class", "knobs")
        .set("data-group", group.name())
        .child(el("h2").child(fold("door", "group", face, open)))
        .child(knobs)
        .into_any()
}

/// What leads to more: its title, and a remark.
pub fn door(title: &'static str, remark: Text) -> AnyView {
    several([
        icon("#i-next").into(),
        el("b").child(title).into(),
        el("small").child(remark).into(),
    ])
}

/// How many rules have been changed.
pub fn count(speech: Speech, wish: Wish, group: Option<Group>) -> Text {
    text(move || match wish.apart(group) {
        0 => String::new(),
        n => speech.now().more().house.changes(n),
    })
}
