//! The rules in sentences, section by section.

use crate::app::element::el;
use leptos::prelude::*;
use scopa::explain::{Section, Sentence, Topic, rulebook};
use scopa::rules::DeckStyle;
use scopa::{Rules, Ruleset};

use super::figure::figure;
use crate::app::Speech;
use crate::app::view::part;
use crate::app::words::{Language, Naming};

/// The rules in full with examples that can be played, a chapter a section.
pub fn book_of(speech: Speech, rules: Ruleset) -> AnyView {
    part(move || {
        let language = speech.language();
        let all = told(&rules, language, speech.words().naming);
        let mut parts = Vec::new();
        for (n, section) in Section::ALL.into_iter().enumerate() {
            let mut of_section = (all.iter())
                .filter(|sentence| sentence.section == section)
                .peekable();
            if of_section.peek().is_none() {
                continue;
            }
            let title = language.more().rules.title(section);
            let mut chapter = format!("<h2 id=\"chapter-{n}\" tabindex=\"-1\">{title}</h2>");
            of_section.for_each(|sentence| chapter += &rule(language, sentence));
            parts.push(markup(chapter, "chapter"));
            let topics: &[Topic] = match section {
                Section::Capture => &[Topic::Capture, Topic::Choice],
                Section::Scopa => &[Topic::Scopa],
                Section::Points => &[Topic::Primiera],
                _ => &[],
            };
            parts.extend((topics.iter()).filter_map(|topic| figure(speech, rules, *topic)));
        }
        Some(parts.into_any())
    })
    .into_any()
}

/// The sentences. The pack is the one that lies on the table, whichever the rules name: other cards are a matter of taste.
fn told(rules: &Ruleset, language: Language, naming: Naming) -> Vec<Sentence> {
    let mut all = rulebook(rules, language.more().rules);
    let style = match (naming, rules.deck_style) {
        (Naming::French, _) => DeckStyle::French,
        (Naming::Tunisian, _) => DeckStyle::Chkobba,
        (Naming::Numeric, _) => DeckStyle::Numeric,
        (_, DeckStyle::Milanese | DeckStyle::French | DeckStyle::Numeric | DeckStyle::Chkobba) => {
            DeckStyle::Neapolitan
        }
        _ => return all,
    };
    let seen = Rules {
        deck_style: style,
        ..**rules
    };
    let seen = seen
        .validate()
        .map(|seen| rulebook(&seen, language.more().rules));
    for (sentence, seen) in all.iter_mut().zip(seen.unwrap_or_default()) {
        if sentence.knobs == ["deck_style"] {
            sentence.text = seen.text;
        }
    }
    all
}

/// Text of our own as markup: a view for every element would be sent to the player many times over.
pub fn markup(html: String, class: &'static str) -> AnyView {
    el("div")
        .set("class", class)
        .set(".innerHTML", html)
        .into_any()
}

/// The chapters that the rules have: number and title.
pub fn chapters_of(rules: &Ruleset, language: Language) -> Vec<(usize, &'static str)> {
    let tongue = language.more().rules;
    let all = rulebook(rules, tongue);
    let said = |section: &Section| all.iter().any(|sentence| sentence.section == *section);
    let sections = Section::ALL.iter().enumerate();
    sections
        .filter(|(_, section)| said(section))
        .map(|(n, section)| (n, tongue.title(*section)))
        .collect()
}

/// A sentence; what is not as usual is marked, and what is disputed has its sources.
fn rule(language: Language, sentence: &Sentence) -> String {
    let book = &language.more().book;
    let differs = sentence.differs;
    let mut html = format!("<div class=rule data-differs={differs}>");
    if differs {
        html += "<b class=mark>";
        html += book.variant;
        html += "</b>";
    }
    html += "<span>";
    html += &sentence.text;
    html += "</span>";
    if let Some(source) = sentence.source {
        html += "<details class=src><summary><span aria-hidden=true>§</span><span class=sr>";
        html += book.sources;
        html += "</span></summary><small>";
        html += &source.replace('<', "&lt;");
        html += "</small></details>";
    }
    html + "</div>"
}
