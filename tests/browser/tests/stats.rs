//! The statistics: what ended matches add up to, the way back to them, and all of it into a file and back.

use std::collections::BTreeMap;

use browser_tests::{Manner, Moment, Outcome, Page, everywhere, is_searchable};
use scopa::backup::Backup;
use scopa::history::History;
use scopa::{Card, Game, Move};
use serde_json::json;

/// Three short matches, of different games.
const MATCHES: [&str; 3] = [
    "&seed=3&target=2",
    "&seed=4&target=3&preset=cirulla",
    "&seed=5&target=1&level=greedy",
];

/// What the page gives to the player as a file.
const CATCH: &str = r#"
window.files = [];
const address = URL.createObjectURL;
URL.createObjectURL = function (blob) {
  if (blob.type === "application/json") blob.text().then((text) => window.files.push(text));
  return address.call(this, blob);
};
"#;

/// Chooses a file with this text.
const CHOOSE: &str = r#"
const input = document.querySelector("input[name=backup]");
const files = new DataTransfer();
files.items.add(new File([arguments[0]], "scopa.json", { type: "application/json" }));
input.files = files.files;
input.dispatchEvent(new Event("change", { bubbles: true }));
"#;

/// What the page says of the figures, of a point in the table, and of luck.
const FIGURES: &str = r#"
const page = document.querySelector("[data-screen=stats]");
const figures = {};
for (const one of page.querySelectorAll("[data-figure]")) figures[one.dataset.figure] = one.querySelector("dd").firstChild.data.trim();
for (const row of page.querySelectorAll("tr[data-category]")) {
  figures["of " + row.dataset.category] = [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" ");
}
figures.luck = page.querySelector("[data-luck]")?.dataset.luck ?? "";
figures.list = String(page.querySelectorAll(".past li").length);
return figures;
"#;

