//! Several people at one device, nobody at all, and what one person may ask of the table.

use browser_tests::{
    ENTER, Failure, Manner, Moment, Named, Outcome, Page, State, everywhere, preferred, sheet_of,
};
use scopa::{Game, Seat};

/// Counts what the page waits for: timers, and questions to its workers that have not been answered.
const COUNT: &str = r#"
(() => {
  const plain = window.setTimeout, forget = window.clearTimeout;
  const timers = new Set();
  window.__asked = 0;
  window.setTimeout = (act, delay, ...rest) => {
    const timer = plain(() => { timers.delete(timer); act(...rest); }, delay);
    // Those of minutes are not the page's: drivers watch over their scripts with them.
    if (!(delay > 5000)) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => { timers.delete(timer); forget(timer); };
  const post = Worker.prototype.postMessage;
  const heard = new WeakSet();
  Worker.prototype.postMessage = function (...said) {
    if (!heard.has(this)) { heard.add(this); this.addEventListener("message", () => { window.__asked -= 1; }); }
    window.__asked += 1;
    return post.apply(this, said);
  };
  window.__waits = () => timers.size + window.__asked;
})();
"#;

const KEPT: &str = r#"return JSON.parse(localStorage.getItem("scopa.link") || localStorage.getItem("scopa.match")).record"#;

/// What the button for pausing shows: what it would do now.
const PAUSE: &str =
    r#"return document.querySelector("[data-action=pause] use").getAttribute("href")"#;

/// A device that goes from hand to hand, and whoever has opened their cards there.
struct Round<'a> {
    page: &'a Page,
    opened: Option<Seat>,
    looks: usize,
}

impl Round<'_> {
    /// Looks at everything until the page is at what is waited for; every single look must be clean.
    async fn until(
        &mut self,
        what: &str,
        is_there: impl Fn(&Named, &State) -> bool,
    ) -> Outcome<(Named, Game)> {
        let end = std::time::Instant::now() + browser_tests::PATIENCE;
        loop {
            let named = self.page.named().await?;
            // Behind the curtain nobody's hand is open, whoever has asked for theirs.
            let opened = self.opened.filter(|_| !named.curtain);
            let game = named.expect_nothing_told(opened)?;
            if let (Some(seat), false) = (named.seat, named.held.is_empty())
                && opened != Some(seat)
            {
                return Err(Failure::new(format!(
                    "the hand of {seat} is open, opened was {opened:?}"
                )));
            }
            self.looks += 1;
            let state = self.page.state().await?;
            if is_there(&named, &state) {
                return Ok((named, game));
            }
            if std::time::Instant::now() > end {
                return Err(Failure::new(format!("waited for {what}; instead: {state}")));
            }
        }
    }

    /// Opens the hand of whoever the curtain is for.
    async fn open(&mut self) -> Outcome<Seat> {
        let (named, game) = self.until("the curtain", |named, _| named.curtain).await?;
        let seat = named
            .seat
            .ok_or_else(|| Failure::new("the curtain is for nobody"))?;
        assert_eq!(
            game.to_move(),
            Some(seat),
            "the curtain is for whoever is to move"
        );
        // The one button of the curtain has the focus, wherever it is while the curtain moves.
        self.until("the focus on the curtain", |_, state| {
            state.focus.as_deref() == Some("button")
        })
        .await?;
        self.opened = Some(seat);
        self.page.press(&[ENTER]).await?;
        self.until("the hand behind the curtain", |named, state| {
            !named.curtain && state.is_my_turn()
        })
        .await?;
        Ok(seat)
    }

    /// Whether the deal has ended rather than come to the next person.
    async fn ended(&mut self) -> Outcome<bool> {
        let (named, _) = self
            .until("the next person or the count", |named, state| {
                named.curtain || state.shows("score") || state.shows("over") || state.is_my_turn()
            })
            .await?;
        let state = self.page.state().await?;
        Ok(!named.curtain && !state.is_my_turn())
    }
}

#[test]
fn two_people_never_see_each_others_hands() {
    pass_and_play(
        "two-people",
        "?preset=classica&people=0,1&seed=11&speed=0&lang=en",
        2,
    );
}

#[test]
fn three_people_and_two_bots() {
    pass_and_play(
        "three-people",
        "?preset=cinque&people=0,2,3&seed=12&speed=0&lang=en",
        3,
    );
}

