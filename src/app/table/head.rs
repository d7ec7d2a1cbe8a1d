//! The bar: menu and score.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::Side;

use super::face;
use super::seat::dealer;
use crate::app::ask::ask_anew;
use crate::app::deck::Deck;
use crate::app::element::{el, several};
use crate::app::later::Later;
use crate::app::session::{Screen, Session};
use crate::app::share;
use crate::app::view::{icon, on, on_escape, part, text};
use crate::app::{More, Speech};

/// The menu.
pub fn menu() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    let menu = Menu {
        session,
        speech,
        open: RwSignal::new(false),
        asking: RwSignal::new(false),
    };
    let (open, asking) = (menu.open, menu.asking);
    on_escape(move || open.set(false));
    let list = part(move || {
        let parts = later.parts().filter(|_| open.get());
        parts.map(|parts| (parts.menu)(menu))
    });
    let question = part(move || {
        let parts = later.parts().filter(|_| asking.get());
        parts.map(|parts| (parts.anew)(menu))
    });
    several([
        el("div")
            .set("class", "menu")
            .on("click", on(|event: MouseEvent| event.stop_propagation()))
            .child(
                el("button")
                    .set("class", "ico")
                    .set("aria-label", speech.say(|words| words.menu))
                    .set("aria-expanded", text(move || open.get().to_string()))
                    .on(
                        "click",
                        on(move |_: MouseEvent| open.update(|open| *open = !*open)),
                    )
                    .child(icon("#i-menu")),
            )
            .child(list)
            .into(),
        question.into(),
    ])
}

/// The menu's state.
#[derive(Clone, Copy)]
pub struct Menu {
    session: Session,
    speech: Speech,
    open: RwSignal<bool>,
    asking: RwSignal<bool>,
}

/// The offer of the first lesson, once its words have come.
pub fn learn() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    let offer = move || later.parts().map(|parts| (parts.learn)(session, speech));
    part(offer).into_any()
}

/// The question whether to give up the match.
pub fn anew(menu: Menu) -> AnyView {
    let Menu {
        session,
        speech,
        asking,
        ..
    } = menu;
    let begin = Callback::new(move |()| {
        asking.set(false);
        session.new_match();
    });
    ask_anew(speech, begin, Callback::new(move |()| asking.set(false)))
}

/// One of the words that come later.
type Word = fn(&'static More) -> &'static str;

/// What the menu offers.
pub fn entries(menu: Menu) -> AnyView {
    let Menu {
        session,
        speech,
        open,
        asking,
    } = menu;
    let go = move |screen: Screen| {
        on(move |_: MouseEvent| {
            open.set(false);
            session.screen.set(screen);
        })
    };
    // Of what a link brought nothing is lost: there the way back stands instead.
    let own = session.is_own();
    let again = on(move |_: MouseEvent| {
        open.set(false);
        if own {
            asking.set(true);
        } else {
            share::leave(None);
        }
    });
    let entry = |action: &'static str, sign, word, go| {
        el("button")
            .set("data-action", action)
            .on("click", go)
            .child(icon(sign))
            .child(speech.more(word))
            .into_any()
    };
    let back = on(move |_: MouseEvent| {
        open.set(false);
        session.take_back();
    });
    let today = on(move |_: MouseEvent| {
        open.set(false);
        share::go_to_today();
    });
    let take_back = session
        .can_take_back()
        .then(|| entry("undo", "#i-undo", |words| words.take_back, back));
    let setup = go(Screen::Setup);
    let pages: [(_, _, Word, _); 5] = [
        ("sheet", "#i-check", |w| w.score_sheet, Screen::Sheet),
        ("stats", "#i-stats", |w| w.stats.title, Screen::Stats),
        ("pad", "#i-pen", |w| w.pad.title, Screen::Pad),
        ("rules", "#i-book", |w| w.how_to_play, Screen::Rules),
        ("settings", "#i-settings", |w| w.settings, Screen::Settings),
    ];
    several([
        el("div")
            .set("class", "shade")
            .on("click", on(move |_: MouseEvent| open.set(false)))
            .into(),
        el("nav")
            .set("class", "pop")
            .set("aria-label", speech.say(|words| words.menu))
            .child(entry("setup", "#i-plus", |words| words.new_game, setup))
            .child(if own {
                entry("new", "#i-deck", |words| words.new_match, again)
            } else {
                entry("leave", "#i-back", |words| words.leave, again)
            })
            .child(entry("today", "#i-day", |words| words.today, today))
            .child(
                pages
                    .map(|(action, sign, word, screen)| entry(action, sign, word, go(screen)))
                    .collect_view(),
            )
            .child(take_back)
            .into(),
    ])
}

