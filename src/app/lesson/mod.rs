//! The first lesson: six steps, played on a prepared deal.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::explain::story::{PLACES, STEPS, TABLE, row};
use scopa::{Cards, Play, Ruleset};

use super::Speech;
use super::ask::focus_when_shown;
use super::book::{Cloth, cloth, focus_card, markup};
use super::element::{el, several};
use super::session::{Screen, Session};
use super::view::{icon, next_frame, on, part, text};
use super::words::{Naming, Spoken};

/// How many steps there are, the count at the end among them.
const COUNT: usize = STEPS.len() + 1;

/// How far the lesson has come.
#[derive(Clone, Copy)]
struct Progress {
    speech: Speech,
    session: Session,
    board: Cloth,
    step: RwSignal<usize>,
    /// Whether what this step asks for has been done.
    done: RwSignal<bool>,
    /// What the opponent did before this step.
    theirs: RwSignal<Option<Play>>,
    won: RwSignal<Cards>,
}

impl Progress {
    /// The opponent plays, and the next step begins.
    fn go_on(self) {
        let table = untrack(|| self.board.table());
        let step = STEPS.get(self.step.get_untracked());
        let theirs = step.and_then(|step| step.answer(table));
        if let Some(play) = theirs {
            self.board.settle(play, false);
        }
        self.theirs.set(theirs);
        self.done.set(false);
        self.step.update(|step| *step += 1);
        self.begin();
    }

    fn begin(self) {
        let Some(step) = STEPS.get(self.step.get_untracked()) else {
            return;
        };
        if let Some(hand) = step.hand {
            self.board.hand.set(row(hand).into_iter().collect());
        }
        self.board.taken.set(None);
        let (table, hand) = untrack(|| (self.board.table(), self.board.hand.get()));
        self.board.wanted.set(step.wanted(table, hand));
        next_frame(|| focus_card("lesson"));
    }

