//! The game in a page of another origin: by `<scopa-game>`, by messages, and against a page that means harm.

use browser_tests::{Answer, Manner, Moment, Outcome, Page, Site, State, everywhere};
use serde_json::{Value, json};

/// A host that notes all that it is told.
const HOST: &str = r#"<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<style>body{margin:0}scopa-game,iframe{width:900px;height:640px;border:0}</style>
<script>
window.told = [];
window.raw = [];
addEventListener("message", ({ origin, data }) => raw.push({ origin, data }));
for (const name of ["ready", "state", "play", "deal-over", "match-over", "height"]) {
  addEventListener("scopa-" + name, ({ detail }) => told.push({ name, detail }));
}
</script>
BODY
</html>"#;

#[test]
fn a_match_in_another_page() {
    everywhere("embed-element", async |page| {
        let body = "<script src=\"GAMEembed.js\"></script>\
            <scopa-game id=\"game\" lang=\"it\" seed=\"8\" target=\"1\" motion=\"instant\" theme=\"dark\" autoheight></scopa-game>";
        let _host = open_host(page, body).await?;
        let ready = told(page, "ready", 1).await?;
        assert_eq!(ready[0]["lang"], "it");
        assert!(
            ready[0]["version"]
                .as_str()
                .is_some_and(|version| !version.is_empty())
        );
        let from: String = page.run("return raw[0].origin").await?;
        assert!(
            page.site().url("").starts_with(&format!("{from}/")),
            "{from}"
        );
        let own: String = page
            .run("return document.querySelector('iframe').src")
            .await?;
        assert!(
            own.contains("embed=1") && own.contains("host=http"),
            "{own}"
        );

        sit_down(page).await?;
        let game = loop {
            match page.finish_deal(&[Manner::Digits]).await? {
                Moment::MatchOver(game) => break game,
                _ => page.act_on("next").await?,
            }
        };
        page.leave_frame().await?;
        let over = told(page, "match-over", 1).await?;
        assert_eq!(over[0]["totals"], json!(game.totals()));
        let deals = told(page, "deal-over", game.sheet().len()).await?;
        assert_eq!(deals.len(), game.sheet().len(), "{deals:?}");
        assert_eq!(deals[0]["totals"], json!(game.sheet()[0].totals));
        let plays = told(page, "play", 1).await?;
        assert!(plays.len() >= 36, "a line for every play: {plays:?}");
        let states = told(page, "state", 1).await?;
        for phase in ["play", "think"] {
            assert!(
                states.iter().any(|state| state["phase"] == phase),
                "{phase}"
            );
        }
        assert_eq!(states[states.len() - 1]["screen"], "over");
        let heights = told(page, "height", 1).await?;
        let last = &heights[heights.len() - 1]["height"];
        let style: String = page
            .run("return document.querySelector('scopa-game').style.height")
            .await?;
        assert_eq!(
            style,
            format!("{last}px"),
            "the element is as tall as the game asks"
        );
        let scrolls: bool = in_frame(page, "const sheet = document.querySelector('main > .sheet'); return sheet.scrollHeight > sheet.clientHeight + 1").await?;
        assert!(!scrolls, "nothing has to be scrolled at that height");
        Ok(())
    });
}

