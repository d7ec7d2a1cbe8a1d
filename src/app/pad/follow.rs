//! The elements follow what is said: names, numbers, choices, and what there is to say about them.

use scopa::pad::Pad;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::desk::Desk;
use super::{rows, say};

/// Does something with every element that a selector finds.
fn each(root: &Element, selector: &str, mut act: impl FnMut(&Element)) {
    each_of(root, selector, &mut act);
}

fn each_of(root: &Element, selector: &str, act: &mut dyn FnMut(&Element)) {
    let Ok(found) = root.query_selector_all(selector) else {
        return;
    };
    for nth in 0..found.length() {
        if let Some(element) = found.get(nth).and_then(|node| node.dyn_into().ok()) {
            act(&element);
        }
    }
}

/// A number in an attribute.
fn number(of: &Element, attribute: &str) -> usize {
    let text = of.get_attribute(attribute).unwrap_or_default();
    text.parse().unwrap_or(0)
}

/// Writes a text, unless it stands there already: what is announced is not announced again.
fn write(to: &Element, text: &str) {
    if to.text_content().as_deref() != Some(text) {
        to.set_text_content(Some(text));
    }
}

/// Sets an attribute without a value, or takes it away.
fn mark(on: &Element, attribute: &str, so: bool) {
    let _ = on.toggle_attribute_with_force(attribute, so);
}

/// Brings all elements to what the sheet says.
pub fn follow(desk: Desk, root: &Element, pad: &Pad) {
    let words = desk.speech.words();
    each(root, "[data-name]", |element| {
        write(element, &desk.name_on(pad, number(element, "data-name")));
    });
    each(root, "[data-of]", |element| {
        let name = desk.name_on(pad, number(element, "data-side"));
        let of = element.get_attribute("data-of").unwrap_or_default();
        let _ = element.set_attribute("aria-label", &format!("{name}, {of}"));
    });
    each(root, "[data-fact]", |element| {
        let fact = pad.draft.facts().get(number(element, "data-fact"));
        let needed = fact.is_none_or(|fact| pad.draft.needs(pad.rules(), *fact));
        mark(element, "hidden", !needed);
    });
    each(root, "[data-sum]", |element| {
        let place = number(element, "data-sum");
        write(element, &say::sum(pad, place));
    });
    each(root, "[data-game]", |element| {
        let target = (words.to)(pad.rules().target);
        write(element, &format!("{}, {target}", rows::game(pad)));
    });
    each(root, "[data-winner]", |element| {
        write(element, &say::winner(desk, pad));
    });
    each(root, "[data-verdict]", |element| {
        write(element, &say::verdict(desk, pad));
        let class = if say::is_wrong(pad) { "wrong" } else { "" };
        element.set_class_name(class);
    });
    each(root, "[data-action=write]", |element| {
        let not_yet = if say::is_complete(pad) {
            "false"
        } else {
            "true"
        };
        let _ = element.set_attribute("aria-disabled", not_yet);
    });
    each(root, "select", |element| {
        if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
            select.set_value(pad.preset());
        }
    });
    each(root, "input", |element| {
        if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
            field(input, pad);
        }
    });
}

/// What a field is about: a word, and up to two numbers.
pub fn about(name: &str) -> (&str, usize, usize) {
    let mut parts = name.split('-');
    let word = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
    (word, number(), number())
}

fn field(input: &HtmlInputElement, pad: &Pad) {
    let (name, value) = (input.name(), input.value());
    let (word, place, side) = about(&name);
    let said = |side: usize| pad.draft.said.get(place).and_then(|said| said[side.min(5)]);
    let written = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let text = match word {
        "side" => pad.names.get(place).cloned().unwrap_or_default(),
        "target" => pad.rules().target.to_string(),
        "said" => written(said(side)),
        _ => {
            return input.set_checked(match word {
                "sides" => value == pad.sides().to_string(),
                "way" => (value == "points") == pad.draft.by_points,
                "best" => written(said(side)) == value,
                _ if value == "nobody" => (0..pad.sides()).all(|side| said(side) == Some(0)),
                _ => value.parse().is_ok_and(|side| said(side) > Some(0)),
            });
        }
    };
    if text != value {
        input.set_value(&text);
    }
}
