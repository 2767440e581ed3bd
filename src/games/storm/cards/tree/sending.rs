//! Pieces change places, or come to squares without a way (CS-0.42, CS-0.43).

use super::pieces::starts;
use super::{Named, Run};
use crate::board::{order, Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::board::{doors, moves};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps::{Send, Swap};
use crate::games::storm::model::tree::words::{Base, SquareWord};
use crate::games::storm::model::tree::{Place, Places, Selector};
use crate::games::storm::protocol::{dead_ends, picks, swaps};
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

impl Run<'_> {
    /// Two pieces change places: they are chosen as a pair, but for named ones.
    pub(super) fn swap(&mut self, card: &mut CardPlay<'_, '_>, step: &Swap<'_>) -> Flow {
        let [one, other] = &step.pair;
        if let (Some(one), Some(other)) = (self.known(card.table(), one), self.known(card.table(), other)) {
            card.void_if(one == other || [one, other].into_iter().any(|id| swaps::shares(card.table(), id)))?;
            doors::swap(card.turn(), self.seat, one, other);
            return self.done();
        }
        let table = card.table();
        let mut squares = [one, other].map(|who| swaps::alone(table, &self.pieces(table, who)));
        let (least, most) = step.times.map_or((1, 1), |times| (times.least, times.most));
        let is_proved = self.is_last && !self.late && most > 1 && [one, other].into_iter().all(is_pawns);
        if is_proved {
            dead_ends::duties(card)?;
        }
        let mut last: Option<Square> = None;
        for time in 0..most {
            let [ones, others] = &squares;
            let may_follow = |one| last.is_none_or(|last| card.may_come_after(one, last));
            let all = |_: &Table| {
                let pairs = swaps::pairs_of(ones, others);
                pairs.filter(|pair| matches!(*pair, Choice::Swap(one, _) if may_follow(one))).collect::<Vec<_>>()
            };
            let more = if self.late { all(card.table()) } else { card.tried_or(&all) };
            if is_proved {
                dead_ends::swaps(card, &more)?;
            }
            let is_over = swaps::pairs_of(ones, others).next().is_none();
            let next = match time {
                _ if time < least => self.pick(card, more)?,
                _ if is_over => break,
                _ => match self.pick_or_done(card, more)? {
                    Some(next) => next,
                    None => break,
                },
            };
            let Choice::Swap(here, there) = next else { return Err(Stop::Diverged) };
            for squares in &mut squares {
                squares.retain(|&at| at != here && at != there);
            }
            last = Some(here);
            swaps::exchange(card, here, there)?;
            self.has_done = true;
        }
        Ok(())
    }

    /// The piece on the board that a selector names.
    fn known(&self, table: &Table, who: &Selector<'_>) -> Option<PieceId> {
        who.name().and_then(|name| self.piece(name)).filter(|&id| table.at(id) != Square::OFF)
    }

    /// A piece comes to a square whatever lies between. A named one is known; of others piece and square are chosen
    /// together.
    pub(super) fn send(&mut self, card: &mut CardPlay<'_, '_>, step: &Send<'_>) -> Flow {
        if step.who.base() == Some(Base::Took) {
            return self.send_back(card, step);
        }
        let find = |table: &Table| {
            let mut all = self.sendings(table, &step.who, step.to, step.take.is_some());
            let others = step.or.iter().flat_map(|or| self.sendings(table, &or.send, or.to, step.take.is_some()));
            all.extend(others);
            // A piece may be of both sorts.
            if step.or.is_some() || step.to.iter().any(|place| matches!(place, Place::Beside(_))) {
                order::by_key(&mut all, |m| (m.piece, m.key()));
                all.dedup();
            }
            all
        };
        let options = |table: &Table| find(table).into_iter().map(|m| table.choice(m)).collect();
        let options = if self.late { options(card.table()) } else { card.tried_or(&options) };
        let m = picks::moved(self.pick(card, options)?)?;
        doors::make(card.turn(), self.seat, m, Way::Sent);
        self.bind(step.name, Named::Piece(m.piece));
        self.done()
    }

    /// CS-078: one that is singled out goes to the one square that is meant.
    fn send_back(&mut self, card: &mut CardPlay<'_, '_>, step: &Send<'_>) -> Flow {
        let mut pieces = self.pieces(card.table(), &step.who);
        pieces.retain(|&id| card.table().pieces(self.seat).contains(id));
        let piece = self.one(card, &step.who, &pieces, None)?;
        let goals = self.free(card.table(), Some(piece), step.to);
        let to = goals.single().ok_or(Stop::Void)?;
        doors::go(card.turn(), self.seat, piece, to, Way::Sent);
        self.bind(step.name, Named::Piece(piece));
        self.done()
    }

    /// The moves by which pieces come to squares. Exile holds those of the player; where the opponent's are sent, it
    /// does not (CS-088, CS-091).
    fn sendings(&self, table: &Table, who: &Selector<'_>, to: Places<'_>, takes: bool) -> Vec<Move> {
        let mut pieces = self.pieces(table, who);
        let own = table.pieces(self.seat);
        let is_foreign = matches!(who.base(), Some(Base::Foe | Base::Any | Base::Came));
        let may = |id: PieceId| is_foreign || own.contains(id) && !table.overlay.pinned_down.contains(id);
        pieces.retain(|&id| may(id) && table.at(id) != Square::OFF);
        // Goals that are the same for all pieces are found once.
        let same = to.iter().all(|place| !is_about_the_piece(place)).then(|| self.squares(table, None, to, takes));
        let goals = |piece: PieceId| -> SquareSet {
            let all = same.unwrap_or_else(|| self.goals(table, piece, to, takes));
            if !takes {
                return all & table.empty();
            }
            let fits =
                |at| at != table.at(piece) && (table.is_empty(at) || moves::is_prey(table, self.seat, piece, at));
            super::places::only(all, &fits)
        };
        moves::moves_to(table, &pieces, &goals)
    }

    fn goals(&self, table: &Table, piece: PieceId, to: Places<'_>, takes: bool) -> SquareSet {
        match to {
            [Place::Is(SquareWord::Home)] if takes => starts(table, piece),
            _ => self.squares(table, Some(piece), to, takes),
        }
    }

    /// One more of these answers, or nothing.
    pub(super) fn pick_or_done(&self, card: &mut CardPlay<'_, '_>, mut options: Vec<Choice>) -> Flow<Option<Choice>> {
        if !self.late {
            return self.asking(card).pick_or_done(options);
        }
        options.push(Choice::Done);
        Ok(Some(self.pick(card, options)?).filter(|choice| *choice != Choice::Done))
    }
}

/// True if a condition on a square depends on the piece that goes there.
fn is_about_the_piece(place: &Place<'_>) -> bool {
    let words = [SquareWord::Home, SquareWord::OtherColour, SquareWord::Start];
    matches!(place, Place::Beside(_)) || matches!(place, Place::Is(word) if words.contains(word))
}

/// True if these are pawns of one player, and nothing else is said of them.
fn is_pawns(who: &Selector<'_>) -> bool {
    let is_plain = who.kinds == [Kind::Pawn] && who.but.is_empty() && who.filters.is_empty();
    is_plain && matches!(who.base(), Some(Base::Own | Base::Foe))
}