#[test]
fn a_page_asks_and_the_game_does() {
    everywhere("embed-commands", async |page| {
        let body = "<script src=\"GAMEembed.js\"></script><scopa-game id=\"game\" lang=\"en\" seed=\"3\" motion=\"instant\"></scopa-game>";
        let _host = open_host(page, body).await?;
        told(page, "ready", 1).await?;
        let query = "return location.search";

        page.run::<()>("game.newGame(77)").await?;
        told(page, "ready", 2).await?;
        sit_down(page).await?;
        assert_eq!(page.game().await?.seed(), 77);
        page.play_blindly().await?;
        page.turn().await?;
        let record = page.record().await?;
        page.leave_frame().await?;

        page.run::<()>("game.setLevel('random')").await?;
        told(page, "ready", 3).await?;
        let search: String = in_frame(page, query).await?;
        assert!(
            search.contains("level=random") && search.contains("seed=77"),
            "{search}"
        );
        page.enter_frame().await?;
        page.turn().await?;
        assert_eq!(page.record().await?, record, "the same match goes on");
        page.leave_frame().await?;

        page.run::<()>("game.pause()").await?;
        let paused =
            "return document.body.inert && document.documentElement.hasAttribute('data-paused')";
        wait_in_frame(page, "the game to pause", paused).await?;
        page.run::<()>("game.pause(false)").await?;
        wait_in_frame(page, "the game to go on", "return !document.body.inert").await?;
        page.run::<()>("game.mute()").await?;
        wait_in_frame(page, "silence", "return !!document.querySelector('[data-action=sound] [href=\"#i-mute\"]') && location.search.includes('sound=off')").await?;

        page.run::<()>("game.setRules({ preset: 'classica', target: 21 }, 5)")
            .await?;
        told(page, "ready", 4).await?;
        page.enter_frame().await?;
        page.turn().await?;
        let game = page.game().await?;
        assert_eq!((game.seed(), game.rules().target), (5, 21));
        page.leave_frame().await?;

        // An attribute opens the game anew.
        page.run::<()>("game.setAttribute('lang', 'it')").await?;
        let ready = told(page, "ready", 5).await?;
        assert_eq!(ready[4]["lang"], "it");
        Ok(())
    });
}

/// Ten thousand messages that are no commands, some of them nearly.
const NOISE: &str = r#"
const frame = document.querySelector("iframe").contentWindow;
let state = 1;
const random = (n) => (state = (state * 48271) % 2147483647) % n;
const any = [null, undefined, true, -1, 0, 1.5, NaN, Infinity, 2 ** 60, "", "1", "new", "x".repeat(5000), [], {}, [1, [2]], new Date(0), new Map(), new Uint8Array(9)];
const pick = () => any[random(any.length)];
const types = ["new", "rules", "level", "pause", "mute", "ready", "__proto__", "constructor", "toString", "hasOwnProperty", "reload", ...any];
const near = [
  { scopa: 1, type: "new", seed: -1 }, { scopa: 1, type: "new", seed: "5" }, { scopa: 1, type: "new", seed: 5, then: 1 },
  { scopa: "1", type: "new" }, { scopa: 2, type: "new" }, { scopa: 1, type: ["new"] }, [{ scopa: 1, type: "new" }], JSON.stringify({ scopa: 1, type: "new" }),
  { scopa: 1, type: "rules", rules: [] }, { scopa: 1, type: "rules", rules: { embed: "0" } }, { scopa: 1, type: "rules", rules: { host: "x" } },
  { scopa: 1, type: "rules", rules: { crash: 1 } }, { scopa: 1, type: "rules", rules: { preset: "<script>" } }, { scopa: 1, type: "rules", rules: { preset: {} } },
  { scopa: 1, type: "rules", rules: { "Preset": "x" } }, { scopa: 1, type: "rules", rules: JSON.parse('{"__proto__": 1}') },
  { scopa: 1, type: "level", level: "" }, { scopa: 1, type: "level", level: "a b" }, { scopa: 1, type: "level", level: {} }, { scopa: 1, type: "level" },
  { scopa: 1, type: "pause", on: 1 }, { scopa: 1, type: "pause", on: null }, { scopa: 1, type: "mute", on: "yes" },
];
for (let n = 0; n < 10000; n++) {
  const odd = random(3);
  const message = odd === 0 ? near[random(near.length)] : odd === 1 ? pick() : { scopa: random(2) ? pick() : 7, type: types[random(types.length)], seed: pick(), rules: pick(), level: pick(), on: pick() };
  frame.postMessage(message, "*");
}
frame.postMessage({ scopa: 1, type: "pause", on: true }, "*");
"#;

