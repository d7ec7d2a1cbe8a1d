//! A sheet as text: a line for each thing, versioned.

use std::fmt::Write;

use super::{LONGEST_NAME, MOST_DEALS, Pad};
use crate::{Count, SaveError, save};

/// Begins every sheet.
const FORMAT: &str = "scopa-pad/";
const VERSION: u32 = 1;
/// The greatest number that anybody can say.
const MOST: u16 = 999;

impl Pad {
    /// The text to keep.
    ///
    /// ```
    /// use scopa::pad::Pad;
    /// let mut pad = Pad::new("classica", Some(21), None).unwrap();
    /// pad.rename(0, "Anna");
    /// assert_eq!(Pad::read(&pad.text()), Ok(pad));
    /// ```
    #[must_use]
    pub fn text(&self) -> String {
        let (preset, target, sides) = (&self.preset, self.rules.target, self.sides());
        let mut text = format!("{FORMAT}{VERSION}\nrules {preset} {target} {sides}\n");
        let mut line = |word: &str, rest: &str| {
            let _ = writeln!(text, "{word} {rest}");
        };
        if !self.day.is_empty() {
            line("day", &self.day);
        }
        self.names.iter().for_each(|name| line("side", name));
        let said = |count: &Count| written(count, sides);
        self.deals.iter().for_each(|deal| line("deal", &said(deal)));
        line("draft", &format!("{} {}", self.place, said(&self.draft)));
        text
    }

    /// Reads a sheet back.
    ///
    /// # Errors
    /// When the text is from a newer version or is not a sheet.
    pub fn read(text: &str) -> Result<Pad, SaveError> {
        save::version(text.lines().next().unwrap_or_default(), FORMAT, VERSION)?;
        read(text).ok_or_else(|| SaveError::Damaged("not a score sheet".to_owned()))
    }
}

fn read(text: &str) -> Option<Pad> {
    let mut lines = text.lines().skip(1);
    let mut head = lines.next()?.strip_prefix("rules ")?.split(' ');
    let (preset, target, sides) = (head.next()?, head.next()?, head.next()?);
    let mut pad = Pad::new(
        preset,
        Some(target.parse().ok()?),
        Some(sides.parse().ok()?),
    )?;
    let sides = pad.sides();
    let mut named = 0;
    let mut draft = None;
    for line in lines {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "day" => rest.clone_into(&mut pad.day),
            "side" if rest.chars().count() <= LONGEST_NAME => {
                rest.clone_into(pad.names.get_mut(named)?);
                named += 1;
            }
            "deal" if pad.deals.len() < MOST_DEALS => {
                let deal = said(&pad, rest, sides)?;
                // What was written down could be scored, or it is not what this program wrote.
                deal.faults(&pad.rules).is_empty().then_some(())?;
                pad.deals.push(deal);
            }
            "draft" => {
                let (place, rest) = rest.split_once(' ')?;
                draft = Some((place.parse().ok()?, said(&pad, rest, sides)?));
            }
            _ => return None,
        }
    }
    (pad.place, pad.draft) = draft?;
    (named == sides && pad.place <= pad.deals.len()).then_some(pad)
}

/// What is said of a deal, as in `c 23,17 -,- 1,0`.
fn written(count: &Count, sides: usize) -> String {
    let mut text = if count.by_points { "p" } else { "c" }.to_owned();
    for said in &count.said {
        for (side, value) in said[..sides].iter().enumerate() {
            text.push(if side == 0 { ' ' } else { ',' });
            match value {
                Some(value) => {
                    let _ = write!(text, "{value}");
                }
                None => text.push('-'),
            }
        }
    }
    text
}

fn said(pad: &Pad, text: &str, sides: usize) -> Option<Count> {
    let mut words = text.split(' ');
    let by_points = match words.next()? {
        "p" => true,
        "c" => false,
        _ => return None,
    };
    let mut count = Count::new(&pad.rules, by_points);
    for place in &mut count.said {
        let mut values = words.next()?.split(',');
        for said in &mut place[..sides] {
            *said = match values.next()? {
                "-" => None,
                number => Some(number.parse().ok().filter(|number| *number <= MOST)?),
            };
        }
        values.next().is_none().then_some(())?;
    }
    words.next().is_none().then_some(count)
}

/// Several sheets as one text.
#[must_use]
pub fn join(pads: &[Pad]) -> String {
    let texts: Vec<String> = pads.iter().map(Pad::text).collect();
    texts.join("\n")
}

/// The sheets of such a text that can be read, and the first reason why others cannot.
#[must_use]
pub fn split(text: &str) -> (Vec<Pad>, Option<SaveError>) {
    let mut wrong = None;
    let mut pads = Vec::new();
    let mut read = |text: &str| match Pad::read(text) {
        _ if text.is_empty() => {}
        Ok(pad) => pads.push(pad),
        Err(error) => wrong = wrong.take().or(Some(error)),
    };
    // A line without anything ends a sheet.
    let mut sheet = String::new();
    for line in text.lines() {
        if line.is_empty() {
            read(&std::mem::take(&mut sheet));
        } else {
            sheet.push_str(line);
            sheet.push('\n');
        }
    }
    read(&sheet);
    (pads, wrong)
}
