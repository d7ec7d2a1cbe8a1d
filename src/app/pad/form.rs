//! Who plays by what rules, and what is said of a deal: side by side, fact by fact.

use leptos::prelude::*;
use scopa::pad::Pad;
use scopa::{Card, Fact, Shape, Suit, prime_ranks};

use super::desk::Desk;
use super::markup::Markup;
use super::say;
use crate::app::deck::Deck;
use crate::app::setup::games::GAMES;

/// What can be chosen; the rules and the number of sides only as long as nothing is on the sheet.
pub fn setup(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = desk.speech.words().more();
    let fixed = if pad.deals.is_empty() { "" } else { "disabled" };
    let open = if pad.deals.is_empty() { "open" } else { "" };
    to.open("details", &[("class", "tally-setup"), (open, "")]);
    to.raw("<summary><b>");
    to.text(words.pad.setup);
    to.raw("</b><small data-game></small></summary><label class='rules'>");
    to.text(words.pad.rules);
    to.open("select", &[("name", "rules"), (fixed, "")]);
    for game in &GAMES {
        to.line("option", &[("value", game.id)], game.name);
    }
    to.raw("</select></label>");
    fieldset(to, "opts", words.pad.sides, &[(fixed, "")]);
    for sides in 2..=6 {
        let sides = sides.to_string();
        to.option("opt", "sides", &sides, &sides, "");
    }
    to.raw("<p class='muted'>");
    to.text(words.pad.sides_hint);
    to.raw("</p></fieldset>");
    fieldset(to, "opts", words.pad.names, &[]);
    for side in 0..pad.sides() {
        let name = format!("side-{side}");
        let label = format!("{} {}", words.pad.names, side + 1);
        let length = scopa::pad::LONGEST_NAME.to_string();
        let without = desk.name_on(&pad.nameless(), side);
        to.open(
            "input",
            &[
                ("class", "name"),
                ("name", &name),
                ("aria-label", &label),
                ("maxlength", &length),
                ("autocomplete", "off"),
                ("placeholder", &without),
            ],
        );
    }
    to.raw("</fieldset>");
    fieldset(to, "opts", words.play_to, &[]);
    stepper(desk, to, "target", ("aria-label", words.play_to), "");
    to.raw("</fieldset></details>");
}

/// The form, and the choice between counts and points.
pub fn form(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = desk.speech.words().more();
    let number = pad.place as u32 + 1;
    let title = if say::corrects(pad) {
        (words.pad.correcting)(number)
    } else {
        (words.deal_number)(number)
    };
    to.raw("<section class='tally-form'><h2 id='tally-deal' tabindex='-1'>");
    to.text(&title);
    to.raw("</h2>");
    fieldset(to, "opts ways", words.pad.how, &[]);
    to.option("opt", "way", "counts", words.pad.by_counts, "");
    to.option("opt", "way", "points", words.pad.by_points, "");
    to.raw("</fieldset>");
    for (place, fact) in pad.draft.facts().iter().enumerate() {
        self::fact(desk, pad, to, &place.to_string(), *fact);
    }
    to.raw("</section>");
}

fn fieldset(to: &mut Markup, class: &str, legend: &str, more: &[(&str, &str)]) {
    to.open("fieldset", &[&[("class", class)], more].concat());
    to.raw("<legend>");
    to.text(legend);
    to.raw("</legend>");
}

