//! How an opponent plays, by name.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How an opponent plays. As text: `beginner`, `flat-100` and so on.
///
/// ```
/// use scopa::Level;
/// assert_eq!("master".parse(), Ok(Level::Master));
/// assert_eq!(Level::Ismcts(4000).to_string(), "ismcts-4000");
/// assert!("grandmaster".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal move: a yardstick.
    Random,
    /// The best capture by the points at stake, else the least useful card: a yardstick.
    #[default]
    Greedy,
    /// The same with an eye on what may be swept next: a yardstick, and the light path of a page.
    Wary,
    /// Takes what it sees and forgets it.
    Beginner,
    /// Greedy with the old rules, and without a memory.
    Book,
    /// Remembers every card gone and tries each play in a few imagined deals.
    Counter,
    /// A short search.
    Expert,
    /// A long search, beliefs about the other hands, exact endings.
    Master,
    /// So many playouts of every play, without a tree: a yardstick.
    Flat(u32),
    /// Plain information-set Monte Carlo tree search with so many iterations: a yardstick.
    Ismcts(u32),
}

impl Level {
    /// The five levels to play against, the weakest first.
    pub const PLAYERS: [Level; 5] = [
        Level::Beginner,
        Level::Book,
        Level::Counter,
        Level::Expert,
        Level::Master,
    ];

    /// The level of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Level> {
        let number = |rest: &str| rest.parse().ok().filter(|n| (1..=1_000_000).contains(n));
        Some(match name {
            "random" => Level::Random,
            "greedy" => Level::Greedy,
            "wary" => Level::Wary,
            "beginner" => Level::Beginner,
            "book" => Level::Book,
            "counter" => Level::Counter,
            "expert" => Level::Expert,
            "master" => Level::Master,
            _ => match name.split_once('-')? {
                ("flat", rest) => Level::Flat(number(rest)?),
                ("ismcts", rest) => Level::Ismcts(number(rest)?),
                _ => return None,
            },
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Wary => "wary",
            Level::Beginner => "beginner",
            Level::Book => "book",
            Level::Counter => "counter",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Flat(n) => return write!(f, "flat-{n}"),
            Level::Ismcts(n) => return write!(f, "ismcts-{n}"),
        })
    }
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLevel(String);

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no level {:?}; there are beginner, book, counter, expert, master, random, greedy, wary, flat-N and ismcts-N",
            self.0
        )
    }
}

impl std::error::Error for NoLevel {}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(name: &str) -> Result<Level, NoLevel> {
        Level::from_name(name).ok_or_else(|| NoLevel(name.to_owned()))
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(de::Error::custom)
    }
}
