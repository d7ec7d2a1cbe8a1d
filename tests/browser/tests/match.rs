//! A whole match to eleven, through the page alone.

use browser_tests::{Manner, Moment, Outcome, Page, everywhere, preferred, sheet_of};
use scopa::Game;

/// Half of all plays by drag.
const MANNERS: [Manner; 6] = [
    Manner::Drag,
    Manner::Tap,
    Manner::Drag,
    Manner::Digits,
    Manner::Drag,
    Manner::Arrows,
];

/// Keeps what the page says to its worker until `letGo`, over a reload too.
const HOLD: &str = r#"
(() => {
  const post = Worker.prototype.postMessage;
  const held = [];
  Worker.prototype.postMessage = function (...said) {
    if (sessionStorage.getItem("hold")) held.push([this, said]);
    else post.apply(this, said);
  };
  window.letGo = () => {
    sessionStorage.removeItem("hold");
    for (const [worker, said] of held.splice(0)) post.apply(worker, said);
  };
})();
"#;

#[test]
fn a_whole_match() {
    everywhere("whole-match", async |page| {
        page.site().before_the_page(HOLD);
        page.open("?seed=42&speed=0&lang=en").await?;
        let game = play_to_the_end(page).await?;
        assert_eq!(
            page.sheet().await?,
            sheet_of(&game),
            "the score sheet of the whole match"
        );
        assert!(game.outcome().is_some());
        assert!(
            game.totals().iter().any(|&total| total >= 11),
            "{:?}",
            game.totals()
        );

        expect_counted(page, &game).await?;
        page.reload().await?;
        page.until("the end of the match after a reload", |state| {
            state.shows("over")
        })
        .await?;
        assert_eq!(
            page.sheet().await?,
            sheet_of(&game),
            "the score sheet after a reload"
        );
        expect_counted(page, &game).await?;

        page.act_on("new").await?;
        page.until("a new match", |state| {
            state.shows("table") && state.deal == Some(1)
        })
        .await?;
        page.moment().await?;
        expect_counted(page, &game).await?;

        let strays: Vec<_> = page
            .site()
            .requests()
            .into_iter()
            .filter(|path| !path.starts_with("/scopa/"))
            .collect();
        assert!(
            strays.is_empty(),
            "asked for outside the page's own folder: {strays:?}"
        );
        Ok(())
    });
}

async fn play_to_the_end(page: &Page) -> Outcome<Game> {
    let mut played = 0;
    loop {
        match page.moment().await? {
            Moment::Turn(game) => {
                expect_nothing_told(page, &game).await?;
                match played {
                    3 | 29 => reload_at_my_turn(page).await?,
                    _ => {}
                }
                let held = matches!(played, 7 | 22) && game.deal().hand(1).iter().count() > 0;
                if held {
                    page.run::<()>("sessionStorage.setItem('hold', '1')")
                        .await?;
                }
                page.play(preferred(&game), MANNERS[played % MANNERS.len()])
                    .await?;
                if held {
                    reload_while_it_thinks(page).await?;
                }
                played += 1;
            }
            Moment::DealOver(game) => {
                assert_eq!(
                    page.sheet().await?,
                    sheet_of(&game),
                    "the score sheet after deal {}",
                    game.deal_number()
                );
                let next = game.deal_number() + 1;
                page.act_on("next").await?;
                page.until("the next deal", |state| {
                    state.shows("table") && state.deal == Some(next)
                })
                .await?;
            }
            Moment::MatchOver(game) => {
                assert!(
                    played > 40,
                    "a match to eleven is longer than {played} plays"
                );
                return Ok(game);
            }
        }
    }
}

/// Whatever names a card anywhere in the page names one that lies face up.
const NAMED: &str = r#"
const named = new Set();
for (const element of document.querySelectorAll("*")) {
  for (const { value } of element.attributes) if (/^(10|[1-9])[DCSB]$/.test(value)) named.add(value);
}
return [...named];
"#;

async fn expect_nothing_told(page: &Page, game: &Game) -> Outcome {
    let view = game.view(0);
    let open: Vec<String> = (view.hand.iter().chain(view.table.iter()))
        .chain(view.scope.iter().flatten().copied())
        .map(|card| card.to_string())
        .collect();
    let named: Vec<String> = page.run(NAMED).await?;
    assert!(
        named.iter().all(|card| open.contains(card)),
        "the page names {named:?}, face up are {open:?}"
    );
    Ok(())
}

/// Nothing has changed after a reload.
async fn reload_at_my_turn(page: &Page) -> Outcome {
    let (before, record) = (page.state().await?, page.record().await?);
    page.reload().await?;
    page.moment().await?;
    assert_eq!(
        page.state().await?.cards(),
        before.cards(),
        "the table after a reload"
    );
    assert_eq!(page.record().await?, record, "the record after a reload");
    Ok(())
}

/// Nothing has changed after a reload while the opponent is to move, and then it moves once.
async fn reload_while_it_thinks(page: &Page) -> Outcome {
    let before = page
        .until("the opponent's turn", |state| state.is_at("think"))
        .await?;
    let record = page.record().await?;
    page.reload().await?;
    let after = page
        .until("the opponent's turn after a reload", |state| {
            state.is_at("think")
        })
        .await?;
    assert_eq!(after.cards(), before.cards(), "the table after a reload");
    assert_eq!(page.record().await?, record, "the record after a reload");
    page.run::<()>("letGo()").await?;
    page.moment().await?;
    let longer = page.record().await?;
    assert!(
        longer.starts_with(record.trim_end()),
        "{longer}\ndoes not go on from\n{record}"
    );
    Ok(())
}

/// The totals of all matches hold this one, once.
async fn expect_counted(page: &Page, game: &Game) -> Outcome {
    let scope: u64 = sheet_of(game)
        .iter()
        .map(|row| u64::from(row.scope[0]))
        .sum();
    let totals = (
        page.total("matches").await?,
        page.total("deals").await?,
        page.total("scope").await?,
    );
    assert_eq!(
        totals,
        (1, game.sheet().len() as u64, scope),
        "matches, deals and scope of all matches"
    );
    Ok(())
}
