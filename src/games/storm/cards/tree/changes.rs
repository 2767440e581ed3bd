//! Pieces leave the board, appear, and become others.

use super::super::{interrupts, shapes, turncoats};
use super::pieces::starts_of;
use super::{Named, Run};
use crate::board::{order, Kind, PieceId};
use crate::games::storm::board::{doors, lasting};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::{Change, Defect, Promote, Remove, Shape, Spawn, Strike};
use crate::games::storm::model::tree::words::{Ask, Base, SquareWord};
use crate::games::storm::model::tree::{Into, Place, Selector};
use crate::play::{Flow, Stop};

impl Run<'_> {
    /// CS-0.6: pieces leave the board; no royal one does.
    pub(super) fn remove(&mut self, card: &mut CardPlay<'_, '_>, step: &Remove<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        pieces.retain(|&id| !card.table().is_royal(id));
        if step.who.every {
            card.void_if(pieces.is_empty())?;
        } else {
            pieces = vec![self.one(card, &step.who, &pieces, None)?];
        }
        if step.out {
            card.table_mut().gone = pieces.iter().fold(card.table().gone, |gone, &id| gone.with(id));
        }
        let seat = self.seat;
        match pieces[..] {
            [piece] if !step.who.every => {
                self.bind(step.name, Named::Piece(piece));
                doors::remove(card.turn(), seat, piece);
            }
            _ => doors::remove_all(card.turn(), seat, &pieces),
        }
        self.done()
    }

    /// CS-106: a piece captures another where it stands; of a declared capture, the victim its attacker.
    pub(super) fn strike(&mut self, card: &mut CardPlay<'_, '_>, step: &Strike<'_>) -> Flow {
        let [prey, by] = [&step.who, &step.by].map(|who| self.pieces(card.table(), who));
        let is_declared = |who: &Selector<'_>| matches!(who.base(), Some(Base::Attacker | Base::Victim));
        if is_declared(&step.who) || is_declared(&step.by) {
            interrupts::declared(card)?;
        }
        let by = self.one(card, &step.by, &by, Some(Ask::Several))?;
        let (table, seat) = (card.table(), self.seat);
        let prey: Vec<PieceId> = prey.into_iter().filter(|&id| self.falls(table, by, id)).collect();
        let prey = self.one(card, &step.who, &prey, Some(Ask::Several))?;
        doors::strike(card.turn(), seat, by, prey);
        self.done()
    }

    /// True if a piece of the opponent may be captured by another at all.
    fn falls(&self, table: &Table, by: PieceId, id: PieceId) -> bool {
        let over = &table.overlay;
        let is_theirs = table.pieces(self.seat.other()).contains(id);
        is_theirs && !table.is_royal(id) && !over.meek.contains(by) && !over.safe.contains(id)
    }

    /// CS-098: a new piece of the player appears.
    pub(super) fn spawn(&mut self, card: &mut CardPlay<'_, '_>, step: &Spawn<'_>) -> Flow {
        let (table, seat) = (card.table(), self.seat);
        let side = table.side(seat);
        let goals = step.to.iter().fold(table.empty(), |left, place| match place {
            Place::Is(SquareWord::Home) => left & starts_of(table, side, step.kind),
            place => left & self.squares(table, None, std::slice::from_ref(place), false),
        });
        let at = self.square_if_several(card, goals)?;
        let piece = card.table_mut().add_piece(step.kind, side).ok_or(Stop::Void)?;
        doors::arrive(card.turn(), seat, piece, at);
        self.bind(step.name, Named::Piece(piece));
        self.done()
    }

    /// A piece becomes another kind for good; no King does.
    pub(super) fn change(&mut self, card: &mut CardPlay<'_, '_>, step: &Change<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        pieces.retain(|&id| card.table().board.piece(id).kind != Kind::King);
        let kinds: Vec<Kind> = match step.into {
            Into::Kinds(kinds) => kinds.to_vec(),
            Into::Named(name) => self.kind(name).into_iter().collect(),
            Into::WhatItTook => {
                let piece = self.one(card, &step.who, &pieces, None)?;
                return self.become_its_prey(card, piece);
            }
        };
        let chosen = if step.who.every { pieces } else { vec![self.one(card, &step.who, &pieces, None)?] };
        card.void_if(chosen.is_empty())?;
        let now = if let [only] = kinds[..] { only } else { self.a_kind(card, &kinds)? };
        for piece in chosen {
            let known = card.table().board.piece(piece).kind.counts_as();
            shapes::change(card, piece, step.who.kinds.first().copied().unwrap_or(known), now);
            self.bind(step.name, Named::Piece(piece));
        }
        self.done()
    }

    /// CS-104: a piece becomes what it captured in this turn.
    fn become_its_prey(&mut self, card: &mut CardPlay<'_, '_>, piece: PieceId) -> Flow {
        let table = card.table();
        let steps = table.just_took(self.seat).filter(|step| step.m.piece == piece);
        let mut kinds: Vec<Kind> =
            steps.flat_map(|step| &step.taken).map(|taken| shapes::likeness(taken.kind)).collect();
        order::plainly(&mut kinds);
        kinds.dedup();
        // A piece that captured its like stays as it is: that is no effect (CS-0.14).
        kinds.retain(|&kind| kind != table.board.piece(piece).kind.counts_as() || shapes::is_fused(table, piece));
        let kind = match kinds[..] {
            [only] => only,
            _ => self.a_kind(card.about(piece), &kinds)?,
        };
        let is_fusion = |rule: &Rule| matches!(rule, Rule::Fused { .. });
        lasting::end_where(card.turn(), |effect| is_fusion(&effect.rule) && effect.piece() == Some(piece));
        doors::recast(card.turn(), self.seat, piece, kind);
        self.done()
    }

    /// Pawns are promoted where they stand; a fused one never is (CS-0.46).
    pub(super) fn promote(&mut self, card: &mut CardPlay<'_, '_>, step: &Promote<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        card.void_if(step.who.most.is_some_and(|most| pieces.len() > usize::from(most)))?;
        let table = card.table();
        let own = table.pieces(self.seat);
        let may = |&id: &PieceId| table.counts_as(id, Kind::Pawn) && !shapes::is_fused(table, id);
        pieces.retain(|id| may(id) && (own.contains(*id) || step.who.base() != Some(Base::Moved)));
        card.void_if(pieces.is_empty())?;
        if !step.who.every {
            pieces = vec![self.one(card, &step.who, &pieces, None)?];
        }
        for piece in pieces {
            let kinds = step.into.map_or_else(|| card.table().variant().promotions.clone(), <[Kind]>::to_vec);
            let now = self.a_kind(card.about(piece), &kinds)?;
            doors::recast(card.turn(), self.seat, piece, now);
        }
        self.done()
    }

    /// CS-025 to CS-027: a piece moves as a kind that it is not.
    pub(super) fn shape(&mut self, card: &mut CardPlay<'_, '_>, step: &Shape<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        pieces.retain(|&id| card.table().bent().kinds(id).all(|kind| kind != step.into));
        let piece = self.one(card, &step.who, &pieces, None)?;
        let known = card.table().board.piece(piece).kind.counts_as();
        shapes::lend_to(card, piece, step.who.kinds.first().copied().unwrap_or(known), step.into);
        self.done()
    }

    /// CS-103, CS-107: a piece changes sides.
    pub(super) fn defect(&mut self, card: &mut CardPlay<'_, '_>, step: &Defect<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        pieces.retain(|&id| turncoats::can_defect(card.table(), id));
        let piece = self.one(card, &step.who, &pieces, None)?;
        doors::defect(card.turn(), self.seat, piece);
        if card.is_own_turn() && self.play.tree.when == When::Before {
            card.table_mut().now.won = card.table().now.won.with(piece);
        }
        self.bind(step.name, Named::Piece(piece));
        self.done()
    }
}
