//! The rules in sentences, section by section.

use leptos::prelude::*;
use scopa::Ruleset;
use scopa::explain::{Section, Sentence, Topic, rulebook};

use super::figure::figure;
use super::tongue;
use crate::app::Speech;
use crate::app::view::part;
use crate::app::words::Language;

/// The rules in full with examples that can be played, a chapter a section.
pub fn book_of(speech: Speech, rules: Ruleset) -> AnyView {
    part(move || {
        let language = speech.language();
        let all = rulebook(&rules, tongue(language));
        let chapter = |(n, section): (usize, &Section)| {
            let of_section = all.iter().filter(|sentence| sentence.section == *section);
            let sentences: Vec<AnyView> = of_section.map(|it| rule(language, it)).collect();
            if sentences.is_empty() {
                return ().into_any();
            }
            let topics: &[Topic] = match section {
                Section::Capture => &[Topic::Capture, Topic::Choice],
                Section::Scopa => &[Topic::Scopa],
                Section::Points => &[Topic::Primiera],
                _ => &[],
            };
            let figures = topics.iter().filter_map(|topic| figure(speech, rules, *topic));
            view! {
                <section data-section=n.to_string()>
                    <h2 id=format!("chapter-{n}") tabindex="-1">{tongue(language).title(*section)}</h2>
                    {sentences}
                    {figures.collect::<Vec<_>>()}
                </section>
            }
            .into_any()
        };
        let chapters = Section::ALL.iter().enumerate().map(chapter);
        Some(chapters.collect::<Vec<_>>().into_any())
    })
    .into_any()
}

/// The chapters that the rules have: number and title.
pub fn chapters_of(rules: &Ruleset, language: Language) -> Vec<(usize, &'static str)> {
    let tongue = tongue(language);
    let all = rulebook(rules, tongue);
    let said = |section: &Section| all.iter().any(|sentence| sentence.section == *section);
    let sections = Section::ALL.iter().enumerate();
    sections
        .filter(|(_, section)| said(section))
        .map(|(n, section)| (n, tongue.title(*section)))
        .collect()
}

/// What rules that are still being chosen have otherwise than the usual game, to be unfolded.
pub fn changes_of(speech: Speech, rules: impl Fn() -> Option<Ruleset> + Send + 'static) -> AnyView {
    part(move || {
        let language = speech.language();
        let mut all = rulebook(&rules()?, tongue(language));
        all.retain(|sentence| sentence.differs);
        let count = all.len();
        let title = (language.more().book.what_differs)(count);
        let sentences = all.iter().map(|it| rule(language, it));
        (count > 0).then(|| {
            view! { <details class="changes" data-changes=count.to_string()><summary>{title}</summary>{sentences.collect::<Vec<_>>()}</details> }
                .into_any()
        })
    })
    .into_any()
}

/// A sentence; what is not as usual is marked, and what is disputed has its sources.
fn rule(language: Language, sentence: &Sentence) -> AnyView {
    let book = language.more().book;
    let differs = sentence.differs;
    let mark = differs.then(|| view! { <b class="mark">{book.variant}</b> }.into_any());
    let source = sentence.source.map(|source| {
        view! { <details class="src"><summary><span aria-hidden="true">"§"</span><span class="sr">{book.sources}</span></summary><small>{source}</small></details> }
            .into_any()
    });
    let class = if differs { "rule differs" } else { "rule" };
    view! { <div class=class data-differs=differs.to_string()>{mark}<span>{sentence.text.clone()}</span>{source}</div> }
        .into_any()
}
