//! The points of a deal that was played with real cards: from what people count of their piles, or from the points
//! that they say. The engine's own score sheet gives the points; here is only what it has to be told.

mod fault;
mod fill;
mod points;

pub use fault::CountFault;
pub use points::score_count;

use super::{Captured, Category, score_piles};
use crate::cards::{Card, Cards, MAX_SEATS, Rank, Suit};
use crate::rules::{AllCoins, Leftovers, PrimieraMode, Rules, TieAward};

/// Something that is counted, or said, of every side after a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How many cards it has.
    Cards,
    /// How many coins.
    Coins,
    /// Whether it has a card.
    Holds(Card),
    /// The rank of its best card of a suit in the prime; 0 when it has none of the suit.
    Best(Suit),
    /// How many cards of a rank it has.
    Rank(Rank),
    /// How many of its coins follow each other from the ace.
    Run,
    /// Whether it has jack, knight and king of coins.
    Grande,
    /// Whether it has all four knights.
    Knights,
    /// How many aces, jacks, knights and kings it has.
    Honours,
    /// How many scope it made; the points for them where a scopa is not always worth the same.
    Scope,
    /// The points of hands that it showed.
    Declared,
    /// Whether it has as many coins as the rules call all.
    AllCoins,
    /// Its points in a category.
    Points(Category),
}

/// What can be said of a [`Fact`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number.
    Number {
        /// The greatest for a side.
        most: u16,
        /// What all sides have together, where that is known.
        all: Option<u16>,
    },
    /// It is true of one side at most.
    One {
        /// What is said of that side; 0 of the others.
        worth: u16,
        /// Whether it always is true of one.
        sure: bool,
    },
    /// The best card of a suit.
    Best(Suit),
}

/// What is said of a fact, side by side; nothing where nothing has been said yet.
pub type Said = [Option<u16>; MAX_SEATS];

/// What is said of a deal.
///
/// ```
/// use scopa::{Count, Fact, Rules, score_count};
/// let rules = Rules::default();
/// let mut count = Count::new(&rules, false);
/// let cards = count.place(Fact::Cards).unwrap();
/// count.say(&rules, cards, 0, Some(23));
/// assert_eq!(count.get(Fact::Cards, 1), Some(17), "two sides share the forty");
/// assert_eq!(score_count(&rules, &count).points(0), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Whether points are said, and not counts.
    pub by_points: bool,
    facts: Vec<Fact>,
    /// What is said of each of [`Count::facts`].
    pub said: Vec<Said>,
}

impl Count {
    /// Nothing is said yet, except that nobody has what nobody need have.
    #[must_use]
    pub fn new(rules: &Rules, by_points: bool) -> Count {
        let facts = facts(rules, by_points);
        let sides = usize::from(rules.sides_count());
        let start = |fact: &Fact| {
            let at_first = match fact.shape(rules) {
                Shape::Number { all: None, .. } | Shape::One { sure: false, .. } => Some(0),
                _ => None,
            };
            let mut said = [None; MAX_SEATS];
            said[..sides].fill(at_first);
            said
        };
        Count {
            by_points,
            said: facts.iter().map(start).collect(),
            facts,
        }
    }

    /// What is counted or said, in the order in which people do.
    #[must_use]
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Where a fact stands among them.
    #[must_use]
    pub fn place(&self, fact: Fact) -> Option<usize> {
        self.facts.iter().position(|other| *other == fact)
    }

    /// What is said of a fact and a side.
    #[must_use]
    pub fn get(&self, fact: Fact, side: usize) -> Option<u16> {
        *self.said.get(self.place(fact)?)?.get(side)?
    }

    fn number(&self, fact: Fact, side: usize) -> u16 {
        self.get(fact, side).unwrap_or(0)
    }

    /// Whether a fact has to be said: in a prime that is counted out rank by rank, only as long as the sides that lead
    /// are even.
    #[must_use]
    pub fn needs(&self, rules: &Rules, fact: Fact) -> bool {
        let sevens = rules.most_sevens > 0 || rules.all_sevens > 0;
        let rank = match fact {
            Fact::Rank(Rank::SEVEN) if sevens => return true,
            Fact::Rank(rank) => rank,
            _ => return true,
        };
        let before = rules.primiera_count_order.iter();
        let before: Vec<Rank> = before.take_while(|other| *other != rank).collect();
        let mut leaders: Vec<usize> = (0..usize::from(rules.sides_count())).collect();
        for rank in before {
            let has = |side: &usize| self.get(Fact::Rank(rank), *side);
            if leaders.iter().any(|side| has(side).is_none()) {
                return false;
            }
            let most = leaders.iter().map(has).max().flatten();
            leaders.retain(|side| has(side) == most);
        }
        leaders.len() > 1
    }
}

impl Fact {
    /// What can be said of it.
    #[must_use]
    pub fn shape(self, rules: &Rules) -> Shape {
        let number = |most: u16, all| Shape::Number { most, all };
        let one = |sure| Shape::One { worth: 1, sure };
        let every = |all| number(all, Some(all));
        match self {
            Fact::Cards => every(40),
            Fact::Coins => every(10),
            Fact::Rank(_) => every(4),
            Fact::Honours => every(16),
            Fact::Run => number(10, None),
            Fact::Scope | Fact::Declared => number(99, None),
            Fact::Holds(_) => one(true),
            Fact::Grande | Fact::Knights | Fact::AllCoins => one(false),
            Fact::Best(suit) => Shape::Best(suit),
            Fact::Points(category) => points_of(rules, category),
        }
    }
}

