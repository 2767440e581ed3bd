//! The Joust cards that are used when drawn (DX-18 to DX-23).

use super::calling::{attacks, note_duty};
use super::moving::{edit, is_frozen, play_move};
use super::rights::drop_lost_rights;
use super::{Table, T};
use crate::board::{order, Edit, Kind, Move, PieceId, Side, Square};
use crate::games::doublecross::{Choice, Event, Why};
use crate::games::words;
use crate::play::{Flow, Seat};

/// DX-18 DoubleCross: the board is set back to how it stood before the opponent's last turn.
pub fn doublecross(t: T<'_, '_>, me: Seat) {
    let undoable = std::mem::take(&mut t.table.undoable);
    let other = words::side(t.table.side(me.other()));
    t.say(me, format!("{other}'s last turn is undone."), Vec::new(), None);
    t.table.last.clear();
    let before = attacks(&t.table.board, t.table.variant);
    let mut moved = None;
    for change in undoable.into_iter().rev() {
        // A piece removed by punishment since then stays removed.
        if !still_stands(t, change) {
            continue;
        }
        edit(t, change.inverse());
        if let Edit::Shift { piece, from, to } = change {
            t.table.last = vec![to, from];
            moved = Some(piece);
        }
    }
    drop_lost_rights(t);
    note_duty(t, me, &before, moved);
}

/// True if the change can be taken back: its piece stands on the square that the change gave it.
fn still_stands(t: T<'_, '_>, change: Edit) -> bool {
    let board = &t.table.board;
    match change {
        Edit::Shift { piece, to, .. } | Edit::Place { piece, at: to } => board.piece(piece).at == to,
        Edit::Lift { piece, from } => board.piece(piece).at == Square::OFF && board.at(from).is_none(),
        Edit::Recast { piece, .. } | Edit::Defect { piece, .. } => board.piece(piece).at != Square::OFF,
        Edit::Rights { .. } | Edit::Passing { .. } => true,
    }
}

/// A captured piece with the squares where it may come back: one of each army and kind.
type Returnable = (Side, Kind, PieceId, Vec<Square>);

/// DX-19: the pieces that may come back, in the order of the catalogue.
pub fn returnable(table: &Table) -> Vec<Returnable> {
    let mut pieces: Vec<Returnable> = Vec::new();
    for id in table.board.off() {
        let taken = table.board.piece(id);
        if pieces.iter().any(|&(side, kind, ..)| (side, kind) == (taken.side, taken.kind)) {
            continue;
        }
        let squares = return_squares(table, id);
        if !squares.is_empty() {
            pieces.push((taken.side, taken.kind, id, squares));
        }
    }
    order::by_key(&mut pieces, |&(side, kind, ..)| (side.index(), kind.index()));
    pieces
}

/// DX-19 Return Any Piece: a captured piece comes back, on no King's rank and attacks no King of the other colour.
///
/// # Errors
/// The stops of a script.
pub fn return_any_piece(t: T<'_, '_>, me: Seat) -> Flow {
    let pieces = returnable(t.table);
    let options = pieces.iter().map(|&(side, kind, ..)| Choice::OffBoard(side, kind)).collect();
    let Choice::OffBoard(side, kind) = t.ask(me, Why::ReturnPiece, options)? else { return Ok(()) };
    let Some((_, _, piece, squares)) = pieces.into_iter().find(|&(s, k, ..)| (s, k) == (side, kind)) else {
        return Ok(());
    };
    let options = squares.into_iter().map(Choice::Square).collect();
    let Choice::Square(at) = t.ask(me, Why::ReturnSquare, options)? else { return Ok(()) };
    edit(t, Edit::Place { piece, at });
    t.table.last = vec![at];
    let who = words::side(t.table.side(me));
    let text = format!("{who} returns the {} {} to {at}.", side.name(), words::kind(kind));
    t.say(me, text, vec![at], None);
    Ok(())
}

