//! CS-039: a piece is off the board while the player moves, and back on its square after that.

use crate::board::{How, Kind, Move, PieceId};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{any, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::protocol::permit;
use crate::play::{Flow, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 39,
    name: "phase-shift",
    title: "Phase shift",
    window: When::Before,
    lasts: false,
    text: "Lift any piece (not a king) off the board while you move: others may pass its square. Then it is back.",
    glyphs: "any:pawn promote own:rook arrow",
    counsel: Counsel::Plain,
    play: Play::Do(phase_shift),
}];

/// A piece is lifted for the move of this turn, if there is a move then.
fn phase_shift(card: &mut CardPlay<'_, '_>) -> Flow {
    // It is about the player's own move: a copy in the other's turn has none.
    card.void_if(!card.is_own_turn())?;
    let piece = lifted(card)?;
    card.begin(On::Piece(piece), Until::Action, Rule::Lifted);
    card.void_if(!permit::can_move(card.table(), piece))
}

/// The piece to be lifted. A shortcut saves most searches: if another piece has a legal move that does not end on the
/// square of the lifted piece, that move can still be made. With sleepers, lodgers or duties this is not certain.
fn lifted(card: &mut CardPlay<'_, '_>) -> Flow<PieceId> {
    let (me, table) = (card.me(), card.table());
    let over = &table.overlay;
    let is_simple = over.sleepers().is_empty() && over.lodgers.is_empty() && !permit::is_bound(table, me);
    let mut moves = if is_simple && !card.is_tried() { table.legal(table.side(me)) } else { Vec::new() };
    moves.retain(|m| matches!(m.how, How::Plain | How::TwoStep));
    let stays = |piece: PieceId, m: &Move| m.piece != piece && m.to != table.at(piece);
    let pieces = table.who(me, any(&[]).but(&[Kind::King]));
    let sure: Vec<PieceId> = pieces.iter().copied().filter(|&id| moves.iter().any(|m| stays(id, m))).collect();
    let options = pieces.iter().map(|&id| table.name(id)).collect();
    let choice = card
        .asking("the piece you lift for your move")
        .pick_with_shortcut(options, &|table, choice| table.named(choice).is_some_and(|id| sure.contains(&id)))?;
    card.table().named(choice).ok_or(Stop::Diverged)
}
