//! The seats of the match, and how the device goes from one person to the next.

use leptos::prelude::*;
use scopa::table::Around;
use scopa::{Seat, Side};

use super::{Players, Session, Waiting};
use crate::app::names::{name_of, written};
use crate::app::words::Spoken;

/// How long the table stays in sight before the curtain falls, in milliseconds at normal speed.
const LOOK: u32 = 1000;

impl Session {
    /// The seat that the device shows.
    pub fn me(&self) -> Seat {
        self.seat.get_untracked()
    }

    /// The side of that seat.
    pub fn side(&self) -> Side {
        self.with_game(|game| game.rules().side_of(self.me()))
    }

    /// The table as it is seen from there.
    pub fn around(&self) -> Around {
        self.with_game(|game| Around::new(game.rules(), self.me()))
    }

    /// Who plays at each seat.
    pub fn players(&self) -> Players {
        self.players.get_untracked()
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        self.with_game(|game| self.players().people(game.rules()))
    }

    /// What whoever plays at a seat is called: a person as they wrote, unless that means somebody else in a sentence.
    pub fn called(&self, seat: Seat) -> &'static str {
        let words = self.words();
        let written = written(seat).filter(|_| self.players().is_person(seat));
        written
            .filter(|name| ![words.you, words.we, words.they].contains(name))
            .unwrap_or(name_of(seat))
    }

    /// The name of whoever plays at a seat; nothing for the only person at the table, who is "you".
    pub fn who(&self, seat: Seat) -> Option<&'static str> {
        (self.people() != 1 || seat != self.me()).then(|| self.called(seat))
    }

    /// The same as a text of its own.
    pub fn name(&self, seat: Seat, words: Spoken) -> String {
        self.who(seat).unwrap_or(words.you).to_owned()
    }

    /// The sides, one's own first, each with the seat whose face stands for it.
    pub fn sides(&self) -> Vec<(Side, Seat)> {
        let (around, mine) = (self.around(), self.side());
        let count = self.with_game(|game| game.rules().sides_count());
        (0..count)
            .map(|k| (mine + k) % count)
            .map(|side| (side, around.pile(side)))
            .collect()
    }

    /// What each side has, with its name.
    pub fn standing(&self, words: Spoken, points: impl Fn(Side) -> i32) -> Vec<(String, i32)> {
        let count = self.with_game(|game| game.rules().sides_count());
        (0..count)
            .map(|side| (self.side_name(side, words), points(side)))
            .collect()
    }

    /// What a side is called: its only player's name, "we" and "they", or its players' names.
    pub fn side_name(&self, side: Side, words: Spoken) -> String {
        let (seats, sides) = self.with_game(|game| {
            let of_side = |seat: &Seat| game.rules().side_of(*seat) == side;
            let seats: Vec<Seat> = game.rules().seats().filter(of_side).collect();
            (seats, game.rules().sides_count())
        });
        match seats.as_slice() {
            [seat] => self.name(*seat, words),
            _ if self.people() == 1 && side == self.side() => words.we.to_owned(),
            _ if self.people() == 1 && sides == 2 => words.they.to_owned(),
            seats => {
                let names = seats.iter().map(|seat| self.name(*seat, words));
                names.collect::<Vec<_>>().join(" + ")
            }
        }
    }

    /// Lets the person at `seat` play: at once who holds the device, else behind a curtain.
    pub(super) fn turn_of(&self, seat: Seat, length: u32) {
        if seat == self.me() && self.open.get_untracked() {
            return self.waiting.set(Waiting::Play);
        }
        self.waiting.set(Waiting::Think);
        let session = *self;
        // What was played before is seen first, by the person who still holds the device.
        self.later(length + LOOK, move || session.hand_over(seat));
    }

    /// Closes the hand that is seen and draws the curtain for the person at `seat`.
    fn hand_over(&self, seat: Seat) {
        self.close();
        self.seat.set(seat);
        self.show(false);
        self.curtain.set(true);
    }

    /// Nobody's hand is seen until its owner says so, where several people play.
    pub(super) fn close(&self) {
        self.open.set(self.people() < 2);
    }

    /// The owner of the hand is there: it is opened.
    pub fn draw_curtain(&self) {
        self.curtain.set(false);
        self.open.set(true);
        self.show(false);
        self.go_on();
    }

    /// Lets a match that is watched stand still, or go on.
    pub fn pause(&self) {
        self.paused.update(|paused| *paused = !*paused);
        if !self.paused.get_untracked() {
            self.go_on();
        }
    }

    /// Whether a play can be taken back: one of this person's own in this deal, with nobody else at the table whom
    /// that would cheat.
    pub fn can_take_back(&self) -> bool {
        let mine = |seat: Seat| seat == self.me();
        self.is_own()
            && self.people() == 1
            && self.players().is_person(self.me())
            && self.view.with(|view| {
                view.to_move.is_some() && view.history.iter().any(|turn| mine(turn.seat))
            })
    }

    /// Takes back one's own last play and what followed it.
    pub fn take_back(&self) {
        if !untrack(|| self.can_take_back()) || self.keep.written_by_another() {
            return;
        }
        let before = self.motion.look(false);
        self.inner.update_value(|inner| {
            inner.opponent.forget();
            let me = self.seat.get_untracked();
            while let Some(game) = inner.game.undo() {
                let mine = inner
                    .game
                    .history()
                    .last()
                    .is_some_and(|turn| turn.seat == me);
                inner.game = game;
                if mine {
                    break;
                }
            }
        });
        self.aim.set(None);
        self.show(true);
        self.save();
        self.retell();
        self.motion.run(scopa::table::Plan::default(), before);
        self.go_on();
    }
}
