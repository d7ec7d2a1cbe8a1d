//! What a card takes, what an ace takes, and when the table is swept.

use super::Section;
use crate::rules::{
    AceFirstPlay, AceOnAce, AceOnEmpty, CaptureMode, Leftovers, Obligation, Ruleset, ScopaValue,
    SumChoice,
};

pub(super) enum Playing {
    Turn,
    Takes(CaptureMode),
    Equal {
        first: bool,
        mode: CaptureMode,
    },
    Several {
        choice: SumChoice,
        mode: CaptureMode,
    },
    AtMost {
        cards: u8,
        sweep: bool,
    },
    Duty(Obligation),
    Sweep {
        always: bool,
    },
    Sweeps {
        scopa: bool,
    },
    OnAce {
        sweep: bool,
        mode: CaptureMode,
    },
    OnEmpty(AceOnEmpty),
    Decline(bool),
    First(AceFirstPlay),
    Scopa(ScopaValue),
    LastPlay(bool),
    Rest(Leftovers),
}

impl Playing {
    /// What applies.
    pub(super) fn of(rules: &Ruleset) -> Vec<Playing> {
        let mode = rules.capture_mode;
        let equals = matches!(mode, CaptureMode::Card | CaptureMode::CardOrFifteen);
        let scope = rules.scopa_value != ScopaValue::None;
        let sweep = rules.ace_on_ace == AceOnAce::Sweep;
        let free = rules.obligation == Obligation::Free;
        let parts = [
            (true, Playing::Turn),
            (true, Playing::Takes(mode)),
            (
                equals,
                Playing::Equal {
                    first: rules.equal_priority,
                    mode,
                },
            ),
            (
                true,
                Playing::Several {
                    choice: rules.sum_choice,
                    mode,
                },
            ),
            (
                rules.max_capture.is_some(),
                Playing::AtMost {
                    cards: rules.max_capture.unwrap_or_default(),
                    sweep: rules.ace_sweep,
                },
            ),
            (true, Playing::Duty(rules.obligation)),
            (rules.ace_sweep, Playing::Sweep { always: sweep }),
            (rules.ace_sweep, Playing::OnAce { sweep, mode }),
            (rules.ace_sweep, Playing::OnEmpty(rules.ace_on_empty)),
            (rules.ace_sweep, Playing::Decline(rules.ace_decline || free)),
            (
                rules.ace_sweep && rules.ace_first_play != AceFirstPlay::Normal,
                Playing::First(rules.ace_first_play),
            ),
            (
                rules.ace_sweep && scope,
                Playing::Sweeps {
                    scopa: rules.ace_sweep_scopa,
                },
            ),
            (true, Playing::Scopa(rules.scopa_value)),
            (scope, Playing::LastPlay(rules.last_play_scopa)),
            (true, Playing::Rest(rules.leftovers)),
        ];
        parts
            .into_iter()
            .filter(|part| part.0)
            .map(|part| part.1)
            .collect()
    }

    pub(super) fn section(&self) -> Section {
        match self {
            Playing::Turn | Playing::Takes(_) | Playing::Equal { .. } => Section::Capture,
            Playing::Several { .. } | Playing::AtMost { .. } | Playing::Duty(_) => Section::Capture,
            Playing::Scopa(_) | Playing::LastPlay(_) | Playing::Rest(_) => Section::Scopa,
            _ => Section::Aces,
        }
    }

    pub(super) fn knobs(&self) -> &'static [&'static str] {
        match self {
            Playing::Turn => &[],
            Playing::Takes(_) => &["capture_mode"],
            Playing::Equal { .. } => &["equal_priority"],
            Playing::Several { .. } => &["sum_choice"],
            Playing::AtMost { .. } => &["max_capture"],
            Playing::Duty(_) => &["obligation"],
            Playing::Sweep { .. } => &["ace_sweep"],
            Playing::Sweeps { .. } => &["ace_sweep_scopa"],
            Playing::OnAce { .. } => &["ace_on_ace"],
            Playing::OnEmpty(_) => &["ace_on_empty"],
            Playing::Decline(_) => &["ace_decline"],
            Playing::First(_) => &["ace_first_play"],
            Playing::Scopa(_) => &["scopa_value"],
            Playing::LastPlay(_) => &["last_play_scopa"],
            Playing::Rest(_) => &["leftovers"],
        }
    }
}
