//! Another turn, another move, or the last one once more: CS-009, CS-049, CS-051, CS-054, CS-055, CS-069, CS-073, CS-078.

use crate::board::{dir, order, Dir, How, Kind, Move, PieceId, Square};
use crate::games::storm::board::{moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::Layout;
use crate::games::storm::model::memory::{Displacement, Way};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 9,
        name: "pass",
        title: "Pass",
        window: When::Instead,
        lasts: true,
        text: "Skip your move and keep this card. After a later turn of yours that gives no check, use it: an extra turn, without checkmate.",
        glyphs: "sleep arrow double",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Nobody(|_| (Until::Spent, Rule::Kept { since: 0 })), pass),
    },
    Row {
        number: 49,
        name: "faith",
        title: "Faith",
        window: When::End,
        lasts: false,
        text: "Your bishop just moved without capturing: move it again. This time it may capture.",
        glyphs: "own:bishop double diag",
        counsel: Counsel::Plain,
        play: Play::Do(|card| once_more(card, Kind::Bishop)),
    },
    Row {
        number: 51,
        name: "derby",
        title: "Derby",
        window: When::End,
        lasts: false,
        text: "Your knight just moved without capturing: move it again. This time it may capture.",
        glyphs: "own:knight double leap",
        counsel: Counsel::Plain,
        play: Play::Do(|card| once_more(card, Kind::Knight)),
    },
    Row {
        number: 54,
        name: "rookies-luck",
        title: "Rookie's luck",
        window: When::End,
        lasts: false,
        text: "Your rook just moved without capturing: move it again. This time it may capture.",
        glyphs: "own:rook double line",
        counsel: Counsel::Plain,
        play: Play::Do(|card| once_more(card, Kind::Rook)),
    },
    Row {
        number: 55,
        name: "double",
        title: "Double",
        window: When::Instead,
        lasts: false,
        text: "Move two of your pieces of one kind (bishops, knights, rooks or pawns), once each.",
        glyphs: "own:knight own:knight double arrow",
        counsel: Counsel::Plain,
        play: Play::Do(double),
    },
    Row {
        number: 69,
        name: "serial-killer",
        title: "Serial killer",
        window: When::End,
        lasts: false,
        text: "Your pawn just captured: it goes on along that diagonal, capturing at every step, as far as it can.",
        glyphs: "own:pawn take foe:pawn take foe:rook",
        counsel: Counsel::Plain,
        play: Play::Do(serial_killer),
    },
    Row {
        number: 73,
        name: "tango",
        title: "Tango",
        window: When::End,
        lasts: false,
        text: "Any of your pieces, the one that moved too, makes the move you just made: same direction, same distance.",
        glyphs: "own:pawn arrow own:rook arrow",
        counsel: Counsel::Prized,
        play: Play::Do(tango),
    },
    Row {
        number: 78,
        name: "mortar",
        title: "Mortar",
        window: When::End,
        lasts: false,
        text: "Your piece that just captured goes back to the square it came from.",
        glyphs: "take foe:knight own:rook arrow",
        counsel: Counsel::Plain,
        play: Play::Do(mortar),
    },
];

/// CS-009: no move; the card stays and may be turned into an extra turn later.
fn pass(card: &mut CardPlay<'_, '_>) -> Flow {
    card.void_if(card.table().checked(card.side()))?;
    card.begin(On::Nobody, Until::Spent, Rule::Kept { since: card.table().turn });
    Ok(())
}

/// CS-049, CS-051, CS-054: a piece that was of this kind when it moved, without capturing, makes another normal move.
fn once_more(card: &mut CardPlay<'_, '_>, kind: Kind) -> Flow {
    let table = card.table();
    let moved = table.just_moved_own(card.me()).filter(|step| step.was.counted_as(kind)).map(|step| step.m.piece);
    let pieces = in_order(table, moved.filter(|&piece| !table.has_taken(piece)).collect());
    let ways = |table: &Table, _| pieces.iter().flat_map(|&piece| moves::ways(table, piece)).collect();
    card.make_one_of(&ways, &tracks::own)
}

/// Pieces in the order of their squares, each once.
pub(super) fn in_order(table: &Table, mut pieces: Vec<PieceId>) -> Vec<PieceId> {
    order::by_key(&mut pieces, |&id| (table.at(id), id));
    pieces.dedup();
    pieces
}

/// CS-055: two pieces of a kind make a move each, one after the other.
fn double(card: &mut CardPlay<'_, '_>) -> Flow {
    const KINDS: &[Kind] = &[Kind::Bishop, Kind::Knight, Kind::Rook, Kind::Pawn];
    let ways = |table: &Table, me: Seat| -> Vec<Move> {
        let pieces = table.who(me, own(KINDS)).into_iter();
        pieces.flat_map(|id| moves::ways(table, id)).collect()
    };
    let first = card.pick_move_among(&ways)?;
    let kinds: Vec<Kind> = KINDS.iter().copied().filter(|&kind| card.table().counts_as(first.piece, kind)).collect();
    let way = tracks::own(card.table(), first);
    card.make(first, way);
    let others = |table: &Table, me: Seat| {
        let mut moves = ways(table, me);
        moves.retain(|m| {
            let alike = kinds.iter().any(|&kind| table.counts_as(m.piece, kind));
            alike && m.piece != first.piece && m.how != How::Passing
        });
        moves
    };
    if let Some(second) = card.second_of(&others)? {
        let way = tracks::own(card.table(), second);
        card.make(second, way);
    }
    Ok(())
}

