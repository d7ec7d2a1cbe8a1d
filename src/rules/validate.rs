//! Whether a rule set can be played (RULES.md, end of section F).

use super::choices::*;
use super::fault::{Fault, FaultKind, Faults};
use super::knobs::{KNOBS, KnobKind, Rules};
use super::ruleset::Ruleset;

/// How often hands are dealt with so many players, cards each and cards on the table; nothing when the forty cards
/// do not come out even (A.4).
#[must_use]
pub fn rounds(players: u8, hand: u8, table: u8) -> Option<u8> {
    let each = u16::from(players) * u16::from(hand);
    let rest = 40u16
        .checked_sub(u16::from(table))
        .filter(|rest| *rest > 0)?;
    let even = (2..=6).contains(&players) && each > 0 && rest % each == 0;
    even.then(|| (rest / each) as u8)
}

impl DealPattern {
    /// Cards in a hand and on the table, where the packets leave no choice.
    pub(super) fn sizes(self) -> Option<(u8, u8)> {
        match self {
            DealPattern::Singles => None,
            DealPattern::Packets32323 => Some((9, 4)),
            DealPattern::Packets334 => Some((10, 0)),
            DealPattern::ChkobbaCut => Some((3, 4)),
        }
    }
}

pub(super) struct Check(Vec<Fault>);

impl Check {
    pub(super) fn refuse(
        &mut self,
        wrong: bool,
        kind: FaultKind,
        knobs: &[&'static str],
        problem: impl Into<String>,
        valid: impl Into<String>,
    ) {
        if wrong {
            self.0.push(Fault {
                kind,
                knobs: knobs.to_vec(),
                problem: problem.into(),
                valid: valid.into(),
            });
        }
    }
}

impl Rules {
    /// Whether the rule set can be played.
    ///
    /// # Errors
    /// All faults at once, each with the knobs concerned and what would be valid.
    pub fn validate(&self) -> Result<Ruleset, Faults> {
        let mut check = Check(Vec::new());
        self.check_ranges(&mut check);
        self.check_deal(&mut check);
        self.check_opening(&mut check);
        self.check_aces(&mut check);
        self.check_declarations(&mut check);
        self.check_scoring(&mut check);
        match rounds(self.players, self.hand_size, self.table_size) {
            Some(rounds) if check.0.is_empty() => Ok(Ruleset::checked(*self, rounds)),
            _ => Err(Faults(check.0)),
        }
    }

    fn check_ranges(&self, check: &mut Check) {
        for knob in KNOBS {
            let KnobKind::Number { min, max, .. } = knob.kind else {
                continue;
            };
            if let Some(value) = self
                .write(knob.name)
                .and_then(|value| value.parse::<u64>().ok())
            {
                let wrong = !(u64::from(min)..=u64::from(max)).contains(&value);
                check.refuse(
                    wrong,
                    FaultKind::Range(knob.name),
                    &[knob.name],
                    format!("{value} is out of range"),
                    knob.valid(),
                );
            }
        }
        let none = self.primiera_count_order.is_empty();
        check.refuse(
            none,
            FaultKind::NoOrder,
            &["primiera_count_order"],
            "the list is empty",
            "one rank or more",
        );
    }

