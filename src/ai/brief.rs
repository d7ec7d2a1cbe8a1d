//! A question as a text: numbers in one order, and what the knobs of the rules are set to.
//!
//! What nobody but this program reads needs no names. A reader of JSON for everything that a view has was a third of what
//! the opponent's part of the page weighed.

use super::{Level, Question};
use crate::cards::{Card, Cards, Rank};
use crate::deal::{DeclarationKind, Event};
use crate::game::Turn;
use crate::moves::{Move, Play};
use crate::rules::{KNOBS, Rules};
use crate::view::View;

/// What stands between two numbers, and between the numbers and the rules.
const SPACE: char = ' ';
const BREAK: char = '\n';

impl Question {
    /// The question as a text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut numbers = Numbers(Vec::new());
        numbers.question(self);
        let numbers: Vec<String> = numbers.0.iter().map(u64::to_string).collect();
        let knobs = KNOBS
            .iter()
            .map(|knob| self.view.rules.get(knob.name).unwrap_or_default());
        let knobs: Vec<String> = knobs.collect();
        numbers.join(" ") + "\n" + &knobs.join(" ")
    }

    /// The question of a text, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<Question> {
        let (numbers, knobs) = text.split_once(BREAK)?;
        let mut rules = Rules::default();
        let mut knobs = knobs.split(SPACE);
        for knob in KNOBS {
            rules.with(knob.name, knobs.next()?).ok()?;
        }
        let numbers: Result<Vec<u64>, _> = numbers.split(SPACE).rev().map(str::parse).collect();
        let mut told = Told(numbers.ok()?);
        let question = told.question(rules)?;
        (told.0.is_empty() && knobs.next().is_none()).then_some(question)
    }
}

/// Numbers that are written.
struct Numbers(Vec<u64>);

impl Numbers {
    fn put(&mut self, number: impl Into<u64>) {
        self.0.push(number.into());
    }

    /// Something that may not be there: nought, or one more.
    fn maybe(&mut self, number: Option<impl Into<u64>>) {
        self.put(number.map_or(0, |number| number.into() + 1));
    }

    fn list<T>(&mut self, list: &[T], put: impl Fn(&mut Self, &T)) {
        self.put(list.len() as u64);
        list.iter().for_each(|item| put(self, item));
    }

    fn cards(&mut self, cards: Cards) {
        self.put(cards.bits());
    }

    fn question(&mut self, question: &Question) {
        self.put(question.id);
        let (level, n) = match question.level {
            Level::Random => (0u8, 0),
            Level::Greedy => (1, 0),
            Level::Beginner => (2, 0),
            Level::Book => (3, 0),
            Level::Counter => (4, 0),
            Level::Expert => (5, 0),
            Level::Master => (6, 0),
            Level::Flat(n) => (7, n),
            Level::Ismcts(n) => (8, n),
            Level::Wary => (9, 0),
        };
        self.put(level);
        self.put(n);
        self.put(question.seed);
        self.maybe(question.millis);
        self.view(&question.view);
    }

    fn view(&mut self, view: &View) {
        self.put(view.seat);
        self.put(view.dealer);
        self.put(view.deal_number);
        self.list(&view.totals, |to, total| to.put(i64::from(*total) as u64));
        self.cards(view.hand);
        self.list(&view.hand_sizes, |to, size| to.put(*size));
        self.list(&view.shown, |to, cards| to.cards(*cards));
        self.cards(view.table);
        self.put(view.stock);
        self.list(&view.pile_sizes, |to, size| to.put(*size));
        self.list(&view.scope, |to, scope| {
            to.list(scope, |to, card| to.put(card.index()));
        });
        self.list(&view.declared_points, |to, points| to.put(*points));
        self.maybe(view.to_move);
        self.maybe(view.last_capturer);
        self.maybe(view.matta.map(Rank::value));
        self.maybe(view.cut_card.map(Card::index));
        self.list(&view.opening, Self::event);
        self.list(&view.history, |to, turn| {
            to.put(turn.seat);
            to.play(turn.mv);
            to.list(&turn.events, Self::event);
        });
    }

    fn play(&mut self, mv: Move) {
        match mv {
            Move::Play(Play { card, capture }) => {
                self.put(0u8);
                self.put(card.index());
                self.maybe(capture.map(Cards::bits));
            }
            Move::Declare { matta } => {
                self.put(1u8);
                self.maybe(matta.map(Rank::value));
            }
            Move::Cut { keep } => {
                self.put(2u8);
                self.put(keep);
            }
        }
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Redeal { table } => {
                self.put(0u8);
                self.cards(table);
            }
            Event::Dealt {
                round,
                hands,
                table,
            } => {
                self.put(1u8);
                self.put(round);
                self.put(hands);
                self.cards(table);
            }
            Event::CutOffered { seat } => {
                self.put(2u8);
                self.put(seat);
            }
            Event::CutChosen { seat, laid } => {
                self.put(3u8);
                self.put(seat);
                self.maybe(laid.map(Card::index));
            }
            Event::TableBonus {
                seat,
                cards,
                points,
            } => {
                self.put(4u8);
                self.put(seat);
                self.cards(cards);
                self.put(points);
            }
            Event::Declared {
                seat,
                cards,
                kind,
                points,
                matta,
            } => {
                self.put(5u8);
                self.put(seat);
                self.cards(cards);
                self.put(kind as u8);
                self.put(points);
                self.maybe(matta.map(Rank::value));
            }
            Event::Laid { seat, card } => {
                self.put(6u8);
                self.put(seat);
                self.put(card.index());
            }
            Event::Captured {
                seat,
                card,
                taken,
                scopa,
            } => {
                self.put(7u8);
                self.put(seat);
                self.put(card.index());
                self.cards(taken);
                self.put(scopa);
            }
            Event::Leftovers { seat, cards } => {
                self.put(8u8);
                self.maybe(seat);
                self.cards(cards);
            }
            Event::Over => self.put(9u8),
        }
    }
}

