//! What the page keeps: damaged, from another version, blocked, full; and the totals.

use browser_tests::{Manner, Moment, Notice, Outcome, Page, everywhere, preferred, sheet_of};

const QUERY: &str = "?speed=0&lang=en";

/// A browser that keeps nothing for the page.
const BLOCKED: &str = r#"
Object.defineProperty(window, "localStorage", {
  configurable: true,
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"#;

/// A browser that has no room left, from the first moment or when `full` is set.
const FULL: &str = r#"
(() => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...text) {
    if (this === sessionStorage || !window.full) return set.apply(this, text);
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
})();
"#;

/// As much noise as there is room for, up to 5 MB.
const NOISE: &str = r#"
let state = 1, block = "";
while (block.length < 100000) { state = (state * 48271) % 2147483647; block += state.toString(36); }
for (let size = 5000000; size > 1000000; size -= 100000) {
  const noise = block.repeat(Math.ceil(size / block.length)).slice(0, size);
  try { localStorage.setItem("scopa.match", noise); return size; } catch (full) { continue; }
}
return 0;
"#;

#[test]
fn a_truncated_save() {
    everywhere("truncated-save", async |page| {
        let save = a_save(page).await?;
        set_aside(page, &save[..save.len() / 2], "damaged-save").await
    });
}

#[test]
fn a_save_with_wrong_types() {
    everywhere("wrong-types", async |page| {
        set_aside(
            page,
            r#"{"format":"scopa-save/1","id":7,"writer":[],"record":{"seed":"no"}}"#,
            "damaged-save",
        )
        .await
    });
}

#[test]
fn a_save_with_an_impossible_play() {
    everywhere("impossible-play", async |page| {
        let save = a_save(page).await?;
        let (start, record) = save.split_once("1. ").expect("the record has a first deal");
        let twice = record
            .split([' ', '\\', '"'])
            .next()
            .expect("the deal has a play");
        set_aside(page, &format!("{start}1. {twice} {record}"), "damaged-save").await
    });
}

#[test]
fn a_save_of_another_game() {
    everywhere("another-game", async |page| {
        set_aside(
            page,
            r#"{"format":"briscola-save/1","id":"a","writer":"b","record":"c"}"#,
            "damaged-save",
        )
        .await
    });
}

#[test]
fn a_save_of_a_newer_version() {
    everywhere("newer-version", async |page| {
        let save = a_save(page).await?;
        let newer = save.replace("scopa-save/1", "scopa-save/2");
        assert_ne!(newer, save);
        set_aside(page, &newer, "newer-save").await
    });
}

#[test]
fn a_save_with_a_newer_record() {
    everywhere("newer-record", async |page| {
        let save = a_save(page).await?;
        let newer = save.replace("scopa/1", "scopa/2");
        assert_ne!(newer, save);
        page.open_blank().await?;
        page.store("scopa.match", &newer).await?;
        page.open(QUERY).await?;
        let told = page
            .until("a notice about the save", |state| !state.notices.is_empty())
            .await?;
        assert!(
            ["newer-save", "damaged-save"].contains(&told.notices[0].kind.as_str()),
            "{told}"
        );
        expect_kept(page, &newer).await
    });
}

#[test]
fn five_megabytes_of_noise() {
    everywhere("noise", async |page| {
        page.open_blank().await?;
        let size: usize = page.run(NOISE).await?;
        assert!(
            size > 1_000_000,
            "the browser has room for {size} characters only"
        );
        let kept = "return Object.values({ ...localStorage }).some((text) => text.length === arguments[0])";
        page.open(QUERY).await?;
        readable(page, "damaged-save").await?;
        for _ in 0..3 {
            page.play_blindly().await?;
        }
        let kept: bool = page.run_with(kept, vec![size.into()]).await?;
        assert!(kept, "the {size} characters are nowhere any more");
        Ok(())
    });
}

#[test]
fn damaged_totals() {
    everywhere("damaged-totals", async |page| {
        page.open_blank().await?;
        page.store(
            "scopa.totals",
            r#"{"format":"scopa-totals/1","matches":"many"#,
        )
        .await?;
        page.open(QUERY).await?;
        page.finish_deal(&[Manner::Digits]).await?;
        readable(page, "damaged-save").await?;
        expect_kept(page, r#"{"format":"scopa-totals/1","matches":"many"#).await?;
        assert_eq!(page.total("deals").await?, 1);
        Ok(())
    });
}

#[test]
fn blocked_storage() {
    everywhere("blocked-storage", async |page| {
        page.site().before_the_page(BLOCKED);
        page.open(QUERY).await?;
        readable(page, "no-storage").await?;
        plays_on_and_is_told_once(page, "no-storage").await
    });
}

#[test]
fn full_storage() {
    everywhere("full-storage", async |page| {
        page.site()
            .before_the_page(&format!("window.full = true;{FULL}"));
        page.open(QUERY).await?;
        page.play_blindly().await?;
        readable(page, "storage-full").await?;
        plays_on_and_is_told_once(page, "storage-full").await
    });
}

#[test]
fn storage_that_fills_up_in_mid_match() {
    everywhere("storage-fills-up", async |page| {
        page.site().before_the_page(FULL);
        page.open(QUERY).await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let record = page.record().await?;
        page.run::<()>("window.full = true").await?;
        page.play_blindly().await?;
        readable(page, "storage-full").await?;
        page.play_blindly().await?;
        page.until("the player's turn", browser_tests::State::is_my_turn)
            .await?;
        assert_eq!(
            page.record().await?,
            record,
            "what was kept before there was no room"
        );

        page.run::<()>("window.full = false").await?;
        page.play_blindly().await?;
        page.turn().await?;
        assert!(
            page.record().await?.len() > record.len(),
            "kept again as soon as there is room"
        );
        Ok(())
    });
}

#[test]
fn totals_count_a_deal_once() {
    everywhere("totals", async |page| {
        page.open(QUERY).await?;
        let Moment::DealOver(game) = page.finish_deal(&[Manner::Digits, Manner::Tap]).await? else {
            panic!("a match to eleven is over after one deal");
        };
        let scope = u64::from(sheet_of(&game)[0].scope[0]);
        assert_eq!(
            (page.total("deals").await?, page.total("scope").await?),
            (1, scope)
        );
        page.reload().await?;
        page.moment().await?;
        assert_eq!(
            (page.total("deals").await?, page.total("scope").await?),
            (1, scope),
            "after a reload"
        );
        page.act_on("next").await?;
        page.until("the second deal", |state| state.deal == Some(2))
            .await?;
        page.turn().await?;
        page.reload().await?;
        page.turn().await?;
        assert_eq!(
            (page.total("deals").await?, page.total("matches").await?),
            (1, 0),
            "in the second deal"
        );
        page.finish_deal(&[Manner::Digits]).await?;
        assert_eq!(page.total("deals").await?, 2);
        Ok(())
    });
}

/// What the page keeps after two plays.
async fn a_save(page: &Page) -> Outcome<String> {
    page.open(QUERY).await?;
    for _ in 0..2 {
        page.turn().await?;
        page.play_blindly().await?;
    }
    page.turn().await?;
    Ok(page
        .storage()
        .await?
        .remove("scopa.match")
        .expect("the match is kept under scopa.match"))
}

/// With `text` as its save, the page says so, can be played, and keeps the text elsewhere.
async fn set_aside(page: &Page, text: &str, kind: &str) -> Outcome {
    page.open_blank().await?;
    page.store("scopa.match", text).await?;
    page.open(QUERY).await?;
    readable(page, kind).await?;
    expect_kept(page, text).await?;
    let game = page.turn().await?;
    page.play(preferred(&game), Manner::Drag).await?;
    let game = page.turn().await?;
    expect_kept(page, text).await?;

    page.reload().await?;
    page.turn().await?;
    let state = page.state().await?;
    assert!(
        state.told(kind).is_empty(),
        "told again after a reload: {state}"
    );
    assert_eq!(
        page.record().await?,
        game.record().to_string(),
        "the new match after a reload"
    );
    expect_kept(page, text).await
}

async fn readable(page: &Page, kind: &str) -> Outcome<Notice> {
    let state = page
        .until(&format!("the notice {kind}"), |state| {
            !state.told(kind).is_empty()
        })
        .await?;
    let notice = state.told(kind)[0].clone();
    assert!(
        notice.text.split_whitespace().count() >= 4,
        "hardly readable: {notice:?}"
    );
    let role = notice.role.as_deref();
    assert!(
        role.is_some_and(|role| ["status", "alert", "dialog", "alertdialog"].contains(&role)),
        "not announced: {notice:?}"
    );
    Ok(notice)
}

async fn expect_kept(page: &Page, text: &str) -> Outcome {
    let storage = page.storage().await?;
    let kept = storage
        .iter()
        .any(|(key, kept)| key.starts_with("scopa.old") && kept == text);
    let sizes: Vec<_> = storage
        .iter()
        .map(|(key, text)| (key, text.len()))
        .collect();
    assert!(kept, "what was found is not kept; there are {sizes:?}");
    Ok(())
}

/// The match goes on, with the notice and when it has been closed.
async fn plays_on_and_is_told_once(page: &Page, kind: &str) -> Outcome {
    let state = page.play_blindly().await?;
    assert_eq!(state.told(kind).len(), 1, "{state}");
    page.press_on(&format!("[data-notice={kind}] button"))
        .await?;
    page.until("the notice to be closed", |state| {
        state.told(kind).is_empty()
    })
    .await?;
    for _ in 0..4 {
        let state = page.play_blindly().await?;
        assert!(state.told(kind).is_empty(), "told again: {state}");
    }
    Ok(())
}
