//! The match at this device: whose turn it is, what happens next, and what is shown of it.

mod course;
mod flow;
mod person;

use leptos::prelude::*;
use scopa::table::{Aim, Slots, Sweep};
use scopa::{Game, Seat, SheetRow, View};

use super::Speech;
use super::later::Later;
use super::motion::Motion;
use super::notices::Notices;
use super::opponent::Opponent;
use super::store::keep::Keep;
use super::words::Spoken;

/// Which page is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The table.
    Table,
    /// The count of the deal that has ended.
    Score,
    /// The score sheet of the match so far.
    Sheet,
    /// The end of the match.
    Over,
    /// How to play.
    Rules,
    /// The settings.
    Settings,
}

impl Screen {
    /// Its name in the page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Score | Self::Sheet => "score",
            Self::Over => "over",
            Self::Rules => "rules",
            Self::Settings => "settings",
        }
    }
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Cards being dealt.
    Deal,
    /// The player.
    Play,
    /// An opponent.
    Think,
    /// The count.
    Score,
    /// Nothing: the match is over.
    Over,
}

impl Waiting {
    /// Its name in the page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Play => "play",
            Self::Think => "think",
            Self::Score => "score",
            Self::Over => "over",
        }
    }
}

/// Everything that the components show, and the match behind it.
#[derive(Clone, Copy)]
pub struct Session {
    /// The page that is shown.
    pub screen: RwSignal<Screen>,
    /// All that the player's seat may know.
    pub view: RwSignal<View>,
    /// What the table waits for.
    pub waiting: RwSignal<Waiting>,
    /// Where the cards of the table lie.
    pub slots: RwSignal<Slots>,
    /// The card that is lifted.
    pub aim: RwSignal<Option<Aim>>,
    /// The deals that have been counted.
    pub sheet: RwSignal<Vec<SheetRow>>,
    /// The log, oldest first.
    pub log: RwSignal<Vec<String>>,
    /// The scopa that is celebrated now.
    pub celebration: RwSignal<Option<Sweep>>,
    /// Whether the match is played in another tab.
    pub elsewhere: RwSignal<bool>,
    /// The seat of the player at this device.
    pub me: Seat,
    motion: Motion,
    keep: Keep,
    speech: Speech,
    later: Later,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    game: Game,
    opponent: Opponent,
    /// Counts states; whatever was planned for an older one is void.
    ticket: u32,
}

impl Session {
    /// Takes a seat at the match that is kept, or at `fresh` where none is.
    pub fn open(
        kept: Option<Game>,
        fresh: Game,
        keep: Keep,
        motion: Motion,
        notices: Notices,
        speech: Speech,
        later: Later,
    ) -> Self {
        let me = 0;
        let game = kept.unwrap_or(fresh);
        Self {
            screen: RwSignal::new(Screen::Table),
            view: RwSignal::new(game.view(me)),
            waiting: RwSignal::new(Waiting::Deal),
            slots: RwSignal::new(Slots::default()),
            aim: RwSignal::new(None),
            sheet: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            celebration: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            me,
            motion,
            keep,
            speech,
            later,
            inner: StoredValue::new_local(Inner {
                game,
                opponent: Opponent::start(notices, later),
                ticket: 0,
            }),
        }
    }

    /// The side of the player at this device.
    pub fn side(&self) -> scopa::Side {
        self.inner
            .with_value(|inner| inner.game.rules().side_of(self.me))
    }

    /// The match.
    pub fn with_game<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.inner.with_value(|inner| look(&inner.game))
    }

    /// The words of the page's language, as it is now.
    pub fn words(&self) -> Spoken {
        self.speech.now()
    }

    /// A line for the log.
    fn say(&self, line: String) {
        self.log.update(|log| log.push(line));
    }
}
