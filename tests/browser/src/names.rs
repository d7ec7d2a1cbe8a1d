use scopa::{Card, Cards, Game, Seat};
use serde::Deserialize;

use crate::{Failure, Outcome, Page, replay};

/// Every card that anything in the page tells of: by its code in any attribute, by its English name in any text or
/// attribute, by sign and number where they stand for a card, by a picture of its own. All at one moment, together with the
/// match as it is kept at that moment.
const NAMED: &str = r#"
const RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king"];
const SUITS = { coins: "D", cups: "C", swords: "S", clubs: "B" };
const CODE = /(?<![\w-])(10|[1-9])[DCSB](?![\w-])/g;
const NAME = new RegExp(`\\b(${RANKS.join("|")}) of (${Object.keys(SUITS).join("|")})\\b`, "gi");
const named = new Map();
const note = (card, where) => named.set(card, where);
const read = (text, where) => {
  for (const [code] of text.matchAll(CODE)) note(code, where);
  for (const [, rank, suit] of text.matchAll(NAME)) note(`${RANKS.indexOf(rank.toLowerCase()) + 1}${SUITS[suit.toLowerCase()]}`, where);
};
const pictures = (window.__pictures ||= new Map());
for (const element of document.querySelectorAll("[data-card] > img")) pictures.set(element.src, element.parentElement.dataset.card);
const loose = [];
for (const element of document.documentElement.querySelectorAll("*")) {
  if (element.closest("script, style, symbol")) continue;
  const where = `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") || ""}">`;
  for (const { name, value } of element.attributes) {
    read(value, `${name} of ${where}`);
    // A face is cut out of a picture; everybody has theirs from the beginning.
    const picture = /blob:[^"')\s]+/.exec(value)?.[0];
    if (!picture || element.matches(".face")) continue;
    if (pictures.has(picture)) note(pictures.get(picture), `picture of ${where}`);
    else if (element.tagName === "IMG") loose.push(where);
  }
  const sign = element.matches(".idx, .chip") && /-([DCSB])$/.exec(element.querySelector("use")?.getAttribute("href") || "");
  if (sign) note(`${parseInt(element.textContent, 10)}${sign[1]}`, `sign of ${where}`);
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.COMMENT_NODE) read(node.data, `text of ${where}`);
}
const kept = localStorage.getItem("scopa.link") || localStorage.getItem("scopa.match");
const mine = document.querySelector(".hand.mine");
return {
  named: [...named],
  loose,
  curtain: !!document.querySelector(".curtain"),
  seat: mine ? Number(mine.dataset.seat) : null,
  held: mine ? [...mine.querySelectorAll("[data-card]")].map((card) => card.dataset.card) : [],
  record: kept && JSON.parse(kept).record,
};
"#;

/// Which cards the page tells of at one moment.
#[derive(Clone, Debug, Deserialize)]
pub struct Named {
    named: Vec<(String, String)>,
    /// Pictures that belong to no card known so far.
    loose: Vec<String>,
    /// Whether the curtain is drawn.
    pub curtain: bool,
    /// The seat whose hand lies before whoever looks.
    pub seat: Option<Seat>,
    /// The cards that lie there.
    pub held: Vec<String>,
    record: Option<String>,
}

impl Page {
    /// Looks for cards in everything that the page has.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn named(&self) -> Outcome<Named> {
        // The match is kept a moment after it is shown for the first time.
        self.find("a kept match", async || {
            let named: Named = self.run(NAMED).await?;
            Ok(match named.record {
                Some(_) => Ok(named),
                None => Err("none".to_owned()),
            })
        })
        .await
    }
}

impl Named {
    /// Whether the page names a card anywhere.
    #[must_use]
    pub fn names(&self, card: Card) -> bool {
        let card = card.to_string();
        self.named.iter().any(|(named, _)| *named == card)
    }

    /// Whether any card is named that nobody may see but whoever holds it, or that lies in the stock; `opened` is the
    /// seat whose owner has opened the hand.
    ///
    /// # Errors
    /// When there is one: with where it is named.
    pub fn expect_nothing_told(&self, opened: Option<Seat>) -> Outcome<Game> {
        let record = self.record.as_deref();
        let game = replay(record.ok_or_else(|| Failure::new("no match is kept"))?)?;
        let hidden = hidden(&game, opened);
        let told: Vec<String> = (self.named.iter())
            .filter(|(card, _)| card.parse().is_ok_and(|card| hidden.contains(card)))
            .map(|(card, place)| format!("{card} in {place}"))
            .collect();
        // The count shows cards that everybody may see.
        let loose = self.seat.is_some() && !self.loose.is_empty();
        if told.is_empty() && !loose {
            Ok(game)
        } else {
            Err(Failure::new(format!(
                "with {} open at seat {:?}{} the page tells of {}; pictures of no card: {:?}; kept is\n{}",
                opened.map_or("no hand".to_owned(), |seat| format!("the hand of {seat}")),
                self.seat,
                if self.curtain {
                    ", behind the curtain,"
                } else {
                    ""
                },
                told.join(", "),
                self.loose,
                record.unwrap_or_default(),
            )))
        }
    }
}

/// What lies face down for everybody but `opened`.
fn hidden(game: &Game, opened: Option<Seat>) -> Cards {
    let deal = game.deal();
    let rules = game.rules();
    let captured = (0..rules.sides_count()).fold(Cards::EMPTY, |all, side| all | deal.pile(side));
    let shown = rules
        .seats()
        .fold(Cards::EMPTY, |all, seat| all | deal.shown(seat));
    let own = opened.map_or(Cards::EMPTY, |seat| deal.hand(seat));
    Cards::ALL - (captured | deal.table() | shown | own)
}
