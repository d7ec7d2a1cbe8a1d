//! All that is kept on this device: into a file, out of a file, away.

use js_sys::Array;
use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::SaveError;
use scopa::backup::Backup;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, HtmlInputElement, Url};

use crate::app::Speech;
use crate::app::ask::ask;
use crate::app::element::{el, several};
use crate::app::session::Session;
use crate::app::share::{method, promise};
use crate::app::view::{in_time, on, part, text};
use crate::app::words::{More, StatsWords};

/// What is asked before it is done.
#[derive(Clone)]
enum Asked {
    /// Everything goes.
    Erase,
    /// Everything goes, for what a file brings.
    Import(Backup),
}

/// The buttons, the questions, and what there is to say of a file.
pub fn data(session: Session, speech: Speech) -> AnyView {
    let asked = RwSignal::new_local(None::<Asked>);
    let refused = RwSignal::new(None::<fn(&StatsWords) -> &'static str>);
    let store = session.keep().store();
    let export = on(move |_: MouseEvent| {
        let _ = hand_over(&Backup::new(store.all()).text());
    });
    let file = NodeRef::<leptos::html::Input>::new();
    let choose = on(move |_: MouseEvent| {
        if let Some(file) = file.get_untracked() {
            file.set_value("");
            file.click();
        }
    });
    let read = on(move |event: Event| {
        refused.set(None);
        leptos::task::spawn_local(async move {
            match Backup::read(&text_of(&event).await.unwrap_or_default()) {
                Ok(backup) => asked.set(Some(Asked::Import(backup))),
                Err(SaveError::Newer(_)) => refused.set(Some(|words| words.import_newer)),
                Err(SaveError::Damaged(_)) => refused.set(Some(|words| words.import_damaged)),
            }
        });
    });
    let erase = on(move |_: MouseEvent| asked.set(Some(Asked::Erase)));
    let act = Callback::new(move |()| {
        let kept = match asked.get_untracked() {
            Some(Asked::Import(backup)) => backup.kept().to_vec(),
            Some(Asked::Erase) => Vec::new(),
            None => return,
        };
        asked.set(None);
        if store.replace(&kept).is_ok() {
            // Nothing that is on the screen may be kept again.
            session.step_aside();
            let _ = window().location().set_href("./");
        } else {
            refused.set(Some(|words| words.import_full));
        }
    });
    let question = part(move || {
        type Word = fn(&'static More) -> &'static str;
        let (ask_it, yes): (Word, Word) = match asked.get()? {
            Asked::Erase => (|words| words.stats.ask_erase, |words| words.stats.yes_erase),
            Asked::Import(_) => (
                |words| words.stats.ask_import,
                |words| words.stats.yes_import,
            ),
        };
        let no = (
            speech.more(|words| words.stats.keep),
            Callback::new(move |()| asked.set(None)),
        );
        Some(ask(
            "data",
            speech.more(ask_it),
            ("confirm-data", speech.more(yes), act),
            Some(no),
        ))
    });
    let said = text(move || {
        let refused = refused.get();
        refused.map_or_else(String::new, |word| {
            word(&speech.words().more().stats).to_owned()
        })
    });
    several([
        el("h2").child(speech.more(|words| words.stats.data)).into(),
        el("p")
            .child(speech.more(|words| words.stats.data_of))
            .into(),
        el("p")
            .set("role", "status")
            .set(
                "data-refused",
                text(move || refused.get().is_some().to_string()),
            )
            .child(said)
            .into(),
        el("input")
            .set("type", "file")
            .set("hidden", "")
            .set("accept", ".json,application/json")
            .set("name", "backup")
            .keep(file)
            .on("change", read)
            .into(),
        el("div")
            .set("class", "row-end")
            .child(
                el("button")
                    .set("class", "btn quiet")
                    .set("data-action", "export")
                    .on("click", export)
                    .child(speech.more(|words| words.stats.export)),
            )
            .child(
                el("button")
                    .set("class", "btn quiet")
                    .set("data-action", "import")
                    .on("click", choose)
                    .child(speech.more(|words| words.stats.import)),
            )
            .child(
                el("button")
                    .set("class", "btn quiet")
                    .set("data-action", "erase")
                    .on("click", erase)
                    .child(speech.more(|words| words.stats.erase)),
            )
            .into(),
        question.into(),
    ])
}

/// The text of the file that was chosen.
async fn text_of(event: &Event) -> Option<String> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file: JsValue = input.files()?.get(0)?.into();
    let text = promise(method(&file, "text")?.call0(&file))?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Gives the player a file with this text.
fn hand_over(text: &str) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", "scopa.json").ok()?;
    link.click();
    // The browser has taken hold of it by now; what it holds may be let go later.
    in_time(
        move || drop(Url::revoke_object_url(&address)),
        std::time::Duration::from_secs(60),
    );
    Some(())
}
