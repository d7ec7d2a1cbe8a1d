//! What has been chosen so far.

use leptos::prelude::*;
use scopa::explain::Group;
use scopa::rules::{Fault, Knob, Sides};
use scopa::{KnobError, PRESETS, Rules};

use super::games::{GAMES, Game};
use super::own::OwnRules;
use crate::app::session::{Players, Session};

/// A card of the set-up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// A game that everybody knows.
    Game(&'static Game),
    /// One of the player's own, by its place.
    Own(usize),
}

/// The rules and players of the match to come.
#[derive(Clone, Copy)]
pub struct Wish {
    /// The rules; they may be impossible.
    pub rules: RwSignal<Rules>,
    /// What keeps them from being played.
    pub faults: RwSignal<Vec<Fault>>,
    /// Who plays.
    pub players: RwSignal<Players>,
    /// The card that they began with.
    pub pick: RwSignal<Pick>,
    /// The player's own rules.
    pub own: OwnRules,
    /// The rules before another number of players bent them.
    chosen: StoredValue<Rules>,
    /// The knob that was turned last, which mending leaves alone.
    last: StoredValue<&'static str>,
}

impl Wish {
    /// What is played now.
    pub fn of(session: Session) -> Self {
        let rules = session.with_game(|game| *game.rules().rules());
        let own = OwnRules::open();
        let pick = match own.shelf.with_untracked(|shelf| shelf.find(&rules)) {
            Some(place) if rules.preset_id().is_none() => Pick::Own(place),
            _ => Pick::Game(nearest(&rules)),
        };
        Self {
            rules: RwSignal::new(rules),
            faults: RwSignal::new(Vec::new()),
            players: RwSignal::new(session.players()),
            pick: RwSignal::new(pick),
            own,
            chosen: StoredValue::new(rules),
            last: StoredValue::new(""),
        }
    }

    /// The game that the rules began with, and its rules.
    pub fn base(self) -> (&'static Game, Rules) {
        let game = match self.pick.get() {
            Pick::Game(game) => game,
            Pick::Own(place) => self.own.shelf.with(|shelf| {
                let own = shelf.sets().get(place);
                own.map_or(&GAMES[0], |own| nearest(&own.rules))
            }),
        };
        (game, Rules::preset(game.id).unwrap_or_default())
    }

    /// Begins with a card.
    pub fn choose(self, pick: Pick) {
        let rules = match pick {
            Pick::Game(game) => Rules::preset(game.id),
            Pick::Own(place) => self
                .own
                .shelf
                .with_untracked(|shelf| shelf.sets().get(place).map(|own| own.rules)),
        };
        self.pick.set(pick);
        self.put(rules.unwrap_or_default(), "");
    }

    /// Other rules, by this knob.
    pub fn put(self, rules: Rules, knob: &'static str) {
        self.chosen.set_value(rules);
        self.last.set_value(knob);
        self.bend(rules);
    }

    /// Other rules for the time being.
    fn bend(self, rules: Rules) {
        let faults = rules.validate().err();
        let faults = faults.map_or(Vec::new(), |faults| faults.as_slice().to_vec());
        self.rules.set(rules);
        if self.faults.with_untracked(|before| *before != faults) {
            self.faults.set(faults);
        }
    }

    /// What mending came to. What was turned before that is still left alone.
    pub fn mend(self, rules: Rules) {
        self.put(rules, self.last.get_value());
    }

    /// In how many rules of a group, or of all, these differ from those that they began with.
    pub fn apart(self, group: Option<Group>) -> usize {
        let base = self.base().1;
        let changes = self.rules.with(|rules| rules.changes_from(&base));
        let counts = |knob: &str| group.is_none_or(|group| Group::of(knob) == group);
        changes.iter().filter(|(knob, _)| counts(knob)).count()
    }

    /// Turns a knob; to the nearest value where it has not this one.
    pub fn set(self, knob: &'static Knob, value: &str) {
        let mut rules = self.rules.get_untracked();
        if let Err(KnobError::Value { nearest, .. }) = rules.with(knob.name, value) {
            let _ = rules.with(knob.name, &nearest);
        }
        self.put(rules, knob.name);
    }

    /// The rules without a fault.
    pub fn mended(self, fault: &Fault) -> Rules {
        self.rules
            .get_untracked()
            .mended(fault, self.last.get_value())
    }

    /// The same game with another number of players.
    pub fn seat(self, count: u8) {
        let now = self.rules.get_untracked();
        let mut rules = self.chosen.get_value();
        rules.target = now.target;
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
        self.bend(rules);
    }
}

/// The game whose rules differ least.
pub fn nearest(rules: &Rules) -> &'static Game {
    let far = |id: &&&str| {
        let preset = Rules::preset(id).unwrap_or_default();
        rules.changes_from(&preset).len()
    };
    let id = PRESETS.iter().min_by_key(far);
    let game = id.and_then(|id| GAMES.iter().find(|game| game.id == *id));
    game.unwrap_or(&GAMES[0])
}
