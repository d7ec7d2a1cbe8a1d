//! Where the hidden cards may be: deals that a seat cannot tell apart, the likelier ones more often.

use super::chance::Chance;
use super::worth::{Worth, is_on, unseen};
use crate::cards::{Card, Cards, MAX_SEATS, Seat};
use crate::deal::{Deal, Event};
use crate::game::Turn;
use crate::moves::{Move, Moves};
use crate::view::View;

/// All deals that look the same from a seat.
#[derive(Clone, Debug)]
pub(super) struct Worlds {
    base: Deal,
    seat: Seat,
    hidden: Cards,
    past: Vec<Past>,
}

/// A move of another seat in this round, and the deal before it except for that seat's cards.
#[derive(Clone, Debug)]
struct Past {
    deal: Deal,
    mv: Move,
    /// The cards that the seat held then and has played since.
    played: Cards,
}

/// How a player is taken to choose: by worth, the less exactly the higher this is, in points.
const WARMTH: f32 = 0.3;
/// The share of moves that follow nothing of the kind.
const WHIM: f32 = 0.1;

impl Worlds {
    /// No more worlds than this are listed one by one: those of four cards each in Scopone.
    const LISTED: usize = 34_650;

    /// The worlds of a view; nothing when it comes from no match or nobody is to move.
    pub(super) fn of(view: &View) -> Option<Worlds> {
        let base = view.deal().ok()?;
        if !is_on(&base) || base.turn != view.seat || !adds_up(&base) {
            return None;
        }
        Some(Worlds {
            base,
            seat: view.seat,
            hidden: base.hidden_from(view.seat),
            past: past(&base, view),
        })
    }

    /// The deal with the hidden cards anywhere.
    pub(super) fn base(&self) -> &Deal {
        &self.base
    }

    /// Whether the seat knows where every card is.
    pub(super) fn is_open(&self) -> bool {
        let others = self.base.rules.seats().filter(|seat| *seat != self.seat);
        let hands = others.filter(|seat| {
            let hand = self.base.hands[usize::from(*seat)];
            !(hand & self.hidden).is_empty()
        });
        self.base.stock_len() == 0 && hands.count() <= 1
    }

    /// A world, each equally likely.
    #[inline]
    pub(super) fn draw(&self, chance: &mut Chance) -> Deal {
        let mut order = [Card::SETTEBELLO; Card::COUNT];
        order
            .iter_mut()
            .zip(self.hidden)
            .for_each(|(place, card)| *place = card);
        let order = &mut order[..self.hidden.len()];
        for i in (1..order.len()).rev() {
            order.swap(i, chance.below(i + 1));
        }
        self.base.with_hidden(self.seat, order)
    }

    /// Whether others have made moves that tell something about cards they still hold.
    pub(super) fn tells(&self) -> bool {
        !self.past.is_empty()
    }

    /// So many worlds, the likelier ones more often: from all that there are, if they are few enough to be listed.
    pub(super) fn likely(&self, worth: &Worth, count: usize, chance: &mut Chance) -> Vec<Deal> {
        if self.number().is_some_and(|number| number <= Worlds::LISTED) {
            return self.listed(worth, count, chance);
        }
        let drawn: Vec<Deal> = (0..count).map(|_| self.draw(chance)).collect();
        let mut moves = Moves::new();
        let weights: Vec<f32> = drawn
            .iter()
            .map(|world| self.likelihood(worth, world, &mut moves))
            .collect();
        resample(&drawn, &weights, count, chance)
    }

    /// How well a world explains what the others did.
    fn likelihood(&self, worth: &Worth, world: &Deal, moves: &mut Moves) -> f32 {
        let seats = self.others();
        seats
            .map(|seat| self.explains(worth, seat, world.hands[usize::from(seat)], moves))
            .product()
    }

    /// How well a hand explains what its seat did.
    fn explains(&self, worth: &Worth, seat: Seat, hand: Cards, moves: &mut Moves) -> f32 {
        let mut product = 1.0;
        for past in self.past.iter().filter(|past| past.deal.turn == seat) {
            let mut deal = past.deal;
            deal.hands[usize::from(seat)] = hand | past.played;
            // Fourfold, lest a product of many be rounded to nothing.
            product *= 4.0 * explained(worth, &deal, past.mv, moves);
        }
        product
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let mine = self.seat;
        self.base.rules.seats().filter(move |seat| *seat != mine)
    }

    /// How many worlds there are, if no stock is left and the cards are few.
    fn number(&self) -> Option<usize> {
        if self.base.stock_len() > 0 || self.hidden.len() > 12 {
            return None;
        }
        let (mut left, mut number) = (self.hidden.len(), 1);
        for hand in self.held() {
            for i in 0..hand {
                number = number * (left - i) / (i + 1);
            }
            left -= hand;
        }
        Some(number)
    }

