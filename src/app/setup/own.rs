//! Rules of one's own: naming, keeping, deleting them.

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use scopa::SaveError;
use scopa::shelf::{Own, Shelf};

use super::wish::{Pick, Wish};
use super::{focus_on, quiet};
use crate::app::Speech;
use crate::app::notices::{Notice, Notices};
use crate::app::share;
use crate::app::store::Store;
use crate::app::view::{flag, on, part, text};
use crate::app::words::HouseWords;

const KEY: &str = "scopa.rules";

/// The player's own rules, in the browser's storage.
#[derive(Clone, Copy)]
pub struct OwnRules {
    /// All of them.
    pub shelf: RwSignal<Shelf>,
    store: Store,
    notices: Notices,
}

impl OwnRules {
    /// Reads what is kept. What cannot be read is set aside, and the player is told.
    pub fn open() -> Self {
        let own = Self {
            shelf: RwSignal::new(Shelf::default()),
            store: expect_context::<Store>(),
            notices: expect_context::<Notices>(),
        };
        own.shelf.set(own.read());
        own
    }

    fn read(self) -> Shelf {
        let Some(text) = self.store.get(KEY) else {
            return Shelf::default();
        };
        let (shelf, notice) = match Shelf::read(&text) {
            Ok((shelf, 0)) => return shelf,
            Ok((shelf, _)) => (shelf, Notice::DamagedSave),
            Err(SaveError::Damaged(_)) => (Shelf::default(), Notice::DamagedSave),
            Err(SaveError::Newer(_)) => (Shelf::default(), Notice::NewerSave),
        };
        // The whole text goes, so that nothing of it is lost; what could be read stays here as well.
        self.store.set_aside(KEY);
        self.notices.tell(notice);
        if !shelf.sets().is_empty() {
            let _ = self.store.set(KEY, &shelf.to_string());
        }
        shelf
    }

    /// Changes what is kept, which another tab may have changed meanwhile; whether it will last.
    fn edit<T>(self, change: impl FnOnce(&mut Shelf) -> T) -> (T, bool) {
        let mut shelf = self.read();
        let done = change(&mut shelf);
        let kept = self.store.set(KEY, &shelf.to_string()).is_ok();
        self.shelf.set(shelf);
        (done, kept)
    }

    /// The set at a place.
    pub fn at(self, pick: Pick) -> Option<Own> {
        let Pick::Own(place) = pick else { return None };
        self.shelf.with(|shelf| shelf.sets().get(place).cloned())
    }
}

/// Where the rules that are edited are named, saved and deleted.
#[derive(Clone, Copy)]
struct Desk {
    speech: Speech,
    wish: Wish,
    input: NodeRef<Input>,
    /// What was done last, in words.
    said: RwSignal<String>,
    /// What was deleted last, and where it stood.
    gone: RwSignal<Option<(usize, Own)>>,
}

impl Desk {
    fn words(self) -> &'static HouseWords {
        &self.speech.now().more().house
    }

    /// The set whose card is chosen.
    fn now(self) -> Option<Own> {
        untrack(|| self.wish.own.at(self.wish.pick.get()))
    }

    fn tell(self, place: usize, name: &str, kept: bool) {
        let words = self.words();
        self.wish.pick.set(Pick::Own(place));
        self.gone.set(None);
        self.said
            .set((if kept { words.saved } else { words.not_kept })(name));
    }

    fn save(self, anew: bool) {
        if self.wish.faults.with_untracked(|faults| !faults.is_empty()) {
            return;
        }
        let name = self.input.get_untracked();
        let name = name.map_or(String::new(), |input| input.value());
        let now = self.now().filter(|_| !anew);
        let rules = self.wish.rules.get_untracked();
        let ((place, name), kept) = self.wish.own.edit(|shelf| {
            let there = now.and_then(|now| shelf.place(&now));
            let name = match (name.trim(), there) {
                ("", None) => format!("{} {}", self.words().title, shelf.sets().len() + 1),
                (name, _) => name.to_owned(),
            };
            let place = shelf.put(there, &name, rules);
            (place, shelf.sets()[place].name.clone())
        });
        self.tell(place, &name, kept);
    }

    fn delete(self) {
        let Some(now) = self.now() else { return };
        let base = untrack(|| self.wish.base().0);
        self.wish.pick.set(Pick::Game(base));
        let (taken, _) = self.wish.own.edit(|shelf| {
            let place = shelf.place(&now)?;
            Some((place, shelf.take(place)?))
        });
        self.said.set((self.words().deleted)(&now.name));
        self.gone.set(taken);
        focus_on("[data-action=undo-delete]");
    }

    fn undo(self) {
        let Some((place, own)) = self.gone.get_untracked() else {
            return;
        };
        let name = own.name.clone();
        let (place, kept) = self.wish.own.edit(|shelf| shelf.put_back(place, own));
        self.tell(place, &name, kept);
        focus_on("[data-action=save-rules]");
    }
}

/// The part of the page where this is done.
pub fn keeping(speech: Speech, wish: Wish) -> AnyView {
    let desk = Desk {
        speech,
        wish,
        input: NodeRef::new(),
        said: RwSignal::new(String::new()),
        gone: RwSignal::new(None),
    };
    let name = text(move || {
        wish.own
            .at(wish.pick.get())
            .map_or(String::new(), |own| own.name)
    });
    let impossible = flag(move || wish.faults.with(|faults| !faults.is_empty()));
    let submit = on(move |event: SubmitEvent| {
        event.prevent_default();
        desk.save(false);
    });
    let more = part(move || {
        wish.own.at(wish.pick.get())?;
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
        Some(view! { {anew}{delete} }.into_any())
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
        desk.gone.with(Option::is_some).then(undo)
    });
    view! {
        <form class="own" on:submit=submit>
            <h2>{speech.more(|words| words.house.keep)}</h2>
            <label class="naming">
                <span>{speech.more(|words| words.house.name)}</span>
                <input type="text" name="own-name" maxlength="40" autocomplete="off" node_ref=desk.input prop:value=name/>
            </label>
            <div class="row-end">
                <button class="btn" data-action="save-rules" disabled=impossible>{speech.more(|words| words.house.save)}</button>
                {more}
                {share::rules_button(speech, wish.rules)}
            </div>
            <p class="muted" role="status">{text(move || desk.said.get())}</p>
            {undo}
        </form>
    }
    .into_any()
}
