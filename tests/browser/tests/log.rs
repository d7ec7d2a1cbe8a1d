//! Whoever only hears the log knows the whole deal: the sentences are read back into plays, and these are held against
//! what the page has kept.

use browser_tests::{Failure, Manner, Moment, Outcome, Page, everywhere};
use scopa::{Card, Cards, Event, Game, Rank, Seat, Side, Suit};

const RANKS: [&str; 10] = [
    "ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king",
];
const SUITS: [(&str, Suit); 4] = [
    ("coins", Suit::Denari),
    ("cups", Suit::Coppe),
    ("swords", Suit::Spade),
    ("clubs", Suit::Bastoni),
];
const NAMES: [&str; 6] = ["You", "Gennaro", "Nunzia", "Ciro", "Totò", "Peppe"];

const LINES: &str =
    "return [...document.querySelectorAll('[role=log] > *')].map((line) => line.textContent)";

/// What a sentence says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Told {
    Deal(String),
    Redeal,
    Table(Cards),
    More(u8),
    Laid(Seat, Card),
    Took(Seat, Card, Cards),
    Scopa,
    Rest(Seat, usize),
    Points(Vec<(String, i32)>, Vec<(String, i32)>),
}

#[test]
fn the_log_of_two_tells_the_deal() {
    told(
        "log-of-two",
        "?seed=51&speed=0&lang=en",
        &["You", "Gennaro"],
    );
}

#[test]
fn the_log_of_four_tells_the_deal() {
    told(
        "log-of-four",
        "?preset=coppie&seed=52&speed=0&lang=en",
        &["We", "They"],
    );
}

#[test]
fn the_log_of_a_table_swept_by_aces() {
    told(
        "log-of-aces",
        "?preset=assi&seed=53&speed=0&lang=en",
        &["You", "Gennaro"],
    );
}

fn told(name: &str, query: &str, sides: &[&str]) {
    everywhere(name, async |page| {
        page.open(query).await?;
        // The second deal's log is its own.
        for deal in 1..=2 {
            let game = match page.finish_deal(&[Manner::Digits]).await? {
                Moment::Turn(game) | Moment::DealOver(game) | Moment::MatchOver(game) => game,
            };
            expect_told(page, &game, sides)
                .await
                .map_err(|failure| failure.during(&format!("deal {deal}")))?;
            if game.outcome().is_some() {
                break;
            }
            page.act_on("next").await?;
            page.until("the next deal", |state| {
                state.shows("table") && state.deal == Some(deal + 1)
            })
            .await?;
        }
        Ok(())
    });
}

#[test]
fn the_log_is_told_again_after_a_reload_and_after_taking_back() {
    everywhere("log-again", async |page| {
        page.open("?seed=54&speed=0&lang=en").await?;
        for _ in 0..2 {
            let game = page.turn().await?;
            page.play(browser_tests::preferred(&game), Manner::Digits)
                .await?;
        }
        page.turn().await?;
        let before = lines(page).await?;
        page.reload().await?;
        page.turn().await?;
        page.find("the log after a reload", async || {
            let after = lines(page).await?;
            Ok(if after == before {
                Ok(())
            } else {
                Err(format!("{after:#?}, before {before:#?}"))
            })
        })
        .await?;
        page.press(&['u']).await?;
        page.find("the log after taking back", async || {
            let (after, game) = (lines(page).await?, page.game().await?);
            let plays = after
                .iter()
                .filter_map(|line| read(line).ok())
                .filter(|told| matches!(told, Told::Laid(..) | Told::Took(..)))
                .count();
            Ok(if plays == game.history().len() && plays < 4 {
                Ok(())
            } else {
                Err(format!("{after:#?}"))
            })
        })
        .await?;
        let game = page.finish_deal(&[Manner::Digits]).await?.into_game();
        expect_told(page, &game, &["You", "Gennaro"]).await
    });
}

async fn lines(page: &Page) -> Outcome<Vec<String>> {
    page.run(LINES).await
}

