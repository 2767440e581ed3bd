//! Questions of a card to its player: pieces, moves, squares and kinds, fixed when it is declared.

use crate::board::{Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::doing::{Course, Doing};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::protocol::{dead_ends, look, proofs};
use crate::games::storm::{Choice, Why};
use crate::play::{Flow, Seat, Stop};

impl CardPlay<'_, '_> {
    /// One of these answers, fixed when the card is declared: only those are offered with which it can be played to the
    /// end. While it is carried out the answer is known.
    ///
    /// # Errors
    /// `Stop::Void` when there is nothing to choose from; the stops of a script.
    pub fn pick(&mut self, options: Vec<Choice>) -> Flow<Choice> {
        let (me, among) = (self.me(), options.len());
        self.pick_where(options, &|table, choice| leads_on(table, me, *choice, among))
    }

    /// As [`CardPlay::pick`], for a card that knows sooner than a search with which answers it can be played to the
    /// end.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_where(&mut self, options: Vec<Choice>, leads_on: &dyn Fn(&Table, &Choice) -> bool) -> Flow<Choice> {
        self.void_if(options.is_empty())?;
        let me = self.me();
        let choice = match &mut self.table_mut().doing {
            Doing::Acting(acting) => match acting.chosen.pop() {
                Some(choice) if options.contains(&choice) => choice,
                _ => return Err(Stop::Void),
            },
            Doing::Choosing(_) => self.turn().ask_among(me, Why::Target, true, options, leads_on)?,
            Doing::Trying(_) | Doing::Playing | Doing::ByHand(_) => {
                self.turn().ask_secretly(me, Why::Target, options)?
            }
        };
        let choice = self.unasked(choice);
        match &mut self.table_mut().doing {
            Doing::Choosing(choosing) => choosing.chosen.push(choice),
            Doing::Acting(acting) => acting.path.answers.push(choice),
            Doing::Trying(trial) if !trial.is_late => trial.picks += 1,
            _ => {}
        }
        Ok(choice)
    }

    /// As [`CardPlay::pick`], for a card that knows of some answers without a search that it can be played to the end
    /// with them.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_with_shortcut(
        &mut self,
        options: Vec<Choice>,
        is_sure: &dyn Fn(&Table, Choice) -> bool,
    ) -> Flow<Choice> {
        let (me, among) = (self.me(), options.len());
        self.pick_where(options, &|table, &choice| {
            let is_sure = is_sure(table, choice);
            debug_assert!(
                !is_sure || proofs::is_sure(table, me, choice),
                "{}: {choice} does not lead on",
                proofs::card(table)
            );
            is_sure || leads_on(table, me, choice, among)
        })
    }

    /// True if a card is only being tried: then its question is answered beforehand, or ends the trial.
    pub fn is_tried(&self) -> bool {
        self.table().doing.is_trying()
    }

    /// True if it is tried by a search that it is not to help.
    pub fn is_unaided(&self) -> bool {
        matches!(&self.table().doing, Doing::Trying(trial) if trial.unaided)
    }

    /// True if a choice on one square may come after a choice on another. For choices that come to the same in any
    /// order: the player chooses in any order, and a search tries one order only.
    pub fn may_come_after(&self, next: Square, last: Square) -> bool {
        let is_found = matches!(&self.table().doing, Doing::Trying(trial) if trial.picks > trial.given);
        next >= last || !is_found
    }

    /// One more of these answers, or nothing: done. In a record of former rules the choice ended by itself where a search
    /// tries nothing more; it goes on with another question then, and the choice is done.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_or_done(&mut self, mut options: Vec<Choice>) -> Flow<Option<Choice>> {
        options.push(Choice::Done);
        let me = self.me();
        if self.table().doing.is_choosing() && self.turn().is_past(me, &options) {
            if let Doing::Choosing(choosing) = &mut self.table_mut().doing {
                choosing.chosen.push(Choice::Done);
            }
            return Ok(None);
        }
        let choice = self.pick(options)?;
        Ok(Some(choice).filter(|choice| *choice != Choice::Done))
    }

    /// The next answer of a card that is being tried, if it is known: it is one of those that were offered for the same
    /// question before, so they need not be found again.
    pub fn tried_answer(&self) -> Option<Choice> {
        self.is_tried().then(|| self.recorded()).flatten()
    }

    /// The answers to the next question of a card: the known one alone, or all that are found. If bombs explode, a
    /// choice that was made may not be offered any more.
    pub fn tried_or(&self, find: &dyn Fn(&Table) -> Vec<Choice>) -> Vec<Choice> {
        match (&self.table().doing, self.tried_answer()) {
            (Doing::Trying(trial), Some(known)) if !trial.armed => vec![known],
            _ => find(self.table()),
        }
    }

    /// One of the pieces that are meant, also one that cannot move: which may be moved or sent by a card, `movable` and
    /// `sendable` of `board/moves.rs` say.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_piece(&mut self, who: Who) -> Flow<PieceId> {
        let pieces = self.who(who);
        self.pick_one(&pieces)
    }

    /// One of these pieces.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_one(&mut self, pieces: &[PieceId]) -> Flow<PieceId> {
        let options = pieces.iter().map(|&id| self.table().name(id)).collect();
        let choice = self.pick(options)?;
        self.table().named(choice).ok_or(Stop::Diverged)
    }

    /// One of these pieces; nothing is asked if there is only one.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_if_several(&mut self, pieces: &[PieceId]) -> Flow<PieceId> {
        match pieces {
            [only] => Ok(self.unasked(*only)),
            _ => self.pick_one(pieces),
        }
    }

    /// One of these squares; nothing is asked if there is only one.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_square_if_several(&mut self, squares: SquareSet) -> Flow<Square> {
        if let Some(only) = squares.single() {
            return Ok(self.unasked(only));
        }
        match self.pick(squares.iter().map(Choice::Square).collect())? {
            Choice::Square(at) => Ok(at),
            _ => Err(Stop::Diverged),
        }
    }

    /// One of these moves.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_move(&mut self, moves: &[Move]) -> Flow<Move> {
        let options = moves.iter().map(|&m| self.table().choice(m)).collect();
        moved(self.pick(options)?)
    }

    /// One of the moves that are to be found: as [`CardPlay::pick_move`] where that takes long.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_move_among(&mut self, find: &dyn Fn(&Table, Seat) -> Vec<Move>) -> Flow<Move> {
        let me = self.me();
        let options = self.tried_or(&|table| find(table, me).into_iter().map(|m| table.choice(m)).collect());
        moved(self.pick(options)?)
    }

    /// One of these moves, or none of them; nothing is asked if there is none.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_move_or_done(&mut self, moves: &[Move]) -> Flow<Option<Move>> {
        if moves.is_empty() {
            return Ok(self.unasked(None));
        }
        let options = moves.iter().map(|&m| self.table().choice(m)).collect();
        self.pick_or_done(options)?.map(moved).transpose()
    }

    /// One more step of those that are left, or none of them; nothing is asked if none is left.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_step_after(&mut self, last: Move, left: &[Move]) -> Flow<Option<Move>> {
        let more: Vec<Move> = left.iter().copied().filter(|next| self.may_come_after(next.from, last.from)).collect();
        dead_ends::steps(self, &more)?;
        if left.is_empty() {
            return Ok(None);
        }
        let options = more.iter().map(|&m| self.table().choice(m)).collect();
        self.pick_or_done(options)?.map(moved).transpose()
    }

    /// One of the moves that are to be found is chosen and made, in the way that is told of it.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn make_one_of(&mut self, find: &dyn Fn(&Table, Seat) -> Vec<Move>, way: &dyn Fn(&World, Move) -> Way) -> Flow {
        let m = self.pick_move_among(find)?;
        let way = way(self.table(), m);
        self.make(m, way);
        Ok(())
    }

    /// The second of two moves is chosen; there is none if all that are found leave the own King in check (CS-0.32).
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn second_of(&mut self, find: &dyn Fn(&Table, Seat) -> Vec<Move>) -> Flow<Option<Move>> {
        let (me, is_known) = (self.me(), self.tried_answer().is_some());
        let options = self.tried_or(&|table| {
            let (bent, side) = (table.bent(), table.side(me));
            let may_be = |&m: &Move| is_known || bent.is_safe_after(&bent.edits(m, side), side);
            find(table, me).into_iter().filter(may_be).map(|m| table.choice(m)).collect()
        });
        match options[..] {
            [] => Ok(None),
            _ => moved(self.pick(options)?).map(Some),
        }
    }

    /// One of these kinds.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_kind(&mut self, kinds: &[Kind]) -> Flow<Kind> {
        match self.pick(kinds.iter().copied().map(Choice::Kind).collect())? {
            Choice::Kind(kind) => Ok(kind),
            _ => Err(Stop::Diverged),
        }
    }

    /// One of these squares.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_square(&mut self, squares: SquareSet) -> Flow<Square> {
        match self.pick(squares.iter().map(Choice::Square).collect())? {
            Choice::Square(at) => Ok(at),
            _ => Err(Stop::Diverged),
        }
    }

    /// Kind that a Pawn becomes.
    ///
    /// # Errors
    /// As [`CardPlay::pick`].
    pub fn pick_promotion(&mut self) -> Flow<Kind> {
        let kinds = self.table().variant().promotions.clone();
        self.pick_kind(&kinds)
    }
}

/// True if the card being played can be carried out to the end with this as the next answer, among so many.
pub(super) fn leads_on(table: &Table, me: Seat, choice: Choice, among: usize) -> bool {
    let (scene, before, mut path) = match &table.doing {
        Doing::Choosing(choosing) => (&choosing.scene, &choosing.before, Course::of(choosing.chosen.clone())),
        Doing::Acting(acting) => (&acting.scene, &acting.before, acting.path.clone()),
        Doing::Trying(_) | Doing::Playing | Doing::ByHand(_) => return true,
    };
    path.answers.push(choice);
    look::is_possible(scene, before, me, path, among)
}

/// The move that an answer stands for.
///
/// # Errors
/// `Stop::Diverged` if it stands for none.
pub fn moved(choice: Choice) -> Flow<Move> {
    match choice {
        Choice::Move(m) | Choice::LodgerMove(m) => Ok(m),
        _ => Err(Stop::Diverged),
    }
}
