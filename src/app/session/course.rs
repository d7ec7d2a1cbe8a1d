//! The course of a match: opening it, going on with it, giving it up, leaving it to another tab.

use leptos::prelude::*;
use scopa::save::Totals;
use scopa::{Game, Phase, Rules, Ruleset, Turn};

use super::{Players, Purpose, Screen, Session};
use crate::app::store::keep::random;
use crate::app::store::tabs;

impl Session {
    /// Shows the match as it is and lets it go on: after opening, after a reload, after taking over.
    pub fn resume(&self) {
        let (fresh, phase) = self.with_game(|game| {
            (
                game.history().is_empty() && game.phase() == Phase::Playing,
                game.phase(),
            )
        });
        self.sheet.set(self.with_game(|game| game.sheet().to_vec()));
        if !self.elsewhere.get_untracked() {
            self.save();
        }
        match phase {
            Phase::Playing if fresh => self.open_deal(),
            Phase::Playing => {
                self.close();
                self.curtain.set(false);
                self.show(true);
                self.retell();
                self.turn_to(Screen::Table);
                self.go_on();
            }
            Phase::DealOver | Phase::Over => self.end_deal(),
        }
    }

    /// Shows the match as it is while another tab plays it.
    pub fn look_on(&self) {
        self.sheet.set(self.with_game(|game| game.sheet().to_vec()));
        self.show(true);
    }

    /// Begins the deal after the one that has been counted.
    pub fn next_deal(&self) {
        if self.keep.written_by_another() {
            return self.step_aside();
        }
        let mut begun = false;
        self.inner
            .update_value(|inner| begun = inner.game.next_deal().is_ok());
        if begun {
            self.save();
            self.open_deal();
        }
    }

    /// Gives the match up for a new one by the same rules; one whose deals were sent begins again. What a link only
    /// shows, or the day gives once, is left.
    pub fn new_match(&self) {
        let rules = self.with_game(|game| *game.rules());
        match self.with_purpose(Clone::clone) {
            Purpose::Play => self.begin(rules, self.players()),
            Purpose::Deals(theirs) => {
                let game = Game::new(rules, theirs.seed(), Some(theirs.first_dealer()));
                self.start(game);
            }
            Purpose::Replay(_) | Purpose::Today(_) => self.leave(None),
        }
    }

    /// Gives the match up for one by other rules, or with others.
    pub fn begin(&self, rules: Ruleset, players: Players) {
        if !self.is_own() {
            return self.leave(Some((rules, players)));
        }
        if self.keep.written_by_another() {
            return self.step_aside();
        }
        self.sit(players, &rules);
        self.keep.tell_address(&rules);
        self.start(Game::new(rules, random(), None));
    }

    /// Whether giving the match up would lose something: it is the player's own, not over, and a person has played in it.
    pub fn is_under_way(&self) -> bool {
        let by_a_person = |turn: &Turn| self.players().is_person(turn.seat);
        self.is_own()
            && self.with_game(|game| {
                let begun = game.deal_number() > 1 || game.history().iter().any(by_a_person);
                begun && game.phase() != Phase::Over
            })
    }

    fn start(&self, game: Game) {
        self.keep.renew();
        self.inner.update_value(|inner| {
            inner.opponent.forget();
            inner.game = game;
        });
        self.log.set(Vec::new());
        self.resume();
    }

    /// Leaves what a link brought, for the player's own match or a new one.
    fn leave(&self, wish: Option<(Ruleset, Players)>) {
        if let Some(parts) = self.later.now() {
            (parts.leave)(wish);
        }
    }

    fn sit(&self, players: Players, rules: &Rules) {
        self.players.set(players);
        self.seat.set(players.first(rules));
        self.motion.taste().follow(rules);
    }

    /// Leaves the match to another tab.
    pub fn step_aside(&self) {
        self.inner.update_value(|inner| {
            inner.ticket += 1;
            inner.opponent.forget();
        });
        self.aim.set(None);
        self.elsewhere.set(true);
    }

    /// Takes the match back from another tab, as that tab left it.
    pub fn take_over(&self) {
        let session = *self;
        tabs::hold(
            self.keep.place().key(),
            true,
            move |_| {
                if let Some((game, seats)) = session.keep.load() {
                    session.sit(Players::of_text(&seats).unwrap_or_default(), game.rules());
                    session.inner.update_value(|inner| inner.game = game);
                }
                session.elsewhere.set(false);
                session.resume();
            },
            move || session.step_aside(),
        );
    }

    /// What all matches on this device add up to.
    pub fn lifetime(&self) -> Totals {
        let totals = |parts| self.keep.totals(parts);
        self.later.now().map_or_else(Totals::default, totals)
    }
}