/// The log tells the deal that has just been counted, and nothing else.
async fn expect_told(page: &Page, game: &Game, sides: &[&str]) -> Outcome {
    let lines = page
        .find("the points in the log", async || {
            let lines = lines(page).await?;
            let counted = lines
                .last()
                .is_some_and(|line| line.starts_with("The deal:"));
            Ok(if counted {
                Ok(lines)
            } else {
                Err(format!("{lines:#?}"))
            })
        })
        .await?;
    let told = lines
        .iter()
        .map(|line| read(line))
        .collect::<Outcome<Vec<_>>>()
        .map_err(|failure| failure.during(&format!("reading {lines:#?}")))?;
    let happened = happened(game, sides);
    for (nth, (told, happened)) in told.iter().zip(&happened).enumerate() {
        assert_eq!(told, happened, "sentence {} of {lines:#?}", nth + 1);
    }
    assert_eq!(told.len(), happened.len(), "{lines:#?}");
    // With the sentences alone, the cards come out: every side's pile, and at the end nothing on the table.
    let mut table = Cards::EMPTY;
    let mut piles = vec![Cards::EMPTY; usize::from(game.rules().sides_count())];
    let mut pile =
        |seat: Seat, cards: Cards| piles[usize::from(game.rules().side_of(seat))] |= cards;
    for told in &told {
        match *told {
            Told::Table(cards) => table = cards,
            Told::Laid(_, card) => table = table.with(card),
            Told::Took(seat, card, taken) => {
                assert!(
                    taken.is_subset(table),
                    "{card} takes {taken}, there is {table}"
                );
                table -= taken;
                pile(seat, taken.with(card));
            }
            Told::Rest(seat, count) => {
                assert_eq!(
                    count,
                    table.len(),
                    "the last cards of the table are {table}"
                );
                pile(seat, table);
                table = Cards::EMPTY;
            }
            _ => {}
        }
    }
    for (side, pile) in piles.iter().enumerate() {
        assert_eq!(
            *pile,
            game.deal().pile(side as Side),
            "what side {side} has captured"
        );
    }
    assert_eq!(table, game.deal().table());
    Ok(())
}

/// The deal as the engine has it.
fn happened(game: &Game, sides: &[&str]) -> Vec<Told> {
    let mut told = Vec::new();
    let turns = game.history().iter().flat_map(|turn| &turn.events);
    for event in game.opening().iter().chain(turns) {
        match *event {
            Event::Redeal { .. } => told.push(Told::Redeal),
            Event::Dealt {
                round: 1, table, ..
            } => {
                let number = ["First", "Second", "Third"][game.deal_number() as usize - 1];
                told.push(Told::Deal(number.to_owned()));
                if !table.is_empty() {
                    told.push(Told::Table(table));
                }
            }
            Event::Dealt { hands, .. } => told.push(Told::More(hands)),
            Event::Laid { seat, card } => told.push(Told::Laid(seat, card)),
            Event::Captured {
                seat,
                card,
                taken,
                scopa,
            } => {
                told.push(Told::Took(seat, card, taken));
                if scopa {
                    told.push(Told::Scopa);
                }
            }
            Event::Leftovers {
                seat: Some(seat),
                cards,
            } if !cards.is_empty() => told.push(Told::Rest(seat, cards.len())),
            _ => {}
        }
    }
    let row = game.sheet().last().expect("the deal is counted");
    let standing = |points: &dyn Fn(Side) -> i32| {
        sides
            .iter()
            .enumerate()
            .map(|(side, name)| ((*name).to_owned(), points(side as Side)))
            .collect::<Vec<_>>()
    };
    told.push(Told::Points(
        standing(&|side| row.score.points(side).into()),
        standing(&|side| row.totals[usize::from(side)]),
    ));
    told
}

