//! The two knobs of the prime that are more than a name (B.4).

use std::fmt;

use crate::cards::Rank;

/// What each rank is worth in the prime (B.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PrimieraScale {
    /// 7 = 21, 6 = 18, ace = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figures 10.
    #[default]
    Standard,
    /// As the standard, figures 0.
    FiguresZero,
    /// As the standard, king 10, knight 9, jack 8.
    Figures1098,
    /// The rank itself, figures 0.
    FaceValue,
    /// A value for each rank, the ace's first.
    Custom([u8; 10]),
}

impl PrimieraScale {
    /// The scales that have a name.
    pub const NAMES: &'static [&'static str] =
        &["standard", "figures_zero", "figures_10_9_8", "face_value"];

    /// The name of the scale, unless it is a custom one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            PrimieraScale::Standard => Some("standard"),
            PrimieraScale::FiguresZero => Some("figures_zero"),
            PrimieraScale::Figures1098 => Some("figures_10_9_8"),
            PrimieraScale::FaceValue => Some("face_value"),
            PrimieraScale::Custom(_) => None,
        }
    }

    /// The scale of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<PrimieraScale> {
        [
            PrimieraScale::Standard,
            PrimieraScale::FiguresZero,
            PrimieraScale::Figures1098,
            PrimieraScale::FaceValue,
        ]
        .into_iter()
        .find(|scale| scale.name() == Some(name))
    }

    /// The values by rank, the ace's first.
    #[must_use]
    pub const fn values(self) -> [u8; 10] {
        match self {
            PrimieraScale::Standard => [16, 12, 13, 14, 15, 18, 21, 10, 10, 10],
            PrimieraScale::FiguresZero => [16, 12, 13, 14, 15, 18, 21, 0, 0, 0],
            PrimieraScale::Figures1098 => [16, 12, 13, 14, 15, 18, 21, 8, 9, 10],
            PrimieraScale::FaceValue => [1, 2, 3, 4, 5, 6, 7, 0, 0, 0],
            PrimieraScale::Custom(values) => values,
        }
    }

    /// The most valuable of some ranks, bit n being rank n + 1, as such an n.
    #[inline]
    pub(crate) fn best(self, ranks: u16) -> Option<usize> {
        let (order, ranked): (&[u8; 10], u16) = match self {
            PrimieraScale::Standard | PrimieraScale::FiguresZero | PrimieraScale::Figures1098 => {
                let (seven, six, ace) = (ranks >> 6 & 1, ranks >> 5 & 1, ranks & 1);
                let rest = (ranks >> 1 & 0b1111) << 3 | ranks >> 7;
                (
                    &[7, 8, 9, 1, 2, 3, 4, 0, 5, 6],
                    seven << 9 | six << 8 | ace << 7 | rest,
                )
            }
            PrimieraScale::FaceValue => (
                &[7, 8, 9, 0, 1, 2, 3, 4, 5, 6],
                (ranks & 0b111_1111) << 3 | ranks >> 7,
            ),
            PrimieraScale::Custom(values) => {
                let there = (0..10).filter(|rank| ranks >> rank & 1 == 1);
                return there.max_by_key(|rank| values[*rank]);
            }
        };
        order
            .get(ranked.checked_ilog2()? as usize)
            .map(|rank| usize::from(*rank))
    }

    /// What a rank is worth.
    #[must_use]
    pub const fn value(self, rank: Rank) -> u8 {
        self.values()[rank.value() as usize - 1]
    }
}

/// The ranks that decide a counted prime, the most important first (B.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CountOrder {
    ranks: [u8; 10],
    len: u8,
}

impl CountOrder {
    /// The order of some different ranks.
    #[must_use]
    pub fn new(ranks: &[Rank]) -> Option<CountOrder> {
        let mut order = CountOrder {
            ranks: [0; 10],
            len: 0,
        };
        for rank in ranks {
            if order.iter().any(|earlier| earlier == *rank) {
                return None;
            }
            order.ranks[usize::from(order.len)] = rank.value();
            order.len += 1;
        }
        Some(order)
    }

    /// The ranks in order.
    pub fn iter(&self) -> impl Iterator<Item = Rank> + '_ {
        self.ranks[..usize::from(self.len)]
            .iter()
            .filter_map(|value| Rank::new(*value))
    }

    /// How many ranks are counted before the prime goes to nobody.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no rank is counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Default for CountOrder {
    fn default() -> CountOrder {
        CountOrder {
            ranks: [7, 6, 1, 5, 4, 3, 2, 0, 0, 0],
            len: 7,
        }
    }
}

impl fmt::Debug for CountOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(&self.ranks[..usize::from(self.len)])
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_some_ranks_is_worth_most() {
        for scale in PrimieraScale::NAMES {
            let scale = PrimieraScale::from_name(scale).unwrap();
            let worth = |rank: usize| scale.values()[rank];
            for ranks in 0..1024u16 {
                let there = (0..10).filter(|rank| ranks >> rank & 1 == 1);
                assert_eq!(scale.best(ranks).map(worth), there.map(worth).max());
            }
        }
    }
}
