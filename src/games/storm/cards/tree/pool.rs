//! Pieces from off the board: they come back, or take the place of others.

use super::super::returns;
use super::{Named, Run};
use crate::board::{order, Kind, PieceId};
use crate::games::storm::board::doors;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::{Replace, Return};
use crate::games::storm::model::tree::words::{Ask, PoolBase};
use crate::games::storm::model::tree::Pool;
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

impl Run<'_> {
    /// The pieces off the board that are meant.
    fn pool(&self, table: &Table, pool: &Pool<'_>) -> Vec<PieceId> {
        let mut all: Vec<PieceId> = match pool.base {
            PoolBase::Lost => returns::just_lost(table, self.seat),
            PoolBase::Taken => table.lost(table.side(self.seat)).iter().collect(),
            PoolBase::Own => table.pool(table.side(self.seat)).iter().collect(),
            PoolBase::Foe => table.pool(table.side(self.seat.other())).iter().collect(),
        };
        let kind = |id: PieceId| table.board.piece(id).kind;
        all.retain(|&id| (pool.kinds.is_empty() || pool.kinds.contains(&kind(id))) && !pool.but.contains(&kind(id)));
        all
    }

    /// CS-0.7: a piece that was just lost belongs to the army that lost it.
    fn reclaim(&self, card: &mut CardPlay<'_, '_>, pool: &Pool<'_>, piece: PieceId) {
        if pool.base == PoolBase::Lost {
            let army = returns::army_of(card.table(), self.seat, piece);
            doors::reclaim(card.turn(), piece, army);
        }
    }

    /// A piece comes back: once, or as often as is said.
    pub(super) fn give_back(&mut self, card: &mut CardPlay<'_, '_>, step: &Return<'_>) -> Flow {
        let (least, most) = step.times.map_or((1, 1), |times| (times.least, times.most));
        for time in 0..most {
            let mut pieces = self.pool(card.table(), &step.pool);
            pieces.retain(|&id| !self.free(card.table(), Some(id), step.to).is_empty());
            if pieces.is_empty() && time >= least {
                break;
            }
            self.one_back(card, step, pieces)?;
        }
        Ok(())
    }

    fn one_back(&mut self, card: &mut CardPlay<'_, '_>, step: &Return<'_>, pieces: Vec<PieceId>) -> Flow {
        let piece = self.by_kind(card, pieces)?;
        let goals = self.free(card.table(), Some(piece), step.to);
        let at = self.square_if_several(card, goals)?;
        self.reclaim(card, &step.pool, piece);
        doors::arrive(card.turn(), self.seat, piece, at);
        self.bind(step.name, Named::Piece(piece));
        self.done()
    }

    /// One of these pieces by its army and kind; nothing is asked if there is only one sort.
    fn by_kind(&self, card: &mut CardPlay<'_, '_>, mut pieces: Vec<PieceId>) -> Flow<PieceId> {
        order::by_key(&mut pieces, |&piece| (card.table().board.piece(piece).kind, piece));
        let mut options: Vec<Choice> = pieces.iter().map(|&piece| named(card.table(), piece)).collect();
        options.dedup();
        let chosen = match options[..] {
            [only] => {
                self.count();
                only
            }
            _ => self.pick(card, options)?,
        };
        pieces.into_iter().find(|&piece| named(card.table(), piece) == chosen).ok_or(Stop::Diverged)
    }

    /// A piece from off the board takes the place of another: not of one that shares its square, which would still be
    /// occupied. One that was just lost is chosen first.
    pub(super) fn replace(&mut self, card: &mut CardPlay<'_, '_>, step: &Replace<'_>) -> Flow {
        let pool = self.pool(card.table(), &step.with);
        let mut pieces = self.pieces(card.table(), &step.who);
        let table = card.table();
        pieces.retain(|&id| !table.is_royal(id) && table.lodger_at(table.at(id)).is_none());
        if step.with.base == PoolBase::Lost {
            let new = self.by_kind(card, pool)?;
            let old = self.one(card, &step.who, &pieces, step.ask)?;
            self.reclaim(card, &step.with, new);
            doors::replace(card.turn(), self.seat, old, new);
            return self.done();
        }
        let old = self.one(card, &step.who, &pieces, None)?;
        let side = card.table().side(self.seat);
        let kind_of = |table: &Table, id: PieceId| table.board.piece(id).kind;
        let mut kinds: Vec<Kind> = pool.iter().map(|&id| kind_of(card.table(), id)).collect();
        order::plainly(&mut kinds);
        kinds.dedup();
        let wanted = match kinds[..] {
            [only] if step.ask == Some(Ask::Several) => only,
            _ => {
                let options = kinds.iter().map(|&kind| Choice::OffBoard(side, kind)).collect();
                let chosen = self.pick(card, options)?;
                kinds.into_iter().find(|&kind| Choice::OffBoard(side, kind) == chosen).ok_or(Stop::Diverged)?
            }
        };
        let new = pool.into_iter().find(|&id| kind_of(card.table(), id) == wanted).ok_or(Stop::Diverged)?;
        doors::replace(card.turn(), self.seat, old, new);
        self.done()
    }
}

fn named(table: &Table, piece: PieceId) -> Choice {
    let it = table.board.piece(piece);
    Choice::OffBoard(it.side, it.kind)
}