/// Numbers that are read, the last first.
struct Told(Vec<u64>);

impl Told {
    fn take(&mut self) -> Option<u64> {
        self.0.pop()
    }

    fn number<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.take()?.try_into().ok()
    }

    fn maybe<T: TryFrom<u64>>(&mut self) -> Option<Option<T>> {
        match self.take()?.checked_sub(1) {
            Some(number) => Some(Some(number.try_into().ok()?)),
            None => Some(None),
        }
    }

    fn list<T>(&mut self, take: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let length = self.take()?;
        (0..length).map(|_| take(self)).collect()
    }

    fn flag(&mut self) -> Option<bool> {
        Some(self.take()? != 0)
    }

    fn cards(&mut self) -> Option<Cards> {
        self.take().map(Cards::from_bits)
    }

    fn card(&mut self) -> Option<Card> {
        Card::from_index(self.number()?)
    }

    fn card_or_none(&mut self) -> Option<Option<Card>> {
        match self.maybe()? {
            Some(index) => Some(Some(Card::from_index(index)?)),
            None => Some(None),
        }
    }

    fn rank_or_none(&mut self) -> Option<Option<Rank>> {
        match self.maybe()? {
            Some(value) => Some(Some(Rank::new(value)?)),
            None => Some(None),
        }
    }

    fn question(&mut self, rules: Rules) -> Option<Question> {
        let id = self.number()?;
        let (level, n) = (self.take()?, self.number()?);
        let level = match level {
            0 => Level::Random,
            1 => Level::Greedy,
            2 => Level::Beginner,
            3 => Level::Book,
            4 => Level::Counter,
            5 => Level::Expert,
            6 => Level::Master,
            7 => Level::Flat(n),
            8 => Level::Ismcts(n),
            9 => Level::Wary,
            _ => return None,
        };
        Some(Question {
            id,
            level,
            seed: self.take()?,
            millis: self.maybe()?,
            view: self.view(rules)?,
        })
    }

    fn view(&mut self, rules: Rules) -> Option<View> {
        Some(View {
            rules,
            seat: self.number()?,
            dealer: self.number()?,
            deal_number: self.number()?,
            totals: self.list(|from| i32::try_from(from.take()? as i64).ok())?,
            hand: self.cards()?,
            hand_sizes: self.list(Self::number)?,
            shown: self.list(Self::cards)?,
            table: self.cards()?,
            stock: self.number()?,
            pile_sizes: self.list(Self::number)?,
            scope: self.list(|from| from.list(Self::card))?,
            declared_points: self.list(Self::number)?,
            to_move: self.maybe()?,
            last_capturer: self.maybe()?,
            matta: self.rank_or_none()?,
            cut_card: self.card_or_none()?,
            opening: self.list(Self::event)?,
            history: self.list(Self::turn)?,
        })
    }

    fn turn(&mut self) -> Option<Turn> {
        Some(Turn {
            seat: self.number()?,
            mv: self.play()?,
            events: self.list(Self::event)?,
        })
    }

    fn play(&mut self) -> Option<Move> {
        Some(match self.take()? {
            0 => Move::Play(Play {
                card: self.card()?,
                capture: self.maybe()?.map(Cards::from_bits),
            }),
            1 => Move::Declare {
                matta: self.rank_or_none()?,
            },
            2 => Move::Cut { keep: self.flag()? },
            _ => return None,
        })
    }

    fn event(&mut self) -> Option<Event> {
        Some(match self.take()? {
            0 => Event::Redeal {
                table: self.cards()?,
            },
            1 => Event::Dealt {
                round: self.number()?,
                hands: self.number()?,
                table: self.cards()?,
            },
            2 => Event::CutOffered {
                seat: self.number()?,
            },
            3 => Event::CutChosen {
                seat: self.number()?,
                laid: self.card_or_none()?,
            },
            4 => Event::TableBonus {
                seat: self.number()?,
                cards: self.cards()?,
                points: self.number()?,
            },
            5 => Event::Declared {
                seat: self.number()?,
                cards: self.cards()?,
                kind: *DeclarationKind::ALL.get(self.number::<usize>()?)?,
                points: self.number()?,
                matta: self.rank_or_none()?,
            },
            6 => Event::Laid {
                seat: self.number()?,
                card: self.card()?,
            },
            7 => Event::Captured {
                seat: self.number()?,
                card: self.card()?,
                taken: self.cards()?,
                scopa: self.flag()?,
            },
            8 => Event::Leftovers {
                seat: self.maybe()?,
                cards: self.cards()?,
            },
            9 => Event::Over,
            _ => return None,
        })
    }
}
