//! What follows from something that is said, so that nobody has to say it too.

use super::{Count, Fact, Shape, top};
use crate::cards::Card;
use crate::rules::Rules;

impl Count {
    /// Says something of a fact, by its place among [`Count::facts`], and a side; and of the others what follows: two
    /// sides share what there is, one alone has the settebello, and a seven that one has not the other has.
    pub fn say(&mut self, rules: &Rules, place: usize, side: usize, value: Option<u16>) {
        let sides = usize::from(rules.sides_count());
        let (Some(fact), Some(said)) = (self.facts.get(place).copied(), self.said.get_mut(place))
        else {
            return;
        };
        if side >= sides {
            return;
        }
        said[side] = value;
        let other = (sides == 2).then_some(1 - side.min(1));
        match fact.shape(rules) {
            Shape::Number { all: Some(all), .. } => {
                if let (Some(other), Some(value)) = (other, value) {
                    said[other] = Some(all.saturating_sub(value));
                }
            }
            Shape::Number { all: None, .. } => {}
            Shape::One { .. } if value > Some(0) => {
                for (_, said) in said[..sides]
                    .iter_mut()
                    .enumerate()
                    .filter(|(at, _)| *at != side)
                {
                    *said = Some(0);
                }
            }
            Shape::One { .. } => {}
            Shape::Best(_) => {
                if let (Some(other), Some(top)) = (other, top(rules)) {
                    let top = Some(u16::from(top.value()));
                    if value.is_some() && value != top {
                        said[other] = top;
                    } else if said[other] == top {
                        said[other] = None;
                    }
                }
            }
        }
        self.link(rules, fact, side);
    }

    /// The best card of a suit and the card that scores by itself may be one, as the settebello is.
    fn link(&mut self, rules: &Rules, fact: Fact, side: usize) {
        let Some(top) = top(rules) else { return };
        let sides = usize::from(rules.sides_count());
        let suit = match fact {
            Fact::Best(suit) => suit,
            Fact::Holds(card) if card.rank() == top => card.suit(),
            _ => return,
        };
        let holds = self.place(Fact::Holds(Card::new(top, suit)));
        let (Some(best), Some(holds)) = (self.place(Fact::Best(suit)), holds) else {
            return;
        };
        let is_top = Some(u16::from(top.value()));
        if matches!(fact, Fact::Best(_)) {
            let owner = (0..sides).find(|at| self.said[best][*at] == is_top);
            let owner = owner.filter(|_| self.said[best][side].is_some());
            for at in 0..sides {
                self.said[holds][at] = owner.map(|owner| u16::from(owner == at));
            }
        } else if self.said[holds][side] > Some(0) {
            for at in 0..sides {
                if at == side {
                    self.said[best][at] = is_top;
                } else if self.said[best][at] == is_top {
                    self.said[best][at] = None;
                }
            }
        }
    }
}
