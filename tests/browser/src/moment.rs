use scopa::{Game, Move, Phase, Play};

use crate::{Manner, Outcome, Page, State, captures_of, opening::plays_of, replay};

/// A moment at which the table waits for the player, and the match as it is kept then.
#[derive(Clone, Debug)]
pub enum Moment {
    /// The player is to play.
    Turn(Game),
    /// A deal has been counted.
    DealOver(Game),
    /// The match has ended.
    MatchOver(Game),
}

impl Moment {
    /// The match, whatever it waits for.
    #[must_use]
    pub fn into_game(self) -> Game {
        match self {
            Self::Turn(game) | Self::DealOver(game) | Self::MatchOver(game) => game,
        }
    }
}

impl Page {
    /// Waits until the table waits for the player, and until what it shows is what it has kept.
    ///
    /// # Errors
    /// When that does not come.
    pub async fn moment(&self) -> Outcome<Moment> {
        self.find("the player's turn, with what is shown kept", async || {
            let state = self.state().await?;
            if !(state.is_my_turn() || state.shows("score") || state.shows("over")) {
                return Ok(Err(state.to_string()));
            }
            // What is kept may still be on its way there.
            let record = match self.record().await {
                Ok(record) => record,
                Err(failure) => return Ok(Err(format!("{state}; {failure}"))),
            };
            let game = replay(&record)?;
            Ok(agreed(&state, game).ok_or_else(|| format!("{state}; kept is\n{record}")))
        })
        .await
    }

    /// The match at the player's turn.
    ///
    /// # Errors
    /// When the deal is over instead.
    pub async fn turn(&self) -> Outcome<Game> {
        match self.moment().await? {
            Moment::Turn(game) => Ok(game),
            Moment::DealOver(_) | Moment::MatchOver(_) => {
                Err(crate::Failure::new("the deal is over already"))
            }
        }
    }

    /// Plays on, one card in each manner in turn, until the deal has been counted.
    ///
    /// # Errors
    /// When something does not come.
    pub async fn finish_deal(&self, manners: &[Manner]) -> Outcome<Moment> {
        for &manner in manners.iter().cycle() {
            match self.moment().await? {
                Moment::Turn(game) => self.take_turn(&game, manner).await?,
                over => return Ok(over),
            }
        }
        unreachable!("the manners go round for ever")
    }

    /// Does what is to be done at the player's turn: shows the hand or chooses about the cut card where
    /// that can be done, else plays a card.
    ///
    /// # Errors
    /// When it is not done.
    pub async fn take_turn(&self, game: &Game, manner: Manner) -> Outcome {
        let other = game
            .legal_moves()
            .iter()
            .find(|choice| choice.as_play().is_none());
        match other {
            Some(Move::Declare { .. }) => self.act_on("declare").await?,
            Some(Move::Cut { .. }) => self.act_on("cut-keep").await?,
            Some(Move::Play(_)) | None => {
                self.play(preferred(game), manner).await?;
                return Ok(());
            }
        }
        let before = game.history().len();
        self.find("what was chosen to be kept", async || {
            let after = self.game().await?.history().len();
            Ok(if after > before {
                Ok(())
            } else {
                Err(format!("{after} moves"))
            })
        })
        .await
    }

    /// Plays the first card of the hand by keys, whatever it takes, knowing only what the page shows.
    ///
    /// # Errors
    /// When it is not played.
    pub async fn play_blindly(&self) -> Outcome<State> {
        let before = self.until("the player's turn", State::is_my_turn).await?;
        let card = before.hand()[0].to_owned();
        self.press(&['1']).await?;
        let aimed = self
            .until(&format!("{card} to be aimed"), |state| {
                state.aimed() == Some(&card)
            })
            .await?;
        if aimed.table.iter().any(|shown| shown.takes.contains(&2)) {
            self.press(&['1']).await?;
        }
        self.press(&[crate::ENTER]).await?;
        self.until(&format!("{card} to be played"), |state| {
            !state.hand().contains(&card.as_str())
        })
        .await
    }
}

/// The play with the most to choose from, then the one that takes most.
#[must_use]
pub fn preferred(game: &Game) -> Play {
    let worth = |play: &Play| {
        let choices = captures_of(game, play.card).len();
        (
            choices > 1,
            play.capture.map_or(0, |taken| taken.iter().count()),
        )
    };
    plays_of(game)
        .into_iter()
        .max_by_key(worth)
        .expect("whoever is to move has a play")
}

/// The moment, when the page shows the match as it is kept.
fn agreed(state: &State, game: Game) -> Option<Moment> {
    let names = |cards: scopa::Cards| {
        let mut names: Vec<_> = cards.iter().map(|card| card.to_string()).collect();
        names.sort_unstable();
        names
    };
    let mut hand = state.hand();
    hand.sort_unstable();
    let held = state
        .me
        .map_or(scopa::Cards::EMPTY, |seat| game.deal().hand(seat));
    let shown = hand == names(held) && state.table() == names(game.deal().table());
    match game.phase() {
        Phase::Playing if state.is_my_turn() && game.to_move() == state.me && shown => {
            Some(Moment::Turn(game))
        }
        Phase::DealOver if state.shows("score") => Some(Moment::DealOver(game)),
        Phase::Over if state.shows("over") => Some(Moment::MatchOver(game)),
        _ => None,
    }
}
