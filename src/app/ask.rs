//! A question that must be answered before anything else.

use leptos::ev::MouseEvent;
use leptos::html::Button;
use leptos::prelude::*;

use super::Speech;
use super::element::el;
use super::view::{Text, next_frame, on, on_escape};

/// The question, its answer, and where there is one a way out. `notice` and `action` are names for tests and
/// embedders.
pub fn ask(
    notice: &'static str,
    question: Text,
    (action, yes, on_yes): (&'static str, Text, Callback<()>),
    no: Option<(Text, Callback<()>)>,
) -> AnyView {
    let button = NodeRef::new();
    focus_when_shown(button);
    if let Some((_, leave)) = no.as_ref() {
        let leave = *leave;
        on_escape(move || leave.run(()));
    }
    let no = no.map(|(no, leave)| {
        let leave = on(move |_: MouseEvent| leave.run(()));
        el("button")
            .set("class", "btn quiet")
            .on("click", leave)
            .child(no)
            .into_any()
    });
    el("div")
        .set("class", "veil")
        .set("role", "alertdialog")
        .set("aria-modal", "true")
        .set("aria-labelledby", "question")
        .set("data-notice", notice)
        .on("click", on(|event: MouseEvent| event.stop_propagation()))
        .child(
            el("div")
                .set("class", "ask")
                .child(el("p").set("id", "question").child(question))
                .child(
                    el("button")
                        .set("class", "btn")
                        .set("data-action", action)
                        .keep(button)
                        .on("click", on(move |_: MouseEvent| on_yes.run(())))
                        .child(yes),
                )
                .child(no),
        )
        .into_any()
}

/// Whether the match is to be given up for a new one.
pub fn ask_anew(speech: Speech, begin: Callback<()>, go_on: Callback<()>) -> AnyView {
    let yes = ("confirm", speech.more(|words| words.yes_new), begin);
    let no = (speech.more(|words| words.go_on), go_on);
    ask(
        "new-match",
        speech.more(|words| words.ask_new),
        yes,
        Some(no),
    )
}

/// Puts the focus on a button as soon as it is shown, so that neither keys nor a screen reader are lost. Whoever has
/// moved on by then keeps what they chose: a key that is on its way must not press another button.
pub fn focus_when_shown(node: NodeRef<Button>) {
    Effect::new(move || {
        if let Some(button) = node.get() {
            let before = document().active_element();
            next_frame(move || {
                let now = document().active_element();
                if now == before || now == document().body().map(Into::into) {
                    let _ = button.focus();
                }
            });
        }
    });
}
