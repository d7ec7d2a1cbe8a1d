//! The page in every language: its words come when it is chosen, the game stays, and what does not come is told.

use browser_tests::{Answer, Manner, Outcome, Page, everywhere, is_searchable};
use scopa::explain::Language;
use scopa::{Rules, Ruleset};
use serde::Deserialize;
use serde_json::json;

/// How the page presents itself.
const ROOT: &str = "const { lang, dir, dataset } = document.documentElement; return { lang, dir, update: dataset.newVersion }";

/// Lets the words of German come only when the test says so.
const HELD_BACK: &str = r#"
const plain = window.fetch;
window.fetch = async (...asked) => {
  if (/split_words_de/.test(String(asked[0]))) await new Promise((come) => { window.__let_come = come; });
  return plain(...asked);
};
window.__spoken = [];
const root = document.documentElement;
new MutationObserver(() => {
  if (root.lang !== (window.__spoken.at(-1) ?? "en")) window.__spoken.push(root.lang);
}).observe(root, { attributeFilter: ["lang"] });
"#;

#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Root {
    lang: String,
    dir: String,
    update: String,
}

#[test]
fn every_language_tells_the_rules() {
    everywhere("languages", async |page| {
        let mut said = Vec::new();
        for language in Language::ALL {
            let tag = language.tag();
            page.open(&format!("?preset=cirulla&seed=3&speed=0&lang={tag}"))
                .await?;
            page.turn().await?;
            let root: Root = page.run(ROOT).await?;
            assert_eq!(root.lang, tag);
            assert_eq!(root.dir, if tag == "ar" { "rtl" } else { "ltr" });
            said.push(root.update);
            page.open_from_menu("rules").await?;
            page.expect_told(&preset("cirulla"), language).await?;
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), Language::ALL.len(), "{said:?}");
        Ok(())
    });
}

#[test]
fn another_language_in_mid_game_keeps_the_game() {
    everywhere("language-changed", async |page| {
        page.open("?seed=42&speed=0&lang=en").await?;
        for tag in ["de", "ar", "it", "fr"] {
            page.turn().await?;
            page.play_blindly().await?;
            page.turn().await?;
            let (before, record) = (page.state().await?, page.record().await?);
            choose(page, tag).await?;
            expect_lang(page, tag).await?;
            page.act_on("back").await?;
            page.turn().await?;
            let after = page.state().await?;
            assert_eq!(after.hand(), before.hand());
            assert_eq!(after.table(), before.table());
            assert_ne!(after.zones, before.zones, "called otherwise");
            assert_eq!(page.record().await?, record);
        }
        // It is remembered.
        page.open("?speed=0").await?;
        page.turn().await?;
        expect_lang(page, "fr").await
    });
}

#[test]
fn of_two_languages_the_last_is_spoken() {
    everywhere("language-overtaken", async |page| {
        page.site().before_the_page(HELD_BACK);
        page.open("?seed=42&speed=0&lang=en").await?;
        page.turn().await?;
        choose(page, "de").await?;
        page.find("the words to be asked for", async || {
            let asked: bool = page.run("return !!window.__let_come").await?;
            Ok(if asked {
                Ok(())
            } else {
                Err("not yet".to_owned())
            })
        })
        .await?;
        choose(page, "fr").await?;
        expect_lang(page, "fr").await?;
        // The first come now, and are there when they are asked for.
        page.run::<()>("window.__let_come()").await?;
        for tag in ["es", "de"] {
            choose(page, tag).await?;
            expect_lang(page, tag).await?;
        }
        let spoken: Vec<String> = page.run("return window.__spoken").await?;
        assert_eq!(spoken, ["fr", "es", "de"]);
        page.site().nothing_before_the_page();
        Ok(())
    });
}

#[test]
fn words_that_do_not_come_are_told_of() {
    everywhere("language-missing", async |page| {
        page.site().as_it_is();
        page.pardon("split_words_es");
        page.pardon("404");
        page.pardon("HTTP status");
        page.pardon("TypeError");
        page.site().answer(&part_of(page, "es")?, Answer::Missing);
        page.open("?seed=42&speed=0&lang=es").await?;
        page.until("word of it", |state| !state.told("incomplete").is_empty())
            .await?;
        expect_lang(page, "en").await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        // Asked for again, in vain: what there was stays.
        choose(page, "es").await?;
        choose(page, "it").await?;
        expect_lang(page, "it").await?;
        page.site().answer_plainly();
        choose(page, "es").await?;
        expect_lang(page, "es").await
    });
}

#[test]
fn arabic_has_no_barrier_either() {
    if !is_searchable() {
        return;
    }
    everywhere("arabic-barriers", async |page| {
        page.open("?seed=61&speed=0&lang=ar").await?;
        page.turn().await?;
        page.expect_no_barrier("the table in Arabic").await?;
        for action in ["setup", "rules", "stats", "pad", "settings"] {
            page.open_from_menu(action).await?;
            page.expect_no_barrier(&format!("{action} in Arabic"))
                .await?;
            page.act_on("back").await?;
        }
        page.finish_deal(&[Manner::Digits, Manner::Tap, Manner::Drag])
            .await?;
        page.expect_no_barrier("the count in Arabic").await
    });
}

fn preset(id: &str) -> Ruleset {
    let rules = Rules::preset(id).expect("a preset");
    rules.validate().expect("playable")
}

/// The file with the words of a language.
fn part_of(page: &Page, tag: &str) -> Outcome<String> {
    let start = format!("split_words_{tag}-");
    let names = std::fs::read_dir(page.site().dist())?;
    let mut names = names.filter_map(|file| file.ok()?.file_name().into_string().ok());
    Ok(names.find(|name| name.starts_with(&start)).expect("a part"))
}

async fn choose(page: &Page, tag: &str) -> Outcome {
    if !page.state().await?.shows("settings") {
        page.open_from_menu("settings").await?;
    }
    page.press_on(&format!("[lang={tag}].opt")).await
}

async fn expect_lang(page: &Page, tag: &str) -> Outcome {
    page.find("the language", async || {
        let root: Root = page.run(ROOT).await?;
        let pressed: Option<bool> = page
            .run_with(
                "const button = document.querySelector(`[lang=${arguments[0]}].opt`); return button && button.getAttribute('aria-pressed') === 'true'",
                vec![json!(tag)],
            )
            .await?;
        Ok(if root.lang == tag && pressed != Some(false) {
            Ok(())
        } else {
            Err(format!("{root:?}"))
        })
    })
    .await
}
