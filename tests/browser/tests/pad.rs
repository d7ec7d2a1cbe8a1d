//! The score sheet of people who play with real cards.

use browser_tests::{ENTER, Engine, Failure, Outcome, Page, RIGHT, everywhere, is_searchable};
use scopa::pad::Pad;

const TAB: char = '\u{E004}';
const SPACE: char = ' ';
const QUERY: &str = "?screen=pad&speed=0&lang=en";

/// A browser that keeps nothing for the page.
const BLOCKED: &str = r#"
Object.defineProperty(window, "localStorage", {
  configurable: true,
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"#;

/// A browser that has no room left.
const FULL: &str = r#"
(() => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...text) {
    if (this === sessionStorage) return set.apply(this, text);
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
})();
"#;

// The places of what is counted by the classic rules, and of what is said in points.
const CARDS: usize = 0;
const COINS: usize = 1;
const SETTEBELLO: usize = 2;
const BEST: usize = 3;
const SCOPE: usize = 7;
const POINTS_PRIMIERA: usize = 3;
const POINTS_SCOPE: usize = 4;

#[test]
fn a_match_of_two_by_counts() {
    everywhere("pad-counts", async |page| {
        open(page).await?;
        for deal in 1..=3 {
            count(page).await?;
            expect_verdict(page, "We +4 · They +2").await?;
            write(page).await?;
            expect_totals(page, &[4 * deal, 2 * deal]).await?;
        }
        expect_winner(page, "Winner: We").await?;
        let pad = kept(page).await?;
        assert!(pad.deals.iter().all(|deal| !deal.by_points));
        assert_eq!(pad.lines().0[2].totals, [12, 6]);

        page.reload().await?;
        expect_totals(page, &[12, 6]).await?;
        expect_winner(page, "Winner: We").await?;
        press(page, "[data-action=undo]").await?;
        expect_totals(page, &[8, 4]).await?;
        // What was taken off stands in the form, and is written down again.
        expect_verdict(page, "We +4 · They +2").await?;
        write(page).await?;
        expect_winner(page, "Winner: We").await
    });
}

#[test]
fn what_cannot_be_is_said() {
    everywhere("pad-impossible", async |page| {
        open(page).await?;
        expect_verdict(page, "Still to say: Cards, Coins, Settebello and Primiera.").await?;
        fill(page, CARDS, 0, "45").await?;
        expect_verdict(page, "Cards: 45 in all, and there are 40.").await?;
        press(page, "[data-action=write]").await?;
        assert!(kept(page).await?.deals.is_empty(), "it was written down");
        fill(page, CARDS, 0, "22").await?;
        best(page, 0, 1, 6).await?;
        best(page, 1, 1, 5).await?;
        best(page, 0, 1, 5).await?;
        expect_verdict(page, "Still to say: Coins, Settebello and Primiera.").await?;

        press(page, "label:has([name=sides][value='3'])").await?;
        page.find("three sides", async || {
            let sides: usize = page
                .run("return document.querySelectorAll('[data-is=fact-0] .step').length")
                .await?;
            Ok(if sides == 3 {
                Ok(())
            } else {
                Err(format!("{sides}"))
            })
        })
        .await?;
        best(page, 0, 0, 7).await?;
        best(page, 1, 0, 7).await?;
        expect_verdict(page, "Two sides cannot both have the seven of coins.").await?;
        best(page, 1, 0, 6).await?;
        fill(page, CARDS, 0, "20").await?;
        fill(page, CARDS, 1, "15").await?;
        fill(page, CARDS, 2, "6").await?;
        expect_verdict(page, "Cards: 41 in all, and there are 40.").await
    });
}

#[test]
fn a_match_of_two_teams_by_points() {
    everywhere("pad-points", async |page| {
        open(page).await?;
        choose(page, "scopone").await?;
        name(page, 0, "Anna e Ugo").await?;
        name(page, 1, "Lia e Pio").await?;
        page.run::<()>(&typed(
            "document.querySelector('.tally-setup .step input')",
            "5",
        ))
        .await?;
        by_points(page).await?;
        for place in 0..=POINTS_PRIMIERA {
            said(page, place, 1).await?;
        }
        more(page, POINTS_SCOPE, 0, 1).await?;
        more(page, POINTS_SCOPE, 1, 5).await?;
        expect_verdict(page, "Anna e Ugo +5 · Lia e Pio +5").await?;
        write(page).await?;
        expect_totals(page, &[5, 5]).await?;
        let state = page.state().await?;
        assert!(state.offers("write"), "a tie is played on: {state}");

        said(page, SETTEBELLO, 2).await?;
        write(page).await?;
        expect_totals(page, &[5, 6]).await?;
        expect_winner(page, "Winner: Lia e Pio").await?;

        // The first deal was noted wrongly.
        press(page, "[data-deal='1'] button").await?;
        page.until("the way out", |state| state.offers("leave"))
            .await?;
        fill(page, POINTS_SCOPE, 1, "0").await?;
        write(page).await?;
        expect_totals(page, &[5, 0]).await?;
        expect_winner(page, "Winner: Anna e Ugo").await?;
        page.reload().await?;
        expect_totals(page, &[5, 0]).await?;
        press(page, "[data-deal='1'] button").await?;
        page.until("the way out", |state| state.offers("leave"))
            .await?;
        page.act_on("leave").await?;
        expect_winner(page, "Winner: Anna e Ugo").await?;

        page.act_on("new-sheet").await?;
        page.until("the question", |state| !state.told("new-sheet").is_empty())
            .await?;
        page.act_on("confirm").await?;
        expect_earlier(page, 1).await?;
        let pad = kept(page).await?;
        assert!(pad.deals.is_empty());
        assert_eq!(pad.names, ["Anna e Ugo", "Lia e Pio"]);
        page.reload().await?;
        expect_earlier(page, 1).await
    });
}

#[test]
fn every_language_has_the_same_sheet() {
    everywhere("pad-language", async |page| {
        page.open("?speed=0&lang=en&seed=5").await?;
        page.turn().await?;
        from_the_menu(page).await?;
        by_points(page).await?;
        said(page, SETTEBELLO, 2).await?;
        write(page).await?;
        said(page, CARDS, 1).await?;
        page.act_on("back").await?;
        page.until("the table", |state| state.shows("table"))
            .await?;
        page.press(&['m']).await?;
        page.until("the menu", |state| state.offers("pad")).await?;
        page.run::<()>("[...document.querySelectorAll('.pop button')].find((button) => button.innerText.trim() === 'Settings').click()")
            .await?;
        page.until("the settings", |state| state.shows("settings"))
            .await?;
        page.run::<()>("document.querySelector('button[lang=it]').click()")
            .await?;
        page.act_on("back").await?;
        page.until("the table", |state| state.shows("table"))
            .await?;
        from_the_menu(page).await?;
        expect_totals(page, &[0, 1]).await?;
        expect_verdict(page, "Mancano ancora: Settebello.").await?;
        said(page, SETTEBELLO, 1).await?;
        expect_verdict(page, "Noi +2 · Loro +0").await
    });
}

#[test]
fn a_damaged_sheet_is_set_aside() {
    everywhere("pad-damaged", async |page| {
        open(page).await?;
        count(page).await?;
        write(page).await?;
        let text = kept(page).await?.text();
        for (damaged, kind) in [
            (text[..text.len() / 2].to_owned(), "damaged-save"),
            (text.replace("pad/1", "pad/2"), "newer-save"),
        ] {
            page.open_blank().await?;
            page.run::<()>("localStorage.clear()").await?;
            page.store("scopa.pad", &damaged).await?;
            open(page).await?;
            page.until("the notice", |state| !state.told(kind).is_empty())
                .await?;
            expect_aside(page, &damaged).await?;
            count(page).await?;
            write(page).await?;
            expect_totals(page, &[4, 2]).await?;
            expect_aside(page, &damaged).await?;
        }
        // Of several sheets those that can be read are still there.
        page.open_blank().await?;
        page.run::<()>("localStorage.clear()").await?;
        let several = format!("{text}\nscopa-pad/1\nrules classica\n\n{text}");
        page.store("scopa.pads", &several).await?;
        open(page).await?;
        expect_earlier(page, 2).await?;
        expect_aside(page, &several).await
    });
}

#[test]
fn a_browser_that_keeps_nothing() {
    for (name, script) in [("pad-blocked", BLOCKED), ("pad-full", FULL)] {
        everywhere(name, async |page| {
            page.site().before_the_page(script);
            open(page).await?;
            count(page).await?;
            page.find("the word that nothing is kept", async || {
                let told: bool = page
                    .run("return !!document.querySelector('[data-unkept]')")
                    .await?;
                Ok(if told { Ok(()) } else { Err("none".to_owned()) })
            })
            .await?;
            write(page).await?;
            expect_totals(page, &[4, 2]).await?;
            page.act_on("back").await?;
            page.until("the table", |state| state.shows("table"))
                .await?;
            from_the_menu(page).await?;
            expect_totals(page, &[4, 2]).await
        });
    }
}

#[test]
fn a_deal_by_keyboard_alone() {
    everywhere("pad-keyboard", async |page| {
        open(page).await?;
        let cell = |place: usize, side: usize| {
            format!(
                "document.activeElement === document.querySelectorAll('[data-is=fact-{place}] .step input')[{side}]"
            )
        };
        tab_until(page, &cell(CARDS, 0)).await?;
        page.press(&['2', '3']).await?;
        tab_until(page, &cell(COINS, 1)).await?;
        page.press(&['6']).await?;
        for side in 0..2 {
            for suit in 0..4 {
                let group = format!("best-{}-{side}", BEST + suit);
                tab_until(page, &format!("document.activeElement.name === '{group}'")).await?;
                // The seven is the first; one further is the six.
                let checked: bool = page.run("return document.activeElement.checked").await?;
                if !checked {
                    page.press(&[SPACE]).await?;
                    if side == 0 && suit == 0 {
                        page.press(&[RIGHT]).await?;
                    } else if side == 1 {
                        page.press(&[RIGHT, RIGHT]).await?;
                    }
                }
            }
        }
        tab_until(page, &cell(SCOPE, 0)).await?;
        page.press(&[TAB, ENTER, ENTER]).await?;
        expect_verdict(page, "We +4 · They +2").await?;
        tab_until(page, "document.activeElement.dataset.action === 'write'").await?;
        page.press(&[ENTER]).await?;
        expect_totals(page, &[4, 2]).await?;
        let kept_focus: bool = page
            .run("return document.activeElement.dataset.action === 'write'")
            .await?;
        assert!(kept_focus, "the focus is lost");
        Ok(())
    });
}

#[test]
fn no_barrier_on_the_sheet() {
    if !is_searchable() {
        return;
    }
    everywhere("pad-barriers", async |page| {
        for theme in ["light", "dark"] {
            page.open_blank().await?;
            page.run::<()>("localStorage.clear()").await?;
            page.open(&format!("{QUERY}&theme={theme}")).await?;
            page.until("the sheet", |state| state.offers("write"))
                .await?;
            let named = |what: &str| format!("{what}, {theme},");
            page.expect_no_barrier(&named("an empty sheet")).await?;
            fill(page, CARDS, 0, "45").await?;
            page.expect_no_barrier(&named("what cannot be")).await?;
            for _ in 0..3 {
                count(page).await?;
                page.expect_no_barrier(&named("a deal that is counted"))
                    .await?;
                write(page).await?;
            }
            expect_winner(page, "Winner: We").await?;
            page.expect_no_barrier(&named("a match that is over"))
                .await?;
            page.act_on("new-sheet").await?;
            page.until("the question", |state| !state.told("new-sheet").is_empty())
                .await?;
            page.expect_no_barrier(&named("the question")).await?;
            page.act_on("confirm").await?;
            expect_earlier(page, 1).await?;
            by_points(page).await?;
            press(page, "[data-earlier] summary").await?;
            page.expect_no_barrier(&named("an earlier sheet")).await?;
        }
        Ok(())
    });
}

#[test]
fn it_fits_every_screen() {
    everywhere("pad-sizes", async |page| {
        for (width, height) in [(320, 480), (390, 844), (844, 390), (1280, 800)] {
            for sides in [2, 6] {
                page.open_blank().await?;
                let pad = Pad::new("cirulla", None, Some(sides)).expect("a preset");
                page.store("scopa.pad", &pad.text()).await?;
                page.open_in_frame(QUERY, width, height).await?;
                page.until("the sheet", |state| state.offers("write"))
                    .await?;
                let wide: Vec<String> = page
                    .run(
                        "const sheet = document.querySelector('.sheet');
                         return [...sheet.querySelectorAll('*')].filter((part) => !part.closest('.sr') && part.getClientRects().length
                           && part.getBoundingClientRect().right > sheet.clientWidth + 1).map((part) => part.outerHTML.slice(0, 80));",
                    )
                    .await?;
                assert_eq!(
                    wide,
                    Vec::<String>::new(),
                    "{sides} sides at {width} x {height}"
                );
                let small: Vec<String> = page
                    .run(
                        "return [...document.querySelectorAll('.tally button, .tally label:has(input)')].filter((part) => {
                           const { width, height } = part.getBoundingClientRect();
                           return part.getClientRects().length && (width < 24 || height < 44);
                         }).map((part) => part.outerHTML.slice(0, 80));",
                    )
                    .await?;
                assert_eq!(
                    small,
                    Vec::<String>::new(),
                    "{sides} sides at {width} x {height}"
                );
                page.leave_frame().await?;
            }
        }
        Ok(())
    });
}

