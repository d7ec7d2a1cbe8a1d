//! The movements that tell what happened, from the engine's events alone.

use crate::{Card, Cards, Event, Seat};

/// Somewhere on the table, as whoever draws it can find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The undealt cards.
    Stock,
    /// The card's own place: where it is shown, in a hand, on the cloth or across a pile.
    Own(Card),
    /// The place of one card in a hand that is not shown, counted from 0.
    Hidden(Seat, u8),
    /// The middle of these cards of the table.
    Middle(Cards),
    /// The captured cards of the side this seat belongs to.
    Pile(Seat),
}

/// How a leg of a movement runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Thrown, slowed by the cloth.
    Thrown,
    /// Carried from place to place.
    Carried,
    /// Put down, with one small settling.
    Put,
}

/// Where a card is at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Milliseconds after the movement's state came into being, at normal speed.
    pub at: u32,
    /// Where.
    pub place: Place,
    /// How it came there from the stop before.
    pub ease: Ease,
}

/// When a card shows its face on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// All the way.
    Face,
    /// Never: nobody may know it.
    Back,
    /// From this time on; before, its back.
    FaceFrom(u32),
    /// Until this time; then its back.
    FaceUntil(u32),
}

/// The way of one card: at least two stops, in the order of their times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Which card, where its identity is known to the one who looks on.
    pub card: Option<Card>,
    /// When its face is shown.
    pub turn: Turn,
    /// Where it goes.
    pub stops: Vec<Stop>,
}

/// A capture that empties the table, celebrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// When, in milliseconds.
    pub at: u32,
    /// Who.
    pub seat: Seat,
    /// With which card.
    pub card: Card,
    /// What was taken.
    pub taken: Cards,
}

/// All movements between two states of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// One a card.
    pub movements: Vec<Movement>,
    /// The scopa to celebrate.
    pub sweep: Option<Sweep>,
    /// Milliseconds until everything lies still, at normal speed.
    pub length: u32,
}

const THROW: u32 = 280;
const TURN: u32 = 180;
const GATHER: u32 = 180;
const CARRY: u32 = 420;
/// A strange capture rests this long so that it can be read.
const READ: u32 = 350;
/// One's own needs no reading.
const GLANCE: u32 = 60;
const DEAL_APART: u32 = 60;
const DEAL_WHOLE: u32 = 1400;
const PILE_APART: u32 = 30;
const LEFTOVERS_APART: u32 = 90;
/// How long a scopa is celebrated.
pub const CELEBRATION: u32 = 1300;

/// What there is to know about the table besides the events.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The seat that looks on.
    pub me: Seat,
    /// Its hand after the events, as far as it is shown.
    pub hand: Cards,
    /// The seats in the order in which they are dealt to.
    pub order: &'a [Seat],
    /// For every seat the one at whose place its side's captured cards lie.
    pub piles: &'a [Seat],
}

/// Plans the movements for what happened.
#[must_use]
pub fn plan(events: &[Event], sight: Sight) -> Plan {
    let mut plan = Plan::default();
    let me = sight.me;
    let pile = |seat: Seat| sight.piles.get(usize::from(seat)).copied().unwrap_or(seat);
    for event in events {
        let start = plan.length;
        match *event {
            Event::Dealt { hands, table, .. } => {
                plan.deal(start, hands, table, sight);
            }
            Event::TableBonus { seat, cards, .. } => {
                plan.collect(start + READ, cards, pile(seat), PILE_APART)
            }
            Event::Laid { seat, card } => plan.lay(start, seat, card, me),
            Event::Captured {
                seat,
                card,
                taken,
                scopa,
            } => {
                let sweep = Sweep {
                    at: start,
                    seat,
                    card,
                    taken,
                };
                plan.capture(sweep, scopa, me, pile(seat));
            }
            Event::Leftovers {
                seat: Some(seat),
                cards,
                ..
            } => {
                plan.collect(start, cards, pile(seat), LEFTOVERS_APART);
            }
            _ => {}
        }
    }
    plan
}

impl Plan {
    fn push(&mut self, card: Option<Card>, turn: Turn, stops: Vec<Stop>) {
        self.length = self.length.max(stops.last().map_or(0, |stop| stop.at));
        self.movements.push(Movement { card, turn, stops });
    }

