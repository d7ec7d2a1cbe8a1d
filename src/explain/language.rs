use std::hash::{Hash, Hasher};

use super::sentence::Section;
use super::text::{self, Line, Text};

/// A language in which rules and scores are explained. One that lacks a sentence does not compile.
///
/// It is a value that holds its texts, not a number that stands for them: a program has only those in it that it names.
#[derive(Clone, Copy)]
pub struct Language {
    tag: &'static str,
    text: Text,
}

impl Language {
    /// Italian.
    pub const ITALIAN: Language = Language::new("it", text::ITALIAN);
    /// English.
    pub const ENGLISH: Language = Language::new("en", text::ENGLISH);
    /// Spanish.
    pub const SPANISH: Language = Language::new("es", text::SPANISH);
    /// French.
    pub const FRENCH: Language = Language::new("fr", text::FRENCH);
    /// Portuguese.
    pub const PORTUGUESE: Language = Language::new("pt", text::PORTUGUESE);
    /// German.
    pub const GERMAN: Language = Language::new("de", text::GERMAN);
    /// Arabic.
    pub const ARABIC: Language = Language::new("ar", text::ARABIC);
    /// Every language.
    pub const ALL: [Language; 7] = [
        Language::ITALIAN,
        Language::ENGLISH,
        Language::SPANISH,
        Language::FRENCH,
        Language::PORTUGUESE,
        Language::GERMAN,
        Language::ARABIC,
    ];

    const fn new(tag: &'static str, text: Text) -> Language {
        Language { tag, text }
    }

    /// Its tag, such as `it`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.tag
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
        self.text.line(match section {
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
        self.text
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Language {}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tag.hash(state);
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag)
    }
}