async fn open(page: &Page) -> Outcome {
    page.open(QUERY).await?;
    page.until("the sheet", |state| {
        state.shows("pad") && state.offers("write")
    })
    .await?;
    Ok(())
}

async fn from_the_menu(page: &Page) -> Outcome {
    page.press(&['m']).await?;
    page.act_on("pad").await?;
    page.until("the sheet", |state| {
        state.shows("pad") && state.offers("write")
    })
    .await?;
    Ok(())
}

/// Counts a deal that gives us cards, primiera and two scope, and them coins and the settebello.
async fn count(page: &Page) -> Outcome {
    fill(page, CARDS, 0, "23").await?;
    // The first press begins in the middle: five and one more.
    more(page, COINS, 1, 1).await?;
    best(page, 0, 0, 6).await?;
    best(page, 0, 1, 7).await?;
    best(page, 0, 2, 7).await?;
    best(page, 0, 3, 1).await?;
    best(page, 1, 1, 6).await?;
    best(page, 1, 2, 2).await?;
    more(page, SCOPE, 0, 2).await
}

async fn write(page: &Page) -> Outcome {
    press(page, "[data-action=write]").await
}

/// Brings something into sight and presses it.
async fn press(page: &Page, selector: &str) -> Outcome {
    page.find(selector, async || {
        let there: bool = page
            .run_with(
                "const part = document.querySelector(arguments[0]); part?.scrollIntoView({ block: 'center' }); return !!part?.getClientRects().length",
                vec![selector.into()],
            )
            .await?;
        Ok(if there { Ok(()) } else { Err("not there".to_owned()) })
    })
    .await?;
    // WebKit's driver loses a press now and then after the page has scrolled; what is covered the others find out.
    if page.engine() == Engine::Webkit {
        let click = "document.querySelector(arguments[0]).click()";
        return page.run_with(click, vec![selector.into()]).await;
    }
    page.press_on(selector).await
}

