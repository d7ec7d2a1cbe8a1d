use super::sentence::Section;
use super::text::{self, Line, Text};

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
        self.text().line(match section {
            Section::Players => Line::TitlePlayers,
            Section::Deal => Line::TitleDeal,
            Section::Opening => Line::TitleOpening,
            Section::Declarations => Line::TitleDeclarations,
            Section::Capture => Line::TitleCapture,
            Section::Aces => Line::TitleAces,
            Section::Scopa => Line::TitleScopa,
            Section::Points => Line::TitlePoints,
            Section::Match => Line::TitleMatch,
        })
    }

    /// What it says.
    pub(super) const fn text(self) -> Text {
        match self {
            Language::Italian => text::ITALIAN,
            Language::English => text::ENGLISH,
        }
    }
}