/// What is one tap away: sound, and where nobody plays, standing still.
pub fn tools() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let sound = expect_context::<Deck>().taste.sound;
    let silent = move || sound.get() == 0;
    let quiet = on(move |_: MouseEvent| sound.set(if silent() { 2 } else { 0 }));
    let paused = move || session.paused.get();
    let pause = (session.people() == 0).then(|| {
        let label = text(move || {
            let words = speech.words();
            if paused() { words.resume } else { words.pause }.to_owned()
        });
        let sign = part(move || Some(icon(if paused() { "#i-play" } else { "#i-pause" })));
        el("button")
            .set("class", "ico")
            .set("data-action", "pause")
            .set("aria-label", label)
            .on("click", on(move |_: MouseEvent| session.pause()))
            .child(sign)
            .into_any()
    });
    let label = text(move || {
        let words = speech.words();
        if silent() {
            words.sound_off
        } else {
            words.sound_on
        }
        .to_owned()
    });
    let sign = part(move || Some(icon(if silent() { "#i-mute" } else { "#i-sound" })));
    el("div")
        .set("class", "tools")
        .on("click", on(|event: MouseEvent| event.stop_propagation()))
        .child(pause)
        .child(
            el("button")
                .set("class", "ico snd")
                .set("data-action", "sound")
                .set("aria-label", label)
                .on("click", quiet)
                .child(sign),
        )
        .into_any()
}

/// The score, which opens the score sheet: both sides' points, or among several one's own.
pub fn score_line() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let around = session.around();
    let sides = session.with_game(|game| game.rules().sides_count());
    let mine = session.side();
    let points = move |side: Side| session.view.with(|view| view.totals[usize::from(side)]);
    let target = move || session.view.with(|view| view.rules.target);
    let turn = move || session.view.with(|view| view.to_move == Some(around.me));
    let open = move |event: MouseEvent| {
        event.stop_propagation();
        session.screen.set(Screen::Sheet);
    };
    let label = move || {
        let words = speech.words();
        words.score(&words.standings(&session.standing(words, points)), target())
    };
    let theirs = (sides == 2).then(|| {
        let side = 1 - mine;
        let seat = around.pile(side);
        several([
            el("span")
                .set("class", "dash")
                .set("aria-hidden", "true")
                .child("–")
                .into(),
            el("span")
                .set("aria-hidden", "true")
                .child(text(move || points(side).to_string()))
                .into(),
            face(seat, None).into(),
        ])
    });
    el("button")
        .set("class", "score")
        .set("class:many", sides != 2)
        .on("click", on(open))
        .child(el("span").set("class", "sr").child(text(label)))
        .child(
            el("span")
                .set("class", "turnmark")
                .set("aria-current", text(move || turn().to_string()))
                .child(face(around.me, Some(dealer(around.me)))),
        )
        .child(
            el("span")
                .set("aria-hidden", "true")
                .child(text(move || points(mine).to_string())),
        )
        .child(theirs)
        .child(
            el("small")
                .set("aria-hidden", "true")
                .child(text(move || speech.words().to(target()))),
        )
        .into_any()
}
