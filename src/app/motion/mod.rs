//! Movements on screen: each is a picture of the card that travels over the table, while the card itself,
//! already at its new place, waits unseen for it to arrive.

mod ghost;
mod spot;

use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;
use scopa::table::{Place, Plan};
use scopa::{Card, Cards};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::deck::Deck;
use super::taste::Taste;
use super::view::{decimal, in_time, next_frame, px};
pub use ghost::poise;
use ghost::{Animation, Ghost};
pub use spot::Spot;
use spot::Spots;

/// How long cards take to close ranks, in milliseconds.
const CLOSE_RANKS: f64 = 180.0;

/// What sets out later than so many milliseconds is drawn when it is about to: the frame in which a plan begins need not
/// draw all of it.
const AHEAD: f64 = 150.0;

/// Where everything was at a moment.
#[derive(Clone, Default)]
pub struct Look(Spots);

/// Moves what has changed its place.
#[derive(Clone, Copy)]
pub struct Motion {
    /// The layer that travelling cards are drawn on.
    pub layer: NodeRef<Div>,
    deck: Deck,
    fixed: Option<f64>,
    rests: bool,
    aloft: StoredValue<Aloft, LocalStorage>,
}

/// What is off the table.
#[derive(Default)]
struct Aloft {
    /// Cards on their way.
    ghosts: Vec<Ghost>,
    /// Cards that the pointer lets go of just now, and where.
    carried: Vec<(Card, Spot)>,
}

impl Motion {
    /// With every duration multiplied by `fixed`, or by what the player likes; nothing travels at 0, or where
    /// the device asks for rest.
    pub fn new(deck: Deck, fixed: Option<f64>) -> Self {
        let rest = window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten();
        let rests = rest.is_some_and(|query| query.matches());
        Self {
            layer: NodeRef::new(),
            deck,
            fixed,
            rests,
            aloft: StoredValue::new_local(Aloft::default()),
        }
    }

    /// What the player likes.
    pub fn taste(&self) -> Taste {
        self.deck.taste
    }

    /// What every duration is multiplied by; follows the player's choice.
    pub fn speed(&self) -> f64 {
        self.fixed.unwrap_or_else(|| self.deck.taste.pace())
    }

    fn now(&self) -> f64 {
        untrack(|| self.speed())
    }

    fn travels(&self) -> bool {
        self.now() > 0.0 && !self.rests
    }

    /// Whether durations are nothing at all.
    pub fn still(&self) -> bool {
        self.now() == 0.0
    }

    /// A duration of the plan as it is played, in milliseconds.
    pub fn real(&self, length: u32) -> u32 {
        (f64::from(length) * self.now()) as u32
    }

    /// Where everything is now. The backs of cards that are not shown need not be looked at when none of them will set
    /// out: with many hands on the table that is half of the work.
    pub fn look(&self, backs: bool) -> Look {
        if !self.travels() {
            return Look::default();
        }
        let mut look = spot::all(backs);
        self.aloft.with_value(|Aloft { ghosts, carried }| {
            for (card, spot) in carried {
                look.insert(spot::name(Place::Own(*card)), *spot);
            }
            for ghost in ghosts.iter().filter(|ghost| ghost.is_seen()) {
                if let (Some(card), Some(spot)) = (ghost.card, ghost.spot()) {
                    look.insert(spot::name(Place::Own(card)), spot);
                }
            }
        });
        Look(look)
    }

    /// Does something that a pointer lets go for: a look meanwhile finds the cards that it carries where it carries them.
    pub fn letting_go(&self, carried: Vec<(Card, Spot)>, act: impl FnOnce()) {
        self.aloft.update_value(|aloft| aloft.carried = carried);
        act();
        self.aloft.update_value(|aloft| aloft.carried.clear());
    }

    /// Plays a plan: from where everything was to where it is when the next frame is drawn.
    pub fn run(&self, plan: Plan, before: Look) {
        if !self.travels() {
            return;
        }
        let motion = *self;
        next_frame(move || motion.start(&plan, &before));
    }

