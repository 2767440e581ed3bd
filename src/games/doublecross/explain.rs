//! Reasons that a square or a card cannot be chosen: the drawn card says what moves, whoever owns it (DX-4).

use super::cards::{Card, Joust};
use super::moving::frozen;
use super::table::Table;
use super::vocabulary::{Prompt, Why};
use crate::board::chess;
use crate::board::{Board, Kind, PieceId, Side, Square};
use crate::games::{explain, words};
use crate::play::About;

/// One sentence about what the open question does not offer.
pub fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
    let sentence = match (prompt.why, about) {
        (Why::Draw, _) => "Draw a card first.",
        (Why::Call, _) => "Announce check, or say that you are done.",
        (Why::Punish, About::Square(_)) => "Only a piece that is to blame for the missed check can be removed.",
        (Why::SaveKing, _) => "Play Save King, or let your king go.",
        (Why::ReturnPiece, About::Square(_)) => "Choose first which piece you put back.",
        (Why::ReturnSquare, About::Square(at)) => return Some(return_square(&table.board, at)),
        (Why::RemovePawn, About::Square(_)) => "Choose a pawn.",
        (Why::PromotePiece, About::Square(_)) => "Choose a pawn that waits on its last rank.",
        (Why::PromoteKind, _) => "Choose what the pawn becomes first.",
        (Why::AnswerDraw, _) => explain::ANSWER_DRAW,
        (Why::Play, About::Way(from, to)) => return way(table, from, to),
        (_, About::Way(..)) => return None,
        (_, About::Card(name)) => return Some(of_card(table, name)),
        (_, About::Square(at)) => return Some(square(table, at)),
    };
    Some(sentence.into())
}

/// DX-19: a returned piece stands on no King's rank and attacks no King of the other colour.
fn return_square(board: &Board, at: Square) -> String {
    if board.at(at).is_some() {
        format!("A piece stands on {at}.")
    } else if at.inset(chess::FILES).1 == 0 {
        "A piece can't be put back on a king's home rank.".into()
    } else {
        format!("From {at} it would attack the other colour's king.")
    }
}

fn of_card(table: &Table, name: &str) -> String {
    match table.drawn {
        Some(card) if card.name() == name => "This card is being played.".into(),
        _ if Card::from_name(name) == Some(Card::Joust(Joust::SaveKing)) => {
            "Save King is played when your king has been captured.".into()
        }
        Some(card) => format!("You drew {}.", card.title()),
        None => "Draw a card first.".into(),
    }
}

/// Reason that a piece of the drawn card can't go there: what it would do, or what keeps a castling from being one.
fn way(table: &Table, from: Square, to: Square) -> Option<String> {
    let board = &table.board;
    let piece = board.piece(board.at(from)?);
    let (side, target) = (piece.side, board.at(to).filter(|&id| board.piece(id).side != piece.side));
    let is_named = match table.drawn {
        Some(Card::Piece(army, kind)) => army == side && (kind == piece.kind || kind == Kind::Rook),
        _ => true,
    };
    if !is_named {
        return None;
    }
    let moves = board.legal(table.variant, side);
    let Some(m) = moves.into_iter().find(|m| (m.from, m.to) == (from, to)) else {
        return explain::way_on(board, table.variant, side, from, to);
    };
    if let Some(id) = frozen(table, m) {
        return Some(of_frozen(board, id));
    }
    let takes_king = target.is_some_and(|id| board.piece(id).kind == Kind::King);
    (takes_king && table.drawn == Some(Card::Joust(Joust::WildMove))).then(|| NO_KING.into())
}

const NO_KING: &str = "Wild Move can't capture a king.";

fn of_frozen(board: &Board, id: PieceId) -> String {
    format!("The {} is frozen for this turn.", explain::kind_at(board.piece(id).kind, board.piece(id).at))
}

/// DX-4, DX-21: the piece is none that the card names, or it cannot move.
fn square(table: &Table, at: Square) -> String {
    let board = &table.board;
    let there = board.at(at).map(|id| (id, board.piece(id)));
    let is_named = |side: Side, kind: Kind| match table.drawn {
        Some(Card::Piece(army, named)) => (army, named) == (side, kind),
        _ => true,
    };
    match (there, table.drawn) {
        (Some((id, piece)), _) if is_named(piece.side, piece.kind) => {
            let wild = table.drawn == Some(Card::Joust(Joust::WildMove));
            if table.frozen.contains(&id) {
                of_frozen(board, id)
            } else if wild && piece.kind == Kind::King && board.attacked(table.variant, at, piece.side.foe()) {
                NO_KING.into()
            } else {
                format!("The {} has no square to go to.", explain::kind_at(piece.kind, at))
            }
        }
        (Some(_), Some(Card::Piece(side, kind))) => {
            format!("This card moves only {} {}s.", side.name(), words::kind(kind))
        }
        (None, Some(Card::Piece(side, kind))) => format!("No {} {} can move to {at}.", side.name(), words::kind(kind)),
        _ => format!("No piece can move to {at}."),
    }
}
