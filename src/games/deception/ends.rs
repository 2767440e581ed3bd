//! Ends of a game of Deception Chess by itself: stalemate and draws (DE-15, DE-16).

use super::cloaks::uncloakable;
use super::options::Stalemate;
use super::T;
use crate::board::{Kind, PieceSet};
use crate::games::words;
use crate::play::Flow;

/// DE-15, DE-16: stalemate and the draws that come by themselves.
///
/// # Errors
/// The end of the game.
pub fn judge(t: T<'_, '_>) -> Flow {
    let table = &*t.table;
    let mover = table.mover;
    if table.legal().is_empty() && uncloakable(table).is_empty() {
        let side = words::side(table.side());
        if table.options.stalemate == Stalemate::Loss {
            let winner = mover.other();
            let text = format!("{side} has no move and loses.");
            return Err(t.finish(Some(winner), "stalemate", text));
        }
        return Err(t.finish(None, "stalemate", format!("Draw: {side} has no move.")));
    }
    let table = &*t.table;
    let key = table.keys[table.keys.len() - 1];
    if table.keys.iter().filter(|&&old| old == key).count() >= 3 {
        return Err(t.finish(None, "repetition", "Draw: this position has occurred three times.".into()));
    }
    if table.quiet >= 100 {
        return Err(t.finish(
            None,
            "fifty-moves",
            "Draw: fifty moves each without a pawn move, a capture or an uncloaking.".into(),
        ));
    }
    let open: PieceSet = table.board.pieces() - table.cloaked;
    if table.board.pieces().len() == 2 && (open & table.board.kind(Kind::King)).len() == 2 {
        return Err(t.finish(None, "dead-position", "Draw: only the two kings are left.".into()));
    }
    Ok(())
}
