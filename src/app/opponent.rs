//! The opponent in its worker: asked with a view, answers with a move, and is replaced when it fails.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use scopa::ai::{self, Level, Question};
use scopa::{Move, View};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlLinkElement, MessageEvent, Worker};

use super::later::{Later, Parts};
use super::notices::{Notice, Notices};

/// A worker that has not answered after this long is taken for dead.
const PATIENCE: Duration = Duration::from_secs(6);

/// How long an opponent that searches may think, in milliseconds.
const THINK: u32 = 280;

/// Where the opponent thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In its first worker.
    Worker,
    /// In a worker that was started again.
    SecondWorker,
    /// In the page, since both workers failed.
    Page,
}

/// An opponent; cloning makes another handle to the same one.
#[derive(Clone)]
pub struct Opponent(Rc<RefCell<Inner>>);

struct Inner {
    notices: Notices,
    later: Later,
    place: Place,
    worker: Option<Started>,
    asked: u32,
    pending: Option<Pending>,
}

struct Started {
    worker: Worker,
    /// Whether it listens: what it is told before, it never hears.
    ready: bool,
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
}

struct Pending {
    view: View,
    level: Level,
    then: Box<dyn FnOnce(Move)>,
    patience: Option<TimeoutHandle>,
}

impl Opponent {
    /// An opponent that does not think yet.
    pub fn new(notices: Notices, later: Later) -> Self {
        let inner = Inner {
            notices,
            later,
            place: Place::Worker,
            worker: None,
            asked: 0,
            pending: None,
        };
        Self(Rc::new(RefCell::new(inner)))
    }

    /// Starts the worker, where it has not been started, so that it is there when it is asked.
    pub fn wake(&self) {
        let asleep = self.0.borrow().worker.is_none() && self.0.borrow().place != Place::Page;
        if asleep {
            self.spawn();
        }
    }

    /// Asks for a move; `then` hears it, unless something else is asked before.
    pub fn ask(&self, view: View, level: Level, then: impl FnOnce(Move) + 'static) {
        self.forget();
        self.0.borrow_mut().pending = Some(Pending {
            view,
            level,
            then: Box::new(then),
            patience: None,
        });
        self.put();
    }

    /// Puts the question, as soon as it can be put into words.
    fn put(&self) {
        let (opponent, later) = (self.clone(), self.0.borrow().later);
        later.when(move |parts| opponent.send(parts));
    }

    /// Forgets what was asked.
    pub fn forget(&self) {
        let pending = self.0.borrow_mut().pending.take();
        if let Some(patience) = pending.and_then(|pending| pending.patience) {
            patience.clear();
        }
    }

    fn spawn(&self) {
        let Ok(worker) = start() else {
            return self.fail();
        };
        let heard = self.clone();
        let message = Closure::new(move |event: MessageEvent| heard.hear(&event.data()));
        let broken = self.clone();
        let error = Closure::new(move |_: MessageEvent| broken.fail());
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        let old = self.0.borrow_mut().worker.replace(Started {
            worker,
            ready: false,
            _listeners: [message, error],
        });
        if let Some(old) = old {
            old.worker.terminate();
        }
    }

    /// Puts what is pending to whoever thinks now.
    fn send(&self, parts: Parts) {
        self.wake();
        let question = {
            let mut inner = self.0.borrow_mut();
            inner.asked += 1;
            let id = inner.asked;
            let Some(pending) = &mut inner.pending else {
                return;
            };
            if let Some(patience) = pending.patience.take() {
                patience.clear();
            }
            Question {
                id,
                view: pending.view.clone(),
                level: pending.level,
                seed: u64::from(id),
                millis: Some(THINK),
            }
        };
        if self.0.borrow().place == Place::Page {
            let opponent = self.clone();
            let think = move || {
                let legal = question.view.legal_moves();
                if let Some(choice) =
                    ai::choose(&question.view, question.level, question.seed).or(legal.get(0))
                {
                    opponent.answer(choice);
                }
            };
            return set_timeout(think, Duration::ZERO);
        }
        let opponent = self.clone();
        let patience = set_timeout_with_handle(move || opponent.fail(), PATIENCE).ok();
        let text = (parts.write_question)(&question);
        let sent = {
            let mut inner = self.0.borrow_mut();
            if let Some(pending) = &mut inner.pending {
                pending.patience = patience;
            }
            inner.worker.as_ref().map(|started| match started.ready {
                true => started.worker.post_message(&JsValue::from_str(&text)),
                false => Ok(()),
            })
        };
        if !matches!(sent, Some(Ok(()))) {
            self.fail();
        }
    }

    fn hear(&self, data: &JsValue) {
        let text = data.as_string().unwrap_or_default();
        if text == ai::READY {
            if let Some(started) = &mut self.0.borrow_mut().worker {
                started.ready = true;
            }
            return self.put();
        }
        let parts = self.0.borrow().later.now();
        let answer = parts.and_then(|parts| (parts.read_answer)(&text));
        let asked = self.0.borrow().asked;
        match answer {
            Some(answer) if answer.id == asked => match answer.choice {
                Some(choice) => self.answer(choice),
                None => self.fail(),
            },
            // An answer to something that is no longer asked.
            Some(_) => {}
            None => self.fail(),
        }
    }

    fn answer(&self, choice: Move) {
        let Some(pending) = self.0.borrow_mut().pending.take() else {
            return;
        };
        if let Some(patience) = pending.patience {
            patience.clear();
        }
        let legal = pending.view.legal_moves();
        if legal.contains(&choice) {
            (pending.then)(choice);
        } else {
            self.0.borrow_mut().pending = Some(Pending {
                patience: None,
                ..pending
            });
            self.fail();
        }
    }

    /// Replaces whoever thinks now, and asks again.
    fn fail(&self) {
        let (place, notices) = {
            let mut inner = self.0.borrow_mut();
            if let Some(patience) = inner
                .pending
                .as_mut()
                .and_then(|pending| pending.patience.take())
            {
                patience.clear();
            }
            inner.place = match inner.place {
                Place::Worker => Place::SecondWorker,
                Place::SecondWorker | Place::Page => Place::Page,
            };
            (inner.place, inner.notices)
        };
        if place == Place::SecondWorker {
            self.spawn();
        } else {
            notices.tell(Notice::Worker);
        }
        self.put();
    }
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
