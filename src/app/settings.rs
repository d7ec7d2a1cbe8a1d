//! The settings: few, each with an effect that is seen at once.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use scopa::Card;

use super::Speech;
use super::count::top;
use super::deck::Deck;
use super::element::el;
use super::letters::{Letters, Shortcut};
use super::session::Session;
use super::setup::control::radio;
use super::table::face_of;
use super::taste::Choice;
use super::view::{on, text};
use super::words::{Language, More, Spoken};

/// Cards that show what a deck looks like.
const SAMPLE: [u8; 4] = [6, 18, 27, 39];

/// The page.
pub fn settings(choose_language: Callback<Language>) -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let taste = expect_context::<Deck>().taste;
    let sample = SAMPLE
        .iter()
        .filter_map(|index| Card::from_index(*index))
        .map(|card| {
            el("span")
                .set("class", "card")
                .child(face_of(card))
                .into_any()
        });
    let languages = Language::ALL.map(|language| {
        let choose = on(move |_: MouseEvent| choose_language.run(language));
        let chosen = text(move || (speech.language() == language).to_string());
        el("button")
            .set("class", "opt")
            .set("lang", language.tag())
            .set("aria-pressed", chosen)
            .on("click", choose)
            .child(language.name())
            .into_any()
    });
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap narrow")
                .child(top(session, speech, |words| words.settings))
                .child(
                    el("p")
                        .set("class", "sample")
                        .set("aria-hidden", "true")
                        .child(sample.collect_view())
                        .child(el("i").set("class", "rear")),
                )
                .child(choice(
                    speech,
                    taste.deck,
                    |words| words.deck,
                    |words| words.more().decks.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.index,
                    |words| words.index,
                    |words| words.more().indices.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.back,
                    |words| words.backs_title,
                    |words| words.more().backs.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.speed,
                    |words| words.pace,
                    |words| words.more().paces.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.sound,
                    |words| words.sound,
                    |words| words.more().sounds.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.confirm,
                    |words| words.confirm,
                    |words| words.more().switch.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.hints,
                    |words| words.hints,
                    |words| words.more().switch.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.size,
                    |words| words.size,
                    |words| words.more().sizes.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.contrast,
                    |words| words.contrast,
                    |words| words.more().contrasts.to_vec(),
                ))
                .child(choice(
                    speech,
                    taste.keys,
                    |words| words.keys,
                    |words| words.more().switch.to_vec(),
                ))
                .child(letters(speech, taste.letters))
                .child(el("h2").child(speech.more(|words| words.language)))
                .child(
                    el("div")
                        .set("class", "opts")
                        .child(languages.into_iter().collect_view()),
                ),
        )
        .into_any()
}

fn choice(
    speech: Speech,
    choice: Choice,
    title: fn(&'static More) -> &'static str,
    names: fn(Spoken) -> Vec<&'static str>,
) -> AnyView {
    // Not followed: the page would be made anew under whoever chooses, and the focus be lost.
    let count = names(speech.now()).len();
    let name = choice.name();
    let option = |n: usize| {
        let label = text(move || {
            names(speech.words())
                .get(n)
                .copied()
                .unwrap_or_default()
                .to_owned()
        });
        let chosen = move || choice.get() == n;
        radio(name, choice.option(n).into(), label, chosen, move || {
            choice.set(n)
        })
    };
    el("fieldset")
        .set("class", "opts")
        .child(el("legend").child(speech.more(title)))
        .child((0..count).map(option).collect_view())
        .into_any()
}

/// A button for every letter that does something: pressed, it takes the next letter that is typed.
fn letters(speech: Speech, letters: Letters) -> AnyView {
    let one = |shortcut: Shortcut| {
        let label = text(move || {
            let words = speech.words().more();
            let name = words.shortcuts[shortcut as usize];
            format!("{name}: {}", letters.of(shortcut).to_uppercase())
        });
        let take = on(move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if plain && letters.set(shortcut, &event.key()) {
                event.prevent_default();
            }
        });
        el("button")
            .set("class", "opt")
            .on("keydown", take)
            .child(label)
            .into_any()
    };
    el("fieldset")
        .set("class", "opts")
        .child(el("legend").child(speech.more(|words| words.letters)))
        .child(Shortcut::ALL.map(one).into_iter().collect_view())
        .into_any()
}
