//! What the player likes: choices that are kept, and that the address may make for one visit.

use leptos::prelude::*;
use scopa::Rules;
use scopa::rules::{DealPattern, DeckStyle};

use super::letters::Letters;
use super::store::Store;
use super::words::Naming;

/// A choice among a few, by the names that the address and the storage use.
#[derive(Clone, Copy)]
pub struct Choice {
    name: &'static str,
    options: &'static [&'static str],
    chosen: RwSignal<usize>,
    /// Whether the player has said nothing yet.
    open: StoredValue<bool>,
    store: Store,
}

impl Choice {
    /// What the address asks for, or was chosen before, or `usual`; what the address asks and is none of the
    /// options goes to `faults`.
    pub fn new(
        name: &'static str,
        options: &'static [&'static str],
        usual: usize,
        store: Store,
        asked: Option<String>,
        faults: &mut Vec<String>,
    ) -> Self {
        let switch = options[0] == "off";
        let find = |text: &str| match text {
            "0" if switch => Some(0),
            "1" if switch => Some(options.len() - 1),
            name => options.iter().position(|option| *option == name),
        };
        let wish = asked.as_deref().and_then(find);
        if let Some(asked) = asked.filter(|_| wish.is_none()) {
            faults.push(format!("{name}={asked}; {}", options.join(", ")));
        }
        let kept = || store.get(&key(name)).and_then(|text| find(&text));
        let wish = wish.or_else(kept);
        Self {
            name,
            options,
            chosen: RwSignal::new(wish.unwrap_or(usual)),
            open: StoredValue::new(wish.is_none()),
            store,
        }
    }

    /// Its name in the address and in the storage.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The name of an option.
    pub fn option(&self, number: usize) -> &'static str {
        self.options[number]
    }

    /// The number of the option that holds.
    pub fn get(&self) -> usize {
        self.chosen.get()
    }

    /// Chooses, and keeps the choice. One that cannot be kept holds for as long as the page is open.
    pub fn set(&self, option: usize) {
        self.chosen.set(option);
        self.open.set_value(false);
        let _ = self.store.set(&key(self.name), self.options[option]);
    }

    /// What is usual now, for players who have not chosen.
    fn suggest(&self, option: usize) {
        if self.open.get_value() && self.chosen.get_untracked() != option {
            self.chosen.set(option);
        }
    }
}

fn key(name: &str) -> String {
    format!("scopa.{name}")
}

/// All choices about the cards and their movement.
#[derive(Clone, Copy)]
pub struct Taste {
    /// Neapolitan, French suits in the Milanese manner, or these with numbers only.
    pub deck: Choice,
    /// The back: blue, red, green or plain.
    pub back: Choice,
    /// Indices where they are needed, or always.
    pub index: Choice,
    /// None, fast, normal, slow.
    pub speed: Choice,
    /// Off, soft, on.
    pub sound: Choice,
    /// Whether a play has to be confirmed.
    pub confirm: Choice,
    /// Whether the table shows what a card can take.
    pub hints: Choice,
    /// Whether the cards are as large as the table allows.
    pub size: Choice,
    /// As the device says, or high.
    pub contrast: Choice,
    /// Whether numbers and letters do something.
    pub keys: Choice,
    /// Which letters do what.
    pub letters: Letters,
    /// Whether the queen comes before the jack.
    tunisian: RwSignal<bool>,
}

/// The decks by the names of their sprites.
pub const DECKS: &[&str] = &["napoletane", "milanesi", "numerica"];
/// The backs by the names of their symbols.
pub const BACKS: &[&str] = &["blue", "red", "green", "plain"];
const INDICES: &[&str] = &["auto", "always"];
const SOUNDS: &[&str] = &["off", "soft", "on"];
const SWITCH: &[&str] = &["off", "on"];
const SIZES: &[&str] = &["normal", "large"];
const CONTRASTS: &[&str] = &["auto", "high"];
const SPEEDS: &[&str] = &["instant", "fast", "normal", "slow"];

impl Taste {
    /// What holds for this visit. `asked` reads a parameter of the address.
    pub fn new(
        store: Store,
        asked: impl Fn(&str) -> Option<String>,
        faults: &mut Vec<String>,
    ) -> Self {
        let mut choice =
            |name, options, usual| Choice::new(name, options, usual, store, asked(name), faults);
        Self {
            deck: choice("deck", DECKS, 0),
            back: choice("back", BACKS, 0),
            index: choice("index", INDICES, 0),
            speed: choice("motion", SPEEDS, 2),
            sound: choice("sound", SOUNDS, 2),
            confirm: choice("confirm", SWITCH, 0),
            hints: choice("hints", SWITCH, 1),
            size: choice("size", SIZES, 0),
            contrast: choice("contrast", CONTRASTS, 0),
            keys: choice("keys", SWITCH, 1),
            letters: Letters::new(store),
            tunisian: RwSignal::new(false),
        }
    }

    /// Suits itself to the game that is played, where the player has not chosen otherwise.
    pub fn follow(&self, rules: &Rules) {
        let chkobba =
            rules.deck_style == DeckStyle::Chkobba || rules.deal_pattern == DealPattern::ChkobbaCut;
        self.tunisian.set(chkobba);
        self.deck.suggest(match rules.deck_style {
            DeckStyle::Milanese | DeckStyle::French | DeckStyle::Chkobba => 1,
            DeckStyle::Numeric => 2,
            _ => 0,
        });
    }

    /// What the cards are called.
    pub fn naming(&self) -> Naming {
        match self.deck.get() {
            1 if self.tunisian.get() => Naming::Tunisian,
            1 => Naming::French,
            2 => Naming::Numeric,
            _ => Naming::Italian,
        }
    }

    /// What every duration is multiplied by.
    pub fn pace(&self) -> f64 {
        [0.0, 0.6, 1.0, 1.6][self.speed.get()]
    }
}
