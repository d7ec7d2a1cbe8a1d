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
}