/// A script that types a text into a field.
fn typed(field: &str, text: &str) -> String {
    format!(
        "const field = {field}; field.value = '{text}'; field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}))"
    )
}

async fn fill(page: &Page, place: usize, side: usize, text: &str) -> Outcome {
    let field = format!("document.querySelectorAll('[data-is=fact-{place}] .step input')[{side}]");
    page.run::<()>(&typed(&field, text)).await
}

async fn more(page: &Page, place: usize, side: usize, times: usize) -> Outcome {
    let cell = format!(
        "[data-is=fact-{place}] .cell:nth-child({}) button:last-child",
        side + 1
    );
    for _ in 0..times {
        press(page, &cell).await?;
    }
    Ok(())
}

async fn best(page: &Page, side: usize, suit: usize, rank: usize) -> Outcome {
    let card = format!(
        "label:has([name=best-{}-{side}][value='{rank}'])",
        BEST + suit
    );
    press(page, &card).await
}

/// Presses the nth of the sides that can have something.
async fn said(page: &Page, place: usize, nth: usize) -> Outcome {
    press(
        page,
        &format!("[data-is=fact-{place}] label:nth-child({nth})"),
    )
    .await
}

async fn by_points(page: &Page) -> Outcome {
    press(page, "label:has([name=way][value=points])").await?;
    page.find("the form for points", async || {
        let there: bool = page
            .run("return !document.querySelector('.primiera')")
            .await?;
        Ok(if there {
            Ok(())
        } else {
            Err("not there".to_owned())
        })
    })
    .await
}

