//! What would make an impossible rule set possible again.

use super::fault::{Fault, FaultKind};
use super::knobs::{KNOBS, KnobKind, Rules};
use super::validate::rounds;

/// More knobs than any one repair sets off.
const STEPS: usize = 12;

impl Rules {
    /// The nearest rules without this fault and with no new one, so that mending one fault after the other always comes
    /// to rules that can be played. The knob `keep` stays as it is where that can be: it is what somebody has just set.
    ///
    /// ```
    /// use scopa::Rules;
    /// let mut rules = Rules::default();
    /// rules.with("ace_sweep_scopa", "true")?;
    /// let faults = rules.validate().unwrap_err();
    /// let mended = rules.mended(&faults.as_slice()[0], "ace_sweep_scopa");
    /// assert_eq!(mended.changes_from(&rules), [("ace_sweep", "true".to_owned())]);
    /// # Ok::<(), scopa::KnobError>(())
    /// ```
    #[must_use]
    pub fn mended(&self, fault: &Fault, keep: &str) -> Rules {
        let before = self.faults();
        let settled = self.repairs(fault.kind).into_iter();
        let settled = settled.filter_map(|repair| self.settled(repair, &before, keep));
        let without = settled.filter(|rules| !rules.faults().contains(&fault.kind));
        // What no repair helps is played as everybody plays it.
        without
            .min_by_key(|rules| self.cost(rules, keep))
            .unwrap_or_default()
    }

    fn faults(&self) -> Vec<FaultKind> {
        let faults = self.validate().err();
        let kinds = |faults: super::Faults| faults.iter().map(|fault| fault.kind).collect();
        faults.map(kinds).unwrap_or_default()
    }

    /// A repair with whatever else it asks for; nothing where it would undo itself.
    fn settled(&self, repair: Rules, before: &[FaultKind], keep: &str) -> Option<Rules> {
        let mut rules = repair;
        for _ in 0..STEPS {
            let faults = rules.faults();
            let Some(new) = faults.into_iter().find(|kind| !before.contains(kind)) else {
                return Some(rules);
            };
            let set = rules.changes_from(self);
            let undoes = |next: &Rules| {
                let again = next.changes_from(&rules);
                let is_set = |knob| set.iter().any(|(other, _)| *other == knob);
                again.iter().any(|(knob, _)| is_set(*knob) || *knob == keep)
            };
            let nexts = rules.repairs(new);
            rules = *nexts.iter().find(|next| !undoes(next))?;
        }
        None
    }

    /// How far other rules are: first that `keep` is kept, then how many knobs turn, then how far.
    fn cost(&self, other: &Rules, keep: &str) -> (bool, usize, u32) {
        let changes = other.changes_from(self);
        let kept = changes.iter().all(|(knob, _)| *knob != keep);
        // The deals that are played somewhere go before those that merely come out even (A.4).
        let rare = match other.table_size {
            table if table == self.table_size || table == 4 => 0,
            0 => 1,
            5 => 2,
            _ => 4,
        };
        let few = other.hand_size < 6 && ![3, self.hand_size].contains(&other.hand_size);
        let rare = rare + 2 * usize::from(few);
        let apart = u32::from(self.players.abs_diff(other.players))
            + u32::from(self.hand_size.abs_diff(other.hand_size))
            + u32::from(self.table_size.abs_diff(other.table_size));
        (!kept, changes.len() + rare, apart)
    }

    /// What would mend a fault, each by itself; what it sets off is not looked at.
    fn repairs(&self, kind: FaultKind) -> Vec<Rules> {
        // What is turned off, if anything, and what may be set instead.
        let (idle, sets): (&str, &[(&str, &str)]) = match kind {
            FaultKind::DealSize => return self.deals(),
            FaultKind::Range(knob) => return vec![self.in_range(knob)],
            FaultKind::NoOrder => ("", &[("primiera_count_order", "7,6,1,5,4,3,2")]),
            FaultKind::TwoTeams => (
                "",
                &[
                    ("sides", "individual"),
                    ("sides", "pairs"),
                    ("players", "4"),
                    ("players", "6"),
                ],
            ),
            FaultKind::ThreePairs => (
                "",
                &[
                    ("sides", "two_teams"),
                    ("sides", "individual"),
                    ("players", "6"),
                ],
            ),
            FaultKind::Pattern => ("", &[("deal_pattern", "singles")]),
            FaultKind::CutOpener => (
                "",
                &[("opener", "next_after_dealer"), ("deal_pattern", "singles")],
            ),
            FaultKind::TableOfFour(knob) => (knob, &[("table_size", "4")]),
            FaultKind::NoSweep(knob) => (knob, &[("ace_sweep", "on")]),
            FaultKind::HandOfThree(knob) => (knob, &[("hand_size", "3")]),
            FaultKind::ShownTwice => ("cucita", &[("knocks", "off")]),
            FaultKind::Frac(knob) => (knob, &[("frac", "off")]),
            FaultKind::NoPrime => ("", &[("re_bello", "extra"), ("primiera_mode", "points")]),
            FaultKind::CoinsTwice => ("piccola", &[("napola", "off")]),
            FaultKind::NothingScores => ("", &[("scopa_value", "one"), ("points_cards", "1")]),
        };
        let mut repairs = Vec::new();
        for (knob, value) in [(idle, off(idle))].iter().chain(sets) {
            let mut rules = *self;
            if rules.read(knob, value) {
                repairs.push(rules);
            }
        }
        if let (FaultKind::Pattern, Some((hand, table))) = (kind, self.deal_pattern.sizes()) {
            repairs.push(Rules {
                hand_size: hand,
                table_size: table,
                ..*self
            });
        }
        repairs
    }

    /// Every deal that comes out even and is played somewhere, or differs by one number only.
    fn deals(&self) -> Vec<Rules> {
        let mut deals = Vec::new();
        for players in 2..=6 {
            for hand in 1..=20 {
                for table in 0..=38 {
                    let rules = Rules {
                        players,
                        hand_size: hand,
                        table_size: table,
                        ..*self
                    };
                    if rounds(players, hand, table).is_some()
                        && ([0, 4, 5, self.table_size].contains(&table)
                            || rules.distance(self) == 1)
                    {
                        deals.push(rules);
                    }
                }
            }
        }
        deals
    }

    fn in_range(&self, knob: &str) -> Rules {
        let mut rules = *self;
        let kind = KNOBS.iter().find(|other| other.name == knob);
        let value = self.write(knob).and_then(|value| value.parse::<u32>().ok());
        if let (Some(KnobKind::Number { min, max, .. }), Some(value)) =
            (kind.map(|knob| knob.kind), value)
        {
            rules.read(knob, &value.clamp(min, max).to_string());
        }
        rules
    }
}

/// What a knob is where nobody asks for it.
fn off(knob: &str) -> &'static str {
    match knob {
        "scopa_value" | "redeal_low_sum" => "none",
        "redeal_kings" | "redeal_aces" => "0",
        "ace_on_ace" => "take_one",
        "ace_on_empty" => "stays",
        "ace_first_play" => "normal",
        _ => "off",
    }
}
