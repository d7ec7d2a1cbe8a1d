//! The page's policy: nothing of the page's own is stopped by it, and whatever comes from elsewhere is.
//!
//! The probe tells of everything that a policy stops, so every other test shows the first half as well.

use std::collections::BTreeSet;

use browser_tests::{Manner, Moment, Outcome, Page, Release, State, everywhere};

/// In the page's own world: what a driver runs may stand above the policy.
const ATTEMPTS: &str = r#"
window.attempt = () => {
  window.done = [];
  const script = document.createElement("script");
  script.textContent = "done.push('inline script')";
  document.body.append(script);
  const image = document.createElement("p");
  image.innerHTML = "<img src='no-such:picture' onerror=\"done.push('handler')\"><a href=\"javascript:done.push('address')\">x</a>";
  document.body.append(image);
  image.querySelector("a").click();
  try { (0, eval)("done.push('eval')"); } catch {}
  try { new Function("done.push('function')")(); } catch {}
  fetch("http://127.0.0.1:9/").then(() => done.push("fetch"), () => {});
  const base = document.createElement("base");
  base.href = "http://127.0.0.1:9/";
  document.head.append(base);
  if (document.baseURI !== location.href) done.push("base");
  base.remove();
  window.attempted = true;
};
"#;

#[test]
fn what_is_injected_does_not_run() {
    everywhere("policy-injected", async |page| {
        page.site().before_the_page(ATTEMPTS);
        page.open("?seed=1&speed=0&lang=en").await?;
        page.until("the player's turn", State::is_my_turn).await?;
        page.expect_nothing_wrong().await?;
        for part in [
            "against the policy",
            "Content Security Policy",
            "Content-Security-Policy",
            "no-such:picture",
            "127.0.0.1:9/",
        ] {
            page.pardon(part);
        }
        // From a task of the page's own: what a driver calls itself may do more.
        page.run::<()>("setTimeout(attempt)").await?;
        page.find("the attempts", async || {
            let done: bool = page.run("return window.attempted === true").await?;
            Ok(if done {
                Ok(())
            } else {
                Err("not yet".to_owned())
            })
        })
        .await?;
        page.play_blindly().await?;
        page.until("the player's turn again", State::is_my_turn)
            .await?;
        let done: Vec<String> = page.run("return window.done").await?;
        assert!(done.is_empty(), "the policy let through: {done:?}");
        // Elsewhere is asked only by the attempts, which the server's own watch reports.
        let _ = page.site().elsewhere();
        Ok(())
    });
}

#[test]
fn a_full_session_asks_for_the_pages_own_files_alone() {
    everywhere("policy-requests", async |page| {
        page.open("?seed=8&target=1&speed=0&lang=it").await?;
        play_a_match(page).await?;
        for query in [
            "?seed=9&speed=0&lang=en&deck=milanesi&back=red&theme=dark",
            "?seed=9&speed=0&deck=numerica&back=plain&theme=light&embed=1",
            "?seed=10&motion=normal",
        ] {
            page.open(query).await?;
            page.until("the player's turn", State::is_my_turn).await?;
            page.play_blindly().await?;
            page.until("the player's turn again", State::is_my_turn)
                .await?;
            page.expect_nothing_wrong().await?;
        }
        let said: String = page
            .run("return document.querySelector('meta[http-equiv]').content")
            .await?;
        let headers = std::fs::read_to_string(page.site().dist().join("_headers"))?;
        assert_eq!(
            headers
                .matches(&format!("Content-Security-Policy: {said}\n"))
                .count(),
            2,
            "a host that reads _headers says the same as the page: {headers}"
        );
        let release = Release::of(&page.site().dist())?;
        // Firefox asks for the picture of a shortcut without being told to make one.
        let icon = "apple-touch-icon.png".to_owned();
        let known: BTreeSet<_> = (release.files.iter().chain([&icon]))
            .map(|name| format!("/scopa/{}", name.replace("./", "index.html")))
            .collect();
        let asked: BTreeSet<_> = page.site().requests().into_iter().collect();
        println!("{}: asked for {asked:?}", page.engine());
        let strange: Vec<_> = asked.difference(&known).collect();
        assert!(strange.is_empty(), "no files of the page: {strange:?}");
        Ok(())
    });
}

async fn play_a_match(page: &Page) -> Outcome {
    loop {
        match page.finish_deal(&[Manner::Digits, Manner::Tap]).await? {
            Moment::MatchOver(_) => return Ok(()),
            _ => page.act_on("next").await?,
        }
    }
}
