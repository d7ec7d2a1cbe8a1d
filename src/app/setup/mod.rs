//! A new game: which, with how many, against whom, to how many points, by which rules of the house.

mod cards;
pub mod control;
pub mod games;
mod house;
mod knob;
mod mend;
mod names;
mod own;
mod wish;

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::explain;
use scopa::rules::Knob;
use scopa::{Level, Seat};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};

use super::Speech;
use super::ask::ask_anew;
use super::count::top;
use super::element::{el, several};
use super::names::name_of;
use super::session::Session;
use super::share;
use super::table::face_as;
use super::view::{flag, next_frame, on, on_escape, part, text};
use control::{button, radio};
use wish::Wish;

/// What a preset is called.
pub fn name_of_game(id: &str) -> Option<&'static str> {
    let game = games::GAMES.iter().find(|game| game.id == id);
    game.map(|game| game.name)
}

const TARGETS: [u32; 5] = [11, 16, 21, 31, 51];

/// The page, or the rules of the house, which are a part of it: going there and back changes nothing.
pub fn setup() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let wish = Wish::of(session);
    let at_house = RwSignal::new(false);
    let back = Callback::new(move |()| {
        at_house.set(false);
        focus_on("[data-action=house]");
    });
    let page = part(move || {
        Some(match at_house.get() {
            true => house::house(speech, wish, back),
            false => common(session, speech, wish, at_house),
        })
    });
    let name = text(move || if at_house.get() { "house" } else { "game" }.to_owned());
    el("div")
        .set("class", "sheet")
        .child(
            el("div")
                .set("class", "wrap narrow setup")
                .set("data-page", name)
                .child(page)
                .child(foot(session, speech, wish)),
        )
        .into_any()
}

/// What most people choose.
fn common(session: Session, speech: Speech, wish: Wish, at_house: RwSignal<bool>) -> AnyView {
    let sides = part(move || {
        let sides = Knob::named("sides").ok();
        let teams = matches!(wish.rules.get().players, 4 | 6);
        sides
            .filter(|_| teams)
            .map(|sides| knob::knob(speech, wish, sides))
    });
    let title = speech.now().more().house.title;
    let door = house::door(title, house::count(speech, wish, None));
    several([
        top(session, speech, |words| words.new_game).into(),
        cards::cards(speech, wish).into(),
        counts(speech, wish).into(),
        sides.into(),
        seats(speech, wish).into(),
        names::names(speech, wish, session.keep().store()).into(),
        targets(speech, wish).into(),
        button("house", "door", door, move || at_house.set(true)).into(),
        el("p")
            .set("class", "row-end")
            .child(share::rules_button(speech, wish.rules))
            .into(),
    ])
}

/// The way on: dealing, once the rules can be played.
fn foot(session: Session, speech: Speech, wish: Wish) -> AnyView {
    let begin = move || {
        if let Ok(rules) = wish.rules.get_untracked().validate() {
            session.begin(rules, wish.players.get_untracked());
        }
    };
    let asking = RwSignal::new(false);
    let deal = on(move |_: MouseEvent| {
        if session.is_under_way() {
            asking.set(true);
        } else {
            begin();
        }
    });
    on_escape(move || {
        if !asking.get_untracked() {
            session.return_to_match();
        }
    });
    let question = part(move || {
        let begin = Callback::new(move |()| begin());
        let go_on = Callback::new(move |()| asking.set(false));
        asking.get().then(|| ask_anew(speech, begin, go_on))
    });
    let count = move || wish.faults().len();
    let why = text(move || match count() {
        0 => String::new(),
        n => speech.words().more().house.cannot(n),
    });
    several([
        el("div")
            .set("class", "bar-end")
            .child(mend::faults(speech, wish))
            .child(
                el("button")
                    .set("class", "btn")
                    .set("data-action", "deal")
                    .set("disabled", flag(move || count() > 0))
                    .set("aria-describedby", "why")
                    .on("click", deal)
                    .child(speech.more(|words| words.deal)),
            )
            .child(el("small").set("id", "why").child(why))
            .into(),
        question.into(),
    ])
}

