//! The words of everything but the table.

use super::Words;
use super::macros::words;

words! {
    /// What the page says elsewhere: words that can come after the table stands.
    PageWords from 0,
    /// Names that take another form of the verb, in the order of these forms; the first is nobody's.
    names: text;
    called: (name: &str);
    // Numbers of things.
    n_cards: (n: u32);
    n_scope: (n: u32);
    n_points: (n: u32);
    n_deals: (n: u32);
    n_matches: (n: u32);
    deal_number: (n: u32);
    // The log.
    scopa: text;
    show_hand: text;
    cut_keep: text;
    cut_lay: text;
    log_deal: (n: u32);
    log_redeal: text;
    log_round: (n: u8);
    log_table: (cards: &str);
    log_laid: (who: &str, the: &str);
    log_took: (who: &str, card: &str, the: &str, with: &str, taken: &str);
    log_declared: (who: &str, cards: &str, points: u16);
    log_bonus: (who: &str, points: u16);
    log_cut: (who: &str, laid: &str);
    log_scopa: text;
    log_rest: (who: &str, n: usize);
    log_score: (deal: &str, totals: &str);
    hand_over: (name: &str);
    i_am: (name: &str);
    take_back: text;
    confirm_play: text;
    put_back: text;
    sound: text;
    sounds: [3];
    confirm: text;
    hints: text;
    switch: [2];
    size: text;
    sizes: [2];
    contrast: text;
    contrasts: [2];
    keys: text;
    letters: text;
    shortcuts: [4];
    new_game: text;
    game: text;
    all_games: text;
    players: text;
    against: text;
    play_to: text;
    deal: text;
    levels: [6];
    new_match: text;
    score_sheet: text;
    how_to_play: text;
    settings: text;
    deck: text;
    decks: [3];
    index: text;
    indices: [2];
    backs_title: text;
    backs: [4];
    pace: text;
    paces: [4];
    language: text;
    // The count.
    the_count: text;
    cards: text;
    coins: text;
    settebello: text;
    primiera_short: text;
    scope: text;
    other_points: text;
    /// Every line of the count.
    category: [17];
    this_deal: text;
    total: text;
    points: (n: u32);
    nobody: text;
    segnapunti: text;
    no_deals: text;
    next_deal: text;
    who_won: text;
    won: text;
    lost: (kind: u8, n: usize, names: &str);
    lifetime: (matches: u32, won: u32, deals: u32, scope: u32);
    // Links.
    today: text;
    share_rules: text;
    share_match: text;
    share_deals: text;
    share_result: text;
    dare: text;
    result_of_day: (date: &str, mine: &str, theirs: &str);
    leave: text;
    their_match: text;
    sender: text;
    to_start: text;
    step_back: text;
    step_on: text;
    step_of: (at: usize, of: usize);
    replay: text;
    notice_link_version: text;
    notice_link_damaged: text;
    notice_link_short: text;
    notice_link_cut: text;
    notice_deals: text;
    notice_today: (date: &str);
    link_copied: text;
    link_to_copy: text;
    // Notices.
    notice_damaged: text;
    notice_newer: text;
    notice_no_storage: text;
    notice_full: text;
    notice_worker: text;
    notice_pictures: text;
    notice_parameter: (fault: &str);
    other_tab: text;
    play_here: text;
    ask_new: text;
    yes_new: text;
    go_on: text;
    /// What there is to each game, in the order of the set-up.
    games: [30];
}

impl PageWords {
    /// Who has won, where it is not the player alone.
    #[must_use]
    pub fn winners(&self, words: &Words, names: &[String]) -> String {
        let several = |name: &String| name.contains(" + ");
        let kind = match names {
            [one] if one == words.they => 3,
            [one] if !several(one) => 0,
            names if names.iter().any(|name| name == words.you) => 2,
            _ => 1,
        };
        let called: Vec<String> = names.iter().map(|name| self.called(name)).collect();
        self.lost(kind, names.len(), &words.together(&called))
    }
}
