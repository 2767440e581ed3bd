//! The opponent's pieces are moved by you: CS-082, CS-086, CS-088, CS-089, CS-091.

use crate::board::{How, Kind, Move, PieceId, Square, SquareSet, Ways};
use crate::games::storm::board::moves::{movable, reach};
use crate::games::storm::board::{moves, tracks};
use crate::games::storm::cards::returns::homes;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, own, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::Layout;
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 82,
        name: "inquisition",
        title: "Inquisition",
        window: When::Instead,
        lasts: false,
        text: "One of your opponent's bishops captures one of their own pieces (not the king).",
        glyphs: "foe:bishop take foe:pawn",
        counsel: Counsel::Prized,
        play: Play::Do(inquisition),
    },
    Row {
        number: 86,
        name: "corruption",
        title: "Corruption",
        window: When::Instead,
        lasts: false,
        text: "Make a move with one of your opponent's pieces instead of your own. It can't capture or castle.",
        glyphs: "foe:rook arrow",
        counsel: Counsel::Prized,
        play: Play::Do(corruption),
    },
    Row {
        number: 88,
        name: "exile",
        title: "Exile",
        window: When::End,
        lasts: false,
        text: "Send an enemy piece (not the king) to an empty corner. It can't move or attack on your opponent's next turn.",
        glyphs: "foe:queen arrow ring sleep",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Piece(own(&[]).but(&[Kind::King]), |me| (Until::Close(me.other()), Rule::Exiled)), exile),
    },
    Row {
        number: 89,
        name: "boo",
        title: "Boo!",
        window: When::End,
        lasts: false,
        text: "Send an enemy pawn one or two squares straight back over empty squares.",
        glyphs: "foe:pawn back",
        counsel: Counsel::Plain,
        play: Play::Do(boo),
    },
    Row {
        number: 91,
        name: "rewind",
        title: "Rewind",
        window: When::End,
        lasts: false,
        text: "Send an enemy piece back to one of its empty starting squares.",
        glyphs: "foe:rook back ring",
        counsel: Counsel::Prized,
        play: Play::Do(rewind),
    },
];

/// CS-082: a Bishop of the other player captures another piece of that player.
fn inquisition(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    let other = table.side(card.other());
    let (foes, bishops) = (table.pieces(card.other()), movable(table, card.me(), foe(&[Kind::Bishop])));
    let moves = moves::moves_to(table, &bishops, &|bishop| {
        let [_, met] = reach(table.bent(), other, bishop, &[Kind::Bishop], Ways::Free);
        let are_his = |at| table.bent().occupants(at).iter().all(|id| foes.contains(id));
        met.iter().filter(|&at| are_his(at) && spares(table, bishop, at)).fold(SquareSet::EMPTY, SquareSet::with)
    });
    let m = card.asking("a bishop and the piece it captures").pick_move(&moves)?;
    let way = tracks::lent(card.table(), m, &[Kind::Bishop]);
    card.make(m, way);
    Ok(())
}

/// True if neither peace nor protection nor a King's rank stands against a capture.
fn spares(table: &Table, taker: PieceId, at: Square) -> bool {
    let over = &table.overlay;
    let falls = |id| !over.safe.contains(id) && !table.is_royal(id);
    !over.meek.contains(taker) && table.bent().occupants(at).iter().all(falls)
}

/// CS-088: a piece of the other player goes to a corner, and stays there for a turn.
fn exile(card: &mut CardPlay<'_, '_>) -> Flow {
    let table = card.table();
    let pieces = table.who(card.me(), foe(&[]).but(&[Kind::King]));
    let corners = table.land.terrain().corner_squares() & table.empty();
    let moves = moves::moves_to(table, &pieces, &|_| corners);
    let m = card.asking("an enemy piece and then its corner").pick_move(&moves)?;
    card.make(m, Way::Sent);
    let until = Until::next_close(card.table(), card.other());
    card.begin(On::Piece(m.piece), until, Rule::Exiled);
    Ok(())
}

/// CS-086: a piece of the other player makes a normal move that takes nobody.
fn corruption(card: &mut CardPlay<'_, '_>) -> Flow {
    card.asking("one of your opponent's pieces and then its new square").make_one_of(&quiet_moves, &tracks::own)
}

/// The moves of the other player's pieces that take nobody; their King steps to no square that is attacked.
fn quiet_moves(table: &Table, me: Seat) -> Vec<Move> {
    let bent = table.bent();
    let pieces = table.who(me, foe(&[]));
    let side = table.side(me.other());
    let mut moves: Vec<Move> = pieces.into_iter().flat_map(|piece| bent.pseudo_legal(side, piece)).collect();
    let castles = |m: &Move| matches!(m.how, How::Castle(..));
    moves.retain(|m| bent.taken(*m).is_empty() && !castles(m));
    moves.retain(|&m| !table.is_royal(m.piece) || bent.is_safe_after(&bent.edits(m, side), side));
    moves
}

/// CS-089: a Pawn of the other player goes one or two squares back.
fn boo(card: &mut CardPlay<'_, '_>) -> Flow {
    let pawns = movable(card.table(), card.me(), foe(&[Kind::Pawn]));
    let moves = moves::moves_to(card.table(), &pawns, &|pawn| behind(card.table(), pawn));
    let m = card.asking("an enemy pawn and then how far back it goes").pick_move(&moves)?;
    card.make(m, Way::Other);
    Ok(())
}

/// The empty squares right behind a Pawn, two at most.
fn behind(table: &Table, pawn: PieceId) -> SquareSet {
    let mut free = SquareSet::EMPTY;
    let mut at = table.at(pawn);
    for _ in 0..2 {
        at = table.variant().geometry.ahead(table.board.piece(pawn).side.foe(), at);
        if at == Square::OFF || !table.is_empty(at) {
            break;
        }
        free = free.with(at);
    }
    free
}

/// CS-091: a piece of the other player goes back to where it could have started.
fn rewind(card: &mut CardPlay<'_, '_>) -> Flow {
    let pieces = card.who(foe(&[]));
    card.asking("an enemy piece and then its starting square")
        .make_one_of(&|table, _| moves::moves_to(table, &pieces, &|piece| homes(table, piece)), &|_, _| Way::Sent)
}
