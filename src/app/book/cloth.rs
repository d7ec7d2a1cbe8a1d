//! A piece of cloth with cards that can be played by pointer, tap and keys, as at the table.
//!
//! What a card takes comes from the engine, how it is aimed from the same [`Aim`] as at the table.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use scopa::table::{Aim, Drop};
use scopa::{Card, Cards, Moment, Play, Ruleset, plays};

use super::grip::Grip;

/// The cards, and what is being done with them.
#[derive(Clone, Copy)]
pub struct Cloth {
    /// The card in each place; where one was taken, none.
    pub places: RwSignal<Vec<Option<Card>>>,
    /// The cards that can be played.
    pub hand: RwSignal<Cards>,
    /// Those of them that may be played now.
    pub wanted: RwSignal<Cards>,
    /// The card that is lifted.
    pub aim: RwSignal<Option<Aim>>,
    /// The capture that was made last.
    pub taken: RwSignal<Option<Play>>,
    /// Whether the lifted card is carried by a pointer.
    pub held: RwSignal<bool>,
    pub(super) grip: StoredValue<Option<Grip>, LocalStorage>,
    /// Whether the press that ended last was a drag: the click that follows it is not a tap.
    pub(super) dragged: StoredValue<bool>,
    rules: StoredValue<Ruleset>,
    act: Callback<(Cloth, Play)>,
}

impl Cloth {
    /// An empty one; `act` hears of what is played, and does with the cards what follows.
    pub fn new(rules: Ruleset, act: Callback<(Cloth, Play)>) -> Self {
        Self {
            places: RwSignal::new(Vec::new()),
            hand: RwSignal::new(Cards::EMPTY),
            wanted: RwSignal::new(Cards::EMPTY),
            aim: RwSignal::new(None),
            taken: RwSignal::new(None),
            held: RwSignal::new(false),
            grip: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
            rules: StoredValue::new(rules),
            act,
        }
    }

    /// Lays these cards out.
    pub fn lay_out(&self, table: &[Card], places: usize, hand: Cards) {
        let mut cards: Vec<Option<Card>> = table.iter().copied().map(Some).collect();
        cards.resize(places.max(cards.len()), None);
        self.places.set(cards);
        self.hand.set(hand);
        self.wanted.set(hand);
        self.taken.set(None);
    }

    /// Takes the cards of a play off, or lays its card in the first free place.
    pub fn settle(&self, play: Play, mine: bool) {
        self.places.update(|places| match play.capture {
            Some(set) => places
                .iter_mut()
                .filter(|place| place.is_some_and(|card| set.contains(card)))
                .for_each(|place| *place = None),
            None => match places.iter_mut().find(|place| place.is_none()) {
                Some(place) => *place = Some(play.card),
                None => places.push(Some(play.card)),
            },
        });
        if mine {
            self.hand.update(|hand| *hand = hand.without(play.card));
            if play.capture.is_some() {
                self.taken.set(Some(play));
            }
        }
    }

    /// What lies on it.
    pub fn table(&self) -> Cards {
        self.places
            .with(|places| places.iter().flatten().copied().collect())
    }

    /// What a card may do; follows the table.
    pub fn plays_of(&self, card: Card) -> Vec<Play> {
        let table = self.table();
        self.rules.with_value(|rules| {
            plays(rules, table, card.into(), Moment::default())
                .plays()
                .collect()
        })
    }

    fn lift(&self, card: Card) -> bool {
        if !self.wanted.with_untracked(|wanted| wanted.contains(card)) {
            return false;
        }
        self.aim
            .set(Aim::lift(card, untrack(|| self.plays_of(card))));
        self.aim.with_untracked(Option::is_some)
    }

    fn put_back(&self) {
        if self.aim.with_untracked(Option::is_some) {
            self.aim.set(None);
        }
    }

    fn resolve(&self, aim: Aim, play: Option<Play>) {
        match play {
            Some(play) => {
                self.aim.set(None);
                self.act.run((*self, play));
            }
            None => self.aim.set(Some(aim)),
        }
    }

    pub(super) fn drop_at(&self, at: Drop) {
        let Some(mut aim) = self.aim.get_untracked() else {
            return;
        };
        if at == Drop::Outside {
            return self.put_back();
        }
        let play = aim.let_go(at);
        self.resolve(aim, play);
    }

    pub(super) fn tap_hand(&self, card: Card, by_key: bool) {
        let lifted = self.aim.get_untracked();
        match lifted.filter(|aim| aim.card() == card) {
            None => drop(self.lift(card)),
            Some(aim) if by_key => {
                let play = aim.settled();
                self.resolve(aim, play);
            }
            Some(_) => self.put_back(),
        }
    }

    pub(super) fn tap_table(&self, card: Card) {
        let Some(mut aim) = self.aim.get_untracked() else {
            return;
        };
        if aim.captures().is_empty() {
            return self.drop_at(Drop::Cloth);
        }
        aim.toggle(card);
        let play = if aim.swept().is_empty() {
            None
        } else {
            aim.settled()
        };
        self.resolve(aim, play);
    }

    pub(super) fn key(&self, event: &KeyboardEvent) {
        let Some(mut aim) = self.aim.get_untracked() else {
            return;
        };
        let digit = event.key().parse::<usize>().ok();
        match event.key().as_str() {
            "Escape" => return self.put_back(),
            "ArrowLeft" | "ArrowRight" => aim.step(event.key() == "ArrowRight"),
            _ if digit.is_some_and(|n| aim.choose(n)) => {}
            _ => return,
        }
        event.prevent_default();
        self.aim.set(Some(aim));
    }

    /// A pointer moves that has a card.
    pub(super) fn track(&self, event: &PointerEvent) {
        let mut passed = Vec::new();
        self.grip.update_value(|grip| {
            let Some(grip) = grip.as_mut().filter(|grip| grip.is_of(event)) else {
                return;
            };
            if !grip.lifted {
                if !grip.is_far(event) || !self.lift(grip.card) {
                    return;
                }
                grip.lifted = true;
                self.held.set(true);
            }
            passed = grip.passed(event);
        });
        for card in passed {
            let mut aim = self.aim.get_untracked();
            if aim.as_mut().is_some_and(|aim| aim.sweep(card)) {
                self.aim.set(aim);
            }
        }
        let swept = self
            .aim
            .with_untracked(|aim| aim.as_ref().map(|aim| aim.swept().to_vec()));
        self.grip.with_value(|grip| {
            if let Some(grip) = grip.as_ref().filter(|grip| grip.lifted) {
                grip.draw(&swept.unwrap_or_default());
            }
        });
    }

    /// The pointer lets go; `None` when it was lost.
    pub(super) fn let_go(&self, event: Option<&PointerEvent>) {
        let mut grip = None;
        self.grip.update_value(|slot| grip = slot.take());
        self.held.set(false);
        let Some(grip) = grip.filter(|grip| grip.lifted) else {
            return;
        };
        self.dragged.set_value(true);
        grip.release();
        self.drop_at(event.map_or(Drop::Outside, |event| grip.below(event)));
    }
}
