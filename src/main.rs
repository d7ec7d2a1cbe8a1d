//! Scopa in a web page, and in the worker beside it.

mod app;

fn main() {
    if app::worker::listens() {
        return;
    }
    app::crash::prepare();
    if app::is_kept() || app::share::is_asked() {
        // A match that goes on needs the books to be read, one that a link brings the link.
        wasm_bindgen_futures::spawn_local(async {
            app::later::fetch()
                .await
                .expect("the rest of the program did not come");
            mount();
        });
    } else {
        mount();
    }
}

fn mount() {
    leptos::mount::mount_to_body(app::App);
    app::crash::mounted();
}
