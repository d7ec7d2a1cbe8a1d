//! The pictures of the cards: one sprite, cut on the device into a picture a card.

use leptos::prelude::*;
use scopa::{Card, Cards, sprite::Sprite};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Response, Url};

const SPRITE: &str = "cards/napoletane.svg";
/// A card's face under its drawing; the sprite leaves it out.
const GROUND: &str = r##"<path fill="#fbf4e1" d="M0 0h200v331H0z"/>"##;

/// Addresses of the pictures by the cards' indices, empty until they have arrived.
#[derive(Clone, Copy)]
pub struct Deck {
    pictures: RwSignal<Vec<String>>,
    /// Whether the pictures are there, or are known not to come.
    pub ready: RwSignal<bool>,
    /// Whether they could not be loaded.
    pub failed: RwSignal<bool>,
}

impl Deck {
    /// Begins to load.
    pub fn load() -> Self {
        let deck = Self {
            pictures: RwSignal::new(Vec::new()),
            ready: RwSignal::new(false),
            failed: RwSignal::new(false),
        };
        leptos::task::spawn_local(async move {
            match fetch(SPRITE).await.and_then(|svg| cut(&svg)) {
                Ok(pictures) => deck.pictures.set(pictures),
                Err(_) => deck.failed.set(true),
            }
            deck.ready.set(true);
        });
        deck
    }

    /// The address of a card's picture, while there is one.
    pub fn picture(&self, card: Card) -> Option<String> {
        self.pictures
            .with(|pictures| pictures.get(usize::from(card.index())).cloned())
    }
}

async fn fetch(address: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(address))
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

/// Cuts the sprite, and hands the back to the style sheets, which draw backs everywhere.
fn cut(svg: &str) -> Result<Vec<String>, JsValue> {
    let sprite = Sprite::read(svg);
    let address = |id: String| {
        let picture = sprite.picture(&id, GROUND).ok_or(JsValue::NULL)?;
        let kind = BlobPropertyBag::new();
        kind.set_type("image/svg+xml");
        let parts = js_sys::Array::of1(&picture.into());
        Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)
    };
    let pictures: Vec<String> = Cards::ALL
        .iter()
        .map(|card| address(format!("c-{card}")))
        .collect::<Result<_, _>>()?;
    let back = address("c-back".to_owned())?;
    if let Some(root) = document().document_element() {
        let style = root.unchecked_into::<web_sys::HtmlElement>().style();
        style.set_property("--back", &format!("url({back})"))?;
    }
    Ok(pictures)
}
