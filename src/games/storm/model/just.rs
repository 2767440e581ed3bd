//! CS-0.36: events that have just happened. Cards that speak of it ask here, and are answered from the record of the
//! turn: what a piece was, and whose doing it was, when it moved or captured. Since then a card may have made it
//! another, or given it away.

use super::memory::{Action, CapturedPiece, Displacement, Memory, Way};
use super::table::Table;
use crate::board::{PieceId, Square};
use crate::games::storm::Choice;
use crate::play::Seat;

impl Table {
    /// The memory of the running turn, if it is this seat's.
    fn turn_of(&self, seat: Seat) -> Option<&Memory> {
        Some(&self.now).filter(|_| seat == self.mover)
    }

    fn steps_of(&self, seat: Seat) -> &[Displacement] {
        self.turn_of(seat).map_or(&[], |turn| &turn.steps)
    }

    /// True if a seat has made the Action of the running turn: a move, or a card in its place.
    pub fn has_acted(&self, seat: Seat) -> bool {
        self.turn_of(seat).is_some_and(|turn| matches!(turn.action, Action::Move | Action::Card(_)))
    }

    /// True if nothing is left of the Action's displacements, as after its move was taken back.
    pub fn is_action_undone(&self) -> bool {
        self.now.action_steps().next().is_none()
    }

    /// Displacements that a player just made: the moves that they made by the Action of their own running turn, be it a
    /// move or a card in its place, and with pieces of whichever side. Cards at the end of the turn come later.
    pub fn just_moved(&self, me: Seat) -> impl Iterator<Item = &Displacement> {
        self.steps_of(me).iter().filter(move |step| step.in_action && step.by == me && step.is_move())
    }

    /// Displacements that a player just made, of pieces that are theirs now, or neutral, and on the board.
    pub fn just_moved_own(&self, me: Seat) -> impl Iterator<Item = &Displacement> {
        let own = self.pieces(me);
        self.just_moved(me).filter(move |step| own.contains(step.m.piece))
    }

    /// The moves with which a player captured in their own running turn, by the Action or by a card at its end: within
    /// Flush one card may capture before another is played.
    pub fn just_took(&self, me: Seat) -> impl Iterator<Item = &Displacement> {
        self.steps_of(me).iter().filter(move |step| step.by == me && step.is_move() && !step.taken.is_empty())
    }

    /// The moves with which a player captured, as far as the captor is theirs now, or neutral, and on the board.
    pub fn just_took_own(&self, me: Seat) -> impl Iterator<Item = &Displacement> {
        let own = self.pieces(me);
        self.just_took(me).filter(move |step| own.contains(step.m.piece))
    }

    /// True if a piece has captured in the running turn.
    pub fn has_taken(&self, piece: PieceId) -> bool {
        self.now.steps.iter().any(|step| step.m.piece == piece && !step.taken.is_empty())
    }

    /// Square from which a piece made its first move in the running turn of its player.
    pub fn set_out_from(&self, me: Seat, piece: PieceId) -> Option<Square> {
        let mut moves = self.steps_of(me).iter().filter(|step| step.by == me && step.is_move());
        moves.find(|step| step.m.piece == piece).map(|step| step.m.from)
    }

    /// CS-0.74: the last move of the other player's turn that fits, and its place among all displacements, if its piece
    /// has not been displaced since.
    pub fn last_move(&self, me: Seat, fits: impl Fn(&Displacement) -> bool) -> Option<(usize, &Displacement)> {
        let (other, steps) = (me.other(), self.steps_of(me.other()));
        let at = steps.iter().rposition(|step| step.is_move() && step.by == other && fits(step))?;
        let piece = steps[at].m.piece;
        let has_gone_on = steps[at + 1..].iter().any(|later| later.m.piece == piece && later.way != Way::Stayed);
        (!has_gone_on).then_some((at, &steps[at]))
    }

    /// CS-064: the last move of the other player's turn that runs, or else of the one before.
    pub fn moved_last(&self, me: Seat) -> Option<&Displacement> {
        let other = me.other();
        let turns = [self.steps_of(other), &self.before[other.index()].steps];
        turns.into_iter().find_map(|steps| steps.iter().rfind(|step| step.is_move() && step.by == other))
    }

    /// Pieces that the other player took from a player in the turn that may be answered, each with the displacement by
    /// which it was captured. Own pieces that a player captures are nobody else's doing.
    pub fn just_lost(&self, me: Seat) -> impl Iterator<Item = (&Displacement, &CapturedPiece)> {
        lost(self.steps_of(me.other()), me)
    }

    /// True if the other player took a piece from a player in their last turn: the running one, or the one before the
    /// player's own, if no other turn of that player lies between.
    pub fn has_just_lost(&self, me: Seat) -> bool {
        let theirs = if me == self.mover { &self.before[me.other().index()].steps } else { &self.now.steps };
        let is_last = me != self.mover || !self.extra;
        is_last && lost(theirs, me).next().is_some()
    }

    /// Acts of the other player since a player's last turn was over, as far as they came before the card being played.
    pub fn acts_against(&self, me: Seat) -> impl Iterator<Item = Choice> + '_ {
        let play = self.played().map_or(0, |played| played.play);
        self.acts[me.other().index()].iter().filter(move |&&(at, _)| at < play).map(|&(_, act)| act)
    }
}

/// The pieces that a player lost by these displacements of the other one.
fn lost(theirs: &[Displacement], me: Seat) -> impl Iterator<Item = (&Displacement, &CapturedPiece)> {
    let taken =
        theirs.iter().filter(move |step| step.by != me).flat_map(|step| step.taken.iter().map(move |it| (step, it)));
    taken.filter(move |(_, taken)| taken.loser == Some(me))
}