    fn check_deal(&self, check: &mut Check) {
        let (n, hand, table) = (self.players, self.hand_size, self.table_size);
        if rounds(n, hand, table).is_none() {
            let fits = |table: u8| (1..=20).filter(move |hand| rounds(n, *hand, table).is_some());
            let shape = |table: u8| fits(table).map(move |hand| format!("{hand} + {table}"));
            let valid: Vec<String> = [table, 4, 0, 5].into_iter().flat_map(shape).collect();
            let problem = format!(
                "{n} players cannot be dealt {hand} each and {table} to the table from 40 cards"
            );
            let mut unique = Vec::new();
            valid.into_iter().for_each(|shape| {
                if !unique.contains(&shape) {
                    unique.push(shape)
                }
            });
            let valid = match unique.is_empty() {
                true => "2 to 6 players, 3 each and 4 to the table".to_owned(),
                false => format!("hand_size + table_size {}", unique.join(", ")),
            };
            check.refuse(
                true,
                FaultKind::DealSize,
                &["players", "hand_size", "table_size"],
                problem,
                valid,
            );
        }
        let odd = self.sides == Sides::TwoTeams && !matches!(n, 4 | 6);
        check.refuse(
            odd,
            FaultKind::TwoTeams,
            &["sides", "players"],
            format!("{n} players make no two teams"),
            "4 or 6 players, or individual",
        );
        let odd = self.sides == Sides::Pairs && n != 6;
        check.refuse(
            odd,
            FaultKind::ThreePairs,
            &["sides", "players"],
            format!("{n} players make no three pairs"),
            "6 players, or two_teams with 4",
        );
        let sizes = self.deal_pattern.sizes().unwrap_or((hand, table));
        check.refuse(
            sizes != (hand, table),
            FaultKind::Pattern,
            &["deal_pattern", "hand_size", "table_size"],
            format!(
                "{} does not deal {hand} each and {table} to the table",
                self.deal_pattern.name()
            ),
            format!(
                "hand_size {} and table_size {}, or singles",
                sizes.0, sizes.1
            ),
        );
        check.refuse(
            self.deal_pattern == DealPattern::ChkobbaCut && self.opener == Opener::Dealer,
            FaultKind::CutOpener,
            &["deal_pattern", "opener"],
            "the player after the dealer cuts and leads",
            "opener next_after_dealer, or another pattern",
        );
    }

    fn check_opening(&self, check: &mut Check) {
        let four = self.table_size == 4;
        let needs = |on: bool| on && !four;
        let problem = || {
            format!(
                "it looks at four cards on the table, and {} are dealt",
                self.table_size
            )
        };
        let valid = "table_size 4, or off";
        check.refuse(
            needs(self.redeal_kings > 0),
            FaultKind::TableOfFour("redeal_kings"),
            &["redeal_kings", "table_size"],
            problem(),
            "table_size 4, or 0",
        );
        check.refuse(
            needs(self.redeal_aces > 0),
            FaultKind::TableOfFour("redeal_aces"),
            &["redeal_aces", "table_size"],
            problem(),
            "table_size 4, or 0",
        );
        check.refuse(
            needs(self.redeal_low_sum.is_some()),
            FaultKind::TableOfFour("redeal_low_sum"),
            &["redeal_low_sum", "table_size"],
            problem(),
            "table_size 4, or none",
        );
        check.refuse(
            needs(self.dealer_table_bonus),
            FaultKind::TableOfFour("dealer_table_bonus"),
            &["dealer_table_bonus", "table_size"],
            problem(),
            valid,
        );
        check.refuse(
            needs(self.dealer_low_bonus),
            FaultKind::TableOfFour("dealer_low_bonus"),
            &["dealer_low_bonus", "table_size"],
            problem(),
            valid,
        );
    }

    fn check_aces(&self, check: &mut Check) {
        let wanting = [
            ("redeal_aces", self.redeal_aces > 0, "0"),
            ("ace_sweep_scopa", self.ace_sweep_scopa, "off"),
            ("ace_decline", self.ace_decline, "off"),
            (
                "ace_on_ace",
                self.ace_on_ace != AceOnAce::TakeOne,
                "take_one",
            ),
            (
                "ace_on_empty",
                self.ace_on_empty != AceOnEmpty::Stays,
                "stays",
            ),
            (
                "ace_first_play",
                self.ace_first_play != AceFirstPlay::Normal,
                "normal",
            ),
        ];
        for (knob, on, off) in wanting {
            let problem = "it means nothing while aces do not sweep";
            check.refuse(
                on && !self.ace_sweep,
                FaultKind::NoSweep(knob),
                &[knob, "ace_sweep"],
                problem,
                format!("ace_sweep on, or {knob} {off}"),
            );
        }
    }

    fn check_declarations(&self, check: &mut Check) {
        let size = format!(
            "it is made with three cards, and {} are dealt",
            self.hand_size
        );
        let off = "hand_size 3, or off";
        check.refuse(
            self.knocks && self.hand_size != 3,
            FaultKind::HandOfThree("knocks"),
            &["knocks", "hand_size"],
            size.clone(),
            off,
        );
        check.refuse(
            self.cucita && self.hand_size != 3,
            FaultKind::HandOfThree("cucita"),
            &["cucita", "hand_size"],
            size,
            off,
        );
        let both = self.knocks && self.cucita;
        check.refuse(
            both,
            FaultKind::ShownTwice,
            &["knocks", "cucita"],
            "the same cards would be shown for both",
            "one of them off",
        );
    }
}