/// The same while cards fly.
#[test]
fn nothing_is_told_by_cards_in_flight() {
    everywhere("people-in-flight", async |page| {
        page.open("?preset=classica&people=0,1&seed=13&speed=0.6&lang=en")
            .await?;
        let mut round = Round {
            page,
            opened: None,
            looks: 0,
        };
        for _ in 0..4 {
            round.open().await?;
            play_one(page, Manner::Digits).await?;
            round
                .until("the next person", |named, _| named.curtain)
                .await?;
        }
        Ok(())
    });
}

fn pass_and_play(name: &str, query: &str, people: usize) {
    everywhere(name, async |page| {
        page.open(query).await?;
        let mut round = Round {
            page,
            opened: None,
            looks: 0,
        };
        let mut seen = std::collections::BTreeSet::new();
        let mut played = 0;
        loop {
            if page.state().await?.is_my_turn() {
                // Whoever held the device goes on with it.
                round
                    .until("one's own turn", |_, state| state.is_my_turn())
                    .await?;
            } else {
                seen.insert(round.open().await?);
            }
            if played == 5 {
                reload_closes_the_hand(page, &mut round).await?;
            }
            play_one(
                page,
                if played % 3 == 0 {
                    Manner::Drag
                } else {
                    Manner::Digits
                },
            )
            .await?;
            played += 1;
            if round.ended().await? {
                break;
            }
        }
        assert_eq!(seen.len(), people, "everybody had the device: {seen:?}");
        let game = page.moment().await?.into_game();
        assert_eq!(page.sheet().await?, sheet_of(&game));
        // The next deal begins behind the curtain.
        page.act_on("next").await?;
        round
            .until("the curtain of the next deal", |named, state| {
                named.curtain && state.deal == Some(2)
            })
            .await?;
        println!("    {name}: {played} plays, {} looks", round.looks);
        Ok(())
    });
}

async fn play_one(page: &Page, manner: Manner) -> Outcome {
    let Moment::Turn(game) = page.moment().await? else {
        return Err(Failure::new("it is nobody's turn"));
    };
    let play = preferred(&game);
    page.make(play, manner).await?;
    page.find("the play to be kept", async || {
        let longer = page.game().await?.history().len() > game.history().len();
        Ok(if longer {
            Ok(())
        } else {
            Err(format!("{} is not played", play.card))
        })
    })
    .await
}

async fn reload_closes_the_hand(page: &Page, round: &mut Round<'_>) -> Outcome {
    let before = page.record().await?;
    page.reload().await?;
    round.opened = None;
    round
        .until("the curtain after a reload", |named, _| named.curtain)
        .await?;
    assert_eq!(page.record().await?, before, "the record after a reload");
    round.open().await?;
    Ok(())
}

#[test]
fn a_deal_is_watched() {
    everywhere("watching", async |page| {
        page.site().before_the_page(COUNT);
        page.open("?preset=scopone&people=none&seed=21&speed=0.6&lang=en")
            .await?;
        page.find("some plays", async || {
            // Nothing is kept before there is anything to keep.
            let played = page.game().await.map_or(0, |game| game.history().len());
            Ok(if played >= 3 {
                Ok(())
            } else {
                Err(format!("{played} plays"))
            })
        })
        .await?;
        page.act_on("pause").await?;
        page.find("the match to stand still", async || {
            let sign: String = page.run(PAUSE).await?;
            Ok(if sign == "#i-play" { Ok(()) } else { Err(sign) })
        })
        .await?;
        let paused: String = page.run(KEPT).await?;
        // Whatever was under way when it was paused has come to its end.
        page.find("nothing to be under way", async || {
            let waits: u32 = page.run("return __waits()").await?;
            Ok(if waits == 0 {
                Ok(())
            } else {
                Err(format!("{waits} are"))
            })
        })
        .await?;
        assert_eq!(
            page.run::<String>(KEPT).await?,
            paused,
            "a match that is paused stands still"
        );
        let state = page.state().await?;
        assert!(state.shows("table") && state.offers("pause"), "{state}");
        page.press(&['p']).await?;
        page.find("the match to go on", async || {
            let now: String = page.run(KEPT).await?;
            Ok(
                if now.len() > paused.len() && now.starts_with(paused.trim_end()) {
                    Ok(())
                } else {
                    Err(now)
                },
            )
        })
        .await?;
        page.open("?preset=scopone&people=none&seed=21&speed=0&lang=en")
            .await?;
        page.until("the count of a deal that nobody played", |state| {
            state.shows("score")
        })
        .await?;
        let game = page.moment().await?.into_game();
        assert_eq!(page.sheet().await?, sheet_of(&game));
        Ok(())
    });
}

