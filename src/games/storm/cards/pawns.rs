//! Pawns go farther, straighter, back or together: CS-058 to CS-062, CS-065 to CS-068.

use crate::board::{forward, takes, Dir, Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::board::moves;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::dead_ends;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 58,
        name: "banzai",
        title: "Banzai!",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pawns three squares straight ahead, over empty squares.",
        glyphs: "own:pawn line arrow",
        counsel: Counsel::Plain,
        play: Play::Do(banzai),
    },
    Row {
        number: 59,
        name: "breakthrough",
        title: "Breakthrough",
        window: When::Instead,
        lasts: false,
        text: "One of your pawns captures the piece straight in front of it.",
        glyphs: "own:pawn arrow take foe:rook",
        counsel: Counsel::Prized,
        play: Play::Do(breakthrough),
    },
    Row {
        number: 60,
        name: "scouts",
        title: "Scouts",
        window: When::Instead,
        lasts: false,
        text: "Advance two of your pawns two squares each, from any rank.",
        glyphs: "own:pawn own:pawn double arrow",
        counsel: Counsel::Prized,
        play: Play::Do(scouts),
    },
    Row {
        number: 61,
        name: "charge",
        title: "Charge!",
        window: When::Instead,
        lasts: false,
        text: "Advance as many of your pawns as you like one square each.",
        glyphs: "own:pawn own:pawn own:pawn arrow",
        counsel: Counsel::Plain,
        play: Play::Do(charge),
    },
    Row {
        number: 62,
        name: "push",
        title: "Push",
        window: When::Instead,
        lasts: false,
        text: "One of your pawns steps forward and pushes the pieces in front of it one square on, even off the board.",
        glyphs: "own:pawn arrow any:knight any:rook",
        counsel: Counsel::Plain,
        play: Play::Do(push),
    },
    Row {
        number: 65,
        name: "checkers",
        title: "Checkers",
        window: When::Instead,
        lasts: false,
        text:
            "One of your pawns jumps diagonally forward over adjacent pieces, as in checkers, without capturing them.",
        glyphs: "own:pawn leap any:pawn leap",
        counsel: Counsel::Plain,
        play: Play::Do(checkers),
    },
    Row {
        number: 66,
        name: "back-up",
        title: "Back up",
        window: When::Instead,
        lasts: false,
        text: "One of your pawns captures a piece diagonally behind it.",
        glyphs: "own:pawn diag take foe:knight",
        counsel: Counsel::Plain,
        play: Play::Do(back_up),
    },
    Row {
        number: 67,
        name: "trailer",
        title: "Trailer",
        window: When::Instead,
        lasts: false,
        text: "Advance one of your pawns without capturing. It pulls along the piece right behind it.",
        glyphs: "any:rook chain own:pawn arrow",
        counsel: Counsel::Plain,
        play: Play::Do(trailer),
    },
    Row {
        number: 68,
        name: "cheerleaders",
        title: "Cheerleaders",
        window: When::End,
        lasts: false,
        text: "Move two of your pawns one square diagonally forward to the same side, onto empty squares.",
        glyphs: "own:pawn own:pawn diag arrow",
        counsel: Counsel::Plain,
        play: Play::Do(cheerleaders),
    },
];

/// The Pawns that the seat can move.
fn pawns(table: &Table, me: Seat) -> Vec<PieceId> {
    let mut pawns = table.who(me, own(&[Kind::Pawn]));
    pawns.retain(|&pawn| !table.bent().is_stuck(pawn));
    pawns
}

/// The direction in which a Pawn advances.
pub(super) fn ahead(table: &Table, pawn: PieceId) -> Dir {
    forward(table.board.piece(pawn).side)
}

/// The neighbour of a piece's square in a direction.
pub(super) fn beside(table: &Table, piece: PieceId, dir: Dir) -> Square {
    table.variant().geometry.next(dir, table.at(piece))
}

/// Square on which a Pawn's advance by so many squares ends, if all of them are empty.
fn advance(table: &Table, pawn: PieceId, squares: usize) -> SquareSet {
    let dir = ahead(table, pawn);
    let mut at = table.at(pawn);
    for _ in 0..squares {
        at = table.variant().geometry.next(dir, at);
        if at == Square::OFF || !table.is_empty(at) {
            return SquareSet::EMPTY;
        }
    }
    SquareSet::of(at)
}

