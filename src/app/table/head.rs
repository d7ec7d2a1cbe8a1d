//! The bar: menu and score.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scopa::Side;

use super::face;
use super::seat::dealer;
use crate::app::Speech;
use crate::app::ask::ask_anew;
use crate::app::deck::Deck;
use crate::app::later::Later;
use crate::app::session::{Screen, Session};
use crate::app::share;
use crate::app::view::{icon, on, on_escape, part, text};

/// The menu.
pub fn menu() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    let menu = Menu {
        session,
        speech,
        open: RwSignal::new(false),
        asking: RwSignal::new(false),
    };
    let (open, asking) = (menu.open, menu.asking);
    on_escape(move || open.set(false));
    let list = part(move || {
        let parts = later.parts().filter(|_| open.get());
        parts.map(|parts| (parts.menu)(menu))
    });
    let question = part(move || {
        let parts = later.parts().filter(|_| asking.get());
        parts.map(|parts| (parts.anew)(menu))
    });
    view! {
        <div class="menu" on:click=on(|event: MouseEvent| event.stop_propagation())>
            <button
                class="ico"
                aria-label=speech.say(|words| words.menu)
                aria-expanded=text(move || open.get().to_string())
                on:click=on(move |_: MouseEvent| open.update(|open| *open = !*open))
            >
                {icon("#i-menu")}
            </button>
            {list}
        </div>
        {question}
    }
    .into_any()
}

/// The menu's state.
#[derive(Clone, Copy)]
pub struct Menu {
    session: Session,
    speech: Speech,
    open: RwSignal<bool>,
    asking: RwSignal<bool>,
}

/// The offer of the first lesson, once its words have come.
pub fn learn() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let later = expect_context::<Later>();
    let offer = move || later.parts().map(|parts| (parts.learn)(session, speech));
    part(offer).into_any()
}

/// The question whether to give up the match.
pub fn anew(menu: Menu) -> AnyView {
    let Menu {
        session,
        speech,
        asking,
        ..
    } = menu;
    let begin = Callback::new(move |()| {
        asking.set(false);
        session.new_match();
    });
    ask_anew(speech, begin, Callback::new(move |()| asking.set(false)))
}

/// What the menu offers.
pub fn entries(menu: Menu) -> AnyView {
    let Menu {
        session,
        speech,
        open,
        asking,
    } = menu;
    let go = move |screen: Screen| {
        on(move |_: MouseEvent| {
            open.set(false);
            session.screen.set(screen);
        })
    };
    // Of what a link brought nothing is lost: there the way back stands instead.
    let own = session.is_own();
    let again = on(move |_: MouseEvent| {
        open.set(false);
        if own {
            asking.set(true);
        } else {
            share::leave(None);
        }
    });
    let (action, sign, label) = if own {
        ("new", "#i-deck", speech.more(|words| words.new_match))
    } else {
        ("leave", "#i-back", speech.more(|words| words.leave))
    };
    let again = view! { <button data-action=action on:click=again>{icon(sign)}{label}</button> };
    let back = move |_: MouseEvent| {
        open.set(false);
        session.take_back();
    };
    let today = on(move |_: MouseEvent| {
        open.set(false);
        share::go_to_today();
    });
    let take_back = session.can_take_back().then(|| {
        view! { <button data-action="undo" on:click=on(back)>{icon("#i-undo")}{speech.more(|words| words.take_back)}</button> }.into_any()
    });
    view! {
        <div class="shade" on:click=on(move |_: MouseEvent| open.set(false))></div>
        <nav class="pop" aria-label=speech.say(|words| words.menu)>
            <button data-action="setup" on:click=go(Screen::Setup)>{icon("#i-plus")}{speech.more(|words| words.new_game)}</button>
            {again}
            <button data-action="today" on:click=today>{icon("#i-day")}{speech.more(|words| words.today)}</button>
            <button on:click=go(Screen::Sheet)>{icon("#i-check")}{speech.more(|words| words.score_sheet)}</button>
            <button data-action="stats" on:click=go(Screen::Stats)>{icon("#i-stats")}{speech.more(|words| words.stats.title)}</button>
            <button data-action="pad" on:click=go(Screen::Pad)>{icon("#i-pen")}{speech.more(|words| words.pad.title)}</button>
            <button on:click=go(Screen::Rules)>{icon("#i-book")}{speech.more(|words| words.how_to_play)}</button>
            <button on:click=go(Screen::Settings)>{icon("#i-settings")}{speech.more(|words| words.settings)}</button>
            {take_back}
        </nav>
    }
    .into_any()
}

/// What is one tap away: sound, and where nobody plays, standing still.
pub fn tools() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let sound = expect_context::<Deck>().taste.sound;
    let silent = move || sound.get() == 0;
    let quiet = on(move |_: MouseEvent| sound.set(if silent() { 2 } else { 0 }));
    let paused = move || session.paused.get();
    let pause = (session.people() == 0).then(|| {
        let label = text(move || {
            let words = speech.words();
            if paused() { words.resume } else { words.pause }.to_owned()
        });
        let sign = part(move || Some(icon(if paused() { "#i-play" } else { "#i-pause" })));
        view! { <button class="ico" data-action="pause" aria-label=label on:click=on(move |_: MouseEvent| session.pause())>{sign}</button> }.into_any()
    });
    let label = text(move || {
        let words = speech.words();
        if silent() {
            words.sound_off
        } else {
            words.sound_on
        }
        .to_owned()
    });
    let sign = part(move || Some(icon(if silent() { "#i-mute" } else { "#i-sound" })));
    view! {
        <div class="tools" on:click=on(|event: MouseEvent| event.stop_propagation())>
            {pause}
            <button class="ico snd" data-action="sound" aria-label=label on:click=quiet>{sign}</button>
        </div>
    }
    .into_any()
}

/// The score, which opens the score sheet: both sides' points, or among several one's own.
pub fn score_line() -> AnyView {
    let session = expect_context::<Session>();
    let speech = expect_context::<Speech>();
    let around = session.around();
    let sides = session.with_game(|game| game.rules().sides_count());
    let mine = session.side();
    let points = move |side: Side| session.view.with(|view| view.totals[usize::from(side)]);
    let target = move || session.view.with(|view| view.rules.target);
    let turn = move || session.view.with(|view| view.to_move == Some(around.me));
    let open = move |event: MouseEvent| {
        event.stop_propagation();
        session.screen.set(Screen::Sheet);
    };
    let label = move || {
        let words = speech.words();
        (words.score)(&session.standing(words, points), target())
    };
    let theirs = (sides == 2).then(|| {
        let side = 1 - mine;
        let seat = around.pile(side);
        view! {
            <span class="dash" aria-hidden="true">"–"</span>
            <span aria-hidden="true">{text(move || points(side).to_string())}</span>
            {face(seat, None)}
        }
        .into_any()
    });
    view! {
        <button class="score" class:many=sides != 2 on:click=on(open)>
            <span class="sr">{text(label)}</span>
            <span class="turnmark" aria-current=text(move || turn().to_string())>
                {face(around.me, Some(dealer(around.me)))}
            </span>
            <span aria-hidden="true">{text(move || points(mine).to_string())}</span>
            {theirs}
            <small aria-hidden="true">{text(move || (speech.words().to)(target()))}</small>
        </button>
    }
    .into_any()
}