#[test]
fn three_matches_add_up() {
    everywhere("statistics", async |page| {
        page.site().before_the_page(CATCH);
        page.open_blank().await?;
        page.run::<()>("localStorage.clear()").await?;
        let games = three_matches(page).await?;
        open_stats(page).await?;
        expect_figures(page, &games.iter().collect::<Vec<_>>()).await?;
        page.run::<()>("document.querySelector('details.figures').open = true")
            .await?;
        if is_searchable() {
            page.expect_no_barrier("the statistics").await?;
        }

        // Only one of the games.
        page.run::<()>(
            "const select = document.querySelector('select[name=game]');
             select.selectedIndex = [...select.options].findIndex((option) => option.dataset.value === 'cirulla');
             select.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.find("one match", async || {
            let figures: BTreeMap<String, String> = page.run(FIGURES).await?;
            Ok((figures["list"] == "1")
                .then_some(())
                .ok_or_else(|| format!("{figures:?}")))
        })
        .await?;
        expect_figures(page, &[&games[1]]).await?;

        // Looked at again, from its beginning.
        page.press_on(".past a").await?;
        let state = page
            .until("the match to look at", |state| state.shows("replay"))
            .await?;
        assert_eq!(state.told("bad-link").len(), 0);
        page.expect_nothing_wrong().await
    });
}

#[test]
fn out_into_a_file_and_back() {
    everywhere("backup", async |page| {
        page.site().before_the_page(CATCH);
        page.open_blank().await?;
        page.run::<()>("localStorage.clear()").await?;
        three_matches(page).await?;
        page.open("?speed=0&lang=it&deck=milanesi").await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        open_stats(page).await?;
        let before = page.storage().await?;
        page.act_on("export").await?;
        let file: String = page
            .find("the file", async || {
                let files: Vec<String> = page.run("return window.files").await?;
                Ok(files.into_iter().next().ok_or_else(|| "none".to_owned()))
            })
            .await?;
        let backup = Backup::read(&file).expect("readable");
        let kept: BTreeMap<String, String> = backup.kept().iter().cloned().collect();
        assert_eq!(kept, before);

        // A damaged file changes nothing, and says so.
        for damaged in [
            &file[..file.len() / 2],
            "",
            "{}",
            &file.replace("scopa-save/1", "scopa-save/x"),
        ] {
            page.run_with::<()>(CHOOSE, vec![json!(damaged)]).await?;
            page.find("the refusal", async || {
                let refused: String = page
                    .run("return document.querySelector('[data-refused]').dataset.refused")
                    .await?;
                Ok((refused == "true").then_some(()).ok_or(refused))
            })
            .await?;
            assert_eq!(page.storage().await?, before);
        }

        // Everything goes.
        page.act_on("erase").await?;
        page.until("the question", |state| !state.told("data").is_empty())
            .await?;
        confirm(page).await?;
        assert!(!page.storage().await?.contains_key("scopa.history"));

        // And comes back, to the letter.
        open_stats(page).await?;
        page.run_with::<()>(CHOOSE, vec![json!(file)]).await?;
        page.until("the question", |state| !state.told("data").is_empty())
            .await?;
        confirm(page).await?;
        let mut after = page.storage().await?;
        // Only the tab that writes is another one now.
        let mut before = before;
        for all in [&mut before, &mut after] {
            let save = all.get_mut("scopa.match").expect("a match");
            let mut fields: serde_json::Value = serde_json::from_str(save)?;
            fields["writer"] = json!("");
            fields["seconds"] = json!(0);
            *save = fields.to_string();
        }
        assert_eq!(after, before);
        page.expect_nothing_wrong().await
    });
}

#[test]
fn a_full_storage_lets_the_oldest_go() {
    everywhere("history-full", async |page| {
        // Room for the last match and a little more.
        page.site().before_the_page(
            r#"
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, text) {
              if (key === "scopa.history" && text.length > 700) throw new DOMException("full", "QuotaExceededError");
              return set.call(this, key, text);
            };
            "#,
        );
        page.open_blank().await?;
        page.run::<()>("localStorage.clear()").await?;
        for seed in 1..=6 {
            play(page, &format!("&seed={seed}&target=1")).await?;
        }
        let state = page.state().await?;
        assert_eq!(state.told("forgot").len(), 1, "{state}");
        let kept = history(page).await?;
        let count = kept.matches().len();
        assert!((1..6).contains(&count), "{count}");
        page.expect_nothing_wrong().await
    });
}

/// Says yes, and waits for the page that comes anew. One that is just going answers nothing.
async fn confirm(page: &Page) -> Outcome {
    page.run::<()>("window.old = true").await?;
    page.act_on("confirm-data").await?;
    page.find("the page to come anew", async || {
        let script =
            "return window.old ? 'old' : document.querySelector('[data-screen]') ? 'new' : 'empty'";
        let there: Option<String> = page.run(script).await?;
        Ok((there.as_deref() == Some("new"))
            .then_some(())
            .ok_or(there.unwrap_or_default()))
    })
    .await?;
    page.turn().await?;
    Ok(())
}

async fn three_matches(page: &Page) -> Outcome<Vec<Game>> {
    let mut games = Vec::new();
    for query in MATCHES {
        games.push(play(page, query).await?);
        // A reload does not count it again.
        page.reload().await?;
        page.until("the end again", |state| state.shows("over"))
            .await?;
    }
    assert_eq!(history(page).await?.matches().len(), games.len());
    Ok(games)
}

