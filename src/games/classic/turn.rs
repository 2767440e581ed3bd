//! The turn that chess and Full Double Chess share: one move by the laws of chess, then the judgement of the position.

use super::agreement::{offer_draw, resign};
use super::table::{is_dead, side_of, squares_of};
use super::{ChessRules, Choice, Claim, Why};
use crate::board::{san, Kind, Move, Square};
use crate::games::words;
use crate::play::{Flow, Line, Moved, Seat, Turn};

/// One turn: a move, then the judgement.
///
/// # Errors
/// The stops of a script.
pub(super) fn turn<R: ChessRules>(t: &mut Turn<'_, R>) -> Flow {
    let me = t.table.mover;
    let m = ask_move(t, me)?;
    play(t, me, m);
    R::after_move(t, me)?;
    judge(t)
}

/// Asks for a move; a draw may be offered once, claimed when due, and the game given up.
fn ask_move<R: ChessRules>(t: &mut Turn<'_, R>, me: Seat) -> Flow<Move> {
    let mut may_offer = true;
    let moves = t.table.legal();
    loop {
        let mut options: Vec<Choice> = moves.iter().copied().map(Choice::Move).collect();
        let due = t.table.claims && (t.table.is_claimable() || moves.iter().any(|&m| t.table.claimable(m)));
        if due {
            options.push(Choice::Claim(Claim::Draw));
        }
        if may_offer {
            options.push(Choice::OfferDraw);
        }
        options.push(Choice::Resign);
        match t.ask(me, Why::Move, options)? {
            Choice::Move(m) => return Ok(m),
            Choice::Resign => return Err(resign(t, me)),
            Choice::OfferDraw => offer_draw(t, me)?,
            _ => claim_draw(t, me, &moves)?,
        }
        may_offer = false;
    }
}

/// FD-14, `draw_claims = claim`: a draw is claimed for the position, or with the move that brings it about.
fn claim_draw<R: ChessRules>(t: &mut Turn<'_, R>, me: Seat, moves: &[Move]) -> Flow {
    if !t.table.is_claimable() {
        let fitting = moves.iter().filter(|&&m| t.table.claimable(m)).map(|&m| Choice::Move(m)).collect();
        if let Choice::Move(m) = t.ask(me, Why::ClaimMove, fitting)? {
            play(t, me, m);
        }
    }
    let (how, why) = if t.table.quiet >= 100 {
        ("fifty-moves", "fifty moves without a pawn move or a capture")
    } else {
        ("repetition", "this position has occurred three times")
    };
    Err(t.finish(None, how, format!("{} claims a draw: {why}.", words::side(side_of(me)))))
}

/// Makes the move on the board, and updates counts and keys.
fn play<R: ChessRules>(t: &mut Turn<'_, R>, me: Seat, m: Move) {
    let text = format!("{}: {}.", words::side(side_of(me)), words::movement(&t.table.board, t.table.variant, m));
    let pawn = t.table.board.piece(m.piece).kind == Kind::Pawn;
    let king = t.table.board.taken(m).is_some_and(|id| t.table.board.piece(id).kind == Kind::King);
    let edits = t.table.board.edits(t.table.variant, m);
    let takes = t.table.board.taken(m).is_some();
    let short = Some(san::write(&t.table.board, t.table.variant, m));
    let moved = Some(Moved { short, ..Moved::of(&t.table.board, m, &edits) });
    t.say_line(Line { seat: Some(me), text, squares: vec![m.from, m.to], moved, ..Line::default() });
    for edit in edits {
        t.edit(edit);
    }
    // FD-12: only a side with two kings can lose one.
    if king {
        let text = format!("{} has one king left: from now on check counts for it.", words::side(side_of(me).foe()));
        t.say(None, text, vec![m.to], None);
    }
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.mover = me.other();
    table.turn += 1;
    if pawn || takes {
        table.quiet = 0;
        table.keys.clear();
    } else {
        table.quiet += 1;
    }
    let key = table.key();
    table.keys.push(key);
}

/// FD-12 to FD-14 and the same laws of chess: mate, stalemate, and the draws that need no claim.
pub(super) fn judge<R: ChessRules>(t: &mut Turn<'_, R>) -> Flow {
    let table = &*t.table;
    let side = table.side();
    let mover = table.mover;
    let checked = table.board.checked(table.variant, side);
    if table.legal().is_empty() {
        if checked {
            let text = format!("Checkmate. {} wins.", words::side(side.foe()));
            return Err(t.finish(Some(mover.other()), "checkmate", text));
        }
        let text = format!("Draw by stalemate: {} has no legal move.", words::side(side));
        return Err(t.finish(None, "stalemate", text));
    }
    if checked {
        let kings: Vec<Square> = squares_of(&table.board, table.board.of(side) & table.board.kind(Kind::King));
        let text = format!("{} is in check.", words::side(side));
        t.say_check(side, text, kings);
    }
    let table = &*t.table;
    let times = table.occurrences(table.keys[table.keys.len() - 1]);
    let (most_times, most_quiet) = if table.claims { (5, 150) } else { (3, 100) };
    if is_dead(&table.board, table.variant) {
        return Err(t.finish(None, "dead-position", "Draw: neither side can give checkmate any more.".into()));
    }
    if times >= most_times {
        return Err(t.finish(None, "repetition", format!("Draw: this position has occurred {times} times.")));
    }
    if table.quiet >= most_quiet {
        let moves = table.quiet / 2;
        let text = format!("Draw: {moves} moves each without a pawn move or a capture.");
        return Err(t.finish(None, "fifty-moves", text));
    }
    Ok(())
}