/// CS-069: the Pawn that captured goes on capturing along its diagonal.
fn serial_killer(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let runs = table.just_took_own(me).filter_map(|step| onward(table, step));
    let runs: Vec<(PieceId, Dir)> = runs.filter(|&(pawn, dir)| next_prey(table, me, pawn, dir).is_some()).collect();
    let pawns = in_order(table, runs.iter().map(|&(pawn, _)| pawn).collect());
    let pawn = card.asking("the pawn that goes on").pick_if_several(&pawns)?;
    let (_, dir) = runs.into_iter().rfind(|&(piece, _)| piece == pawn).ok_or(Stop::Diverged)?;
    while let Some(to) = next_prey(card.table(), me, pawn, dir) {
        let mut m = moves::plain(card.table(), pawn, to);
        if moves::promotes(card.table(), pawn, to) {
            m.becomes = Some(card.asking("what the pawn becomes").about(pawn).pick_promotion()?);
        }
        card.make(m, Way::Other);
        if m.becomes.is_some() {
            break;
        }
    }
    Ok(())
}

/// The direction in which a Pawn goes on that has captured with a step aslant, is still a Pawn, and stands where it did.
fn onward(table: &Table, step: &Displacement) -> Option<(PieceId, Dir)> {
    let (Move { piece, from, to, .. }, geometry) = (step.m, &table.variant().geometry);
    let is_pawn = step.was.counted_as(Kind::Pawn) && table.counts_as(piece, Kind::Pawn) && table.at(piece) == to;
    let aslant = |&dir: &Dir| !dir::is_straight(dir) && geometry.next(dir, from) == to;
    geometry.line(from, to).filter(aslant).filter(|_| is_pawn).map(|dir| (piece, dir))
}

/// The next square of a Pawn's run, if it can capture there. Poison on a piece that it captured ends the run: off the board
/// there is no next square. So does a magnet.
fn next_prey(table: &Table, me: Seat, pawn: PieceId, dir: Dir) -> Option<Square> {
    let to = table.variant().geometry.next(dir, table.at(pawn));
    (to != Square::OFF && !table.bent().is_stuck(pawn) && moves::is_prey(table, me, pawn, to)).then_some(to)
}

/// CS-073: a piece, the one that moved or another, copies the displacement of a move of the Action.
fn tango(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let has_direction =
        |step: &&Displacement| matches!(step.way, Way::Line(_) | Way::Other) && !matches!(step.m.how, How::Castle(..));
    let steps: Vec<Displacement> = table.just_moved_own(me).filter(has_direction).cloned().collect();
    let mut moves: Vec<Move> = Vec::new();
    for m in steps.iter().flat_map(|step| copies(table, me, step, &ends_of(table, me))) {
        if !moves.contains(&m) {
            moves.push(m);
        }
    }
    let m = card.pick_move_among(&|_, _| moves.clone())?;
    // The copy of a move along a line counts as a move along a line, too, in whatever direction it goes.
    let table = card.table();
    let ran = |step: &Displacement| matches!(step.way, Way::Line(_)) && copied(table, step, m.piece) == Some(m.to);
    let way = if steps.iter().any(ran) { tracks::lent(table, m, &[Kind::Queen]) } else { Way::Other };
    card.make(m, way);
    Ok(())
}

/// The squares on which a player's pieces may end: empty ones, and those of what they may capture.
fn ends_of(table: &Table, me: Seat) -> impl Fn(PieceId, Square) -> bool + '_ {
    move |piece, at| table.is_empty(at) || moves::is_prey(table, me, piece, at)
}

/// The copies of a move that pieces of a player can make, to squares on which they may end.
pub(super) fn copies(
    table: &Table,
    me: Seat,
    step: &Displacement,
    ends: &dyn Fn(PieceId, Square) -> bool,
) -> Vec<Move> {
    let pieces = table.who(me, own(&[])).into_iter().filter(|&id| !table.bent().is_stuck(id));
    let copies = pieces.filter_map(|id| Some((id, copied(table, step, id)?)));
    copies.filter(|&(id, to)| ends(id, to)).flat_map(|(id, to)| moves::promoting(table, id, to)).collect()
}

/// Square that a piece comes to by the displacement of a move, if its way is clear. Leaps have no way: a Kangaroo's may
/// end in line with its start.
pub(super) fn copied(table: &Table, step: &Displacement, piece: PieceId) -> Option<Square> {
    let geometry = &table.variant().geometry;
    let Move { from, to, .. } = step.m;
    let start = table.at(piece);
    let goal = start.displaced(from, to).filter(|&goal| geometry.contains(goal))?;
    let clear = |dir| geometry.between(start, dir, goal).iter().all(|at| table.is_empty(at));
    let has_leapt = step.way == Way::Other && step.was.kinds.iter().any(|kind| kind.leaps_twice());
    (has_leapt || geometry.line(from, to).is_none_or(clear)).then_some(goal)
}

/// CS-078: a piece of the player's own that captured goes back to where its way began.
fn mortar(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let takers = in_order(table, table.just_took_own(me).map(|step| step.m.piece).collect());
    let taker = card.asking("the piece that goes back").pick_if_several(&takers)?;
    let start = card.table().set_out_from(me, taker).ok_or(Stop::Void)?;
    card.void_if(!card.table().is_empty(start))?;
    card.go(taker, start, Way::Sent);
    Ok(())
}
