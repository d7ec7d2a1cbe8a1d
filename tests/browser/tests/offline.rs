//! Playing without a server, and going over to a new version of the page.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use browser_tests::{Answer, Engine, Failure, Outcome, Page, Release, State, everywhere};
use serde_json::json;

const QUERY: &str = "?offline=1&speed=0&lang=en";

/// Says what there is of service workers once something has been awaited: `await` has no place in a script.
const WORKERS: &str = r#"
window.__seen = window.__seen || {};
(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const names = (await caches.keys()).filter((name) => name.startsWith("scopa "));
  window.__seen = {
    controlled: navigator.serviceWorker.controller !== null,
    active: registration?.active?.state ?? null,
    installing: Boolean(registration?.installing),
    waiting: Boolean(registration?.waiting),
    caches: names,
  };
})();
return window.__seen;
"#;

/// What the page gets when it asks for each of these files.
const FETCH_ALL: &str = r#"
window.__files = null;
Promise.all(arguments[0].map(async (name) => {
  const bytes = new Uint8Array(await (await fetch(name)).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
})).then((all) => { window.__files = all; }, (error) => { window.__files = [String(error)]; });
"#;

/// The languages in the cache.
const KEPT: &str = r#"
(async () => {
  const tags = new Set();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) tags.add(/split_words_([a-z]+)-/.exec(url)?.[1]);
  window.__kept = [...tags].filter(Boolean).sort();
})();
"#;

const UPDATE: &str = "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).catch(() => {})";

#[test]
fn a_match_without_a_server() {
    everywhere("offline", async |page| {
        let Some(release) = first_visit(page).await? else {
            return Ok(());
        };
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let (before, record) = (page.state().await?, page.record().await?);

        page.site().stop();
        again(page).await?;
        page.turn().await?;
        assert_eq!(page.state().await?.cards(), before.cards());
        assert_eq!(page.record().await?, record);
        page.finish_deal(&[browser_tests::Manner::Digits]).await?;
        expect_files(page, &release).await?;

        // Every deck is there, chosen or not, under any address of the page.
        page.open("index.html?offline=1&speed=0&lang=it&deck=milanesi&back=green&seed=5")
            .await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        assert!(page.state().await?.notices.is_empty(), "nothing to tell");
        Ok(())
    });
}

#[test]
fn an_update_in_a_match_waits_for_the_player() {
    everywhere("update-in-match", async |page| {
        let Some(first) = first_visit(page).await? else {
            return Ok(());
        };
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let before = page.state().await?;
        let second = first.next("two")?;
        page.site().publish(&second.dist);
        page.run::<()>(UPDATE).await?;
        let offered = page
            .until("the new version to be offered", |state| {
                !state.told("update").is_empty()
            })
            .await?;
        assert_eq!(offered.cards(), before.cards(), "the match is as it was");
        assert!(offered.told("update")[0].role.is_some(), "said aloud too");
        expect_files(page, &first).await?;
        page.play_blindly().await?;
        page.turn().await?;

        // Not now: the match goes on, over a reload too.
        page.act_on("later").await?;
        page.until("the notice to go", |state| state.told("update").is_empty())
            .await?;
        let (cards, record) = (page.state().await?, page.record().await?);
        again(page).await?;
        page.turn().await?;
        assert_eq!(page.record().await?, record);
        expect_files(page, &first).await?;

        // The offer comes again, and is taken.
        page.until("the offer again", |state| state.offers("update"))
            .await?;
        page.act_on("update").await?;
        expect_version(page, &second).await?;
        page.turn().await?;
        assert_eq!(page.state().await?.cards(), cards.cards(), "the same match");
        assert_eq!(page.record().await?, record);
        expect_files(page, &second).await?;
        page.site().stop();
        again(page).await?;
        page.turn().await?;
        expect_files(page, &second).await
    });
}

#[test]
fn an_update_after_a_match_is_taken_unasked() {
    everywhere("update-after-match", async |page| {
        let Some(first) = first_visit(page).await? else {
            return Ok(());
        };
        page.open("?offline=1&speed=0&lang=en&target=1&seed=3")
            .await?;
        page.turn().await?;
        let second = first.next("three")?;
        page.site().publish(&second.dist);
        page.run::<()>(UPDATE).await?;
        page.until("the offer", |state| state.offers("update"))
            .await?;
        page.act_on("later").await?;
        // The page comes anew as soon as the match is over, so only what can be waited for is looked at.
        loop {
            let state = page
                .until("a turn or the end of a deal", |state| {
                    state.is_my_turn() || state.shows("over") || state.offers("next")
                })
                .await?;
            match state {
                state if state.shows("over") => break,
                state if state.is_my_turn() => drop(page.play_blindly().await?),
                _ => page.act_on("next").await?,
            }
        }
        expect_version(page, &second).await?;
        page.until("the end of the match", |state| state.shows("over"))
            .await?;
        expect_files(page, &second).await
    });
}

