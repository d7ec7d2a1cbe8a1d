//! Whether the points of a rule set can be scored (RULES.md, end of section F).

use super::choices::{PrimieraMode, ReBello, ScopaValue};
use super::fault::FaultKind;
use super::knobs::Rules;
use super::validate::Check;

impl Rules {
    pub(super) fn check_scoring(&self, check: &mut Check) {
        let only = "frac scores nothing but aces, jacks, knights and kings";
        check.refuse(
            self.frac && self.napola,
            FaultKind::Frac("napola"),
            &["frac", "napola"],
            only,
            "one of them off",
        );
        check.refuse(
            self.frac && self.re_bello != ReBello::Off,
            FaultKind::Frac("re_bello"),
            &["frac", "re_bello"],
            only,
            "re_bello off, or frac off",
        );
        let scope = self.frac && self.scopa_value != ScopaValue::None;
        check.refuse(
            scope,
            FaultKind::Frac("scopa_value"),
            &["frac", "scopa_value"],
            only,
            "scopa_value none, or frac off",
        );
        check.refuse(
            self.primiera_mode == PrimieraMode::Off && self.re_bello == ReBello::ReplacesPrimiera,
            FaultKind::NoPrime,
            &["primiera_mode", "re_bello"],
            "there is no prime to replace",
            "re_bello extra, or primiera_mode points",
        );
        let same = self.napola && self.piccola;
        check.refuse(
            same,
            FaultKind::CoinsTwice,
            &["napola", "piccola"],
            "the same coins would score for both",
            "one of them off",
        );
        let nothing = !self.can_score();
        check.refuse(
            nothing,
            FaultKind::NothingScores,
            &[
                "points_cards",
                "points_coins",
                "points_settebello",
                "points_primiera",
                "scopa_value",
                "target",
            ],
            "nothing scores, so that the target is never reached",
            "points for at least one category",
        );
    }

    fn can_score(&self) -> bool {
        let prime =
            self.primiera_mode != PrimieraMode::Off && self.re_bello != ReBello::ReplacesPrimiera;
        let knocks = self.knocks && self.knock_low_points.max(self.knock_trio_points) > 0;
        let cucita = self.cucita
            && self
                .cucita_low_points
                .max(self.cucita_pair_points)
                .max(self.cucita_trio_points)
                > 0;
        let deck = self.points_cards > 0 || self.points_coins > 0 || self.points_settebello > 0;
        let prime = prime && self.points_primiera > 0;
        let cards = self.re_bello != ReBello::Off || self.settebello_coppe || self.rosmarino;
        let sets = self.most_sevens > 0 || self.all_sevens > 0 || self.grande > 0;
        let coins = self.napola || self.piccola || self.trento;
        let scope = self.scopa_value != ScopaValue::None
            || self.dealer_table_bonus
            || self.dealer_low_bonus;
        self.frac || deck || prime || cards || sets || coins || scope || knocks || cucita
    }
}
