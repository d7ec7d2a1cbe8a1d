/// A rule in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Where it belongs.
    pub section: Section,
    /// The rule.
    pub text: String,
    /// The knobs that it follows from; none for what is never different.
    pub knobs: Vec<&'static str>,
    /// Whether one of these knobs differs from its default.
    pub differs: bool,
    /// Where sources disagree, the section of RULES.md and the sources that it names, after `≠` those with another
    /// rule: `A.3: 004 ≠ 000, 001`. In brackets what else a source says, `(–)` where it says nothing; a section without
    /// sources is this reference's own choice.
    pub source: Option<&'static str>,
}

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// Who plays, and with which cards.
    Players,
    /// How the cards are dealt.
    Deal,
    /// What the opening table may bring.
    Opening,
    /// What a hand may be shown for.
    Declarations,
    /// What a card takes.
    Capture,
    /// What an ace takes.
    Aces,
    /// Sweeping the table, and what is left on it.
    Scopa,
    /// The points of a deal.
    Points,
    /// The end of the match.
    Match,
}

impl Section {
    /// All, in order.
    pub const ALL: [Section; 9] = [
        Section::Players,
        Section::Deal,
        Section::Opening,
        Section::Declarations,
        Section::Capture,
        Section::Aces,
        Section::Scopa,
        Section::Points,
        Section::Match,
    ];
}
