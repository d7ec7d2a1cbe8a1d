//! The points of a deal, and the end of the match.

use super::{Section, has_prime};
use crate::rules::{
    AllCoins, CountOrder, EndRule, Majority, Objective, PrimieraMissing, PrimieraMode,
    PrimieraScale, ReBello, Ruleset, ScopaValue, TieAward,
};

pub(super) enum Scoring {
    Frac,
    Cards {
        points: u8,
        majority: Majority,
        sides: u8,
    },
    Coins {
        points: u8,
        majority: Majority,
        sides: u8,
    },
    Settebello {
        points: u8,
    },
    ReBello(ReBello),
    SettebelloCoppe,
    Rosmarino,
    NoPrime,
    Prime {
        points: u8,
    },
    Scale(PrimieraScale),
    Missing(PrimieraMissing),
    PrimeCount {
        points: u8,
    },
    Order(CountOrder),
    MostSevens {
        points: u8,
    },
    AllSevens {
        points: u8,
    },
    Napola {
        cap: u8,
    },
    Piccola {
        cap: u8,
    },
    Grande {
        points: u8,
    },
    Trento {
        points: bool,
    },
    Ponino,
    Tie(TieAward),
    AllCoins {
        effect: AllCoins,
        least: u8,
    },
    Added,
    Target {
        points: u32,
    },
    End {
        rule: EndRule,
        objective: Objective,
    },
    Cappotto {
        at: u32,
    },
}

impl Scoring {
    /// What applies.
    pub(super) fn of(rules: &Ruleset) -> Vec<Scoring> {
        let deck = !rules.frac;
        let (majority, sides) = (rules.majority, rules.sides_count());
        let replaced = rules.re_bello == ReBello::ReplacesPrimiera;
        let counted = rules.primiera_mode == PrimieraMode::Count;
        let prime = has_prime(rules);
        let (by_points, by_count) = (prime && !counted, prime && counted);
        let points = rules.points_primiera;
        let scope = rules.scopa_value != ScopaValue::None
            || rules.dealer_table_bonus
            || rules.dealer_low_bonus;
        let cappotto = rules.cappotto_at;
        let parts = [
            (rules.frac, Scoring::Frac),
            (
                deck,
                Scoring::Cards {
                    points: rules.points_cards,
                    majority,
                    sides,
                },
            ),
            (
                deck,
                Scoring::Coins {
                    points: rules.points_coins,
                    majority,
                    sides,
                },
            ),
            (
                deck,
                Scoring::Settebello {
                    points: rules.points_settebello,
                },
            ),
            (
                deck && rules.re_bello != ReBello::Off,
                Scoring::ReBello(rules.re_bello),
            ),
            (deck && rules.settebello_coppe, Scoring::SettebelloCoppe),
            (deck && rules.rosmarino, Scoring::Rosmarino),
            (deck && !prime && !replaced, Scoring::NoPrime),
            (by_points, Scoring::Prime { points }),
            (by_points, Scoring::Scale(rules.primiera_scale)),
            (by_points, Scoring::Missing(rules.primiera_missing)),
            (by_count, Scoring::PrimeCount { points }),
            (by_count, Scoring::Order(rules.primiera_count_order)),
            (
                deck && rules.most_sevens > 0,
                Scoring::MostSevens {
                    points: rules.most_sevens,
                },
            ),
            (
                deck && rules.all_sevens > 0,
                Scoring::AllSevens {
                    points: rules.all_sevens,
                },
            ),
            (
                deck && rules.napola,
                Scoring::Napola {
                    cap: rules.napola_cap,
                },
            ),
            (
                deck && rules.piccola,
                Scoring::Piccola {
                    cap: rules.piccola_cap,
                },
            ),
            (
                deck && rules.grande > 0,
                Scoring::Grande {
                    points: rules.grande,
                },
            ),
            (rules.trento, Scoring::Trento { points: deck }),
            (deck && rules.ponino && scope, Scoring::Ponino),
            (deck, Scoring::Tie(rules.tie_award)),
            (
                rules.all_coins != AllCoins::None,
                Scoring::AllCoins {
                    effect: rules.all_coins,
                    least: rules.all_coins_min,
                },
            ),
            (true, Scoring::Added),
            (
                true,
                Scoring::Target {
                    points: rules.target,
                },
            ),
            (
                true,
                Scoring::End {
                    rule: rules.end_rule,
                    objective: rules.objective,
                },
            ),
            (
                cappotto.is_some(),
                Scoring::Cappotto {
                    at: cappotto.unwrap_or_default(),
                },
            ),
        ];
        parts
            .into_iter()
            .filter(|part| part.0)
            .map(|part| part.1)
            .collect()
    }

    pub(super) fn section(&self) -> Section {
        match self {
            Scoring::AllCoins { .. } | Scoring::Added | Scoring::Target { .. } => Section::Match,
            Scoring::End { .. } | Scoring::Cappotto { .. } => Section::Match,
            _ => Section::Points,
        }
    }

    pub(super) fn knobs(&self) -> &'static [&'static str] {
        match self {
            Scoring::Frac => &["frac"],
            Scoring::Cards { points: 0, .. } => &["points_cards"],
            Scoring::Cards { .. } => &["points_cards", "majority"],
            Scoring::Coins { points: 0, .. } => &["points_coins"],
            Scoring::Coins { .. } => &["points_coins", "majority"],
            Scoring::Settebello { .. } => &["points_settebello"],
            Scoring::ReBello(_) => &["re_bello"],
            Scoring::SettebelloCoppe => &["settebello_coppe"],
            Scoring::Rosmarino => &["rosmarino"],
            Scoring::NoPrime => &["primiera_mode", "points_primiera"],
            Scoring::Prime { .. } | Scoring::PrimeCount { .. } => {
                &["primiera_mode", "points_primiera"]
            }
            Scoring::Scale(_) => &["primiera_scale"],
            Scoring::Missing(_) => &["primiera_missing"],
            Scoring::Order(_) => &["primiera_count_order"],
            Scoring::MostSevens { .. } => &["most_sevens"],
            Scoring::AllSevens { .. } => &["all_sevens"],
            Scoring::Napola { .. } => &["napola", "napola_cap"],
            Scoring::Piccola { .. } => &["piccola", "piccola_cap"],
            Scoring::Grande { .. } => &["grande"],
            Scoring::Trento { .. } => &["trento"],
            Scoring::Ponino => &["ponino"],
            Scoring::Tie(_) => &["tie_award"],
            Scoring::AllCoins { .. } => &["all_coins", "all_coins_min"],
            Scoring::Added => &[],
            Scoring::Target { .. } => &["target"],
            Scoring::End { .. } => &["end_rule", "objective"],
            Scoring::Cappotto { .. } => &["cappotto_at"],
        }
    }
}
