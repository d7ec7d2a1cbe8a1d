//! What is settled before the first card is played: seats, deal, opening table, hands that may be shown.

use super::book::Book;
use super::sentence::Section;
use super::text::Line;
use crate::rules::{DealPattern, DealerRotation, DeckStyle, Direction, MattaScope, Opener, Sides};

impl Book<'_> {
    /// All of it.
    pub(super) fn setup(&mut self) {
        self.players();
        self.deal();
        self.opening();
        self.shown();
    }

    fn players(&mut self) {
        let rules = self.rules;
        let players = u32::from(rules.players);
        let seats = match (rules.sides, players) {
            (Sides::Individual, _) => Line::SeatsAlone,
            (Sides::TwoTeams, 4) => Line::SeatsPartners,
            (Sides::TwoTeams, _) => Line::SeatsTeams,
            (Sides::Pairs, _) => Line::SeatsPairs,
        };
        let (pack, style) = match rules.deck_style {
            DeckStyle::Neapolitan => (Line::PackLatin, 0),
            DeckStyle::Sicilian => (Line::PackLatin, 1),
            DeckStyle::Piacentine => (Line::PackLatin, 2),
            DeckStyle::Spanish => (Line::PackLatin, 3),
            DeckStyle::Milanese | DeckStyle::French => (Line::PackFrench, 0),
            DeckStyle::Chkobba => (Line::PackTunisian, 0),
            DeckStyle::Numeric => (Line::PackNumbers, 0),
        };
        let turns = match rules.direction {
            Direction::Anticlockwise => Line::TurnsRight,
            Direction::Clockwise => Line::TurnsLeft,
        };
        let mut say = |line, knobs: &[_], numbers: &[_]| {
            self.say(Section::Players, line, knobs, numbers);
        };
        say(seats, &["players", "sides"], &[players, players / 2]);
        say(pack, &["deck_style"], &[style]);
        say(turns, &["direction"], &[]);
    }

    fn deal(&mut self) {
        let rules = self.rules;
        let (hand, table) = (rules.hand_size.into(), rules.table_size.into());
        let dealer = match rules.dealer_rotation {
            DealerRotation::PlayOrder => Line::DealerInTurn,
            DealerRotation::Reverse => Line::DealerAgainstTurn,
        };
        let leads = match rules.opener {
            Opener::NextAfterDealer => Line::LeadsNext,
            Opener::Dealer => Line::LeadsDealer,
        };
        // Without four cards on the table there is nothing for kings to make void.
        let hands: &[_] = match table {
            4 => &["hand_size", "table_size"],
            _ => &["hand_size", "table_size", "redeal_kings"],
        };
        let packets = match rules.deal_pattern {
            DealPattern::Singles => Line::PacketsOne,
            DealPattern::Packets32323 => Line::PacketsTable,
            DealPattern::Packets334 => Line::PacketsHand,
            DealPattern::ChkobbaCut => Line::Cut,
        };
        let rounds = match rules.rounds() {
            1 => Line::RoundsOne,
            _ => Line::Rounds,
        };
        let every = &["players", "hand_size", "table_size"];
        let mut say = |line, knobs: &[_], numbers: &[_]| {
            self.say(Section::Deal, line, knobs, numbers);
        };
        say(dealer, &["dealer_rotation"], &[]);
        say(leads, &["opener"], &[]);
        say(Line::Hands, hands, &[hand, table]);
        say(packets, &["deal_pattern"], &[]);
        say(rounds, every, &[hand, rules.rounds().into()]);
    }

    fn opening(&mut self) {
        let rules = self.rules;
        let (kings, aces) = (rules.redeal_kings.into(), rules.redeal_aces.into());
        let (table, low) = (rules.dealer_table_bonus, rules.dealer_low_bonus);
        let wild = u32::from(rules.matta);
        let mut say = |line, knobs: &[_], number: u32| {
            self.say(Section::Opening, line, knobs, &[number]);
        };
        if rules.table_size == 4 {
            let line = if kings == 0 {
                Line::KingsStand
            } else {
                Line::Kings
            };
            say(line, &["redeal_kings"], kings);
        }
        if aces > 0 {
            say(Line::Aces, &["redeal_aces"], aces);
        }
        if let Some(most) = rules.redeal_low_sum {
            say(Line::LowTable, &["redeal_low_sum"], most.into());
        }
        // The matta is said only where it is wild.
        let with_matta = 1 + usize::from(rules.matta);
        if table {
            say(
                Line::Bonus,
                &["dealer_table_bonus", "matta"][..with_matta],
                wild,
            );
        }
        if low {
            say(
                Line::LowBonus,
                &["dealer_low_bonus", "matta"][..with_matta],
                wild,
            );
        }
        let redeal = kings > 0 || aces > 0 || rules.redeal_low_sum.is_some();
        if (table || low) && redeal {
            let line = if rules.bonus_before_redeal {
                Line::BonusFirst
            } else {
                Line::VoidFirst
            };
            say(line, &["bonus_before_redeal"], 0);
        }
    }

    fn shown(&mut self) {
        let rules = self.rules;
        let (low, trio) = (
            rules.knock_low_points.into(),
            rules.knock_trio_points.into(),
        );
        let mut say = |line, knobs: &[_], numbers: &[_]| {
            self.say(Section::Declarations, line, knobs, numbers);
        };
        if rules.knocks {
            let most = rules.knock_low_max.into();
            say(Line::Knock, &["knocks"], &[]);
            say(
                Line::KnockLow,
                &["knocks", "knock_low_max", "knock_low_points"],
                &[most, low],
            );
            say(Line::KnockTrio, &["knocks", "knock_trio_points"], &[trio]);
            say(Line::KnockBetter, &["knocks"], &[]);
        }
        if rules.knocks && rules.matta {
            let after = match rules.matta_scope {
                MattaScope::Declaration => Line::MattaSeven,
                MattaScope::Sticky => Line::MattaSticky,
            };
            say(Line::Matta, &["matta"], &[]);
            say(after, &["matta_scope"], &[]);
        }
        if rules.cucita {
            let (low, pair) = (
                rules.cucita_low_points.into(),
                rules.cucita_pair_points.into(),
            );
            let trio = rules.cucita_trio_points.into();
            say(Line::Cucita, &["cucita"], &[]);
            say(Line::CucitaLow, &["cucita", "cucita_low_points"], &[low]);
            say(Line::CucitaPair, &["cucita", "cucita_pair_points"], &[pair]);
            say(Line::CucitaTrio, &["cucita", "cucita_trio_points"], &[trio]);
        }
        if rules.knocks || rules.cucita {
            say(Line::Exposed, &[], &[]);
        }
    }
}