#[test]
fn two_windows_change_together_or_not_at_all() {
    everywhere("update-two-windows", async |page| {
        let Some(first) = first_visit(page).await? else {
            return Ok(());
        };
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let (begun, record) = (page.tab().await?, page.record().await?);
        // In the other window a match of its own comes to its end.
        let other = page.new_tab().await?;
        page.open("?offline=1&speed=0&lang=en&target=1&seed=3")
            .await?;
        while let browser_tests::Moment::DealOver(_) =
            page.finish_deal(&[browser_tests::Manner::Digits]).await?
        {
            page.act_on("next").await?;
        }
        let second = first.next("five")?;
        page.site().publish(&second.dist);
        page.run::<()>(UPDATE).await?;
        page.find("the update to wait", async || {
            let seen = workers(page).await?;
            Ok(if seen.waiting {
                Ok(())
            } else {
                Err(format!("{seen:?}"))
            })
        })
        .await?;
        expect_files(page, &first).await?;

        page.look_at(&begun).await?;
        page.until("the offer where a match is played", |state| {
            state.offers("update")
        })
        .await?;
        expect_files(page, &first).await?;
        page.act_on("update").await?;
        expect_version(page, &second).await?;
        page.turn().await?;
        assert_eq!(page.record().await?, record, "the match goes on");
        page.expect_nothing_wrong().await?;
        page.look_at(&other).await?;
        expect_version(page, &second).await?;
        page.until("the end of the other match", |state| state.shows("over"))
            .await?;
        expect_files(page, &second).await
    });
}

#[test]
fn every_language_can_be_chosen_without_a_network() {
    everywhere("offline-language", async |page| {
        let Some(first) = first_visit(page).await? else {
            return Ok(());
        };
        expect_kept(page, &["ar", "de", "es", "fr", "pt"]).await?;
        page.site().stop();
        for tag in ["es", "ar"] {
            page.open(&format!("?offline=1&speed=0&lang={tag}")).await?;
            page.turn().await?;
            expect_lang(page, tag).await?;
        }
        page.expect_nothing_wrong().await?;
        expect_files(page, &first).await
    });
}

#[test]
fn it_can_be_installed() {
    everywhere("installable", async |page| {
        if first_visit(page).await?.is_none() || page.engine() != Engine::Chromium {
            return Ok(());
        }
        let answer = page
            .devtools("Page.getInstallabilityErrors", json!({}))
            .await?;
        // The driver's window is a private one, which is the only thing that may stand in the way.
        let errors: Vec<_> = answer["installabilityErrors"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|error| error["errorId"] != "in-incognito")
            .collect();
        assert!(errors.is_empty(), "{errors:?}");
        Ok(())
    });
}

#[test]
fn a_broken_update_leaves_the_old_version() {
    everywhere("update-broken", async |page| {
        let Some(first) = first_visit(page).await? else {
            return Ok(());
        };
        let second = first.next("four")?;
        let part = (second.files.iter())
            .find(|file| file.starts_with("split_ai-"))
            .expect("the opponent is a part of its own");
        for (file, answer) in [
            (part.as_str(), Answer::Missing),
            ("cards/milanesi.svg", Answer::Half),
            ("ai.js", Answer::Text("from another version".into())),
        ] {
            page.pardon(file);
            page.site().answer(file, answer);
            page.site().publish(&second.dist);
            let asked = page.site().asked_for(file);
            page.run::<()>(UPDATE).await?;
            page.find("the broken update to be given up", async || {
                let seen = workers(page).await?;
                let tried = page.site().asked_for(file) > asked;
                let gone = !seen.installing && !seen.waiting && seen.caches.len() == 1;
                Ok(if tried && gone {
                    Ok(())
                } else {
                    Err(format!("{seen:?}, tried: {tried}"))
                })
            })
            .await?;
            again(page).await?;
            page.turn().await?;
            page.play_blindly().await?;
            page.turn().await?;
            expect_version(page, &first).await?;
            expect_files(page, &first).await?;
            assert!(page.state().await?.told("update").is_empty());
            // Browsers look for updates themselves after they have opened a page. None must find the new version
            // while nothing of it is broken: the old one is served, and whatever they had begun has an end.
            page.site().publish(&first.dist);
            page.run::<()>(&format!("return {UPDATE}.then(() => null)"))
                .await?;
            page.site().answer_plainly();
        }
        page.site().publish(&second.dist);
        // Whole again, it is offered.
        page.run::<()>(UPDATE).await?;
        page.until("the update, whole again", |state| state.offers("update"))
            .await?;
        Ok(())
    });
}

