//! The opponent in its workers: asked with a view, answers with a move, and is replaced when all of them fail.

mod crew;
mod pending;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use crate::app::view::{in_time, in_time_with_handle, next_frame};
use scopa::ai::{self, Answer, Level, Question};
use scopa::{Move, View};
use wasm_bindgen::JsValue;

use self::crew::Crew;
use self::pending::{Heard, Pending};
use super::later::{Later, Parts};
use super::notices::{Notice, Notices};

/// A worker that has not answered after this long is taken for dead.
const PATIENCE: Duration = Duration::from_secs(6);

/// How long the others have once one has answered.
const GRACE: Duration = Duration::from_millis(100);

/// How long an opponent that searches may think, in milliseconds.
const THINK: u32 = 250;

/// Where the opponent thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In its first workers.
    Workers,
    /// In a worker that was started when those had failed.
    SecondWorker,
    /// In the page, since that failed as well.
    Page,
}

/// An opponent; cloning makes another handle to the same one.
#[derive(Clone)]
pub struct Opponent(Rc<RefCell<Inner>>);

struct Inner {
    notices: Notices,
    later: Later,
    place: Place,
    crew: Crew,
    asked: u32,
    pending: Option<Pending>,
}

impl Opponent {
    /// An opponent that does not think yet.
    pub fn new(notices: Notices, later: Later) -> Self {
        let inner = Inner {
            notices,
            later,
            place: Place::Workers,
            crew: Crew::default(),
            asked: 0,
            pending: None,
        };
        Self(Rc::new(RefCell::new(inner)))
    }

    /// Starts a worker, where none has been started, so that it is there when it is asked.
    pub fn wake(&self) {
        self.hire(1);
    }

    /// Asks for a move; `then` hears it, unless something else is asked before.
    ///
    /// What led here is drawn first: a play that begins to move has the device to itself. A page that is hidden draws
    /// nothing, and so nobody thinks there.
    pub fn ask(&self, view: View, level: Level, then: impl FnOnce(Move) + 'static) {
        self.forget();
        self.0.borrow_mut().pending = Some(Pending::new(view, level, then));
        let opponent = self.clone();
        once_drawn(move || {
            if let Some(pending) = &mut opponent.0.borrow_mut().pending {
                pending.drawn = true;
            }
            opponent.put();
        });
    }

    /// Forgets what was asked. Whoever thinks about it comes to an end of it unheard.
    pub fn forget(&self) {
        let pending = self.0.borrow_mut().pending.take();
        if let Some(mut pending) = pending {
            pending.wait(None);
        }
    }

    /// Starts workers until so many have been; those that failed are not replaced while others are left.
    fn hire(&self, wanted: usize) {
        let wants = || {
            let inner = self.0.borrow();
            inner.place == Place::Workers && inner.crew.hired() < wanted
        };
        while wants() {
            self.hire_one();
        }
    }

    fn hire_one(&self) {
        let (heard, broken) = (self.clone(), self.clone());
        let hired = self.0.borrow_mut().crew.hire(
            move |number, data| heard.hear(number, &data),
            move |number| broken.lose(number),
        );
        if hired.is_err() && self.0.borrow().crew.is_empty() {
            self.fail();
        }
    }

    /// Puts the question, as soon as it can be put into words.
    fn put(&self) {
        let (opponent, later) = (self.clone(), self.0.borrow().later);
        later.when(move |parts| opponent.send(parts));
    }

    /// Puts what is pending to whoever thinks now.
    fn send(&self, parts: Parts) {
        let most = match &self.0.borrow().pending {
            Some(pending) if pending.drawn && !pending.put => pending.hands(),
            _ => return,
        };
        self.hire(most);
        if self.0.borrow().place == Place::Page {
            return self.think_here();
        }
        let opponent = self.clone();
        let patience = in_time_with_handle(move || opponent.fail(), PATIENCE).ok();
        let mut lost = Vec::new();
        {
            let inner = &mut *self.0.borrow_mut();
            let Some(pending) = &mut inner.pending else {
                return;
            };
            pending.wait(patience);
            pending.waits = inner.crew.free(most);
            if pending.waits.is_empty() {
                return;
            }
            pending.put = true;
            inner.asked += 1;
            let mut question = Question {
                id: inner.asked,
                view: pending.view.clone(),
                level: pending.level,
                seed: u64::from(inner.asked),
                millis: Some(THINK),
            };
            for number in &pending.waits {
                if !inner.crew.ask(*number, &(parts.write_question)(&question)) {
                    lost.push(*number);
                }
                question.seed += 1 << 32;
            }
        }
        for number in lost {
            self.lose(number);
        }
    }

