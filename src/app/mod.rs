//! The page: everything that needs a browser.

mod ask;
mod book;
mod books;
mod count;
pub mod crash;
mod deck;
mod element;
mod fair;
mod input;
pub mod later;
mod lesson;
mod letters;
mod log;
mod motion;
mod names;
mod notices;
mod opponent;
mod pad;
mod params;
mod replay;
mod session;
mod settings;
mod setup;
pub mod share;
mod sound;
pub mod speech;
mod stats;
mod store;
mod table;
mod taste;
mod view;
mod way;
pub mod words;
pub mod worker;

use crate::app::view::next_frame;
use element::{el, several};
use leptos::prelude::*;
use scopa::Game;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use ask::ask;
use deck::Deck;
use later::Later;
use motion::Motion;
use notices::{Notice, Notices};
use params::Params;
use session::{Players, Purpose, Screen, Session, Start};
use share::Opened;
pub use speech::Speech;
use store::keep::{Keep, random};
use store::{Place, Store, tabs};
use taste::Taste;
use view::{list, part, text};
use words::More;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let mut params = Params::of_page();
    let store = Store::open();
    let notices = Notices::new();
    names::load(store);
    let taste = Taste::new(store, params::asked, &mut params.faults);
    let speech = Speech::of_page(taste, notices);
    let deck = Deck::load(taste);
    let motion = Motion::new(deck, params.speed);
    let later = Later::new();
    let link = later.now().and_then(|parts| (parts.open_link)());
    let link = link.and_then(|link| {
        link.inspect_err(|error| notices.tell(Notice::BadLink(*error)))
            .ok()
    });
    let usual = if params.linked {
        Place::Link
    } else {
        Place::Own
    };
    let place = link.as_ref().map_or(usual, |link| link.place);
    let keep = Keep::new(store, notices, later, place);
    for fault in &params.faults {
        notices.tell(Notice::Parameter(fault.clone()));
    }
    let wanted = |(game, _): &(Game, String)| match &link {
        Some(Opened { start, .. }) => {
            game.seed() == start.game.seed() && game.rules() == start.game.rules()
        }
        None => {
            params.seed.is_none_or(|seed| game.seed() == seed)
                && (!params.linked || *game.rules() == params.rules)
        }
    };
    if params.aside {
        keep.set_aside();
    }
    let kept = keep.load().filter(wanted);
    if kept.is_none() {
        keep.renew();
    }
    let seated = |text: &str| Players::of_text(text).unwrap_or_default();
    let mut start = match link {
        Some(link) => {
            (link.notice.into_iter()).for_each(|notice| notices.tell(notice));
            link.start
        }
        None => Start {
            game: Game::new(params.rules, params.seed.unwrap_or_else(random), None),
            purpose: Purpose::Play,
            players: (params.players)
                .or(kept.as_ref().map(|(_, seats)| seated(seats)))
                .unwrap_or_default(),
        },
    };
    if let Some((game, _)) = kept {
        start.game = game;
    }
    let session = Session::open(start, keep, motion, notices, speech, later);
    if params::asked("screen").as_deref() == Some("pad") {
        session.screen.set(Screen::Pad);
    }
    provide_context(later);
    provide_context(store);
    provide_context(speech);
    provide_context(notices);
    provide_context(deck);
    provide_context(motion);
    provide_context(session);
    Effect::new(move || {
        let language = speech.language();
        let Some(root) = document().document_element() else {
            return;
        };
        let _ = root.set_attribute("lang", language.tag());
        let _ = root.set_attribute("dir", language.direction());
        // `public/offline.js` says it.
        let _ = root.set_attribute("data-new-version", language.words().new_version);
    });
    // Whoever comes back to the table by key finds their hand.
    Effect::new(move |before: Option<Screen>| {
        let screen = session.screen.get();
        if screen == Screen::Table && before.is_some_and(|before| before != Screen::Table) {
            next_frame(move || input::focus_hand(session, 0));
        }
        screen
    });
    // What is said of the match at its beginning has been read by the first play.
    Effect::new(move || {
        let me = session.me();
        let mine = |view: &scopa::View| view.history.iter().any(|turn| turn.seat == me);
        if session.view.with(mine) || session.screen.get() != Screen::Table {
            notices.take_back(|notice| matches!(notice, Notice::Deals | Notice::Today(_)));
        }
    });
    way::watch(session);
    look(&params);
    Effect::new(move || {
        let high = taste.contrast.get() == 1;
        let root = document().document_element();
        let _ = root
            .map(|root| root.set_attribute("data-contrast", if high { "high" } else { "auto" }));
    });
    Effect::new(move || {
        let speed = view::decimal(motion.speed(), 1000);
        let root = document()
            .document_element()
            .and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let _ = root.map(|root| root.style().set_property("--speed", &speed));
    });
    begin(session, keep, deck, notices, later, params.crash);
    let choose = Callback::new(move |language| speech.choose(language, store, notices));
    let screen = part(move || match session.screen.get() {
        Screen::Table => Some(table::table()),
        screen => later.parts().map(|parts| (parts.paper)(screen, choose)),
    });
    let lines = move || session.log.with(|log| (0..log.len() as i16).collect());
    // A new deal begins the log anew: the lines that are there then say something else.
    let line = move |n: i16| {
        let line = move || session.log.with(|log| log.get(n as usize).cloned());
        el("p")
            .child(text(move || line().unwrap_or_default()))
            .into_any()
    };
    let elsewhere = part(move || {
        let parts = later.parts().filter(|_| session.elsewhere.get());
        parts.map(|parts| (parts.elsewhere)(session, speech))
    });
    let controls = part(move || {
        let shown = session.is_replay() && session.screen.get() == Screen::Table;
        let parts = later.parts().filter(|_| shown);
        parts.map(|parts| (parts.controls)(session, speech))
    });
    several([
        el("main")
            .set("class", "app")
            .set(
                "data-screen",
                text(move || match session.screen.get() {
                    Screen::Table if session.is_replay() => "replay".to_owned(),
                    screen => screen.name().to_owned(),
                }),
            )
            .set("inert", view::flag(move || session.elsewhere.get()))
            .child(screen)
            .child(controls)
            .child(
                el("div")
                    .set("class", "sr")
                    .set("role", "log")
                    .set("aria-live", "polite")
                    .set("aria-label", speech.say(|words| words.log_label))
                    .child(list(lines, line)),
            )
            .into(),
        notices.board(speech, later).into(),
        elsewhere.into(),
    ])
}

