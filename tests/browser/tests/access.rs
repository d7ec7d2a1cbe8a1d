//! Nothing stands in the way of people who cannot see, point, or tell colours apart.

use browser_tests::{
    ENTER, ESCAPE, Engine, Failure, Manner, Moment, Outcome, Page, RIGHT, captures_of, everywhere,
    is_searchable, opening, preferred,
};
use scopa::{Card, Play, share};

const TAB: char = '\u{E004}';
const THEMES: [&str; 2] = ["light", "dark"];

/// Looks at everything before it fails, so that one barrier does not hide the next.
#[derive(Default)]
struct Search(Vec<String>);

impl Search {
    async fn look(&mut self, page: &Page, what: &str) {
        if let Err(failure) = page.expect_no_barrier(what).await {
            self.0.push(failure.to_string());
        }
    }

    fn end(self) -> Outcome {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(Failure::new(self.0.join("\n")))
        }
    }
}

#[test]
fn no_barrier_on_any_screen() {
    if !is_searchable() {
        return;
    }
    everywhere("barriers", async |page| {
        let mut search = Search::default();
        for theme in THEMES {
            let at = |query: &str| format!("?speed=0&lang=en&theme={theme}{query}");
            let named = |what: &str| format!("{what}, {theme},");
            clear(page).await?;
            let one = opening("one capture", |_, _, captures| captures.len() == 1)?;
            page.open(&at(&format!("&seed={}", one.seed))).await?;
            page.turn().await?;
            search.look(page, &named("the table")).await;
            page.tap(one.card).await?;
            page.until_aimed(one.card).await?;
            search.look(page, &named("a lifted card")).await;
            page.press(&[ESCAPE, 'm']).await?;
            page.until("the menu", |state| state.offers("new")).await?;
            search.look(page, &named("the menu")).await;
            page.act_on("new").await?;
            page.until("the question", |state| !state.told("new-match").is_empty())
                .await?;
            search
                .look(page, &named("the question whether to begin anew"))
                .await;
            page.press(&[ESCAPE]).await?;
            page.until("no question", |state| state.told("new-match").is_empty())
                .await?;
            for (entry, screen) in [
                ("Score sheet", "score"),
                ("How to play", "rules"),
                ("Settings", "settings"),
                ("Statistics", "stats"),
            ] {
                from_the_menu(page, entry).await?;
                page.until(screen, |state| state.shows(screen)).await?;
                search.look(page, &named(entry)).await;
                page.act_on("back").await?;
                page.until("the table", |state| state.shows("table"))
                    .await?;
            }

            let several = opening("several captures", |_, _, captures| captures.len() > 1)?;
            page.open(&at(&format!("&seed={}", several.seed))).await?;
            page.turn().await?;
            page.tap(several.card).await?;
            page.until_aimed(several.card).await?;
            search.look(page, &named("a choice among captures")).await;
            for (what, query) in [
                ("three at the table", "&preset=classica_3&seed=3"),
                ("four at the table", "&preset=scopone&seed=3"),
                ("five at the table", "&preset=cinque&seed=3"),
                ("six at the table", "&preset=sei&seed=3"),
                (
                    "large cards in high contrast",
                    "&preset=scopone&seed=3&size=large&contrast=high",
                ),
                ("nobody at the table", "&preset=scopone&seed=4&people=none"),
                (
                    "a match that asks for what cannot be",
                    "&seed=5&deck=nonsense&players=99",
                ),
            ] {
                page.open(&at(query)).await?;
                page.until(what, |state| state.is_at("play") || state.is_at("think"))
                    .await?;
                search.look(page, &named(what)).await;
            }

            let mut sent = one.game.clone();
            while let Some(first) = sent.legal_moves().get(0) {
                sent.play(first).expect("legal");
            }
            page.open(&at(&share::replay(&sent.record()))).await?;
            page.until("a match to look at", |state| state.shows("replay"))
                .await?;
            search.look(page, &named("a match to look at")).await;
            page.open_blank().await?;
            page.open(&at("#today")).await?;
            page.until("the deal of the day", |state| {
                !state.told("today").is_empty()
            })
            .await?;
            search.look(page, &named("the deal of the day")).await;
            page.open_blank().await?;

            page.open(&at("&seed=6&people=0,1")).await?;
            page.until("the curtain", |state| state.curtain).await?;
            search.look(page, &named("the curtain")).await;

            page.open(&at("&seed=9&confirm=on")).await?;
            let game = page.turn().await?;
            page.make(preferred(&game), Manner::Digits).await?;
            page.until("the question", |state| state.offers("confirm"))
                .await?;
            search.look(page, &named("a play to confirm")).await;

            page.open(&at("&seed=7&target=1")).await?;
            let over = page.finish_deal(&[Manner::Digits]).await?;
            search
                .look(page, &named("the end of a deal or match"))
                .await;
            if let Moment::MatchOver(_) = over {
                page.open(&at("&preset=cinque&seed=7")).await?;
                page.finish_deal(&[Manner::Digits]).await?;
                search.look(page, &named("the count of five")).await;
                page.open(&at("&seed=8")).await?;
                page.finish_deal(&[Manner::Digits]).await?;
                search.look(page, &named("the count of two")).await;
            }
            page.expect_nothing_wrong().await?;
        }
        search.end()
    });
}

#[test]
fn no_barrier_in_a_second_tab() {
    if !is_searchable() {
        return;
    }
    everywhere("barriers-other-tab", async |page| {
        let mut search = Search::default();
        for theme in THEMES {
            let query = format!("?speed=0&lang=en&theme={theme}");
            page.open(&query).await?;
            page.turn().await?;
            let first = page.tab().await?;
            page.new_tab().await?;
            page.open(&query).await?;
            page.until("the question of the second tab", |state| {
                !state.told("other-tab").is_empty()
            })
            .await?;
            search
                .look(page, &format!("the second tab, {theme},"))
                .await;
            page.open_blank().await?;
            page.look_at(&first).await?;
        }
        search.end()
    });
}

