use super::Language;
use super::text::{Line, Value, Words};
use crate::cards::{Cards, Suit};
use crate::rules::Rules;
use crate::score::{Category, DealScore, coin_run};

/// Why the points of a category went where they went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The category; nothing for what ends or resets a match.
    pub category: Option<Category>,
    /// The points of each side.
    pub points: Vec<u16>,
    /// The reason, in words.
    pub text: String,
}

/// The reasons for the points of a finished deal, in the order of the sheet, and then what its coins did to the match.
///
/// `piles` are the captured cards of each side, leftovers included, `score` is what [`score_piles`](crate::score_piles)
/// or [`score`](crate::score()) made of them, `names` are those of the sides;
/// "You", "We", "They", and what stands for them in another language (the line `Pronouns` of its text: "Tu", "Noi", "Loro"),
/// take the verb that goes with them.
///
/// ```
/// use scopa::{Captured, Card, Cards, Rules, score_piles, explain::{Language, count}};
/// let mine: Cards = "7D 1C 1S 1B".split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
/// let piles = [mine, Cards::ALL - mine];
/// let rules = Rules::default();
/// let score = score_piles(&rules, &Captured { piles: &piles, scope: &[2, 0], scope_points: &[2, 0], declared: &[0, 0] });
/// let why = count(&rules, &piles, &score, &["Anna", "Bruno"], Language::ENGLISH);
/// assert_eq!(why[0].text, "Cards: Anna 4, Bruno 36. 1 point to Bruno.");
/// ```
#[must_use]
pub fn count(
    rules: &Rules,
    piles: &[Cards],
    score: &DealScore,
    names: &[&str],
    language: Language,
) -> Vec<Why> {
    let piles = &piles[..piles.len().min(usize::from(score.sides))];
    let name = |side: usize| match names.get(side) {
        Some(name) => (*name).to_owned(),
        None => (side + 1).to_string(),
    };
    let teller = Teller {
        rules,
        piles,
        score,
        names: (0..score.sides.into()).map(name).collect(),
        words: language.text().words(),
    };
    let mut all = Vec::new();
    for item in &score.items {
        let points = item.points[..piles.len()].to_vec();
        let (reason, award) = (teller.reason(item), teller.award(&points));
        let why = [Value::Text(&reason), Value::Text(&award)];
        all.push(Why {
            category: Some(item.category),
            text: teller.words.say(Line::Why, &why),
            points,
        });
    }
    for (side, wins) in [(score.outright, true), (score.reset, false)] {
        if let Some(side) = side {
            all.push(Why {
                category: None,
                text: teller.ends(side.into(), wins),
                points: vec![0; piles.len()],
            });
        }
    }
    all
}

/// Somebody who explains the count of a deal.
pub(super) struct Teller<'a> {
    pub(super) rules: &'a Rules,
    pub(super) piles: &'a [Cards],
    pub(super) score: &'a DealScore,
    names: Vec<String>,
    pub(super) words: Words,
}

impl Teller<'_> {
    /// A side by its name.
    pub(super) fn name(&self, side: usize) -> Value<'_> {
        Value::Name(&self.names[side])
    }

    /// "Anna 22, Bruno 18".
    pub(super) fn amounts(&self, amounts: &[u16]) -> String {
        let mut each = Vec::new();
        for (side, amount) in amounts.iter().enumerate() {
            let values = [self.name(side), Value::Number((*amount).into())];
            each.push(self.words.say(Line::Amount, &values));
        }
        self.words.join(&each, Line::Comma)
    }

    /// What the coins of a side did to the match.
    fn ends(&self, side: usize, wins: bool) -> String {
        let pile = self.piles.get(side).copied().unwrap_or_default();
        let coins = pile.of_suit(Suit::Denari).len() as u32;
        let line = match (wins, self.rules.trento && coin_run(pile) >= 3) {
            (true, true) => Line::WinsByTrento,
            (true, false) => Line::WinsByCoins,
            (false, _) => Line::Resets,
        };
        self.words
            .say(line, &[self.name(side), Value::Number(coins)])
    }

    /// Who gets how much.
    fn award(&self, points: &[u16]) -> String {
        let most = points.iter().copied().max().unwrap_or(0);
        let mut winners: Vec<usize> = (0..points.len()).collect();
        winners.retain(|side| points[*side] > 0);
        if winners.is_empty() {
            return self.words.say(Line::NoAward, &[]);
        }
        let shared = winners.len() > 1 && winners.iter().all(|side| points[*side] == most);
        let mut each = Vec::new();
        for side in winners {
            let (name, points) = (self.name(side), Value::Number(points[side].into()));
            each.push(match shared {
                true => self.words.say(Line::Awarded, &[name]),
                false => self.words.say(Line::Award, &[points, name]),
            });
        }
        if shared {
            let (points, names) = (Value::Number(most.into()), self.words.list(&each));
            let values = [points, Value::Text(&names)];
            return self.words.say(Line::AwardEach, &values);
        }
        let each = self.words.join(&each, Line::Comma);
        self.words.say(Line::Awards, &[Value::Text(&each)])
    }
}
