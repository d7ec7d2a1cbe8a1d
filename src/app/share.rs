//! What comes in by a link, and what goes out by one.

use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::share::{self, Shared};
use scopa::{Game, LinkError, Move, Record, Ruleset, Side};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::Speech;
use super::count::{caption, pad_of};
use super::element::{el, several};
use super::notices::{Notice, Notices, day_in_words};
use super::session::{Players, Purpose, Session, Start};
use super::store::Place;
use super::view::on;
use super::words::More;

/// A match that a link brought.
pub struct Opened {
    /// The match.
    pub start: Start,
    /// Where it is kept.
    pub place: Place,
    /// What there is to say of it.
    pub notice: Option<Notice>,
}

/// Reads the address's fragment; nothing where it brings nothing.
pub fn open() -> Option<Result<Opened, LinkError>> {
    Some(Shared::read(&fragment())?.and_then(|shared| match shared {
        Shared::Replay(link) => {
            let steps = steps(&link.record);
            let mut nobody = Players::default();
            nobody.seat_people("none");
            Ok(Opened {
                start: Start {
                    game: beginning(&link.record)?,
                    purpose: Purpose::Replay(steps),
                    players: nobody,
                },
                place: Place::Nowhere,
                notice: (!link.whole).then_some(Notice::CutLink),
            })
        }
        Shared::Deals { link, players } => Ok(Opened {
            start: Start {
                game: beginning(&link.record)?,
                purpose: Purpose::Deals(Rc::new(
                    Game::replay(&link.record).map_err(|_| LinkError::Damaged)?,
                )),
                players: Players::of_text(&players).unwrap_or_default(),
            },
            place: Place::Deals,
            notice: Some(Notice::Deals),
        }),
        Shared::Today => {
            let date = date();
            Ok(Opened {
                start: Start {
                    game: share::game_of_day(&date),
                    purpose: Purpose::Today(date.clone()),
                    players: Players::default(),
                },
                place: Place::Today,
                notice: Some(Notice::Today(date)),
            })
        }
    }))
}

