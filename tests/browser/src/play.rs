use scopa::{Card, Cards, Play};
use serde::Deserialize;
use serde_json::json;

use crate::{Failure, Outcome, Page, Point, Pointer, Rect, State, route::route};

/// How a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Lifted, swept over what it takes, and let go.
    Drag,
    /// By taps on it and on what it takes.
    Tap,
    /// By digits and Enter.
    Digits,
    /// By arrows and Enter.
    Arrows,
}

/// Enter, as WebDriver writes it.
pub const ENTER: char = '\u{E007}';
/// Escape.
pub const ESCAPE: char = '\u{E00C}';
/// The right arrow.
pub const RIGHT: char = '\u{E014}';

/// Where things are: every card of the table, a part of the hand's card that can be pressed, and
/// the spot of the table that is farthest from every card and from its edge.
const MEASURE: &str = r#"
// Whoever presses a card waits until it lies still.
const glides = (card) => card.style.translate || card.getAnimations().length > 0;
if ([...document.querySelectorAll("[data-zone] [data-card]")].some(glides)) return null;
const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; };
const cards = [...document.querySelectorAll('[data-zone="table"] [data-card]')];
const zone = document.querySelector('[data-zone="table"]');
const room = box(zone);
const gap = (x, y, r) => Math.hypot(Math.max(r.x - x, 0, x - r.x - r.width), Math.max(r.y - y, 0, y - r.y - r.height));
const rects = cards.map(box);
let free = null, best = 0;
for (let x = room.x + 8; x < room.x + room.width - 8; x += 8) {
  for (let y = room.y + 8; y < room.y + room.height - 8; y += 8) {
    const edge = Math.min(x - room.x, room.x + room.width - x, y - room.y, room.y + room.height - y);
    const distance = Math.min(60, edge, ...rects.map((rect) => gap(x, y, rect)));
    if (distance <= best) continue;
    const there = document.elementFromPoint(x, y);
    if (there && zone.contains(there) && !there.closest("[data-card]")) { best = distance; free = { x, y }; }
  }
}
const grip = (card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  for (const down of [0.7, 0.5, 0.3, 0.85]) for (const along of [0.5, 0.3, 0.15, 0.7, 0.85]) {
    const spot = { x: x + along * width, y: y + down * height };
    const there = document.elementFromPoint(spot.x, spot.y);
    if (there && card.contains(there)) return spot;
  }
  return null;
};
const named = (zone) => Object.fromEntries([...document.querySelectorAll(`[data-zone="${zone}"] [data-card]`)].map((card) => [card.dataset.card, grip(card)]));
return { free, room, cards: Object.fromEntries(cards.map((card, nth) => [card.dataset.card, rects[nth]])),
  grips: { ...named("table"), ...named("hand") }, window: { x: 0, y: 0, width: innerWidth, height: innerHeight } };
"#;

/// The middle of an element, when it can be pressed there.
const MIDDLE: &str = r#"
const element = [...document.querySelectorAll(arguments[0])].find((found) => found.getClientRects().length);
if (!element) return null;
element.scrollIntoView({ block: "nearest" });
const { x, y, width, height } = element.getBoundingClientRect();
const middle = { x: x + width / 2, y: y + height / 2 };
return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
"#;

/// Waits until the page as it is now has been drawn.
const DRAWN: &str =
    "requestAnimationFrame(() => requestAnimationFrame(() => arguments[arguments.length - 1]()))";

/// Where everything on the table is.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Measures {
    free: Option<Point>,
    cards: std::collections::BTreeMap<String, Rect>,
    grips: std::collections::BTreeMap<String, Option<Point>>,
    room: Rect,
    window: Rect,
}

impl Measures {
    pub(crate) fn grip(&self, card: Card) -> Outcome<Point> {
        let name = card.to_string();
        let grip = self
            .grips
            .get(&name)
            .ok_or_else(|| Failure::new(format!("{name} is not on the screen")))?;
        grip.ok_or_else(|| Failure::new(format!("{name} is covered and cannot be pressed")))
    }

    pub(crate) fn free(&self) -> Outcome<Point> {
        self.free
            .ok_or_else(|| Failure::new("the table has no free spot to drop a card on"))
    }

