//! Values of knobs as text.

use crate::cards::Rank;

use super::prime::{CountOrder, PrimieraScale};

/// A value that can be written as text and read back.
pub(super) trait Setting: Sized {
    /// The value of a text, if it is one.
    fn read(text: &str) -> Option<Self>;

    /// The text of the value.
    fn write(&self) -> String;
}

/// Whether a text says that there is no value.
pub(super) fn is_none(text: &str) -> bool {
    matches!(text, "none" | "null" | "off" | "")
}

impl Setting for bool {
    fn read(text: &str) -> Option<bool> {
        match text {
            "true" | "on" | "yes" | "1" => Some(true),
            "false" | "off" | "no" | "0" => Some(false),
            _ => None,
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

macro_rules! number {
    ($($number:ty),+) => {
        $(impl Setting for $number {
            fn read(text: &str) -> Option<$number> {
                text.parse().ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        })+
    };
}

number!(u8, u32);

impl<T: Setting> Setting for Option<T> {
    fn read(text: &str) -> Option<Option<T>> {
        if is_none(text) {
            Some(None)
        } else {
            T::read(text).map(Some)
        }
    }

    fn write(&self) -> String {
        self.as_ref().map_or_else(|| "none".to_owned(), T::write)
    }
}

impl Setting for PrimieraScale {
    fn read(text: &str) -> Option<PrimieraScale> {
        if !text.contains(':') {
            return PrimieraScale::from_name(text);
        }
        let mut values = PrimieraScale::Standard.values();
        for pair in text
            .trim_start_matches('{')
            .trim_end_matches('}')
            .split(',')
        {
            let (rank, value) = pair.split_once(':')?;
            let rank = Rank::new(rank.trim().trim_matches('"').parse().ok()?)?;
            values[usize::from(rank.value()) - 1] = value.trim().parse().ok()?;
        }
        Some(PrimieraScale::Custom(values))
    }

    fn write(&self) -> String {
        let pair = |(rank, value): (&Rank, u8)| format!("{rank}:{value}");
        match self.name() {
            Some(name) => name.to_owned(),
            None => Rank::ALL
                .iter()
                .zip(self.values())
                .map(pair)
                .collect::<Vec<_>>()
                .join(","),
        }
    }
}

impl Setting for CountOrder {
    fn read(text: &str) -> Option<CountOrder> {
        let list = text.trim_start_matches('[').trim_end_matches(']');
        let rank = |rank: &str| Rank::new(rank.trim().parse().ok()?);
        CountOrder::new(&list.split(',').map(rank).collect::<Option<Vec<_>>>()?)
    }

    fn write(&self) -> String {
        self.iter()
            .map(|rank| rank.to_string())
            .collect::<Vec<_>>()
            .join(",")
    }
}
