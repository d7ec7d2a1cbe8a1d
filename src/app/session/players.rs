//! Who plays at each seat: a person at this device, or an opponent of some level.

use scopa::{Level, Rules, Seat};

/// The most seats that a table has.
const SEATS: usize = 6;

/// How opponents play where nobody asks for another level.
pub const USUAL: Level = Level::Counter;

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// The device itself.
    Bot(Level),
}

/// Who plays at each seat of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players([Player; SEATS]);

impl Default for Players {
    /// One person at the first seat, the usual opponents at the others.
    fn default() -> Self {
        let mut players = [Player::Bot(USUAL); SEATS];
        players[0] = Player::Person;
        Self(players)
    }
}

impl Players {
    /// Reads a list of levels and `person`, a word a seat, as in `person,greedy,person`; seats beyond the list get
    /// the last opponent in it.
    pub fn of_text(text: &str) -> Option<Self> {
        let mut players = Self::default();
        let mut last = Player::Bot(USUAL);
        let mut words = text.split(',');
        for player in &mut players.0 {
            *player = match words.next() {
                Some("person") => Player::Person,
                Some(level) => {
                    last = Player::Bot(Level::from_name(level)?);
                    last
                }
                None => last,
            };
        }
        words.next().is_none().then_some(players)
    }

    /// The list that [`Players::of_text`] reads, for as many seats as the table has.
    pub fn text(&self, rules: &Rules) -> String {
        let word = |player: &Player| match player {
            Player::Person => "person".to_owned(),
            Player::Bot(level) => level.to_string(),
        };
        let seats = usize::from(rules.players).min(SEATS);
        self.0[..seats]
            .iter()
            .map(word)
            .collect::<Vec<_>>()
            .join(",")
    }

    /// Seats an opponent of a level, or a person.
    pub fn seat(&mut self, seat: Seat, level: Option<Level>) {
        if let Some(player) = self.0.get_mut(usize::from(seat)) {
            *player = level.map_or(Player::Person, Player::Bot);
        }
    }

    /// Seats people by their numbers, as in `0,2`; `none` leaves the table to the opponents.
    pub fn seat_people(&mut self, text: &str) -> bool {
        let seats: Option<Vec<usize>> = match text {
            "none" => Some(Vec::new()),
            list => list
                .split(',')
                .map(|seat| seat.parse().ok().filter(|seat| *seat < SEATS))
                .collect(),
        };
        let Some(seats) = seats else { return false };
        let level = Player::Bot(self.level(0).unwrap_or(USUAL));
        for (seat, player) in self.0.iter_mut().enumerate() {
            if seats.contains(&seat) {
                *player = Player::Person;
            } else if *player == Player::Person {
                *player = level;
            }
        }
        true
    }

    /// Gives the opponents their levels: one for all, or a list that is gone round.
    pub fn set_levels(&mut self, text: &str) -> bool {
        let levels: Option<Vec<Level>> = text.split(',').map(Level::from_name).collect();
        let Some(levels) = levels else { return false };
        let bots = self
            .0
            .iter_mut()
            .filter(|player| **player != Player::Person);
        for (player, level) in bots.zip(levels.iter().cycle()) {
            *player = Player::Bot(*level);
        }
        true
    }

    /// Whether a person plays at a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.0.get(usize::from(seat)) == Some(&Player::Person)
    }

    /// The level of the opponent at a seat; nothing where a person plays.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.0.get(usize::from(seat)) {
            Some(Player::Bot(level)) => Some(*level),
            _ => None,
        }
    }

    /// How many people sit at a table by these rules.
    pub fn people(&self, rules: &Rules) -> usize {
        rules.seats().filter(|seat| self.is_person(*seat)).count()
    }

    /// The seat that the device shows first: the first person's, or the first of all.
    pub fn first(&self, rules: &Rules) -> Seat {
        rules
            .seats()
            .find(|seat| self.is_person(*seat))
            .unwrap_or(0)
    }
}
