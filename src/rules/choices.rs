//! The knobs that are a choice among names.

use super::setting::Setting;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$vdoc])* $variant),+
        }

        impl $name {
            /// The names of all values, as RULES.md and JSON write them.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// All values, in the order of their names.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name that RULES.md and JSON use.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
        }

        impl Setting for $name {
            fn read(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == text)
            }

            fn write(&self) -> String {
                self.name().to_owned()
            }
        }
    };
}

choice! {
    /// Who plays together (A.2).
    Sides {
        /// Everyone alone.
        #[default]
        Individual = "individual",
        /// Two sides, seats alternating: partners opposite with four, three each with six.
        TwoTeams = "two_teams",
        /// Three pairs of six, partners opposite.
        Pairs = "pairs",
    }
}

choice! {
    /// How the seats are drawn around the table; presentation only (A.3).
    Direction {
        /// To the right, as in Italy.
        #[default]
        Anticlockwise = "anticlockwise",
        /// To the left.
        Clockwise = "clockwise",
    }
}

choice! {
    /// Labels and art of the cards; presentation only (A.1).
    DeckStyle {
        /// The Neapolitan pack.
        #[default]
        Neapolitan = "neapolitan",
        /// The Sicilian pack.
        Sicilian = "sicilian",
        /// The Piacentine pack.
        Piacentine = "piacentine",
        /// The Milanese pack.
        Milanese = "milanese",
        /// French suits with jack, queen and king.
        French = "french",
        /// Numbers from 1 to 10.
        Numeric = "numeric",
        /// The Spanish pack.
        Spanish = "spanish",
        /// French suits with the queen at 8 and the jack at 9.
        Chkobba = "chkobba",
    }
}

choice! {
    /// Who leads a deal (A.3).
    Opener {
        /// The player after the dealer, so that the dealer plays last.
        #[default]
        NextAfterDealer = "next_after_dealer",
        /// The dealer.
        Dealer = "dealer",
    }
}

choice! {
    /// Who deals next (A.3).
    DealerRotation {
        /// The next player in order of play.
        #[default]
        PlayOrder = "play_order",
        /// The one before, against the order of play.
        Reverse = "reverse",
    }
}

choice! {
    /// In which packets the cards go round (A.4, C.2).
    DealPattern {
        /// One card each until the hands are full, then the table.
        #[default]
        Singles = "singles",
        /// Three each, two to the table, three each, two to the table, three each.
        Packets32323 = "packets_3_2_3_2_3",
        /// Three, three and four each, nothing to the table.
        Packets334 = "packets_3_3_4",
        /// The opener cuts, looks, and keeps the card or lays it on the table.
        ChkobbaCut = "chkobba_cut",
    }
}

choice! {
    /// What a card takes (A.6).
    CaptureMode {
        /// A card of its own rank, or cards that total it.
        #[default]
        Card = "card",
        /// Cards that make 15 together with it.
        Fifteen = "fifteen",
        /// Cards that make 11 together with it.
        Eleven = "eleven",
        /// Either of the first two.
        CardOrFifteen = "card_or_fifteen",
    }
}

choice! {
    /// Which of several captures may be chosen (A.6).
    SumChoice {
        /// Any.
        #[default]
        Any = "any",
        /// One of those with the fewest cards, within each family of captures.
        Fewest = "fewest",
    }
}

choice! {
    /// What must be captured (A.6).
    Obligation {
        /// A card that can capture must; which card is played is free.
        #[default]
        Card = "card",
        /// A card that captures must be played if there is one.
        Hand = "hand",
        /// Any card may always be laid.
        Free = "free",
        /// A scopa must be made if there is one; else as `card`.
        Scopa = "scopa",
    }
}

choice! {
    /// What an ace does when an ace lies on the table, under `ace_sweep` (C).
    AceOnAce {
        /// It takes one ace.
        #[default]
        TakeOne = "take_one",
        /// It takes everything all the same.
        Sweep = "sweep",
    }
}

