//! How a match goes on: from state to state, by itself or by a move.

use std::time::Duration;

use crate::app::view::in_time;
use leptos::prelude::*;
use scopa::table::{Plan, Sight, Slots, plan};
use scopa::{Cards, Event, Game, Move, Phase, Seat, Turn};

use super::{Screen, Session, Waiting, players};
use crate::app::input::leave_hand;
use crate::app::table::moment;

/// A strange play comes at least this long after one's own has come to rest, in milliseconds at normal speed.
const PACE: u32 = 350;
/// The same of one that is the only one possible.
const FORCED: u32 = 100;
/// How long something besides plays is shown.
const MOMENT: u32 = 2400;
/// How long the table of a finished deal stays before it is counted.
const LINGER: u32 = 700;

impl Session {
    /// Makes a move, whoever's turn it is, and lets the match go on.
    pub fn act(&self, choice: Move) {
        if self.keep.written_by_another() {
            return self.step_aside();
        }
        let mine = self.with_game(Game::to_move) == Some(self.me());
        let before = self.motion.look(!mine);
        let mut played = None;
        self.inner
            .update_value(|inner| played = inner.game.play(choice).ok());
        // An illegal move is no move: the table stays as it was.
        let Some(events) = played else { return };
        if mine {
            leave_hand();
        }
        self.aim.set(None);
        self.hint.set(Cards::EMPTY);
        self.show(false);
        self.save();
        self.tell(&events);
        let plan = self.plan(&events);
        let length = plan.length + self.dwell(&events);
        self.celebrate(&plan);
        self.sound(&plan);
        self.motion.run(plan, before);
        if self.is_replay() {
            self.replay_after(length);
        } else if self.with_game(|game| game.phase()) == Phase::Playing {
            self.go_on_after(length);
        } else {
            self.waiting.set(Waiting::Score);
            let session = *self;
            self.later(length + LINGER, move || session.end_deal());
        }
    }

    pub(super) fn open_deal(&self) {
        let before = self.motion.look(true);
        self.close();
        self.turn_to(Screen::Table);
        self.show(true);
        self.log.set(Vec::new());
        self.retell();
        let events = self.with_game(|game| game.opening().to_vec());
        let plan = self.plan(&events);
        let dwell = self.dwell(&events);
        let length = plan.length + dwell;
        self.waiting.set(Waiting::Deal);
        self.sound(&plan);
        self.motion.run(plan, before);
        let first = self.with_game(Game::to_move);
        if dwell == 0 && first == Some(self.me()) && self.players().is_person(self.me()) {
            // Whoever begins need not wait for the last card to have been dealt.
            return self.go_on();
        }
        let session = *self;
        self.later(length, move || session.go_on());
    }

    pub(super) fn go_on(&self) {
        self.go_on_after(0);
    }

    /// Lets whoever is to move do so, once what happened has been seen for `length` milliseconds.
    fn go_on_after(&self, length: u32) {
        if self.is_replay() {
            return self.replay_after(length);
        }
        let Some(seat) = self.with_game(Game::to_move) else {
            return;
        };
        if self.players().is_person(seat) {
            return self.turn_of(seat, length);
        }
        self.waiting.set(Waiting::Think);
        let ticket = self.inner.with_value(|inner| inner.ticket);
        let session = *self;
        let (opponent, view) = self
            .inner
            .with_value(|inner| (inner.opponent.clone(), inner.game.view(seat)));
        let forced = view.legal_moves().len() == 1;
        let pace = if forced { FORCED } else { PACE };
        let rest = self.motion.real(length + pace);
        let ready = js_sys::Date::now() + f64::from(rest);
        let level = self.players().level(seat).unwrap_or(players::USUAL);
        opponent.ask(view, level, move |choice| {
            let left = (ready - js_sys::Date::now()).max(0.0);
            let act = move || {
                let now = session.inner.with_value(|inner| inner.ticket) == ticket;
                if now && !session.paused.get_untracked() {
                    session.act(choice);
                }
            };
            in_time(act, Duration::from_millis(left as u64));
        });
    }

    pub(super) fn end_deal(&self) {
        let today = self.is_today();
        let over = today || self.with_game(|game| game.phase()) == Phase::Over;
        self.show_end(if over { Screen::Over } else { Screen::Score });
    }

    fn show_end(&self, screen: Screen) {
        self.show(false);
        let (side, session) = (self.side(), *self);
        self.later.when(move |parts| {
            session.with_game(|game| session.keep.count(parts, game, side));
            (parts.remember)(session);
            if let Some(line) = session.with_game(|game| (parts.result)(&session, game)) {
                session.say(line);
            }
        });
        self.sheet.set(self.with_game(|game| game.sheet().to_vec()));
        self.waiting.set(if screen == Screen::Over {
            Waiting::Over
        } else {
            Waiting::Score
        });
        self.turn_to(screen);
    }

    /// Shows a page of the match; whoever writes on the score sheet for real cards is not disturbed.
    pub(super) fn turn_to(&self, screen: Screen) {
        if self.screen.get_untracked() != Screen::Pad {
            self.screen.set(screen);
        }
    }

