//! What has been chosen so far.

use leptos::prelude::*;
use scopa::explain::Group;
use scopa::rules::{Fault, KNOBS, Knob, Sides};
use scopa::{KnobError, PRESETS, Rules};

use super::games::{GAMES, Game};
use super::own::OwnRules;
use crate::app::session::{Players, Session};

/// The rules and players of the match to come.
#[derive(Clone, Copy)]
pub struct Wish {
    /// The rules; they may be impossible.
    pub rules: RwSignal<Rules>,
    /// Who plays.
    pub players: RwSignal<Players>,
    /// The card that they began with: the games that everybody knows, then the player's own.
    pub card: RwSignal<usize>,
    /// The player's own rules.
    pub own: OwnRules,
    /// The rules before another number of players bent them.
    chosen: RwSignal<Rules>,
    /// The knob that was turned last, which mending leaves alone.
    last: RwSignal<usize>,
}

impl Wish {
    /// What is played now.
    pub fn of(session: Session) -> Self {
        let rules = session.with_game(|game| *game.rules().rules());
        let own = OwnRules::open();
        // Not followed: this is not what the page is made anew for.
        let place = untrack(|| own.shelf()).find(&rules);
        let place = place.filter(|_| rules.preset_id().is_none());
        Self {
            rules: RwSignal::new(rules),
            players: RwSignal::new(session.players()),
            card: RwSignal::new(place.map_or_else(|| nearest(&rules), card_of_own)),
            own,
            chosen: RwSignal::new(rules),
            last: RwSignal::new(0),
        }
    }

    /// The game that the rules began with.
    pub fn game(self) -> &'static Game {
        let card = self.card.get();
        let own = self.own.at(card);
        &GAMES[own.map_or(card, |own| nearest(&own.rules)) % GAMES.len()]
    }

    /// Its rules.
    pub fn base(self) -> Rules {
        Rules::preset(self.game().id).unwrap_or_default()
    }

    /// Begins with a card.
    pub fn choose(self, card: usize, rules: Rules) {
        self.card.set(card);
        self.put(rules);
    }

    /// Other rules.
    pub fn put(self, rules: Rules) {
        self.chosen.set(rules);
        self.rules.set(rules);
    }

    /// Turns a knob; to the nearest value where it has not this one.
    pub fn set(self, knob: &'static Knob, value: &str) {
        let mut rules = self.rules.get_untracked();
        if let Err(KnobError::Value { nearest, .. }) = rules.with(knob.name, value) {
            let _ = rules.with(knob.name, &nearest);
        }
        self.turned(knob, rules);
    }

    /// The rules with a knob turned.
    pub fn turned(self, knob: &'static Knob, rules: Rules) {
        let place = KNOBS.iter().position(|other| other.name == knob.name);
        self.last.set(place.unwrap_or_default());
        self.put(rules);
    }

    /// What keeps the rules from being played.
    pub fn faults(self) -> Vec<Fault> {
        let faults = self.rules.get().validate().err();
        faults.map_or(Vec::new(), |faults| faults.as_slice().to_vec())
    }

    /// The rules without a fault.
    pub fn mended(self, fault: &Fault) -> Rules {
        let keep = KNOBS[self.last.get_untracked()].name;
        self.rules.get_untracked().mended(fault, keep)
    }

    /// In how many rules of a group, or of all, these differ from those that they began with.
    pub fn apart(self, group: Option<Group>) -> usize {
        let changes = self.rules.get().changes_from(&self.base());
        let counts = |knob: &str| group.is_none_or(|group| Group::of(knob) == group);
        changes.iter().filter(|(knob, _)| counts(knob)).count()
    }

    /// The same game with another number of players.
    pub fn seat(self, count: u8) {
        let mut rules = self.chosen.get_untracked();
        rules.target = self.rules.get_untracked().target;
        if rules.players != count {
            rules.players = count;
            rules.sides = match count {
                4 | 6 => Sides::TwoTeams,
                _ => Sides::Individual,
            };
        }
        // What the number of players makes impossible gives way to it.
        for _ in 0..8 {
            let Err(faults) = rules.validate() else {
                break;
            };
            rules = rules.mended(&faults.as_slice()[0], "players");
        }
        self.rules.set(rules);
    }
}

/// The card of a set of the player's own.
pub fn card_of_own(place: usize) -> usize {
    GAMES.len() + place
}

/// The card of the game whose rules differ least.
pub fn nearest(rules: &Rules) -> usize {
    let far = |id: &&&str| {
        let preset = Rules::preset(id).unwrap_or_default();
        rules.changes_from(&preset).len()
    };
    let id = PRESETS.iter().min_by_key(far);
    let card = id.and_then(|id| GAMES.iter().position(|game| game.id == *id));
    card.unwrap_or_default()
}
