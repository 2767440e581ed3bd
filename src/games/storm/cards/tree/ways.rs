//! The moves that a step of a tree can mean: like other kinds, step by step, by a leap, or as the pieces move.

use super::super::{again, runs};
use super::places::only;
use super::Run;
use crate::board::{dir, forward, order, takes, Dir, How, Kind, Move, PieceId, Side, Square, SquareSet, Ways};
use crate::games::storm::board::moves;
use crate::games::storm::model::memory::Displacement;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps;
use crate::games::storm::model::tree::words::{Base, Direction, WayWord};
use crate::games::storm::model::tree::{Far, Leap, Selector};
use crate::play::Seat;

/// The part of the table that a movement needs, as it is before anything moves.
pub(super) struct Lent {
    /// The kinds that the pieces move like.
    pub kinds: Vec<Kind>,
    /// The moves that are made once more.
    pub ran: Vec<Displacement>,
}

/// The pieces that may be captured.
struct Meant<'t> {
    who: Selector<'t>,
    all: Vec<PieceId>,
}

/// CS-0.41: true if a piece may capture on a square by a step: all that stand there are meant.
fn is_prey(table: &Table, meant: &Meant<'_>, is_lawful: bool, piece: PieceId, at: Square) -> bool {
    if table.is_empty(at) || table.overlay.meek.contains(piece) || is_lawful && !table.bent().may_take_on(piece, at) {
        return false;
    }
    let falls = |id: PieceId| meant.all.contains(&id) && !table.overlay.safe.contains(id) && !table.is_royal(id);
    table.bent().occupants(at).iter().all(falls)
}

impl Run<'_> {
    /// The moves that are meant now.
    pub(super) fn moves(&self, table: &Table, step: &steps::Move<'_>, lent: &Lent) -> Vec<Move> {
        let mut found = self.all_moves(table, step, lent);
        if let Some(to) = step.to {
            found.retain(|m| self.squares(table, Some(m.piece), to, true).contains(m.to));
        }
        found
    }

    fn all_moves(&self, table: &Table, step: &steps::Move<'_>, lent: &Lent) -> Vec<Move> {
        let mut pieces = self.pieces(table, &step.who);
        pieces.retain(|&id| !table.bent().is_stuck(id));
        let own = table.pieces(self.seat);
        // A neutral piece moves as the player's own, unless the opponent's are meant.
        let is_theirs = |id: PieceId| match step.who.base() {
            Some(Base::Foe | Base::Came | Base::Checker) => true,
            Some(Base::Any) | None => !own.contains(id),
            _ => false,
        };
        let (theirs, mine): (Vec<PieceId>, Vec<PieceId>) = pieces.into_iter().partition(|&id| is_theirs(id));
        let mut found = self.moves_of(table, step, lent, self.seat, mine);
        found.extend(self.moves_of(table, step, lent, self.seat.other(), theirs));
        found
    }

    /// The moves that are meant of these pieces, as far as they are this player's.
    fn moves_of(
        &self,
        table: &Table,
        step: &steps::Move<'_>,
        lent: &Lent,
        seat: Seat,
        mut pieces: Vec<PieceId>,
    ) -> Vec<Move> {
        let (own, is_theirs) = (table.pieces(seat), seat != self.seat);
        pieces.retain(|&id| own.contains(id));
        if pieces.is_empty() {
            return Vec::new();
        }
        let side = table.side(seat);
        let meant = step.take.or(step.hit).map(|who| Meant { who, all: self.pieces(table, &who) });
        // The laws of captures stand in the way of those among enemies alone.
        let enemies = if is_theirs { Base::Own } else { Base::Foe };
        let prey = |piece: PieceId, at: Square| {
            meant.as_ref().is_some_and(|meant| is_prey(table, meant, meant.who.base() == Some(enemies), piece, at))
        };
        let ends = |piece: PieceId, at: Square| match table.is_empty(at) {
            true => step.hit.is_none(),
            false => prey(piece, at),
        };
        let among = |piece: PieceId, [empty, met]: [SquareSet; 2]| only(empty | met, &|at| ends(piece, at));
        if let Some(way) = step.way {
            let over = |path| {
                let reach = |id| moves::reach(table.bent(), side, id, &moves::kinds(table, id), path);
                moves::moves_to(table, &pieces, &|id| among(id, reach(id)))
            };
            return match way {
                WayWord::Repeat => repeated(table, seat, &pieces, &lent.ran, &ends),
                WayWord::OverOwn => over(Ways::OverOwn),
                WayWord::OverOne => over(Ways::OverOne),
                WayWord::Bounce => moves::moves_to(table, &pieces, &|id| runs::bounces(table, id, &|at| ends(id, at))),
            };
        }
        if let Some(words) = step.step {
            let far = step.far.unwrap_or(Far { least: 1, most: 1 });
            let goals = |piece| steps_of(table, piece, words, far, step.hit.is_some(), &prey);
            return moves::promoting_to(table, &pieces, &goals);
        }
        if let Some(leap) = step.leap {
            let goals = |piece| only(leaps(table, table.at(piece), leap), &|at| ends(piece, at));
            return moves::promoting_to(table, &pieces, &goals);
        }
        if step.like.is_some() {
            let goals = |piece| among(piece, moves::reach(table.bent(), side, piece, &lent.kinds, Ways::Free));
            return moves::promoting_to(table, &pieces, &goals);
        }
        let met = |piece| only(table.bent().meets(piece), &|at| prey(piece, at));
        if step.hit.is_some() {
            return moves::promoting_to(table, &pieces, &met);
        }
        let mut all = match is_theirs {
            true => quiet_moves(table, side, &pieces),
            false => pieces.iter().flat_map(|&id| moves::ways(table, id)).collect(),
        };
        match &meant {
            Some(Meant { who, .. }) if !is_theirs && *who == Selector::of(Base::Foe, &[]) => return all,
            Some(Meant { all: among, .. }) => {
                all.retain(|&m| table.bent().taken(m).iter().all(|id| among.contains(&id)));
            }
            None => all.retain(|&m| table.bent().taken(m).is_empty()),
        }
        if meant.as_ref().is_some_and(|meant| is_theirs || meant.who.base() != Some(Base::Foe)) {
            let mut more = moves::promoting_to(table, &pieces, &met);
            more.retain(|m| !all.contains(m) && (!is_theirs || is_safe(table, side, *m)));
            all.extend(more);
        }
        all
    }

    /// The moves just made that have a direction.
    pub(super) fn just_run(&self, table: &Table) -> Vec<Displacement> {
        use crate::games::storm::model::memory::Way;
        let has_direction = |step: &&Displacement| {
            matches!(step.way, Way::Line(_) | Way::Other) && !matches!(step.m.how, How::Castle(..))
        };
        table.just_moved_own(self.seat).filter(has_direction).cloned().collect()
    }
}

