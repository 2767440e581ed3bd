//! The pieces that a selector means.

use super::super::{again, blasts, turncoats};
use super::Run;
use crate::board::{order, Kind, PieceId, Side, Square, SquareSet};
use crate::games::storm::board::{checks, moves};
use crate::games::storm::model::memory::{Displacement, PieceThen};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::words::{Base, PieceWord};
use crate::games::storm::model::tree::{Filter, Selector, Whom};

impl Run<'_> {
    /// The pieces that are meant now, in the order of their squares.
    pub(super) fn pieces(&self, table: &Table, who: &Selector<'_>) -> Vec<PieceId> {
        let seat = self.seat;
        let mut found = match who.whom {
            Whom::Named(name) => self.piece(name).into_iter().collect(),
            Whom::Base(base) => match base {
                Base::Own => of_kinds(table, table.pieces(seat).iter(), who),
                Base::Foe => of_kinds(table, table.pieces(seat.other()).iter(), who),
                Base::Any => of_kinds(table, (table.pieces(seat) | table.pieces(seat.other())).iter(), who),
                Base::Moved => displaced(table, table.just_moved(seat), who),
                Base::Took => displaced(table, table.just_took(seat), who),
                Base::Came => displaced(table, table.just_moved(seat.other()), who),
                Base::Lost => table.just_lost(seat).map(|(_, taken)| taken.piece).collect(),
                Base::Checker if seat == table.mover => Vec::new(),
                Base::Checker => of_kinds(table, checks::just_checking(table, seat).iter(), who),
                Base::Attacker => of_kinds(table, table.taking.iter().map(|taking| taking.m.piece), who),
                Base::Victim => of_kinds(table, table.taking.iter().map(|taking| taking.victim), who),
            },
        };
        // One that was named, or captured, may be off the board.
        found.retain(|&id| table.at(id) != Square::OFF);
        found.retain(|&id| who.filters.iter().all(|filter| self.is_like(table, who, id, filter)));
        found
    }

    /// True if somebody just lost such a piece.
    pub(super) fn has_lost(&self, table: &Table, who: &Selector<'_>) -> bool {
        let fits = |kind: Kind| (who.kinds.is_empty() || who.kinds.contains(&kind)) && !who.but.contains(&kind);
        table.just_lost(self.seat).any(|(_, taken)| fits(taken.kind.counts_as()))
    }

    fn is_like(&self, table: &Table, who: &Selector<'_>, id: PieceId, filter: &Filter<'_>) -> bool {
        let (at, terrain, geometry) = (table.at(id), table.land.terrain(), &table.variant().geometry);
        match *filter {
            Filter::Is(word) => self.is_word(table, id, word),
            Filter::Rank(rank) if who.base() == Some(Base::Moved) => {
                let came = |step: &Displacement| step.m.piece == id && step.m.to == at && step.row + 1 == rank;
                table.just_moved(self.seat).any(came)
            }
            Filter::Rank(rank) => terrain.row_of(table.side(self.seat), at) + 1 == rank,
            Filter::Beside(others) => {
                let others = self.pieces(table, others);
                others.into_iter().any(|other| other != id && geometry.around(table.at(other)).contains(at))
            }
            Filter::Around(name) => self.piece(name).is_some_and(|of| blasts::near(table, table.at(of)).contains(at)),
            Filter::Not(name) => self.piece(name) != Some(id),
            Filter::Kin(name) => {
                let kinds = self.piece(name).map(|of| moves::kinds(table, of)).unwrap_or_default();
                kinds.into_iter().any(|kind| table.counts_as(id, kind.counts_as()))
            }
            Filter::Prey(least) => {
                let met = table.bent().meets(id);
                let prey = met.iter().filter(|&at| moves::is_prey(table, self.seat, id, at));
                prey.count() >= usize::from(least)
            }
        }
    }

    fn is_word(&self, table: &Table, id: PieceId, word: PieceWord) -> bool {
        let (at, terrain) = (table.at(id), table.land.terrain());
        match word {
            PieceWord::Alone => (table.variant().geometry.around(at) & !table.empty()).is_empty(),
            PieceWord::Edge => terrain.rim().contains(at),
            PieceWord::Corner => terrain.corner_squares().contains(at),
            PieceWord::Centre => terrain.centre().contains(at),
            PieceWord::Home => starts(table, id).contains(at),
            PieceWord::Near => turncoats::is_near(table, self.seat, id),
            PieceWord::Quiet => !table.has_taken(id),
            PieceWord::Normal => {
                let seats = [self.seat, self.seat.other()];
                let mut steps = seats.into_iter().flat_map(|seat| table.just_moved(seat));
                steps.any(|step| step.m.piece == id && step.m.becomes.is_none())
            }
            PieceWord::Checked => Side::BOTH.into_iter().any(|side| table.bent().royals_in_check(side).contains(id)),
            PieceWord::Plain => !table.overlay.neutral.contains(id),
            PieceWord::OffColour => {
                let neutral = table.overlay.neutral.contains(id);
                let army = if neutral { table.origin(id) } else { table.board.piece(id).side };
                terrain.is_dark(at) == (army == Side::White)
            }
        }
    }
}

/// CS-0.8: squares on which a piece could have started; of its host for a fused one.
pub(super) fn starts(table: &Table, piece: PieceId) -> SquareSet {
    table.variant().starts(table.origin(piece), table.board.piece(piece).kind.starts_as())
}

/// The squares on which a new piece of a side could start.
pub(super) fn starts_of(table: &Table, side: Side, kind: Kind) -> SquareSet {
    table.variant().starts(side, kind.starts_as())
}

/// Those of the pieces that are of the kinds that are meant.
fn of_kinds(table: &Table, pieces: impl Iterator<Item = PieceId>, who: &Selector<'_>) -> Vec<PieceId> {
    let is_one_of = |id: PieceId, kinds: &[Kind]| kinds.iter().any(|&kind| table.counts_as(id, kind));
    let fits = |&id: &PieceId| (who.kinds.is_empty() || is_one_of(id, who.kinds)) && !is_one_of(id, who.but);
    let mut found: Vec<PieceId> = pieces.filter(fits).collect();
    order::by_key(&mut found, |&id| (table.at(id), id));
    found
}

/// The pieces of these displacements that are on the board, as far as they were of the kinds that are meant when they
/// moved. Who is royal now is a King, too.
fn displaced<'a>(table: &Table, steps: impl Iterator<Item = &'a Displacement>, who: &Selector<'_>) -> Vec<PieceId> {
    let was_one_of = |was: &PieceThen, kinds: &[Kind]| kinds.iter().any(|&kind| was.counted_as(kind));
    let fits = |step: &&Displacement| {
        let is_meant = who.kinds.is_empty() || was_one_of(&step.was, who.kinds);
        let is_left_out =
            was_one_of(&step.was, who.but) || who.but.contains(&Kind::King) && table.is_royal(step.m.piece);
        is_meant && !is_left_out && table.at(step.m.piece) != Square::OFF
    };
    again::in_order(table, steps.filter(fits).map(|step| step.m.piece).collect())
}
