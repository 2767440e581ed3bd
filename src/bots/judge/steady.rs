//! Steady: the value of a point once many more nodes change little of it, where a search sees all that can happen.

use super::chances::WHOLE;
use super::outlook::Outlook;
use crate::bots::chess::{chance, plies_to_mate};
use crate::bots::level::Budget;
use crate::bots::registry;
use crate::games::any::AnyGame;

/// Times the nodes of one search that the next one has.
const MORE: u64 = 4;
/// Searches of a point at most.
const SEARCHES: usize = 4;
/// Chances that lie no further apart agree.
const APART: i32 = 150;
/// Times the nodes of a judgement that a second look has.
pub const SECOND: u64 = 16;

/// The value of a point, as far as it was searched.
#[derive(Clone)]
pub struct Known {
    /// The chance of the seat that looks.
    pub chance: i32,
    /// In how many half-moves it mates, below 0 where it is mated; 0 where it has won.
    pub plies: Option<i32>,
    /// The best answer of the asked seat.
    pub best: Option<String>,
}

impl Outlook<'_> {
    /// The value of a point by searches with more and more nodes, until two agree; nothing in games that no search sees
    /// through.
    pub fn steady(&mut self, game: &AnyGame) -> Option<Known> {
        let mut nodes = self.nodes;
        let mut known = self.searched(game, nodes)?;
        for _ in 1..SEARCHES {
            if game.asked().is_none() {
                break;
            }
            nodes *= MORE;
            let next = self.searched(game, nodes)?;
            let agree = (next.chance - known.chance).abs() <= APART && next.best == known.best;
            known = next;
            if agree {
                break;
            }
        }
        Some(known)
    }

    /// The value of a point by one search.
    pub fn searched(&mut self, game: &AnyGame, nodes: u64) -> Option<Known> {
        if let Some(outcome) = game.seen_by(self.looker).result {
            let won = outcome.winner.map(|seat| seat == self.looker.seat);
            let chance = won.map_or(WHOLE / 2, |won| if won { WHOLE } else { 0 });
            return Some(Known { chance, plies: won.filter(|&won| won).map(|_| 0), best: None });
        }
        let (best, score) = registry::sees(game, self.looker, Budget { nodes, stop: self.late })?;
        let chance = (chance(score) * f64::from(WHOLE)).round() as i32;
        Some(Known { chance, plies: plies_to_mate(score), best })
    }
}
