//! Point that a run has come to: games played, hearts, deck, and what is due.

use super::deck::Reward;
use super::gifts::Pair;
use super::plan::GAMES;

/// End of a game for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Won otherwise than by points.
    Mated,
    /// Won by points.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Outcome {
    const ALL: [(Outcome, &'static str); 4] =
        [(Outcome::Mated, "mate"), (Outcome::Won, "points"), (Outcome::Drawn, "draw"), (Outcome::Lost, "lost")];

    /// Its word.
    pub fn name(self) -> &'static str {
        Outcome::ALL.iter().find(|(outcome, _)| *outcome == self).map_or("", |(_, name)| name)
    }

    /// True for a win.
    pub fn is_won(self) -> bool {
        matches!(self, Outcome::Mated | Outcome::Won)
    }
}

/// A game that was played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// Its end.
    pub outcome: Outcome,
    /// Turns that were left before dusk.
    pub left: u32,
    /// The card that was taken after it.
    pub taken: Option<&'static str>,
}

/// Question of a run.
pub enum Due {
    /// The deck to begin with, one of these of [`START`].
    Deck(Vec<usize>),
    /// The next game.
    Game,
    /// A card to take, or none.
    Reward(Vec<Reward>),
    /// A pair of a gift and a burden.
    Pair(Vec<Pair>),
    /// Nothing: the run is over.
    Nothing,
}

/// The point that a run has come to.
pub struct Reached {
    /// The player's deck.
    pub deck: Vec<&'static str>,
    /// The deck as it was in game 4.
    pub fourth: Option<Vec<&'static str>>,
    /// The games that were played.
    pub games: Vec<Played>,
    /// Hearts that are left.
    pub hearts: u32,
    /// Pairs that were chosen.
    pub pairs: Vec<Pair>,
    /// Rewards that were left.
    pub skips: u32,
    /// The question.
    pub due: Due,
}

impl Reached {
    /// True if all games were played with a heart to spare.
    pub fn has_crossed(&self) -> bool {
        self.games.len() == GAMES && self.hearts > 0
    }

    /// Number of games that were won.
    pub fn wins(&self) -> usize {
        self.games.iter().filter(|game| game.outcome.is_won()).count()
    }
}

impl Played {
    /// `mate,7`: a game that was played.
    pub fn read(text: &str) -> Option<Played> {
        let (name, left) = text.split_once(',')?;
        let &(outcome, _) = Outcome::ALL.iter().find(|(_, known)| *known == name)?;
        let left = left.parse().ok().filter(|&left| left < 100)?;
        Some(Played { outcome, left, taken: None })
    }
}
