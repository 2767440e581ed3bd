//! The questions of a tree. What the rules single out is asked for only if there are several; all else always, but for
//! a name, which is known. Late ones come when the card is carried out.

use super::{Named, Run};
use crate::board::{Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::{Choose, NameKind, Pick};
use crate::games::storm::model::tree::words::{Ask, Base};
use crate::games::storm::model::tree::Selector;
use crate::games::storm::protocol::picks;
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

impl Run<'_> {
    /// The next question is worded as the card says.
    pub(super) fn asking<'c, 'a, 'b>(&self, card: &'c mut CardPlay<'a, 'b>) -> &'c mut CardPlay<'a, 'b> {
        let words = self.play.asks.get(self.asked.get()).copied().unwrap_or_default();
        self.count();
        card.asking(words)
    }

    /// A question that is asked, or could have been.
    pub(super) fn count(&self) {
        self.asked.set(self.asked.get() + 1);
    }

    /// One of these answers.
    pub(super) fn pick(&self, card: &mut CardPlay<'_, '_>, options: Vec<Choice>) -> Flow<Choice> {
        self.asked(self.asking(card), options)
    }

    /// One of these answers to a question that is worded.
    pub(super) fn asked(&self, card: &mut CardPlay<'_, '_>, options: Vec<Choice>) -> Flow<Choice> {
        if self.late {
            card.then_ask(self.seat, false, options)
        } else {
            card.pick(options)
        }
    }

    /// One of these pieces; nothing is asked where the language says so.
    pub(super) fn one(
        &self,
        card: &mut CardPlay<'_, '_>,
        who: &Selector<'_>,
        pieces: &[PieceId],
        ask: Option<Ask>,
    ) -> Flow<PieceId> {
        if let [only] = *pieces {
            let is_known = who.name().is_some() || ask == Some(Ask::Several);
            if is_known || is_singled_out(who) && ask != Some(Ask::Always) {
                self.count();
                return Ok(only);
            }
        }
        let options = pieces.iter().map(|&id| card.table().name(id)).collect();
        let choice = self.pick(card, options)?;
        card.table().named(choice).ok_or(Stop::Diverged)
    }

    /// One of these squares.
    pub(super) fn square(&self, card: &mut CardPlay<'_, '_>, squares: SquareSet) -> Flow<Square> {
        match self.pick(card, squares.iter().map(Choice::Square).collect())? {
            Choice::Square(at) => Ok(at),
            _ => Err(Stop::Diverged),
        }
    }

    /// One of these squares; nothing is asked if there is only one.
    pub(super) fn square_if_several(&self, card: &mut CardPlay<'_, '_>, squares: SquareSet) -> Flow<Square> {
        match squares.single() {
            Some(only) => {
                self.count();
                Ok(only)
            }
            None => self.square(card, squares),
        }
    }

    /// One of these kinds.
    pub(super) fn a_kind(&self, card: &mut CardPlay<'_, '_>, kinds: &[Kind]) -> Flow<Kind> {
        match self.pick(card, kinds.iter().copied().map(Choice::Kind).collect())? {
            Choice::Kind(kind) => Ok(kind),
            _ => Err(Stop::Diverged),
        }
    }

    /// One of the moves that are to be found.
    pub(super) fn a_move(&self, card: &mut CardPlay<'_, '_>, find: &dyn Fn(&Table) -> Vec<Move>) -> Flow<Move> {
        let options = |table: &Table| find(table).into_iter().map(|m| table.choice(m)).collect();
        let options = if self.late { options(card.table()) } else { card.tried_or(&options) };
        picks::moved(self.pick(card, options)?)
    }

    /// A piece is chosen for later.
    pub(super) fn choose(&mut self, card: &mut CardPlay<'_, '_>, step: &Choose<'_>) -> Flow {
        let pieces = self.pieces(card.table(), &step.who);
        let piece = self.one(card, &step.who, &pieces, step.ask)?;
        self.bind(Some(step.name), Named::Piece(piece));
        Ok(())
    }

    /// A square is chosen for later.
    pub(super) fn pick_place(&mut self, card: &mut CardPlay<'_, '_>, step: &Pick<'_>) -> Flow {
        let squares = self.squares(card.table(), None, step.squares, false);
        let at = self.square(card, squares)?;
        self.bind(Some(step.name), Named::Square(at));
        Ok(())
    }

    /// A kind is named for later, one that the opponent has.
    pub(super) fn name_kind(&mut self, card: &mut CardPlay<'_, '_>, step: &NameKind<'_>) -> Flow {
        let table = card.table();
        let others = table.pieces(self.seat.other());
        let has = |kind: &Kind| others.iter().any(|id| table.counts_as(id, *kind));
        let kinds: Vec<Kind> = step.kinds.iter().copied().filter(has).collect();
        let kind = self.a_kind(card, &kinds)?;
        self.bind(Some(step.name), Named::Kind(kind));
        Ok(())
    }
}

/// True if the rules single such a piece out: then it is asked for only if there are several.
fn is_singled_out(who: &Selector<'_>) -> bool {
    matches!(who.base(), Some(Base::Moved | Base::Took | Base::Came)) || who.kinds == [Kind::King]
}
