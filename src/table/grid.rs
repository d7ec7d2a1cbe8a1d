//! Columns and rows of the cloth, and the fan of the hand.

/// Height of a card in widths.
const RATIO: f64 = 1.655;

/// The columns and rows in which the cards of the table lie largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Cards beside each other.
    pub columns: usize,
    /// Cards above each other.
    pub rows: usize,
}

impl Grid {
    /// For `places` cards on a cloth of `width` × `height` with `gap` between cards (rows one and a half), no
    /// card wider than `widest`: the largest card, then the fewest rows, then the fullest last row.
    #[must_use]
    pub fn fit(places: usize, width: f64, height: f64, gap: f64, widest: f64) -> Self {
        let places = places.max(4);
        let mut best = (
            0.0,
            Self {
                columns: places,
                rows: 1,
            },
        );
        for columns in (1..=places).rev() {
            let rows = places.div_ceil(columns);
            let across = (width - gap * (columns - 1) as f64) / columns as f64;
            let down = (height - 1.5 * gap * (rows - 1) as f64) / (rows as f64 * RATIO);
            let card = across.min(down).min(widest);
            let grid = Self { columns, rows };
            let fuller = rows == best.1.rows && (card - best.0).abs() < 0.5;
            if card > best.0 + 0.5 || fuller {
                best = (card.max(best.0), grid);
            }
        }
        best.1
    }
}

impl Grid {
    /// How far everything has to move, in columns and rows, so that the cards that lie at `taken` places are in
    /// the middle of the cloth. A row that is not full stands in the middle by itself.
    #[must_use]
    pub fn shift(self, taken: &[bool]) -> (f64, f64) {
        let last = taken.len() % self.columns;
        let spot = |(i, _): (usize, &bool)| {
            let row = i / self.columns;
            let full = last == 0 || row < taken.len() / self.columns;
            let across = if full { self.columns } else { last };
            (
                (i % self.columns) as f64 - (across - 1) as f64 / 2.0,
                row as f64 - (self.rows - 1) as f64 / 2.0,
            )
        };
        let spots: Vec<(f64, f64)> = taken
            .iter()
            .enumerate()
            .filter(|(_, taken)| **taken)
            .map(spot)
            .collect();
        let middle = |value: fn(&(f64, f64)) -> f64| {
            let least = spots.iter().map(value).fold(f64::INFINITY, f64::min);
            let most = spots.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
            if spots.is_empty() {
                0.0
            } else {
                (least + most) / 2.0
            }
        };
        (-middle(|spot| spot.0), -middle(|spot| spot.1))
    }
}

/// The cloth and the table around it, as they measure on screen: width and height in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cloth {
    /// The whole table.
    pub table: (f64, f64),
    /// The cloth.
    pub cloth: (f64, f64),
}

impl Cloth {
    /// The grid for `places` cards where hands of `dealt` cards are dealt.
    #[must_use]
    pub fn grid(&self, places: usize, dealt: usize) -> Grid {
        let (width, height) = self.cloth;
        let least = width.min(height);
        let tall = self.table.0 < self.table.1;
        let margin = |share: f64, from: f64, to: f64| (share * least).clamp(from, to);
        let inset = if tall {
            margin(0.04, 14.0, 26.0)
        } else {
            margin(0.075, 17.0, 36.0)
        };
        let gap = if tall {
            margin(0.023, 6.0, 16.0)
        } else {
            margin(0.026, 6.0, 18.0)
        };
        let across = if tall {
            width - 20.0
        } else {
            width - 2.0 * inset
        };
        Grid::fit(
            places,
            across,
            height - 2.0 * inset,
            gap,
            self.widest(dealt),
        )
    }

    /// No card of the table is wider than this: a little less than the widest, a little more than the hand's.
    fn widest(&self, dealt: usize) -> f64 {
        let (width, height) = self.table;
        let (tall, pad) = (width < height, (0.026 * width.min(height)).clamp(8.0, 20.0));
        let (card, side) = if tall {
            let small = if height < 560.0 { 80.0 } else { 144.0 };
            ((0.21 * height / RATIO).clamp(54.0, small), 0.0)
        } else {
            (
                (0.31 * height / RATIO).clamp(50.0, 144.0),
                (0.17 * width).clamp(80.0, 210.0),
            )
        };
        let in_hand =
            card.min((width - 2.0 * pad - 2.0 * side) / (1.0 + 0.55 * (dealt.max(3) - 1) as f64));
        (0.9 * card).min(1.25 * in_hand)
    }
}

/// One card's place in a fan: its tilt and how far it hangs below the middle one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fan {
    /// Degrees, clockwise.
    pub tilt: f64,
    /// Pixels down.
    pub dip: f64,
}

impl Fan {
    /// The place of card `index` among `count`.
    #[must_use]
    pub fn at(index: usize, count: usize) -> Self {
        let (angle, depth) = if count <= 3 { (1.6, 0.9) } else { (0.8, 0.42) };
        let x = index as f64 - (count.saturating_sub(1)) as f64 / 2.0;
        Self {
            tilt: angle * x,
            dip: depth * angle * x * x,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_cards_stand_two_by_two_on_a_tall_cloth_and_in_a_row_on_a_wide_one() {
        assert_eq!(
            Grid::fit(4, 370.0, 400.0, 9.0, 96.0),
            Grid {
                columns: 2,
                rows: 2
            }
        );
        assert_eq!(
            Grid::fit(4, 800.0, 260.0, 14.0, 130.0),
            Grid {
                columns: 4,
                rows: 1
            }
        );
    }

    #[test]
    fn the_last_row_is_as_full_as_it_can_be() {
        assert_eq!(
            Grid::fit(6, 370.0, 360.0, 9.0, 96.0),
            Grid {
                columns: 3,
                rows: 2
            }
        );
        assert_eq!(
            Grid::fit(5, 370.0, 400.0, 9.0, 96.0),
            Grid {
                columns: 3,
                rows: 2
            }
        );
    }

    #[test]
    fn what_is_left_lies_in_the_middle() {
        let grid = Grid {
            columns: 3,
            rows: 2,
        };
        assert_eq!(grid.shift(&[true, true, false, false, false]), (0.5, 0.5));
        assert_eq!(grid.shift(&[true, false, true, false, true]), (0.0, 0.0));
        assert_eq!(grid.shift(&[false, false, false, true, false]), (0.5, -0.5));
        assert_eq!(grid.shift(&[]), (0.0, 0.0));
    }

    #[test]
    fn the_middle_of_a_fan_stands_upright() {
        assert_eq!(
            Fan::at(1, 3),
            Fan {
                tilt: 0.0,
                dip: 0.0
            }
        );
        assert!(Fan::at(0, 3).tilt < 0.0 && Fan::at(2, 3).tilt > 0.0);
    }
}
