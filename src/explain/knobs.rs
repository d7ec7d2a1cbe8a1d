//! Every knob in words: what it is called, what its values are called, and what is wrong with impossible rules.

use super::Language;
use super::text::{Line, Value};
use crate::cards::Rank;
use crate::rules::{
    AllCoins, CaptureMode, Fault, FaultKind, KNOBS, Knob, KnobKind, PrimieraMode, PrimieraScale,
    Rules,
};

/// Knobs that one looks for in the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Who plays, with which cards, and how they are dealt.
    Deal,
    /// What the opening table may bring.
    Opening,
    /// What a hand may be shown for.
    Shown,
    /// What a card takes.
    Capture,
    /// What an ace takes.
    Aces,
    /// Sweeping the table, and what is left on it.
    Scopa,
    /// Points for cards.
    Points,
    /// The prime.
    Primiera,
    /// The end of the match.
    Match,
}

impl Group {
    /// All, in order.
    pub const ALL: [Group; 9] = [
        Group::Deal,
        Group::Opening,
        Group::Shown,
        Group::Capture,
        Group::Aces,
        Group::Scopa,
        Group::Points,
        Group::Primiera,
        Group::Match,
    ];

    /// Its name in a page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Group::Deal => "deal",
            Group::Opening => "opening",
            Group::Shown => "shown",
            Group::Capture => "capture",
            Group::Aces => "aces",
            Group::Scopa => "scopa",
            Group::Points => "points",
            Group::Primiera => "primiera",
            Group::Match => "match",
        }
    }

    /// Its knobs, in the order of [`KNOBS`].
    pub fn knobs(self) -> impl Iterator<Item = &'static Knob> {
        KNOBS
            .iter()
            .filter(move |knob| Group::of(knob.name) == self)
    }

    /// Where a knob belongs.
    #[must_use]
    pub fn of(knob: &str) -> Group {
        let starts = |prefixes: &[&str]| prefixes.iter().any(|start| knob.starts_with(start));
        match knob {
            "points_primiera" | "re_bello" => Group::Primiera,
            "capture_mode" | "equal_priority" | "sum_choice" | "max_capture" | "obligation" => {
                Group::Capture
            }
            "scopa_value" | "last_play_scopa" | "leftovers" | "ponino" => Group::Scopa,
            "target" | "end_rule" | "objective" | "cappotto_at" => Group::Match,
            "players" | "sides" | "direction" | "deck_style" | "opener" | "dealer_rotation"
            | "hand_size" | "table_size" | "deal_pattern" => Group::Deal,
            _ if starts(&["redeal", "dealer_", "bonus"]) => Group::Opening,
            _ if starts(&["knock", "matta", "cucita"]) => Group::Shown,
            _ if starts(&["ace_"]) => Group::Aces,
            _ if starts(&["primiera"]) => Group::Primiera,
            _ => Group::Points,
        }
    }
}

impl Rules {
    /// Whether a knob can change anything as the others stand.
    #[must_use]
    pub fn matters(&self, knob: &str) -> bool {
        let bonus = self.dealer_table_bonus || self.dealer_low_bonus;
        let redeal = self.redeal_kings > 0 || self.redeal_aces > 0 || self.redeal_low_sum.is_some();
        let prime = super::has_prime(self);
        match knob {
            "sides" => matches!(self.players, 4 | 6),
            "redeal_aces" => self.ace_sweep,
            "bonus_before_redeal" => bonus && redeal,
            "equal_priority" => matches!(
                self.capture_mode,
                CaptureMode::Card | CaptureMode::CardOrFifteen
            ),
            "last_play_scopa" => self.scopa_value != crate::rules::ScopaValue::None,
            "ponino" => self.scopa_value != crate::rules::ScopaValue::None && !self.frac,
            "matta" => self.knocks || bonus,
            "matta_scope" => self.knocks && self.matta,
            "napola_cap" => self.napola,
            "piccola_cap" => self.piccola,
            "all_coins_min" => self.all_coins != AllCoins::None,
            "primiera_scale" | "primiera_missing" => {
                prime && self.primiera_mode == PrimieraMode::Points
            }
            "primiera_count_order" => prime && self.primiera_mode == PrimieraMode::Count,
            "primiera_mode" => self.points_primiera > 0 && !self.frac,
            "majority" => (self.points_cards > 0 || self.points_coins > 0) && !self.frac,
            "ace_sweep" => true,
            _ if knob.starts_with("ace_") => self.ace_sweep,
            _ if knob.starts_with("knock_") => self.knocks,
            _ if knob.starts_with("cucita_") => self.cucita,
            "frac" => true,
            _ if self.frac => !matches!(Group::of(knob), Group::Points | Group::Primiera),
            _ => true,
        }
    }
}