    fn deal(&mut self, start: u32, hands: u8, table: Cards, sight: Sight) {
        let count = u32::from(hands) * sight.order.len() as u32 + table.len() as u32;
        let apart = DEAL_APART.min((DEAL_WHOLE - THROW - TURN) / count.max(1));
        let mut mine = sight.hand.iter();
        let mut at = start;
        for round in 0..hands {
            for &seat in sight.order {
                let land = at + THROW;
                if seat == sight.me && !sight.hand.is_empty() {
                    let Some(card) = mine.next() else { continue };
                    self.push(
                        Some(card),
                        Turn::FaceFrom(land),
                        vec![
                            stop(at, Place::Stock),
                            thrown(land, Place::Own(card)),
                            put(land + TURN, Place::Own(card)),
                        ],
                    );
                } else {
                    self.push(
                        None,
                        Turn::Back,
                        vec![
                            stop(at, Place::Stock),
                            thrown(land, Place::Hidden(seat, round)),
                        ],
                    );
                }
                at += apart;
            }
        }
        for card in table {
            let land = at + THROW;
            self.push(
                Some(card),
                Turn::FaceFrom(at + THROW / 2),
                vec![stop(at, Place::Stock), thrown(land, Place::Own(card))],
            );
            at += apart;
        }
    }

    fn lay(&mut self, start: u32, seat: Seat, card: Card, me: Seat) {
        let land = start + THROW;
        let (turn, from) = origin(start, seat, card, me);
        self.push(
            Some(card),
            turn,
            vec![stop(start, from), put(land, Place::Own(card))],
        );
    }

    /// What `play` takes, from its time on; `pile` is where it comes to lie.
    fn capture(&mut self, play: Sweep, scopa: bool, me: Seat, pile: Seat) {
        let Sweep {
            at: start,
            seat,
            card,
            taken,
        } = play;
        let mine = seat == me;
        let (turn, from) = origin(start, seat, card, me);
        let middle = if taken.is_empty() {
            Place::Pile(pile)
        } else {
            Place::Middle(taken)
        };
        let there = start + if mine { TURN } else { CARRY };
        let gathered = there + if mine { GLANCE } else { READ } + GATHER;
        for other in taken {
            let own = Place::Own(other);
            self.push(
                Some(other),
                Turn::Face,
                vec![
                    stop(start, own),
                    put(gathered - GATHER, own),
                    put(gathered, middle),
                ],
            );
        }
        // After those it takes, so that it is drawn over them.
        self.push(
            Some(card),
            turn,
            vec![
                stop(start, from),
                carried(there, middle),
                carried(gathered, middle),
            ],
        );
        let mut at = gathered;
        if scopa {
            self.sweep = Some(Sweep { at, ..play });
            at += CELEBRATION;
        }
        for (i, other) in taken.iter().enumerate() {
            self.pile_up(at + i as u32 * PILE_APART, other, middle, pile);
        }
        if scopa {
            // The taking card stays face up, across the pile.
            let land = at + CARRY;
            self.push(
                Some(card),
                Turn::Face,
                vec![stop(at, middle), carried(land, Place::Own(card))],
            );
        } else {
            self.pile_up(at + taken.len() as u32 * PILE_APART, card, middle, pile);
        }
    }

    fn collect(&mut self, start: u32, cards: Cards, seat: Seat, apart: u32) {
        for (i, card) in cards.iter().enumerate() {
            self.pile_up(start + i as u32 * apart, card, Place::Own(card), seat);
        }
    }

    fn pile_up(&mut self, at: u32, card: Card, from: Place, seat: Seat) {
        let pile = Place::Pile(seat);
        self.push(
            Some(card),
            Turn::FaceUntil(at + CARRY / 2),
            vec![stop(at, from), carried(at + CARRY, pile)],
        );
    }
}

fn origin(start: u32, seat: Seat, card: Card, me: Seat) -> (Turn, Place) {
    if seat == me {
        (Turn::Face, Place::Own(card))
    } else {
        (Turn::FaceFrom(start + TURN / 2), Place::Hidden(seat, 0))
    }
}

fn stop(at: u32, place: Place) -> Stop {
    Stop {
        at,
        place,
        ease: Ease::Carried,
    }
}

fn thrown(at: u32, place: Place) -> Stop {
    Stop {
        at,
        place,
        ease: Ease::Thrown,
    }
}

fn carried(at: u32, place: Place) -> Stop {
    Stop {
        at,
        place,
        ease: Ease::Carried,
    }
}

fn put(at: u32, place: Place) -> Stop {
    Stop {
        at,
        place,
        ease: Ease::Put,
    }
}

#[cfg(test)]
mod tests;
