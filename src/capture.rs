//! Which table cards a card may take, and whether that is a scopa (RULES.md A.6, A.7, C).

use crate::cards::{Card, Cards, Rank};
use crate::moves::{Moves, Play};
use crate::rules::{
    AceFirstPlay, AceOnAce, AceOnEmpty, CaptureMode, MattaScope, Obligation, Rules, ScopaValue,
    SumChoice,
};

/// What a capture depends on besides the rules, the table and the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// It is the first play of the deal (`ace_first_play`).
    pub first_play: bool,
    /// It is the last play of the deal (`last_play_scopa`).
    pub last_play: bool,
    /// The value that the seven of cups was declared as; it counts under `matta_scope = sticky` only.
    pub matta: Option<Rank>,
}

/// The captures of one card.
#[derive(Clone, Debug, Default)]
pub struct Captures {
    /// The sets that may be taken; an empty one is an ace that takes itself.
    pub sets: Vec<Cards>,
    /// Whether the card may be laid on the table instead.
    pub may_trail: bool,
}

/// What a card may do on a table (A.6).
///
/// ```
/// use scopa::{Card, Cards, Moment, Rules, captures};
/// let table: Cards = ["1D", "5C", "6S"].iter().map(|card| card.parse::<Card>().unwrap()).collect();
/// let seven = captures(&Rules::default(), table, "7B".parse()?, Moment::default());
/// assert_eq!(seven.sets.len(), 1);
/// assert_eq!(seven.sets[0].to_string(), "1D 6S");
/// assert!(!seven.may_trail);
/// # Ok::<(), scopa::ParseCardError>(())
/// ```
#[must_use]
pub fn captures(rules: &Rules, table: Cards, played: Card, moment: Moment) -> Captures {
    let spread = Spread::new(rules, table, moment.matta);
    let mut sets = Vec::new();
    let may_trail = spread.captures(rules, played, moment.first_play, &mut |set| sets.push(set));
    Captures { sets, may_trail }
}

/// The plays that a hand allows, with the duties that look at the whole hand (A.6, obligation; C, regola del vile).
#[must_use]
pub fn plays(rules: &Rules, table: Cards, hand: Cards, moment: Moment) -> Moves {
    let mut moves = Moves::new();
    plays_into(rules, table, hand, moment, &mut moves);
    moves
}

pub(crate) fn plays_into(
    rules: &Rules,
    table: Cards,
    hand: Cards,
    moment: Moment,
    moves: &mut Moves,
) {
    let spread = Spread::new(rules, table, moment.matta);
    let mut hand = hand;
    if moment.first_play && rules.ace_sweep && rules.ace_first_play == AceFirstPlay::Banned {
        let aces = Spread::new(rules, hand, moment.matta).of_value(1);
        if aces != hand {
            hand -= aces;
        }
    }
    match rules.obligation {
        Obligation::Hand => {
            let takes = |card: &Card| {
                let mut any = false;
                spread.captures(rules, *card, moment.first_play, &mut |_| any = true);
                any
            };
            let capturing: Cards = hand.iter().filter(takes).collect();
            let hand = if capturing.is_empty() {
                hand
            } else {
                capturing
            };
            spread.plays(rules, hand, moment.first_play, &mut |play| {
                moves.push_play(play)
            });
        }
        Obligation::Scopa if !moment.last_play || rules.last_play_scopa => {
            let scores = |play: &Play| {
                play.capture
                    .is_some_and(|taken| spread.scopa(rules, play.card, taken, moment) > 0)
            };
            let mut any = false;
            spread.plays(rules, hand, moment.first_play, &mut |play| {
                any |= scores(&play)
            });
            spread.plays(rules, hand, moment.first_play, &mut |play| {
                if !any || scores(&play) {
                    moves.push_play(play);
                }
            });
        }
        _ => spread.plays(rules, hand, moment.first_play, &mut |play| {
            moves.push_play(play)
        }),
    }
}

