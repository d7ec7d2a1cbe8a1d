//! The pictures of the cards: one sprite, cut on the device into a picture a card.

use leptos::prelude::*;
use scopa::{Card, Cards, Rank, sprite::Sprite};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Response, Url};

use super::taste::{BACKS, DECKS, Taste};
use super::words::Naming;

/// A card's face under its drawing; the sprite leaves it out.
const GROUND: &str = r##"<path fill="#fbf4e1" d="M0 0h200v331H0z"/>"##;

/// A card's picture: cut out of the sprite, and when it is first asked for given an address. The browser takes its time
/// over addresses, and of forty cards a deal begins with ten.
enum Picture {
    Cut(String),
    At(String),
}

impl Picture {
    fn address(&mut self) -> Option<String> {
        if let Self::Cut(svg) = self {
            *self = Self::At(address(svg).ok()?);
        }
        match self {
            Self::At(address) => Some(address.clone()),
            Self::Cut(_) => None,
        }
    }
}

/// The pictures by the cards' indices, none until they have arrived.
#[derive(Clone, Copy)]
pub struct Deck {
    /// What the player likes.
    pub taste: Taste,
    pictures: RwSignal<Vec<Picture>>,
    /// Whether the pictures are there, or are known not to come.
    pub ready: RwSignal<bool>,
    /// Whether they could not be loaded.
    pub failed: RwSignal<bool>,
}

impl Deck {
    /// Loads the deck and the back that the player likes, and again when that changes.
    pub fn load(taste: Taste) -> Self {
        let deck = Self {
            taste,
            pictures: RwSignal::new(Vec::new()),
            ready: RwSignal::new(false),
            failed: RwSignal::new(false),
        };
        Effect::new(move || {
            let (name, back) = (DECKS[taste.deck.get()], BACKS[taste.back.get()]);
            leptos::task::spawn_local(async move {
                let svg = fetch(name).await;
                // Another deck was chosen meanwhile: its own pictures come.
                if DECKS[untrack(|| taste.deck.get())] != name {
                    return;
                }
                let pictures = svg.as_ref().ok().and_then(|svg| faces(svg));
                deck.failed.set(pictures.is_none());
                deck.pictures.set(pictures.unwrap_or_default());
                // Every deck's own sprite carries the usual back, so that no second file is needed for it.
                let back = match back {
                    "blue" => svg.map(|svg| (svg, "c-back".to_owned())),
                    other => fetch("backs")
                        .await
                        .map(|svg| (svg, format!("c-back-{other}"))),
                };
                if let Ok((svg, symbol)) = back {
                    // Without a picture of the back the style sheets draw a plain one.
                    let _ = show_back(&svg, &symbol);
                }
                deck.ready.set(true);
            });
        });
        deck
    }

    /// The address of a card's picture, while there is one.
    pub fn picture(&self, card: Card) -> Option<String> {
        let drawn = match (self.taste.naming(), card.rank().value()) {
            (Naming::Tunisian, 8) => Rank::new(9).map(|rank| Card::new(rank, card.suit())),
            (Naming::Tunisian, 9) => Rank::new(8).map(|rank| Card::new(rank, card.suit())),
            _ => Some(card),
        };
        self.pictures.track();
        let address =
            |pictures: &mut Vec<Picture>| pictures.get_mut(usize::from(drawn?.index()))?.address();
        self.pictures.try_update_untracked(address).flatten()
    }
}

async fn fetch(name: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let address = format!("cards/{name}.svg");
    let response: Response = JsFuture::from(window.fetch_with_str(&address))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    JsFuture::from(response.text()?)
        .await?
        .as_string()
        .ok_or(JsValue::NULL)
}

fn faces(svg: &str) -> Option<Vec<Picture>> {
    let sprite = Sprite::read(svg);
    let face = |card: Card| Some(Picture::Cut(sprite.picture(&format!("c-{card}"), GROUND)?));
    Cards::ALL.iter().map(face).collect()
}

/// Hands the back to the style sheets, which draw backs everywhere.
fn show_back(svg: &str, symbol: &str) -> Result<(), JsValue> {
    let back = Sprite::read(svg).picture(symbol, GROUND);
    let back = address(&back.ok_or(JsValue::NULL)?)?;
    let root = document().document_element().ok_or(JsValue::NULL)?;
    root.unchecked_into::<HtmlElement>()
        .style()
        .set_property("--back", &format!("url({back})"))
}

/// The address of a picture.
fn address(svg: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&svg.into());
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)
}
