//! The workers in which an opponent thinks: how many there are, and which of them are free.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlLinkElement, MessageEvent, Worker};

/// More workers than this find out little more.
const MOST: usize = 4;

/// Below so many gigabytes of memory one worker has to do.
const MEMORY: f64 = 2.0;

/// The workers that have been started and have not failed, each with its number.
#[derive(Default)]
pub struct Crew {
    workers: Vec<Hand>,
    hired: u32,
}

struct Hand {
    number: u32,
    worker: Worker,
    /// Whether it listens: what it is told before, it never hears.
    ready: bool,
    /// How many questions it has not answered.
    owes: u32,
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Crew {
    /// How many workers have been started, those that failed included.
    pub fn hired(&self) -> usize {
        self.hired as usize
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.workers.is_empty()
    }

    /// Starts one more, which is heard by its number.
    ///
    /// # Errors
    /// When the browser starts no worker.
    pub fn hire(
        &mut self,
        mut hear: impl FnMut(u32, JsValue) + 'static,
        mut broken: impl FnMut(u32) + 'static,
    ) -> Result<(), JsValue> {
        self.hired += 1;
        let number = self.hired;
        let worker = start()?;
        let message = Closure::new(move |event: MessageEvent| hear(number, event.data()));
        let error = Closure::new(move |_: MessageEvent| broken(number));
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        self.workers.push(Hand {
            number,
            worker,
            ready: false,
            owes: 0,
            _listeners: [message, error],
        });
        Ok(())
    }

    /// Ends one.
    pub fn dismiss(&mut self, number: u32) {
        self.workers.retain(|hand| {
            let stays = hand.number != number;
            if !stays {
                hand.worker.terminate();
            }
            stays
        });
    }

    /// Ends all.
    pub fn dismiss_all(&mut self) {
        for hand in self.workers.drain(..) {
            hand.worker.terminate();
        }
    }

    /// A worker listens from now on.
    pub fn is_ready(&mut self, number: u32) {
        if let Some(hand) = self.hand(number) {
            hand.ready = true;
        }
    }

    /// A worker has answered, whatever it was.
    pub fn has_answered(&mut self, number: u32) {
        if let Some(hand) = self.hand(number) {
            hand.owes = hand.owes.saturating_sub(1);
        }
    }

    /// Those that can be asked, at most so many: whoever has nothing else to answer, or all that listen, if all have.
    pub fn free(&self, most: usize) -> Vec<u32> {
        let those = |free: bool| -> Vec<u32> {
            let ready = self.workers.iter().filter(|hand| hand.ready);
            let free = ready.filter(|hand| !free || hand.owes == 0);
            free.map(|hand| hand.number).take(most).collect()
        };
        let free = those(true);
        if free.is_empty() { those(false) } else { free }
    }

    /// Puts a question; `false` when it cannot be put.
    pub fn ask(&mut self, number: u32, question: &str) -> bool {
        self.hand(number).is_some_and(|hand| {
            hand.owes += 1;
            let said = hand.worker.post_message(&JsValue::from_str(question));
            said.is_ok()
        })
    }

    fn hand(&mut self, number: u32) -> Option<&mut Hand> {
        self.workers.iter_mut().find(|hand| hand.number == number)
    }
}

/// How many workers this device can spare: one processor is the page's.
pub fn spare() -> usize {
    let navigator = window().navigator();
    let told = |name: &str| js_sys::Reflect::get(&navigator, &name.into()).ok();
    let memory = told("deviceMemory").and_then(|memory| memory.as_f64());
    if memory.is_some_and(|memory| memory < MEMORY) {
        return 1;
    }
    // Where a browser does not tell, it is taken to have one.
    let cores = navigator.hardware_concurrency() as usize;
    cores.saturating_sub(1).clamp(1, MOST)
}

/// A worker with this program in it.
fn start() -> Result<Worker, JsValue> {
    let worker = Worker::new(&address())?;
    let program = js_sys::Object::new();
    js_sys::Reflect::set(&program, &"script".into(), &script().into())?;
    js_sys::Reflect::set(&program, &"program".into(), &wasm_bindgen::module())?;
    worker.post_message(&program)?;
    Ok(worker)
}

/// The worker's script: beside the page, unless the page carries it and says where.
fn address() -> String {
    js_sys::Reflect::get(&window(), &"scopaWorker".into())
        .ok()
        .and_then(|address| address.as_string())
        .unwrap_or_else(|| "./ai.js".to_owned())
}

/// The script that this program came with, which has the build's own name; nothing where the worker carries it.
fn script() -> Option<String> {
    let link = "link[rel=modulepreload][href*='app-']";
    let link = document().query_selector(link).ok().flatten()?;
    Some(link.unchecked_into::<HtmlLinkElement>().href())
}
