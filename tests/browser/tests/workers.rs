//! Several workers of one opponent: who is asked, what of, and what becomes of the answers.

use std::time::Instant;

use browser_tests::{Failure, Outcome, PATIENCE, Page, State, everywhere};
use scopa::ai::{Analysis, Answer, Question, Unit, Valued};
use scopa::{Game, Move, View};
use serde::Deserialize;
use serde_json::{Value, json};

const MASTER: &str = "?seed=7&speed=0&lang=en&level=master";

/// A device with four processors, of which three are not the page's.
const FOUR: &str = r#"Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });"#;
const LITTLE_MEMORY: &str = r#"Object.defineProperty(navigator, "deviceMemory", { value: 1 });"#;

/// Remembers the workers, and all that each was told.
const REMEMBER: &str = r#"
window.workers = [];
window.Worker = class extends Worker {
  constructor(...from) { super(...from); this.told = []; workers.push(this); }
  postMessage(...said) {
    this.told.push(typeof said[0] === "string" ? said[0] : Object.keys(said[0]).sort().join());
    super.postMessage(...said);
  }
};
"#;

/// Workers that answer when and what the test says.
const PUPPETS: &str = r#"
window.workers = [];
window.Worker = class {
  constructor() { this.open = []; this.ended = false; workers.push(this); }
  postMessage(said) {
    if (typeof said === "string") this.open.push(said);
    else setTimeout(() => this.onmessage({ data: "ready" }));
  }
  answer(data) { this.open.shift(); this.onmessage({ data }); }
  terminate() { this.ended = true; }
};
"#;

/// Draws nothing while `window.hidden`, as a page in a hidden tab.
const CURTAIN: &str = r#"
{
  const draw = window.requestAnimationFrame.bind(window);
  const frames = [];
  window.requestAnimationFrame = (act) => (window.hidden ? frames.push(act) : draw(act));
  window.comeBack = () => { window.hidden = false; for (const act of frames.splice(0)) draw(act); };
}
"#;

/// A question that a worker has not answered.
#[derive(Debug, Deserialize)]
struct Open {
    worker: usize,
    text: String,
}

impl Open {
    fn question(&self) -> Question {
        Question::read(&self.text).expect("a question")
    }

    /// The answer that tried the legal moves so often.
    fn answer(&self, playouts: &[u32]) -> String {
        let question = self.question();
        let legal = question.view.legal_moves();
        let moves: Vec<Valued> = (legal.iter().enumerate())
            .map(|(at, mv)| Valued {
                mv,
                value: -0.25,
                error: 0.5,
                playouts: playouts.get(at).copied().unwrap_or_default(),
            })
            .collect();
        let best = moves.iter().max_by_key(|valued| valued.playouts);
        let choice = best.expect("a legal move").mv;
        let analysis = Analysis {
            choice,
            unit: Unit::Points,
            exact: false,
            moves,
        };
        Answer {
            id: question.id,
            analysis: Some(analysis),
        }
        .write()
    }
}

#[test]
fn what_all_found_out_decides() {
    everywhere("workers-join", async |page| {
        let asked = three_asked(page).await?;
        let questions: Vec<Question> = asked.iter().map(Open::question).collect();
        let (first, others) = questions.split_first().expect("questions");
        for other in others {
            assert_eq!((first.id, &first.view), (other.id, &other.view));
            assert_ne!(first.seed, other.seed);
        }
        // The first move is the first worker's choice, the second that of all together.
        give(page, &asked, &[&[10, 9], &[9, 10], &[0, 10]]).await?;
        expect_played(page, first.view.legal_moves().get(1)).await?;
        expect_quiet(page).await
    });
}

#[test]
fn nobody_waits_for_one_that_is_silent() {
    everywhere("workers-silent", async |page| {
        let asked = three_asked(page).await?;
        give(page, &asked[..2], &[&[10, 9], &[0, 9]]).await?;
        expect_played(page, asked[0].question().view.legal_moves().get(1)).await?;

        // It is left in peace until it has answered, and what it answers then is of no use.
        let next = until_asked(page, 2, &[2]).await?;
        assert_eq!((next[0].worker, next[1].worker), (0, 1));
        let record = page.record().await?;
        give(page, &asked[2..], &[&[10]]).await?;
        assert!(page.state().await?.is_at("think"), "still to be answered");
        assert_eq!(page.record().await?, record);
        give(page, &next, &[&[10], &[10]]).await?;
        until_asked(page, 3, &[]).await?;
        expect_quiet(page).await
    });
}