#[test]
fn a_play_is_taken_back() {
    everywhere("take-back", async |page| {
        page.open("?seed=31&speed=0&lang=en").await?;
        for by_key in [true, false] {
            let game = page.turn().await?;
            let before = page.state().await?;
            page.play(preferred(&game), Manner::Digits).await?;
            let later = page.turn().await?;
            assert!(
                later.history().len() > game.history().len() + 1,
                "the opponent has answered"
            );
            if by_key {
                page.press(&['u']).await?;
            } else {
                page.press(&['m']).await?;
                page.act_on("undo").await?;
            }
            page.find("the play to be taken back", async || {
                let kept = page.game().await?;
                Ok(if kept == game {
                    Ok(())
                } else {
                    Err(kept.record().to_string())
                })
            })
            .await?;
            assert_eq!(page.turn().await?, game);
            assert_eq!(
                page.state().await?.cards(),
                before.cards(),
                "the table after taking back"
            );
            // Another play than before, and on.
            page.play(preferred(&game), Manner::Tap).await?;
        }
        let game = page.finish_deal(&[Manner::Digits]).await?.into_game();
        assert_eq!(page.sheet().await?, sheet_of(&game));
        Ok(())
    });
}

#[test]
fn several_people_cannot_take_back() {
    everywhere("no-take-back", async |page| {
        page.open("?people=0,1&seed=31&speed=0&lang=en").await?;
        for _ in 0..3 {
            page.until("the curtain", |state| state.curtain).await?;
            page.act_on("next").await?;
            play_one(page, Manner::Digits).await?;
        }
        page.until("the curtain", |state| state.curtain).await?;
        page.act_on("next").await?;
        let before = page.turn().await?;
        page.press(&['u', 'm']).await?;
        let state = page.until("the menu", |state| state.offers("new")).await?;
        assert!(!state.offers("undo"), "{state}");
        assert_eq!(page.game().await?, before);
        Ok(())
    });
}

#[test]
fn a_play_is_confirmed() {
    everywhere("confirm", async |page| {
        page.open("?seed=32&speed=0&lang=en&confirm=on").await?;
        for manner in [Manner::Drag, Manner::Tap, Manner::Digits, Manner::Arrows] {
            let game = page.turn().await?;
            let before = page.state().await?;
            let play = preferred(&game);
            page.make(play, manner).await?;
            page.act_on("put-back").await?;
            let state = page
                .until("the card to be back", |state| {
                    state.aimed().is_none() && !state.offers("confirm")
                })
                .await?;
            assert_eq!(state.cards(), before.cards());
            assert_eq!(page.game().await?, game, "nothing was played by {manner:?}");

            page.make(play, manner).await?;
            page.until("the question", |state| state.offers("confirm"))
                .await?;
            assert_eq!(
                page.game().await?,
                game,
                "nothing is played before the answer"
            );
            if manner == Manner::Arrows {
                // The question has the focus.
                page.until("the focus on the question", |state| {
                    state.focus.as_deref() == Some("button")
                })
                .await?;
                page.press(&[ENTER]).await?;
            } else {
                page.act_on("confirm").await?;
            }
            page.find("the play to be kept", async || {
                let kept = page.game().await?;
                let turn = kept.history().get(game.history().len());
                // With the last card of a hand the deal may go on at once.
                Ok(match turn {
                    Some(turn) if turn.mv == scopa::Move::Play(play) => Ok(()),
                    _ if kept.deal_number() > game.deal_number() => Ok(()),
                    _ => Err(kept.record().to_string()),
                })
            })
            .await?;
        }
        Ok(())
    });
}

/// Every choice of the settings by its name in the page, and how many options it has.
const CHOICES: [(&str, usize); 10] = [
    ("deck", 3),
    ("index", 2),
    ("back", 4),
    ("motion", 4),
    ("sound", 3),
    ("confirm", 2),
    ("hints", 2),
    ("size", 2),
    ("contrast", 2),
    ("keys", 2),
];

