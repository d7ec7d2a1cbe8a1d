//! Why the points of a deal went where they went.

use leptos::prelude::*;
use scopa::explain::{count, rulebook};
use scopa::{Cards, Category, DealScore, Game};

use super::tongue;
use crate::app::Speech;
use crate::app::session::Session;
use crate::app::view::{On, on, part, text};

/// The deal whose points are asked about.
#[derive(Clone, Copy)]
pub struct Reasons {
    session: Session,
    speech: Speech,
    /// Its number, from 1.
    deal: usize,
}

/// The button that asks, what it is asked about, and the answer once it is asked for.
pub struct Asked {
    /// Opens and shuts the answer.
    pub ask: On<leptos::ev::MouseEvent>,
    /// Whether it is open, for the button.
    pub expanded: crate::app::view::Text,
    /// The answer, a row of a table.
    pub answer: AnyView,
}

/// The reasons for the points of a deal of this match.
pub fn reasons(session: Session, speech: Speech, deal: usize) -> Reasons {
    Reasons {
        session,
        speech,
        deal,
    }
}

impl Reasons {
    /// The question for one line of the count, or for all of them.
    pub fn ask(self, category: Option<Category>, span: usize) -> Asked {
        let open = RwSignal::new(false);
        let answer = part(move || {
            let said = open.get().then(|| self.say(category))?;
            let line = |(rule, why): (String, String)| {
                let rule = (!rule.is_empty()).then(|| view! { <small>{rule}</small> }.into_any());
                view! { <p>{why}{rule}</p> }.into_any()
            };
            let lines: Vec<AnyView> = said.into_iter().map(line).collect();
            Some(
                view! { <tr class="why" data-why=self.deal.to_string()><td colspan=span.to_string()>{lines}</td></tr> }
                    .into_any(),
            )
        });
        Asked {
            ask: on(move |_: leptos::ev::MouseEvent| open.update(|open| *open = !*open)),
            expanded: text(move || open.get().to_string()),
            answer: answer.into_any(),
        }
    }

    /// The rule where one line is asked about, and the reason.
    fn say(self, category: Option<Category>) -> Vec<(String, String)> {
        let words = self.speech.words();
        let tongue = tongue(words.language);
        let Some((piles, score, game)) = self.deal_as_it_ended() else {
            return Vec::new();
        };
        let rules = game.rules();
        let names: Vec<String> = (0..rules.sides_count())
            .map(|side| self.session.side_name(side, words))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let all = count(rules, &piles, &score, &names, tongue);
        let book = category.map(|category| (rulebook(rules, tongue), knobs(category)));
        let rule = book.map_or_else(String::new, |(book, knobs)| {
            let about = book
                .into_iter()
                .filter(|sentence| sentence.knobs.iter().any(|knob| knobs.contains(knob)));
            about
                .map(|sentence| sentence.text)
                .collect::<Vec<_>>()
                .join(" ")
        });
        all.into_iter()
            .filter(|why| category.is_none() || why.category == category)
            .map(|why| (rule.clone(), why.text))
            .collect()
    }

    /// The piles at the end of the deal, and its score: played once more from the record, for the match goes on.
    fn deal_as_it_ended(self) -> Option<(Vec<Cards>, DealScore, Game)> {
        let mut record = self.session.with_game(Game::record);
        record.deals.truncate(self.deal);
        let game = Game::replay(&record).ok()?;
        let score = game.sheet().get(self.deal - 1)?.score.clone();
        let sides = 0..game.rules().sides_count();
        let piles = sides.map(|side| game.deal().pile(side)).collect();
        Some((piles, score, game))
    }
}

/// The rules that a line of the count follows from.
fn knobs(category: Category) -> &'static [&'static str] {
    match category {
        Category::Cards => &["points_cards"],
        Category::Coins => &["points_coins"],
        Category::Settebello => &["points_settebello"],
        Category::ReBello => &["re_bello"],
        Category::SettebelloCoppe => &["settebello_coppe"],
        Category::Rosmarino => &["rosmarino"],
        Category::Primiera => &[
            "primiera_mode",
            "primiera_scale",
            "primiera_missing",
            "primiera_count_order",
        ],
        Category::MostSevens => &["most_sevens"],
        Category::AllSevens => &["all_sevens"],
        Category::Napola => &["napola"],
        Category::Piccola => &["piccola"],
        Category::Grande => &["grande"],
        Category::Trento => &["trento"],
        Category::Scope => &["scopa_value", "dealer_table_bonus", "dealer_low_bonus"],
        Category::Ponino => &["ponino"],
        Category::Declared => &["knock_low_points", "knock_trio_points", "cucita_low_points"],
        Category::Frac => &["frac"],
    }
}
