use std::fmt;

use serde::{Deserialize, Serialize};

/// A line of the score sheet. The order is that of the sheet and of counting out (B.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// The most cards (B.1).
    Cards,
    /// The most coins (B.2).
    Coins,
    /// The seven of coins (B.3).
    Settebello,
    /// The king of coins (C).
    ReBello,
    /// The seven of cups (C).
    SettebelloCoppe,
    /// The jack of swords (C).
    Rosmarino,
    /// The prime (B.4).
    Primiera,
    /// The most sevens (C).
    MostSevens,
    /// All four sevens (B.4).
    AllSevens,
    /// The run of coins from the ace (C).
    Napola,
    /// The same under Cirulla's name and cap (C.1).
    Piccola,
    /// Jack, knight and king of coins (C.1).
    Grande,
    /// Ace, 2 and 3 of coins (C).
    Trento,
    /// Scope, a dealer's bonus included (B.5, C.1).
    Scope,
    /// The scope once more, for all four knights (C).
    Ponino,
    /// Hands shown: knocks and cucite (C, C.1).
    Declared,
    /// Aces, jacks, knights and kings (C).
    Frac,
}

impl Category {
    /// All, in the order of the sheet.
    pub const ALL: [Category; 17] = [
        Category::Cards,
        Category::Coins,
        Category::Settebello,
        Category::ReBello,
        Category::SettebelloCoppe,
        Category::Rosmarino,
        Category::Primiera,
        Category::MostSevens,
        Category::AllSevens,
        Category::Napola,
        Category::Piccola,
        Category::Grande,
        Category::Trento,
        Category::Scope,
        Category::Ponino,
        Category::Declared,
        Category::Frac,
    ];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Category::Cards => "cards",
            Category::Coins => "coins",
            Category::Settebello => "settebello",
            Category::ReBello => "re_bello",
            Category::SettebelloCoppe => "settebello_coppe",
            Category::Rosmarino => "rosmarino",
            Category::Primiera => "primiera",
            Category::MostSevens => "most_sevens",
            Category::AllSevens => "all_sevens",
            Category::Napola => "napola",
            Category::Piccola => "piccola",
            Category::Grande => "grande",
            Category::Trento => "trento",
            Category::Scope => "scope",
            Category::Ponino => "ponino",
            Category::Declared => "declared",
            Category::Frac => "frac",
        }
    }

    /// The category of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Category> {
        Category::ALL
            .into_iter()
            .find(|category| category.name() == name)
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