    /// How many hidden cards each of the others holds.
    fn held(&self) -> impl Iterator<Item = usize> {
        self.others()
            .map(|seat| (self.base.hands[usize::from(seat)] & self.hidden).len())
    }

    /// So many of all worlds, each as often as its likelihood says.
    fn listed(&self, worth: &Worth, count: usize, chance: &mut Chance) -> Vec<Deal> {
        let cards: Vec<Card> = self.hidden.iter().collect();
        let all = (1u16 << cards.len()) - 1;
        let of = |mask: u16| -> Cards {
            let chosen = cards.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            chosen.map(|(_, card)| *card).collect()
        };
        // What each hand of each seat explains, then every way to deal them.
        let mut worlds = vec![(1.0f32, [0; MAX_SEATS], all)];
        let mut moves = Moves::new();
        for (seat, held) in self.others().zip(self.held()) {
            let known = self.base.hands[usize::from(seat)] - self.hidden;
            let explained: Vec<f32> = (0..=all)
                .map(|mask| match mask.count_ones() as usize == held {
                    true => self.explains(worth, seat, known | of(mask), &mut moves),
                    false => 0.0,
                })
                .collect();
            let mut next = Vec::new();
            for (weight, mut hands, free) in worlds {
                let mut mask = free;
                loop {
                    if mask.count_ones() as usize == held {
                        hands[usize::from(seat)] = mask;
                        let weight = weight * explained[usize::from(mask)];
                        next.push((weight, hands, free & !mask));
                    }
                    if mask == 0 {
                        break;
                    }
                    mask = (mask - 1) & free;
                }
            }
            worlds = next;
        }
        let weights: Vec<f32> = worlds.iter().map(|world| world.0).collect();
        let kept = resample(&worlds, &weights, count, chance);
        let dealt = kept.iter().map(|(_, hands, _)| {
            let mut deal = self.base;
            for seat in self.others() {
                let hand = &mut deal.hands[usize::from(seat)];
                *hand = (*hand - self.hidden) | of(hands[usize::from(seat)]);
            }
            deal
        });
        dealt.collect()
    }
}

/// The probability of a move in a deal by a player who goes by worth.
fn explained(worth: &Worth, deal: &Deal, made: Move, moves: &mut Moves) -> f32 {
    deal.moves_into(moves);
    let unseen = unseen(deal);
    let (mut sum, mut own, mut count) = (0.0, 0.0, 0.0);
    for i in 0..moves.len() {
        let mv = Moves::of_bits(moves.bits(i));
        let weight = (worth.of(deal, unseen, mv).clamp(-8.0, 8.0) / WARMTH).exp();
        sum += weight;
        count += 1.0;
        if mv == made {
            own = weight;
        }
    }
    if count == 0.0 {
        return 1.0;
    }
    (1.0 - WHIM) * own / sum + WHIM / count
}

/// So many of these, each as often as its weight says, in random order.
fn resample<T: Copy>(drawn: &[T], weights: &[f32], count: usize, chance: &mut Chance) -> Vec<T> {
    let sum: f32 = weights.iter().sum();
    if sum <= 0.0 || !sum.is_finite() {
        return drawn[..count.min(drawn.len())].to_vec();
    }
    let step = sum / count as f32;
    let mut next = chance.unit() * step;
    let mut kept = Vec::with_capacity(count);
    let mut reached = 0.0;
    for (deal, weight) in drawn.iter().zip(weights) {
        reached += weight;
        while next < reached && kept.len() < count {
            kept.push(*deal);
            next += step;
        }
    }
    for i in (1..kept.len()).rev() {
        kept.swap(i, chance.below(i + 1));
    }
    kept
}

/// Whether a deal can be played to its end: a view from elsewhere may hold anything.
fn adds_up(deal: &Deal) -> bool {
    let held: usize = deal.hands.iter().map(|hand| hand.len()).sum();
    let in_a_round = usize::from(deal.rules.players * deal.rules.hand_size);
    let cutting = deal.cut_card().is_some();
    let stock: Cards = deal.stock().iter().copied().collect();
    let mut all = deal.table | stock;
    let mut count = deal.table.len() + stock.len();
    for cards in deal.hands.iter().chain(&deal.piles) {
        all |= *cards;
        count += cards.len();
    }
    let left = usize::from(deal.total_plays - deal.plays);
    let table = if cutting {
        usize::from(deal.rules.table_size)
    } else {
        0
    };
    let mut points = deal.scope_points.iter().chain(&deal.declared_points);
    let fair = deal.rules.seats().all(|seat| {
        let after = (seat + deal.rules.players - deal.turn) % deal.rules.players;
        let mine = (usize::from(deal.round_left) + usize::from(deal.rules.players - 1 - after))
            / usize::from(deal.rules.players);
        deal.hands[usize::from(seat)].len() == mine
    });
    count == Card::COUNT
        && all == Cards::ALL
        && held == usize::from(deal.round_left)
        && fair
        && left == held + stock.len() - table.min(stock.len())
        && (left - held).is_multiple_of(in_a_round.max(1))
        && (cutting || usize::from(deal.round) == usize::from(deal.plays) / in_a_round.max(1) + 1)
        && deal.scope.iter().all(|scope| *scope <= 40)
        && points.all(|points| *points < 10_000)
}