choice! {
    /// What an ace does on an empty table, under `ace_sweep` (C).
    AceOnEmpty {
        /// It stays there.
        #[default]
        Stays = "stays",
        /// It goes to its owner's pile: a capture, but no scopa.
        TakesItself = "takes_itself",
    }
}

choice! {
    /// An ace as the first card of a deal, under `ace_sweep` (C, "regola del vile").
    AceFirstPlay {
        /// As at any other time.
        #[default]
        Normal = "normal",
        /// Not allowed, unless the hand is all aces.
        Banned = "banned",
        /// Allowed, but it does not sweep.
        NoSweep = "no_sweep",
    }
}

choice! {
    /// What a scopa is worth (A.7, C).
    ScopaValue {
        /// One point.
        #[default]
        One = "one",
        /// Nothing: there are no scope.
        None = "none",
        /// The rank of the capturing card.
        CardValue = "card_value",
        /// The number of cards involved, the capturing card included.
        CardsInvolved = "cards_involved",
    }
}

choice! {
    /// Who gets what is left on the table at the end (A.8).
    Leftovers {
        /// The side that captured last; nobody if none did.
        #[default]
        LastCapturer = "last_capturer",
        /// The side that played last.
        LastPlayer = "last_player",
        /// Nobody.
        Nobody = "nobody",
    }
}

choice! {
    /// What "the most" means for cards and coins (B.1, B.2).
    Majority {
        /// More than any other side.
        #[default]
        StrictMost = "strict_most",
        /// More than 20 cards, more than 5 coins.
        Absolute = "absolute",
    }
}

choice! {
    /// Who gets a category that is tied (B.6).
    TieAward {
        /// Nobody.
        #[default]
        None = "none",
        /// Every side that is tied.
        All = "all",
    }
}

choice! {
    /// How the prime is decided (B.4).
    PrimieraMode {
        /// By the points of the best card in each suit.
        #[default]
        Points = "points",
        /// By counting sevens, then the next ranks.
        Count = "count",
        /// Not at all.
        Off = "off",
    }
}

choice! {
    /// A side that lacks a suit in the prime (B.4).
    PrimieraMissing {
        /// It has no prime.
        #[default]
        NoPrime = "no_prime",
        /// More suits beat fewer, then the sum decides.
        MoreSuitsFirst = "more_suits_first",
        /// The missing suit adds nothing.
        PlainSum = "plain_sum",
    }
}

choice! {
    /// The king of coins (C, Re bello).
    ReBello {
        /// A card like any other.
        #[default]
        Off = "off",
        /// One point.
        Extra = "extra",
        /// One point, and there is no prime.
        ReplacesPrimiera = "replaces_primiera",
    }
}

choice! {
    /// A side that captures all the coins (B.9, C).
    AllCoins {
        /// Nothing more happens.
        #[default]
        None = "none",
        /// It wins the match.
        WinsMatch = "wins_match",
        /// The totals of all others fall to nought.
        ResetsOpponents = "resets_opponents",
    }
}

choice! {
    /// How long a declared matta keeps its value (C.1).
    MattaScope {
        /// For the declaration only.
        #[default]
        Declaration = "declaration",
        /// Until it is captured.
        Sticky = "sticky",
    }
}

choice! {
    /// What decides the match once the target is reached (B.8).
    EndRule {
        /// The sole highest total.
        #[default]
        Highest = "highest",
        /// The highest total by at least two.
        WinByTwo = "win_by_two",
        /// On a tie, who got there first when the last deal is counted out in order.
        CountOut = "count_out",
    }
}

choice! {
    /// Whether points are wanted (C, Scopa a perdere).
    Objective {
        /// The highest total wins.
        #[default]
        High = "high",
        /// Reaching the target loses, the lowest total wins.
        Low = "low",
    }
}
