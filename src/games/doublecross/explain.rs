//! Why a square or a card cannot be chosen: the drawn card says what moves, whoever owns it (DX-4).

use super::cards::{Card, Joust};
use super::table::Table;
use super::vocabulary::{Prompt, Why};
use crate::board::chess;
use crate::board::{Board, Kind, Side, Square};
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
            let who = explain::kind_at(piece.kind, at);
            if table.frozen.contains(&id) {
                format!("The {who} is frozen for this turn.")
            } else {
                format!("The {who} has no square to go to.")
            }
        }
        (Some(_), Some(Card::Piece(side, kind))) => {
            format!("This card moves only {} {}s.", side.name(), words::kind(kind))
        }
        (None, Some(Card::Piece(side, kind))) => format!("No {} {} can move to {at}.", side.name(), words::kind(kind)),
        _ => format!("No piece can move to {at}."),
    }
}
