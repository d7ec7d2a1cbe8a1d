//! The program in a worker, where it is the opponent: a question in, an answer out, as texts.
//!
//! The page and its opponent are one program, so that the rules come over the line once. What only the opponent needs is a
//! part of its own, which the page never fetches.

use scopa::ai;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

#[cfg(split)]
use super::later::Missing;

/// What answers a question.
type Thinker = fn(&str) -> String;

/// Listens to questions if this is a worker, and says whether it is.
pub fn listens() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    wasm_bindgen_futures::spawn_local(async move {
        // A message that cannot be sent leaves the page without an answer, which it notices by itself.
        let _ = match thinker().await {
            Ok(think) => listen(&scope, think),
            Err(missing) => scope.post_message(&format!("{missing:?}").into()),
        };
    });
    true
}

fn listen(scope: &DedicatedWorkerGlobalScope, think: Thinker) -> Result<(), JsValue> {
    let answering = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        let _ = answering.post_message(&think(&question).into());
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens for as long as it lives.
    listen.forget();
    scope.post_message(&ai::READY.into())
}

fn answer(question: &str) -> String {
    ai::answer_in_time(question, &js_sys::Date::now)
}

#[cfg(split)]
#[wasm_split_helpers::wasm_split(ai, fallible)]
fn thinker() -> Result<Thinker, Missing> {
    Ok(answer)
}

#[cfg(not(split))]
#[allow(clippy::unused_async)] // As the other is.
async fn thinker() -> Result<Thinker, super::later::Missing> {
    Ok(answer)
}
