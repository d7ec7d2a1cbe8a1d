//! House rules: every rule in plain words, what cannot be is mended by a tap, and rules of one's own are kept.

use browser_tests::{ENTER, Failure, Outcome, Page, RIGHT, State, everywhere, is_searchable};
use scopa::shelf::Shelf;
use scopa::{Rules, rules::AceOnAce};
use serde_json::{Value, json};

const QUERY: &str = "?speed=0&lang=en";
const TAB: char = '\u{E004}';
const SPACE: char = ' ';
const SHELF: &str = "scopa.rules";

/// A browser that keeps nothing for the page.
const BLOCKED: &str = r#"
Object.defineProperty(window, "localStorage", {
  configurable: true,
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"#;

#[test]
fn a_village_plays_by_its_own_rules() {
    everywhere("house-village", async |page| {
        set_up(page, QUERY).await?;
        to_the_house(page).await?;
        open(page, "aces").await?;
        press(page, "[name=ace_sweep]").await?;
        // What an ace may do besides is asked only where it sweeps.
        press(page, "[name=ace_on_ace][value=sweep]").await?;
        open(page, "points").await?;
        press(page, "[name=napola]").await?;
        open(page, "match").await?;
        type_in(page, "[name=target]", "21").await?;
        until(
            page,
            "four changes",
            "[data-page] [role=status]",
            "4 changes",
        )
        .await?;
        press(page, "[data-action=back]").await?;
        until(
            page,
            "the changes at the door",
            "[data-action=house]",
            "4 changed",
        )
        .await?;
        press(page, "[data-action=deal]").await?;
        begin(page).await?;
        page.turn().await?;
        for _ in 0..3 {
            page.play_blindly().await?;
        }
        page.turn().await?;
        let game = page.game().await?;
        let rules = game.rules();
        assert!(rules.ace_sweep && rules.napola && rules.target == 21);
        assert_eq!(rules.ace_on_ace, AceOnAce::Sweep);
        assert_eq!(rules.changes().len(), 4, "{:?}", rules.changes());
        assert!(!game.history().is_empty());
        Ok(())
    });
}

#[test]
fn what_cannot_be_is_mended_by_a_tap() {
    everywhere("house-mend", async |page| {
        set_up(page, QUERY).await?;
        to_the_house(page).await?;
        open(page, "deal").await?;
        press(page, "[name=players][value='5']").await?;
        until(page, "the fault", ".faults", "do not come out even").await?;
        expect(
            page,
            "return document.querySelector('[data-action=deal]').disabled",
        )
        .await?;
        until(page, "the reason", "#why", "one thing to mend").await?;
        expect(
            page,
            "const knob = document.querySelector('[data-knob=players]');
             return document.getElementById(knob.getAttribute('aria-describedby')).closest('[role=status]') !== null",
        )
        .await?;
        // Back and forth keeps the rules, impossible as they are.
        press(page, "[data-action=back]").await?;
        until(
            page,
            "the fault in the set-up",
            ".faults",
            "do not come out even",
        )
        .await?;
        press(page, "[data-action=mend]").await?;
        until_script(
            page,
            "no fault",
            "return !document.querySelector('.faults p') && !document.querySelector('[data-action=deal]').disabled",
        )
        .await?;
        until_script(
            page,
            "the focus on the way on",
            "return document.activeElement.dataset.action === 'deal'",
        )
        .await?;
        press(page, "[data-action=deal]").await?;
        begin(page).await?;
        page.turn().await?;
        let rules = *page.game().await?.rules().rules();
        assert_eq!(Some(rules), Rules::preset("cinque"));
        Ok(())
    });
}

#[test]
fn changes_are_marked_and_taken_back() {
    everywhere("house-back", async |page| {
        set_up(page, QUERY).await?;
        press(page, "input[name=game][value=napola]").await?;
        to_the_house(page).await?;
        until(
            page,
            "the game by name",
            "[data-page] [role=status]",
            "rules of Napola",
        )
        .await?;
        open(page, "points").await?;
        press(page, "[name=napola]").await?;
        until(page, "the mark", "[data-knob=napola] .q", "changed").await?;
        press(page, "[data-knob=napola] [data-action=back-knob]").await?;
        until(
            page,
            "no mark",
            "[data-page] [role=status]",
            "rules of Napola",
        )
        .await?;
        until_script(
            page,
            "the focus on the knob",
            "return document.activeElement.name === 'napola'",
        )
        .await?;
        // The prime by counting, in an order of one's own.
        open(page, "primiera").await?;
        press(page, "[name=primiera_mode][value=count]").await?;
        press(page, "[data-knob=primiera_count_order] [value='6']").await?;
        until(
            page,
            "the order",
            "[data-knob=primiera_count_order] [value='1']",
            "2. ace",
        )
        .await?;
        press(page, "[name=primiera_mode][value=points]").await?;
        press(page, "[name=primiera_scale][value=own]").await?;
        type_in(page, "[name=primiera_value][aria-label=seven]", "30").await?;
        press(page, "[data-action=back]").await?;
        let link = shared(page).await?;
        assert!(link.contains("primiera_count_order=7,1,5,4,3,2"), "{link}");
        assert!(link.contains("7:30"), "{link}");
        to_the_house(page).await?;
        press(page, "[data-action=back-all]").await?;
        until(
            page,
            "all as it was",
            "[data-page] [role=status]",
            "rules of Napola",
        )
        .await?;
        Ok(())
    });
}

#[test]
fn rules_of_ones_own_are_kept() {
    everywhere("house-own", async |page| {
        set_up(page, QUERY).await?;
        press(page, "[data-action=what-changes]").await?;
        until(page, "what a game changes", ".what", "Cards in a hand: 9").await?;
        to_the_house(page).await?;
        open(page, "scopa").await?;
        press(page, "[name=last_play_scopa]").await?;
        save_as(page, "Da Nonna").await?;
        until(page, "the name", ".own [role=status]", "Da Nonna").await?;
        page.reload().await?;
        open_set_up(page).await?;
        until(page, "the card", ".games", "Da Nonna").await?;
        press(page, "input[name=game][value=own-0]").await?;
        to_the_house(page).await?;
        save_as(page, "Da Zia").await?;
        until(page, "the new name", ".own [role=status]", "Da Zia").await?;
        let shelf = shelf(page).await?;
        let names: Vec<&str> = shelf.sets().iter().map(|own| own.name.as_str()).collect();
        assert_eq!(names, ["Da Zia"]);
        assert!(shelf.sets()[0].rules.last_play_scopa);

        let link = shared(page).await?;
        let query = link.split_once('?').expect("a query").1.to_owned();
        page.open_blank().await?;
        page.open(&format!("{QUERY}&seed=7&{query}")).await?;
        let rules = *page.moment().await?.into_game().rules().rules();
        assert_eq!(rules, shelf.sets()[0].rules);
        // Whoever has the same rules under a name sees them by it.
        open_set_up(page).await?;
        expect(
            page,
            "return document.querySelector('[value=own-0]').checked",
        )
        .await?;

        to_the_house(page).await?;
        press(page, "[data-action=delete-rules]").await?;
        until(page, "the news", ".own [role=status]", "deleted").await?;
        press(page, "[data-action=undo-delete]").await?;
        until(page, "them again", ".own [role=status]", "Da Zia").await?;
        press(page, "[data-action=delete-rules]").await?;
        press(page, "[data-action=back]").await?;
        until_script(
            page,
            "no card",
            "return document.querySelector('.games') && !document.querySelector('[value=own-0]')",
        )
        .await?;
        page.reload().await?;
        open_set_up(page).await?;
        expect(page, "return !document.querySelector('[value=own-0]')").await?;
        Ok(())
    });
}

#[test]
fn rules_last_as_long_as_the_page_where_nothing_is_kept() {
    everywhere("house-blocked", async |page| {
        page.site().before_the_page(BLOCKED);
        set_up(page, QUERY).await?;
        to_the_house(page).await?;
        open(page, "scopa").await?;
        press(page, "[name=last_play_scopa]").await?;
        save_as(page, "").await?;
        until(
            page,
            "how long they last",
            ".own [role=status]",
            "until the page is closed",
        )
        .await?;
        press(page, "[data-action=back]").await?;
        until(page, "the card", ".games", "House rules 1").await?;
        // The match in between does not lose them.
        press(page, "[data-action=back]").await?;
        page.until("the table", |state| state.shows("table"))
            .await?;
        open_set_up(page).await?;
        until(page, "the card again", ".games", "House rules 1").await?;
        Ok(())
    });
}

#[test]
fn damaged_rules_are_set_aside() {
    everywhere("house-damaged", async |page| {
        page.open_blank().await?;
        let text = "scopa-rules/1\n?target=16\tFine\n?players=5\tImpossible\nnonsense";
        page.store(SHELF, text).await?;
        set_up(page, QUERY).await?;
        page.until("the notice", |state| !state.told("damaged-save").is_empty())
            .await?;
        until(page, "what could be read", ".games", "Fine").await?;
        let storage = page.storage().await?;
        assert!(
            storage
                .iter()
                .any(|(key, kept)| key.starts_with("scopa.old.") && kept == text)
        );
        assert_eq!(shelf(page).await?.sets().len(), 1);

        page.store(SHELF, "scopa-rules/9\nfrom the future").await?;
        page.reload().await?;
        open_set_up(page).await?;
        page.until("the notice", |state| !state.told("newer-save").is_empty())
            .await?;
        let storage = page.storage().await?;
        assert!(!storage.contains_key(SHELF), "{storage:?}");
        assert!(
            storage
                .values()
                .any(|kept| kept.starts_with("scopa-rules/9"))
        );
        Ok(())
    });
}

#[test]
fn the_house_by_keyboard_alone() {
    everywhere("house-keyboard", async |page| {
        set_up(page, QUERY).await?;
        tab_to(page, "[data-action=house]", ENTER).await?;
        until_script(
            page,
            "the focus on the way back",
            "return document.activeElement.dataset.action === 'back'",
        )
        .await?;
        tab_to(page, "[data-group=shown] [data-action=group]", ENTER).await?;
        tab_to(page, "[name=knocks]", SPACE).await?;
        tab_to(page, "[name=cucita]", SPACE).await?;
        until(page, "the fault", ".faults", "twice").await?;
        tab_to(page, "[data-action=mend]", ENTER).await?;
        until_script(
            page,
            "the focus on the way on",
            "return document.activeElement.dataset.action === 'deal'",
        )
        .await?;
        expect(page, "return document.querySelector('[name=cucita]').checked && !document.querySelector('[name=knocks]').checked").await?;
        // From the last control Tab goes round by way of the browser's own; the way back is the page's first.
        page.run::<()>("document.querySelector('[data-action=back]').focus()")
            .await?;
        tab_to(page, "[data-group=scopa] [data-action=group]", ENTER).await?;
        tab_to(page, "[name=scopa_value]", RIGHT).await?;
        until_script(
            page,
            "another value",
            "return !document.querySelector('[name=scopa_value]').checked",
        )
        .await?;
        tab_to(page, "[data-action=deal]", ENTER).await?;
        begin(page).await?;
        page.moment().await?;
        let rules = *page.game().await?.rules().rules();
        assert!(rules.cucita && !rules.knocks, "{:?}", rules.changes());
        Ok(())
    });
}

#[test]
fn nothing_is_cut_off_on_any_screen() {
    everywhere("house-sizes", async |page| {
        for (width, height) in [(320, 480), (390, 844), (844, 390), (1280, 800)] {
            page.open_in_frame(QUERY, width, height).await?;
            page.turn().await?;
            page.run::<()>("document.querySelector('.menu button').click()")
                .await?;
            press(page, "[data-action=setup]").await?;
            page.until("the set-up", |state| state.shows("setup"))
                .await?;
            fits(page, width).await?;
            to_the_house(page).await?;
            for group in [
                "deal", "opening", "shown", "capture", "aces", "scopa", "points", "primiera",
                "match",
            ] {
                open(page, group).await?;
            }
            press(page, "[name=players][value='5']").await?;
            press(page, "[name=primiera_scale][value=own]").await?;
            fits(page, width).await?;
            page.leave_frame().await?;
        }
        Ok(())
    });
}

#[test]
fn no_barrier_in_the_house() {
    if !is_searchable() {
        return;
    }
    everywhere("house-barriers", async |page| {
        for theme in ["light", "dark"] {
            set_up(page, &format!("{QUERY}&theme={theme}&preset=scopone")).await?;
            press(page, "[data-action=what-changes]").await?;
            page.expect_no_barrier(&format!("the set-up, {theme},"))
                .await?;
            to_the_house(page).await?;
            for group in [
                "deal", "opening", "shown", "capture", "aces", "scopa", "points", "primiera",
                "match",
            ] {
                open(page, group).await?;
            }
            press(page, "[name=players][value='5']").await?;
            press(page, "[name=primiera_scale][value=own]").await?;
            until(page, "faults", ".faults", "two teams").await?;
            page.expect_no_barrier(&format!("impossible house rules, {theme},"))
                .await?;
        }
        Ok(())
    });
}

#[test]
fn people_are_called_as_they_wrote() {
    everywhere("house-names", async |page| {
        set_up(page, QUERY).await?;
        let nobody = "return document.querySelector('[name^=name-]') === null";
        assert!(page.run::<bool>(nobody).await?, "one person is you");
        page.run::<()>(
            "const seat = document.querySelector('[name=seat-1]'); seat.value = 'person'; seat.dispatchEvent(new Event('change', { bubbles: true }))",
        )
        .await?;
        until(page, "the field", "[name=name-1]", "").await?;
        type_in(page, "[name=name-0]", "Anna").await?;
        type_in(page, "[name=name-1]", "<b>Zo").await?;
        let written = "return document.querySelector('[name=name-1]').value";
        assert_eq!(page.run::<String>(written).await?, "bZo", "no markup");
        press(page, "[data-action=deal]").await?;
        begin_behind_a_curtain(page).await?;
        page.open(QUERY).await?;
        begin_behind_a_curtain(page).await?;

        // Without a name of one's own it is the game's again.
        page.act_on("next").await?;
        open_set_up(page).await?;
        type_in(page, "[name=name-0]", "\u{E003}").await?;
        press(page, "[data-action=back]").await?;
        let standing = "const score = document.querySelector('.score'); return score.textContent + score.getAttribute('aria-label')";
        let standing: String = page.run(standing).await?;
        assert!(
            standing.contains("Lina") && standing.contains("bZo"),
            "{standing}"
        );
        Ok(())
    });
}

/// Waits for the curtain, which calls one of the two by name.
async fn begin_behind_a_curtain(page: &Page) -> Outcome {
    page.until("the curtain", |state| state.curtain).await?;
    let said: String = page
        .run("return document.querySelector('.curtain').innerText")
        .await?;
    assert!(said.contains("Anna") || said.contains("bZo"), "{said}");
    Ok(())
}

/// Opens the page and its set-up.
async fn set_up(page: &Page, query: &str) -> Outcome {
    page.open(query).await?;
    open_set_up(page).await
}

async fn open_set_up(page: &Page) -> Outcome {
    page.until("the player's turn", State::is_my_turn).await?;
    page.press(&['m']).await?;
    page.act_on("setup").await?;
    page.until("the set-up", |state| state.shows("setup"))
        .await?;
    Ok(())
}

/// Waits until the match has begun, giving up the one before if asked to.
async fn begin(page: &Page) -> Outcome {
    let state = page
        .until("the table or the question", |state| {
            state.shows("table") || !state.told("new-match").is_empty()
        })
        .await?;
    if !state.shows("table") {
        let focus = "return document.activeElement.dataset.action === 'confirm'";
        until_script(page, "the focus on the answer", focus).await?;
        page.press(&[ENTER]).await?;
    }
    page.until("the table", |state| state.shows("table"))
        .await?;
    Ok(())
}

async fn to_the_house(page: &Page) -> Outcome {
    press(page, "[data-action=house]").await?;
    until_script(
        page,
        "the house rules",
        "return !!document.querySelector('[data-page=house]')",
    )
    .await
}

async fn open(page: &Page, group: &str) -> Outcome {
    press(page, &format!("[data-group={group}] [data-action=group]")).await?;
    let script = format!("return !!document.querySelector('[data-group={group}] [data-knob]')");
    until_script(page, &format!("the rules of {group}"), &script).await
}

/// Presses something once it is there, wherever on the page, and has been drawn where it was scrolled to: some browsers
/// press what was drawn last.
async fn press(page: &Page, selector: &str) -> Outcome {
    let drawn = format!(
        "const done = arguments[arguments.length - 1];
         const found = document.querySelector({selector:?});
         if (!found?.getClientRects().length) return done(false);
         found.scrollIntoView({{ block: 'center' }});
         const place = () => found.getBoundingClientRect().top;
         const then = place();
         let frames = 4;
         const next = () => (frames -= 1) ? requestAnimationFrame(next) : done(place() === then);
         next();"
    );
    page.find(selector, async || {
        if !page.run_async::<bool>(&drawn).await? {
            return Ok(Err("it is not there, or moves".to_owned()));
        }
        let pressed = page.press_on(selector).await;
        Ok(pressed.map_err(|failure| failure.to_string()))
    })
    .await
}

async fn type_in(page: &Page, selector: &str, text: &str) -> Outcome {
    press(page, selector).await?;
    page.run_with::<()>(
        "document.querySelector(arguments[0]).select()",
        vec![json!(selector)],
    )
    .await?;
    let keys: Vec<char> = text.chars().chain([TAB]).collect();
    page.press(&keys).await
}

async fn save_as(page: &Page, name: &str) -> Outcome {
    press(page, "[name=own-name]").await?;
    page.run::<()>("document.querySelector('[name=own-name]').select()")
        .await?;
    page.press(&name.chars().chain([ENTER]).collect::<Vec<_>>())
        .await
}

/// The link that is shown when these rules are shared.
async fn shared(page: &Page) -> Outcome<String> {
    press(page, "[data-action=share-rules]").await?;
    let state = page
        .until("the link", |state| !state.told("link").is_empty())
        .await?;
    let said = state.told("link")[0].text.clone();
    press(page, "[data-notice=link] button").await?;
    let from = said.find("http").expect("a link");
    Ok(said[from..]
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned())
}

async fn shelf(page: &Page) -> Outcome<Shelf> {
    let storage = page.storage().await?;
    let text = storage.get(SHELF).map_or("", String::as_str);
    let read = Shelf::read(text).map_err(|error| Failure::new(error.to_string()))?;
    Ok(read.0)
}

async fn until(page: &Page, what: &str, selector: &str, text: &str) -> Outcome {
    page.find(what, async || {
        let script = "return document.querySelector(arguments[0])?.innerText ?? null";
        let shown: Value = page.run_with(script, vec![json!(selector)]).await?;
        let there = shown.as_str().is_some_and(|shown| shown.contains(text));
        Ok(if there {
            Ok(())
        } else {
            Err(format!("{selector} says {shown}"))
        })
    })
    .await
}

async fn until_script(page: &Page, what: &str, script: &str) -> Outcome {
    page.find(what, async || {
        let holds: bool = page.run(script).await?;
        Ok(if holds {
            Ok(())
        } else {
            Err(script.to_owned())
        })
    })
    .await
}

async fn expect(page: &Page, script: &str) -> Outcome {
    until_script(page, "what must hold", script).await
}

async fn tab_to(page: &Page, selector: &str, key: char) -> Outcome {
    for _ in 0..120 {
        let there: bool = page
            .run_with(
                "return document.activeElement.matches(arguments[0])",
                vec![json!(selector)],
            )
            .await?;
        if there {
            return page.press(&[key]).await;
        }
        page.press(&[TAB]).await?;
    }
    Err(Failure::new(format!("no way by Tab to {selector}")))
}

/// Nothing reaches beyond the window, and every control is large enough to be touched.
async fn fits(page: &Page, width: u32) -> Outcome {
    let wrong: Vec<String> = page
        .run_with(
            "const wide = [...document.querySelectorAll('.setup *')].filter((found) => {
               const { left, right, width } = found.getBoundingClientRect();
               return width && !found.closest('.sr') && (left < -1 || right > arguments[0] + 1);
             });
             const small = [...document.querySelectorAll('.setup :is(button,.opt,.sw)')].filter((found) => {
               const { width, height } = found.getBoundingClientRect();
               return width && (height < 43.5 || width < 43.5);
             });
             return [...wide, ...small].map((found) => found.outerHTML.slice(0, 160))",
            vec![json!(width)],
        )
        .await?;
    assert!(wrong.is_empty(), "at {width}: {wrong:#?}");
    Ok(())
}