    /// What is said now: of the opponent's play and of what is to be done, or of what was done.
    fn said(self, words: Spoken) -> String {
        let (book, step) = (&words.more().book, self.step.get());
        if self.done.get() {
            return book.done[step].to_owned();
        }
        let theirs = self.theirs.get().map(|play| {
            let (card, the) = (words.named(play.card), words.the(play.card));
            match play.capture {
                Some(taken) => {
                    book.takes(&card, &the, &words.with(play.card), &words.joined(taken))
                }
                None => book.lays(&card, &the),
            }
        });
        let asked = book.asked.get(step).copied().unwrap_or(book.what_counts);
        [theirs.as_deref(), Some(asked)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// The page.
pub fn lesson() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    note_seen();
    let step = RwSignal::new(0);
    let done = RwSignal::new(false);
    let won = RwSignal::new(Cards::EMPTY);
    let act = move |(board, play): (Cloth, Play)| {
        board.settle(play, true);
        board.wanted.set(Cards::EMPTY);
        won.update(|won| {
            *won |= play
                .capture
                .map_or(Cards::EMPTY, |taken| taken.with(play.card));
        });
        done.set(true);
    };
    let board = Cloth::new(Ruleset::default(), Callback::new(act));
    board.lay_out(&row(TABLE), PLACES, Cards::EMPTY);
    let progress = Progress {
        speech,
        session,
        board,
        step,
        done,
        theirs: RwSignal::new(None),
        won,
    };
    progress.begin();
    let leave = on(move |_: MouseEvent| session.screen.set(Screen::Table));
    let count = text(move || speech.words().more().book.step(step.get() + 1, COUNT));
    let body = part(move || {
        let last = step.get() == STEPS.len();
        Some(if last {
            markup(points(speech.words()), "")
        } else {
            cloth(board, "lesson")
        })
    });
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap narrow lesson")
                .set("data-step", text(move || (step.get() + 1).to_string()))
                .set("data-done", text(move || progress.done.get().to_string()))
                .child(
                    el("header")
                        .set("class", "top")
                        .child(
                            el("h1")
                                .child(el("span").set("class", "over").child(count))
                                .child(speech.more(|words| words.book.lesson)),
                        )
                        .child(
                            el("button")
                                .set("class", "btn quiet")
                                .set("data-action", "skip")
                                .on("click", leave)
                                .child(speech.more(|words| words.book.skip)),
                        ),
                )
                .child(
                    el("p")
                        .set("class", "said")
                        .set("role", "status")
                        .child(text(move || progress.said(speech.words()))),
                )
                .child(body)
                .child(foot(progress)),
        )
        .into_any()
}

/// The pile so far, and the button that goes on.
fn foot(progress: Progress) -> AnyView {
    let Progress {
        speech,
        session,
        step,
        done,
        won,
        ..
    } = progress;
    let go = part(move || {
        let last = step.get() == STEPS.len();
        if !last && !done.get() {
            return None;
        }
        let node = NodeRef::new();
        focus_when_shown(node);
        let (action, label) = if last {
            ("deal", speech.more(|words| words.book.deal_me))
        } else {
            ("next", speech.more(|words| words.book.next))
        };
        let go = on(move |_: MouseEvent| {
            if last {
                session.screen.set(Screen::Table);
            } else {
                progress.go_on();
            }
        });
        let read = on(move |_: MouseEvent| session.screen.set(Screen::Rules));
        let read = last.then(|| {
            el("button")
                .set("class", "btn quiet")
                .set("data-action", "rules")
                .on("click", read)
                .child(speech.more(|words| words.book.read_on))
                .into_any()
        });
        Some(several([
            el("button")
                .set("class", "btn")
                .set("data-action", action)
                .keep(node)
                .on("click", go)
                .child(label)
                .into(),
            read.into(),
        ]))
    });
    let pile = text(move || speech.words().more().book.pile(won.with(|won| won.len())));
    el("div")
        .set("class", "row-end")
        .child(go)
        .child(
            el("span")
                .set("class", "muted")
                .set(
                    "data-won",
                    text(move || won.with(|won| won.len()).to_string()),
                )
                .child(pile),
        )
        .into_any()
}

/// What the piles are counted for.
fn points(words: Spoken) -> String {
    let book = &words.more().book;
    let suits = if words.naming == Naming::Italian {
        's'
    } else {
        'f'
    };
    let sign = |name: &str| format!("<svg class=e><use href=\"#{name}\"/></svg>");
    let suit = |letter: char| sign(&format!("{suits}-{letter}"));
    let mut html = String::from("<ul class=counts>");
    for (n, (name, what)) in book.counts.iter().enumerate() {
        let signs = match n {
            0 => sign("i-deck"),
            1 => suit('D'),
            2 => format!("<b>7</b>{}", suit('D')),
            3 => "DCSB".chars().map(suit).collect(),
            _ => sign("i-broom"),
        };
        html += &format!(
            "<li><span class=sign aria-hidden=true>{signs}</span><span><b>{name}</b><small>{what}</small></span></li>"
        );
    }
    html + "</ul><p>" + book.to_eleven + "</p>"
}

/// Whether the lesson has been opened on this device.
const SEEN: &str = "scopa.lesson";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Where nothing can be kept, the lesson is offered again on the next visit.
fn note_seen() {
    let _ = storage().map(|storage| storage.set_item(SEEN, "1"));
}

/// The offer of the lesson beside the menu, as long as the first deal on this device lasts.
pub fn offer(session: Session, speech: Speech) -> AnyView {
    let seen = storage().is_some_and(|storage| !matches!(storage.get_item(SEEN), Ok(None)));
    let new = !seen && session.is_own() && session.people() == 1 && session.lifetime().deals == 0;
    part(move || {
        let first = session.view.with(|view| view.deal_number == 1);
        let go = on(move |event: MouseEvent| {
            event.stop_propagation();
            session.screen.set(Screen::Lesson);
        });
        (new && first).then(|| {
            el("button")
                .set("class", "learn")
                .set("data-action", "learn")
                .set("aria-label", speech.more(|words| words.book.learn))
                .on("click", go)
                .child(icon("#i-book"))
                .child(el("span").child(speech.more(|words| words.book.learn_short)))
                .into_any()
        })
    })
    .into_any()
}