#[test]
fn one_that_breaks_is_done_without() {
    everywhere("workers-break", async |page| {
        let asked = three_asked(page).await?;
        break_them(page, &[1]).await?;
        give(page, &asked[..1], &[&[0, 10]]).await?;
        give(page, &asked[2..], &[&[9, 0]]).await?;
        expect_played(page, asked[0].question().view.legal_moves().get(1)).await?;
        let next = until_asked(page, 2, &[1]).await?;
        assert_eq!((next[0].worker, next[1].worker), (0, 2));
        expect_quiet(page).await?;

        // Nonsense is no answer either.
        page.run::<()>("workers[0].answer('nonsense')").await?;
        give(page, &next[1..], &[&[10]]).await?;
        page.until("the player's turn", State::is_my_turn).await?;
        assert_eq!(count(page).await?, 3, "nobody is replaced");
        expect_quiet(page).await?;

        // When all have failed, one more is tried, and then the page itself.
        until_asked(page, 1, &[0, 1]).await?;
        break_them(page, &[2]).await?;
        let last = until_asked(page, 1, &[0, 1, 2]).await?;
        assert_eq!(last[0].worker, 3);
        break_them(page, &[3]).await?;
        page.until("the notice worker", |state| {
            !state.told("worker").is_empty() && state.is_my_turn()
        })
        .await?;
        page.play_blindly().await?;
        page.until("the player's turn", State::is_my_turn).await?;
        assert_eq!(count(page).await?, 4, "no more are started");
        Ok(())
    });
}

#[test]
fn what_is_taken_back_is_not_thought_about() {
    everywhere("workers-forget", async |page| {
        let asked = three_asked(page).await?;
        page.press(&['u']).await?;
        let game = page.turn().await?;
        let before = game.history().len();
        give(page, &asked, &[&[10], &[10], &[10]]).await?;
        assert_eq!(page.turn().await?.history().len(), before);
        page.play_blindly().await?;
        until_asked(page, 3, &[]).await?;
        expect_quiet(page).await
    });
}

#[test]
fn a_page_that_is_hidden_does_not_think() {
    everywhere("workers-hidden", async |page| {
        page.site().before_the_page(CURTAIN);
        let asked = three_asked(page).await?;
        give(page, &asked, &[&[10], &[10], &[10]]).await?;
        page.turn().await?;
        page.run::<()>("window.hidden = true").await?;
        page.play_blindly().await?;
        page.until("the opponent's turn", |state| state.is_at("think"))
            .await?;
        let turns = "const done = arguments[arguments.length - 1]; let left = 20; \
                     const turn = () => (left-- ? setTimeout(turn) : done(workers.reduce((sum, { open }) => sum + open.length, 0)));\
                     turn();";
        let asked: usize = page.run_async(turns).await?;
        assert_eq!(asked, 0, "asked while nobody looks");
        page.run::<()>("comeBack()").await?;
        let asked = until_asked(page, 3, &[]).await?;
        give(page, &asked, &[&[10], &[10], &[10]]).await?;
        page.turn().await?;
        expect_quiet(page).await
    });
}

#[test]
fn all_of_them_know_what_the_seat_knows() {
    everywhere("workers-wire", async |page| {
        page.site().before_the_page(FOUR);
        page.site().before_the_page(REMEMBER);
        page.open("?preset=coppie&seed=5&speed=0&lang=en&level=master")
            .await?;
        let end = Instant::now() + PATIENCE;
        let (game, told) = loop {
            let game = page.turn().await?;
            let told: Vec<Vec<String>> = page.run("return workers.map(({ told }) => told)").await?;
            if told.len() == 3 && told.iter().all(|told| told.len() > 1) {
                break (game, told);
            }
            if Instant::now() > end {
                return Err(Failure::new(format!("not all are asked: {told:?}")));
            }
            page.play_blindly().await?;
        };
        let views = views(&game);
        for (worker, told) in told.iter().enumerate() {
            assert_eq!(told[0], "program,script", "worker {worker}");
            for text in &told[1..] {
                let question = Question::read(text).expect("a question");
                assert_eq!(question.write(), *text, "and nothing else");
                assert!(views.contains(&question.view), "worker {worker}: {text}");
            }
        }
        expect_quiet(page).await
    });
}

