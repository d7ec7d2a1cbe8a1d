//! English.

use super::{Words, knob, range};
use crate::rules::FaultKind;

// One line a knob, as in a dictionary.
#[rustfmt::skip]
pub(super) static WORDS: Words = Words {
    knobs: [
        knob("players", "Players", &[]),
        knob("sides", "Who plays together", &["everyone alone", "two teams", "three pairs"]),
        knob("direction", "Turns go round", &["to the right", "to the left"]),
        knob("deck_style", "Pack of cards", &["Neapolitan", "Sicilian", "Piacentine", "Milanese", "French suits", "numbers only", "Spanish", "Tunisian"]),
        knob("opener", "First to play", &["whoever follows the dealer", "the dealer"]),
        knob("dealer_rotation", "Next to deal", &["the next in turn", "the one before"]),
        knob("hand_size", "Cards in a hand", &[]),
        knob("table_size", "Cards on the opening table", &[]),
        knob("deal_pattern", "Cards are dealt", &["one by one", "3–2–3–2–3, as in Scopone", "3–3–4, table empty", "with a cut, as in Tunisia"]),
        knob("redeal_kings", "So many kings on the opening table: deal again", &["never"]),
        knob("redeal_aces", "So many aces on the opening table: deal again", &["never"]),
        knob("redeal_low_sum", "An opening table of at most this: deal again", &["never"]),
        knob("dealer_table_bonus", "The dealer takes an opening table of 15 or 30", &[]),
        knob("dealer_low_bonus", "The dealer takes an opening table of 9 or less, for 3 points", &[]),
        knob("bonus_before_redeal", "What the dealer takes is not dealt again", &[]),
        knob("capture_mode", "A card takes", &["its own value", "what makes 15 with it", "what makes 11 with it", "its own value, or 15"]),
        knob("equal_priority", "A single card goes before a sum", &[]),
        knob("sum_choice", "Among several captures", &["any may be chosen", "one with the fewest cards"]),
        knob("max_capture", "Most cards taken at once", &["no limit"]),
        knob("obligation", "What must be taken", &["whatever the card played can take", "something, if any card in the hand can", "nothing", "a scopa, if there is one"]),
        knob("ace_sweep", "An ace takes the whole table", &[]),
        knob("ace_sweep_scopa", "What the ace sweeps is a scopa", &[]),
        knob("ace_decline", "The ace may be laid instead", &[]),
        knob("ace_on_ace", "With an ace on the table, the ace takes", &["that one", "everything"]),
        knob("ace_on_empty", "On an empty table, the ace", &["stays", "goes to its owner’s pile"]),
        knob("ace_first_play", "An ace as the first card of a deal", &["sweeps as always", "is not allowed", "does not sweep"]),
        knob("scopa_value", "A scopa counts", &["one point", "nothing", "the value of its card", "the cards in it"]),
        knob("last_play_scopa", "The last card of a deal can make a scopa", &[]),
        knob("leftovers", "Cards left at the end go to", &["who took last", "who played last", "nobody"]),
        knob("majority", "Most cards or coins means", &["more than anybody else", "over 20 cards, over 5 coins"]),
        knob("tie_award", "Points of a tie go to", &["nobody", "all who tie"]),
        knob("points_cards", "Points for most cards", &[]),
        knob("points_coins", "Points for most coins", &[]),
        knob("points_settebello", "Points for the seven of coins", &[]),
        knob("points_primiera", "Points for the primiera", &[]),
        knob("primiera_mode", "The primiera is won by", &["the best four cards", "most sevens, then the rest", "nobody: there is none"]),
        knob("primiera_scale", "What cards are worth in it", &["7 is 21, courts are 10", "courts are 0", "king 10, knight 9, jack 8", "their own value, courts 0"]),
        knob("primiera_missing", "Primiera without one of the suits", &["no point", "more suits win", "what is there counts"]),
        knob("primiera_count_order", "Counted in this order", &[]),
        knob("re_bello", "King of coins", &["no point", "a point", "a point, in place of the primiera"]),
        knob("settebello_coppe", "A point for the seven of cups", &[]),
        knob("rosmarino", "A point for the jack of swords", &[]),
        knob("napola", "Napola: ace, two, three of coins and on count their number", &[]),
        knob("napola_cap", "Most that the napola counts", &[]),
        knob("all_coins", "Whoever takes all the coins", &["gets nothing more", "wins the match", "puts the others back to nought"]),
        knob("all_coins_min", "So many coins are all", &[]),
        knob("most_sevens", "Points for most sevens", &[]),
        knob("all_sevens", "Points for all four sevens", &[]),
        knob("ponino", "All four knights double the scope", &[]),
        knob("frac", "Only aces and courts count, one each", &[]),
        knob("trento", "Ace, two, three of coins count 1, 2, 3; all three win", &[]),
        knob("grande", "Points for jack, knight, king of coins", &[]),
        knob("piccola", "Piccola: ace, two, three of coins and on, a point each", &[]),
        knob("piccola_cap", "Most that the piccola counts", &[]),
        knob("knocks", "Knocks: low hands or trios are shown for points", &[]),
        knob("knock_low_max", "A low hand is at most", &[]),
        knob("knock_low_points", "Points for a low hand", &[]),
        knob("knock_trio_points", "Points for a trio", &[]),
        knob("matta", "The seven of cups is wild in it", &[]),
        knob("matta_scope", "The wild seven stays what it was", &["while it is shown", "until it is taken"]),
        knob("cucita", "Cucite: low hands, pairs and trios are shown and add up", &[]),
        knob("cucita_low_points", "Cucita of 9 or less", &[]),
        knob("cucita_pair_points", "Cucita of a pair", &[]),
        knob("cucita_trio_points", "Cucita of a trio", &[]),
        knob("target", "Points to reach", &[]),
        knob("end_rule", "The match goes to", &["whoever is ahead", "whoever is two ahead", "who got there first, on a tie"]),
        knob("objective", "The winner has", &["the most points", "the fewest points"]),
        knob("cappotto_at", "So many to nought win at once", &["never"]),
    ],
    groups: [
        "Players and deal",
        "Opening table",
        "Hands shown",
        "Taking cards",
        "Aces",
        "Scopa",
        "Points",
        "Primiera",
        "The match",
    ],
    switch: ["no", "yes"],
    own_scale: "own values",
    ranks: [
        "ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king",
    ],
    fault: |kind, rules, label| match kind {
        FaultKind::Range(knob) => {
            let (min, max) = range(knob);
            format!("“{}” goes from {min} to {max}.", label(knob))
        }
        FaultKind::NoOrder => "No card is counted for the primiera.".to_owned(),
        FaultKind::DealSize => format!(
            "{} players, {} cards each and {} on the table: forty cards do not come out even.",
            rules.players, rules.hand_size, rules.table_size
        ),
        FaultKind::TwoTeams => format!("{} players make no two teams.", rules.players),
        FaultKind::ThreePairs => format!("{} players make no three pairs.", rules.players),
        FaultKind::Pattern => format!(
            "Dealt that way, there are not {} cards each and {} on the table.",
            rules.hand_size, rules.table_size
        ),
        FaultKind::CutOpener => "Whoever cuts plays first, and the dealer does not cut.".to_owned(),
        FaultKind::TableOfFour(knob) => {
            format!("“{}” looks at four cards on the opening table.", label(knob))
        }
        FaultKind::NoSweep(knob) => {
            format!("“{}” means nothing while an ace takes no table.", label(knob))
        }
        FaultKind::HandOfThree(knob) => format!("“{}” needs hands of three cards.", label(knob)),
        FaultKind::ShownTwice => "Knocks and cucite would show the same cards twice.".to_owned(),
        FaultKind::Frac(knob) => format!(
            "Only aces and courts are to count, but there is “{}”.",
            label(knob)
        ),
        FaultKind::NoPrime => "There is no primiera for the king of coins to replace.".to_owned(),
        FaultKind::CoinsTwice => "Napola and piccola would count the same coins twice.".to_owned(),
        FaultKind::NothingScores => "Nothing gives a point: the match would never end.".to_owned(),
    },
};
