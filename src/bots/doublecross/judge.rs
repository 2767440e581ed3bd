//! The static judgement of a DoubleCross position: who is likely to capture a King on the next draws, and how things
//! stand beyond that. Values are between -1 (lost) and 1 (won), for the army whose player draws next.

use super::deck::{Stakes, Trust, CARDS};
use super::readiness::Readiness;
use super::weights::Weights;
use crate::board::{Board, Kind, Side, Square, Variant};

/// The weights with the tables made of them.
pub struct Judge<'a> {
    weights: &'a Weights,
    variant: &'a Variant,
    trust: Trust,
    readiness: Readiness,
    /// The worths that followed from the deck when a position was last judged.
    stakes: Stakes,
}

impl<'a> Judge<'a> {
    /// A judge for games in which these cards lie in the deck and in the discard piles.
    pub fn new(weights: &'a Weights, variant: &'a Variant, counts: [u8; CARDS], discards: [u8; CARDS]) -> Judge<'a> {
        let trust = Trust::new(weights, &counts, &discards);
        let stakes = Stakes::new(weights, &trust, counts);
        Judge { weights, variant, trust, readiness: Readiness::new(weights), stakes }
    }

    /// The value of a position with these cards in the deck and Save Kings held, for `side`, whose player draws next.
    pub fn value(&mut self, board: &Board, side: Side, counts: &[u8; CARDS], held: [u8; 2]) -> f64 {
        if *counts != self.stakes.counts {
            self.stakes = Stakes::new(self.weights, &self.trust, *counts);
        }
        let (weights, stakes) = (self.weights, &self.stakes);
        let kings = Side::BOTH.map(|side| king_of(board, side));
        let threat = Side::BOTH.map(|by| {
            let struck = kings[by.foe().index()].map_or(0, |king| self.strikes(board, king, by));
            f64::from(struck) / stakes.cards
        });
        let own = threat[side.index()];
        let foe = threat[side.foe().index()];
        let open = |side: Side, share: f64| if held[side.index()] > 0 { 0.0 } else { share };
        // The next draw is the side's own, the one after it the other's. A Save King only puts the end off.
        let win = open(side.foe(), own);
        let lose = (1.0 - win) * weights.stuck * open(side, foe);
        // A side's Save King keeps this from deciding the game at once.
        let saved = weights.saved * ((foe - open(side, foe)) - (own - open(side.foe(), own)));
        let [soon, late] = stakes.trust;
        let lead = self.lead(board, side, kings, held);
        let soon = saved + (own - foe) * (weights.attack[0] * soon + weights.attack[1] * late);
        let [near, wide] = weights.slope;
        let far = soon / (near + soon * soon).sqrt() + late * lead / (wide + lead * lead).sqrt();
        win - lose + (1.0 - win - lose) * far.clamp(-1.0, 1.0)
    }

    /// Material and readiness of `side` beyond the other's.
    fn lead(&self, board: &Board, side: Side, kings: [Option<Square>; 2], held: [u8; 2]) -> f64 {
        let weights = self.weights;
        let mut lead = 0.0;
        for id in board.pieces() {
            let piece = board.piece(id);
            let target = kings[piece.side.foe().index()];
            let readiness = target.map_or(0.0, |king| self.readiness.of(piece, king));
            let value = self.stakes.price[piece.side.index()][piece.kind.index()] + readiness;
            lead += if piece.side == side { value } else { -value };
        }
        for (owner, king) in Side::BOTH.into_iter().zip(kings) {
            let Some(king) = king else { continue };
            let free = (self.variant.geometry.step_set(king) & !board.occupied()).len();
            let off = (f64::from(king.file()) - 3.5).abs() + (f64::from(king.rank()) - 3.5).abs();
            let value = weights.king_off * off + weights.king_room * f64::from(free);
            lead += if owner == side { value } else { -value };
        }
        lead + weights.save_king * (f64::from(held[side.index()]) - f64::from(held[side.foe().index()]))
    }

    /// Number of cards in the deck that would let `by` capture the King on that square.
    fn strikes(&self, board: &Board, king: Square, by: Side) -> u32 {
        let mut seen = [false; 6];
        for id in board.attackers(self.variant, king, by) {
            seen[board.piece(id).kind.index()] = true;
        }
        (0..6).filter(|&kind| seen[kind]).map(|kind| u32::from(self.stakes.counts[by.index() * 6 + kind])).sum()
    }
}

/// The square of the King of a side.
fn king_of(board: &Board, side: Side) -> Option<Square> {
    (board.of(side) & board.kind(Kind::King)).first().map(|id| board.piece(id).at)
}
