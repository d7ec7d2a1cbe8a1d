//! Short messages to the player, each told once.

use std::time::Duration;

use super::element::el;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::{LinkError, SaveError};

use super::Speech;
use super::later::Later;
use super::view::{icon, in_time, list, on, text};
use super::words::Language;

/// How long a message stays that asks nothing of the player: time to read it twice.
const PASSING: Duration = Duration::from_secs(15);

/// What there is to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A save could not be read.
    DamagedSave,
    /// A save is from a newer version.
    NewerSave,
    /// The browser keeps nothing.
    NoStorage,
    /// There is no room to keep anything.
    StorageFull,
    /// There is so little room that the oldest matches of the history went.
    Forgot,
    /// The worker failed.
    Worker,
    /// The deck did not arrive.
    Pictures,
    /// Part of the program did not come.
    Incomplete,
    /// The address asks for something that cannot be.
    Parameter(String),
    /// The address's link cannot be read.
    BadLink(LinkError),
    /// The link was cut off: the match goes as far as it could be read.
    CutLink,
    /// These are the deals of somebody else's match.
    Deals,
    /// This is the deal of a day.
    Today(String),
    /// A link to send on.
    Link {
        /// The link, after what is said of it.
        text: String,
        /// Whether it has been copied.
        copied: bool,
    },
}

impl From<SaveError> for Notice {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::Newer(_) => Self::NewerSave,
            SaveError::Damaged(_) => Self::DamagedSave,
        }
    }
}

impl Notice {
    fn kind(&self) -> &'static str {
        match self {
            Self::DamagedSave => "damaged-save",
            Self::NewerSave => "newer-save",
            Self::NoStorage => "no-storage",
            Self::StorageFull => "storage-full",
            Self::Forgot => "forgot",
            Self::Worker => "worker",
            Self::Pictures => "pictures",
            Self::Incomplete => "incomplete",
            Self::Parameter(_) => "parameter",
            Self::BadLink(_) => "bad-link",
            Self::CutLink => "cut-link",
            Self::Deals => "deals",
            Self::Today(_) => "today",
            Self::Link { .. } => "link",
        }
    }

    /// Whether it asks nothing of the player, and so need not stay.
    fn passes(&self) -> bool {
        matches!(self, Self::Deals | Self::Today(_) | Self::Link { .. })
    }

    /// In words.
    pub fn text(&self, speech: Speech) -> String {
        let words = speech.words();
        match self {
            Self::DamagedSave => words.more().notice_damaged.to_owned(),
            Self::NewerSave => words.more().notice_newer.to_owned(),
            Self::NoStorage => words.more().notice_no_storage.to_owned(),
            Self::StorageFull => words.more().notice_full.to_owned(),
            Self::Forgot => words.more().stats.forgot.to_owned(),
            Self::Worker => words.more().notice_worker.to_owned(),
            Self::Pictures => words.more().notice_pictures.to_owned(),
            Self::Incomplete => words.incomplete.to_owned(),
            Self::Parameter(fault) => words.more().notice_parameter(fault),
            Self::BadLink(LinkError::Version(_)) => words.more().notice_link_version.to_owned(),
            Self::BadLink(LinkError::Damaged) => words.more().notice_link_damaged.to_owned(),
            Self::BadLink(LinkError::Empty | LinkError::TooShort) => {
                words.more().notice_link_short.to_owned()
            }
            Self::CutLink => words.more().notice_link_cut.to_owned(),
            Self::Deals => words.more().notice_deals.to_owned(),
            Self::Today(date) => words
                .more()
                .notice_today(&day_in_words(date, words.language)),
            Self::Link { text, copied } => {
                let words = words.more();
                let said = if *copied {
                    words.link_copied
                } else {
                    words.link_to_copy
                };
                format!("{said} {text}")
            }
        }
    }
}

/// A date as people say it, as in "30 November".
pub fn day_in_words(date: &str, language: Language) -> String {
    let parts = [("day", "numeric"), ("month", "long"), ("timeZone", "UTC")];
    language.date(&js_sys::Date::new(&date.into()), &parts)
}

/// The messages that have not been closed, each with its number.
#[derive(Clone, Copy)]
pub struct Notices(RwSignal<Vec<(i16, Notice)>>);

impl Notices {
    /// None yet.
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Tells something, once. What only goes with what the player has just asked for goes by itself.
    pub fn tell(&self, notice: Notice) {
        if notice.passes() {
            let (notices, passing) = (*self, notice.clone());
            in_time(
                move || notices.take_back(|other| *other == passing),
                PASSING,
            );
        }
        let told = self
            .0
            .with_untracked(|told| told.iter().any(|(_, other)| *other == notice));
        if !told {
            self.0.update(|told| {
                told.push((told.last().map_or(0, |(number, _)| number + 1), notice))
            });
        }
    }

    /// Takes back messages that no longer say anything of use.
    pub fn take_back(&self, stale: impl Fn(&Notice) -> bool) {
        let any = self
            .0
            .with_untracked(|told| told.iter().any(|(_, notice)| stale(notice)));
        if any {
            self.0
                .update(|told| told.retain(|(_, notice)| !stale(notice)));
        }
    }

    /// The messages on screen.
    pub fn board(self, speech: Speech, later: Later) -> AnyView {
        // Before its words have come there is nothing to show of a message.
        let numbers = move || {
            let come = later.parts().is_some();
            let can_say = |notice: &Notice| come || *notice == Notice::Incomplete;
            self.0.with(|told| {
                let said = told.iter().filter(|(_, notice)| can_say(notice));
                said.map(|(number, _)| *number).collect()
            })
        };
        let entry = move |number: i16| {
            let notice = self.0.with_untracked(|told| {
                told.iter()
                    .find(|(n, _)| *n == number)
                    .map(|(_, n)| n.clone())
            });
            let Some(notice) = notice else {
                return ().into_any();
            };
            let kind = notice.kind();
            let say = move || match (later.parts(), &notice) {
                (Some(parts), notice) => (parts.notice)(notice, speech),
                (None, _) => speech.words().incomplete.to_owned(),
            };
            let close =
                on(move |_: MouseEvent| self.0.update(|told| told.retain(|(n, _)| *n != number)));
            el("p")
                .set("class", "notice")
                .set("data-notice", kind)
                .child(el("span").child(text(say)))
                .child(
                    el("button")
                        .set("class", "ico")
                        .set("aria-label", speech.say(|words| words.close))
                        .on("click", close)
                        .child(icon("#i-close")),
                )
                .into_any()
        };
        el("div")
            .set("class", "notices")
            .set("role", "status")
            .child(list(numbers, entry))
            .into_any()
    }
}
