//! The log: every event in words of the game.

use scopa::{Event, Game, Seat};

use super::session::Session;

/// A sentence for each event that is worth one.
pub fn lines(session: &Session, events: &[Event]) -> Vec<String> {
    events
        .iter()
        .flat_map(|event| sentence(session, event))
        .collect()
}

fn sentence(session: &Session, event: &Event) -> Vec<String> {
    let words = session.words();
    let who = |seat: Seat| session.who(seat).unwrap_or_default();
    match *event {
        Event::Redeal { .. } => vec![words.more().log_redeal.to_owned()],
        Event::Dealt {
            round: 1, table, ..
        } => {
            let number = session.with_game(Game::deal_number);
            let mut lines = vec![words.more().log_deal(number)];
            if !table.is_empty() {
                lines.push(words.more().log_table(&words.together(table)));
            }
            lines
        }
        Event::Dealt { hands, .. } => vec![words.more().log_round(hands)],
        Event::CutChosen { seat, laid } => {
            let laid = laid.map_or_else(String::new, |card| words.the(card));
            vec![words.more().log_cut(who(seat), &laid)]
        }
        Event::TableBonus { seat, points, .. } => {
            vec![words.more().log_bonus(who(seat), points.into())]
        }
        Event::Declared {
            seat,
            cards,
            points,
            ..
        } => {
            vec![
                words
                    .more()
                    .log_declared(who(seat), &words.all_the(cards), points.into()),
            ]
        }
        Event::Laid { seat, card } => vec![words.more().log_laid(who(seat), &words.the(card))],
        Event::Captured {
            seat,
            card,
            taken,
            scopa,
        } => {
            let mut lines = vec![words.log_took(who(seat), card, taken)];
            if scopa {
                lines.push(words.more().log_scopa.to_owned());
            }
            lines
        }
        Event::Leftovers {
            seat: Some(seat),
            cards,
            ..
        } if !cards.is_empty() => {
            vec![words.more().log_rest(who(seat), cards.len())]
        }
        _ => Vec::new(),
    }
}

/// The points of the deal that has ended, where one has.
pub fn result(session: &Session, game: &Game) -> Option<String> {
    let row = game.sheet().last()?;
    let words = session.words();
    let deal = session.standing(words, |side| row.score.points(side).into());
    let totals = session.standing(words, |side| row.totals[usize::from(side)]);
    Some(
        words
            .more()
            .log_score(&words.standings(&deal), &words.standings(&totals)),
    )
}
