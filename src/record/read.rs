//! The notation, read word by word so that an error can say where it is.

use std::str::FromStr;

use super::{Record, RecordError, VERSION};
use crate::game::Game;
use crate::moves::Move;
use crate::rules::Rules;

/// A word of the text and where it stands.
#[derive(Clone, Copy)]
struct Word<'a> {
    line: u32,
    column: u32,
    text: &'a str,
}

impl Word<'_> {
    fn error(&self, problem: impl Into<String>) -> RecordError {
        RecordError::Syntax {
            line: self.line,
            column: self.column,
            problem: problem.into(),
        }
    }
}

fn words(line: u32, text: &str) -> impl Iterator<Item = Word<'_>> {
    let mut column = 0;
    text.split([' ', '\t', '\r']).filter_map(move |word| {
        let start = column + 1;
        column += word.chars().count() as u32 + 1;
        (!word.is_empty()).then_some(Word {
            line,
            column: start,
            text: word,
        })
    })
}

impl Record {
    /// The most moves that a deal can have: forty plays, a declaration a seat and round, and cuts with their redeals.
    const MOVES: usize = 1000;

    fn header<'a>(
        lines: &mut impl Iterator<Item = (u32, &'a str)>,
        name: &str,
    ) -> Result<Vec<Word<'a>>, RecordError> {
        let missing = |line, column| RecordError::Syntax {
            line,
            column,
            problem: format!("{name:?} belongs here"),
        };
        let (line, text) = lines.next().ok_or_else(|| missing(u32::MAX, 1))?;
        let mut found = words(line, text);
        match found.next() {
            Some(word) if word.text == name => Ok(found.take(200).collect()),
            Some(word) => Err(missing(word.line, word.column)),
            None => Err(missing(line, 1)),
        }
    }

    fn number<N: FromStr>(line: &[Word<'_>], what: &str, after: u32) -> Result<N, RecordError> {
        let missing = RecordError::Syntax {
            line: after,
            column: 1,
            problem: format!("{what} is missing"),
        };
        let word = line.first().ok_or(missing)?;
        if let Some(more) = line.get(1) {
            return Err(more.error(format!("nothing follows {what}")));
        }
        word.text
            .parse()
            .map_err(|_| word.error(format!("{:?} is not {what}", clip(word.text))))
    }

    fn read_rules(line: &[Word<'_>]) -> Result<Rules, RecordError> {
        let mut rules = Rules::default();
        for (i, word) in line.iter().enumerate() {
            let (knob, value) = word
                .text
                .split_once('=')
                .ok_or_else(|| word.error("a rule is written knob=value"))?;
            if knob == "preset" && i == 0 {
                rules = Rules::preset(value).ok_or_else(|| {
                    let (_, errors) = Rules::from_pairs([("preset", value)]);
                    word.error(errors.first().map(ToString::to_string).unwrap_or_default())
                })?;
            } else {
                rules
                    .with(knob, value)
                    .map_err(|error| word.error(error.to_string()))?;
            }
        }
        Ok(rules)
    }

    fn read_deal(number: usize, line: u32, text: &str) -> Result<Vec<Move>, RecordError> {
        let mut line = words(line, text);
        let Some(first) = line.next() else {
            return Ok(Vec::new());
        };
        if first.text != format!("{number}.") {
            return Err(first.error(format!("deal {number} belongs here, written {number}.")));
        }
        let mut moves = Vec::new();
        for word in line {
            if moves.len() == Record::MOVES {
                return Err(word.error("no deal has so many moves"));
            }
            moves.push(
                word.text
                    .parse()
                    .map_err(|error| word.error(format!("{error}")))?,
            );
        }
        Ok(moves)
    }
}

fn clip(text: &str) -> String {
    text.chars().take(40).collect()
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let numbered = (1..).zip(text.split('\n'));
        let mut lines = numbered
            .filter(|(_, line)| !line.trim().is_empty())
            .peekable();
        let more = Record::header(&mut lines, VERSION).map_err(|error| match error {
            RecordError::Syntax { column, .. } => {
                let problem = format!(
                    "a match starts with {VERSION:?}; this is no match, or from another version"
                );
                RecordError::Syntax {
                    line: 1,
                    column,
                    problem,
                }
            }
            other => other,
        })?;
        if let Some(word) = more.first() {
            return Err(word.error("nothing follows the version"));
        }
        let end = text.split('\n').count() as u32;
        let at_end = |error| match error {
            RecordError::Syntax {
                line: u32::MAX,
                column,
                problem,
            } => RecordError::Syntax {
                line: end,
                column,
                problem,
            },
            other => other,
        };
        let rules = Record::read_rules(&Record::header(&mut lines, "rules").map_err(at_end)?)?;
        let seed = Record::number(
            &Record::header(&mut lines, "seed").map_err(at_end)?,
            "a seed",
            3,
        )?;
        let first_dealer = Record::number(
            &Record::header(&mut lines, "dealer").map_err(at_end)?,
            "a seat",
            4,
        )?;
        let mut deals = Vec::new();
        for (line, text) in lines {
            if deals.len() == Game::DEAL_LIMIT as usize {
                return Err(RecordError::Syntax {
                    line,
                    column: 1,
                    problem: "no match has so many deals".into(),
                });
            }
            deals.push(Record::read_deal(deals.len() + 1, line, text)?);
        }
        if deals.is_empty() {
            deals.push(Vec::new());
        }
        Ok(Record {
            rules,
            seed,
            first_dealer,
            deals,
        })
    }
}
