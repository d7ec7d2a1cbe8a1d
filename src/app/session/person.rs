//! What the player does: one way for pointer, touch and keys.

use leptos::prelude::*;
use scopa::table::{Aim, Drop};
use scopa::{Card, Cards, Move, Play};

use super::{Session, Waiting};

impl Session {
    /// Whether the player may act now.
    pub fn may_act(&self) -> bool {
        self.waiting.get_untracked() == Waiting::Play && !self.elsewhere.get_untracked()
    }

    /// Lifts a card of the hand; `false` when it is not the player's turn.
    pub fn lift(&self, card: Card) -> bool {
        if !self.may_act() {
            return false;
        }
        let aim = Aim::lift(card, self.plays());
        let lifted = aim.is_some();
        self.asked.set(None);
        self.aim.set(aim);
        self.motion.land(Cards::from(card));
        lifted
    }

    /// Puts the lifted card back.
    pub fn put_back(&self) {
        if self.aim.with_untracked(Option::is_some) {
            self.asked.set(None);
            self.aim.set(None);
        }
    }

    /// A card of the hand was tapped, or chosen by key: it is lifted, played (by key, when settled), or put back.
    pub fn tap_hand(&self, card: Card, by_key: bool) {
        let aimed = self.aim.with_untracked(|aim| aim.as_ref().map(Aim::card));
        if aimed != Some(card) {
            self.lift(card);
        } else if by_key {
            self.enter();
        } else {
            self.put_back();
        }
    }

    /// A card of the table was tapped while a card is lifted.
    pub fn tap_table(&self, card: Card) {
        let Some(mut aim) = self.aim.get_untracked() else {
            return;
        };
        // Where it takes nothing, a card of the table is as good as the cloth.
        if aim.captures().is_empty() {
            return self.tap_cloth();
        }
        aim.toggle(card);
        let settled = if aim.swept().is_empty() {
            None
        } else {
            aim.settled()
        };
        self.resolve(aim, settled);
    }

    /// The cloth was tapped while a card is lifted.
    pub fn tap_cloth(&self) {
        self.drop_at(Drop::Cloth);
    }

    /// The lifted card was let go.
    pub fn drop_at(&self, at: Drop) {
        let Some(mut aim) = self.aim.get_untracked() else {
            return;
        };
        if at == Drop::Outside {
            return self.put_back();
        }
        let play = aim.let_go(at);
        self.resolve(aim, play);
    }

    /// Plays the lifted card if what it takes is settled.
    pub fn enter(&self) {
        let Some(aim) = self.aim.get_untracked() else {
            return;
        };
        let play = aim.settled();
        self.resolve(aim, play);
    }

    /// Gathers capture `n` of the lifted card.
    pub fn choose(&self, n: usize) {
        self.aim.update(|aim| {
            if let Some(aim) = aim {
                aim.choose(n);
            }
        });
    }

    /// Passes the lifted card over a card of the table.
    pub fn sweep(&self, card: Card) {
        let mut aim = self.aim.get_untracked();
        if aim.as_mut().is_some_and(|aim| aim.sweep(card)) {
            self.aim.set(aim);
        }
    }

    /// Every legal play of the player.
    pub fn plays(&self) -> Vec<Play> {
        let play = |choice: Move| match choice {
            Move::Play(play) => Some(play),
            Move::Declare { .. } | Move::Cut { .. } => None,
        };
        self.with_game(|game| game.legal_moves().iter().filter_map(play).collect())
    }

    /// Shows what a card of the hand could take, or nothing any more.
    pub fn hint_at(&self, card: Option<Card>) {
        let takes = card.filter(|_| self.may_act()).map(|card| {
            untrack(|| self.captures_of(card))
                .into_iter()
                .fold(Cards::EMPTY, |all, set| all | set)
        });
        let takes = takes.unwrap_or(Cards::EMPTY);
        if self.hint.get_untracked() != takes {
            self.hint.set(takes);
        }
    }

    /// What a card of the hand could take now; follows the view.
    pub fn captures_of(&self, card: Card) -> Vec<Cards> {
        let me = self.seat.get();
        let capture = |choice: Move| match choice {
            Move::Play(play) if play.card == card => play.capture,
            _ => None,
        };
        self.view.with(|view| match view.to_move {
            Some(seat) if seat == me => view.legal_moves().iter().filter_map(capture).collect(),
            _ => Vec::new(),
        })
    }

    /// The play that waits to be confirmed, as long as the lifted card still takes what was asked about.
    pub fn question(&self) -> Option<Play> {
        let settled = self.aim.with(|aim| aim.as_ref()?.settled());
        self.asked.get().filter(|play| settled == Some(*play))
    }

    /// The play that waits is meant, or not.
    pub fn answer(&self, yes: bool) {
        let asked = untrack(|| self.question());
        self.asked.set(None);
        match asked.filter(|_| yes && self.may_act()) {
            Some(play) => self.act(Move::Play(play)),
            None => self.put_back(),
        }
    }

    fn resolve(&self, aim: Aim, play: Option<Play>) {
        match play.filter(|_| self.may_act()) {
            // A second time the same is as good as an answer.
            Some(play) if self.asks() && untrack(|| self.question()) != Some(play) => {
                self.aim.set(Some(aim));
                self.asked.set(Some(play));
            }
            Some(play) => {
                self.asked.set(None);
                self.act(Move::Play(play));
            }
            None => {
                self.asked.set(None);
                self.aim.set(Some(aim));
            }
        }
    }
}
