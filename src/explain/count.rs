use super::Language;
use super::ground::{Amounts, Ground, Missing, PrimeHand, Thing, What};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::{Majority, PrimieraMissing, PrimieraMode, Rules};
use crate::score::{Category, DealScore, ScoreItem, coin_run, primiera_winners};

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
/// "You", "We", "They" and in Italian "Tu", "Noi", "Loro" take the verb that goes with them.
///
/// ```
/// use scopa::{Captured, Card, Cards, Rules, score_piles, explain::{Language, count}};
/// let mine: Cards = "7D 1C 1S 1B".split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
/// let piles = [mine, Cards::ALL - mine];
/// let rules = Rules::default();
/// let score = score_piles(&rules, &Captured { piles: &piles, scope: &[2, 0], scope_points: &[2, 0], declared: &[0, 0] });
/// let why = count(&rules, &piles, &score, &["Anna", "Bruno"], Language::English);
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
    let why = |category, ground: Ground| Why {
        category,
        text: language.ground(&ground, names),
        points: ground.points,
    };
    let items = score.items.iter().map(|item| {
        let points = item.points[..piles.len()].to_vec();
        why(
            Some(item.category),
            Ground {
                what: what(rules, piles, score, item),
                points,
                tie: is_tie(rules, piles, item),
            },
        )
    });
    let coins = |side: u8| {
        piles
            .get(usize::from(side))
            .map_or(0, |pile| pile.of_suit(Suit::Denari).len() as u16)
    };
    let none = || vec![0; piles.len()];
    let outright = score.outright.map(|side| What::Outright {
        side: side.into(),
        coins: coins(side),
    });
    let reset = score.reset.map(|side| What::Reset {
        side: side.into(),
        coins: coins(side),
    });
    let ends = outright.into_iter().chain(reset);
    items
        .chain(ends.map(|what| {
            why(
                None,
                Ground {
                    what,
                    points: none(),
                    tie: false,
                },
            )
        }))
        .collect()
}

/// Whether several sides share the most, or the best prime.
fn is_tie(rules: &Rules, piles: &[Cards], item: &ScoreItem) -> bool {
    match item.category {
        Category::Primiera => primiera_winners(rules, piles).count_ones() > 1,
        Category::Cards | Category::Coins | Category::MostSevens => {
            let amounts = &item.amounts[..piles.len()];
            let most = amounts.iter().copied().max().unwrap_or(0);
            let half = match (rules.majority, item.category) {
                (Majority::StrictMost, _) | (_, Category::MostSevens) => 0,
                (_, Category::Cards) => 20,
                _ => 5,
            };
            most > half && amounts.iter().filter(|amount| **amount == most).count() > 1
        }
        _ => false,
    }
}

fn what(rules: &Rules, piles: &[Cards], score: &DealScore, item: &ScoreItem) -> What {
    let each = |of: fn(Cards) -> usize| {
        piles
            .iter()
            .map(|pile| of(*pile) as u16)
            .collect::<Amounts>()
    };
    let amounts = item.amounts[..piles.len()].to_vec();
    let floor = |half| (rules.majority == Majority::Absolute).then_some(half);
    let holder = |card: Card| piles.iter().position(|pile| pile.contains(card));
    let card = |card: Card| What::Card {
        card,
        holder: holder(card),
    };
    let scorer = || item.points.iter().position(|points| *points > 0);
    match item.category {
        Category::Cards => What::Most {
            of: Thing::Cards,
            amounts,
            floor: floor(20),
        },
        Category::Coins => What::Most {
            of: Thing::Coins,
            amounts,
            floor: floor(5),
        },
        Category::Settebello => card(Card::SETTEBELLO),
        Category::ReBello => card(Card::RE_BELLO),
        Category::SettebelloCoppe => card(Card::MATTA),
        Category::Rosmarino => card(Card::ROSMARINO),
        Category::Primiera if rules.primiera_mode == PrimieraMode::Count => What::Counted {
            steps: steps(rules, piles),
        },
        Category::Primiera => prime(rules, piles.len(), score),
        Category::MostSevens => What::Most {
            of: Thing::Sevens,
            amounts,
            floor: None,
        },
        Category::AllSevens => What::AllSevens { amounts },
        Category::Napola | Category::Piccola => What::Run {
            piccola: item.category == Category::Piccola,
            runs: each(|pile| usize::from(coin_run(pile))),
        },
        Category::Grande => What::Grande { holder: scorer() },
        Category::Trento => What::Trento {
            held: piles.iter().map(|pile| low_coins(*pile)).collect(),
        },
        Category::Scope => What::Scope { amounts },
        Category::Ponino => What::Ponino {
            holder: amounts.iter().position(|knights| *knights == 4),
        },
        Category::Declared => What::Declared,
        Category::Frac => What::Frac,
    }
}

fn low_coins(pile: Cards) -> Vec<Rank> {
    let coins = pile.of_suit(Suit::Denari).iter().map(Card::rank);
    coins.filter(|rank| rank.value() <= 3).collect()
}

/// The counts of the ranks in order, down to the first that only one side has most of.
fn steps(rules: &Rules, piles: &[Cards]) -> Vec<(Rank, Amounts)> {
    let mut steps = Vec::new();
    let mut level: Vec<usize> = (0..piles.len()).collect();
    for rank in rules.primiera_count_order.iter() {
        let counts: Amounts = piles
            .iter()
            .map(|pile| pile.of_rank(rank).len() as u16)
            .collect();
        let most = level.iter().map(|side| counts[*side]).max();
        level.retain(|side| Some(counts[*side]) == most);
        steps.push((rank, counts));
        if level.len() < 2 {
            break;
        }
    }
    steps
}

fn prime(rules: &Rules, sides: usize, score: &DealScore) -> What {
    let hand = |side: usize| {
        let best = score.prime_cards(side as u8);
        let cards: Vec<(Card, u8)> = best.into_iter().flatten().collect();
        let missing = Suit::ALL
            .into_iter()
            .filter(|suit| best[suit.index()].is_none());
        let sum = cards.iter().map(|card| u16::from(card.1)).sum();
        PrimeHand {
            missing: missing.collect(),
            cards,
            sum,
        }
    };
    let rule = match rules.primiera_missing {
        PrimieraMissing::NoPrime => Missing::NoPrime,
        PrimieraMissing::MoreSuitsFirst => Missing::FewerSuits,
        PrimieraMissing::PlainSum => Missing::Nothing,
    };
    What::Prime {
        hands: (0..sides).map(hand).collect(),
        rule,
    }
}
