//! Pieces that slide on, stop short, burst, push, fire, run and merge.

use super::super::{aftermath, blasts, interrupts, pawns, runs, shapes};
use super::Run;
use crate::board::{dir, Kind, Move, PieceId, SquareSet};
use crate::games::storm::board::{doors, moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::Burst;
use crate::games::storm::model::tree::words::{Ask, Base};
use crate::games::storm::model::tree::Selector;
use crate::play::{Flow, Stop};

impl Run<'_> {
    /// The pieces that are meant and can move: no Kings.
    fn movers(&self, table: &Table, who: &Selector<'_>) -> Vec<PieceId> {
        let own = table.pieces(self.seat);
        let mut pieces = self.pieces(table, who);
        pieces.retain(|&id| own.contains(id) && !table.bent().is_stuck(id));
        pieces
    }

    /// True if the attacker, or one of those that the other player just moved, is of the kinds that are meant, be it on the
    /// board or not.
    fn is_meant(&self, table: &Table, who: &Selector<'_>) -> bool {
        match who.base() {
            Some(Base::Attacker) => !self.pieces(table, who).is_empty(),
            _ => table
                .just_moved(self.seat.other())
                .any(|step| who.kinds.is_empty() || who.kinds.iter().any(|&kind| step.was.counted_as(kind))),
        }
    }

    /// CS-040, CS-041: a line piece slides on: the attacker through its victim, or the one that just moved.
    pub(super) fn slide_on(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        card.void_if(!self.is_meant(card.table(), who))?;
        match who.base() {
            Some(Base::Attacker) => interrupts::ole(card)?,
            _ => aftermath::icy_road(card)?,
        }
        self.done()
    }

    /// CS-042, CS-081: a line piece stops before its victim, or after the first square of its move.
    pub(super) fn stop_short(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        card.void_if(!self.is_meant(card.table(), who))?;
        match who.base() {
            Some(Base::Attacker) => interrupts::stop_before(card)?,
            _ => aftermath::nearsighted(card)?,
        }
        self.done()
    }

    /// CS-111, CS-112: a piece captures all that it attacks as one of its kinds, and is gone for good.
    pub(super) fn burst(&mut self, card: &mut CardPlay<'_, '_>, step: &Burst<'_>) -> Flow {
        let least = usize::from(step.least.unwrap_or(1));
        let (table, seat) = (card.table(), self.seat);
        let prey = |table: &Table, piece: PieceId| -> Vec<PieceId> {
            let kinds: Vec<Kind> = match step.who.kinds {
                [] => moves::kinds(table, piece).into_iter().map(Kind::counts_as).collect(),
                kinds => kinds.to_vec(),
            };
            kinds.into_iter().flat_map(|kind| blasts::prey(table, seat, piece, kind)).collect()
        };
        let mut pieces = self.movers(table, &step.who);
        pieces.retain(|&piece| !table.is_royal(piece) && prey(table, piece).len() >= least);
        let piece = self.one(card, &step.who, &pieces, Some(Ask::Always))?;
        let prey = prey(card.table(), piece);
        doors::blow_up(card.turn(), seat, piece, &prey);
        self.done()
    }

    /// CS-062: a Pawn steps ahead and pushes whoever stands there.
    pub(super) fn push(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        let goal = |table: &Table, id| pawns::beside(table, id, pawns::ahead(table, id));
        let find = |table: &Table| {
            let mut pieces = self.movers(table, who);
            pieces.retain(|&id| !pawns::pushed(table, id).is_empty());
            moves::promoting_to(table, &pieces, &|id| SquareSet::of(goal(table, id)))
        };
        let m = self.a_move(card, &find)?;
        let (table, dir) = (card.table(), pawns::ahead(card.table(), m.piece));
        let pushed = pawns::pushed(table, m.piece).into_iter().rev();
        let pushed: Vec<_> = pushed.map(|piece| (piece, pawns::beside(table, piece, dir))).collect();
        doors::push(card.turn(), self.seat, m, &pushed);
        self.done()
    }

    /// CS-114: a line piece fires in one of its directions: all that stand there are removed, but for Kings.
    pub(super) fn ray(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        let beams = |table: &Table, piece| -> Vec<Vec<PieceId>> {
            let dirs = dir::ALL.into_iter().filter(|&dir| runs::rides(table, piece, dir));
            dirs.map(|dir| blasts::beam(table, piece, dir)).filter(|hit| !hit.is_empty()).collect()
        };
        let mut pieces = self.pieces(card.table(), who);
        pieces.retain(|&piece| !beams(card.table(), piece).is_empty());
        let piece = self.one(card, who, &pieces, Some(Ask::Always))?;
        let beams = beams(card.table(), piece);
        // A direction is told by the piece that is hit first.
        let first: Vec<PieceId> = beams.iter().map(|hit| hit[0]).collect();
        let first = self.one(card, who, &first, Some(Ask::Several))?;
        let hit = beams.into_iter().find(|hit| hit[0] == first).ok_or(Stop::Diverged)?;
        doors::remove_all(card.turn(), self.seat, &hit);
        self.done()
    }

    /// CS-056: a line piece runs to the end of one of its directions and captures all on its way.
    pub(super) fn sweep(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        let (table, seat) = (card.table(), self.seat);
        let all = |piece| dir::ALL.into_iter().filter_map(move |dir| runs::run(table, seat, piece, dir));
        let runs: Vec<runs::Sweep> = self.movers(table, who).into_iter().flat_map(all).collect();
        let moves: Vec<Move> = runs.iter().map(|run| run.m).collect();
        let m = self.a_move(card, &|_| moves.clone())?;
        let run = runs.iter().find(|run| run.m == m).ok_or(Stop::Diverged)?;
        let way = tracks::over(card.table(), m);
        doors::sweep(card.turn(), seat, m, way, &run.swept);
        self.done()
    }

    /// CS-024: a piece merges into another.
    pub(super) fn fuse(&mut self, card: &mut CardPlay<'_, '_>, who: &Selector<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), who);
        pieces.retain(|&id| !card.table().is_royal(id));
        card.void_if(pieces.len() < 2)?;
        let host = self.one(card, who, &pieces, Some(Ask::Always))?;
        pieces.retain(|&id| id != host);
        let guest = self.one(card, who, &pieces, Some(Ask::Always))?;
        shapes::merge(card, host, guest);
        self.done()
    }
}
