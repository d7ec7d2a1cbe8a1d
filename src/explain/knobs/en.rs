//! English.

use super::{Words, knobs};
use crate::rules::FaultKind;

// One line a knob, as in a dictionary.
#[rustfmt::skip]
pub(super) static WORDS: Words = Words {
    knobs: knobs! {
        players: "Players";
        sides: "Who plays together" = "everyone alone" "two teams" "three pairs";
        direction: "Turns go round" = "to the right" "to the left";
        deck_style: "Pack of cards" = "Neapolitan" "Sicilian" "Piacentine" "Milanese" "French suits" "numbers only" "Spanish" "Tunisian";
        opener: "First to play" = "whoever follows the dealer" "the dealer";
        dealer_rotation: "Next to deal" = "the next in turn" "the one before";
        hand_size: "Cards in a hand";
        table_size: "Cards on the opening table";
        deal_pattern: "Cards are dealt" = "one by one" "3–2–3–2–3, as in Scopone" "3–3–4, table empty" "with a cut, as in Tunisia";
        redeal_kings: "So many kings on the opening table: deal again" = "never";
        redeal_aces: "So many aces on the opening table: deal again" = "never";
        redeal_low_sum: "An opening table of at most this: deal again" = "never";
        dealer_table_bonus: "The dealer takes an opening table of 15 or 30";
        dealer_low_bonus: "The dealer takes an opening table of 9 or less, for 3 points";
        bonus_before_redeal: "What the dealer takes is not dealt again";
        capture_mode: "A card takes" = "its own value" "what makes 15 with it" "what makes 11 with it" "its own value, or 15";
        equal_priority: "A single card goes before a sum";
        sum_choice: "Among several captures" = "any may be chosen" "one with the fewest cards";
        max_capture: "Most cards taken at once" = "no limit";
        obligation: "What must be taken" = "whatever the card played can take" "something, if any card in the hand can" "nothing" "a scopa, if there is one";
        ace_sweep: "An ace takes the whole table";
        ace_sweep_scopa: "What the ace sweeps is a scopa";
        ace_decline: "The ace may be laid instead";
        ace_on_ace: "With an ace on the table, the ace takes" = "that one" "everything";
        ace_on_empty: "On an empty table, the ace" = "stays" "goes to its owner’s pile";
        ace_first_play: "An ace as the first card of a deal" = "sweeps as always" "is not allowed" "does not sweep";
        scopa_value: "A scopa counts" = "one point" "nothing" "the value of its card" "the cards in it";
        last_play_scopa: "The last card of a deal can make a scopa";
        leftovers: "Cards left at the end go to" = "who took last" "who played last" "nobody";
        majority: "Most cards or coins means" = "more than anybody else" "over 20 cards, over 5 coins";
        tie_award: "Points of a tie go to" = "nobody" "all who tie";
        points_cards: "Points for most cards";
        points_coins: "Points for most coins";
        points_settebello: "Points for the seven of coins";
        points_primiera: "Points for the primiera";
        primiera_mode: "The primiera is won by" = "the best four cards" "most sevens, then the rest" "nobody: there is none";
        primiera_scale: "What cards are worth in it" = "7 is 21, courts are 10" "courts are 0" "king 10, knight 9, jack 8" "their own value, courts 0";
        primiera_missing: "Primiera without one of the suits" = "no point" "more suits win" "what is there counts";
        primiera_count_order: "Counted in this order";
        re_bello: "King of coins" = "no point" "a point" "a point, in place of the primiera";
        settebello_coppe: "A point for the seven of cups";
        rosmarino: "A point for the jack of swords";
        napola: "Napola: ace, two, three of coins and on count their number";
        napola_cap: "Most that the napola counts";
        all_coins: "Whoever takes all the coins" = "gets nothing more" "wins the match" "puts the others back to nought";
        all_coins_min: "So many coins are all";
        most_sevens: "Points for most sevens";
        all_sevens: "Points for all four sevens";
        ponino: "All four knights double the scope";
        frac: "Only aces and courts count, one each";
        trento: "Ace, two, three of coins count 1, 2, 3; all three win";
        grande: "Points for jack, knight, king of coins";
        piccola: "Piccola: ace, two, three of coins and on, a point each";
        piccola_cap: "Most that the piccola counts";
        knocks: "Knocks: low hands or trios are shown for points";
        knock_low_max: "A low hand is at most";
        knock_low_points: "Points for a low hand";
        knock_trio_points: "Points for a trio";
        matta: "The seven of cups is wild in it";
        matta_scope: "The wild seven stays what it was" = "while it is shown" "until it is taken";
        cucita: "Cucite: low hands, pairs and trios are shown and add up";
        cucita_low_points: "Cucita of 9 or less";
        cucita_pair_points: "Cucita of a pair";
        cucita_trio_points: "Cucita of a trio";
        target: "Points to reach";
        end_rule: "The match goes to" = "whoever is ahead" "whoever is two ahead" "who got there first, on a tie";
        objective: "The winner has" = "the most points" "the fewest points";
        cappotto_at: "So many to nought win at once" = "never";
    },
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
    fault: |kind| match kind {
        FaultKind::Range(_) => "“{knob}” goes from {min} to {max}.",
        FaultKind::NoOrder => "No card is counted for the primiera.",
        FaultKind::DealSize => "{players} players, {hand} cards each and {table} on the table: forty cards do not come out even.",
        FaultKind::TwoTeams => "{players} players make no two teams.",
        FaultKind::ThreePairs => "{players} players make no three pairs.",
        FaultKind::Pattern => "Dealt that way, there are not {hand} cards each and {table} on the table.",
        FaultKind::CutOpener => "Whoever cuts plays first, and the dealer does not cut.",
        FaultKind::TableOfFour(_) => "“{knob}” looks at four cards on the opening table.",
        FaultKind::NoSweep(_) => "“{knob}” means nothing while an ace takes no table.",
        FaultKind::HandOfThree(_) => "“{knob}” needs hands of three cards.",
        FaultKind::ShownTwice => "Knocks and cucite would show the same cards twice.",
        FaultKind::Frac(_) => "Only aces and courts are to count, but there is “{knob}”.",
        FaultKind::NoPrime => "There is no primiera for the king of coins to replace.",
        FaultKind::CoinsTwice => "Napola and piccola would count the same coins twice.",
        FaultKind::NothingScores => "Nothing gives a point: the match would never end.",
    },
};
