//! Where the cards lie on the cloth.

use crate::{Card, Cards};

/// The places on the cloth: a card keeps its place until it is taken, a new one gets the first free place.
///
/// Their number only grows while cards lie there, so that nothing jumps; an empty table starts anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots(Vec<Option<Card>>);

impl Slots {
    /// The places, `None` where a card has been taken.
    #[must_use]
    pub fn places(&self) -> &[Option<Card>] {
        &self.0
    }

    /// Makes the places hold exactly `table`.
    pub fn settle(&mut self, table: Cards) {
        for place in &mut self.0 {
            if place.is_some_and(|card| !table.contains(card)) {
                *place = None;
            }
        }
        if self.0.iter().all(Option::is_none) {
            self.0.clear();
        }
        let lying: Cards = self.0.iter().flatten().copied().collect();
        for card in table - lying {
            match self.0.iter_mut().find(|place| place.is_none()) {
                Some(place) => *place = Some(card),
                None => self.0.push(Some(card)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> Cards {
        text.split_whitespace()
            .map(|card| card.parse().expect("a card"))
            .collect()
    }

    fn shown(slots: &Slots) -> String {
        let name = |place: &Option<Card>| place.map_or("-".into(), |card| card.to_string());
        slots
            .places()
            .iter()
            .map(name)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn cards_keep_their_places_and_the_new_one_gets_the_first_free() {
        let mut slots = Slots::default();
        slots.settle(set("1D 2D 3D 4D"));
        slots.settle(set("1D 4D"));
        assert_eq!(shown(&slots), "1D - - 4D");
        slots.settle(set("1D 4D 9B"));
        assert_eq!(shown(&slots), "1D 9B - 4D");
        slots.settle(set("1D 4D 9B 5C 6C"));
        assert_eq!(shown(&slots), "1D 9B 5C 4D 6C");
    }

    #[test]
    fn an_empty_table_starts_anew() {
        let mut slots = Slots::default();
        slots.settle(set("1D 2D 3D 4D"));
        slots.settle(Cards::EMPTY);
        slots.settle(set("7S"));
        assert_eq!(shown(&slots), "7S");
    }
}