/// The advances of all Pawns by so many squares.
fn advances(table: &Table, me: Seat, squares: usize) -> Vec<Move> {
    moves::promoting_to(table, &pawns(table, me), &|pawn| advance(table, pawn, squares))
}

/// CS-058: three squares ahead.
fn banzai(card: &mut CardPlay<'_, '_>) -> Flow {
    card.make_one_of(&|table, me| advances(table, me, 3), &|_, _| Way::Other)
}

/// CS-059: a Pawn captures straight ahead.
fn breakthrough(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let goal = |pawn| beside(table, pawn, ahead(table, pawn));
        let mut pieces = pawns(table, me);
        pieces.retain(|&pawn| moves::is_prey(table, me, pawn, goal(pawn)));
        moves::promoting_to(table, &pieces, &|pawn| SquareSet::of(goal(pawn)))
    };
    card.make_one_of(&moves, &|_, _| Way::Other)
}

/// CS-060: two Pawns go two squares ahead, one after the other.
fn scouts(card: &mut CardPlay<'_, '_>) -> Flow {
    let first = card.pick_move_among(&|table, me| advances(table, me, 2))?;
    card.make(first, Way::Other);
    let is_other = |m: &Move| m.piece != first.piece;
    let rest = |table: &_, me| advances(table, me, 2).into_iter().filter(is_other).collect();
    card.second_of(&rest).map(|second| second.into_iter().for_each(|m| card.make(m, Way::Other)))
}

/// CS-061: any Pawns step ahead; who is free is judged before anybody moves.
fn charge(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut left = advances(card.table(), card.me(), 1);
    dead_ends::steps(card, &left)?;
    let mut next = Some(card.pick_move(&left)?);
    while let Some(m) = next {
        card.make(m, Way::Other);
        left.retain(|next| next.piece != m.piece && next.to != m.to);
        next = card.pick_step_after(m, &left)?;
    }
    Ok(())
}

/// CS-062: a Pawn steps ahead and pushes whoever stands there.
fn push(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let mut pushers = pawns(table, me);
    pushers.retain(|&pawn| !pushed(table, pawn).is_empty());
    let moves = moves::promoting_to(table, &pushers, &|pawn| SquareSet::of(beside(table, pawn, ahead(table, pawn))));
    let m = card.pick_move(&moves)?;
    let (table, dir) = (card.table(), ahead(card.table(), m.piece));
    let pushed = pushed(table, m.piece).into_iter().rev().map(|piece| (piece, beside(table, piece, dir)));
    card.push(m, &pushed.collect::<Vec<_>>());
    Ok(())
}

/// The pieces that stand ahead of a Pawn without a gap; none if they cannot be pushed.
pub(super) fn pushed(table: &Table, pawn: PieceId) -> Vec<PieceId> {
    let dir = ahead(table, pawn);
    let mut pieces = Vec::new();
    let mut at = beside(table, pawn, dir);
    while let Some(piece) = table.board.at(at) {
        pieces.push(piece);
        at = table.variant().geometry.next(dir, at);
    }
    let is_royal = |&piece: &PieceId| table.is_royal(piece);
    let stays = |&piece: &PieceId| is_royal(&piece) || table.land.is_walled(table.at(piece), dir);
    let fails = at == Square::OFF && pieces.last().is_some_and(stays);
    if fails || !table.options.push_kings && pieces.iter().any(is_royal) {
        pieces.clear();
    }
    pieces
}

/// CS-065: a Pawn jumps over its neighbours, once or more. It lands where it stops, and nowhere on the way.
fn checkers(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let moves: Vec<Move> = pawns(table, me).into_iter().flat_map(|pawn| jumps(table, pawn, table.at(pawn))).collect();
    let first = card.pick_move(&moves)?;
    let (mut last, mut been) = (first, vec![first.from]);
    loop {
        let mut moves = if last.becomes.is_none() { jumps(card.table(), last.piece, last.to) } else { Vec::new() };
        // Going backward, too, a Pawn could jump in circles.
        moves.retain(|m| !been.contains(&m.to));
        let Some(next) = card.asking("the square of the next jump").pick_move_or_done(&moves)? else { break };
        been.push(next.from);
        last = next;
    }
    card.make(Move { from: first.from, ..last }, if been.len() > 1 { Way::Winding } else { Way::Other });
    Ok(())
}

