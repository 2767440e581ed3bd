//! The doors of the board as a card's function goes through them: what its player does to the pieces.

use super::{
    arrive, blow_up, defect, go, join, make, pull, push, rearrange, recast, remove, remove_all, replace, strike, swap,
    sweep,
};
use crate::board::{Kind, Move, PieceId, Square};
use crate::games::storm::board::rewind;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::memory::Way;
use crate::play::Flow;

impl CardPlay<'_, '_> {
    /// A move or card move of one piece: see [`make`].
    pub fn make(&mut self, m: Move, way: Way) {
        let me = self.me();
        make(self.turn(), me, m, way);
    }

    /// A piece goes to a square without more ado. The card has asked before that it may move at all (`movable`).
    pub fn go(&mut self, piece: PieceId, to: Square, way: Way) {
        let me = self.me();
        go(self.turn(), me, piece, to, way);
    }

    /// A move of a piece that captures on its way, too: all pieces on these squares.
    pub fn sweep(&mut self, m: Move, way: Way, swept: &[Square]) {
        let me = self.me();
        sweep(self.turn(), me, m, way, swept);
    }

    /// CS-079: a piece comes to a square as by [`make`], and stands there beside another.
    pub fn join(&mut self, m: Move, way: Way, host: PieceId) {
        let me = self.me();
        join(self.turn(), me, m, way, host);
    }

    /// CS-062: a piece moves and pushes these before it, the farthest first.
    pub fn push(&mut self, m: Move, pushed: &[(PieceId, Square)]) {
        let me = self.me();
        push(self.turn(), me, m, pushed);
    }

    /// CS-067: a piece moves and pulls another along.
    pub fn pull(&mut self, m: Move, pulled: PieceId, to: Square) {
        let me = self.me();
        pull(self.turn(), me, m, pulled, to);
    }

    /// Two pieces exchange their squares.
    pub fn swap(&mut self, one: PieceId, other: PieceId) {
        let me = self.me();
        swap(self.turn(), me, one, other);
    }

    /// Pieces go to other squares at once.
    pub fn rearrange(&mut self, goals: &[(PieceId, Square)]) {
        let me = self.me();
        rearrange(self.turn(), me, goals);
    }

    /// A piece from off the board comes to a square.
    pub fn arrive(&mut self, piece: PieceId, at: Square) {
        let me = self.me();
        arrive(self.turn(), me, piece, at);
    }

    /// A piece from off the board takes the place of another.
    pub fn replace(&mut self, old: PieceId, new: PieceId) {
        let me = self.me();
        replace(self.turn(), me, old, new);
    }

    /// CS-0.6: a piece leaves the board, otherwise than by being captured.
    pub fn remove(&mut self, piece: PieceId) {
        let me = self.me();
        remove(self.turn(), me, piece);
    }

    /// Pieces leave the board at once.
    pub fn remove_all(&mut self, pieces: &[PieceId]) {
        let me = self.me();
        remove_all(self.turn(), me, pieces);
    }

    /// CS-106: a piece captures another without moving.
    pub fn strike(&mut self, taker: PieceId, piece: PieceId) {
        let me = self.me();
        strike(self.turn(), me, taker, piece);
    }

    /// CS-111, CS-112: a piece captures others where it stands, and is gone for good.
    pub fn blow_up(&mut self, taker: PieceId, prey: &[PieceId]) {
        let me = self.me();
        blow_up(self.turn(), me, taker, prey);
    }

    /// A piece changes sides.
    pub fn defect(&mut self, piece: PieceId) {
        let me = self.me();
        defect(self.turn(), me, piece);
    }

    /// A piece becomes another kind.
    pub fn recast(&mut self, piece: PieceId, now: Kind) {
        let me = self.me();
        recast(self.turn(), me, piece, now);
    }

    /// The other player's Action is taken back, with everything after it; another is due.
    ///
    /// # Errors
    /// `Stop::Void` if there was no Action.
    pub fn rewind(&mut self) -> Flow {
        let me = self.me();
        rewind::rewind(self.turn(), me)
    }

    /// CS-0.74: a displacement is taken back, by its place among those of the turn, with everything after it.
    ///
    /// # Errors
    /// `Stop::Void` if there was no displacement.
    pub fn rewind_step(&mut self, step: usize) -> Flow {
        let me = self.me();
        rewind::rewind_step(self.turn(), me, step)
    }
}