    /// The way of a drag from a card of the hand over exactly `targets`; to free table when there are none.
    pub(crate) fn sweep(&self, card: Card, targets: &[Card]) -> Outcome<Vec<Point>> {
        let mut way = vec![self.grip(card)?];
        let others: Vec<_> = (self.cards.iter())
            .filter(|(name, _)| !targets.iter().any(|target| target.to_string() == **name))
            .map(|(_, rect)| *rect)
            .collect();
        let stops = targets
            .iter()
            .map(|&target| self.grip(target))
            .collect::<Outcome<Vec<_>>>()?;
        let stops = if stops.is_empty() {
            vec![self.free()?]
        } else {
            stops
        };
        for stop in stops {
            let here = *way.last().expect("it begins at the card");
            let there = route(here, stop, &others, self.window).ok_or_else(|| {
                Failure::new(format!(
                    "no way for {card} to {stop:?} around the other cards"
                ))
            })?;
            way.extend(there);
        }
        Ok(way)
    }
}

impl Page {
    /// Plays a card of the player's hand, and waits until it has left it.
    ///
    /// # Errors
    /// When it stays there.
    pub async fn play(&self, play: Play, manner: Manner) -> Outcome<State> {
        let words = format!("playing {} by {manner:?}", in_words(play));
        self.make(play, manner)
            .await
            .map_err(|failure| failure.during(&words))?;
        let name = play.card.to_string();
        self.until(&format!("{words} to be done"), |state| {
            !state.hand().contains(&name.as_str())
        })
        .await
    }

    /// Does with a card of the hand what plays it, without waiting for anything to come of it.
    ///
    /// # Errors
    /// When it cannot be done.
    pub async fn make(&self, play: Play, manner: Manner) -> Outcome {
        let targets: Vec<Card> = play.capture.unwrap_or(Cards::EMPTY).iter().collect();
        match manner {
            // There are nine digits.
            Manner::Digits
                if self
                    .state()
                    .await?
                    .hand()
                    .iter()
                    .skip(9)
                    .any(|card| *card == play.card.to_string()) =>
            {
                self.play_by_arrows(play.card, &targets).await
            }
            Manner::Drag => self.drag_over(play.card, &targets).await,
            Manner::Tap => self.play_by_taps(play.card, &targets).await,
            Manner::Digits => self.play_by_digits(play.card, &targets).await,
            Manner::Arrows => self.play_by_arrows(play.card, &targets).await,
        }
    }

    async fn play_by_taps(&self, card: Card, targets: &[Card]) -> Outcome {
        self.tap(card).await?;
        self.until_aimed(card).await?;
        if targets.is_empty() {
            return self.tap_at(self.measures().await?.free()?).await;
        }
        for &target in targets {
            if self.state().await?.aimed().is_none() {
                break;
            }
            self.tap(target).await?;
        }
        Ok(())
    }

    async fn play_by_digits(&self, card: Card, targets: &[Card]) -> Outcome {
        let name = card.to_string();
        let state = self.state().await?;
        let place = state
            .hand()
            .iter()
            .position(|held| *held == name)
            .and_then(|nth| char::from_digit(nth as u32 + 1, 10));
        self.press(&[place.ok_or_else(|| {
            Failure::new(format!("{name} is not among the first nine of the hand"))
        })?])
        .await?;
        let aimed = self.until_aimed(card).await?;
        if let Some(number) = number_of(&aimed, targets)? {
            self.press(&[char::from_digit(number.into(), 10).unwrap_or('0')])
                .await?;
        }
        self.press(&[ENTER]).await
    }

    async fn play_by_arrows(&self, card: Card, targets: &[Card]) -> Outcome {
        let name = card.to_string();
        let holds = self.state().await?.hand.len();
        // With nothing aimed, arrows move the focus along the hand and Enter aims.
        for _ in 0..=holds {
            if self.state().await?.focus.as_deref() == Some(&name) {
                break;
            }
            self.press(&[RIGHT]).await?;
        }
        self.until(&format!("the focus on {name}"), |state| {
            state.focus.as_deref() == Some(&name)
        })
        .await?;
        self.press(&[ENTER]).await?;
        let aimed = self.until_aimed(card).await?;
        let number = number_of(&aimed, targets)?.unwrap_or(0);
        self.press(&vec![RIGHT; number.into()]).await?;
        self.press(&[ENTER]).await
    }

    /// Taps a card wherever it lies.
    ///
    /// # Errors
    /// When it cannot be pressed.
    pub async fn tap(&self, card: Card) -> Outcome {
        self.tap_at(self.measures().await?.grip(card)?).await
    }

