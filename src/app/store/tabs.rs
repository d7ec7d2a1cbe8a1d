//! One tab plays a match; the others wait.
//!
//! The tab that plays holds a lock of the browser's under the match's key, which is free again when the tab
//! closes or dies. Where there are no locks, the storage event tells when another tab has written.

use std::time::Duration;

use crate::app::view::in_time;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// A tab that is being reloaded gives its lock back a little late: how often and how long we wait for it.
const TRIES: u32 = 6;
const APART: Duration = Duration::from_millis(100);

/// Asks to be the tab that plays the match under `key`.
///
/// `answer` is called with whether it is; with `steal`, it always becomes that, and the tab that was hears so.
/// `lost` is called when another tab takes over later.
pub fn hold(
    key: &'static str,
    steal: bool,
    answer: impl FnOnce(bool) + 'static,
    lost: impl Fn() + Copy + 'static,
) {
    request(key, steal, TRIES, Box::new(answer), lost);
}

fn request(
    key: &'static str,
    steal: bool,
    tries: u32,
    answer: Box<dyn FnOnce(bool)>,
    lost: impl Fn() + Copy + 'static,
) {
    let Some((locks, ask)) = manager() else {
        return answer(true);
    };
    let options = Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    let _ = Reflect::set(&options, &wish.into(), &JsValue::TRUE);
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let held = !lock.is_null();
        if held || tries == 0 {
            answer(held);
        } else {
            in_time(move || request(key, steal, tries - 1, answer, lost), APART);
        }
        // Held for as long as this promise waits, which is for ever; not held when there is none.
        if held {
            Promise::new(&mut |_, _| {}).into()
        } else {
            JsValue::UNDEFINED
        }
    });
    let Ok(held) = ask.call3(&locks, &key.into(), &options, &granted) else {
        return;
    };
    let stolen = Closure::once_into_js(move |_: JsValue| lost());
    if let Ok(held) = held.dyn_into::<Promise>() {
        let then = Reflect::get(&held, &"catch".into())
            .ok()
            .and_then(|f| f.dyn_into::<Function>().ok());
        if let Some(catch) = then {
            let _ = catch.call1(&held, &stolen);
        }
    }
}

fn manager() -> Option<(JsValue, Function)> {
    let locks = Reflect::get(&window().navigator(), &"locks".into())
        .ok()
        .filter(JsValue::is_object)?;
    let request = Reflect::get(&locks, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    Some((locks, request))
}

/// Calls `written` when another tab writes under `key`.
pub fn watch(key: &'static str, written: impl Fn() + 'static) {
    let handle = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(key) {
            written();
        }
    });
    // The page watches for as long as it lives.
    std::mem::forget(handle);
}
