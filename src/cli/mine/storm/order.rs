//! Puzzles of two cards: both of them are needed, and one order of them is right.

use deckmate::play::Fault;

use super::draft::Draft;
use super::gates::pass;
use super::sorts::{goals_to_keep, Finder, Found, Spot, GLANCE, NOPES, QUICK};
use crate::prove::ProofVerdict;

/// Pairs of cards that are proved for one position.
const PAIRS: usize = 6;

impl Finder<'_> {
    /// Two cards are needed, in two turns or in one turn of White's and one of Black's, and the order matters.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn order(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        let baited = if spot.is_late { self.bait(spot)? } else { None };
        if baited.is_some() || self.dice.below(4) > 0 {
            return Ok(baited);
        }
        self.both(spot)
    }

    /// Each of two cards mates, and Black cancels the first one: the other one has to mate a turn later.
    fn bait(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        let cards = self.pool.of("BT TR ET");
        let Some((right, _)) = self.weighed(&Draft::new(&spot.board, "won by:1"), cards, QUICK / 2)? else {
            return Ok(None);
        };
        let mut pairs: Vec<[&'static str; 2]> = Vec::new();
        for (at, &one) in right.iter().enumerate() {
            pairs.extend(right[at + 1..].iter().map(|&other| [one, other]));
        }
        for _ in 0..PAIRS.min(pairs.len()) {
            let mut mine = pairs.swap_remove(self.dice.below(pairs.len())).to_vec();
            mine.sort_unstable();
            let theirs = self.some(NOPES.to_vec(), 1);
            let draft = Draft { mine, theirs, ..Draft::new(&spot.board, "won by:3") };
            if let Some(passed) = pass(&draft, self.nodes)?.filter(|passed| passed.helps.is_empty()) {
                return Ok(Some((draft, passed)));
            }
        }
        Ok(None)
    }

    /// Neither of two cards is enough.
    fn both(&mut self, spot: &Spot) -> Result<Option<Found>, Fault> {
        let mut goals = goals_to_keep(&spot.board);
        if spot.is_late {
            goals.push("won by:3");
        }
        for goal in goals {
            let bare = Draft::new(&spot.board, goal);
            if bare.glance(GLANCE)?.is_none_or(|proof| proof.verdict != ProofVerdict::Refuted) {
                continue;
            }
            let windows = if goal == "won by:3" { "BT TR ET" } else { "BT TR ET OT AT" };
            for _ in 0..if spot.is_late { 8 } else { 20 } {
                let mut mine = self.some(self.pool.of(windows), 4);
                mine.sort_unstable();
                if bare.held(&mine).glance(GLANCE)?.is_none_or(|proof| proof.verdict != ProofVerdict::Proved) {
                    continue;
                }
                for (at, &one) in mine.iter().enumerate() {
                    for &other in &mine[at + 1..] {
                        let draft = bare.held(&[one, other]);
                        if let Some(passed) = pass(&draft, self.nodes)?.filter(|passed| passed.helps.is_empty()) {
                            return Ok(Some((draft, passed)));
                        }
                    }
                }
            }
        }
        Ok(None)
    }
}