const TAB: char = '\u{E004}';
const UP: char = '\u{E013}';
const DOWN: char = '\u{E015}';

#[test]
fn every_option_by_keyboard() {
    everywhere("options", async |page| {
        page.open("?seed=33&speed=0&lang=en").await?;
        page.turn().await?;
        page.press(&['m']).await?;
        page.until("the menu", |state| state.offers("new")).await?;
        tab_to(
            page,
            "settings in the menu",
            "document.activeElement.innerText.trim() === 'Settings'",
        )
        .await?;
        page.press(&[ENTER]).await?;
        page.until("the settings", |state| {
            state.shows("settings") && state.focus.is_some()
        })
        .await?;
        for (name, options) in CHOICES {
            tab_to(
                page,
                name,
                &format!("document.activeElement.name === '{name}'"),
            )
            .await?;
            let mut seen = std::collections::BTreeSet::new();
            // Up and down again: not every browser goes round.
            for key in [[UP].repeat(options), [DOWN].repeat(options)].concat() {
                page.press(&[key]).await?;
                let value = page
                    .find("the choice to be kept", async || {
                        let (shown, kept): (Option<String>, Option<String>) = page.run(&format!(
                            "return [document.querySelector('input[name={name}]:checked')?.value ?? null, localStorage.getItem('scopa.{name}')]"
                        )).await?;
                        Ok(match (shown, kept) {
                            (Some(shown), Some(kept)) if shown == kept => Ok(kept),
                            // The first of them all, not yet changed.
                            (Some(shown), None) => Ok(shown),
                            other => Err(format!("{other:?}")),
                        })
                    })
                    .await
                    .map_err(|failure| failure.during(name))?;
                seen.insert(value);
            }
            assert_eq!(seen.len(), options, "every option of {name}: {seen:?}");
        }
        tab_to(page, "Italian", "document.activeElement.lang === 'it'").await?;
        page.press(&[ENTER]).await?;
        page.find("the page in Italian", async || {
            let lang: String = page.run("return document.documentElement.lang").await?;
            Ok(if lang == "it" { Ok(()) } else { Err(lang) })
        })
        .await?;
        // Back at the table everything holds, and after a reload.
        for _ in 0..2 {
            page.open("?seed=33&speed=0").await?;
            page.turn().await?;
            let lang: String = page.run("return document.documentElement.lang").await?;
            assert_eq!(lang, "it");
        }
        Ok(())
    });
}

/// Tabs forward until the focus is there.
async fn tab_to(page: &Page, what: &str, is_there: &str) -> Outcome {
    for _ in 0..60 {
        if page.run::<bool>(&format!("return {is_there}")).await? {
            return Ok(());
        }
        page.press(&[TAB]).await?;
    }
    Err(Failure::new(format!("no way by Tab to {what}")))
}

#[test]
fn options_show_at_the_table() {
    everywhere("options-shown", async |page| {
        let shows = async |query: &str, what: &str| -> Outcome<bool> {
            page.open(&format!("?seed=34&speed=0&lang=en{query}"))
                .await?;
            page.turn().await?;
            page.run(&format!("return {what}")).await
        };
        let width = "document.querySelector('.hand.mine .card').offsetWidth";
        assert!(
            shows(
                "&contrast=high",
                "document.documentElement.dataset.contrast === 'high'"
            )
            .await?
        );
        assert!(shows("&hints=off", "!!document.querySelector('.table.pure')").await?);
        page.open("?seed=34&speed=0&lang=en").await?;
        page.turn().await?;
        let usual: f64 = page.run(&format!("return {width}")).await?;
        page.open("?seed=34&speed=0&lang=en&size=large").await?;
        page.turn().await?;
        let large: f64 = page.run(&format!("return {width}")).await?;
        assert!(large > usual, "large cards are {large}, usual ones {usual}");
        // Without single keys neither digits nor letters do anything.
        page.open("?seed=34&speed=0&lang=en&keys=off").await?;
        let before = page.turn().await?;
        page.press(&['1', 'm', 'u', 's']).await?;
        let state = page.state().await?;
        assert!(state.aimed().is_none() && !state.offers("new"), "{state}");
        assert_eq!(page.game().await?, before);
        Ok(())
    });
}