#[test]
fn one_does_where_more_are_of_no_use() {
    everywhere("workers-one", async |page| {
        page.site().before_the_page(FOUR);
        page.site().before_the_page(REMEMBER);
        for level in ["beginner", "counter", "expert"] {
            plays_with_one(page, level).await?;
        }
        page.site().before_the_page(LITTLE_MEMORY);
        plays_with_one(page, "master").await
    });
}

async fn plays_with_one(page: &Page, level: &str) -> Outcome {
    page.open(&format!("?seed=9&speed=0&lang=en&level={level}"))
        .await?;
    for _ in 0..3 {
        page.turn().await?;
        page.play_blindly().await?;
    }
    page.turn().await?;
    assert_eq!(count(page).await?, 1, "{level}");
    expect_quiet(page).await
}

/// What whoever moved saw before each move, one's own aside.
fn views(game: &Game) -> Vec<View> {
    let mut before = Game::new(*game.rules(), game.seed(), Some(game.first_dealer()));
    let mut views = Vec::new();
    for turn in game.history() {
        if turn.seat != 0 {
            views.push(before.view(turn.seat));
        }
        before.play(turn.mv).expect("a move that was made");
    }
    views
}

/// A match in which three workers have been asked the same.
async fn three_asked(page: &Page) -> Outcome<Vec<Open>> {
    page.site().before_the_page(FOUR);
    page.site().before_the_page(PUPPETS);
    page.open(MASTER).await?;
    until_asked(page, 3, &[]).await
}

/// Plays on until so many have been asked at once, those that are left out aside.
async fn until_asked(page: &Page, many: usize, without: &[usize]) -> Outcome<Vec<Open>> {
    let end = Instant::now() + PATIENCE;
    loop {
        let open: Vec<Open> = page
            .run("return workers.flatMap(({ open }, worker) => open.map((text) => ({ worker, text })))")
            .await?;
        let open: Vec<Open> = (open.into_iter())
            .filter(|open| !without.contains(&open.worker))
            .collect();
        let state = page.state().await?;
        if open.len() == many && state.is_at("think") {
            return Ok(open);
        }
        if Instant::now() > end {
            return Err(Failure::new(format!(
                "{many} to be asked; instead {open:?}: {state}"
            )));
        }
        if !open.is_empty() {
            let first: Vec<&[u32]> = open.iter().map(|_| &[1][..]).collect();
            give(page, &open, &first).await?;
        } else if state.is_my_turn() {
            page.play_blindly().await?;
        }
    }
}

/// Lets workers answer at once, one after the other, having tried the legal moves so often.
async fn give(page: &Page, open: &[Open], playouts: &[&[u32]]) -> Outcome {
    let answers = (open.iter().zip(playouts))
        .map(|(open, playouts)| json!([open.worker, open.answer(playouts)]))
        .collect();
    let give = "for (const [worker, answer] of arguments[0]) workers[worker].answer(answer)";
    page.run_with(give, vec![Value::Array(answers)]).await
}

async fn break_them(page: &Page, workers: &[usize]) -> Outcome {
    let end = "for (const worker of arguments[0]) workers[worker].onerror({})";
    page.run_with(end, vec![json!(workers)]).await
}

/// The opponent's last move was this one.
async fn expect_played(page: &Page, mv: Option<Move>) -> Outcome {
    let game = page.turn().await?;
    let theirs = game.history().iter().rev().find(|turn| turn.seat != 0);
    assert_eq!(theirs.map(|turn| turn.mv), mv);
    Ok(())
}

async fn expect_quiet(page: &Page) -> Outcome {
    let state = page.state().await?;
    assert!(state.notices.is_empty(), "{state}");
    Ok(())
}

async fn count(page: &Page) -> Outcome<usize> {
    page.run("return workers.length").await
}