/// The points of a scopa by a capture, 0 when it is none (A.7, C).
#[must_use]
pub fn scopa_points(
    rules: &Rules,
    table: Cards,
    played: Card,
    captured: Cards,
    moment: Moment,
) -> u8 {
    Spread::new(rules, table, moment.matta).scopa(rules, played, captured, moment)
}

/// What a scopa is worth (A.7, C).
#[inline]
pub(crate) fn scopa_worth(rules: &Rules, played: Card, captured: Cards) -> u8 {
    match rules.scopa_value {
        ScopaValue::None => 0,
        ScopaValue::One => 1,
        ScopaValue::CardValue => played.rank().value(),
        ScopaValue::CardsInvolved => captured.len() as u8 + 1,
    }
}

/// The table as captures see it: the cards, and the value that the seven of cups has if it is not a 7.
#[derive(Clone, Copy)]
struct Spread {
    cards: Cards,
    matta: u8,
    /// Bit n is set when some of the cards total n, for n up to 15.
    reach: u16,
}

const VALUES: [u8; 64] = {
    let mut values = [0; 64];
    let mut i = 0;
    while i < 40 {
        values[i] = (i % 10) as u8 + 1;
        i += 1;
    }
    values
};

/// The cards of at most each value.
const UP_TO: [u64; 16] = {
    let mut masks = [0; 16];
    let mut value = 1;
    while value < 16 {
        let ranks = if value < 10 {
            (1 << value) - 1
        } else {
            (1 << 10) - 1
        };
        masks[value] = ranks | ranks << 10 | ranks << 20 | ranks << 30;
        value += 1;
    }
    masks
};

const MATTA_BIT: u64 = 1 << Card::MATTA.index();

impl Spread {
    #[inline]
    fn new(rules: &Rules, cards: Cards, matta: Option<Rank>) -> Spread {
        let sticky = rules.matta && rules.matta_scope == MattaScope::Sticky;
        let matta = if sticky {
            matta.map_or(0, Rank::value)
        } else {
            0
        };
        let mut spread = Spread {
            cards,
            matta,
            reach: 1,
        };
        for card in cards {
            spread.reach |= spread.reach << spread.value(card);
        }
        spread
    }

    #[inline]
    fn value(&self, card: Card) -> u8 {
        if self.matta != 0 && card == Card::MATTA {
            self.matta
        } else {
            VALUES[card.index() as usize & 63]
        }
    }

    #[inline]
    fn of_value(&self, value: u8) -> Cards {
        let plain = Rank::new(value).map_or(Cards::EMPTY, |rank| self.cards.of_rank(rank));
        if self.matta == 0 || !self.cards.contains(Card::MATTA) {
            plain
        } else if self.matta == value {
            plain.with(Card::MATTA)
        } else {
            plain.without(Card::MATTA)
        }
    }

    #[inline]
    fn plays(&self, rules: &Rules, hand: Cards, first_play: bool, sink: &mut impl FnMut(Play)) {
        for card in hand {
            let trail = self.captures(rules, card, first_play, &mut |set| {
                sink(Play {
                    card,
                    capture: Some(set),
                })
            });
            if trail {
                sink(Play {
                    card,
                    capture: None,
                });
            }
        }
    }

    /// Hands every capture to `sink` and says whether the card may be laid instead.
    #[inline]
    fn captures(
        &self,
        rules: &Rules,
        card: Card,
        first_play: bool,
        sink: &mut impl FnMut(Cards),
    ) -> bool {
        let value = self.value(card);
        let mut found = false;
        let mut sink = |set| {
            found = true;
            sink(set);
        };
        if value == 1 && rules.ace_sweep {
            self.ace(rules, first_play, &mut sink);
            return !found || rules.ace_decline || rules.obligation == Obligation::Free;
        }
        self.ordinary(rules, value, &mut sink);
        !found || rules.obligation == Obligation::Free
    }

