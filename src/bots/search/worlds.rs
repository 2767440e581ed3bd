//! Search with hidden information: the mean of searches in many imagined worlds, deepened as far as the budget reaches.

use super::alphabeta::AlphaBeta;
use super::tree::{OutOfBudget, Tree};
use crate::board::order;
use crate::bots::level::{scatter, Ends};

/// Plan of a search: the number of rounds, and of the acts that are searched in each.
pub struct Rounds<'a> {
    /// Number of acts that are searched again, by round; the last number holds for all later rounds.
    pub kept: &'a [usize],
    /// An act that is behind the best by more than this is given up after the first rounds.
    pub margin: f64,
    /// Rounds at most; the first has depth 0.
    pub rounds: i32,
    /// True if a single act that is left is still searched more deeply.
    pub alone: bool,
}

/// The candidates with their chances of winning, the best first, as far as the rounds were finished. `look` gives the
/// chances of some candidates at a depth; at depth 0, see [`mean`], it always can. Equals stay in the order in which
/// they were given.
pub fn weigh<A: Copy>(
    candidates: &[A],
    plan: &Rounds,
    mut look: impl FnMut(&[A], i32) -> Result<Vec<f64>, OutOfBudget>,
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
/// `chance` searches in it. The first round (depth 0) is never broken off for want of nodes; the clock may end it once
/// a world has been looked at, and the mean is then that of these worlds.
///
/// # Errors
/// `OutOfBudget` in a later round where the search has spent its nodes.
pub fn mean<'b, T: Tree, W, A: Copy>(
    search: &mut AlphaBeta<'b, T>,
    worlds: &[W],
    candidates: &[A],
    depth: i32,
    mut enter: impl FnMut(&mut AlphaBeta<'b, T>, &W, usize) -> f64,
    mut chance: impl FnMut(&mut AlphaBeta<'b, T>, &W, A) -> Result<f64, OutOfBudget>,
) -> Result<Vec<f64>, OutOfBudget> {
    let mut sums = vec![0.0; candidates.len()];
    let mut looked_at = 0.0;
    for (number, world) in worlds.iter().enumerate() {
        search.ends = match (depth, number) {
            (0, 0) => Ends::Never,
            (0, _) => Ends::ByClock,
            _ => Ends::ByBudget,
        };
        let weight = enter(search, world, number);
        let chances: Result<Vec<f64>, OutOfBudget> = candidates.iter().map(|&one| chance(search, world, one)).collect();
        match chances {
            Ok(chances) => sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance),
            Err(OutOfBudget) if depth == 0 => {
                sums.iter_mut().for_each(|sum| *sum /= looked_at);
                break;
            }
            Err(OutOfBudget) => return Err(OutOfBudget),
        }
        looked_at += weight;
    }
    Ok(sums)
}

/// Sureness with which a level picks the best of all that it has weighed.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The temperature of a softmax over the chances, each as the logarithm of its odds: 0 always picks the best.
    pub softness: f64,
    /// Acts out of a hundred that it does not see at all.
    pub blind: u64,
}

/// From this chance on an act wins; below the other it loses at once.
const WINS: f64 = 1.0 - 1e-9;
const LOSES: f64 = 1e-3;

/// One of the candidates, the best of which comes first: the more likely the better it is. A win is never missed, and
/// an act that loses at once, such as one that leaves a King to be captured, never picked where something else can be
/// done.
pub fn pick<A: Copy>(valued: &[(A, f64)], aim: Aim, salt: u64) -> Option<(A, f64)> {
    let &best = valued.first()?;
    let lot = |at: usize, use_of: u64| scatter(salt ^ scatter(2 * at as u64 + use_of)) % 10_000;
    let seen = |at: usize, chance: f64| lot(at, 0) % 100 >= aim.blind && (chance > LOSES || best.1 <= LOSES);
    let liked = |(at, &(one, chance)): (usize, &(A, f64))| {
        // A Gumbel variate: the greatest of the sums is each candidate as often as the softmax says.
        let noise = -(-((lot(at, 1) as f64 + 0.5) / 10_000.0).ln()).ln();
        let odds = chance.clamp(1e-9, WINS);
        ((odds / (1.0 - odds)).ln() + aim.softness * noise, (one, chance))
    };
    if best.1 >= WINS || aim.softness == 0.0 {
        return Some(best);
    }
    let candidates = valued.iter().enumerate().filter(|&(at, &(_, chance))| seen(at, chance)).map(liked);
    // Among equals the first: the order is that of the options.
    Some(candidates.reduce(|most, one| if one.0 > most.0 { one } else { most }).map_or(best, |(_, one)| one))
}