#[test]
fn ten_thousand_malformed_messages() {
    everywhere("embed-hostile", async |page| {
        let body = "<iframe src=\"GAME?embed=1&seed=3&speed=0&lang=en\" sandbox=\"allow-scripts allow-same-origin\"></iframe>";
        let _host = open_host(page, body).await?;
        page.enter_frame().await?;
        page.turn().await?;
        let (before, record) = (page.state().await?, page.record().await?);
        let address: String = page
            .run("window.__same = true; return location.href")
            .await?;
        page.leave_frame().await?;

        page.run::<()>(NOISE).await?;
        // Messages arrive in order: the last is a command, so all before it have been heard.
        wait_in_frame(page, "the one command", "return document.body.inert").await?;
        page.enter_frame().await?;
        let same: bool = page.run("return window.__same === true").await?;
        assert!(same, "the page has not been loaded again");
        let now: String = page.run("return location.href").await?;
        assert_eq!(now, address);
        assert_eq!(page.record().await?, record);
        assert_eq!(page.state().await?.cards(), before.cards());
        let clean: bool = page
            .run("return !location.search.includes('sound') && ({}).polluted === undefined")
            .await?;
        assert!(clean);
        page.expect_nothing_wrong().await?;
        page.leave_frame().await?;
        page.run::<()>("document.querySelector('iframe').contentWindow.postMessage({ scopa: 1, type: 'pause', on: false }, '*')").await?;
        wait_in_frame(page, "the game to go on", "return !document.body.inert").await?;
        sit_down(page).await?;
        page.play_blindly().await?;
        page.turn().await?;
        page.leave_frame().await
    });
}

#[test]
fn nobody_but_the_page_around_it_is_obeyed() {
    everywhere("embed-strangers", async |page| {
        // A second frame of the host speaks to the first; it comes after it, so that the game is frame 0.
        let body = "<iframe src=\"GAME?embed=1&seed=3&speed=0&lang=en\"></iframe><iframe src=\"stranger.html\"></iframe>";
        let stranger = "<!doctype html><script>setInterval(() => parent.frames[0].postMessage({ scopa: 1, type: 'pause' }, '*'), 20)</script>";
        let host = host_site(page).await?;
        host.answer("stranger.html", Answer::Text(stranger.into()));
        open_on(page, &host, body).await?;
        page.enter_frame().await?;
        page.turn().await?;
        page.run::<()>(
            "window.__heard = 0; addEventListener('message', () => { window.__heard++; })",
        )
        .await?;
        page.find("the stranger's messages", async || {
            let heard: u32 = page.run("return window.__heard").await?;
            Ok(if heard > 5 {
                Ok(())
            } else {
                Err(format!("{heard}"))
            })
        })
        .await?;
        let paused: bool = page.run("return document.body.inert").await?;
        assert!(!paused, "a stranger is not obeyed");
        page.leave_frame().await?;

        // A game for another host neither tells nor obeys this one.
        for part in ["postMessage", "recipient window's origin"] {
            page.pardon(part);
        }
        open_on(page, &host, "<iframe src=\"GAME?embed=1&seed=3&speed=0&lang=en&host=https://example.org\"></iframe>").await?;
        page.enter_frame().await?;
        page.turn().await?;
        page.leave_frame().await?;
        page.run::<()>("document.querySelector('iframe').contentWindow.postMessage({ scopa: 1, type: 'pause' }, '*')").await?;
        sit_down(page).await?;
        page.play_blindly().await?;
        page.turn().await?;
        page.leave_frame().await?;
        let raw: Vec<Value> = page.run("return raw").await?;
        assert!(raw.is_empty(), "told to somebody else: {raw:?}");
        Ok(())
    });
}

const NO_STORAGE: &str = r#"
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no storage here", "SecurityError"); } });
"#;