fn counts(speech: Speech, wish: Wish) -> AnyView {
    let option = |count: u8| {
        let chosen = move || wish.rules.get().players == count;
        let seat = move || wish.seat(count);
        radio(
            "players",
            count.to_string(),
            count.to_string(),
            chosen,
            seat,
        )
    };
    el("fieldset")
        .set("class", "opts")
        .child(el("legend").child(speech.more(|words| words.players)))
        .child((2..=6).map(option).collect::<Vec<_>>())
        .into_any()
}

/// Who plays at each of the other seats.
fn seats(speech: Speech, wish: Wish) -> AnyView {
    let rows = part(move || {
        let rules = wish.rules.get();
        let around = scopa::table::Around::new(&rules, 0);
        let rows = around.others().map(|seat| {
            let partner = rules.side_of(seat) == rules.side_of(0);
            seat_of(speech, wish, seat, around, partner)
        });
        Some(rows.collect::<Vec<_>>().into_any())
    });
    el("div")
        .set("class", "opts seats-of")
        .child(el("h2").child(speech.more(|words| words.against)))
        .child(rows)
        .into_any()
}

fn seat_of(
    speech: Speech,
    wish: Wish,
    seat: Seat,
    around: scopa::table::Around,
    partner: bool,
) -> AnyView {
    let choose = on(move |event: Event| {
        let select = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        let Some(value) = select.map(|select| select.value()) else {
            return;
        };
        wish.players
            .update(|players| players.seat(seat, Level::from_name(&value)));
    });
    let now = wish.players.get_untracked().level(seat);
    let option = |value: String, n: usize, chosen: bool| {
        let label = text(move || speech.words().more().levels[n].to_owned());
        el("option")
            .set("value", value)
            .set("selected", chosen)
            .child(label)
            .into_any()
    };
    let levels = Level::PLAYERS
        .iter()
        .enumerate()
        .map(|(n, level)| option(level.to_string(), n, now == Some(*level)));
    let levels: Vec<AnyView> = levels
        .chain([option(
            "person".to_owned(),
            Level::PLAYERS.len(),
            now.is_none(),
        )])
        .collect();
    let party = around.party(seat);
    let partner = partner.then(|| speech.more(|words| words.house.partner));
    el("label")
        .set("class", "seat-of")
        .child(face_as(seat, party, None))
        .child(
            el("b")
                .child(name_of(seat))
                .child(el("small").child(partner)),
        )
        .child(
            el("select")
                .set("name", format!("seat-{seat}"))
                .on("change", choose)
                .child(levels),
        )
        .into_any()
}

fn targets(speech: Speech, wish: Wish) -> AnyView {
    let option = move |target: u32| {
        let chosen = move || wish.rules.get().target == target;
        let choose = move || {
            let mut rules = wish.rules.get_untracked();
            rules.target = target;
            wish.put(rules);
        };
        radio(
            "target",
            target.to_string(),
            target.to_string(),
            chosen,
            choose,
        )
    };
    let options = part(move || {
        let now = wish.rules.get().target;
        let unusual = Some(now).filter(|target| !TARGETS.contains(target));
        let options = TARGETS.into_iter().chain(unusual).map(option);
        Some(options.collect::<Vec<_>>().into_any())
    });
    el("fieldset")
        .set("class", "opts")
        .child(el("legend").child(speech.more(|words| words.play_to)))
        .child(options)
        .into_any()
}

/// The language of the page as that of the rules in words. It is not followed: it is chosen on another page, and this one is
/// made anew for whoever comes back.
fn tongue(speech: Speech) -> explain::Language {
    speech.now().more().rules
}

/// The input that an event came from.
fn input_of(event: &Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// Puts the focus on the first of these that is there once the page has been drawn anew: what had it has gone.
fn focus_on(selector: &str) {
    let selector = selector.to_owned();
    next_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
        let _ = found.map(|found| found.focus());
    });
}
