//! What would make an impossible rule set possible again.

use super::choices::*;
use super::fault::{Fault, FaultKind};
use super::knobs::{KNOBS, KnobKind, Rules};
use super::prime::CountOrder;
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
        let with = |change: &dyn Fn(&mut Rules)| {
            let mut rules = *self;
            change(&mut rules);
            rules
        };
        let off = |knob: &str| with(&|rules| rules.turn_off(knob));
        match kind {
            FaultKind::Range(knob) => vec![with(&|rules| rules.clamp_knob(knob))],
            FaultKind::NoOrder => {
                vec![with(&|rules| {
                    rules.primiera_count_order = CountOrder::default()
                })]
            }
            FaultKind::DealSize => self.deals(),
            FaultKind::TwoTeams | FaultKind::ThreePairs => {
                let sides = Sides::ALL
                    .iter()
                    .map(|sides| with(&|rules| rules.sides = *sides));
                let players = [4, 6].map(|players| with(&|rules| rules.players = players));
                sides.chain(players).collect()
            }
            FaultKind::Pattern => {
                let sizes = self.deal_pattern.sizes();
                let sized = |(hand, table)| {
                    with(&|rules| (rules.hand_size, rules.table_size) = (hand, table))
                };
                let singles = with(&|rules| rules.deal_pattern = DealPattern::Singles);
                [singles].into_iter().chain(sizes.map(sized)).collect()
            }
            FaultKind::CutOpener => vec![
                with(&|rules| rules.opener = Opener::NextAfterDealer),
                with(&|rules| rules.deal_pattern = DealPattern::Singles),
            ],
            FaultKind::TableOfFour(knob) => vec![off(knob), with(&|rules| rules.table_size = 4)],
            FaultKind::NoSweep(knob) => vec![off(knob), with(&|rules| rules.ace_sweep = true)],
            FaultKind::HandOfThree(knob) => vec![off(knob), with(&|rules| rules.hand_size = 3)],
            FaultKind::ShownTwice => vec![off("cucita"), off("knocks")],
            FaultKind::Frac(knob) => vec![off(knob), off("frac")],
            FaultKind::NoPrime => vec![
                with(&|rules| rules.re_bello = ReBello::Extra),
                with(&|rules| rules.primiera_mode = PrimieraMode::Points),
            ],
            FaultKind::CoinsTwice => vec![off("piccola"), off("napola")],
            FaultKind::NothingScores => vec![
                with(&|rules| rules.scopa_value = ScopaValue::One),
                with(&|rules| rules.points_cards = 1),
            ],
        }
    }

    /// Every deal that comes out even, for the same sides where they can be.
    fn deals(&self) -> Vec<Rules> {
        let sizes = (0..=38).flat_map(|table| (1..=20).map(move |hand| (hand, table)));
        let deals = (2..=6).flat_map(|players| {
            sizes.clone().map(move |(hand, table)| Rules {
                players,
                hand_size: hand,
                table_size: table,
                ..*self
            })
        });
        let even = |rules: &Rules| {
            rounds(rules.players, rules.hand_size, rules.table_size).is_some()
                && ([0, 4, 5, self.table_size].contains(&rules.table_size)
                    || rules.distance(self) == 1)
        };
        deals.filter(even).collect()
    }

    /// Sets a knob to what it is where nobody asks for it.
    fn turn_off(&mut self, knob: &str) {
        let off = match knob {
            "scopa_value" | "redeal_low_sum" => "none",
            "redeal_kings" | "redeal_aces" => "0",
            "ace_on_ace" => "take_one",
            "ace_on_empty" => "stays",
            "ace_first_play" => "normal",
            "re_bello" => "off",
            _ => "false",
        };
        self.read(knob, off);
    }

    fn clamp_knob(&mut self, knob: &str) {
        let kind = KNOBS.iter().find(|other| other.name == knob);
        let value = self.write(knob).and_then(|value| value.parse::<u32>().ok());
        if let (Some(KnobKind::Number { min, max, .. }), Some(value)) =
            (kind.map(|knob| knob.kind), value)
        {
            self.read(knob, &value.clamp(min, max).to_string());
        }
    }
}
