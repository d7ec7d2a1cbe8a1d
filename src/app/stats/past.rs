//! The matches that have ended, the last first, each with a way to look at it again.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::{Entry, game_name, level_names};
use crate::app::view::{on, part};
use crate::app::words::Spoken;

/// So many stand there at first.
const SHOWN: usize = 10;

/// The list.
pub fn list(entries: &[&Entry], words: Spoken) -> AnyView {
    let said = &words.more().stats;
    let rows: Vec<(String, String, String, bool)> = entries
        .iter()
        .rev()
        .map(|entry| {
            let totals = entry.study.totals.last().cloned().unwrap_or_default();
            let mine = usize::from(entry.study.side);
            let others = totals.iter().enumerate().filter(|(side, _)| *side != mine);
            let score: Vec<String> = [totals.get(mine).copied().unwrap_or_default()]
                .into_iter()
                .chain(others.map(|(_, points)| *points))
                .map(|points| points.to_string())
                .collect();
            let what = format!(
                "{} · {} · {}",
                day(entry.past.ended, words),
                game_name(&entry.game(), words),
                level_names(&entry.against, words)
            );
            (
                what,
                score.join("–"),
                format!("#{}", entry.past.link),
                entry.study.won,
            )
        })
        .collect();
    let (title, look) = (said.history, said.look);
    let count = rows.len();
    let all = RwSignal::new(count <= SHOWN);
    let more = (said.show_all)(count);
    let shown = part(move || {
        let most = if all.get() { count } else { SHOWN };
        let row = |(what, score, link, won): &(String, String, String, bool)| {
            view! {
                <li data-won=won.to_string()>
                    <span><b class:won=*won>{score.clone()}</b><small>{what.clone()}</small></span>
                    <a class="btn quiet" href=link.clone() aria-label=format!("{look}: {what}, {score}")>{look}</a>
                </li>
            }
            .into_any()
        };
        Some(rows[..most].iter().map(row).collect::<Vec<_>>().into_any())
    });
    let button = part(move || {
        let show = on(move |_: MouseEvent| all.set(true));
        (!all.get()).then(|| {
            view! { <button class="btn quiet" data-action="all-matches" on:click=show>{more.clone()}</button> }.into_any()
        })
    });
    view! { <h2>{title}</h2><ul class="past">{shown}</ul>{button} }.into_any()
}

/// A day as people write it.
fn day(seconds: u64, words: Spoken) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    let options = js_sys::Object::new();
    for (name, value) in [("day", "numeric"), ("month", "short"), ("year", "numeric")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_date_string(words.language.tag(), &options)
        .into()
}
