//! Scopa in a web page.

mod app;

fn main() {
    app::crash::prepare();
    leptos::mount::mount_to_body(app::App);
    app::crash::mounted();
}