/// The squares where a captured piece may be put back.
fn return_squares(table: &Table, id: PieceId) -> Vec<Square> {
    let side = table.board.piece(id).side;
    let foe = table.king(side.foe());
    let mut board = table.board.clone();
    let variant = table.variant;
    let terrain = variant.geometry.terrain();
    let is_inner = |&at: &Square| Side::BOTH.into_iter().all(|side| !terrain.is_last_row(side, at));
    let inner = variant.geometry.squares().filter(is_inner);
    let mut fits = |at: Square| {
        if board.at(at).is_some() {
            return false;
        }
        board.edit(Edit::Place { piece: id, at });
        let attacks = foe.is_some_and(|king| board.attackers(variant, king, side).contains(id));
        board.revert(Edit::Place { piece: id, at });
        !attacks
    };
    inner.filter(|&at| fits(at)).collect()
}

/// The squares of all Pawns.
pub fn pawns(table: &Table) -> Vec<Square> {
    let board = &table.board;
    let mut squares: Vec<Square> = board.kind(Kind::Pawn).iter().map(|id| board.piece(id).at).collect();
    order::by_key(&mut squares, |&at| at);
    squares
}

/// DX-20 Remove Any Pawn: one Pawn of either colour joins the captured pieces.
///
/// # Errors
/// The stops of a script.
pub fn remove_any_pawn(t: T<'_, '_>, me: Seat) -> Flow {
    let squares = pawns(t.table);
    let options = squares.into_iter().map(Choice::Piece).collect();
    let Choice::Piece(at) = t.ask(me, Why::RemovePawn, options)? else { return Ok(()) };
    let Some(piece) = t.table.board.at(at) else { return Ok(()) };
    let text = format!("{} removes the {}.", words::side(t.table.side(me)), words::piece(&t.table.board, piece));
    t.say(me, text, vec![at], None);
    let before = attacks(&t.table.board, t.table.variant);
    edit(t, Edit::Lift { piece, from: at });
    t.table.last = vec![at];
    note_duty(t, me, &before, None);
    Ok(())
}

/// DX-21: the moves of both armies that capture no King.
pub fn wild_moves(table: &Table) -> Vec<Move> {
    let moves = Side::BOTH.into_iter().flat_map(|side| table.board.legal(table.variant, side));
    let takes_king = |m: &Move| table.board.taken(*m).is_some_and(|id| table.board.piece(id).kind == Kind::King);
    let mut moves: Vec<Move> = moves.filter(|m| !takes_king(m) && !is_frozen(table, *m)).collect();
    order::by_key(&mut moves, |m| (m.from, m.to));
    moves
}

/// DX-21 Wild Move: any piece of either colour makes a normal move; a King may not be captured.
///
/// # Errors
/// The stops of a script.
pub fn wild_move(t: T<'_, '_>, me: Seat) -> Flow {
    let moves = wild_moves(t.table);
    let before = attacks(&t.table.board, t.table.variant);
    if let Choice::Move(m) = t.ask(me, Why::Play, moves.into_iter().map(Choice::Move).collect())? {
        play_move(t, me, m);
        note_duty(t, me, &before, Some(m.piece));
    }
    Ok(())
}

/// DX-22 Lose Move: nothing happens.
pub fn lose_move(t: T<'_, '_>, me: Seat) {
    t.say(me, format!("{} makes no move.", words::side(t.table.side(me))), Vec::new(), None);
}

/// DX-23 Switch Sides: the players swap armies; a held Save King goes with its army. The turn belongs to the army that its
/// player had when it began.
pub fn switch_sides(t: T<'_, '_>, me: Seat) {
    let gained = words::side(t.table.side(me.other()));
    t.say(me, format!("Sides switched: the player who drew the card now plays {gained}."), Vec::new(), None);
    t.table.sides.swap(0, 1);
    let [first, second] = t.table.sides.map(Side::name);
    t.tell(Event::Sides { first, second });
}