/// The question that a second tab asks: whether to play here.
pub fn elsewhere(session: Session, speech: Speech) -> AnyView {
    let take_over = (
        "take-over",
        speech.more(|words| words.play_here),
        Callback::new(move |()| session.take_over()),
    );
    ask(
        "other-tab",
        speech.more(|words| words.other_tab),
        take_over,
        None,
    )
}

/// Whether a match may go on that began on an earlier visit.
pub fn is_kept() -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| {
        let kept = |place: &Place| matches!(storage.get_item(place.key()), Ok(Some(_)));
        Place::ALL.iter().any(kept)
    })
}

/// Deals once the pictures are there, in the one tab that may.
fn begin(session: Session, keep: Keep, deck: Deck, notices: Notices, later: Later, crash: bool) {
    // What is not needed for the first card does not compete with it for the line.
    Effect::new(move || {
        if deck.ready.get() {
            later.come(notices);
            session.wake_opponents();
        }
    });
    share::watch();
    tabs::watch(keep.place().key(), move || {
        if keep.written_by_another() {
            session.step_aside();
        }
    });
    let answer = move |held: bool| {
        if !held {
            session.step_aside();
        }
        let begun = StoredValue::new(false);
        Effect::new(move || {
            if !deck.ready.get() || begun.get_value() {
                return;
            }
            begun.set_value(true);
            if deck.failed.get_untracked() {
                notices.tell(Notice::Pictures);
            }
            if !session.elsewhere.get_untracked() {
                session.resume();
            } else {
                session.look_on();
            }
            assert!(!crash, "the address asked for a failure");
        });
    };
    let owner = Owner::current();
    let answer = move |held| match owner {
        Some(owner) => owner.with(|| answer(held)),
        None => answer(held),
    };
    // A match that is only looked at is nobody's.
    if keep.place() == Place::Nowhere {
        return answer(true);
    }
    tabs::hold(keep.place().key(), false, answer, move || {
        session.step_aside()
    });
}

fn look(params: &Params) {
    let Some(root) = document().document_element() else {
        return;
    };
    if let Some(theme) = &params.theme {
        let _ = root.set_attribute("data-theme", theme);
    }
}
