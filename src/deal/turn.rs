//! A turn: what is legal, and what a move does (RULES.md A.6 to A.9).

use super::{Deal, Event, Events, IllegalMove, Stage, declaration, leftovers_to};
use crate::capture::{self, Moment};
use crate::cards::{Card, Cards, Seat};
use crate::moves::{Move, Moves, Play};
use crate::rules::MattaScope;

impl Deal {
    pub(crate) fn moment(&self) -> Moment {
        Moment {
            first_play: self.plays == 0,
            last_play: self.plays + 1 == self.total_plays,
            matta: self.matta,
        }
    }

    /// Everything that the seat to move may do: the cutter's two choices, or declarations and plays. Empty only when
    /// nobody is to move.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        self.moves_into(&mut moves);
        moves
    }

    /// The plays among the legal moves.
    #[must_use]
    pub fn legal_plays(&self) -> Moves {
        let mut moves = Moves::new();
        if self.stage == Stage::Play {
            self.plays_into(&mut moves);
        }
        moves
    }

    /// As [`Deal::legal_moves`], into a list that is used again and again.
    #[inline]
    pub fn moves_into(&self, moves: &mut Moves) {
        moves.clear();
        match self.stage {
            Stage::Cut => [true, false]
                .into_iter()
                .for_each(|keep| moves.push(Move::Cut { keep })),
            Stage::Play => {
                self.declarations(moves);
                self.plays_into(moves);
            }
            Stage::Void | Stage::Over => {}
        }
    }

    #[inline]
    fn plays_into(&self, moves: &mut Moves) {
        let (rules, hand) = (&self.rules, self.hands[usize::from(self.turn)]);
        capture::plays_into(rules, rules.lane(), self.table, hand, self.moment(), moves);
    }

    #[inline]
    fn declarations(&self, moves: &mut Moves) {
        if !(self.rules.knocks || self.rules.cucita) || !self.is_fresh(self.turn) {
            return;
        }
        let Some(declaration) = declaration(&self.rules, self.hand(self.turn)) else {
            return;
        };
        if self.rules.matta_scope == MattaScope::Sticky && !declaration.matta.is_empty() {
            declaration
                .matta
                .iter()
                .for_each(|rank| moves.push(Move::Declare { matta: Some(*rank) }));
        } else {
            moves.push(Move::Declare { matta: None });
        }
    }

    fn is_fresh(&self, seat: Seat) -> bool {
        self.hand(seat).len() == usize::from(self.rules.hand_size) && self.declared >> seat & 1 == 0
    }

    /// Makes a move of the seat whose turn it is.
    ///
    /// # Errors
    /// When the move is not legal, with the reason; the deal is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Events, IllegalMove> {
        if !self.legal_moves().contains(&mv) {
            return Err(self.why_not(mv));
        }
        let mut events = Events::new();
        self.advance(mv, &mut |event| events.push(event));
        Ok(events)
    }

    /// Makes a move taken from [`Deal::legal_moves`] without checking it again and without telling what happened: for
    /// playouts. Any other move leaves a deal that follows no rules.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        self.advance(mv, &mut |_| ());
    }

    #[inline]
    fn advance(&mut self, mv: Move, sink: &mut impl FnMut(Event)) {
        match mv {
            Move::Play(play) => self.advance_play(play, sink),
            Move::Declare { matta } => self.advance_declaration(matta, sink),
            Move::Cut { keep } => self.after_cut(keep, sink),
        }
    }

    fn advance_declaration(
        &mut self,
        matta: Option<crate::cards::Rank>,
        sink: &mut impl FnMut(Event),
    ) {
        let (seat, cards) = (self.turn, self.hand(self.turn));
        let Some(declaration) = declaration(&self.rules, cards) else {
            return;
        };
        self.declared |= 1 << seat;
        self.shown |= cards;
        self.declared_points[usize::from(self.side_of[usize::from(seat)])] +=
            u16::from(declaration.points);
        self.matta = matta.or(self.matta);
        let (kind, points) = (declaration.kind, declaration.points);
        sink(Event::Declared {
            seat,
            cards,
            kind,
            points,
            matta,
        });
    }

    #[inline]
    fn advance_play(&mut self, Play { card, capture }: Play, sink: &mut impl FnMut(Event)) {
        let seat = self.turn;
        let hand = &mut self.hands[usize::from(seat)];
        *hand = hand.without(card);
        let points = self.lay_or_take(seat, card, capture);
        sink(match capture {
            None => Event::Laid { seat, card },
            Some(taken) => Event::Captured {
                seat,
                card,
                taken,
                scopa: points > 0,
            },
        });
        self.plays += 1;
        self.round_left -= 1;
        self.turn = self.rules.next_seat(seat);
        if self.round_left == 0 {
            if self.plays == self.total_plays {
                self.finish(seat, sink);
            } else {
                self.deal_round(sink);
            }
        }
    }

    /// Moves the cards of a play and says what it scores as a scopa. Whether a play takes is mostly chance, so that
    /// both go one way: a branch on chance costs more than what it saves.
    #[inline]
    fn lay_or_take(&mut self, seat: Seat, card: Card, capture: Option<Cards>) -> u8 {
        let taken = capture.unwrap_or_default();
        let points = capture::scopa_points(&self.rules, self.table, card, taken, self.moment());
        let side = usize::from(self.side_of[usize::from(seat)]);
        let (laid, won) = match capture {
            None => (Cards::from(card), Cards::EMPTY),
            Some(taken) => (Cards::EMPTY, taken.with(card)),
        };
        self.table = (self.table - taken) | laid;
        self.piles[side] |= won;
        self.scope[side] += u8::from(points > 0);
        self.scope_points[side] += u16::from(points);
        self.last_capturer = capture.map(|_| seat).or(self.last_capturer);
        points
    }

    fn finish(&mut self, last_player: Seat, sink: &mut impl FnMut(Event)) {
        if !self.table.is_empty() {
            let seat = leftovers_to(self.rules.leftovers, self.last_capturer, last_player);
            if let Some(seat) = seat {
                let side = usize::from(self.side_of[usize::from(seat)]);
                self.piles[side] |= self.table;
            }
            sink(Event::Leftovers {
                seat,
                cards: self.table,
            });
            self.table = Cards::EMPTY;
        }
        self.stage = Stage::Over;
        sink(Event::Over);
    }
}
