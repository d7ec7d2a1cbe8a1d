//! Rule sets of one's own under the names that their owner gave them, as text to keep.

use std::fmt;

use crate::save::SaveError;
use crate::{Rules, share};

/// The version of the format that this program writes.
const VERSION: u32 = 1;
const FORMAT: &str = "scopa-rules/";
/// More letters than a name needs.
const LONGEST: usize = 40;

/// A rule set with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// What its owner calls it.
    pub name: String,
    /// The rules; they can be played.
    pub rules: Rules,
}

/// All of them, in the order in which they came.
///
/// ```
/// use scopa::{Rules, shelf::Shelf};
/// let mut shelf = Shelf::default();
/// let at = shelf.put(None, " Zia\tPina ", Rules::preset("napola").unwrap());
/// assert_eq!(shelf.sets()[at].name, "Zia Pina");
/// assert_eq!(Shelf::read(&shelf.to_string()), Ok((shelf, 0)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf(Vec<Own>);

impl Shelf {
    /// Reads what was kept, and how many of its entries could not be read.
    ///
    /// # Errors
    /// When the text is from a newer version or is nothing of the kind.
    pub fn read(text: &str) -> Result<(Self, usize), SaveError> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let version = head.strip_prefix(FORMAT);
        match version.and_then(|version| version.parse::<u32>().ok()) {
            Some(VERSION) => {}
            Some(version) if version > VERSION => return Err(SaveError::Newer(head.to_owned())),
            _ => {
                return Err(SaveError::Damaged(format!("unknown format {head:.40}")));
            }
        }
        let sets: Vec<Option<Own>> = lines.map(Own::read).collect();
        let damaged = sets.iter().filter(|own| own.is_none()).count();
        Ok((Self(sets.into_iter().flatten().collect()), damaged))
    }

    /// The sets.
    #[must_use]
    pub fn sets(&self) -> &[Own] {
        &self.0
    }

    /// Where these rules are, if they are there.
    #[must_use]
    pub fn find(&self, rules: &Rules) -> Option<usize> {
        self.0.iter().position(|own| own.rules.distance(rules) == 0)
    }

    /// Where a set is, if it is there.
    #[must_use]
    pub fn place(&self, set: &Own) -> Option<usize> {
        let same = |own: &Own| own.name == set.name && own.rules.distance(&set.rules) == 0;
        self.0.iter().position(same)
    }

    /// Keeps rules under a name, in the place of another set or as one more, and returns where. Nameless rules stay
    /// where they are with the name that they had.
    pub fn put(&mut self, place: Option<usize>, name: &str, rules: Rules) -> usize {
        let name = tidy(name);
        if let Some((place, own)) = place.and_then(|at| Some((at, self.0.get_mut(at)?))) {
            own.rules = rules;
            if !name.is_empty() {
                own.name = name;
            }
            return place;
        }
        self.0.push(Own { name, rules });
        self.0.len() - 1
    }

    /// Takes a set away.
    pub fn take(&mut self, place: usize) -> Option<Own> {
        (place < self.0.len()).then(|| self.0.remove(place))
    }
}

impl Own {
    fn read(line: &str) -> Option<Self> {
        let (query, name) = line.split_once('\t')?;
        let mut rules = Rules::default();
        let knobs = query.trim_start_matches('?').split('&');
        for pair in knobs.filter(|pair| !pair.is_empty()) {
            match pair.split_once('=')? {
                ("preset", id) => rules = Rules::preset(id)?,
                (knob, value) => rules.with(knob, value).ok()?,
            }
        }
        let fine = rules.validate().is_ok() && tidy(name) == name;
        fine.then(|| Self {
            name: name.to_owned(),
            rules,
        })
    }
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORMAT}{VERSION}")?;
        for own in &self.0 {
            write!(f, "\n{}\t{}", share::query(&own.rules), own.name)?;
        }
        Ok(())
    }
}

/// A name on one line, without space around it, and not too long for a card.
fn tidy(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> Rules {
        let mut rules = Rules::preset("napola").unwrap();
        rules.with("primiera_scale", "7:30").unwrap();
        rules.with("primiera_count_order", "7,1").unwrap();
        rules
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let mut shelf = Shelf::default();
        shelf.put(None, "Da noi & «giù»", house());
        shelf.put(None, "", Rules::default());
        let text = shelf.to_string();
        assert_eq!(Shelf::read(&text), Ok((shelf.clone(), 0)), "{text}");
        assert_eq!(shelf.find(&house()), Some(0));
        assert_eq!(shelf.put(Some(0), "Altro", Rules::default()), 0);
        assert_eq!(shelf.put(Some(0), " ", house()), 0);
        assert_eq!(shelf.sets()[0].name, "Altro");
        let own = shelf.take(0).unwrap();
        assert_eq!(
            (shelf.place(&own), shelf.find(&Rules::default())),
            (None, Some(0))
        );
        assert_eq!((shelf.sets().len(), shelf.take(7)), (1, None));
    }

    #[test]
    fn one_damaged_set_does_not_take_the_others_with_it() {
        let mut shelf = Shelf::default();
        shelf.put(None, "Fine", house());
        for line in [
            "?players=5\tcannot be dealt",
            "?taget=21\tno such knob",
            "?target=many\tno such value",
            "?target\tno value",
            "no name",
            "?target=21\t two  spaces",
        ] {
            let text = format!("{shelf}\n{line}");
            assert_eq!(Shelf::read(&text), Ok((shelf.clone(), 1)), "{line}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        assert!(matches!(
            Shelf::read("scopa-rules/2\nx"),
            Err(SaveError::Newer(_))
        ));
        for text in ["", "{}", "scopa-rules/x", "scopa-save/1"] {
            assert!(
                matches!(Shelf::read(text), Err(SaveError::Damaged(_))),
                "{text}"
            );
        }
    }

    #[test]
    fn a_long_name_is_cut_between_letters() {
        let mut shelf = Shelf::default();
        shelf.put(None, &"è".repeat(99), house());
        assert_eq!(shelf.sets()[0].name.chars().count(), LONGEST);
        assert_eq!(Shelf::read(&shelf.to_string()), Ok((shelf, 0)));
    }
}
