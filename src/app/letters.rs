//! The letters that do something at the table, which the player may change.

use leptos::prelude::*;

use super::store::Store;

const KEY: &str = "scopa.letters";

/// What letters do, in the order in which they are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Takes back the last play.
    TakeBack,
    /// Opens the menu.
    Menu,
    /// Switches the sound.
    Sound,
    /// Lets a match that is watched stand still.
    Pause,
}

impl Shortcut {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::TakeBack, Self::Menu, Self::Sound, Self::Pause];
}

/// The letters.
#[derive(Clone, Copy)]
pub struct Letters {
    chosen: RwSignal<[char; 4]>,
    store: Store,
}

impl Letters {
    /// Those that were chosen before, or U, M, S, P.
    pub fn new(store: Store) -> Self {
        let kept = || {
            let text = store.get(KEY)?;
            let letters: Vec<char> = text.chars().collect();
            <[char; 4]>::try_from(letters).ok()
        };
        let chosen = RwSignal::new(kept().unwrap_or(['u', 'm', 's', 'p']));
        Self { chosen, store }
    }

    /// The letter of a shortcut.
    pub fn of(&self, shortcut: Shortcut) -> char {
        self.chosen.get()[shortcut as usize]
    }

    /// What a key does.
    pub fn shortcut(&self, key: &str) -> Option<Shortcut> {
        let letter = letter(key)?;
        let at = self
            .chosen
            .get_untracked()
            .iter()
            .position(|other| *other == letter)?;
        Shortcut::ALL.get(at).copied()
    }

    /// Gives a shortcut another letter; the one that had it gets the old one.
    pub fn set(&self, shortcut: Shortcut, key: &str) -> bool {
        let Some(letter) = letter(key) else {
            return false;
        };
        self.chosen.update(|letters| {
            let old = letters[shortcut as usize];
            for other in letters.iter_mut().filter(|other| **other == letter) {
                *other = old;
            }
            letters[shortcut as usize] = letter;
        });
        let text: String = self.chosen.get_untracked().iter().collect();
        // What cannot be kept holds for as long as the page is open.
        let _ = self.store.set(KEY, &text);
        true
    }
}

/// A key that is one letter; digits choose cards.
fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars().flat_map(char::to_lowercase);
    let letter = letters.next().filter(|letter| letter.is_alphabetic())?;
    letters.next().is_none().then_some(letter)
}
