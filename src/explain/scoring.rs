//! The points of a deal, and the end of the match.

use super::book::Book;
use super::has_prime;
use super::sentence::Section;
use super::text::{Line, Value};
use crate::cards::Rank;
use crate::rules::{
    AllCoins, CountOrder, EndRule, Majority, Objective, PrimieraMissing, PrimieraMode,
    PrimieraScale, ReBello, ScopaValue, TieAward,
};

impl Book<'_> {
    /// All of it.
    pub(super) fn scoring(&mut self) {
        let rules = self.rules;
        let deck = !rules.frac;
        if deck {
            self.majorities();
            self.single_cards();
            self.prime();
            self.sets();
        } else {
            self.points(Line::Frac, &["frac"], 0);
        }
        if rules.trento {
            let line = if deck {
                Line::Trento
            } else {
                Line::TrentoAlone
            };
            self.points(line, &["trento"], 0);
        }
        if deck {
            let bonus = rules.dealer_table_bonus || rules.dealer_low_bonus;
            if rules.ponino && (rules.scopa_value != ScopaValue::None || bonus) {
                self.points(Line::Ponino, &["ponino"], 0);
            }
            let tie = match rules.tie_award {
                TieAward::None => Line::TieNobody,
                TieAward::All => Line::TieAll,
            };
            self.points(tie, &["tie_award"], 0);
        }
        self.ending();
    }

    fn points(&mut self, line: Line, knobs: &[&'static str], points: u8) {
        self.say(Section::Points, line, knobs, &[points.into()]);
    }

    fn majorities(&mut self) {
        let rules = self.rules;
        let than = match (rules.majority, rules.sides_count()) {
            (Majority::Absolute, _) => 0,
            (Majority::StrictMost, 2) => 1,
            (Majority::StrictMost, _) => 2,
        };
        let mut most = |points, some, nothing, knobs: &[_; 2]| match points {
            0 => self.say(Section::Points, nothing, &knobs[..1], &[]),
            _ => self.say(Section::Points, some, knobs, &[points, than]),
        };
        let (cards, coins) = (rules.points_cards.into(), rules.points_coins.into());
        most(
            cards,
            Line::MostCards,
            Line::CardsNothing,
            &["points_cards", "majority"],
        );
        most(
            coins,
            Line::MostCoins,
            Line::CoinsNothing,
            &["points_coins", "majority"],
        );
    }

    fn single_cards(&mut self) {
        let rules = self.rules;
        let settebello = match rules.points_settebello {
            0 => Line::SettebelloNothing,
            _ => Line::Settebello,
        };
        self.points(settebello, &["points_settebello"], rules.points_settebello);
        match rules.re_bello {
            ReBello::Off => {}
            ReBello::Extra => self.points(Line::ReBello, &["re_bello"], 0),
            ReBello::ReplacesPrimiera => self.points(Line::ReBelloInstead, &["re_bello"], 0),
        }
        if rules.settebello_coppe {
            self.points(Line::SettebelloCoppe, &["settebello_coppe"], 0);
        }
        if rules.rosmarino {
            self.points(Line::Rosmarino, &["rosmarino"], 0);
        }
    }

    fn prime(&mut self) {
        let rules = self.rules;
        let (points, knobs) = (rules.points_primiera, &["primiera_mode", "points_primiera"]);
        if !has_prime(rules) {
            if rules.re_bello != ReBello::ReplacesPrimiera {
                self.points(Line::NoPrime, knobs, 0);
            }
        } else if rules.primiera_mode == PrimieraMode::Count {
            self.points(Line::PrimeCount, knobs, points);
            self.order(rules.primiera_count_order);
        } else {
            self.points(Line::Prime, knobs, points);
            self.scale(rules.primiera_scale);
            let missing = match rules.primiera_missing {
                PrimieraMissing::NoPrime => Line::MissingNoPrime,
                PrimieraMissing::MoreSuitsFirst => Line::MissingFewer,
                PrimieraMissing::PlainSum => Line::MissingNothing,
            };
            self.points(missing, &["primiera_missing"], 0);
        }
    }

    /// The ranks that are counted, one after the other.
    fn order(&mut self, order: CountOrder) {
        let mut ranks = order.iter();
        let first = ranks.next().map_or(0, Rank::value);
        let others: Vec<String> = ranks.map(|rank| self.ranks(rank)).collect();
        let line = if others.is_empty() {
            Line::OrderOne
        } else {
            Line::Order
        };
        let others = self.words.join(&others, Line::Then);
        let values = [Value::Number(first.into()), Value::Text(&others)];
        self.put(Section::Points, line, &["primiera_count_order"], &values);
    }

    /// The ranks by falling value, those of equal value together.
    fn scale(&mut self, scale: PrimieraScale) {
        let mut values = Vec::new();
        for value in (0..=u8::MAX).rev() {
            let mut alike = Vec::new();
            for rank in Rank::ALL.into_iter().rev() {
                if scale.value(rank) == value {
                    alike.push(self.ranks(rank));
                }
            }
            if !alike.is_empty() {
                let first = values.is_empty();
                let line = if first {
                    Line::ScaleFirst
                } else {
                    Line::ScaleNext
                };
                let ranks = self.words.list(&alike);
                let said = [Value::Text(&ranks), Value::Number(value.into())];
                values.push(self.words.say(line, &said));
            }
        }
        let values = self.words.join(&values, Line::Comma);
        let values = [Value::Text(&values)];
        self.put(Section::Points, Line::Scale, &["primiera_scale"], &values);
    }

    fn ranks(&self, rank: Rank) -> String {
        let rank = Value::Number(rank.value().into());
        self.words.say(Line::Ranks, &[rank])
    }

    fn sets(&mut self) {
        let rules = self.rules;
        if rules.most_sevens > 0 {
            self.points(Line::MostSevens, &["most_sevens"], rules.most_sevens);
        }
        if rules.all_sevens > 0 {
            self.points(Line::AllSevens, &["all_sevens"], rules.all_sevens);
        }
        // There are ten coins, so that ten is no limit.
        let limit = |cap| if cap < 10 { cap } else { 0 };
        if rules.napola {
            let cap = limit(rules.napola_cap);
            self.points(Line::Napola, &["napola", "napola_cap"], cap);
        }
        if rules.piccola {
            let cap = limit(rules.piccola_cap);
            self.points(Line::Piccola, &["piccola", "piccola_cap"], cap);
        }
        if rules.grande > 0 {
            self.points(Line::Grande, &["grande"], rules.grande);
        }
    }

    fn ending(&mut self) {
        let rules = self.rules;
        let coins = match rules.all_coins {
            AllCoins::None => None,
            AllCoins::WinsMatch => Some(Line::CoinsWin),
            AllCoins::ResetsOpponents => Some(Line::CoinsReset),
        };
        let end = match rules.end_rule {
            EndRule::Highest => Line::EndHighest,
            EndRule::WinByTwo => Line::EndTwoAhead,
            EndRule::CountOut => Line::EndCountOut,
        };
        let low = u32::from(rules.objective == Objective::Low);
        let mut say = |line, knobs: &[_], numbers: &[_]| {
            self.say(Section::Match, line, knobs, numbers);
        };
        if let Some(coins) = coins {
            let least = rules.all_coins_min;
            let numbers = [u32::from(least == 10), least.into()];
            say(coins, &["all_coins", "all_coins_min"], &numbers);
        }
        say(Line::Added, &[], &[]);
        say(Line::Target, &["target"], &[rules.target]);
        say(end, &["end_rule", "objective"], &[low]);
        if let Some(at) = rules.cappotto_at {
            say(Line::Cappotto, &["cappotto_at"], &[at]);
        }
    }
}
