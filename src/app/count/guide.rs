//! How to play, in short.

use leptos::prelude::*;

use super::Top;
use crate::app::Speech;

/// The page.
#[component]
pub fn Guide() -> impl IntoView {
    let speech = expect_context::<Speech>();
    view! {
        <div class="sheet" data-scroll=""><div class="wrap narrow">
            <Top title=Signal::derive(move || speech.words().how_to_play)/>
            {move || {
                let part = |(title, text): &(&'static str, &'static str)| view! { <h2>{*title}</h2><p>{*text}</p> };
                speech.words().guide.iter().map(part).collect_view()
            }}
        </div></div>
    }
}