#[test]
fn a_deal_by_keyboard_alone() {
    everywhere("keyboard", async |page| {
        page.open("?seed=61&speed=0&lang=en").await?;
        page.turn().await?;
        // The page is entered as by anybody who cannot point: by Tab.
        for played in 0.. {
            let Moment::Turn(game) = page.moment().await? else {
                break;
            };
            page.until("the focus at the table", |state| {
                played == 0 || state.focus.is_some()
            })
            .await?;
            let play = preferred(&game);
            if played == 0 {
                page.press(&[ESCAPE]).await?;
            }
            match played % 3 {
                0 => by_tab(page, play).await?,
                nth => {
                    page.make(play, [Manner::Digits, Manner::Arrows][nth - 1])
                        .await?
                }
            }
            let name = play.card.to_string();
            page.until("the card to be played", |state| {
                !state.hand().contains(&name.as_str())
            })
            .await?;
        }
        let state = page
            .until("the focus on the button that goes on", |state| {
                state.shows("score") && state.focus.as_deref() == Some("button")
            })
            .await?;
        assert!(state.offers("next"));
        page.press(&[ENTER]).await?;
        page.until("the next deal", |state| {
            state.shows("table") && state.deal == Some(2)
        })
        .await?;
        page.turn().await?;
        page.until("the focus on the hand", |state| state.focus.is_some())
            .await?;
        Ok(())
    });
}

#[test]
fn pages_are_left_by_keyboard() {
    everywhere("keyboard-pages", async |page| {
        page.open("?seed=62&speed=0&lang=en").await?;
        page.turn().await?;
        for screen in ["score", "rules", "settings"] {
            page.press(&['m']).await?;
            page.until("the menu", |state| state.offers("new")).await?;
            let entry = match screen {
                "score" => "Score sheet",
                "rules" => "How to play",
                _ => "Settings",
            };
            tab_until(
                page,
                entry,
                &format!("document.activeElement.innerText.trim() === '{entry}'"),
            )
            .await?;
            page.press(&[ENTER]).await?;
            page.until("the page with its way back in focus", |state| {
                state.shows(screen) && state.focus.as_deref() == Some("button")
            })
            .await?;
            page.press(&[ENTER]).await?;
            page.until("the table with the focus on the hand", |state| {
                state.shows("table")
                    && state
                        .focus
                        .as_deref()
                        .is_some_and(|card| card.parse::<Card>().is_ok())
            })
            .await?;
        }
        // Escape shuts the menu, and the question too.
        page.press(&['m']).await?;
        page.until("the menu", |state| state.offers("new")).await?;
        page.press(&[ESCAPE]).await?;
        let state = page.until("no menu", |state| !state.offers("new")).await?;
        assert!(state.focus.is_some(), "{state}");
        Ok(())
    });
}

/// Tabs to the card, presses Enter, tabs to one that it takes or presses Enter again.
async fn by_tab(page: &Page, play: Play) -> Outcome {
    let card = play.card;
    tab_until(
        page,
        "the card in the hand",
        &format!("document.activeElement.matches('.hand [data-card=\"{card}\"]')"),
    )
    .await?;
    page.press(&[ENTER]).await?;
    page.until_aimed(card).await?;
    let game = page.game().await?;
    let captures = captures_of(&game, card);
    let number = captures
        .iter()
        .position(|taken| Some(*taken) == play.capture);
    match number {
        Some(number) if captures.len() > 1 => {
            page.press(&vec![RIGHT; number + 1]).await?;
            page.press(&[ENTER]).await
        }
        _ => page.press(&[ENTER]).await,
    }
}

async fn tab_until(page: &Page, what: &str, is_there: &str) -> Outcome {
    for _ in 0..60 {
        if page.run::<bool>(&format!("return !!({is_there})")).await? {
            return Ok(());
        }
        page.press(&[TAB]).await?;
    }
    Err(Failure::new(format!("no way by Tab to {what}")))
}

async fn from_the_menu(page: &Page, entry: &str) -> Outcome {
    page.press(&['m']).await?;
    page.until("the menu", |state| state.offers("new")).await?;
    page.run_with(
        "[...document.querySelectorAll('.pop button')].find((button) => button.innerText.trim() === arguments[0]).click()",
        vec![entry.into()],
    )
    .await
}

async fn clear(page: &Page) -> Outcome {
    page.open_blank().await?;
    page.run::<()>("localStorage.clear()").await
}

#[test]
fn the_focus_follows_the_table() {
    everywhere("focus-order", async |page| {
        page.open("?preset=scopone&seed=63&speed=0&lang=en").await?;
        page.turn().await?;
        let order: Vec<String> = page
            .run(
                "return [...document.querySelectorAll('button, a[href], input')].filter((found) => found.getClientRects().length && found.tabIndex >= 0)
                 .map((found) => found.closest('[data-zone]')?.dataset.zone ?? 'bar')",
            )
            .await?;
        let mut places = order.clone();
        places.dedup();
        assert_eq!(
            places,
            ["bar", "table", "hand"],
            "the order of the focus: {order:?}"
        );
        if page.engine() == Engine::Chromium {
            page.press(&[ESCAPE]).await?;
            tab_until(
                page,
                "the hand",
                "document.activeElement.closest('.hand.mine')",
            )
            .await?;
        }
        Ok(())
    });
}
