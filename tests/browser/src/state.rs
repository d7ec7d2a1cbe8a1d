use std::fmt;

use serde::Deserialize;

/// Looks at the page once, so that what comes back was all there at the same moment.
pub(crate) const LOOK: &str = r#"
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const number = (text) => (text === undefined || text === "" ? null : Number(text));
const shown = (card) => ({
  card: card.dataset.card,
  takes: (card.dataset.takes || "").split(" ").filter(Boolean).map(Number),
  aimed: card.hasAttribute("data-aimed") && card.dataset.aimed !== "false",
});
const root = document.querySelector("[data-phase]");
const zone = (zone) => ({ zone: zone.dataset.zone, seat: zone.dataset.seat ?? null, label: zone.getAttribute("aria-label") });
const focus = document.activeElement;
const mine = document.querySelector('[data-zone="hand"].mine');
return {
  screen: document.querySelector("[data-screen]")?.dataset.screen ?? null,
  phase: root?.dataset.phase ?? null,
  turn: number(root?.dataset.turn),
  deal: number(root?.dataset.deal),
  me: number(mine?.dataset.seat),
  curtain: !!document.querySelector(".curtain"),
  hand: mine ? all("[data-card]", mine).map(shown) : [],
  table: all('[data-zone="table"] [data-card]').map(shown),
  zones: all("[data-zone]").map(zone),
  notices: all("[data-notice]").map((notice) => ({
    kind: notice.dataset.notice,
    text: (notice.innerText || "").trim(),
    role: notice.closest("[role]")?.getAttribute("role") ?? null,
  })),
  doors: all("[data-action]").filter((door) => door.getClientRects().length).map((door) => door.dataset.action),
  crash: all("[data-crash]").find((page) => page.getClientRects().length)?.innerText ?? null,
  focus: !focus || focus === document.body ? null : focus.dataset.card ?? focus.tagName.toLowerCase(),
};
"#;

/// What the page shows at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct State {
    /// `data-screen` of the page.
    pub screen: Option<String>,
    /// `data-phase` of the table.
    pub phase: Option<String>,
    /// `data-turn` of the table.
    pub turn: Option<u8>,
    /// `data-deal` of the table.
    pub deal: Option<u32>,
    /// The seat whose hand lies before whoever looks at the device.
    pub me: Option<u8>,
    /// Whether the curtain between two people is drawn.
    pub curtain: bool,
    /// The player's cards, in the order in which they lie.
    pub hand: Vec<Shown>,
    /// The cards in the middle.
    pub table: Vec<Shown>,
    /// Every zone and what it is called.
    pub zones: Vec<Zone>,
    /// The notices that are up.
    pub notices: Vec<Notice>,
    /// The `data-action` of every button that can be seen.
    pub doors: Vec<String>,
    /// The text of the page that a panic leaves.
    pub crash: Option<String>,
    /// What has the focus: a card, or the name of an element. Nothing when it is the page itself.
    pub focus: Option<String>,
}

/// A card that is face up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Shown {
    /// Its `data-card`.
    pub card: String,
    /// The numbers of the captures that it is in, while a card is aimed.
    pub takes: Vec<u8>,
    /// Whether it is the one that is aimed.
    pub aimed: bool,
}

/// A zone of the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Zone {
    /// Its `data-zone`.
    pub zone: String,
    /// Its `data-seat`.
    pub seat: Option<String>,
    /// What it is called for assistive technology, which tells how many cards it has.
    pub label: Option<String>,
}

/// Something that the page says to its user.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Notice {
    /// Its `data-notice`.
    pub kind: String,
    /// What it says.
    pub text: String,
    /// The role it has for assistive technology.
    pub role: Option<String>,
}

impl State {
    /// Whether the player is to play.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.phase.as_deref() == Some("play") && self.turn.is_some() && self.turn == self.me
    }

    /// Whether the table is at `phase`.
    #[must_use]
    pub fn is_at(&self, phase: &str) -> bool {
        self.phase.as_deref() == Some(phase)
    }

    /// Whether the page shows `screen`.
    #[must_use]
    pub fn shows(&self, screen: &str) -> bool {
        self.screen.as_deref() == Some(screen)
    }

    /// Whether a button with this `data-action` can be seen.
    #[must_use]
    pub fn offers(&self, action: &str) -> bool {
        self.doors.iter().any(|door| door == action)
    }

    /// The notices of one kind.
    #[must_use]
    pub fn told(&self, kind: &str) -> Vec<&Notice> {
        self.notices
            .iter()
            .filter(|notice| notice.kind == kind)
            .collect()
    }

    /// The card that is aimed.
    #[must_use]
    pub fn aimed(&self) -> Option<&str> {
        self.hand
            .iter()
            .find(|shown| shown.aimed)
            .map(|shown| shown.card.as_str())
    }

    /// The names of the player's cards, in the order in which they lie.
    #[must_use]
    pub fn hand(&self) -> Vec<&str> {
        self.hand.iter().map(|shown| shown.card.as_str()).collect()
    }

    /// The names of the cards in the middle, in alphabetical order.
    #[must_use]
    pub fn table(&self) -> Vec<&str> {
        let mut cards: Vec<_> = self.table.iter().map(|shown| shown.card.as_str()).collect();
        cards.sort_unstable();
        cards
    }

    /// What lies on the table and nothing of what is being done there.
    #[must_use]
    pub fn cards(&self) -> (Option<u32>, Vec<&str>, Vec<&str>, &[Zone]) {
        (self.deal, self.hand(), self.table(), &self.zones)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or = |text: &Option<String>| text.clone().unwrap_or_else(|| "none".to_owned());
        write!(
            f,
            "screen {}, phase {}, turn {:?}, deal {:?}, seat {:?}{}, ",
            or(&self.screen),
            or(&self.phase),
            self.turn,
            self.deal,
            self.me,
            if self.curtain {
                " behind the curtain"
            } else {
                ""
            },
        )?;
        write!(
            f,
            "hand [{}], table [{}]",
            self.hand().join(" "),
            self.table().join(" ")
        )?;
        if let Some(aimed) = self.aimed() {
            let takes = self
                .table
                .iter()
                .map(|shown| format!("{}{:?}", shown.card, shown.takes));
            write!(
                f,
                ", aimed {aimed} at {}",
                takes.collect::<Vec<_>>().join(" ")
            )?;
        }
        for notice in &self.notices {
            write!(f, ", notice {} {:?}", notice.kind, notice.text)?;
        }
        if let Some(text) = &self.crash {
            write!(f, ", crash page {text:?}")?;
        }
        write!(f, ", focus on {}", or(&self.focus))
    }
}
