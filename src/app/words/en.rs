//! English.

mod book;
mod fair;
mod games;
mod house;
mod pad;
mod stats;

use scopa::{Card, Category};

use super::{More, Naming, Words, join, name_in, standing};

const RANKS: [&str; 14] = [
    "ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king", "eight",
    "nine", "ten", "queen",
];
const SUITS: [[&str; 4]; 2] = [
    ["coins", "cups", "swords", "clubs"],
    ["diamonds", "hearts", "spades", "clubs"],
];

fn card(card: Card, naming: Naming) -> String {
    name_in(card, naming, RANKS, SUITS).join(" of ")
}

fn the(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("the {name}")).collect()
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn ordinal(n: u32) -> String {
    const FIRST: [&str; 10] = [
        "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth",
        "Tenth",
    ];
    match FIRST.get(n.wrapping_sub(1) as usize) {
        Some(word) => format!("{word} deal"),
        None => format!("Deal {n}"),
    }
}

/// The words of the table.
pub static WORDS: Words = Words {
    you: "You",
    we: "We",
    they: "They",
    your_turn: "Your turn",
    their_turn: |name| format!("{name} is thinking"),
    dealing: "Dealing",
    let_go_to_take: "Let go to take",
    let_go_to_lay: "Let go to lay",
    tap_to_take: "Tap the table to take",
    tap_to_lay: "Tap the table to lay",
    which: |n| format!("Which? Tap, or 1–{n}"),
    laid: |name| format!("{name} laid"),
    took: |name| format!("{name} took"),
    you_laid: "You laid",
    you_took: "You took",
    took_with: "with",
    table: "Table",
    your_hand: "Your hand",
    their_hand: |name, n| format!("{name}, {}", counted(n, "card", "cards")),
    stock: |n| format!("stock, {}", counted(n, "card", "cards")),
    your_pile: |n, s| {
        format!(
            "Your pile, {}, {}",
            counted(n, "card", "cards"),
            counted(s, "scopa", "scope")
        )
    },
    their_pile: |name, n, s| {
        format!(
            "{name}'s pile, {}, {}",
            counted(n, "card", "cards"),
            counted(s, "scopa", "scope")
        )
    },
    dealer: "dealer",
    score: |sides, target| {
        format!(
            "Score: {}, playing to {target}. Score sheet",
            standing(sides)
        )
    },
    to: |target| format!("to {target}"),
    card,
    takes: |name, taken| format!("{name}, takes {}", join(taken, "or")),
    log_label: "What has happened",
    list: [", ", " and "],
    menu: "Menu",
    back: "Back",
    sound_off: "Sound off",
    sound_on: "Sound on",
    pause: "Pause",
    resume: "Go on",
    incomplete: "Part of the game could not be fetched. Check the connection, then load the page again: nothing is lost.",
    close: "Close",
    broke: [
        "Something broke",
        "The match is kept up to the last play.",
        "Go on",
        "Begin a new match, set this one aside",
    ],
    new_version: "A new version is ready.|Use it now|Later",
};

