//! The whole game as one file, opened from the disk.

use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::{Manner, Moment, State, everywhere};

#[test]
fn a_match_from_a_file() {
    everywhere("single", async |page| {
        let address = format!("file://{}", file().display());
        page.go(&format!("{address}?seed=8&target=1&speed=0&lang=en"))
            .await?;
        page.until("the player's turn", State::is_my_turn).await?;
        page.find("the cards to have their pictures", async || {
            let blank: usize = page
                .run("return [...document.querySelectorAll('[data-zone=table] img')].filter((img) => !img.complete || img.naturalWidth === 0).length")
                .await?;
            Ok(if blank == 0 {
                Ok(())
            } else {
                Err(format!("{blank} have none"))
            })
        })
        .await?;

        let end = loop {
            match page.finish_deal(&[Manner::Drag, Manner::Digits]).await? {
                Moment::MatchOver(game) => break game,
                Moment::DealOver(_) => page.act_on("next").await?,
                Moment::Turn(_) => unreachable!("the deal is finished"),
            }
        };
        assert!(end.outcome().is_some());
        let state = page.state().await?;
        assert!(state.notices.is_empty(), "the worker played: {state}");

        // Other decks lie in the file too, and the match is kept where the browser keeps anything.
        page.go(&format!(
            "{address}?speed=0&lang=it&deck=milanesi&back=green&theme=dark"
        ))
        .await?;
        page.turn().await?;
        page.play_blindly().await?;
        page.turn().await?;
        let record = page.record().await?;
        page.reload().await?;
        page.turn().await?;
        assert_eq!(page.record().await?, record, "kept over a reload");
        assert!(page.state().await?.notices.is_empty());
        assert!(page.site().requests().is_empty(), "nobody was asked");
        Ok(())
    });
}

/// A device with four processors, and what its workers answer.
const FOUR: &str = r#"<script>
Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
window.workers = [];
window.Worker = class extends Worker {
  constructor(...from) {
    super(...from);
    this.said = [];
    this.addEventListener("message", ({ data }) => this.said.push(data));
    workers.push(this);
  }
};
</script>"#;

#[test]
fn several_workers_from_a_file() {
    everywhere("single-workers", async |page| {
        let text = fs::read_to_string(file())?;
        let (before, after) = text.split_once("<head>").expect("a head");
        let copy = std::env::temp_dir().join(format!("scopa-{}.html", std::process::id()));
        fs::write(&copy, format!("{before}<head>{FOUR}{after}"))?;
        page.go(&format!(
            "file://{}?seed=8&level=master&speed=0&lang=en",
            copy.display()
        ))
        .await?;
        loop {
            page.turn().await?;
            let said: Vec<usize> = page
                .run("return workers.map(({ said }) => said.length)")
                .await?;
            // That it is ready, and an answer.
            if said.len() == 3 && said.iter().all(|said| *said > 1) {
                break;
            }
            page.play_blindly().await?;
        }
        assert!(page.state().await?.notices.is_empty());
        fs::remove_file(&copy)?;
        Ok(())
    });
}

fn file() -> PathBuf {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist-single/scopa.html");
    let file = std::env::var_os("SCOPA_SINGLE").map_or(usual, PathBuf::from);
    file.canonicalize()
        .expect("cargo xtask single makes dist-single/scopa.html")
}