    fn ace(&self, rules: &Rules, first_play: bool, sink: &mut impl FnMut(Cards)) {
        let sweeps = !(first_play && rules.ace_first_play == AceFirstPlay::NoSweep);
        let aces = self.of_value(1);
        if self.cards.is_empty() {
            if sweeps && rules.ace_on_empty == AceOnEmpty::TakesItself {
                sink(Cards::EMPTY);
            }
        } else if rules.ace_on_ace == AceOnAce::TakeOne && !aces.is_empty() {
            aces.iter().for_each(|ace| sink(ace.into()));
            self.completing(rules, 1, sink);
        } else if sweeps {
            sink(self.cards);
        } else {
            self.ordinary(rules, 1, sink);
        }
    }

    #[inline]
    fn ordinary(&self, rules: &Rules, value: u8, sink: &mut impl FnMut(Cards)) {
        if matches!(
            rules.capture_mode,
            CaptureMode::Card | CaptureMode::CardOrFifteen
        ) {
            let equal = self.of_value(value);
            if rules.equal_priority && !equal.is_empty() {
                equal.iter().for_each(|card| sink(card.into()));
            } else {
                self.sums(rules, value, sink);
            }
        }
        self.completing(rules, value, sink);
    }

    /// The captures that make 15 or 11 together with the played card.
    #[inline]
    fn completing(&self, rules: &Rules, value: u8, sink: &mut impl FnMut(Cards)) {
        match rules.capture_mode {
            CaptureMode::Card => {}
            CaptureMode::Fifteen | CaptureMode::CardOrFifteen => self.sums(rules, 15 - value, sink),
            CaptureMode::Eleven => self.sums(rules, 11 - value, sink),
        }
    }

    /// Every set of cards with this total, within `max_capture` and `sum_choice`.
    #[inline]
    fn sums(&self, rules: &Rules, total: u8, sink: &mut impl FnMut(Cards)) {
        if self.reach >> total & 1 == 0 {
            return;
        }
        let mut most = rules.max_capture.map_or(40, usize::from);
        if rules.sum_choice == SumChoice::Fewest {
            let mut fewest = most;
            self.search(self.cards.bits(), total, 0, &mut |set| {
                fewest = fewest.min(set.len())
            });
            most = fewest;
        }
        self.search(self.cards.bits(), total, 0, &mut |set: Cards| {
            if set.len() <= most {
                sink(set);
            }
        });
    }

    fn search(&self, rest: u64, total: u8, taken: u64, sink: &mut impl FnMut(Cards)) {
        let wild = if self.matta == 0 { 0 } else { MATTA_BIT };
        let mut rest = rest & (UP_TO[total as usize & 15] | wild);
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let value = match bit == wild {
                true => self.matta,
                false => VALUES[bit.trailing_zeros() as usize & 63],
            };
            if value == total {
                sink(Cards::from_bits(taken | bit));
            } else if value < total {
                self.search(rest, total - value, taken | bit, sink);
            }
        }
    }

    #[inline]
    fn scopa(&self, rules: &Rules, played: Card, captured: Cards, moment: Moment) -> u8 {
        let last = moment.last_play && !rules.last_play_scopa;
        if captured != self.cards
            || captured.is_empty()
            || last
            || self.is_dry_sweep(rules, played, moment)
        {
            return 0;
        }
        scopa_worth(rules, played, captured)
    }

    /// An ace that sweeps by the special rule where that is no scopa. Taking a lone ace is an ordinary capture.
    #[inline]
    fn is_dry_sweep(&self, rules: &Rules, played: Card, moment: Moment) -> bool {
        if !rules.ace_sweep || rules.ace_sweep_scopa || self.value(played) != 1 {
            return false;
        }
        let aces = self.of_value(1);
        let burned = rules.ace_on_ace == AceOnAce::TakeOne && !aces.is_empty();
        let lone = aces == self.cards && aces.len() == 1;
        let plain = moment.first_play && rules.ace_first_play == AceFirstPlay::NoSweep;
        !burned && !lone && !plain
    }
}
