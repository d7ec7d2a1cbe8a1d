//! The opponent as a web worker: a question in, an answer out, as JSON.

use scopa::ai;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        // A message that cannot be sent leaves the page without an answer, which it notices by itself.
        let _ = answering.post_message(&JsValue::from_str(&ai::answer_in_time(
            &question,
            &js_sys::Date::now,
        )));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    let _ = scope.post_message(&JsValue::from_str(ai::READY));
    // The worker listens for as long as it lives.
    listen.forget();
}
