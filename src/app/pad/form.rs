//! Who plays by what rules, and what is said of a deal: side by side, fact by fact.

use leptos::prelude::*;
use scopa::pad::Pad;
use scopa::{Card, Fact, Shape, Suit, prime_ranks};

use super::desk::Desk;
use super::markup::Markup;
use super::say;
use crate::app::deck::Deck;
use crate::app::setup::games::GAMES;
use scopa::words::fill;

/// What can be chosen; the rules and the number of sides only as long as nothing is on the sheet.
pub fn setup(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = desk.spoken.more();
    let (open, fixed) = if pad.deals.is_empty() {
        ("open", "")
    } else {
        ("", "disabled")
    };
    to.put(
        "<details class=tally-setup $0><summary><b>$2</b><small data-is=game></small></summary><label class=rules>$3<select name=rules $1>",
        &[open, fixed, words.pad.setup, words.pad.rules],
    );
    for game in &GAMES {
        to.put("<option value=$0>$1</option>", &[game.id, game.name]);
    }
    to.put(
        "</select></label><fieldset class=opts $0><legend>$1</legend>",
        &[fixed, words.pad.sides],
    );
    for sides in 2..=6 {
        let sides = sides.to_string();
        option(to, "sides", &sides, &sides);
    }
    to.put(
        "<p class=muted>$0</p></fieldset><fieldset class=opts><legend>$1</legend>",
        &[words.pad.sides_hint, words.pad.names],
    );
    for side in 0..pad.sides() {
        let without = desk.name_on(&pad.nameless(), side);
        let number = (side + 1).to_string();
        to.put(
            "<input class=name name=side-$0 aria-label=\"$1\" placeholder=\"$2\" maxlength=20 autocomplete=off>",
            &[
                &side.to_string(),
                &fill(words.pad.player, &[&number]),
                &without,
            ],
        );
    }
    to.put(
        "</fieldset><fieldset class=opts><legend id=to>$0</legend>",
        &[words.play_to],
    );
    stepper(desk, to, "target", "to");
    to.put("</fieldset></details>", &[]);
}

/// The form, and the choice between counts and points.
pub fn form(desk: Desk, pad: &Pad, to: &mut Markup) {
    let words = desk.spoken.more();
    let number = pad.place as u32 + 1;
    let title = if say::corrects(pad) {
        fill(words.pad.correcting, &[&number.to_string()])
    } else {
        words.deal_number(number)
    };
    to.put(
        "<section class=tally-form><h2 id=tally-deal tabindex=-1>$0</h2><fieldset class=\"opts ways\"><legend>$1</legend>",
        &[&title, words.pad.how],
    );
    option(to, "way", "counts", words.pad.by_counts);
    option(to, "way", "points", words.pad.by_points);
    to.put("</fieldset>", &[]);
    for (place, fact) in pad.draft.facts().iter().enumerate() {
        self::fact(desk, pad, to, &place.to_string(), *fact);
    }
    to.put("</section>", &[]);
}

/// Something to choose.
fn option(to: &mut Markup, name: &str, value: &str, label: &str) {
    to.put(
        "<label class=opt><input type=radio name=$0 value=$1><span>$2</span></label>",
        &[name, value, label],
    );
}

fn fact(desk: Desk, pad: &Pad, to: &mut Markup, place: &str, fact: Fact) {
    let words = desk.spoken.more();
    let name = say::fact(desk, pad, fact);
    let shape = fact.shape(pad.rules());
    let (class, legend) = match shape {
        // The four suits stand together.
        Shape::Best(Suit::Denari) => ("bests", words.pad.primiera),
        Shape::Best(_) => return,
        Shape::Number { .. } => ("cells", &name[..]),
        Shape::One { .. } => ("choices", &name[..]),
    };
    to.put(
        "<fieldset class=fact data-is=fact-$0><legend id=f$0>$1</legend><small data-is=sum-$0></small><div class=$2>",
        &[place, legend, class],
    );
    for side in 0..pad.sides() {
        let side = &side.to_string()[..];
        match shape {
            Shape::Best(_) => {
                to.put(
                    "<div class=best role=group aria-labelledby=n$0-$1><h3 id=n$0-$1 data-is=name-$1></h3>",
                    &[place, side],
                );
                for suit in Suit::ALL {
                    best(desk, pad, to, place, side, suit);
                }
                to.put("</div>", &[]);
            }
            Shape::Number { .. } => {
                to.put(
                    "<span class=cell><span class=who id=n$0-$1 data-is=name-$1></span>",
                    &[place, side],
                );
                let name = fill("said-$0-$1", &[place, side]);
                stepper(desk, to, &name, &fill("n$0-$1 f$0", &[place, side]));
                to.put("</span>", &[]);
            }
            Shape::One { .. } => to.put(
                "<label class=opt><input type=radio name=one-$0 value=$1><span data-is=name-$1></span></label>",
                &[place, side],
            ),
        }
    }
    if let Shape::One { sure: false, .. } = shape {
        option(to, &fill("one-$0", &[place]), "nobody", words.nobody);
    }
    to.put("</div></fieldset>", &[]);
}

/// A number with a button on either side, named after elements.
fn stepper(desk: Desk, to: &mut Markup, name: &str, named: &str) {
    let words = &desk.spoken.more().house;
    to.put(
        "<span class=step role=group aria-labelledby=\"$1\"><button class=ico data-action=less data-for=$0 aria-label=\"$2\"><svg class=i aria-hidden=true><use href=#i-minus /></svg></button><input name=$0 aria-labelledby=\"$1\" inputmode=numeric maxlength=3 autocomplete=off placeholder=–><button class=ico data-action=more data-for=$0 aria-label=\"$3\"><svg class=i aria-hidden=true><use href=#i-plus /></svg></button></span>",
        &[name, named, words.less, words.more],
    );
}

/// The best card of a suit: a rank, several that are worth the same, or none of the suit.
fn best(desk: Desk, pad: &Pad, to: &mut Markup, first: &str, side: &str, suit: Suit) {
    let spoken = desk.spoken;
    let words = &spoken.more().pad;
    let italian = untrack(|| expect_context::<Deck>().taste.deck.get()) == 0;
    let deck = if italian { "s" } else { "f" };
    to.put(
        "<div class=suit role=radiogroup aria-label=\"$0\"><svg class=e aria-hidden=true><use href=#$1-$2 /></svg>",
        &[
            say::suit_name(spoken, suit),
            deck,
            &suit.letter().to_string(),
        ],
    );
    let place = first.parse().unwrap_or(0) + suit.index();
    let name = fill("best-$0-$1", &[&place.to_string(), side]);
    let mut option = |value: u8, sign: &str, label: &str| {
        to.put(
            "<label class=rank><input type=radio name=$0 value=$1 aria-label=\"$3\"><span aria-hidden=true>$2</span></label>",
            &[&name, &value.to_string(), sign, label],
        );
    };
    for group in prime_ranks(pad.rules()) {
        let rank = group[0];
        let value = rank.value();
        let card = spoken.named(Card::new(rank, suit));
        match value {
            _ if group.len() > 1 => option(value, words.figure, words.figures),
            1 => option(value, "A", &card),
            value => option(value, &value.to_string(), &card),
        }
    }
    option(0, "–", words.none);
    to.put("</div>", &[]);
}