    fn start(&self, plan: &Plan, before: &Look) {
        let Some(layer) = self.layer.get_untracked() else {
            return;
        };
        let moved: Cards = plan
            .movements
            .iter()
            .filter_map(|movement| movement.card)
            .collect();
        self.land(moved);
        let stops = || plan.movements.iter().flat_map(|movement| &movement.stops);
        let after = spot::all(stops().any(|stop| matches!(stop.place, Place::Hidden(..))));
        let area = layer.get_bounding_client_rect();
        let origin = (area.left(), area.top());
        let mut first = None;
        for movement in &plan.movements {
            let legs = movement.stops.iter().enumerate().filter_map(|(i, stop)| {
                let shown = movement
                    .card
                    .map(Place::Own)
                    .filter(|_| matches!(stop.place, Place::Hidden(..)));
                let seen = shown
                    .and_then(|place| before.0.get(&spot::name(place)))
                    .filter(|_| i == 0);
                let spot = if seen.is_some() {
                    seen
                } else if i == 0 {
                    spot::find(stop.place, &before.0, &after)
                } else {
                    spot::find(stop.place, &after, &before.0)
                };
                spot.map(|spot| (*stop, spot))
            });
            let legs: Vec<_> = legs.collect();
            if legs.len() < 2 {
                continue;
            }
            let face = movement.card.and_then(|card| self.deck.picture(card));
            let Some(ghost) = Ghost::new(movement, legs, face, self.now()) else {
                continue;
            };
            let (id, wait) = (ghost.id, ghost.sets_out() - AHEAD);
            self.aloft.update_value(|aloft| aloft.ghosts.push(ghost));
            if first.is_none() || wait <= 0.0 {
                let animation = self.set_out(id, origin, first.as_ref());
                first = first.or(animation);
            } else {
                let (motion, first) = (*self, first.clone());
                let set_out = move || {
                    motion.set_out(id, origin, first.as_ref());
                };
                in_time(set_out, Duration::from_millis(wait as u64));
            }
        }
        close_ranks(&before.0, &after, moved, self.now());
    }

    /// Sends off a ghost that has not been ended meanwhile.
    fn set_out(&self, id: u32, origin: (f64, f64), with: Option<&Animation>) -> Option<Animation> {
        let (motion, layer) = (*self, self.layer.get_untracked()?);
        self.aloft.with_value(|aloft| {
            let ghost = aloft.ghosts.iter().find(|ghost| ghost.id == id)?;
            ghost.set_out(&layer, origin, with, move |id| motion.forget(id))
        })
    }

    /// Ends the movements of some cards.
    pub fn land(&self, cards: Cards) {
        self.aloft.update_value(|aloft| {
            aloft.ghosts.retain(|ghost| {
                let stays = ghost.card.is_none_or(|card| !cards.contains(card));
                if !stays {
                    ghost.end();
                }
                stays
            });
        });
    }

    /// Ends every movement.
    pub fn clear(&self) {
        let aloft = self.aloft.try_update_value(std::mem::take);
        let ghosts = aloft.unwrap_or_default().ghosts;
        ghosts.into_iter().for_each(|ghost| ghost.end());
    }

    fn forget(&self, id: u32) {
        self.aloft.update_value(|Aloft { ghosts, .. }| {
            if let Some(at) = ghosts.iter().position(|ghost| ghost.id == id) {
                ghosts.remove(at).end();
            }
        });
    }
}

/// Lets the cards that stayed glide to where the others' leaving or coming has put them.
fn close_ranks(before: &Spots, after: &Spots, moved: Cards, speed: f64) {
    for card in (Cards::ALL - moved).iter() {
        let name = spot::name(Place::Own(card));
        let (Some(from), Some(to)) = (before.get(&name), after.get(&name)) else {
            continue;
        };
        if from.is_near(&to) {
            continue;
        }
        if let Some(element) = spot::element(Place::Own(card)) {
            let way = format!(
                "translate({},{}) scale({})",
                px(from.x - to.x),
                px(from.y - to.y),
                decimal(from.width / to.width, 1000)
            );
            ghost::glide(&element, &way, CLOSE_RANKS * speed);
        }
    }
}

fn hide(element: &Element, away: bool) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = if away {
            element.set_attribute("data-away", "")
        } else {
            element.remove_attribute("data-away")
        };
    }
}