async fn choose(page: &Page, preset: &str) -> Outcome {
    page.run_with(
        "const list = document.querySelector('[name=rules]'); list.value = arguments[0]; list.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![preset.into()],
    )
    .await
}

async fn name(page: &Page, side: usize, name: &str) -> Outcome {
    let field = format!("document.querySelector('[name=side-{side}]')");
    page.run::<()>(&typed(&field, name)).await
}

async fn kept(page: &Page) -> Outcome<Pad> {
    let storage = page.storage().await?;
    let text = storage
        .get("scopa.pad")
        .ok_or_else(|| Failure::new("no sheet is kept"))?;
    Ok(Pad::read(text)?)
}

async fn expect_text(page: &Page, what: &str, script: &str, wanted: &str) -> Outcome {
    page.find(what, async || {
        let text: String = page.run(script).await?;
        Ok(if text == wanted {
            Ok(())
        } else {
            Err(format!("{text:?} in place of {wanted:?}"))
        })
    })
    .await
}

async fn expect_verdict(page: &Page, words: &str) -> Outcome {
    expect_text(
        page,
        "the verdict",
        "return document.querySelector('.tally-end p').textContent",
        words,
    )
    .await
}

async fn expect_winner(page: &Page, words: &str) -> Outcome {
    expect_text(
        page,
        "the winner",
        "return document.querySelector('[data-is=winner]')?.textContent ?? ''",
        words,
    )
    .await
}

async fn expect_totals(page: &Page, totals: &[i32]) -> Outcome {
    let totals: Vec<String> = totals.iter().map(i32::to_string).collect();
    let script = "return [...document.querySelectorAll('[data-total]')].map((total) => total.textContent).join(' ')";
    expect_text(page, "the totals", script, &totals.join(" ")).await
}

async fn expect_earlier(page: &Page, sheets: usize) -> Outcome {
    let script = "return String(document.querySelectorAll('[data-earlier]').length)";
    expect_text(page, "the earlier sheets", script, &sheets.to_string()).await
}

async fn expect_aside(page: &Page, text: &str) -> Outcome {
    let storage = page.storage().await?;
    let kept = storage
        .iter()
        .any(|(key, kept)| key.starts_with("scopa.old") && kept == text);
    assert!(
        kept,
        "what was found is not kept; there are {:?}",
        storage.keys()
    );
    Ok(())
}

async fn tab_until(page: &Page, is_there: &str) -> Outcome {
    for _ in 0..80 {
        if page.run::<bool>(&format!("return !!({is_there})")).await? {
            return Ok(());
        }
        page.press(&[TAB]).await?;
    }
    Err(Failure::new(format!("no way by Tab to {is_there}")))
}