fn past(base: &Deal, view: &View) -> Vec<Past> {
    let mut deal = *base;
    let mut past = Vec::new();
    let mut played = [Cards::EMPTY; crate::cards::MAX_SEATS];
    for turn in view.history.iter().rev() {
        let begins = |event: &Event| {
            matches!(
                event,
                Event::Dealt { .. } | Event::CutChosen { .. } | Event::Redeal { .. }
            )
        };
        if turn.events.iter().any(begins) || turn.seat >= base.rules.players {
            break;
        }
        take_back(&mut deal, turn);
        let seat = usize::from(turn.seat);
        if let Move::Play(play) = turn.mv {
            played[seat].insert(play.card);
        }
        if turn.seat != view.seat {
            past.push(Past {
                deal,
                mv: turn.mv,
                played: played[seat],
            });
        }
    }
    past
}

/// Undoes a move, except for who captured last.
fn take_back(deal: &mut Deal, turn: &Turn) {
    let seat = usize::from(turn.seat);
    let side = usize::from(deal.side_of[seat]);
    deal.turn = turn.seat;
    for event in &turn.events {
        match event {
            Event::Laid { card, .. } => {
                deal.table.remove(*card);
                deal.hands[seat].insert(*card);
                deal.plays = deal.plays.saturating_sub(1);
                deal.round_left = deal.round_left.saturating_add(1);
            }
            Event::Captured { card, taken, .. } => {
                deal.table |= *taken;
                deal.piles[side] -= taken.with(*card);
                deal.hands[seat].insert(*card);
                deal.plays = deal.plays.saturating_sub(1);
                deal.round_left = deal.round_left.saturating_add(1);
            }
            Event::Declared { .. } => deal.declared &= !(1 << seat),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rules, choose};
    use std::collections::HashMap;

    /// A game of Scopone with so many cards left in each hand.
    fn scopone(seed: u64, left: usize) -> View {
        let rules = Rules::preset("scopone").unwrap().validate().unwrap();
        let mut game = Game::new(rules, seed, Some(0));
        loop {
            let view = game.view(game.to_move().expect("a deal that goes on"));
            if view
                .hand_sizes
                .iter()
                .all(|size| usize::from(*size) == left)
            {
                return view;
            }
            let mv = choose(&view, crate::Level::Wary, seed).expect("a move");
            game.play(mv).expect("a legal move");
        }
    }

    #[test]
    fn the_worlds_of_a_scopone_ending_are_as_many_as_the_ways_to_deal_it() {
        for (left, number) in [(4, 34_650), (3, 1_680), (2, 90), (1, 6)] {
            let worlds = Worlds::of(&scopone(1, left)).unwrap();
            assert_eq!(worlds.number(), Some(number));
        }
        assert_eq!(Worlds::of(&scopone(1, 5)).unwrap().number(), None);
    }

    #[test]
    fn listed_worlds_come_as_often_as_they_explain_what_was_played() {
        for (seed, left) in [(1, 2), (3, 1)] {
            let worlds = Worlds::of(&scopone(seed, left)).unwrap();
            let worth = Worth::new(&worlds.base.rules);
            let (mut chance, mut moves) = (Chance::new(seed), Moves::new());
            let count = 2_000;
            let mut times: HashMap<_, (f32, f32)> = HashMap::new();
            for deal in worlds.listed(&worth, count, &mut chance) {
                assert_eq!(deal.hand(worlds.seat), worlds.base.hand(worlds.seat));
                times.entry(deal.hands).or_default().0 += 1.0;
            }
            // All of them, found by drawing.
            for _ in 0..4_000 {
                let deal = worlds.draw(&mut chance);
                let weight = worlds.likelihood(&worth, &deal, &mut moves);
                times.entry(deal.hands).or_default().1 = weight;
            }
            let all: f32 = times.values().map(|(_, weight)| weight).sum();
            for (listed, weight) in times.into_values() {
                let expected = weight / all * count as f32;
                assert!((listed - expected).abs() < 1.5, "{listed} {expected}");
            }
        }
    }
}