fn fact(desk: Desk, pad: &Pad, to: &mut Markup, place: &str, fact: Fact) {
    let words = desk.speech.words().more();
    let name = say::fact(desk, fact);
    let shape = fact.shape(pad.rules());
    let (class, legend, inside) = match shape {
        // The four suits stand together.
        Shape::Best(Suit::Denari) => ("fact primiera", words.pad.primiera, "bests"),
        Shape::Best(_) => return,
        Shape::Number { .. } => ("fact", &name[..], "cells"),
        Shape::One { .. } => ("fact", &name[..], "choices"),
    };
    fieldset(to, class, legend, &[("data-fact", place)]);
    if let Shape::Number { all: Some(_), .. } = shape {
        to.line("small", &[("data-sum", place)], "");
    }
    to.open("div", &[("class", inside)]);
    for side in 0..pad.sides() {
        let side = &side.to_string()[..];
        match shape {
            Shape::Best(_) => {
                to.raw("<div class='best'>");
                to.line("h3", &[("aria-hidden", "true"), ("data-name", side)], "");
                for suit in Suit::ALL {
                    best(desk, pad, to, place, side, suit);
                }
                to.raw("</div>");
            }
            Shape::Number { .. } => {
                to.raw("<span class='cell'>");
                let class = [
                    ("class", "who"),
                    ("aria-hidden", "true"),
                    ("data-name", side),
                ];
                to.line("span", &class, "");
                let input = format!("said-{place}-{side}");
                stepper(desk, to, &input, ("data-of", &name), side);
                to.raw("</span>");
            }
            Shape::One { .. } => to.option("opt", &format!("one-{place}"), side, "", side),
        }
    }
    if let Shape::One { sure: false, .. } = shape {
        to.option("opt", &format!("one-{place}"), "nobody", words.nobody, "");
    }
    to.raw("</div></fieldset>");
}

/// A number with a button on either side.
fn stepper(desk: Desk, to: &mut Markup, name: &str, (called, label): (&str, &str), side: &str) {
    let words = desk.speech.words().more().pad;
    let button = |to: &mut Markup, step: &str, sign: &str, word: &str| {
        let label = format!("{label}: {word}");
        let of = [
            (called, &label[..]),
            ("data-side", side),
            ("data-step", step),
        ];
        to.open(
            "button",
            &[&[("class", "ico"), ("data-for", name)], &of[..]].concat(),
        );
        to.sign("i", sign);
        to.raw("</button>");
    };
    to.open("span", &[("class", "step")]);
    button(to, "less", "#i-minus", words.one_less);
    to.open(
        "input",
        &[
            ("name", name),
            (called, label),
            ("data-side", side),
            ("inputmode", "numeric"),
            ("maxlength", "3"),
            ("autocomplete", "off"),
            ("placeholder", "–"),
        ],
    );
    button(to, "more", "#i-plus", words.one_more);
    to.raw("</span>");
}

/// The best card of a suit: a rank, several that are worth the same, or none of the suit.
fn best(desk: Desk, pad: &Pad, to: &mut Markup, first: &str, side: &str, suit: Suit) {
    let spoken = desk.speech.words();
    let words = spoken.more().pad;
    let group = [
        ("class", "suit"),
        ("role", "radiogroup"),
        ("data-of", say::suit_name(spoken, suit)),
        ("data-side", side),
    ];
    let italian = expect_context::<Deck>().taste.deck.get() == 0;
    let letters = if italian { "s" } else { "f" };
    to.open("div", &group);
    to.sign("e", &format!("#{letters}-{}", suit.letter()));
    let place = first.parse().unwrap_or(0) + suit.index();
    let name = format!("best-{place}-{side}");
    let mut option = |value: u8, sign: &str, label: &str| {
        to.raw("<label class='rank'>");
        let value = value.to_string();
        let input = [
            ("type", "radio"),
            ("name", &name[..]),
            ("value", &value),
            ("aria-label", label),
        ];
        to.open("input", &input);
        to.raw("<span aria-hidden='true'>");
        to.text(sign);
        to.raw("</span></label>");
    };
    for group in prime_ranks(pad.rules()) {
        let rank = group[0];
        let value = rank.value();
        match value {
            _ if group.len() > 1 => option(value, words.figure, words.figures),
            1 => option(value, "A", &spoken.named(Card::new(rank, suit))),
            value => option(
                value,
                &value.to_string(),
                &spoken.named(Card::new(rank, suit)),
            ),
        }
    }
    option(0, "–", words.none);
    to.raw("</div>");
}
