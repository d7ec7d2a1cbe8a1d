//! The matches that have ended, the last first, each with a way to look at it again.

use std::fmt::Write;

use super::entry::Entry;
use super::{game_name, level_names};
use crate::app::words::Spoken;

/// So many stand there at first.
const SHOWN: usize = 10;

/// The list, as markup.
pub fn list(entries: &[&Entry], words: Spoken) -> String {
    let said = &words.more().stats;
    let mut list = format!(r#"<h2>{}</h2><ul class="past">"#, said.history);
    for (n, entry) in entries.iter().rev().enumerate() {
        if n == SHOWN {
            let _ = write!(
                list,
                r#"</ul><details class="figures"><summary>{}</summary><ul class="past">"#,
                said.show_all(entries.len())
            );
        }
        row(&mut list, entry, words);
    }
    list += "</ul>";
    if entries.len() > SHOWN {
        list += "</details>";
    }
    list
}

fn row(list: &mut String, entry: &Entry, words: Spoken) {
    let look = words.more().stats.look;
    let study = &entry.study;
    let mine = usize::from(study.side);
    let totals = study.totals.last().map_or(&[][..], |totals| totals);
    let others = totals.iter().enumerate().filter(|(side, _)| *side != mine);
    let mut score = totals.get(mine).copied().unwrap_or_default().to_string();
    for (_, points) in others {
        let _ = write!(score, "–{points}");
    }
    let what = format!(
        "{} · {} · {}",
        day(entry.past.ended, words),
        game_name(&entry.game, words),
        level_names(&entry.against, words)
    );
    let (won, class) = if study.won {
        ("true", "won")
    } else {
        ("false", "")
    };
    // What was kept may come out of anybody's file: only the letters of a link stand here.
    let is_of_link = |c: &char| c.is_ascii_alphanumeric() || "=-_".contains(*c);
    let link: String = entry.past.link.chars().filter(is_of_link).collect();
    let _ = write!(
        list,
        r##"<li data-won="{won}"><span><b class="{class}"><bdi>{score}</bdi></b><small>{what}</small></span><a class="btn quiet" href="#{link}" aria-label="{look}: {what}, {score}">{look}</a></li>"##
    );
}

/// A day as people write it.
fn day(seconds: u64, words: Spoken) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    let parts = [("day", "numeric"), ("month", "short"), ("year", "numeric")];
    words.language.date(&date, &parts)
}
