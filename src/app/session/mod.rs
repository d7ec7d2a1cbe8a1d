//! The match at this device: whose turn it is, what happens next, and what is shown of it.

mod course;
mod flow;
mod person;
mod players;
mod replay;
mod seats;

pub use players::Players;

use std::rc::Rc;

use leptos::prelude::*;
use scopa::table::{Aim, Slots, Sweep};
use scopa::{Cards, Event, Game, Move, Play, Seat, SheetRow, View};

use super::Speech;
use super::later::Later;
use super::letters::Shortcut;
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
    /// The first lesson.
    Lesson,
    /// A new game.
    Setup,
    /// The settings.
    Settings,
    /// The statistics.
    Stats,
    /// The score sheet for real cards.
    Pad,
}

impl Screen {
    /// Whether it is the match itself, and no page that was opened over it.
    pub fn is_of_the_match(self) -> bool {
        matches!(self, Self::Table | Self::Score | Self::Over)
    }

    /// Its name in the page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Score | Self::Sheet => "score",
            Self::Over => "over",
            Self::Rules => "rules",
            Self::Lesson => "lesson",
            Self::Setup => "setup",
            Self::Settings => "settings",
            Self::Stats => "stats",
            Self::Pad => "pad",
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

/// What a match is for.
#[derive(Clone)]
pub enum Purpose {
    /// To be played: the player's own, or one that the address names.
    Play,
    /// To be looked at, move by move; nothing stands for the next deal.
    Replay(Rc<[Option<Move>]>),
    /// To be played with the deals of this match, and compared with it.
    Deals(Rc<Game>),
    /// The deal of this day.
    Today(String),
}

/// A match as a page begins with it.
pub struct Start {
    /// How it stands.
    pub game: Game,
    /// What it is for.
    pub purpose: Purpose,
    /// Who plays.
    pub players: Players,
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
    /// What happened besides plays, and is shown now.
    pub moment: RwSignal<Option<Event>>,
    /// Whether the match is played in another tab.
    pub elsewhere: RwSignal<bool>,
    /// The seat that the device shows: that of the person who plays, or played last.
    pub seat: RwSignal<Seat>,
    /// Whether its hand may be seen.
    pub open: RwSignal<bool>,
    /// Whether the device waits to be handed to whoever plays at that seat.
    pub curtain: RwSignal<bool>,
    /// Whether a match that is only watched stands still.
    pub paused: RwSignal<bool>,
    /// The cards that the card under the pointer, or with the focus, could take.
    pub hint: RwSignal<Cards>,
    /// A play that was to be confirmed.
    asked: RwSignal<Option<Play>>,
    /// How many steps of a replay have been shown.
    pub step: RwSignal<usize>,
    /// Who plays at each seat.
    players: RwSignal<Players>,
    motion: Motion,
    keep: Keep,
    speech: Speech,
    later: Later,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    game: Game,
    purpose: Purpose,
    opponent: Opponent,
    /// Counts states; whatever was planned for an older one is void.
    ticket: u32,
}

impl Session {
    /// Takes a seat at a match.
    pub fn open(
        start: Start,
        keep: Keep,
        motion: Motion,
        notices: Notices,
        speech: Speech,
        later: Later,
    ) -> Self {
        let Start {
            game,
            purpose,
            players,
        } = start;
        let me = players.first(game.rules());
        motion.taste().follow(game.rules());
        let open = players.people(game.rules()) < 2;
        Self {
            screen: RwSignal::new(Screen::Table),
            view: RwSignal::new(seen(&game, me, open)),
            waiting: RwSignal::new(Waiting::Deal),
            slots: RwSignal::new(Slots::default()),
            aim: RwSignal::new(None),
            sheet: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            celebration: RwSignal::new(None),
            moment: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            seat: RwSignal::new(me),
            open: RwSignal::new(open),
            curtain: RwSignal::new(false),
            paused: RwSignal::new(false),
            hint: RwSignal::new(Cards::EMPTY),
            asked: RwSignal::new(None),
            step: RwSignal::new(0),
            players: RwSignal::new(players),
            motion,
            keep,
            speech,
            later,
            inner: StoredValue::new_local(Inner {
                game,
                purpose,
                opponent: Opponent::new(notices, later),
                ticket: 0,
            }),
        }
    }

    /// The match.
    pub fn with_game<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.inner.with_value(|inner| look(&inner.game))
    }

    /// What it is for.
    pub fn with_purpose<T>(&self, look: impl FnOnce(&Purpose) -> T) -> T {
        self.inner.with_value(|inner| look(&inner.purpose))
    }

    /// Whether it is there to be played, and nothing else.
    pub fn is_own(&self) -> bool {
        self.with_purpose(|purpose| matches!(purpose, Purpose::Play))
    }

    /// Whether it is the deal of a day.
    pub fn is_today(&self) -> bool {
        self.with_purpose(|purpose| matches!(purpose, Purpose::Today(_)))
    }

    /// What keeps it.
    pub fn keep(&self) -> Keep {
        self.keep
    }

    /// The words of the page's language, as it is now.
    pub fn words(&self) -> Spoken {
        self.speech.now()
    }

    /// Whether every play has to be confirmed.
    fn asks(&self) -> bool {
        untrack(|| self.motion.taste().confirm.get() == 1)
    }

    /// Whether numbers and letters do nothing.
    pub fn ignores_keys(&self) -> bool {
        untrack(|| self.motion.taste().keys.get() == 0)
    }

    /// What a letter does.
    pub fn shortcut(&self, key: &str) -> Option<Shortcut> {
        self.motion.taste().letters.shortcut(key)
    }

    /// Lets the opponents get ready.
    pub fn wake_opponents(&self) {
        let opponent = self.inner.with_value(|inner| inner.opponent.clone());
        opponent.wake();
    }

    /// A line for the log.
    fn say(&self, line: String) {
        self.log.update(|log| log.push(line));
    }
}

/// What `me` may see; where the hand may not be seen, the view is without it.
fn seen(game: &Game, me: Seat, open: bool) -> View {
    let mut view = game.view(me);
    if !open {
        view.hand = view.shown[usize::from(me)];
        view.cut_card = None;
    }
    view
}