#[test]
fn without_storage_it_plays_and_tells_once() {
    everywhere("embed-no-storage", async |page| {
        page.site().before_the_page(NO_STORAGE);
        let body = "<script src=\"GAMEembed.js\"></script><scopa-game lang=\"en\" seed=\"3\" motion=\"instant\"></scopa-game>";
        let _host = open_host(page, body).await?;
        told(page, "ready", 1).await?;
        sit_down(page).await?;
        for _ in 0..4 {
            page.until("the player's turn", State::is_my_turn).await?;
            page.play_blindly().await?;
        }
        let state = page.until("the player's turn", State::is_my_turn).await?;
        assert_eq!(state.told("no-storage").len(), 1, "{state}");
        page.leave_frame().await
    });
}

/// The page of a build that shows how it is done.
#[test]
fn the_sample_shows_its_source_and_what_it_is_told() {
    everywhere("embed-sample", async |page| {
        page.go(&page.site().url("embed.html")).await?;
        page.find("the sample to tell", async || {
            let told: String = page
                .run("return document.getElementById('told').textContent")
                .await?;
            Ok(
                if told.contains("scopa-ready") && told.contains("\"phase\":\"play\"") {
                    Ok(())
                } else {
                    Err(told)
                },
            )
        })
        .await?;
        let source: String = page
            .run("return document.getElementById('source').textContent")
            .await?;
        assert!(
            source.contains("<scopa-game") && source.contains(&page.site().url("embed.js")),
            "{source}"
        );
        page.press_on("[data-ask=pause]").await?;
        wait_in_frame(page, "the game to pause", "return document.body.inert").await
    });
}

/// Looks into the frame once it is the player's turn, and presses on nothing there, so that keys go to it.
async fn sit_down(page: &Page) -> Outcome {
    page.enter_frame().await?;
    page.until("the player's turn", State::is_my_turn).await?;
    page.tap_at(page.free_spot().await?).await
}

/// A second server, whose pages are of another origin, and another site too: `localhost` and not its number.
async fn host_site(page: &Page) -> Outcome<Site> {
    let host = Site::start(&page.site().dist()).await?;
    for address in [page.site().url(""), host.url("")] {
        // The host asks for the game from another host, which is the point of it.
        page.pardon(address.trim_end_matches("scopa/"));
    }
    page.pardon("localhost");
    Ok(host)
}

async fn open_host(page: &Page, body: &str) -> Outcome<Site> {
    let host = host_site(page).await?;
    open_on(page, &host, body).await?;
    Ok(host)
}

async fn open_on(page: &Page, host: &Site, body: &str) -> Outcome {
    let body = body.replace("GAME", &page.site().url(""));
    host.answer("host.html", Answer::Text(HOST.replace("BODY", &body)));
    page.go(&host.url("host.html").replace("127.0.0.1", "localhost"))
        .await
}

/// What the host has been told of one kind, once there are so many.
async fn told(page: &Page, name: &str, count: usize) -> Outcome<Vec<Value>> {
    page.find(&format!("{count} times {name}"), async || {
        let told: Vec<Value> = page
            .run_with("return told.filter(({ name }) => name === arguments[0]).map(({ detail }) => detail)", vec![json!(name)])
            .await?;
        Ok(if told.len() >= count { Ok(told) } else { Err(format!("{told:?}")) })
    })
    .await
}

async fn in_frame<T: serde::de::DeserializeOwned>(page: &Page, script: &str) -> Outcome<T> {
    page.enter_frame().await?;
    let answer = page.run(script).await;
    page.leave_frame().await?;
    answer
}

async fn wait_in_frame(page: &Page, what: &str, script: &str) -> Outcome {
    page.find(what, async || {
        let done: bool = in_frame(page, script).await?;
        Ok(if done {
            Ok(())
        } else {
            Err("not yet".to_owned())
        })
    })
    .await
}