/// Plays a match to its end, until the page remembers it.
async fn play(page: &Page, query: &str) -> Outcome<Game> {
    page.open(&format!("?speed=0&lang=en{query}")).await?;
    page.turn().await?;
    let game = loop {
        match page.finish_deal(&[Manner::Digits]).await? {
            Moment::MatchOver(game) => break game,
            Moment::DealOver(_) => page.act_on("next").await?,
            Moment::Turn(_) => unreachable!("the deal is finished"),
        }
    };
    let id = game.seed();
    page.find("the match in the history", async || {
        let storage = page.storage().await?;
        let text = storage.get("scopa.history").cloned().unwrap_or_default();
        let known = History::read(&text).is_ok_and(|history| {
            let last = history.matches().last();
            last.is_some_and(|past| {
                scopa::Link::parse(&past.link).is_ok_and(|link| link.record.seed == id)
            })
        });
        Ok(known.then_some(()).ok_or(text))
    })
    .await?;
    Ok(game)
}

async fn history(page: &Page) -> Outcome<History> {
    let storage = page.storage().await?;
    Ok(History::read(&storage["scopa.history"]).expect("a history"))
}

async fn open_stats(page: &Page) -> Outcome {
    if page.state().await?.shows("over") {
        page.open("?speed=0&lang=en&seed=9").await?;
        page.turn().await?;
    }
    page.press(&['m']).await?;
    page.until("the menu", |state| state.offers("stats"))
        .await?;
    page.act_on("stats").await?;
    page.until("the statistics", |state| state.shows("stats"))
        .await?;
    Ok(())
}

/// The figures on the page are those of the matches, counted here from their score sheets.
async fn expect_figures(page: &Page, games: &[&Game]) -> Outcome {
    let figures: BTreeMap<String, String> = page.run(FIGURES).await?;
    let rows = || games.iter().flat_map(|game| game.sheet());
    let deals = rows().count();
    let rate = |points: u32| {
        format!(
            "{}.{:02}",
            hundredths(points, deals) / 100,
            hundredths(points, deals) % 100
        )
    };
    let mine: u32 = rows().map(|row| u32::from(row.score.points(0))).sum();
    let won = games
        .iter()
        .filter(|game| game.outcome().expect("ended").winners == [0])
        .count();
    assert_eq!(figures["matches"], games.len().to_string());
    assert_eq!(figures["won"], won.to_string());
    assert_eq!(figures["points"], rate(mine));
    let scope: u32 = rows().map(|row| u32::from(row.score.scope_count(0))).sum();
    assert_eq!(figures["scope"], scope.to_string());
    let best = rows().map(|row| row.score.points(0)).max().expect("deals");
    assert_eq!(figures["best"], best.to_string());
    for (name, category) in [
        ("of cards", scopa::Category::Cards),
        ("of primiera", scopa::Category::Primiera),
        ("of scope", scopa::Category::Scope),
    ] {
        let of = |side| {
            rows()
                .map(|row| u32::from(row.score.points_of(category, side)))
                .sum()
        };
        let said = figures.get(name).map_or("0.00 0.00", String::as_str);
        assert_eq!(said, format!("{} {}", rate(of(0)), rate(of(1))), "{name}");
    }
    let dealt = games.iter().fold([0, 0], |[mine, others], game| {
        let [m, o] = dealt(game);
        [mine + m, others + o]
    });
    assert_eq!(figures["luck"], format!("{} {}", dealt[0], dealt[1]));
    Ok(())
}

/// How often the seven of coins was in one's own hand, and in another's: whoever played it had it.
fn dealt(game: &Game) -> [usize; 2] {
    let record = game.record();
    let mut again = Game::new(*game.rules(), record.seed, Some(record.first_dealer));
    let mut dealt = [0, 0];
    for (n, moves) in record.deals.iter().enumerate() {
        if n > 0 {
            again.next_deal().expect("as it was");
        }
        for mv in moves {
            let seat = again.to_move().expect("a turn");
            if matches!(mv, Move::Play(play) if play.card == Card::SETTEBELLO) {
                dealt[usize::from(seat != 0)] += 1;
            }
            again.play(*mv).expect("as it was");
        }
    }
    dealt
}

/// So many hundredths of a point in a deal, rounded.
fn hundredths(points: u32, deals: usize) -> u64 {
    (f64::from(points) * 100.0 / deals as f64).round() as u64
}
