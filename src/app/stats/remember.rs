//! Remembers a match that has ended.

use js_sys::Reflect;
use leptos::prelude::*;
use scopa::history::{History, Past};
use scopa::{Link, Phase};

use crate::app::notices::Notice;
use crate::app::session::Session;
use crate::app::share::method;
use crate::app::store::{Place, Refused};

const HISTORY: &str = "scopa.history";

/// The matches that have ended on this device. A history that cannot be read is set aside, and the player is told.
pub fn history(session: Session) -> History {
    let keep = session.keep();
    let Some(text) = keep.store().get(HISTORY) else {
        return History::default();
    };
    History::read(&text).unwrap_or_else(|error| {
        keep.store().set_aside(HISTORY);
        keep.notices().tell(error.into());
        History::default()
    })
}

/// Puts the session's match into the history, if it has ended, somebody has played it, and it is not there yet.
pub fn remember(session: Session) {
    let keep = session.keep();
    let over = session.with_game(|game| game.phase()) == Phase::Over;
    if !over || session.people() == 0 || keep.place() == Place::Nowhere {
        return;
    }
    let mut history = history(session);
    let past = session.with_game(|game| Past {
        id: keep.id(),
        ended: (js_sys::Date::now() / 1000.0) as u64,
        seconds: keep.seconds(),
        seats: session.players().text(game.rules()),
        seat: session.players().first(game.rules()),
        link: Link::from_record(&game.record()),
    });
    if !history.add(past) {
        return;
    }
    let mut forgot = false;
    // Where there is no room, older matches make it.
    while keep.store().set(HISTORY, &history.text()) == Err(Refused::Full) && history.forget_half()
    {
        forgot = true;
    }
    if forgot {
        keep.notices().tell(Notice::Forgot);
    }
    stay();
}

/// Asks the browser not to throw away what is kept: from now on there is something worth keeping.
fn stay() {
    let storage = Reflect::get(&window().navigator(), &"storage".into()).unwrap_or_default();
    // Whether it agrees makes no difference to the page.
    let _ = method(&storage, "persist").map(|persist| persist.call0(&storage));
}
