//! Where sources disagree, which of them have the rule: the section of RULES.md, the sources that it names, and after
//! `≠` those with another rule.

use super::playing::Playing;
use super::scoring::Scoring;
use super::setup::Setup;
use crate::rules::*;

impl Setup {
    pub(super) fn source(&self) -> Option<&'static str> {
        Some(match self {
            Setup::Seats { players: 2, .. } => "A.2: 000, 002, 003, 004, IW-S, BGA ≠ 001",
            Setup::Seats { players: 3, .. } => "A.2: 000, 002, 003, IW-S, BGA ≠ 001, 004",
            Setup::Seats { players: 5, .. } => "A.2: 000, 003 ≠ 001, 002, 004, IW-S, BGA",
            Setup::Seats {
                sides: Sides::Pairs,
                ..
            } => "A.2: 004, BGA ≠ IW-S",
            Setup::Seats {
                players: 6,
                sides: Sides::TwoTeams,
            } => "A.2: IW-S ≠ 004, BGA",
            Setup::Seats { players: 6, .. } => "A.2: 000, 003 ≠ 001, 002, 004",
            Setup::Direction(Direction::Anticlockwise) => {
                "A.3: 000, 001, 003, P-SC, FIGS, IW-A ≠ 004"
            }
            Setup::Direction(Direction::Clockwise) => {
                "A.3, C.2: 004, WB ≠ 000, 001, 003, P-SC, FIGS, IW-A"
            }
            Setup::Dealer(DealerRotation::PlayOrder) => "A.3: 001, 003, TIM ≠ 000, IW-S",
            Setup::Dealer(DealerRotation::Reverse) => "A.3: 000, IW-S ≠ 001, 003, TIM",
            Setup::Lead(Opener::NextAfterDealer) => "A.3: 000, 001, 002, 003, P-SC ≠ 004",
            Setup::Lead(Opener::Dealer) => "A.3: 004 ≠ 000, 001, 002, 003, P-SC",
            Setup::Hands { players: 5, .. } => "A.4: –",
            Setup::Hands {
                players: 4,
                hand: 9,
                ..
            } => "C: 001, 003, P-SC, FIGS, CHI, BGA",
            Setup::Hands {
                players: 4,
                hand: 10,
                ..
            } => "C: 001, 003, RV, LUD-reg, BGA, TIM",
            Setup::Packets(DealPattern::Packets32323) => "A.4: 001, P-SC, FIGS, tripod",
            Setup::Packets(DealPattern::Packets334) => "A.4: IW-A",
            Setup::Cut => "C.2: WB",
            Setup::Kings { least: 0 } => {
                "A.5: 000, 002, 004 (–) ≠ 001, 003, P-SC, tripod, CSR, IW-S"
            }
            Setup::Kings { .. } => "A.5: 001, 003, P-SC, tripod, CSR, IW-S ≠ 000, 002, 004 (–)",
            Setup::Aces { least: 1 } => "A.5: P-S",
            Setup::Aces { .. } => "A.5: RDG, SBI, GAZ, P-C",
            Setup::LowTable { .. } => "A.5: GEN",
            Setup::Bonus { wild: true } => "C, C.1: BGA, RV ≠ 003",
            Setup::Bonus { wild: false } => "C: en.wikipedia (15), REI ≠ 003",
            Setup::LowBonus { .. } => "C.1: W-C, GAZ ≠ LIB",
            Setup::Order(true) => "A.5: W-C ≠ CIA",
            Setup::Order(false) => "A.5: CIA ≠ W-C",
            Setup::KnockLow { .. } => "C.1: P-C, W-C, RDG, CIA, BGA ≠ 003 (< 9), LIB, VIV (1)",
            Setup::KnockTrio { .. } => "C.1: P-C, W-C, RDG, CIA, BGA ≠ 003 (–), LIB, VIV (2, 3)",
            Setup::MattaAfter(MattaScope::Declaration) => "C.1: P-C, W-C ≠ CIA, GAZ, BGA, VIV",
            Setup::MattaAfter(MattaScope::Sticky) => "C.1: CIA, GAZ, BGA, VIV ≠ P-C, W-C",
            Setup::Cucita => "C: 003, marcoscarpetta/scopa",
            _ => return None,
        })
    }
}