    /// Chooses in the page, without any search.
    fn think_here(&self) {
        if let Some(pending) = &mut self.0.borrow_mut().pending {
            pending.put = true;
        }
        let opponent = self.clone();
        let think = move || {
            let choice = {
                let inner = &mut *opponent.0.borrow_mut();
                inner.asked += 1;
                let choice = inner.pending.as_ref().map(|Pending { view, level, .. }| {
                    let choice = ai::choose(view, *level, u64::from(inner.asked));
                    choice.or(view.legal_moves().get(0))
                });
                choice.flatten()
            };
            if let Some(choice) = choice {
                opponent.answer(choice);
            }
        };
        in_time(think, Duration::ZERO);
    }

    fn hear(&self, number: u32, data: &JsValue) {
        let text = data.as_string().unwrap_or_default();
        if text == ai::READY {
            self.0.borrow_mut().crew.is_ready(number);
            return self.put();
        }
        let parts = {
            let inner = &mut *self.0.borrow_mut();
            inner.crew.has_answered(number);
            inner.later.now()
        };
        let answer = parts.and_then(|parts| Some((parts, (parts.read_answer)(&text)?)));
        let Some((parts, Answer { id, analysis })) = answer else {
            return self.lose(number);
        };
        let heard = {
            let inner = &mut *self.0.borrow_mut();
            match &mut inner.pending {
                Some(pending) if pending.put && id == inner.asked => {
                    pending.hear(number, analysis, parts.join)
                }
                // An answer to something that is no longer asked.
                _ => return,
            }
        };
        match heard {
            Heard::Nothing => self.lose(number),
            Heard::First => {
                let opponent = self.clone();
                let grace = in_time_with_handle(move || opponent.decide(), GRACE).ok();
                if let Some(pending) = &mut self.0.borrow_mut().pending {
                    pending.wait(grace);
                }
            }
            Heard::Another => {}
            Heard::All => self.decide(),
        }
    }

    /// Goes by what has been answered.
    fn decide(&self) {
        let choice = match &self.0.borrow().pending {
            Some(pending) => pending.found.as_ref().map(|found| found.choice),
            None => None,
        };
        if let Some(choice) = choice {
            self.answer(choice);
        }
    }

    fn answer(&self, choice: Move) {
        let pending = self.0.borrow_mut().pending.take();
        if let Some(mut pending) = pending {
            pending.wait(None);
            (pending.then)(choice);
        }
    }

    /// Goes on without a worker that has failed.
    fn lose(&self, number: u32) {
        let (found, nobody, is_last) = {
            let inner = &mut *self.0.borrow_mut();
            inner.crew.dismiss(number);
            let pending = inner.pending.as_mut().filter(|pending| pending.put);
            let (found, nobody) = pending.map_or((false, false), |pending| {
                pending.waits.retain(|other| *other != number);
                let nobody = pending.waits.is_empty();
                pending.put = !nobody || pending.found.is_some();
                (pending.found.is_some(), nobody)
            });
            (found, nobody, inner.crew.is_empty())
        };
        match nobody {
            true if found => self.decide(),
            _ if is_last => self.fail(),
            true => self.put(),
            false => {}
        }
    }

    /// Replaces all that think now, and asks again.
    fn fail(&self) {
        let (place, notices) = {
            let inner = &mut *self.0.borrow_mut();
            inner.crew.dismiss_all();
            if let Some(pending) = &mut inner.pending {
                pending.wait(None);
                pending.put = false;
                pending.found = None;
            }
            inner.place = match inner.place {
                Place::Workers => Place::SecondWorker,
                Place::SecondWorker | Place::Page => Place::Page,
            };
            (inner.place, inner.notices)
        };
        if place == Place::SecondWorker {
            self.hire_one();
        } else {
            notices.tell(Notice::Worker);
        }
        self.put();
    }
}

/// Does something once all that has changed is on the screen.
fn once_drawn(act: impl FnOnce() + 'static) {
    let after = move || in_time(act, Duration::ZERO);
    next_frame(move || next_frame(after));
}
