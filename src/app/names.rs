//! What the players are called: by the game's own names, or people by those that they have written.

use std::cell::Cell;

use scopa::Seat;

use super::store::Store;

/// The game's own names.
const NAMES: [&str; 6] = ["Lina", "Gennaro", "Nunzia", "Ciro", "Totò", "Peppe"];

/// Where the written ones are kept, a line each.
const KEY: &str = "scopa.names";

/// The longest name that a small table has room for, in letters.
pub const LONGEST: usize = 12;

thread_local! {
    static WRITTEN: Cell<[Option<&'static str>; NAMES.len()]> = const { Cell::new([None; NAMES.len()]) };
}

/// The game's own name of whoever sits at a seat.
pub fn name_of(seat: Seat) -> &'static str {
    NAMES[usize::from(seat) % NAMES.len()]
}

/// The name that was written for the person at a seat, if one was.
pub fn written(seat: Seat) -> Option<&'static str> {
    WRITTEN.get()[usize::from(seat) % NAMES.len()]
}

/// Reads the names that were kept.
pub fn load(store: Store) {
    let kept = store.get(KEY).unwrap_or_default();
    for (seat, name) in kept.lines().enumerate().take(NAMES.len()) {
        put(seat, name);
    }
}

/// Calls whoever sits at a seat by this name from now on; an empty one gives the game's own back.
pub fn write(store: Store, seat: Seat, name: &str) {
    put(usize::from(seat) % NAMES.len(), name);
    let names = WRITTEN.get().map(Option::unwrap_or_default).join("\n");
    // Names that cannot be kept hold for as long as the page is open.
    let _ = store.set(KEY, &names);
}

fn put(seat: usize, name: &str) {
    // Names stand in markup and in lines, and must not turn the line that they stand in.
    let may_stand = |letter: &char| {
        !"<>&\"+|".contains(*letter)
            && !letter.is_control()
            && !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let name = name.trim().replace('\'', "’");
    let name: String = name.chars().filter(may_stand).take(LONGEST).collect();
    let mut all = WRITTEN.get();
    // Few are ever written: they may stay for as long as the page is open.
    all[seat] = (!name.is_empty()).then(|| &*name.leak());
    WRITTEN.set(all);
}
