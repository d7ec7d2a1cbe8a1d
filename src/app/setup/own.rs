//! Rules of one's own: naming, keeping, deleting them.

use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use scopa::shelf::{Own, Shelf};

use super::control::{button, quiet};
use super::games::GAMES;
use super::wish::{Wish, card_of_own, nearest};
use super::{focus_on, input_of};
use crate::app::Speech;
use crate::app::element::el;
use crate::app::notices::{Notice, Notices};
use crate::app::share;
use crate::app::store::Store;
use crate::app::view::{on, part, text};
use crate::app::words::HouseWords;

const KEY: &str = "scopa.rules";

/// The player's own rules, in the browser's storage.
#[derive(Clone, Copy)]
pub struct OwnRules {
    /// As they are kept.
    text: RwSignal<String>,
    store: Store,
    notices: Notices,
}

impl OwnRules {
    /// Reads what is kept. What cannot be read is set aside, and the player is told.
    pub fn open() -> Self {
        let own = Self {
            text: RwSignal::new(String::new()),
            store: expect_context::<Store>(),
            notices: expect_context::<Notices>(),
        };
        own.text.set(own.read().to_string());
        own
    }

    /// All of them.
    pub fn shelf(self) -> Shelf {
        let read = self.text.with(|text| Shelf::read(text));
        read.map_or(Shelf::default(), |(shelf, _)| shelf)
    }

    /// The set of a card.
    pub fn at(self, card: usize) -> Option<Own> {
        let place = card.checked_sub(GAMES.len())?;
        self.shelf().sets().get(place).cloned()
    }

    fn read(self) -> Shelf {
        let Some(text) = self.store.get(KEY) else {
            return Shelf::default();
        };
        let (shelf, notice) = match Shelf::read(&text) {
            Ok((shelf, 0)) => return shelf,
            Ok((shelf, _)) => (shelf, Notice::DamagedSave),
            Err(error) => (Shelf::default(), error.into()),
        };
        // The whole text goes, so that nothing of it is lost; what could be read stays here as well.
        self.store.set_aside(KEY);
        self.notices.tell(notice);
        if !shelf.sets().is_empty() {
            let _ = self.store.set(KEY, &shelf.to_string());
        }
        shelf
    }

    /// Keeps them; whether they will last.
    fn keep(self, shelf: &Shelf) -> bool {
        let text = shelf.to_string();
        let kept = self.store.set(KEY, &text).is_ok();
        self.text.set(text);
        kept
    }
}

/// Where the rules that are edited are named, saved and deleted.
#[derive(Clone, Copy)]
struct Desk {
    speech: Speech,
    wish: Wish,
    /// The name as it is typed.
    name: RwSignal<String>,
    /// What was done last, in words.
    said: RwSignal<String>,
    /// What was deleted last, as it was kept.
    gone: RwSignal<String>,
}

impl Desk {
    fn words(self) -> &'static HouseWords {
        &self.speech.now().more().house
    }

    /// The set whose card is chosen.
    fn now(self) -> Option<Own> {
        untrack(|| self.wish.own.at(self.wish.card.get()))
    }

    fn save(self, anew: bool) {
        if untrack(|| !self.wish.faults().is_empty()) {
            return;
        }
        let name = self.name.get_untracked();
        let now = self.now().filter(|_| !anew);
        // Another tab may have changed them meanwhile.
        let mut shelf = self.wish.own.read();
        let there = now.and_then(|now| shelf.place(&now));
        let name = match (name.trim(), there) {
            ("", None) => format!("{} {}", self.words().title, shelf.sets().len() + 1),
            (name, _) => name.to_owned(),
        };
        let place = shelf.put(there, &name, self.wish.rules.get_untracked());
        self.keep(&shelf, place);
    }

    fn keep(self, shelf: &Shelf, place: usize) {
        let kept = self.wish.own.keep(shelf);
        let words = self.words();
        let name = shelf.sets()[place].name.clone();
        let say = if kept {
            words.saved(&name)
        } else {
            words.not_kept(&name)
        };
        self.wish.card.set(card_of_own(place));
        self.gone.set(String::new());
        self.said.set(say);
        self.name.set(name);
    }

    fn delete(self) {
        let Some(now) = self.now() else { return };
        self.wish.card.set(nearest(&now.rules));
        let mut shelf = self.wish.own.read();
        if let Some(place) = shelf.place(&now) {
            shelf.take(place);
            self.wish.own.keep(&shelf);
        }
        self.said.set(self.words().deleted(&now.name));
        let mut gone = Shelf::default();
        gone.put(None, &now.name, now.rules);
        self.gone.set(gone.to_string());
        focus_on("[data-action=undo-delete]");
    }

    fn undo(self) {
        let gone = self.gone.with_untracked(|gone| Shelf::read(gone));
        let mut shelf = self.wish.own.read();
        for own in gone.iter().flat_map(|(gone, _)| gone.sets()) {
            let place = shelf.put(None, &own.name, own.rules);
            self.keep(&shelf, place);
        }
        focus_on("[data-action=save-rules]");
    }
}

/// The part of the page where this is done.
pub fn keeping(speech: Speech, wish: Wish) -> AnyView {
    let own = move || wish.own.at(wish.card.get());
    let desk = Desk {
        speech,
        wish,
        name: RwSignal::new(untrack(own).map_or(String::new(), |own| own.name)),
        said: RwSignal::new(String::new()),
        gone: RwSignal::new(String::new()),
    };
    let typed = on(move |event: Event| {
        if let Some(input) = input_of(&event) {
            desk.name.set(input.value());
        }
    });
    let enter = on(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            desk.save(false);
        }
    });
    let save = speech.more(|words| words.house.save).into_any();
    let save = button("save-rules", "btn", save, move || desk.save(false));
    let more = part(move || {
        own()?;
        let anew = quiet(
            "save-new",
            speech,
            |words| words.house.save_new,
            move || desk.save(true),
        );
        let delete = quiet(
            "delete-rules",
            speech,
            |words| words.house.delete,
            move || desk.delete(),
        );
        Some(vec![anew, delete].into_any())
    });
    let undo = part(move || {
        let undo = || {
            quiet(
                "undo-delete",
                speech,
                |words| words.house.undo,
                move || desk.undo(),
            )
        };
        desk.gone.with(|gone| !gone.is_empty()).then(undo)
    });
    el("section")
        .set("class", "own")
        .child(el("h2").child(speech.more(|words| words.house.keep)))
        .child(
            el("label")
                .set("class", "naming")
                .child(speech.more(|words| words.house.name))
                .child(
                    el("input")
                        .set("name", "own-name")
                        .set(".value", text(move || desk.name.get()))
                        .on("input", typed)
                        .on("keydown", enter),
                ),
        )
        .child(
            el("div")
                .set("class", "row-end")
                .child(save)
                .child(more)
                .child(share::rules_button(speech, wish.rules)),
        )
        .child(
            el("p")
                .set("class", "muted")
                .set("role", "status")
                .child(text(move || desk.said.get())),
        )
        .child(undo)
        .into_any()
}