/// All others.
pub static MORE: More = More {
    rules: scopa::explain::Language::ENGLISH,
    pad: &pad::PAD,
    scopa: "Scopa!",
    show_hand: "Show your hand",
    cut_keep: "Keep it",
    cut_lay: "Lay it on the table",
    log_deal: |n| format!("{}.", ordinal(n)),
    log_redeal: "The opening table is void: the cards are dealt again.",
    log_round: |n| format!("{} more each.", counted(n.into(), "card", "cards")),
    log_table: |names| format!("On the table: {}.", join(names, "and")),
    log_laid: |who, card| match who {
        None => format!("You lay the {card}."),
        Some(name) => format!("{name} lays the {card}."),
    },
    log_took: |who, card, taken| {
        let (who, verb) = who.map_or(("You", "take"), |name| (name, "takes"));
        let taken = if taken.is_empty() {
            "itself".to_owned()
        } else {
            join(&the(taken), "and")
        };
        format!("{who} {verb} {taken} with the {card}.")
    },
    log_declared: |who, cards, points| {
        let (who, verb) = who.map_or(("You", "show"), |name| (name, "shows"));
        format!(
            "{who} {verb} {}: {}.",
            join(&the(cards), "and"),
            counted(points.into(), "point", "points")
        )
    },
    log_bonus: |who, points| {
        let (who, verb) = who.map_or(("You", "take"), |name| (name, "takes"));
        format!(
            "{who} {verb} the opening table: {}.",
            counted(points.into(), "scopa", "scope")
        )
    },
    log_cut: |who, laid| {
        let (who, keep, lay) = who.map_or(("You", "keep", "lay"), |name| (name, "keeps", "lays"));
        match laid {
            Some(card) => format!("{who} {lay} the cut card, the {card}, on the table."),
            None => format!("{who} {keep} the cut card."),
        }
    },
    log_scopa: "Scopa!",
    log_rest: |who, n| {
        let (who, verb) = who.map_or(("You", "take"), |name| (name, "takes"));
        format!(
            "{who} {verb} the last {} of the table.",
            counted(n, "card", "cards")
        )
    },
    log_score: |deal, totals| {
        format!(
            "The deal: {}. In all: {}.",
            standing(deal),
            standing(totals)
        )
    },
    hand_over: |name| format!("The device is for {name}. Nobody else looks!"),
    i_am: |name| format!("I am {name}"),
    take_back: "Take back",
    confirm_play: "Play it",
    put_back: "Put it back",
    sound: "Sound",
    sounds: ["Off", "Soft", "On"],
    confirm: "Ask before a card is played",
    hints: "Show what a card can take",
    switch: ["No", "Yes"],
    size: "Size of the cards",
    sizes: ["Normal", "Large"],
    contrast: "Contrast",
    contrasts: ["As the device says", "High"],
    keys: "Play with numbers and letters (1–9 choose a card)",
    letters: "Letters: press one of these, then the letter that you want",
    shortcuts: ["Take back", "Menu", "Sound", "Pause"],
    new_game: "Choose a game",
    game: "Game",
    all_games: "All 30 games",
    players: "Players",
    against: "With",
    play_to: "Play to",
    deal: "Deal",
    levels: [
        "Beginner",
        "Plays by the book",
        "Counts the cards",
        "Expert",
        "Master",
        "A person here",
    ],
    new_match: "New match",
    score_sheet: "Score sheet",
    how_to_play: "How to play",
    settings: "Settings",
    deck: "Cards",
    decks: ["Neapolitan", "French", "Numbers"],
    index: "Numbers on the cards",
    indices: ["Where needed", "Always"],
    backs_title: "Backs",
    backs: ["Blue", "Red", "Green", "Plain"],
    pace: "Movement",
    paces: ["None", "Fast", "Normal", "Slow"],
    language: "Language",
    the_count: "The count",
    deal_number: ordinal,
    cards: "Cards",
    coins: "Coins",
    settebello: "Settebello",
    primiera_short: "Prim.",
    scope: "Scope",
    other_points: "Other",
    category: |category| match category {
        Category::Cards => "Cards",
        Category::Coins => "Coins",
        Category::Settebello => "Settebello",
        Category::ReBello => "King of coins",
        Category::SettebelloCoppe => "Seven of cups",
        Category::Rosmarino => "Jack of swords",
        Category::Primiera => "Primiera",
        Category::MostSevens => "Most sevens",
        Category::AllSevens => "All sevens",
        Category::Napola => "Napola",
        Category::Piccola => "Piccola",
        Category::Grande => "Grande",
        Category::Trento => "Ace, two, three of coins",
        Category::Scope => "Scope",
        Category::Ponino => "Four knights",
        Category::Declared => "Hands shown",
        Category::Frac => "Aces and court cards",
    },
    this_deal: "This deal",
    total: "Total",
    points: |n| format!("{n} {}", if n == 1 { "point" } else { "points" }),
    nobody: "nobody",
    segnapunti: "Score sheet",
    no_deals: "No deal has been counted yet.",
    next_deal: "Next deal",
    who_won: "The match is over",
    won: "You win!",
    lost: |names| match names {
        [one] if one != "They" && !one.contains(" + ") => format!("{one} wins"),
        names => format!("{} win", join(names, "and")),
    },
    lifetime: |matches, won, deals, scope| {
        format!(
            "On this device: {}, {won} won; {}; {}.",
            counted(matches as usize, "match", "matches"),
            counted(deals as usize, "deal", "deals"),
            counted(scope as usize, "scopa", "scope")
        )
    },
    today: "Today’s deal",
    share_rules: "Share these rules",
    share_match: "Share this match",
    share_deals: "Challenge with my deals",
    share_result: "Share the result",
    dare: "Can you do better with my cards? The same deals at Scopa:",
    result_of_day: |date, mine, theirs| {
        format!("Scopa, the deal of {date}: {mine} to {theirs} for me.")
    },
    leave: "To my own match",
    their_match: "The match you were sent",
    sender: "Sender",
    to_start: "To the beginning",
    step_back: "One step back",
    step_on: "One step on",
    step_of: |at, of| format!("Step {at} of {of}"),
    replay: "Replay",
    notice_link_version: "This link comes from another version of the game, whose matches this one cannot read. Your own match goes on.",
    notice_link_damaged: "This link was altered on its way and cannot be read. Your own match goes on.",
    notice_link_short: "This link was cut off and nothing can be read of it. Your own match goes on.",
    notice_link_cut: "This link was cut off: the match is shown as far as it could be read.",
    notice_deals: "These are the deals of a match that you were sent. In the end both score sheets stand side by side.",
    notice_today: |date| {
        format!(
            "The deal of {date}: the same for everybody, once a day, against the same opponent."
        )
    },
    link_copied: "Copied:",
    link_to_copy: "The link to copy:",
    notice_damaged: "What was saved here could not be read. It was set aside unchanged, and begins anew.",
    notice_newer: "What was saved here comes from a newer version of the game. It was set aside unchanged, and begins anew.",
    notice_no_storage: "This browser does not let the page keep anything here: the match lasts as long as the page is open.",
    notice_full: "The browser's storage is full: the match lasts as long as the page is open.",
    notice_worker: "The opponent had to be started in another way. The match goes on.",
    notice_pictures: "The pictures of the cards did not arrive: the cards show numbers and suits.",
    notice_parameter: |fault| {
        format!(
            "The link asks for something that the game cannot do ({fault}); that part was left out."
        )
    },
    other_tab: "This match is being played in another tab.",
    play_here: "Play here",
    ask_new: "Give up this match and begin a new one?",
    yes_new: "New match",
    go_on: "Go on playing",
    games: games::GAMES,
    house: house::WORDS,
    stats: stats::STATS,
    fair: fair::FAIR,
    book: &book::BOOK,
};
