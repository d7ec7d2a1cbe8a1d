//! Why the points of a deal went where they went.

use crate::app::element::el;
use leptos::prelude::*;
use scopa::explain::{count, rulebook};
use scopa::{Cards, Category, DealScore, Game};

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
            Some(
                el("tr")
                    .set("class", "why")
                    .set("data-why", self.deal.to_string())
                    .child(
                        el("td")
                            .set("colspan", span.to_string())
                            .set(".innerHTML", said),
                    )
                    .into_any(),
            )
        });
        Asked {
            ask: on(move |_: leptos::ev::MouseEvent| open.update(|open| *open = !*open)),
            expanded: text(move || open.get().to_string()),
            answer: answer.into_any(),
        }
    }

    /// The reasons, and under that of a single line its rule, as markup: the names are all our own.
    fn say(self, category: Option<Category>) -> String {
        let words = self.speech.words();
        let tongue = words.more().rules;
        let Some((piles, score, game)) = self.deal_as_it_ended() else {
            return String::new();
        };
        let rules = game.rules();
        let names: Vec<String> = (0..rules.sides_count())
            .map(|side| self.session.side_name(side, words))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut html = String::new();
        for why in count(rules, &piles, &score, &names, tongue) {
            if category.is_none() || why.category == category {
                html += "<p>";
                html += &why.text;
                html += "</p>";
            }
        }
        if let Some(category) = category {
            let knobs = knobs(category);
            html += "<small>";
            for sentence in rulebook(rules, tongue) {
                if sentence.knobs.iter().any(|knob| knobs.contains(knob)) {
                    html += &sentence.text;
                    html += " ";
                }
            }
            html += "</small>";
        }
        html
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
