//! What is settled before the first card is played: seats, deal, opening table, hands that may be shown.

use super::Section;
use crate::rules::{
    DealPattern, DealerRotation, DeckStyle, Direction, MattaScope, Opener, Ruleset, Sides,
};

pub(super) enum Setup {
    Seats { players: u8, sides: Sides },
    Pack(DeckStyle),
    Direction(Direction),
    Dealer(DealerRotation),
    Lead(Opener),
    Hands { hand: u8, table: u8, players: u8 },
    Packets(DealPattern),
    Cut,
    Rounds { hand: u8, rounds: u8 },
    Kings { least: u8 },
    Aces { least: u8 },
    LowTable { most: u8 },
    Bonus { wild: bool },
    LowBonus { wild: bool },
    Order(bool),
    Knock,
    KnockLow { most: u8, points: u8 },
    KnockTrio { points: u8 },
    Better,
    Matta,
    MattaAfter(MattaScope),
    Cucita,
    CucitaLow { points: u8 },
    CucitaPair { points: u8 },
    CucitaTrio { points: u8 },
    Exposed,
}

impl Setup {
    /// What applies.
    pub(super) fn of(rules: &Ruleset) -> Vec<Setup> {
        let (hand, table, players) = (rules.hand_size, rules.table_size, rules.players);
        let mut parts = vec![
            Setup::Seats {
                players,
                sides: rules.sides,
            },
            Setup::Pack(rules.deck_style),
            Setup::Direction(rules.direction),
            Setup::Dealer(rules.dealer_rotation),
            Setup::Lead(rules.opener),
            Setup::Hands {
                hand,
                table,
                players,
            },
            match rules.deal_pattern {
                DealPattern::ChkobbaCut => Setup::Cut,
                pattern => Setup::Packets(pattern),
            },
            Setup::Rounds {
                hand,
                rounds: rules.rounds(),
            },
        ];
        let mut add = |applies: bool, part: Setup| {
            if applies {
                parts.push(part);
            }
        };
        let (aces, low) = (rules.redeal_aces, rules.redeal_low_sum);
        let bonus = rules.dealer_table_bonus || rules.dealer_low_bonus;
        let redeal = rules.redeal_kings > 0 || aces > 0 || low.is_some();
        let wild = rules.matta;
        add(
            table == 4,
            Setup::Kings {
                least: rules.redeal_kings,
            },
        );
        add(aces > 0, Setup::Aces { least: aces });
        add(
            low.is_some(),
            Setup::LowTable {
                most: low.unwrap_or_default(),
            },
        );
        add(rules.dealer_table_bonus, Setup::Bonus { wild });
        add(rules.dealer_low_bonus, Setup::LowBonus { wild });
        add(bonus && redeal, Setup::Order(rules.bonus_before_redeal));
        let (low, trio) = (rules.knock_low_points, rules.knock_trio_points);
        add(rules.knocks, Setup::Knock);
        add(
            rules.knocks,
            Setup::KnockLow {
                most: rules.knock_low_max,
                points: low,
            },
        );
        add(rules.knocks, Setup::KnockTrio { points: trio });
        add(rules.knocks, Setup::Better);
        add(rules.knocks && wild, Setup::Matta);
        add(rules.knocks && wild, Setup::MattaAfter(rules.matta_scope));
        add(rules.cucita, Setup::Cucita);
        add(
            rules.cucita,
            Setup::CucitaLow {
                points: rules.cucita_low_points,
            },
        );
        add(
            rules.cucita,
            Setup::CucitaPair {
                points: rules.cucita_pair_points,
            },
        );
        add(
            rules.cucita,
            Setup::CucitaTrio {
                points: rules.cucita_trio_points,
            },
        );
        add(rules.knocks || rules.cucita, Setup::Exposed);
        parts
    }

    pub(super) fn section(&self) -> Section {
        match self {
            Setup::Seats { .. } | Setup::Pack(_) | Setup::Direction(_) => Section::Players,
            Setup::Dealer(_) | Setup::Lead(_) | Setup::Hands { .. } => Section::Deal,
            Setup::Packets(_) | Setup::Cut | Setup::Rounds { .. } => Section::Deal,
            Setup::Kings { .. } | Setup::Aces { .. } | Setup::LowTable { .. } => Section::Opening,
            Setup::Bonus { .. } | Setup::LowBonus { .. } | Setup::Order(_) => Section::Opening,
            _ => Section::Declarations,
        }
    }

    pub(super) fn knobs(&self) -> &'static [&'static str] {
        match self {
            Setup::Seats { .. } => &["players", "sides"],
            Setup::Pack(_) => &["deck_style"],
            Setup::Direction(_) => &["direction"],
            Setup::Dealer(_) => &["dealer_rotation"],
            Setup::Lead(_) => &["opener"],
            // Without four cards on the table there is nothing for kings to make void.
            Setup::Hands { table: 4, .. } => &["hand_size", "table_size"],
            Setup::Hands { .. } => &["hand_size", "table_size", "redeal_kings"],
            Setup::Packets(_) | Setup::Cut => &["deal_pattern"],
            Setup::Rounds { .. } => &["players", "hand_size", "table_size"],
            Setup::Kings { .. } => &["redeal_kings"],
            Setup::Aces { .. } => &["redeal_aces"],
            Setup::LowTable { .. } => &["redeal_low_sum"],
            Setup::Bonus { wild: true } => &["dealer_table_bonus", "matta"],
            Setup::Bonus { wild: false } => &["dealer_table_bonus"],
            Setup::LowBonus { wild: true } => &["dealer_low_bonus", "matta"],
            Setup::LowBonus { wild: false } => &["dealer_low_bonus"],
            Setup::Order(_) => &["bonus_before_redeal"],
            Setup::Knock | Setup::Better => &["knocks"],
            Setup::KnockLow { .. } => &["knocks", "knock_low_max", "knock_low_points"],
            Setup::KnockTrio { .. } => &["knocks", "knock_trio_points"],
            Setup::Matta => &["matta"],
            Setup::MattaAfter(_) => &["matta_scope"],
            Setup::Cucita => &["cucita"],
            Setup::CucitaLow { .. } => &["cucita", "cucita_low_points"],
            Setup::CucitaPair { .. } => &["cucita", "cucita_pair_points"],
            Setup::CucitaTrio { .. } => &["cucita", "cucita_trio_points"],
            Setup::Exposed => &[],
        }
    }

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