    /// Back to the match, wherever it is by now.
    pub fn return_to_match(&self) {
        self.screen.set(match self.waiting.get_untracked() {
            _ if self.is_replay() => Screen::Table,
            Waiting::Score => Screen::Score,
            Waiting::Over => Screen::Over,
            _ => Screen::Table,
        });
    }

    /// Shows the state of the match; `anew` forgets where the cards lay.
    pub(super) fn show(&self, anew: bool) {
        self.inner.update_value(|inner| inner.ticket += 1);
        let view = self.with_game(|game| super::seen(game, self.me(), self.open.get_untracked()));
        if anew {
            self.celebration.set(None);
            self.slots.set(self.with_game(slots));
        } else {
            self.slots.update(|slots| slots.settle(view.table));
        }
        self.view.set(view);
    }

    /// Tells the deal up to now in the log.
    pub(super) fn retell(&self) {
        let events = self.with_game(|game| {
            let turns = game
                .history()
                .iter()
                .flat_map(|turn: &Turn| turn.events.iter());
            game.opening()
                .iter()
                .chain(turns)
                .copied()
                .collect::<Vec<Event>>()
        });
        self.log.set(Vec::new());
        self.tell(&events);
    }

    /// Tells these events in the log.
    fn tell(&self, events: &[Event]) {
        let (session, events) = (*self, events.to_vec());
        self.later.when(move |parts| {
            for line in (parts.lines)(&session, &events) {
                session.say(line);
            }
        });
    }

    fn plan(&self, events: &[Event]) -> Plan {
        let view = self.view.get_untracked();
        let around = self.around();
        let (order, piles) = self.with_game(|game| {
            let rules = game.rules();
            let order: Vec<Seat> = rules.order(game.dealer()).collect();
            let pile = |seat| around.pile(rules.side_of(seat));
            (order, rules.seats().map(pile).collect::<Vec<Seat>>())
        });
        let sight = Sight {
            me: around.me,
            hand: view.hand,
            order: &order,
            piles: &piles,
        };
        plan(events, sight)
    }

    fn celebrate(&self, plan: &Plan) {
        let Some(sweep) = plan.sweep else { return };
        if self.motion.still() {
            return;
        }
        let session = *self;
        self.later(sweep.at, move || {
            session.celebration.set(Some(sweep));
            let end = move || session.celebration.set(None);
            in_time(
                end,
                Duration::from_millis(u64::from(session.motion.real(scopa::table::CELEBRATION))),
            );
        });
    }

    /// Shows one after the other what happened besides plays; how long that takes, in milliseconds at normal speed.
    fn dwell(&self, events: &[Event]) -> u32 {
        self.moment.set(None);
        if self.motion.still() {
            return 0;
        }
        let session = *self;
        let moments = events.iter().filter(|event| moment::is_one(event));
        let mut at = 0;
        for event in moments.copied() {
            self.later(at, move || session.moment.set(Some(event)));
            at += MOMENT;
        }
        if at > 0 {
            self.later(at, move || session.moment.set(None));
        }
        at
    }

    /// Makes the sounds of a plan.
    fn sound(&self, plan: &Plan) {
        let Some(parts) = self.later.now() else {
            return;
        };
        let volume = untrack(|| self.motion.taste().sound.get());
        (parts.sounds)(plan, f64::from(self.motion.real(1000)) / 1000.0, volume);
        if plan.sweep.is_some() {
            (parts.shake)();
        }
    }

    pub(super) fn save(&self) {
        let session = *self;
        self.later.when(move |parts| {
            if !session.with_game(|game| {
                let seats = session.players().text(game.rules());
                session.keep.save(parts, game, seats)
            }) {
                session.step_aside();
            }
        });
    }

    /// Does something after `length` milliseconds at normal speed, unless the match has gone on by then.
    pub(super) fn later(&self, length: u32, act: impl FnOnce() + 'static) {
        let ticket = self.inner.with_value(|inner| inner.ticket);
        let inner = self.inner;
        let act = move || {
            if inner.with_value(|inner| inner.ticket) == ticket {
                act();
            }
        };
        in_time(
            act,
            Duration::from_millis(u64::from(self.motion.real(length))),
        );
    }
}

/// Where the cards of the table lie, as the deal so far has put them.
fn slots(game: &Game) -> Slots {
    let mut slots = Slots::default();
    let mut table = scopa::Cards::EMPTY;
    let turns = game.history().iter().flat_map(|turn| turn.events.iter());
    for event in game.opening().iter().chain(turns) {
        match *event {
            Event::Dealt { table: cards, .. } => table |= cards,
            Event::Laid { card, .. } => table = table.with(card),
            Event::Captured { taken, .. } => table -= taken,
            Event::TableBonus { cards, .. } | Event::Leftovers { cards, .. } => table -= cards,
            _ => continue,
        }
        slots.settle(table);
    }
    slots
}
