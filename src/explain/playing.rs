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

    pub(super) fn source(&self) -> Option<&'static str> {
        use CaptureMode::{Card, CardOrFifteen, Eleven, Fifteen};
        Some(match self {
            Playing::Takes(Fifteen) => "C: 003, BGA, P-S (1) ≠ P-S (2, 3)",
            Playing::Takes(Eleven) => "C: app",
            Playing::Equal {
                first: true,
                mode: CardOrFifteen,
            } => "C.1: W-C, RDG, CIA ≠ P-C, BGA, tripod",
            Playing::Equal {
                first: false,
                mode: CardOrFifteen,
            } => "C.1: P-C, BGA, tripod ≠ W-C, RDG, CIA",
            Playing::Equal { first: true, .. } => "A.6: 000, 001, 003, P-SC, CSR, DMR",
            Playing::Equal { first: false, .. } => "C: BGA (Frac) ≠ 000, 001, 003, P-SC, CSR, DMR",
            Playing::Several {
                choice: SumChoice::Any,
                mode: Card,
            } => "A.6: 003, 004, DMR, CSR, CSP, TIM ≠ MAG, CUP, BGA",
            Playing::Several {
                choice: SumChoice::Any,
                mode: CardOrFifteen,
            } => "C.1: P-C, BGA, tripod",
            Playing::Several {
                choice: SumChoice::Any,
                ..
            } => "C: 003, BGA, P-S ≠ DM15",
            Playing::Several {
                choice: SumChoice::Fewest,
                mode: Card | CardOrFifteen,
            } => "A.6: MAG, CUP, BGA ≠ 003, 004, DMR, CSR, CSP, TIM",
            Playing::Several {
                choice: SumChoice::Fewest,
                ..
            } => "C: DM15 ≠ 003, BGA, P-S",
            Playing::AtMost { .. } => "A.6: BGA",
            Playing::Duty(Obligation::Card) => "A.6: 001, 003 ≠ 004",
            Playing::Duty(Obligation::Hand) => "A.6: 004 ≠ 001, 003",
            Playing::Duty(Obligation::Free) => "A.6: P-CI ≠ 001, 003",
            Playing::Duty(Obligation::Scopa) => "A.6: TIM ≠ 001, 003",
            Playing::Sweep { .. } => "C: 002, 003, P-S, IW-A, BGA",
            Playing::Sweeps { scopa: false } => "C: 002, 003, TIM, POK, UIGC ≠ IW-A, P-S, BGA",
            Playing::Sweeps { scopa: true } => {
                "C: IW-A, P-S, BGA, 003 (Sbarazzino) ≠ 002, 003, TIM, POK, UIGC"
            }
            Playing::OnAce { sweep: false, .. } => "C: 003, P-S, GIO, SNAI, lotoflaughs ≠ BGA, VIV",
            Playing::OnAce { sweep: true, .. } => {
                "C: BGA, VIV, 003 (Sbarazzino) ≠ 003, P-S, GIO, SNAI, lotoflaughs"
            }
            Playing::OnEmpty(AceOnEmpty::Stays) => "C: RV ≠ BET, Foraccio, P-S",
            Playing::OnEmpty(AceOnEmpty::TakesItself) => "C: BET, Foraccio, P-S ≠ RV",
            Playing::Decline(true) => "C: SNAI",
            Playing::First(AceFirstPlay::NoSweep) => "C: BGA ≠ GIO, SNAI, BET",
            Playing::First(_) => "C: GIO, SNAI ≠ BGA, BET",
            Playing::Scopa(ScopaValue::CardValue | ScopaValue::CardsInvolved) => "C: 003",
            Playing::LastPlay(false) => "A.7: 000, 002, 003, P-SC, CSR, DMR ≠ 004 (–)",
            Playing::LastPlay(true) => "A.7: 004 (–) ≠ 000, 002, 003, P-SC, CSR, DMR",
            Playing::Rest(Leftovers::LastPlayer) => "A.8: BGA ≠ 001, 002, 003, 004",
            Playing::Rest(Leftovers::Nobody) => "A.8 ≠ 001, 002, 003, 004",
            _ => return None,
        })
    }
}
