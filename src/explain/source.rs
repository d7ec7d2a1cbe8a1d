//! Where sources disagree, which of them have the rule: the section of RULES.md, the sources that it names, and after
//! `≠` those with another rule.

use super::text::Line;
use crate::rules::*;

/// The sources of a sentence about these rules.
pub(super) fn source(line: Line, rules: &Ruleset) -> Option<&'static str> {
    use CaptureMode::{Card, CardOrFifteen};
    Some(match line {
        Line::SeatsAlone | Line::SeatsPartners | Line::SeatsTeams | Line::SeatsPairs => {
            return seats(rules);
        }
        Line::TurnsRight => "A.3: 000, 001, 003, P-SC, FIGS, IW-A ≠ 004",
        Line::TurnsLeft => "A.3, C.2: 004, WB ≠ 000, 001, 003, P-SC, FIGS, IW-A",
        Line::DealerInTurn => "A.3: 001, 003, TIM ≠ 000, IW-S",
        Line::DealerAgainstTurn => "A.3: 000, IW-S ≠ 001, 003, TIM",
        Line::LeadsNext => "A.3: 000, 001, 002, 003, P-SC ≠ 004",
        Line::LeadsDealer => "A.3: 004 ≠ 000, 001, 002, 003, P-SC",
        Line::Hands => match (rules.players, rules.hand_size) {
            (5, _) => "A.4: –",
            (4, 9) => "C: 001, 003, P-SC, FIGS, CHI, BGA",
            (4, 10) => "C: 001, 003, RV, LUD-reg, BGA, TIM",
            _ => return None,
        },
        Line::PacketsTable => "A.4: 001, P-SC, FIGS, tripod",
        Line::PacketsHand => "A.4: IW-A",
        Line::Cut => "C.2: WB",
        Line::KingsStand => "A.5: 000, 002, 004 (–) ≠ 001, 003, P-SC, tripod, CSR, IW-S",
        Line::Kings => "A.5: 001, 003, P-SC, tripod, CSR, IW-S ≠ 000, 002, 004 (–)",
        Line::Aces if rules.redeal_aces == 1 => "A.5: P-S",
        Line::Aces => "A.5: RDG, SBI, GAZ, P-C",
        Line::LowTable => "A.5: GEN",
        Line::Bonus if rules.matta => "C, C.1: BGA, RV ≠ 003",
        Line::Bonus => "C: en.wikipedia (15), REI ≠ 003",
        Line::LowBonus => "C.1: W-C, GAZ ≠ LIB",
        Line::BonusFirst => "A.5: W-C ≠ CIA",
        Line::VoidFirst => "A.5: CIA ≠ W-C",
        Line::KnockLow => "C.1: P-C, W-C, RDG, CIA, BGA ≠ 003 (< 9), LIB, VIV (1)",
        Line::KnockTrio => "C.1: P-C, W-C, RDG, CIA, BGA ≠ 003 (–), LIB, VIV (2, 3)",
        Line::MattaSeven => "C.1: P-C, W-C ≠ CIA, GAZ, BGA, VIV",
        Line::MattaSticky => "C.1: CIA, GAZ, BGA, VIV ≠ P-C, W-C",
        Line::Cucita => "C: 003, marcoscarpetta/scopa",

        Line::TakesFifteen => "C: 003, BGA, P-S (1) ≠ P-S (2, 3)",
        Line::TakesEleven => "C: app",
        Line::EqualFirstFifteen => "C.1: W-C, RDG, CIA ≠ P-C, BGA, tripod",
        Line::EqualFreeFifteen => "C.1: P-C, BGA, tripod ≠ W-C, RDG, CIA",
        Line::EqualFirst => "A.6: 000, 001, 003, P-SC, CSR, DMR",
        Line::EqualFree => "C: BGA (Frac) ≠ 000, 001, 003, P-SC, CSR, DMR",
        Line::SumAny => match rules.capture_mode {
            Card => "A.6: 003, 004, DMR, CSR, CSP, TIM ≠ MAG, CUP, BGA",
            CardOrFifteen => "C.1: P-C, BGA, tripod",
            _ => "C: 003, BGA, P-S ≠ DM15",
        },
        Line::SumFewest | Line::SumFewestFifteen => match rules.capture_mode {
            Card | CardOrFifteen => "A.6: MAG, CUP, BGA ≠ 003, 004, DMR, CSR, CSP, TIM",
            _ => "C: DM15 ≠ 003, BGA, P-S",
        },
        Line::AtMost => "A.6: BGA",
        Line::DutyCard => "A.6: 001, 003 ≠ 004",
        Line::DutyHand => "A.6: 004 ≠ 001, 003",
        Line::DutyFree => "A.6: P-CI ≠ 001, 003",
        Line::DutyScopa => "A.6: TIM ≠ 001, 003",
        Line::SweepsAlways | Line::SweepsUnlessAce => "C: 002, 003, P-S, IW-A, BGA",
        Line::SweepNoScopa => "C: 002, 003, TIM, POK, UIGC ≠ IW-A, P-S, BGA",
        Line::SweepScopa => "C: IW-A, P-S, BGA, 003 (Sbarazzino) ≠ 002, 003, TIM, POK, UIGC",
        Line::OnAceOne => "C: 003, P-S, GIO, SNAI, lotoflaughs ≠ BGA, VIV",
        Line::OnAceSweeps => "C: BGA, VIV, 003 (Sbarazzino) ≠ 003, P-S, GIO, SNAI, lotoflaughs",
        Line::OnEmptyStays => "C: RV ≠ BET, Foraccio, P-S",
        Line::OnEmptyTaken => "C: BET, Foraccio, P-S ≠ RV",
        Line::AceMay => "C: SNAI",
        Line::FirstNoSweep => "C: BGA ≠ GIO, SNAI, BET",
        Line::FirstBanned => "C: GIO, SNAI ≠ BGA, BET",
        Line::ScopaRank | Line::ScopaCards => "C: 003",
        Line::LastNoScopa => "A.7: 000, 002, 003, P-SC, CSR, DMR ≠ 004 (–)",
        Line::LastScopa => "A.7: 004 (–) ≠ 000, 002, 003, P-SC, CSR, DMR",
        Line::RestPlayer => "A.8: BGA ≠ 001, 002, 003, 004",
        Line::RestNobody => "A.8 ≠ 001, 002, 003, 004",

        Line::Frac | Line::Ponino => "C: BGA",
        Line::MostCards => match (rules.majority, rules.sides_count()) {
            (Majority::Absolute, _) => "B.2, C.1: 000 (> 20) ≠ 001, 003, 004",
            (_, 3..) => "B.2: 001, 003, 004 ≠ 000 (> 20), 002 (≥ 14)",
            _ => return None,
        },
        Line::MostCoins => match (rules.majority, rules.sides_count()) {
            (Majority::Absolute, _) => "B.2, C.1: 000 (> 5) ≠ 001, 003, 004",
            (_, 3..) => "B.2: 001, 003, 004 ≠ 000 (> 5), 002 (≥ 6)",
            _ => return None,
        },
        Line::ReBelloInstead => "C: 002 ≠ 001, 003, BGA",
        Line::ReBello => "C: 001, 002, 003, BGA",
        Line::SettebelloCoppe => "C: 003",
        Line::Rosmarino | Line::AllSevens => "C: app",
        Line::NoPrime | Line::MostSevens => "C: MEL, VEN, STU, BGA",
        Line::PrimeCount => "B.4, C.2: 003, WB",
        Line::Scale => match rules.primiera_scale {
            PrimieraScale::Standard => "B.4: 001, 002, 003, 004, FIGS",
            PrimieraScale::FiguresZero => "B.4: 003 ≠ 001, 002, 004, FIGS",
            PrimieraScale::Figures1098 => "B.4: 001, LIB, CHI ≠ 002, 003, 004, FIGS",
            PrimieraScale::FaceValue => "B.4: app ≠ 001, 002, 003, 004, FIGS",
            PrimieraScale::Custom(_) => return None,
        },
        Line::MissingNoPrime => "B.4: 000, 002, PAR, LIB, CUP ≠ 001, P-SC, XOO; 003, BGA",
        Line::MissingFewer => "B.4: 001, P-SC, XOO ≠ 000, 002, PAR, LIB, CUP; 003, BGA",
        Line::MissingNothing => "B.4: 003, BGA ≠ 000, 002, PAR, LIB, CUP; 001, P-SC, XOO",
        Line::Napola => match rules.napola_cap {
            10 => "C: 001, 003, XOO ≠ tripod, P-S",
            6 => "C: tripod, P-S ≠ 001, 003, XOO",
            9 => "C: P-S ≠ 001, 003, XOO",
            _ => return None,
        },
        Line::Piccola => match rules.piccola_cap {
            6 => "C.1: BGA, CIA, SUR ≠ RV (7), 003",
            7 => "C.1: RV ≠ BGA, CIA, SUR (6), 003",
            _ => return None,
        },
        Line::Grande => "C.1: 003 ≠ LIB, VIV",
        Line::Trento | Line::TrentoAlone => "C: BGA ≠ 003",
        Line::TieAll => "B.6: TIM ≠ 000, 001, 002, 003, 004",
        Line::CoinsWin => "C: 001, 003, XOO, lotoflaughs",
        Line::CoinsReset => "C: 003",
        Line::Target => match rules.target {
            51 if rules.scopa_value != ScopaValue::One => "D: –",
            21 if rules.frac => "C: –",
            21 if rules.objective == Objective::Low => "C: BGA, TIM",
            21 if rules.deal_pattern == DealPattern::ChkobbaCut => "C.2: WB",
            21 if rules.cucita => "C: marcoscarpetta/scopa",
            15 | 21 if rules.most_sevens > 0 => "C: MEL, VEN, STU, BGA, en.wikipedia",
            11 => "B.7: 000, 001, 003, 004",
            16 | 31 => "B.7: 000, 003",
            21 => "B.7: 000, 001, 003",
            51 => "B.7, C.1: 003, W-C, P-C (Cirulla)",
            _ => return None,
        },
        Line::EndHighest | Line::EndTwoAhead | Line::EndCountOut
            if rules.objective == Objective::Low =>
        {
            "C: BGA, TIM"
        }
        Line::EndHighest => "B.8: 001, 003, BGA ≠ 004",
        Line::EndTwoAhead => "B.8: app ≠ 001, 003, BGA",
        Line::EndCountOut => "B.8: PAR ≠ 001, 003, BGA",
        Line::Cappotto => "B.9: 003",
        _ => return None,
    })
}

fn seats(rules: &Rules) -> Option<&'static str> {
    Some(match (rules.players, rules.sides) {
        (2, _) => "A.2: 000, 002, 003, 004, IW-S, BGA ≠ 001",
        (3, _) => "A.2: 000, 002, 003, IW-S, BGA ≠ 001, 004",
        (5, _) => "A.2: 000, 003 ≠ 001, 002, 004, IW-S, BGA",
        (_, Sides::Pairs) => "A.2: 004, BGA ≠ IW-S",
        (6, Sides::TwoTeams) => "A.2: IW-S ≠ 004, BGA",
        (6, _) => "A.2: 000, 003 ≠ 001, 002, 004",
        _ => return None,
    })
}
