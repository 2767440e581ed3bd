//! Where something is hidden: the mean of searches in many imagined worlds, deepened as far as the budget reaches.

use super::alphabeta::Search;
use super::tree::{Spent, Tree};
use crate::board::order;
use crate::bots::level::{scatter, Ends};

/// How many of the acts that may be done are searched in each round, and how many rounds there are.
pub struct Rounds<'a> {
    /// How many acts are searched again, by round; the last number holds for all later rounds.
    pub kept: &'a [usize],
    /// An act that is behind the best by more than this is given up after the first rounds.
    pub margin: f64,
    /// Rounds at most; the first has depth 0.
    pub rounds: i32,
    /// Whether a single act that is left is still searched more deeply.
    pub alone: bool,
}

/// The candidates with their chances of winning, the best first, as far as the rounds were finished. `look` gives the
/// chances of some candidates at a depth; at depth 0, see [`mean`], it always can. Equals stay in the order in which
/// they were given.
pub fn weigh<A: Copy>(
    candidates: &[A],
    plan: &Rounds,
    mut look: impl FnMut(&[A], i32) -> Result<Vec<f64>, Spent>,
) -> Vec<(A, f64)> {
    let mut valued: Vec<(A, f64)> = candidates.iter().map(|&one| (one, 0.5)).collect();
    for depth in 0..plan.rounds {
        let kept = plan.kept[(depth as usize).min(plan.kept.len() - 1)].min(valued.len());
        let most = valued.first().map_or(0.0, |first| first.1);
        let near = |one: &&(A, f64)| depth < 2 || one.1 >= most - plan.margin;
        let again: Vec<A> = valued[..kept].iter().filter(near).map(|one| one.0).collect();
        if again.is_empty() || (depth > 1 && again.len() == 1 && !plan.alone) {
            break;
        }
        let Ok(chances) = look(&again, depth) else { break };
        valued.truncate(again.len());
        valued.iter_mut().zip(chances).for_each(|(one, chance)| one.1 = chance);
        order::by_key(&mut valued, |one| -one.1);
        // Only a win in every world is so sure; looking deeper would find slower ways.
        if valued[0].1 > 1.0 - 1e-12 {
            break;
        }
    }
    valued
}

/// The mean over the worlds, each with its weight, of the chances of some candidates. `enter` goes over to a world,
/// `chance` searches in it. The first round (depth 0) is never broken off for want of nodes; the clock may end it once a
/// world has been looked at, and the mean is then that of these worlds.
pub fn mean<'b, T: Tree, W, A: Copy>(
    search: &mut Search<'b, T>,
    worlds: &[W],
    candidates: &[A],
    depth: i32,
    mut enter: impl FnMut(&mut Search<'b, T>, &W, usize) -> f64,
    mut chance: impl FnMut(&mut Search<'b, T>, &W, A) -> Result<f64, Spent>,
) -> Result<Vec<f64>, Spent> {
    let mut sums = vec![0.0; candidates.len()];
    let mut looked_at = 0.0;
    for (number, world) in worlds.iter().enumerate() {
        search.ends = match (depth, number) {
            (0, 0) => Ends::Never,
            (0, _) => Ends::ByClock,
            _ => Ends::ByBudget,
        };
        let weight = enter(search, world, number);
        let chances: Result<Vec<f64>, Spent> = candidates.iter().map(|&one| chance(search, world, one)).collect();
        match chances {
            Ok(chances) => sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance),
            Err(Spent) if depth == 0 => {
                sums.iter_mut().for_each(|sum| *sum /= looked_at);
                break;
            }
            Err(Spent) => return Err(Spent),
        }
        looked_at += weight;
    }
    Ok(sums)
}

/// A chance with noise, for weaker levels, by its place in the list. The noise is smaller near 0 and 1, where small
/// differences matter.
pub fn blurred(chance: f64, place: usize, salt: u64, blur: i32) -> f64 {
    let lot = (scatter(salt ^ place as u64) % 1024) as f64 / 1024.0;
    chance + lot * (f64::from(blur) / 250.0 * chance * (1.0 - chance))
}
