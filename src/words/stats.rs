//! The words of the statistics.

use super::macros::words;

words! {
    /// What the statistics say.
    StatsWords from super::HouseWords::END,
    title: text;
    none: text;
    all_games: text;
    own_rules: text;
    all_levels: text;
    people: text;
    all_partners: text;
    partner: (level: &str);
    matches: text;
    won: text;
    points_a_deal: text;
    scope: text;
    in_a_row: text;
    best_deal: text;
    time: (hours: u32, minutes: u32);
    played_for: text;
    last_matches: text;
    won_by: text;
    lost_by: text;
    ago: (n: usize);
    last: text;
    margins: (won: usize, lost: usize, best: &str, worst: &str);
    long_run: text;
    long_run_of: (sum: &str);
    sources: text;
    a_deal: text;
    you: text;
    others: text;
    luck: text;
    luck_of: (mine: u32, others: u32, deals: u32);
    table: text;
    what: text;
    running: text;
    history: text;
    look: text;
    show_all: (n: usize);
    data: text;
    data_of: text;
    export: text;
    import: text;
    erase: text;
    ask_erase: text;
    yes_erase: text;
    ask_import: text;
    yes_import: text;
    keep: text;
    import_damaged: text;
    import_newer: text;
    import_full: text;
    forgot: text;
}