/// The day, everywhere the same: by universal time.
fn date() -> String {
    let now = js_sys::Date::new_0().to_iso_string();
    String::from(now).chars().take(10).collect()
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// A match as it was dealt.
fn beginning(record: &Record) -> Result<Game, LinkError> {
    let rules = record.rules.validate().map_err(|_| LinkError::Damaged)?;
    Ok(Game::new(rules, record.seed, Some(record.first_dealer)))
}

/// Its moves one after the other; nothing stands for the next deal.
fn steps(record: &Record) -> Rc<[Option<Move>]> {
    let deals = record.deals.iter().enumerate().flat_map(|(n, moves)| {
        let next = (n > 0).then_some(None);
        next.into_iter().chain(moves.iter().copied().map(Some))
    });
    deals.collect()
}

/// A link opened in a page that is open already is opened by a page of its own.
pub fn watch() {
    let handle = window_event_listener(leptos::ev::hashchange, |_| {
        if Shared::is_in(&fragment()) {
            let _ = window().location().reload();
        }
    });
    // The page watches for as long as it lives.
    std::mem::forget(handle);
}

/// Goes to the deal of the day.
pub fn go_to_today() {
    let _ = window().location().set_hash(&share::today());
}

/// Leaves what a link brought: for a new match by these rules and with these players, or for the player's own.
pub fn leave(wish: Option<(Ruleset, Players)>) {
    let query = |(rules, players): (Ruleset, Players)| {
        format!("{}&seats={}", share::query(&rules), players.text(&rules))
    };
    let query = wish.map(query).unwrap_or_default();
    let _ = window().location().assign(&address(&query, ""));
}

/// This page's address with another query and fragment.
fn address(query: &str, fragment: &str) -> String {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    let base = here.split(['?', '#']).next().unwrap_or_default();
    format!("{base}{query}{fragment}")
}

/// Buttons that send something.
pub fn buttons(session: Session, speech: Speech, over: bool) -> AnyView {
    if session.is_today() {
        return ().into_any();
    }
    let begun = !session.sheet.with_untracked(Vec::is_empty);
    let deals = over && session.people() == 1;
    let record = move || session.with_game(Game::record);
    let replay = begun.then(|| {
        button(
            "share-match",
            speech,
            |words| words.share_match,
            move || (String::new(), address("", &share::replay(&record()))),
        )
    });
    let deals = deals.then(|| {
        let players = move || session.with_game(|game| session.players().text(game.rules()));
        button(
            "share-deals",
            speech,
            |words| words.share_deals,
            move || {
                let fragment = share::deals(&record(), &players());
                (speech.now().more().dare.to_owned(), address("", &fragment))
            },
        )
    });
    several([(replay).into(), (deals).into()])
}

/// The button that sends a rule set.
pub fn rules_button(speech: Speech, rules: RwSignal<scopa::Rules>) -> AnyView {
    let link = move || {
        let query = rules.with_untracked(share::query);
        (String::new(), address(&query, ""))
    };
    button("share-rules", speech, |words| words.share_rules, link)
}

/// The button that sends the result of the day, which gives no card away.
pub fn result(session: Session, speech: Speech) -> AnyView {
    let said = move || {
        let points = |side: Side| session.with_game(|game| game.totals()[usize::from(side)]);
        let mine = session.side();
        let date = session.with_purpose(|purpose| match purpose {
            Purpose::Today(date) => date.clone(),
            _ => String::new(),
        });
        let words = speech.now();
        let day = day_in_words(&date, words.language);
        let line = words.more().result_of_day(
            &day,
            &points(mine).to_string(),
            &points(1 - mine).to_string(),
        );
        (line, address("", &share::today()))
    };
    sender(
        "share-result",
        "btn",
        speech,
        |words| words.share_result,
        said,
    )
}

/// The way back to the player's own match.
pub fn leave_button(speech: Speech) -> AnyView {
    let go = on(|_: MouseEvent| leave(None));
    el("button")
        .set("class", "btn quiet")
        .set("data-action", "leave")
        .on("click", go)
        .child(speech.more(|words| words.leave))
        .into_any()
}

/// The score sheet of whoever sent these deals.
pub fn rival(session: Session, speech: Speech) -> AnyView {
    let rival = session.with_purpose(|purpose| match purpose {
        Purpose::Deals(game) => Some(game.sheet().to_vec()),
        _ => None,
    });
    rival
        .map(|rows| pad_of(rows, caption(speech, |words| words.their_match), true))
        .into_any()
}

fn button(
    action: &'static str,
    speech: Speech,
    label: fn(&'static More) -> &'static str,
    what: impl Fn() -> (String, String) + 'static,
) -> AnyView {
    sender(action, "btn quiet", speech, label, what)
}

fn sender(
    action: &'static str,
    class: &'static str,
    speech: Speech,
    label: fn(&'static More) -> &'static str,
    what: impl Fn() -> (String, String) + 'static,
) -> AnyView {
    let notices = expect_context::<Notices>();
    let what: Box<dyn Fn() -> (String, String)> = Box::new(what);
    let act = on(move |event: MouseEvent| {
        event.stop_propagation();
        let (said, link) = what();
        send(notices, said, link);
    });
    el("button")
        .set("type", "button")
        .set("class", class)
        .set("data-action", action)
        .on("click", act)
        .child(speech.more(label))
        .into_any()
}

/// Hands a link, and what is said of it, to the device's way of sharing, or copies it. Either way it is shown as well,
/// for whoever has no other way.
fn send(notices: Notices, said: String, link: String) {
    let navigator: JsValue = window().navigator().into();
    let shared = method(&navigator, "share").and_then(|share| {
        let data = Object::new();
        let _ = Reflect::set(&data, &"url".into(), &link.as_str().into());
        if !said.is_empty() {
            let _ = Reflect::set(&data, &"text".into(), &said.as_str().into());
        }
        promise(share.call1(&navigator, &data))
    });
    let all = if said.is_empty() {
        link
    } else {
        format!("{said}\n{link}")
    };
    let copied = || {
        let board = Reflect::get(&navigator, &"clipboard".into()).ok()?;
        promise(method(&board, "writeText")?.call1(&board, &all.as_str().into()))
    };
    let by_hand = shared.is_none();
    let done = shared.or_else(copied);
    leptos::task::spawn_local(async move {
        let done = match done {
            Some(done) => JsFuture::from(done).await.is_ok(),
            None => false,
        };
        // Whoever shares sees it happen, and whoever changes their mind needs no word.
        if by_hand {
            notices.take_back(|notice| matches!(notice, Notice::Link { .. }));
            notices.tell(Notice::Link {
                text: all,
                copied: done,
            });
        }
    });
}

/// A method that not every browser has.
pub fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// What a method promises.
pub fn promise(value: Result<JsValue, JsValue>) -> Option<Promise> {
    value.ok()?.dyn_into().ok()
}

/// Whether the address's fragment brings something: then the second part of the program is needed at once.
pub fn is_asked() -> bool {
    Shared::is_in(&fragment())
}
