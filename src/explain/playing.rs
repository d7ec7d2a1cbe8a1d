//! What a card takes, what an ace takes, and when the table is swept.

use super::book::Book;
use super::sentence::Section;
use super::text::Line;
use crate::rules::{
    AceFirstPlay, AceOnAce, AceOnEmpty, CaptureMode, Leftovers, Obligation, ScopaValue, SumChoice,
};

impl Book<'_> {
    /// All of it.
    pub(super) fn playing(&mut self) {
        self.captures();
        if self.rules.ace_sweep {
            self.aces();
        }
        self.scopa();
    }

    fn captures(&mut self) {
        let rules = self.rules;
        let takes = match rules.capture_mode {
            CaptureMode::Card => Line::TakesEqual,
            CaptureMode::Fifteen => Line::TakesFifteen,
            CaptureMode::Eleven => Line::TakesEleven,
            CaptureMode::CardOrFifteen => Line::TakesEither,
        };
        let equal = match (rules.capture_mode, rules.equal_priority) {
            (CaptureMode::Card, true) => Some(Line::EqualFirst),
            (CaptureMode::Card, false) => Some(Line::EqualFree),
            (CaptureMode::CardOrFifteen, true) => Some(Line::EqualFirstFifteen),
            (CaptureMode::CardOrFifteen, false) => Some(Line::EqualFreeFifteen),
            _ => None,
        };
        let several = match (rules.sum_choice, rules.capture_mode) {
            (SumChoice::Any, _) => Line::SumAny,
            (SumChoice::Fewest, CaptureMode::CardOrFifteen) => Line::SumFewestFifteen,
            (SumChoice::Fewest, _) => Line::SumFewest,
        };
        let duty = match rules.obligation {
            Obligation::Card => Line::DutyCard,
            Obligation::Hand => Line::DutyHand,
            Obligation::Free => Line::DutyFree,
            Obligation::Scopa => Line::DutyScopa,
        };
        let mut say = |line, knobs: &[_], numbers: &[_]| {
            self.say(Section::Capture, line, knobs, numbers);
        };
        say(Line::Turn, &[], &[]);
        say(takes, &["capture_mode"], &[]);
        if let Some(equal) = equal {
            say(equal, &["equal_priority"], &[]);
        }
        say(several, &["sum_choice"], &[]);
        if let Some(most) = rules.max_capture {
            let numbers = [most.into(), rules.ace_sweep.into()];
            say(Line::AtMost, &["max_capture"], &numbers);
        }
        say(duty, &["obligation"], &[]);
    }

    fn aces(&mut self) {
        let rules = self.rules;
        let (sweep, on_ace) = match rules.ace_on_ace {
            AceOnAce::Sweep => (Line::SweepsAlways, Line::OnAceSweeps),
            AceOnAce::TakeOne => (Line::SweepsUnlessAce, Line::OnAceOne),
        };
        let sum = match rules.capture_mode {
            CaptureMode::Card => 0,
            CaptureMode::Fifteen | CaptureMode::CardOrFifteen => 1,
            CaptureMode::Eleven => 2,
        };
        let on_empty = match rules.ace_on_empty {
            AceOnEmpty::Stays => Line::OnEmptyStays,
            AceOnEmpty::TakesItself => Line::OnEmptyTaken,
        };
        let decline = match rules.ace_decline || rules.obligation == Obligation::Free {
            true => Line::AceMay,
            false => Line::AceMust,
        };
        let scopa = match rules.ace_sweep_scopa {
            true => Line::SweepScopa,
            false => Line::SweepNoScopa,
        };
        let mut say = |line, knob, number| self.say(Section::Aces, line, &[knob], &[number]);
        say(sweep, "ace_sweep", sum);
        say(on_ace, "ace_on_ace", sum);
        say(on_empty, "ace_on_empty", 0);
        say(decline, "ace_decline", 0);
        match rules.ace_first_play {
            AceFirstPlay::Normal => {}
            AceFirstPlay::Banned => say(Line::FirstBanned, "ace_first_play", 0),
            AceFirstPlay::NoSweep => say(Line::FirstNoSweep, "ace_first_play", 0),
        }
        if rules.scopa_value != ScopaValue::None {
            say(scopa, "ace_sweep_scopa", 0);
        }
    }

    fn scopa(&mut self) {
        let rules = self.rules;
        let value = match rules.scopa_value {
            ScopaValue::One => Line::ScopaOne,
            ScopaValue::None => Line::ScopaNone,
            ScopaValue::CardValue => Line::ScopaRank,
            ScopaValue::CardsInvolved => Line::ScopaCards,
        };
        let last = match rules.last_play_scopa {
            true => Line::LastScopa,
            false => Line::LastNoScopa,
        };
        let rest = match rules.leftovers {
            Leftovers::LastCapturer => Line::RestCapturer,
            Leftovers::LastPlayer => Line::RestPlayer,
            Leftovers::Nobody => Line::RestNobody,
        };
        let mut say = |line, knob| self.say(Section::Scopa, line, &[knob], &[]);
        say(value, "scopa_value");
        if rules.scopa_value != ScopaValue::None {
            say(last, "last_play_scopa");
        }
        say(rest, "leftovers");
    }
}
