//! Scopa in a web page, and in the worker beside it.

mod app;

use app::words::Language;

fn main() {
    if app::worker::listens() {
        return;
    }
    app::crash::prepare();
    // A match that goes on needs the books to be read, one that a link brings the link.
    let asks_more = app::is_kept() || app::share::is_asked();
    let language = app::speech::wanted();
    if !asks_more && language.is_here() {
        return mount();
    }
    wasm_bindgen_futures::spawn_local(async move {
        if asks_more {
            // Under way at the same time.
            wasm_bindgen_futures::spawn_local(words(language));
            app::later::fetch()
                .await
                .expect("the rest of the program did not come");
        }
        words(language).await;
        mount();
    });
}

async fn words(language: Language) {
    // Without its words the page speaks another language, and says so.
    let _ = language.fetch().await;
}

fn mount() {
    leptos::mount::mount_to_body(app::App);
    app::crash::mounted();
}
