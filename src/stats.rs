//! What the matches that have ended add up to, counted anew from the matches themselves.

use crate::cards::{Card, Side};
use crate::game::{Game, Phase};
use crate::history::Past;
use crate::link::Link;
use crate::moves::Move;
use crate::rules::{Objective, Rules};
use crate::score::Category;

/// A match that has ended, as its own side sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The rules.
    pub rules: Rules,
    /// The side of the seat whose match it was.
    pub side: Side,
    /// Whether that side won, alone or with others.
    pub won: bool,
    /// Its total less that of the best other side; the other way round where the fewest points win.
    pub margin: i32,
    /// The totals of the sides after each deal.
    pub totals: Vec<Vec<i32>>,
    /// For every category that brought points: one's own, and the others' together, in all deals.
    pub points: Vec<(Category, [u32; 2])>,
    /// The most points of one's own in a deal.
    pub best: u32,
    /// The scope of one's own.
    pub scope: u32,
    /// How often the seven of coins was dealt to one's own side, and to the others.
    pub settebello: [u32; 2],
    /// How long it was played, in seconds.
    pub seconds: u32,
}

impl Study {
    /// Plays the match again and counts; nothing when it cannot be read or has not ended.
    #[must_use]
    pub fn of(past: &Past) -> Option<Study> {
        let record = Link::parse(&past.link).ok()?.record;
        let rules = record.rules.validate().ok()?;
        let side = rules.side_of(past.seat % rules.players);
        let mine = usize::from(side);
        let mut game = Game::new(rules, record.seed, Some(record.first_dealer));
        let mut settebello = [0; 2];
        for (n, moves) in record.deals.iter().enumerate() {
            if n > 0 {
                game.next_deal().ok()?;
            }
            for mv in moves {
                // Whoever plays it was dealt it.
                if matches!(mv, Move::Play(play) if play.card == Card::SETTEBELLO) {
                    let owner = rules.side_of(game.to_move()?);
                    settebello[usize::from(owner != side)] += 1;
                }
                game.play(*mv).ok()?;
            }
        }
        if game.phase() != Phase::Over {
            return None;
        }
        let others = |numbers: &[i32]| -> Vec<i32> {
            let numbers = numbers.iter().enumerate();
            numbers
                .filter(|(side, _)| *side != mine)
                .map(|(_, n)| *n)
                .collect()
        };
        let (own, rest) = (game.totals()[mine], others(game.totals()));
        let margin = match rules.objective {
            Objective::High => own - rest.iter().max()?,
            Objective::Low => rest.iter().min()? - own,
        };
        let mut points: Vec<(Category, [u32; 2])> = Vec::new();
        for item in game.sheet().iter().flat_map(|row| &row.score.items) {
            let all: u32 = item.points.iter().map(|points| u32::from(*points)).sum();
            let own = u32::from(item.points[mine]);
            match points
                .iter_mut()
                .find(|(category, _)| *category == item.category)
            {
                Some((_, [mine, others])) => (*mine, *others) = (*mine + own, *others + all - own),
                None => points.push((item.category, [own, all - own])),
            }
        }
        points.retain(|(_, sums)| *sums != [0, 0]);
        let points = in_order(points);
        let deals = game.sheet().iter();
        Some(Study {
            rules: *rules.rules(),
            side,
            won: game.outcome()?.winners.contains(&side),
            margin,
            totals: deals.clone().map(|row| row.totals.clone()).collect(),
            points,
            best: deals
                .clone()
                .map(|row| u32::from(row.score.points(side)))
                .max()?,
            scope: deals
                .map(|row| u32::from(row.score.scope_count(side)))
                .sum(),
            settebello,
            seconds: past.seconds,
        })
    }
}

/// What some matches add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many.
    pub matches: u32,
    /// Of these won.
    pub won: u32,
    /// Their deals.
    pub deals: u32,
    /// One's own points, and one other side's on average, in hundredths.
    pub points: [u32; 2],
    /// The same for every category that brought points.
    pub categories: Vec<(Category, [u32; 2])>,
    /// The scope of one's own.
    pub scope: u32,
    /// The most matches won in a row.
    pub streak: u32,
    /// The most points of one's own in a deal.
    pub best: u32,
    /// How often the seven of coins was dealt to one's own side, and to the others.
    pub settebello: [u32; 2],
    /// How long they were played, in seconds.
    pub seconds: u32,
}

impl Tally {
    /// Adds matches up, in the order in which they were played.
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Study>) -> Tally {
        let mut tally = Tally::default();
        let mut row = 0;
        for study in matches {
            tally.matches += 1;
            tally.won += u32::from(study.won);
            tally.deals += study.totals.len() as u32;
            tally.scope += study.scope;
            tally.best = tally.best.max(study.best);
            tally.seconds = tally.seconds.saturating_add(study.seconds);
            row = if study.won { row + 1 } else { 0 };
            tally.streak = tally.streak.max(row);
            (0..2).for_each(|n| tally.settebello[n] += study.settebello[n]);
            let rivals = study.totals.first().map_or(1, |row| row.len() as u32 - 1);
            for (category, [mine, others]) in &study.points {
                let sums = [mine * 100, others * 100 / rivals];
                let known = tally
                    .categories
                    .iter_mut()
                    .find(|(known, _)| known == category);
                match known {
                    Some((_, known)) => (0..2).for_each(|n| known[n] += sums[n]),
                    None => tally.categories.push((*category, sums)),
                }
                (0..2).for_each(|n| tally.points[n] += sums[n]);
            }
        }
        tally.categories = in_order(tally.categories);
        tally
    }
}

/// In the order of the sheet.
fn in_order(sums: Vec<(Category, [u32; 2])>) -> Vec<(Category, [u32; 2])> {
    let of = |category: Category| sums.iter().find(|(known, _)| *known == category).copied();
    Category::ALL.into_iter().filter_map(of).collect()
}