/// The copies of moves that these pieces of a player can make.
fn repeated(
    table: &Table,
    seat: Seat,
    pieces: &[PieceId],
    ran: &[Displacement],
    ends: &dyn Fn(PieceId, Square) -> bool,
) -> Vec<Move> {
    let mut found: Vec<Move> = Vec::new();
    for m in ran.iter().flat_map(|step| again::copies(table, seat, step, ends)) {
        if pieces.contains(&m.piece) && !found.contains(&m) {
            found.push(m);
        }
    }
    found
}

/// CS-086: the moves of a player's pieces that take nobody; their King steps to no square that is attacked.
fn quiet_moves(table: &Table, side: Side, pieces: &[PieceId]) -> Vec<Move> {
    let bent = table.bent();
    let mut found: Vec<Move> = pieces.iter().flat_map(|&piece| bent.pseudo_legal(side, piece)).collect();
    found.retain(|&m| bent.taken(m).is_empty() && !matches!(m.how, How::Castle(..)));
    found.retain(|&m| is_safe(table, side, m));
    found
}

/// True unless it is a King that steps to a square that is attacked.
fn is_safe(table: &Table, side: Side, m: Move) -> bool {
    let bent = table.bent();
    !table.is_royal(m.piece) || bent.is_safe_after(&bent.edits(m, side), side)
}

/// The squares to which a piece steps in these directions: over empty ones, and onto what it may capture.
fn steps_of(
    table: &Table,
    piece: PieceId,
    words: &[Direction],
    far: Far,
    must: bool,
    prey: &dyn Fn(PieceId, Square) -> bool,
) -> SquareSet {
    let mut goals = SquareSet::EMPTY;
    let all = words.iter().flat_map(|&word| dirs(word, table.board.piece(piece).side));
    for dir in all {
        let mut at = table.at(piece);
        for squares in 1..=far.most {
            at = table.variant().geometry.next(dir, at);
            if at == Square::OFF {
                break;
            }
            let is_empty = table.is_empty(at);
            if squares >= far.least && (is_empty && !must || prey(piece, at)) {
                goals = goals.with(at);
            }
            if !is_empty {
                break;
            }
        }
    }
    goals
}

/// The directions of a word, for a piece of a side.
fn dirs(word: Direction, side: Side) -> Vec<Dir> {
    let ahead = forward(side);
    match word {
        Direction::Ahead => vec![ahead],
        Direction::Back => vec![ahead ^ 4],
        Direction::Side => vec![dir::EAST, dir::WEST],
        Direction::AslantAhead => takes(side).to_vec(),
        Direction::AslantBack => takes(side).map(|dir| dir ^ 4).to_vec(),
        Direction::Straight => dir::STRAIGHT.to_vec(),
        Direction::Aslant => dir::ASLANT.to_vec(),
        Direction::Around => dir::ALL.to_vec(),
    }
}

/// The squares that a leap reaches from a square.
fn leaps(table: &Table, from: Square, Leap(one, other): Leap) -> SquareSet {
    let mut steps: Vec<(i8, i8)> = Vec::new();
    for (file, rank) in [(one as i8, other as i8), (other as i8, one as i8)] {
        steps.extend([(file, rank), (file, -rank), (-file, rank), (-file, -rank)]);
    }
    order::plainly(&mut steps);
    steps.dedup();
    let to = |&(file, rank): &(i8, i8)| from.away(file, rank).filter(|&at| table.variant().geometry.contains(at));
    steps.iter().filter_map(to).fold(SquareSet::EMPTY, SquareSet::with)
}
