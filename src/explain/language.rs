use super::ground::Ground;
use super::playing::Playing;
use super::scoring::Scoring;
use super::sentence::Section;
use super::setup::Setup;
use super::{en, it};

/// A language in which rules and scores are explained. One that lacks a sentence does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Italian.
    Italian,
    /// English.
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::Italian, Language::English];

    /// Its tag, such as `it`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Italian => "it",
            Language::English => "en",
        }
    }

    /// The language of a tag such as `it` or `it-CH`.
    #[must_use]
    pub fn of(tag: &str) -> Option<Language> {
        let main = tag.split('-').next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| main.eq_ignore_ascii_case(language.tag()))
    }

    /// The title of a section.
    #[must_use]
    pub const fn title(self, section: Section) -> &'static str {
        match self {
            Language::Italian => it::title(section),
            Language::English => en::title(section),
        }
    }

    pub(super) fn setup(self, part: &Setup) -> String {
        match self {
            Language::Italian => it::setup(part),
            Language::English => en::setup(part),
        }
    }

    pub(super) fn playing(self, part: &Playing) -> String {
        match self {
            Language::Italian => it::playing(part),
            Language::English => en::playing(part),
        }
    }

    pub(super) fn scoring(self, part: &Scoring) -> String {
        match self {
            Language::Italian => it::scoring(part),
            Language::English => en::scoring(part),
        }
    }

    pub(super) fn ground(self, ground: &Ground, names: &[&str]) -> String {
        match self {
            Language::Italian => it::ground(ground, names),
            Language::English => en::ground(ground, names),
        }
    }

    pub(super) fn idle(self, knobs: &[&str]) -> String {
        match self {
            Language::Italian => it::idle(knobs),
            Language::English => en::idle(knobs),
        }
    }
}
