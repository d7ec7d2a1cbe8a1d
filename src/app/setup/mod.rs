//! A new game: which, with how many, against whom, to how many points.

mod games;

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use scopa::rules::Sides;
use scopa::{Card, Level, Rules, Ruleset, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;

use super::Speech;
use super::ask::ask_anew;
use super::book::changes_of;
use super::count::top;
use super::session::{Players, Session};
use super::share;
use super::table::{face_as, face_of};
use super::view::{flag, on, part, text};
use super::words::{Language, name_of};
use games::{GAMES, Game};

/// How many games stand there at first; the others are one tap away.
const KNOWN: usize = 8;
const TARGETS: [u32; 5] = [11, 16, 21, 31, 51];

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Wish {
    rules: RwSignal<Rules>,
    players: RwSignal<Players>,
    game: RwSignal<&'static str>,
}

impl Wish {
    fn choose(self, game: &Game) {
        self.game.set(game.id);
        self.rules.set(Rules::preset(game.id).unwrap_or_default());
    }

    /// The same game with another number of players, where it can be.
    fn with_players(self, count: u8) -> Option<Ruleset> {
        let preset = Rules::preset(self.game.get()).unwrap_or_default();
        if preset.players == count {
            return preset.validate().ok();
        }
        let mut rules = Rules {
            players: count,
            ..preset
        };
        rules.sides = if count == 4 || count == 6 {
            Sides::TwoTeams
        } else {
            Sides::Individual
        };
        let fitting = rules.validate().ok();
        fitting.or_else(|| {
            // Forty cards for five: eight each and none on the table.
            (rules.hand_size, rules.table_size, rules.redeal_kings) = (40 / count, 0, 0);
            rules.validate().ok()
        })
    }
}

/// The page.
pub fn setup() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let rules = session.with_game(|game| *game.rules().rules());
    let known = rules.preset_id().unwrap_or("classica");
    let wish = Wish {
        rules: RwSignal::new(rules),
        players: RwSignal::new(session.players()),
        game: RwSignal::new(known),
    };
    let is_known = GAMES[..KNOWN].iter().any(|game| game.id == known);
    let all = RwSignal::new(!is_known);
    let games = part(move || {
        let count = if all.get() { GAMES.len() } else { KNOWN };
        let games = GAMES[..count]
            .iter()
            .map(|game| game_of(speech, wish, game));
        Some(games.collect_view().into_any())
    });
    let more = part(move || {
        let show = on(move |_: MouseEvent| all.set(true));
        (!all.get()).then(|| {
            view! { <button class="btn quiet" data-action="all-games" on:click=show>{speech.more(|words| words.all_games)}</button> }
                .into_any()
        })
    });
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
    let question = part(move || {
        let begin = Callback::new(move |()| begin());
        let go_on = Callback::new(move |()| asking.set(false));
        asking.get().then(|| ask_anew(speech, begin, go_on))
    });
    view! {
        <div class="sheet"><div class="wrap narrow setup">
            {top(session, speech, |words| words.new_game)}
            <fieldset class="games"><legend class="sr">{speech.more(|words| words.game)}</legend>{games}</fieldset>
            {more}
            {counts(speech, wish)}
            {seats(speech, wish)}
            {targets(speech, wish)}
            {changes_of(speech, move || wish.rules.get().validate().ok())}
            <div class="bar-end">{share::rules_button(speech, wish.rules)}<button class="btn" data-action="deal" on:click=deal>{speech.more(|words| words.deal)}</button></div>
        </div></div>
        {question}
    }
    .into_any()
}

fn game_of(speech: Speech, wish: Wish, game: &'static Game) -> AnyView {
    let chosen = flag(move || wish.game.get() == game.id);
    let choose = on(move |_: Event| wish.choose(game));
    let line =
        text(move || game.lines[usize::from(speech.language() == Language::Italian)].to_owned());
    let card = Card::from_index(game.card)
        .map(|card| view! { <span class="mini">{face_of(card)}</span> }.into_any());
    view! {
        <label class="game">
            <input type="radio" name="game" value=game.id prop:checked=chosen on:change=choose/>
            {card}
            <span><b>{game.name}</b><small>{line}</small></span>
        </label>
    }
    .into_any()
}

fn counts(speech: Speech, wish: Wish) -> AnyView {
    let option = |count: u8| {
        let chosen = flag(move || wish.rules.with(|rules| rules.players == count));
        let possible = flag(move || wish.with_players(count).is_none());
        let choose = on(move |_: Event| {
            if let Some(rules) = wish.with_players(count) {
                wish.rules.set(*rules.rules());
            }
        });
        view! {
            <label class="opt">
                <input type="radio" name="players" value=count.to_string() disabled=possible prop:checked=chosen on:change=choose/>
                {count.to_string()}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="opts">
            <legend>{speech.more(|words| words.players)}</legend>
            {(2..=6).map(option).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Who plays at each of the other seats.
fn seats(speech: Speech, wish: Wish) -> AnyView {
    let rows = part(move || {
        let rules = wish.rules.get();
        let around = scopa::table::Around::new(&rules, 0);
        let rows = around
            .others()
            .map(|seat| seat_of(speech, wish, seat, around));
        Some(rows.collect::<Vec<_>>().into_any())
    });
    view! { <div class="opts seats-of"><h2>{speech.more(|words| words.against)}</h2>{rows}</div> }
        .into_any()
}

fn seat_of(speech: Speech, wish: Wish, seat: Seat, around: scopa::table::Around) -> AnyView {
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
        view! { <option value=value selected=chosen>{label}</option> }.into_any()
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
    view! {
        <label class="seat-of">
            {face_as(seat, party, None)}
            <b>{name_of(seat)}</b>
            <select name=format!("seat-{seat}") on:change=choose>{levels}</select>
        </label>
    }
    .into_any()
}

fn targets(speech: Speech, wish: Wish) -> AnyView {
    let option = move |target: u32| {
        let chosen = flag(move || wish.rules.with(|rules| rules.target == target));
        let choose = on(move |_: Event| wish.rules.update(|rules| rules.target = target));
        view! { <label class="opt"><input type="radio" name="target" value=target.to_string() prop:checked=chosen on:change=choose/>{target.to_string()}</label> }
            .into_any()
    };
    let options = part(move || {
        let now = wish.rules.with(|rules| rules.target);
        let unusual = Some(now).filter(|target| !TARGETS.contains(target));
        let options = TARGETS.into_iter().chain(unusual).map(option);
        Some(options.collect::<Vec<_>>().into_any())
    });
    view! {
        <fieldset class="opts"><legend>{speech.more(|words| words.play_to)}</legend>{options}</fieldset>
    }
    .into_any()
}

/// What a preset is called.
pub fn name_of_game(preset: &str) -> Option<&'static str> {
    let game = GAMES.iter().find(|game| game.id == preset);
    game.map(|game| game.name)
}
