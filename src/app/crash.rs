//! When the program fails: a page that says so, keeps the save and offers to go on.
//!
//! The page is already in index.html, hidden, so that showing it needs nothing that may have failed.

use leptos::prelude::{document, window};
use web_sys::{Element, UrlSearchParams};

use super::words::Language;

/// Parameters that the way on leaves out.
const ONCE: [&str; 2] = ["crash", "aside"];

/// From now on a failure shows the page that says so.
pub fn prepare() {
    let _ = lead_on();
    std::panic::set_hook(Box::new(|failure| {
        web_sys::console::error_1(&failure.to_string().into());
        if let Some(page) = document().get_element_by_id("crash") {
            let _ = page.remove_attribute("hidden");
            let _ = say(&page);
            if let Ok(Some(detail)) = page.query_selector("small") {
                detail.set_text_content(Some(&failure.to_string()));
            }
        }
        if let Some(main) = document().query_selector("main").ok().flatten() {
            let _ = main.set_attribute("inert", "");
        }
    }));
}

/// Says it in the page's language; in two until the page has one.
fn say(page: &Element) -> Option<()> {
    let root = document().document_element()?;
    root.get_attribute("data-new-version")?;
    let language = Language::of(&root.get_attribute("lang")?)?;
    let parts = page.query_selector_all("h2,h2+p,a").ok()?;
    for (n, words) in language.words().broke.into_iter().enumerate() {
        parts.get(n as u32)?.set_text_content(Some(words));
    }
    Some(())
}

/// The page stands: what stood in for it goes.
pub fn mounted() {
    if let Some(waiting) = document().get_element_by_id("waiting") {
        waiting.remove();
    }
}

/// Lets the page's links lead to where we are now: as it is, and with the match set aside.
fn lead_on() -> Option<()> {
    let query = window().location().search().ok()?;
    let query = UrlSearchParams::new_with_str(&query).ok()?;
    for name in ONCE {
        query.delete(name);
    }
    let link = |action: &str, query: String| {
        let link = document()
            .query_selector(&format!("#crash [data-action={action}]"))
            .ok()
            .flatten()?;
        link.set_attribute("href", &format!("?{query}")).ok()
    };
    link("resume", String::from(query.to_string()))?;
    query.set("aside", "1");
    link("set-aside", String::from(query.to_string()))
}
