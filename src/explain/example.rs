//! Small examples that can be played, and are true under the rules they are for.

use crate::capture::{Moment, captures, scopa_points};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::Rules;
use crate::score::{Captured, Category, DealScore, score_piles};

/// What an example is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A card that takes several others, and only these.
    Capture,
    /// A card that takes one set or another.
    Choice,
    /// A card that takes the whole table, for points.
    Scopa,
    /// A card that takes the seven which makes the better primiera.
    Primiera,
}

impl Topic {
    /// All, in the order in which one would explain them.
    pub const ALL: [Topic; 4] = [Topic::Capture, Topic::Choice, Topic::Scopa, Topic::Primiera];

    const fn table(self) -> &'static [(u8, Suit)] {
        use Suit::{Bastoni, Coppe, Denari, Spade};
        match self {
            Topic::Capture => &[(5, Coppe), (2, Spade), (6, Bastoni), (10, Bastoni)],
            Topic::Choice => &[(3, Spade), (4, Coppe), (6, Bastoni), (1, Denari)],
            Topic::Scopa => &[(2, Spade), (6, Bastoni)],
            Topic::Primiera => &[(7, Spade), (1, Denari), (10, Coppe), (3, Bastoni)],
        }
    }
}

/// A table, and a card that takes something from it.
///
/// ```
/// use scopa::{Rules, explain::{Example, Topic}};
/// let sevens = |rules: &Rules| Example::of(rules, Topic::Scopa).unwrap().card.to_string();
/// assert_eq!(sevens(&Rules::default()), "8D");
/// assert_eq!(sevens(&Rules::preset("escoba").unwrap()), "7D");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What it is of.
    pub topic: Topic,
    /// What lies on the table.
    pub table: Vec<Card>,
    /// The card that is to be played.
    pub card: Card,
}

impl Example {
    /// The example under these rules; none where they have no such thing.
    #[must_use]
    pub fn of(rules: &Rules, topic: Topic) -> Option<Example> {
        let table = cards(topic.table());
        let lying: Cards = table.iter().copied().collect();
        let suit = match topic {
            Topic::Primiera if !super::has_prime(rules) => return None,
            // The cups of the side that plays are its best to mend.
            Topic::Primiera => Suit::Coppe,
            _ => Suit::Denari,
        };
        // Never an ace, which in some games takes everything.
        let ranks = [7, 8, 9, 6, 5, 4, 3, 10, 2]
            .into_iter()
            .filter_map(Rank::new);
        let fits = |card: &Card| {
            let sets = captures(rules, lying, *card, Moment::default()).sets;
            match topic {
                Topic::Capture => sets.len() == 1 && sets[0].len() > 1,
                Topic::Choice => sets.len() > 1,
                Topic::Scopa => {
                    let points = scopa_points(rules, lying, *card, lying, Moment::default());
                    sets == [lying] && points > 0
                }
                Topic::Primiera => sets.iter().any(|set| set.contains(table[0])),
            }
        };
        let mut candidates = ranks.map(|rank| Card::new(rank, suit));
        let card = candidates.find(fits)?;
        Some(Example { topic, table, card })
    }
}

/// The primiera of two small piles, the first of which has won these cards as well.
#[must_use]
pub fn example_primiera(rules: &Rules, won: Cards) -> ([Cards; 2], DealScore) {
    use Suit::{Bastoni, Coppe, Denari, Spade};
    let pile = |of: [(u8, Suit); 4]| cards(&of).into_iter().collect::<Cards>();
    let piles = [
        pile([(7, Denari), (6, Coppe), (5, Spade), (1, Bastoni)]) | won,
        pile([(6, Denari), (5, Coppe), (6, Spade), (7, Bastoni)]),
    ];
    let of = Captured {
        piles: &piles,
        scope: &[0, 0],
        scope_points: &[0, 0],
        declared: &[0, 0],
    };
    let mut score = score_piles(rules, &of);
    score
        .items
        .retain(|item| item.category == Category::Primiera);
    (piles, score)
}

fn cards(of: &[(u8, Suit)]) -> Vec<Card> {
    let card = |(rank, suit): &(u8, Suit)| Some(Card::new(Rank::new(*rank)?, *suit));
    of.iter().filter_map(card).collect()
}