/// The jumps of a Pawn that has come to a square over a neighbour to the empty square beyond.
fn jumps(table: &Table, pawn: PieceId, from: Square) -> Vec<Move> {
    let forth = takes(table.board.piece(pawn).side);
    let back = forth.into_iter().filter(|_| table.options.checkers_backward).map(|dir| dir ^ 4);
    let next = |dir, at| table.variant().geometry.next(dir, at);
    let over = forth.into_iter().chain(back).map(|dir| (dir, next(dir, from)));
    let over = over.filter(|&(_, at)| table.board.at(at).is_some_and(|piece| piece != pawn));
    let goals = over.map(|(dir, at)| next(dir, at)).filter(|&to| to != Square::OFF && table.is_empty(to));
    goals.flat_map(|to| moves::promoting(table, pawn, to)).map(|m| Move { from, ..m }).collect()
}

/// CS-066: a Pawn captures diagonally backward.
fn back_up(card: &mut CardPlay<'_, '_>) -> Flow {
    let moves = |table: &Table, me: Seat| {
        let back = |pawn| takes(table.board.piece(pawn).side).map(|dir| (pawn, beside(table, pawn, dir ^ 4)));
        let all = pawns(table, me).into_iter().flat_map(back);
        let takes = all.filter(|&(pawn, to)| moves::is_prey(table, me, pawn, to));
        takes.map(|(pawn, to)| moves::plain(table, pawn, to)).collect()
    };
    card.make_one_of(&moves, &|_, _| Way::Other)
}

/// CS-067: a Pawn makes its step or double step and pulls along who stands behind it.
fn trailer(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let pulls = |&pawn: &PieceId| table.board.at(beside(table, pawn, ahead(table, pawn) ^ 4)).is_some();
    // A Crab has no step ahead, and a square that somebody keeps has no room for the piece that is pulled.
    let steps = |&pawn: &PieceId| {
        table.bent().kinds(pawn).any(|kind| kind == Kind::Pawn) && table.lodger_at(table.at(pawn)).is_none()
    };
    let mut pieces = pawns(table, me);
    pieces.retain(|pawn| pulls(pawn) && steps(pawn));
    let moves = moves::promoting_to(table, &pieces, &|pawn| {
        let second = table.land.terrain().is_double_row(table.board.piece(pawn).side, table.at(pawn));
        let twice = if second { advance(table, pawn, 2) } else { SquareSet::EMPTY };
        advance(table, pawn, 1) | twice
    });
    let m = card.pick_move(&moves)?;
    let (table, back) = (card.table(), ahead(card.table(), m.piece) ^ 4);
    let pulled = table.board.at(beside(table, m.piece, back)).ok_or(Stop::Diverged)?;
    let to = table.variant().geometry.next(back, m.to);
    card.pull(m, pulled, to);
    Ok(())
}

/// CS-068: two Pawns step diagonally forward to the same side, where nobody stands.
fn cheerleaders(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    // To the a-file and away from it.
    let steps: [Vec<Move>; 2] = [0, 1].map(|way| {
        let goal = |pawn| beside(table, pawn, takes(table.board.piece(pawn).side)[way]);
        moves::promoting_to(table, &pawns(table, card.me()), &|pawn| SquareSet::of(goal(pawn)) & table.empty())
    });
    let partners = |first: &Move| -> Vec<Move> {
        let way = usize::from(first.to.file() > first.from.file());
        steps[way].iter().copied().filter(|m| m.piece != first.piece && m.to != first.to).collect()
    };
    let firsts: Vec<Move> = steps.iter().flatten().copied().filter(|first| !partners(first).is_empty()).collect();
    let first = card.pick_move(&firsts)?;
    card.make(first, Way::Other);
    card.make_one_of(&|_, _| partners(&first), &|_, _| Way::Other)
}
