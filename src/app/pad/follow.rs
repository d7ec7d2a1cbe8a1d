//! The elements follow what is said: names, numbers, choices, and what there is to say about them.

use scopa::pad::Pad;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::desk::Desk;
use super::say;

/// What an element or a field is about: a word, and up to two numbers.
pub fn about(name: &str) -> (&str, usize, usize) {
    let mut parts = name.split('-');
    let word = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
    (word, number(), number())
}

/// Brings all elements to what the sheet says.
pub fn follow(desk: Desk, root: &Element, pad: &Pad) {
    let faults = pad.draft.faults(pad.rules());
    let Ok(all) = root.query_selector_all("[data-is],[name]") else {
        return;
    };
    for nth in 0..all.length() {
        let element = all.get(nth).and_then(|node| node.dyn_into().ok());
        let Some(element): Option<Element> = element else {
            continue;
        };
        let is = element.get_attribute("data-is");
        let is = is.or_else(|| element.get_attribute("name"));
        let is = is.unwrap_or_default();
        let (word, place, _) = about(&is);
        let text = match word {
            "name" => desk.name_on(pad, place),
            "sum" => say::sum(pad, place),
            "game" => say::game(desk, pad),
            "winner" => say::winner(desk, pad),
            "verdict" => {
                let class = if say::is_wrong(&faults) { "wrong" } else { "" };
                element.set_class_name(class);
                say::verdict(desk, pad, &faults)
            }
            "write" => {
                let not_yet = (!faults.is_empty()).to_string();
                let _ = element.set_attribute("aria-disabled", &not_yet);
                continue;
            }
            "fact" => {
                let fact = pad.draft.facts().get(place);
                let needed = fact.is_none_or(|fact| pad.draft.needs(pad.rules(), *fact));
                let _ = element.toggle_attribute_with_force("hidden", !needed);
                continue;
            }
            _ => {
                if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
                    select.set_value(pad.preset());
                } else if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
                    field(input, pad, about(&is));
                }
                continue;
            }
        };
        // What stands there already is not announced again.
        if element.text_content().as_deref() != Some(&text) {
            element.set_text_content(Some(&text));
        }
    }
}

fn field(input: &HtmlInputElement, pad: &Pad, (word, place, side): (&str, usize, usize)) {
    let value = input.value();
    let said = |side: usize| pad.draft.said.get(place).and_then(|said| said[side]);
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