    /// Waits until a card is aimed.
    ///
    /// # Errors
    /// When it is not within the usual time.
    pub async fn until_aimed(&self, card: Card) -> Outcome<State> {
        let name = card.to_string();
        self.until(&format!("{name} to be aimed"), |state| {
            state.aimed() == Some(&name)
        })
        .await
    }

    /// Presses the button with this `data-action`.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn act_on(&self, action: &str) -> Outcome {
        self.until(&format!("the button {action}"), |state| {
            state.offers(action)
        })
        .await?;
        self.press_on(&format!("[data-action={action}]")).await
    }

    /// Presses the middle of the first element that can be seen of those that a selector finds.
    ///
    /// # Errors
    /// When there is none, or something else covers it.
    pub async fn press_on(&self, selector: &str) -> Outcome {
        let _: Option<Point> = self.run_with(MIDDLE, vec![json!(selector)]).await?;
        // Where it has been scrolled to, WebKit knows only once that has been drawn.
        self.run_async::<()>(DRAWN).await?;
        let at: Option<Point> = self.run_with(MIDDLE, vec![json!(selector)]).await?;
        let at = at.ok_or_else(|| {
            Failure::new(format!("{selector} is not there to be pressed, or covered"))
        })?;
        self.tap_at(at).await
    }

    /// Drags a card of the hand over exactly these cards, and lets go over the last.
    ///
    /// # Errors
    /// When there is no such way.
    pub async fn drag_over(&self, card: Card, targets: &[Card]) -> Outcome {
        let way = self.measures().await?.sweep(card, targets)?;
        Pointer::Mouse.drag(self, &way).await
    }

    /// Drags a card of the hand to free table, around all cards.
    ///
    /// # Errors
    /// When there is no such way.
    pub async fn drag_to_free_table(&self, card: Card) -> Outcome {
        self.drag_over(card, &[]).await
    }

    /// Where a card can be pressed.
    ///
    /// # Errors
    /// When it cannot.
    pub async fn grip(&self, card: Card) -> Outcome<Point> {
        self.measures().await?.grip(card)
    }

    /// A spot of the table where no card lies.
    ///
    /// # Errors
    /// When there is none.
    pub async fn free_spot(&self) -> Outcome<Point> {
        self.measures().await?.free()
    }

    /// A spot beside the table, left of its bottom edge or below it.
    ///
    /// # Errors
    /// When the page cannot be measured.
    pub async fn outside(&self) -> Outcome<Point> {
        let Measures { room, window, .. } = self.measures().await?;
        Ok(if room.x > 12.0 {
            Point {
                x: room.x - 8.0,
                y: room.middle().y,
            }
        } else {
            Point {
                x: room.x + 4.0,
                y: (room.y + room.height + window.height) / 2.0,
            }
        })
    }

    pub(crate) async fn measures(&self) -> Outcome<Measures> {
        self.find("the cards to lie still", async || {
            let measures: Option<Measures> = self.run(MEASURE).await?;
            Ok(measures.ok_or_else(|| "one glides".to_owned()))
        })
        .await
    }
}

/// The number by which the page calls a capture; none when there is only one or nothing to take.
fn number_of(state: &State, targets: &[Card]) -> Outcome<Option<u8>> {
    let most = state
        .table
        .iter()
        .flat_map(|shown| shown.takes.iter().copied())
        .max()
        .unwrap_or(0);
    let taken_by = |number: u8| {
        let mut names: Vec<_> = state
            .table
            .iter()
            .filter(|shown| shown.takes.contains(&number))
            .map(|shown| shown.card.clone())
            .collect();
        names.sort_unstable();
        names
    };
    let mut wanted: Vec<_> = targets.iter().map(ToString::to_string).collect();
    wanted.sort_unstable();
    match (1..=most).find(|&number| taken_by(number) == wanted) {
        Some(_) if most == 1 => Ok(None),
        Some(number) => Ok(Some(number)),
        None if targets.is_empty() && most == 0 => Ok(None),
        None => Err(Failure::new(format!(
            "the page numbers no capture of {}: {state}",
            wanted.join(" ")
        ))),
    }
}

fn in_words(play: Play) -> String {
    match play.capture {
        Some(taken) => format!("{} for {taken}", play.card),
        None => play.card.to_string(),
    }
}
