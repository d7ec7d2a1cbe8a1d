use super::super::stats::StatsWords;
use super::counted;

/// The statistics.
pub const STATS: StatsWords = StatsWords {
    title: "Statistics",
    none: "No match has come to its end here yet. The next one will stand here.",
    all_games: "All games",
    own_rules: "Own rules",
    all_levels: "Against anybody",
    people: "People here",
    all_partners: "With any partner",
    partner: |level| format!("With: {level}"),
    matches: "matches",
    won: "won",
    points_a_deal: "points a deal",
    scope: "scope",
    in_a_row: "won in a row",
    best_deal: "best deal",
    time: |minutes| match minutes {
        0..60 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    },
    played_for: "at the table",
    last_matches: "Last matches",
    won_by: "won by",
    lost_by: "lost by",
    ago: |n| format!("{} ago", counted(n, "match", "matches")),
    last: "last",
    margins: |won, lost, best, worst| {
        format!("By how many points: {won} won, {lost} lost; the best {best}, the worst {worst}.")
    },
    long_run: "The long run",
    long_run_of: |sum| format!("Points won and lost, added up: {sum}."),
    sources: "Where points come from",
    a_deal: "a deal",
    you: "you",
    others: "the others",
    luck: "Luck",
    luck_of: |mine, others, deals| {
        format!(
            "The seven of coins was dealt to you {mine} times and to the others {others} times, in {}.",
            counted(deals as usize, "deal", "deals")
        )
    },
    table: "As a table",
    what: "Point",
    running: "The score, deal by deal",
    history: "Matches played",
    look: "Look at it",
    show_all: |n| format!("All {n}"),
    data: "What is kept here",
    data_of: "Everything stays on this device: matches, statistics, settings. A file takes it to another one.",
    export: "Save as a file",
    import: "Read from a file",
    erase: "Erase everything",
    ask_erase: "Erase all matches, statistics and settings on this device? This cannot be undone.",
    yes_erase: "Erase",
    ask_import: "Put what is in this file in the place of everything that is kept here?",
    yes_import: "Use the file",
    keep: "Keep what is here",
    import_damaged: "This file is no backup of the game, or it is damaged. Nothing was changed.",
    import_newer: "This file comes from a newer version of the game. Nothing was changed.",
    import_full: "The browser has no room for what is in this file. Nothing was changed.",
    forgot: "The browser's storage is nearly full: the oldest matches of the history were let go. The statistics count those that are left.",
};