impl Playing {
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

impl Scoring {
    pub(super) fn source(&self) -> Option<&'static str> {
        Some(match self {
            Scoring::Frac | Scoring::Ponino => "C: BGA",
            Scoring::Cards { points: 0, .. } | Scoring::Coins { points: 0, .. } => return None,
            Scoring::Cards {
                majority: Majority::Absolute,
                ..
            } => "B.2, C.1: 000 (> 20) ≠ 001, 003, 004",
            Scoring::Coins {
                majority: Majority::Absolute,
                ..
            } => "B.2, C.1: 000 (> 5) ≠ 001, 003, 004",
            Scoring::Cards { sides: 3.., .. } => "B.2: 001, 003, 004 ≠ 000 (> 20), 002 (≥ 14)",
            Scoring::Coins { sides: 3.., .. } => "B.2: 001, 003, 004 ≠ 000 (> 5), 002 (≥ 6)",
            Scoring::ReBello(ReBello::ReplacesPrimiera) => "C: 002 ≠ 001, 003, BGA",
            Scoring::ReBello(_) => "C: 001, 002, 003, BGA",
            Scoring::SettebelloCoppe => "C: 003",
            Scoring::Rosmarino | Scoring::AllSevens { .. } => "C: app",
            Scoring::NoPrime | Scoring::MostSevens { .. } => "C: MEL, VEN, STU, BGA",
            Scoring::PrimeCount { .. } => "B.4, C.2: 003, WB",
            Scoring::Scale(PrimieraScale::Standard) => "B.4: 001, 002, 003, 004, FIGS",
            Scoring::Scale(PrimieraScale::FiguresZero) => "B.4: 003 ≠ 001, 002, 004, FIGS",
            Scoring::Scale(PrimieraScale::Figures1098) => {
                "B.4: 001, LIB, CHI ≠ 002, 003, 004, FIGS"
            }
            Scoring::Scale(PrimieraScale::FaceValue) => "B.4: app ≠ 001, 002, 003, 004, FIGS",
            Scoring::Missing(PrimieraMissing::NoPrime) => {
                "B.4: 000, 002, PAR, LIB, CUP ≠ 001, P-SC, XOO; 003, BGA"
            }
            Scoring::Missing(PrimieraMissing::MoreSuitsFirst) => {
                "B.4: 001, P-SC, XOO ≠ 000, 002, PAR, LIB, CUP; 003, BGA"
            }
            Scoring::Missing(PrimieraMissing::PlainSum) => {
                "B.4: 003, BGA ≠ 000, 002, PAR, LIB, CUP; 001, P-SC, XOO"
            }
            Scoring::Napola { cap: 10 } => "C: 001, 003, XOO ≠ tripod, P-S",
            Scoring::Napola { cap: 6 } => "C: tripod, P-S ≠ 001, 003, XOO",
            Scoring::Napola { cap: 9 } => "C: P-S ≠ 001, 003, XOO",
            Scoring::Piccola { cap: 6 } => "C.1: BGA, CIA, SUR ≠ RV (7), 003",
            Scoring::Piccola { cap: 7 } => "C.1: RV ≠ BGA, CIA, SUR (6), 003",
            Scoring::Grande { .. } => "C.1: 003 ≠ LIB, VIV",
            Scoring::Trento { .. } => "C: BGA ≠ 003",
            Scoring::Tie(TieAward::All) => "B.6: TIM ≠ 000, 001, 002, 003, 004",
            Scoring::AllCoins {
                effect: AllCoins::WinsMatch,
                ..
            } => "C: 001, 003, XOO, lotoflaughs",
            Scoring::AllCoins { .. } => "C: 003",
            Scoring::Target { points: 11 } => "B.7: 000, 001, 003, 004",
            Scoring::Target { points: 16 | 31 } => "B.7: 000, 003",
            Scoring::Target { points: 21 } => "B.7: 000, 001, 003",
            Scoring::Target { points: 51 } => "B.7, C.1: 003, W-C, P-C (Cirulla)",
            Scoring::End {
                objective: Objective::Low,
                ..
            } => "C: BGA, TIM",
            Scoring::End {
                rule: EndRule::Highest,
                ..
            } => "B.8: 001, 003, BGA ≠ 004",
            Scoring::End {
                rule: EndRule::WinByTwo,
                ..
            } => "B.8: app ≠ 001, 003, BGA",
            Scoring::End {
                rule: EndRule::CountOut,
                ..
            } => "B.8: PAR ≠ 001, 003, BGA",
            Scoring::Cappotto { .. } => "B.9: 003",
            _ => return None,
        })
    }
}
