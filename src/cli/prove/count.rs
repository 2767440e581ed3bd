//! Probability that a seat brings a goal about when both sides answer as well as they can, counted exactly.

use std::cmp::Ordering;

use deckmate::play::{Goal, Host, Provable, Seat, Stand, Verdict};

use super::share::CaseShare;
use deckmate::play::proof::{OutOfBound, ProofNode, Search, DEPTH, FALLS};

/// A count of probabilities, and the work that has been spent on it.
pub struct ChanceCount<'a, G: Provable> {
    /// The goal.
    pub goal: &'a Goal,
    /// Seat whose goal it is.
    pub seat: Seat,
    /// The games that agree with what the seat sees, with their weights, as the goal begins.
    pub worlds: Vec<(u128, ProofNode<G>)>,
    /// Answers tried so far.
    pub nodes: u64,
    /// At most so many are tried.
    pub most: u64,
}

impl<'a, G: Provable> ChanceCount<'a, G> {
    /// Nothing is counted yet.
    ///
    /// # Errors
    /// [`OutOfBound`] where nobody knows how probable each of several worlds is.
    pub fn new(
        goal: &'a Goal,
        seat: Seat,
        worlds: Vec<(u128, Host<G>)>,
        most: u64,
    ) -> Result<ChanceCount<'a, G>, OutOfBound> {
        if worlds.len() > 1 && worlds.iter().any(|(weight, _)| *weight == 0) {
            return Err(OutOfBound);
        }
        let begun = |(weight, host): (u128, Host<G>)| (weight.max(1), ProofNode::first(host, goal, seat));
        Ok(ChanceCount { goal, seat, worlds: worlds.into_iter().map(begun).collect(), nodes: 0, most })
    }

    /// Probability of the goal after each answer of the seat, the most probable first.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn answers(&mut self) -> Result<Vec<(CaseShare, G::Choice)>, OutOfBound> {
        let worlds = std::mem::take(&mut self.worlds);
        let options = worlds.first().map(|(_, node)| Search::options(&node.host)).unwrap_or_default();
        let mut all: Vec<(CaseShare, G::Choice)> = Vec::new();
        for choice in options {
            let each =
                worlds.iter().map(|(weight, node)| Ok((*weight, self.after(node, choice, worlds.len() > 1, 0)?)));
            let share = CaseShare::mean(&each.collect::<Result<Vec<_>, OutOfBound>>()?)?;
            let mut at = 0;
            while at < all.len() && share.against(all[at].0)? != Ordering::Greater {
                at += 1;
            }
            all.insert(at, (share, choice));
        }
        Ok(all)
    }

    /// Over all falls upon an answer.
    fn after(
        &mut self,
        node: &ProofNode<G>,
        choice: G::Choice,
        hides: bool,
        depth: usize,
    ) -> Result<CaseShare, OutOfBound> {
        let Some(by) = node.host.prompt().map(|prompt| prompt.seat) else { return Ok(CaseShare::NEVER) };
        let falls = node.host.weighed_falls(choice, FALLS).map_err(|_| OutOfBound)?.ok_or(OutOfBound)?;
        let mut parts = Vec::new();
        for (weight, host) in falls {
            self.nodes += 1;
            if self.nodes > self.most || depth > DEPTH {
                return Err(OutOfBound);
            }
            let mut stand = node.stand;
            self.goal.follow(&mut stand, &host, self.seat, (by, choice));
            parts.push((weight, self.best(host, stand, hides, depth)?));
        }
        CaseShare::mean(&parts)
    }

    /// With the best answer of whoever is asked. If something is hidden, nobody may have a choice: the best answer for
    /// one world need not be the best for what a player knows.
    fn best(&mut self, host: Host<G>, stand: Stand, hides: bool, depth: usize) -> Result<CaseShare, OutOfBound> {
        let asked = match (stand.verdict, host.prompt().map(|prompt| prompt.seat)) {
            (Verdict::Reached, _) => return Ok(CaseShare::SURE),
            (Verdict::Missed, _) | (_, None) => return Ok(CaseShare::NEVER),
            (Verdict::Open, Some(asked)) => asked,
        };
        if G::is_even(host.table()) {
            return if self.goal.is_to_win() { Ok(CaseShare::HALF) } else { Err(OutOfBound) };
        }
        let options = Search::options(&host);
        if hides && options.len() > 1 {
            return Err(OutOfBound);
        }
        let (wanted, end) = match asked == self.seat {
            true => (Ordering::Greater, CaseShare::SURE),
            false => (Ordering::Less, CaseShare::NEVER),
        };
        let node = ProofNode::at(host, stand);
        let mut best: Option<CaseShare> = None;
        for choice in options {
            let share = self.after(&node, choice, hides, depth + 1)?;
            if match best {
                Some(best) => share.against(best)? == wanted,
                None => true,
            } {
                best = Some(share);
            }
            if share.against(end)? == Ordering::Equal {
                break;
            }
        }
        Ok(best.unwrap_or(CaseShare::NEVER))
    }
}
