//! View that an eye has of a DoubleCross table: everything but the order of the deck (DX-26).

use super::calling::attacks;
use super::cards::{Card, Joust};
use super::moving::waiting_pawns;
use super::table::Table;
use super::vocabulary::PilesView;
use super::{idle, DoubleCross};
use crate::board::{order, Kind, PieceId, Position, Side, Square};
use crate::games::doublecross::{Choice, Prompt, View, Why};
use crate::games::words;
use crate::play::view::{self, BySeat, TurnView};
use crate::play::{Duty, Eye, Game, Seat};

/// Builds the view.
pub fn view(table: &Table, eye: Eye) -> View {
    let position = Position { board: table.board.clone(), side: table.side(table.mover) };
    let [first, second] = table.sides.map(Side::name);
    let standing = attacks(&table.board, table.variant);
    let announced = || standing.iter().filter(|attack| table.announced.contains(attack));
    let mut cells = view::cells(&table.board, table.variant);
    for cell in cells.iter_mut().flatten() {
        if table.frozen.iter().any(|id| id.index() == usize::from(cell.id)) {
            cell.marks.push("frozen");
        }
    }
    View {
        game: DoubleCross::INFO.name,
        eye,
        files: table.variant.files(),
        ranks: table.variant.ranks(),
        board: position.text(table.variant),
        cells,
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first, second },
        check: squares(table, announced().map(|&(_, king)| king)),
        checkers: squares(table, announced().map(|&(piece, _)| piece)),
        last: view::names(table.last.iter().copied()),
        taken: view::taken(&table.board),
        clock: None,
        own: piles(table),
        log: Vec::new(),
        result: table.result.clone(),
    }
}

/// The squares of these pieces, each once.
fn squares(table: &Table, pieces: impl Iterator<Item = PieceId>) -> Vec<&'static str> {
    let mut squares: Vec<Square> = pieces.map(|piece| table.board.piece(piece).at).collect();
    order::by_key(&mut squares, |&at| at);
    squares.dedup();
    view::names(squares)
}

fn piles(table: &Table) -> PilesView {
    let names = |cards: &[Card]| cards.iter().rev().map(|card| card.name()).collect::<Vec<_>>();
    let held = |seat: Seat| {
        let count = table.held[table.side(seat).index()] as usize;
        vec![Card::Joust(Joust::SaveKing).name(); count]
    };
    let unseen = table.unseen();
    let unseen = Card::all().map(|card| (card.name(), usize::from(unseen[card.index()])));
    PilesView {
        deck: table.deck.len(),
        number: table.decks,
        drawn: table.drawn.map(Card::name),
        discards: BySeat { first: names(&table.discards[0]), second: names(&table.discards[1]) },
        held: BySeat { first: held(Seat::First), second: held(Seat::Second) },
        unseen: unseen.filter(|&(_, count)| count > 0).collect(),
        strikes: BySeat { first: strikes(table, Seat::First), second: strikes(table, Seat::Second) },
        gone: names(&table.gone),
    }
}

/// Number of cards in the deck with which a seat captures the other's King by an attack that was announced: nothing is
/// told of the others.
fn strikes(table: &Table, seat: Seat) -> usize {
    let mine = table.side(seat);
    let standing = attacks(&table.board, table.variant);
    let announced = standing.iter().filter(|attack| table.announced.contains(attack));
    let strikes = announced.filter(|(piece, king)| !table.frozen.contains(piece) && !table.frozen.contains(king));
    let mut kinds: Vec<Kind> = strikes
        .map(|&(piece, _)| table.board.piece(piece))
        .filter(|piece| piece.side == mine && (piece.kind != Kind::Pawn || waiting_pawns(table, mine).is_empty()))
        .map(|piece| piece.kind)
        .collect();
    order::by_key(&mut kinds, |kind| kind.index());
    kinds.dedup();
    let unseen = table.unseen();
    kinds.into_iter().map(|kind| usize::from(unseen[Card::Piece(mine, kind).index()])).sum()
}

/// DX-14: what a call costs that is not due.
const CALL: &str = "A wrong call costs nothing.";

/// The sentence for the prompt bar.
pub fn question(table: &Table, prompt: &Prompt) -> String {
    let card = table.drawn.map(Card::title).unwrap_or_default();
    match prompt.why {
        Why::Draw => match table.idle.and_then(|card| idle::reason(table, card)) {
            Some(why) => format!("{why}. Draw again."),
            None => "Draw a card.".into(),
        },
        Why::Play => match table.drawn {
            Some(Card::Piece(side, kind)) => format!("Move a {} {}.", side.name(), words::kind(kind)),
            _ => format!("{card}: move any piece."),
        },
        Why::Call => match table.drawn {
            Some(Card::Piece(..) | Card::Joust(Joust::WildMove)) => {
                format!("You've moved. Announce check? {CALL}")
            }
            _ => format!("{card}: announce check? {CALL}"),
        },
        Why::Punish => "Which piece do you remove?".into(),
        Why::SaveKing => "Your king has been captured. Play Save King?".into(),
        Why::ReturnPiece => format!("{card}: which piece do you put back?"),
        Why::ReturnSquare => format!("{card}: where do you put it?"),
        Why::RemovePawn => format!("{card}: which pawn do you remove?"),
        Why::PromotePiece => format!("{card}: which pawn do you promote?"),
        Why::PromoteKind => format!("{card}: what does the waiting pawn become?"),
        Why::AnswerDraw => {
            format!("{} offers a draw. Accept?", words::side(table.side(prompt.seat.other())))
        }
    }
}

/// The pieces that the drawn card names have to move.
pub fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
    let names = prompt.why == Why::Play && matches!(table.drawn, Some(Card::Piece(..)));
    names.then(|| Duty::of(&prompt.options))
}

/// The phrase for one answer.
pub fn label(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::Card(name) => {
            Card::from_name(name).map_or_else(|| name.into(), |card| format!("Play {}", card.title()))
        }
        Choice::Pass => "Don't save the king".into(),
        Choice::Move(m) => {
            let army = table.board.piece(m.piece).side;
            format!("{} {}", words::side(army), words::movement(&table.board, table.variant, m))
        }
        _ => words::answer(&table.board, choice),
    }
}
