//! The browser's own way back: from a page that was opened over the match it leads to the match, not out of the game.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::session::Session;
use super::share;

/// Lets the way back lead to the match.
///
/// The first page that is opened adds an entry to the browser's history. It stays there when the player comes back by
/// the page's own button, for taking it away would take what is kept in the address as well; so there is one at most,
/// and from the table a second step leaves.
pub fn watch(session: Session) {
    // Where we are, while there is an entry of ours.
    let ours = StoredValue::new(None::<String>);
    Effect::new(move || {
        let opened = !session.screen.get().is_of_the_match();
        if opened && ours.with_value(Option::is_none) {
            let added = window()
                .history()
                .and_then(|history| history.push_state(&JsValue::NULL, ""));
            if added.is_err() {
                return;
            }
        }
        if opened || ours.with_value(Option::is_some) {
            ours.set_value(window().location().href().ok());
        }
    });
    let handle = window_event_listener(leptos::ev::popstate, move |_| {
        // A link that is followed inside the page is no way back.
        let here = window().location().href().ok();
        if share::is_asked() && ours.with_value(|ours| *ours != here) {
            return;
        }
        let Some(address) = ours.try_update_value(Option::take).flatten() else {
            return;
        };
        // The entry below may name an older match.
        let _ = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
        if !session.screen.get_untracked().is_of_the_match() {
            session.return_to_match();
        }
    });
    // The page watches for as long as it lives.
    std::mem::forget(handle);
}