#[test]
fn whoever_works_on_the_page_is_not_served_from_a_cache() {
    everywhere("loopback", async |page| {
        if first_visit(page).await?.is_none() {
            return Ok(());
        }
        page.open("?speed=0&lang=en").await?;
        page.find("the service worker to be gone", async || {
            let seen = workers(page).await?;
            Ok(if seen.active.is_none() && seen.caches.is_empty() {
                Ok(())
            } else {
                Err(format!("{seen:?}"))
            })
        })
        .await?;
        Ok(())
    });
}

#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
struct Workers {
    controlled: bool,
    active: Option<String>,
    installing: bool,
    waiting: bool,
    caches: Vec<String>,
}

async fn workers(page: &Page) -> Outcome<Workers> {
    page.run(WORKERS).await
}

/// Opens the page for the first time and waits until all of it is kept. Nothing where the browser has no service
/// workers for its driver, which is then said.
async fn first_visit(page: &Page) -> Outcome<Option<Release>> {
    page.site().as_it_is();
    page.open(QUERY).await?;
    page.until("the player's turn", State::is_my_turn).await?;
    let there: bool = page.run("return 'serviceWorker' in navigator").await?;
    if !there {
        assert_eq!(page.engine(), Engine::Webkit, "no service workers");
        println!(
            "{}: webkit has no service workers under its driver",
            page.name()
        );
        return Ok(None);
    }
    page.find("the page to be kept", async || {
        let seen = workers(page).await?;
        Ok(if seen.controlled {
            Ok(())
        } else {
            Err(format!("{seen:?}"))
        })
    })
    .await?;
    Ok(Some(Release::of(&page.site().dist())?))
}

/// Loads the page again as a link to it would: Firefox's driver reloads past any service worker.
async fn again(page: &Page) -> Outcome<State> {
    page.expect_nothing_wrong().await?;
    page.open(QUERY).await
}

async fn expect_version(page: &Page, release: &Release) -> Outcome {
    page.find("the version of the page", async || {
        let version = "return document.querySelector('meta[name=scopa-version]').content";
        let shown = page.run::<String>(version).await;
        let seen = workers(page).await.unwrap_or_default();
        let shown = shown.unwrap_or_else(|failure| failure.to_string());
        let alone =
            seen.caches.len() == 1 && seen.caches[0].ends_with(&format!(" {}", release.version));
        Ok(if shown == release.version && alone {
            Ok(())
        } else {
            Err(format!("{shown}, {seen:?}"))
        })
    })
    .await
}

/// The languages whose words are kept.
async fn expect_kept(page: &Page, languages: &[&str]) -> Outcome {
    page.find("the words that are kept", async || {
        page.run::<()>(KEPT).await?;
        let kept: Option<Vec<String>> = page.run("return window.__kept ?? null").await?;
        Ok(if kept.as_deref().is_some_and(|kept| kept == languages) {
            Ok(())
        } else {
            Err(format!("{kept:?}"))
        })
    })
    .await
}

async fn expect_lang(page: &Page, tag: &str) -> Outcome {
    let lang: String = page.run("return document.documentElement.lang").await?;
    assert_eq!(lang, tag);
    Ok(())
}

/// Whatever the page asks for is of this release, to the byte.
async fn expect_files(page: &Page, release: &Release) -> Outcome {
    let kept = &release.files;
    page.run_with::<()>(FETCH_ALL, vec![json!(kept)]).await?;
    let got: Vec<String> = page
        .find("every file", async || {
            let files: Option<Vec<String>> = page.run("return window.__files").await?;
            Ok(files.ok_or_else(|| "not yet".to_owned()))
        })
        .await?;
    assert_eq!(got.len(), kept.len(), "{got:?}");
    for (name, got) in kept.iter().zip(&got) {
        let got = STANDARD
            .decode(got)
            .map_err(|error| Failure::new(error.to_string()))?;
        assert!(got == release.read(name)?, "{name} is of another version");
    }
    Ok(())
}