/// What points can be said of a category.
fn points_of(rules: &Rules, category: Category) -> Shape {
    let number = |most: u8, all| Shape::Number {
        most: most.into(),
        all,
    };
    let one = |worth: u8, sure| Shape::One {
        worth: worth.into(),
        sure,
    };
    let most = |worth| match rules.tie_award {
        TieAward::None => one(worth, false),
        TieAward::All => number(worth, None),
    };
    match category {
        Category::Cards => most(rules.points_cards),
        Category::Coins => most(rules.points_coins),
        Category::Primiera => most(rules.points_primiera),
        Category::MostSevens => most(rules.most_sevens),
        Category::Settebello => one(rules.points_settebello, true),
        Category::ReBello | Category::SettebelloCoppe | Category::Rosmarino => one(1, true),
        Category::AllSevens => one(rules.all_sevens, false),
        Category::Grande => one(rules.grande, false),
        Category::Napola => number(rules.napola_cap, None),
        Category::Piccola => number(rules.piccola_cap, None),
        Category::Trento => number(6, Some(6)),
        Category::Frac => number(16, Some(16)),
        Category::Scope | Category::Ponino | Category::Declared => number(99, None),
    }
}

/// What has to be said of a deal, in counts or in points.
fn facts(rules: &Rules, by_points: bool) -> Vec<Fact> {
    let mut facts = Vec::new();
    for category in in_force(rules) {
        if by_points {
            facts.push(Fact::Points(category));
        } else {
            asked(rules, category, &mut facts);
        }
    }
    let all = if by_points {
        Fact::AllCoins
    } else {
        Fact::Coins
    };
    if rules.all_coins != AllCoins::None && !facts.contains(&all) {
        facts.push(all);
    }
    facts
}

/// What has to be counted for a category.
fn asked(rules: &Rules, category: Category, facts: &mut Vec<Fact>) {
    let mut ask = |fact| {
        if !facts.contains(&fact) {
            facts.push(fact);
        }
    };
    match category {
        Category::Cards => ask(Fact::Cards),
        Category::Coins => ask(Fact::Coins),
        Category::Settebello => ask(Fact::Holds(Card::SETTEBELLO)),
        Category::ReBello => ask(Fact::Holds(Card::RE_BELLO)),
        Category::SettebelloCoppe => ask(Fact::Holds(Card::MATTA)),
        Category::Rosmarino => ask(Fact::Holds(Card::ROSMARINO)),
        Category::Primiera if rules.primiera_mode == PrimieraMode::Count => {
            let ranks = rules.primiera_count_order.iter();
            ranks.for_each(|rank| ask(Fact::Rank(rank)));
        }
        Category::Primiera => Suit::ALL.iter().for_each(|suit| ask(Fact::Best(*suit))),
        Category::MostSevens | Category::AllSevens => ask(Fact::Rank(Rank::SEVEN)),
        Category::Napola | Category::Piccola => ask(Fact::Run),
        Category::Grande => ask(Fact::Grande),
        Category::Trento => low_coins().iter().for_each(|card| ask(Fact::Holds(card))),
        Category::Scope => ask(Fact::Scope),
        Category::Ponino => ask(Fact::Knights),
        Category::Declared => ask(Fact::Declared),
        Category::Frac => ask(Fact::Honours),
    }
}

/// Ace, 2 and 3 of coins.
fn low_coins() -> Cards {
    first(Cards::ALL, 3)
}

/// The first so many of some cards.
fn first(cards: Cards, count: u16) -> Cards {
    cards.iter().take(count.into()).collect()
}

/// The categories that the rules score, as the engine's own sheet lists them.
fn in_force(rules: &Rules) -> Vec<Category> {
    let nothing = Captured {
        piles: &[Cards::EMPTY; 2],
        scope: &[],
        scope_points: &[],
        declared: &[],
    };
    let items = score_piles(rules, &nothing).items;
    items.iter().map(|item| item.category).collect()
}

/// The rank that is worth most in the prime, if one alone is.
fn top(rules: &Rules) -> Option<Rank> {
    match prime_ranks(rules).first()?[..] {
        [top] => Some(top),
        _ => None,
    }
}

/// The ranks of the prime, the best first, those that are worth the same together.
#[must_use]
pub fn prime_ranks(rules: &Rules) -> Vec<Vec<Rank>> {
    let values = rules.primiera_scale.values();
    let mut groups: Vec<Vec<Rank>> = Vec::new();
    let mut below = u8::MAX;
    // From the best value down: sorting so few would be more program than this.
    while let Some(best) = values.iter().copied().filter(|value| *value < below).max() {
        let of_best = Rank::ALL.into_iter().zip(values);
        let of_best = of_best.filter(|(_, value)| *value == best);
        groups.push(of_best.map(|(rank, _)| rank).collect());
        below = best;
    }
    groups
}

/// Whether the rules leave no card unowned, so that a card that no side has is a slip.
fn all_are_owned(rules: &Rules) -> bool {
    rules.leftovers != Leftovers::Nobody
}
