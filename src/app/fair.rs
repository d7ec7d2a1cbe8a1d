//! Dealing that can be checked: the seal of the deal that is played, and after the match all of them opened.

use js_sys::{Reflect, Uint8Array};
use leptos::ev::MouseEvent;
use leptos::html::Textarea;
use leptos::prelude::*;
use scopa::fair::{Seal, hash};
use scopa::{Game, Phase};
use std::fmt::Write;
use wasm_bindgen_futures::JsFuture;

use super::Speech;
use super::element::{el, several};
use super::session::Session;
use super::share::{method, promise};
use super::view::{on, text};

/// The seal of this deal or the next; after the match every seal, what was sealed, and a way to check it.
pub fn fair(session: Session, speech: Speech) -> AnyView {
    let seals = session.with_game(|game| match game.phase() {
        Phase::Over => Seal::all(&game.record()).unwrap_or_default(),
        Phase::Playing => vec![Seal::of(game)],
        Phase::DealOver => next(game).into_iter().collect(),
    });
    let open = session.with_game(|game| game.phase()) == Phase::Over;
    let rows: Vec<AnyView> = seals
        .into_iter()
        .map(|seal| row(speech, seal, open))
        .collect();
    el("details")
        .set("class", "fair")
        .on("click", on(|event: MouseEvent| event.stop_propagation()))
        .child(el("summary").child(speech.more(|words| words.fair.title)))
        .child(el("p").child(speech.more(|words| words.fair.explain)))
        .child(el("ol").child(rows))
        .into_any()
}

/// The seal of the deal that will follow.
fn next(game: &Game) -> Option<Seal> {
    let mut game = game.clone();
    game.next_deal().ok()?;
    Some(Seal::of(&game))
}

fn row(speech: Speech, seal: Seal, open: bool) -> AnyView {
    let sealed = seal.hash();
    let number = seal.deal;
    let title = text(move || speech.words().more().deal_number(number));
    let opened = open.then(|| contents(speech, &seal, sealed.clone()));
    el("li")
        .set("data-seal", sealed.clone())
        .child(el("b").child(title))
        .child(" ")
        .child(el("code").child(sealed.clone()))
        .child(opened)
        .into_any()
}

/// What was sealed, in a field: whoever doubts can change a card and see that the seal no longer fits.
fn contents(speech: Speech, seal: &Seal, sealed: String) -> AnyView {
    let field = NodeRef::<Textarea>::new();
    let fits = RwSignal::new(None::<bool>);
    let check = on(move |_: MouseEvent| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        let (said, sealed) = (field.value(), sealed.clone());
        leptos::task::spawn_local(async move {
            let found = by_browser(&said).await.unwrap_or_else(|| hash(&said));
            fits.set(Some(found == sealed));
        });
    });
    let verdict = text(move || {
        let words = &speech.words().more().fair;
        match fits.get() {
            None => "",
            Some(true) => words.fits,
            Some(false) => words.differs,
        }
        .to_owned()
    });
    let fits = text(move || fits.get().map_or(String::new(), |fits| fits.to_string()));
    several([
        el("textarea")
            .set("rows", "3")
            .set("spellcheck", "false")
            .set("aria-label", speech.more(|words| words.fair.sealed))
            .keep(field)
            .child(seal.text())
            .into(),
        el("button")
            .set("class", "btn quiet")
            .set("data-action", "verify")
            .on("click", check)
            .child(speech.more(|words| words.fair.verify))
            .into(),
        el("span")
            .set("role", "status")
            .set("data-fits", fits)
            .child(verdict)
            .into(),
    ])
}

/// SHA-256 as the browser itself computes it, where it does: not by the program that made the seal.
async fn by_browser(text: &str) -> Option<String> {
    let crypto = Reflect::get(&window(), &"crypto".into()).ok()?;
    let subtle = Reflect::get(&crypto, &"subtle".into()).ok()?;
    let bytes = Uint8Array::from(text.as_bytes());
    let digest = method(&subtle, "digest")?;
    let sum = promise(digest.call2(&subtle, &"SHA-256".into(), &bytes))?;
    let sum = JsFuture::from(sum).await.ok()?;
    let mut digits = String::new();
    for byte in Uint8Array::new(&sum).to_vec() {
        let _ = write!(digits, "{byte:02x}");
    }
    Some(digits)
}