impl Language {
    /// What a knob is called, and what its values are.
    fn knob(self, name: &str) -> impl Iterator<Item = &'static str> + use<> {
        let place = KNOBS.iter().position(|knob| knob.name == name);
        let line = place.map(|place| self.text().knob(place));
        line.unwrap_or_default().split('|')
    }

    /// What a knob is called at a table.
    #[must_use]
    pub fn label(self, name: &str) -> &'static str {
        self.knob(name).next().unwrap_or_default()
    }

    /// What the values of a knob are called, in their order; of a number, what its none or nought is called, if anything.
    #[must_use]
    pub fn values(self, name: &str) -> Vec<&'static str> {
        self.knob(name).skip(1).collect()
    }

    /// The title of a group.
    #[must_use]
    pub fn group(self, group: Group) -> &'static str {
        self.text().line(match group {
            Group::Deal => Line::GroupDeal,
            Group::Opening => Line::GroupOpening,
            Group::Shown => Line::GroupShown,
            Group::Capture => Line::GroupCapture,
            Group::Aces => Line::GroupAces,
            Group::Scopa => Line::GroupScopa,
            Group::Points => Line::GroupPoints,
            Group::Primiera => Line::GroupPrimiera,
            Group::Match => Line::GroupMatch,
        })
    }

    /// A card's value by name.
    #[must_use]
    pub fn rank(self, rank: Rank) -> &'static str {
        self.text().word(Line::Rank, rank.value())
    }

    /// What values of the prime that have no name are called.
    #[must_use]
    pub fn own_scale(self) -> &'static str {
        self.text().line(Line::OwnScale)
    }

    /// A knob's value, as [`Rules::get`] writes it, in words.
    #[must_use]
    pub fn value(self, knob: &Knob, value: &str) -> String {
        let nth = |n: Option<usize>| n.and_then(|n| self.knob(knob.name).nth(n + 1));
        let at = |names: &[&str]| nth(names.iter().position(|name| *name == value));
        let found = match knob.kind {
            KnobKind::Switch => Some(self.text().word(Line::Switch, u8::from(value == "true"))),
            KnobKind::Choice(names) => at(names),
            KnobKind::Number { .. } => nth(["0", "none"].contains(&value).then_some(0)),
            KnobKind::Scale => Some(at(PrimieraScale::NAMES).unwrap_or(self.own_scale())),
            KnobKind::Order => {
                let rank = |text: &str| Some(self.rank(Rank::new(text.parse().ok()?)?).to_owned());
                let ranks: Vec<String> = value.split(',').filter_map(rank).collect();
                return self.text().words().join(&ranks, Line::Comma);
            }
        };
        found.unwrap_or(value).to_owned()
    }

    /// Knobs with their values, as in "An ace takes the whole table: yes".
    #[must_use]
    pub fn settings(self, changes: &[(&'static str, String)]) -> Vec<String> {
        let words = self.text().words();
        let said = |(name, value): &(&str, String)| {
            let knob = KNOBS.iter().find(|knob| knob.name == *name)?;
            let value = self.value(knob, value);
            let values = [self.label(name), &value].map(Value::Text);
            Some(words.say(Line::Setting, &values))
        };
        changes.iter().filter_map(said).collect()
    }

    /// Why rules cannot be played, in a sentence.
    #[must_use]
    pub fn fault(self, fault: &Fault, rules: &Rules) -> String {
        // The knob that a fault is about comes first or last.
        let knob = match fault.kind {
            FaultKind::Frac(knob) => knob,
            _ => fault.knobs.first().copied().unwrap_or_default(),
        };
        let kind = KNOBS.iter().find(|other| other.name == knob);
        let (min, max) = match kind.map(|knob| knob.kind) {
            Some(KnobKind::Number { min, max, .. }) => (min, max),
            _ => (0, 0),
        };
        let about = [
            Value::Text(self.label(knob)),
            Value::Number(min),
            Value::Number(max),
        ];
        let deal = [rules.players, rules.hand_size, rules.table_size];
        let deal = deal.map(|n| Value::Number(n.into()));
        let (line, values) = match fault.kind {
            FaultKind::Range(_) => (Line::FaultRange, about),
            FaultKind::NoOrder => (Line::FaultNoOrder, about),
            FaultKind::DealSize => (Line::FaultDealSize, deal),
            FaultKind::TwoTeams => (Line::FaultTwoTeams, deal),
            FaultKind::ThreePairs => (Line::FaultThreePairs, deal),
            FaultKind::Pattern => (Line::FaultPattern, deal),
            FaultKind::CutOpener => (Line::FaultCutOpener, about),
            FaultKind::TableOfFour(_) => (Line::FaultTableOfFour, about),
            FaultKind::NoSweep(_) => (Line::FaultNoSweep, about),
            FaultKind::HandOfThree(_) => (Line::FaultHandOfThree, about),
            FaultKind::ShownTwice => (Line::FaultShownTwice, about),
            FaultKind::Frac(_) => (Line::FaultFrac, about),
            FaultKind::NoPrime => (Line::FaultNoPrime, about),
            FaultKind::CoinsTwice => (Line::FaultCoinsTwice, about),
            FaultKind::NothingScores => (Line::FaultNothingScores, about),
        };
        self.text().words().say(line, &values)
    }
}