fn read(line: &str) -> Outcome<Told> {
    let unknown = || Failure::new(format!("what does this say: {line:?}"));
    let Some(words) = line.strip_suffix(['.', '!']) else {
        return Err(unknown());
    };
    if line == "Scopa!" {
        return Ok(Told::Scopa);
    }
    if line == "The opening table is void: the cards are dealt again." {
        return Ok(Told::Redeal);
    }
    if let Some(number) = words.strip_suffix(" deal") {
        return Ok(Told::Deal(number.to_owned()));
    }
    if let Some(cards) = words.strip_prefix("On the table: ") {
        return Ok(Told::Table(cards_of(cards)?));
    }
    if let Some(count) = words
        .strip_suffix(" cards more each")
        .or_else(|| words.strip_suffix(" card more each"))
    {
        return Ok(Told::More(count.parse()?));
    }
    if let Some(points) = words.strip_prefix("The deal: ") {
        let (deal, totals) = points.split_once(". In all: ").ok_or_else(unknown)?;
        return Ok(Told::Points(standing(deal)?, standing(totals)?));
    }
    let (who, rest) = words.split_once(' ').ok_or_else(unknown)?;
    let seat = NAMES
        .iter()
        .position(|name| *name == who)
        .ok_or_else(unknown)? as Seat;
    let (verb, rest) = rest.split_once(' ').ok_or_else(unknown)?;
    match (verb, who == "You") {
        ("lay", true) | ("lays", false) => Ok(Told::Laid(seat, card_of(rest)?)),
        ("take", true) | ("takes", false) => {
            if let Some(count) = rest.strip_prefix("the last ").and_then(|rest| {
                rest.strip_suffix(" cards of the table")
                    .or_else(|| rest.strip_suffix(" card of the table"))
            }) {
                return Ok(Told::Rest(seat, count.parse()?));
            }
            let (taken, card) = rest.rsplit_once(" with ").ok_or_else(unknown)?;
            let taken = if taken == "itself" {
                Cards::EMPTY
            } else {
                cards_of(taken)?
            };
            Ok(Told::Took(seat, card_of(card)?, taken))
        }
        _ => Err(unknown()),
    }
}

fn standing(text: &str) -> Outcome<Vec<(String, i32)>> {
    text.split(", ")
        .map(|part| {
            let (name, points) = part
                .rsplit_once(' ')
                .ok_or_else(|| Failure::new(format!("no points: {part:?}")))?;
            Ok((name.to_owned(), points.parse()?))
        })
        .collect()
}

fn cards_of(text: &str) -> Outcome<Cards> {
    let mut cards = Cards::EMPTY;
    for name in text.split(", ").flat_map(|part| part.split(" and ")) {
        let card = card_of(name)?;
        assert!(!cards.contains(card), "{card} twice in {text:?}");
        cards = cards.with(card);
    }
    Ok(cards)
}

fn card_of(text: &str) -> Outcome<Card> {
    let unknown = || Failure::new(format!("no card: {text:?}"));
    let name = text.strip_prefix("the ").unwrap_or(text);
    let (rank, suit) = name.split_once(" of ").ok_or_else(unknown)?;
    let rank = RANKS
        .iter()
        .position(|name| *name == rank)
        .ok_or_else(unknown)?;
    let (_, suit) = SUITS
        .iter()
        .find(|(name, _)| *name == suit)
        .ok_or_else(unknown)?;
    let rank = Rank::new(rank as u8 + 1).ok_or_else(unknown)?;
    Ok(Card::new(rank, *suit))
}

#[test]
fn sentences_are_read() {
    let card = |text: &str| text.parse::<Card>().expect("a card");
    assert_eq!(
        read("Gennaro takes the ace of coins and the six of cups with the seven of swords.")
            .expect("read"),
        Told::Took(1, card("7S"), Cards::from(card("1D")).with(card("6C")))
    );
    assert_eq!(
        read("You take the last 3 cards of the table.").expect("read"),
        Told::Rest(0, 3)
    );
    assert!(read("You look at the table.").is_err());
}
