//! Reasons that a square cannot be chosen for a move: what the board alone says, in the words of all games.

use super::words;
use crate::board::{Bent, Board, CastleSafety, Castling, How, Kind, Move, Overlay, PieceId, Side, Square, Variant};

/// Sentence while a draw is offered.
pub const ANSWER_DRAW: &str = "Accept or decline the draw first.";

/// Whom the board keeps from a square.
pub const NONE: &str = "None of your pieces";

/// Reason that no move that is offered touches the square; for games in which nothing but the board forbids moves.
pub fn plain(board: &Board, variant: &Variant, side: Side, at: Square) -> String {
    square(&Bent { board, variant, overlay: &Overlay::default() }, side, at)
}

/// Reason that a way is no move, in games in which nothing but the board forbids moves.
pub fn way_on(board: &Board, variant: &Variant, side: Side, from: Square, to: Square) -> Option<String> {
    way(&Bent { board, variant, overlay: &Overlay::default() }, side, from, to)
}

/// Reason that the piece on one square cannot go to the other; nothing where its kind does not move like that.
fn way(bent: &Bent<'_>, side: Side, from: Square, to: Square) -> Option<String> {
    castling(bent, side, Some(from), to).map(|(_, why)| why).or_else(|| {
        let mine = bent.occupants(from).iter().find(|&id| bent.movers(side).contains(id))?;
        let ways: Vec<Move> = bent.pseudo_legal(side, mine).into_iter().filter(|m| m.to == to).collect();
        (!ways.is_empty()).then(|| forbidden(bent, side, &doing(bent, to), &ways))
    })
}

/// Reason that no legal move of the side touches the square.
pub fn square(bent: &Bent<'_>, side: Side, at: Square) -> String {
    let movers = bent.movers(side);
    let mine = bent.occupants(at).iter().find(|&id| movers.contains(id));
    let touching = |m: &Move| if mine.is_some() { m.from == at } else { m.to == at };
    let ways: Vec<Move> = movers.iter().flat_map(|id| bent.pseudo_legal(side, id)).filter(touching).collect();
    match (mine, bent.board.at(at)) {
        (Some(id), _) => own(bent, side, id, &ways),
        (None, Some(foe)) if bent.royal(side.foe()) == Some(foe) => "A king is never captured.".into(),
        (None, Some(foe)) if ways.is_empty() => format!("{NONE} can capture the {}.", name(bent, foe)),
        (None, Some(_)) => forbidden(bent, side, &doing(bent, at), &ways),
        (None, None) => match castling(bent, side, None, at) {
            Some((is_right, why)) if is_right || ways.is_empty() => why,
            _ if ways.is_empty() => format!("{NONE} can move to {at}."),
            _ => forbidden(bent, side, &doing(bent, at), &ways),
        },
    }
}

/// Phrase for the thing that a move to the square does.
fn doing(bent: &Bent<'_>, at: Square) -> String {
    bent.board.at(at).map_or_else(|| format!("moving to {at}"), |foe| format!("capturing the {}", name(bent, foe)))
}

/// The reason that keeps a King at home, that on `from` if this is said, from castling to a square or with the piece
/// there; before it, `true` if there is still a right to it. Nothing if no castling can be meant, or effects forbid it.
fn castling(bent: &Bent<'_>, side: Side, from: Option<Square>, to: Square) -> Option<(bool, String)> {
    let Bent { board, variant, .. } = *bent;
    let stands = |at: Square, kind: Kind| {
        board.at(at).is_some_and(|id| board.piece(id).kind == kind && board.piece(id).side == side)
    };
    let index = variant.castlings.iter().position(|way| {
        let is_meant =
            from.is_none_or(|from| from == way.king) && (way.king_to == to || from.is_some() && way.partner == to);
        is_meant && stands(way.king, Kind::King) && stands(way.partner, way.partner_kind)
    })?;
    let way = &variant.castlings[index];
    let partner = words::kind(way.partner_kind);
    let right = board.rights().contains(index);
    let why = if !right {
        format!("your king or this {partner} has moved before")
    } else if let Some(at) = (variant.between(index) & board.occupied()).iter().next() {
        format!("the {} stands between king and {partner}", name(bent, board.at(at)?))
    } else if let Some((at, id)) = attacked_on_the_way(bent, side, index, way) {
        format!(
            "the {} attacks {at}. A king castles neither out of check, nor through or into an attack",
            name(bent, id)
        )
    } else {
        let id = attacker_behind(bent, side, index, way)?;
        format!("without the {partner} on {} the {} attacks {}", way.partner, name(bent, id), way.king_to)
    };
    Some((right, format!("You can't castle there: {why}.")))
}

/// The square of a castling that an attack forbids, and who attacks it.
fn attacked_on_the_way(bent: &Bent<'_>, side: Side, index: usize, way: &Castling) -> Option<(Square, PieceId)> {
    let safety = bent.variant.castle_safety;
    if safety == CastleSafety::Never || safety == CastleSafety::Single && bent.royal(side).is_none() {
        return None;
    }
    let squares = bent.variant.crossed(index).with(way.king_to);
    squares.iter().find_map(|at| Some((at, bent.attackers(at, side.foe()).first()?)))
}

/// FD-10: who attacks the King's goal once its partner has left the line, where that forbids the castling.
fn attacker_behind(bent: &Bent<'_>, side: Side, index: usize, way: &Castling) -> Option<PieceId> {
    let safety = bent.variant.castle_safety;
    if safety == CastleSafety::Never || safety == CastleSafety::Single && bent.royal(side).is_none() {
        return None;
    }
    let m = Move {
        piece: bent.board.at(way.king)?,
        from: way.king,
        to: way.king_to,
        becomes: None,
        how: How::Castle(u8::try_from(index).ok()?, way.named()),
    };
    attacker_after(bent, m, way.king_to)
}

/// A piece that attacks the square after a move.
fn attacker_after(bent: &Bent<'_>, m: Move, at: Square) -> Option<PieceId> {
    let side = bent.board.piece(m.piece).side;
    let mut board = bent.board.clone();
    bent.edits(m, side).into_iter().for_each(|edit| board.edit(edit));
    Bent { board: &board, ..*bent }.attackers(at, side.foe()).first()
}

/// Reason that an own piece cannot move, with the ways it would have but for the laws of check.
fn own(bent: &Bent<'_>, side: Side, id: PieceId, ways: &[Move]) -> String {
    let who = name(bent, id);
    if ways.is_empty() {
        format!("The {who} has no square to go to.")
    } else if bent.royal(side) == Some(id) {
        format!("The {who} has no safe square to go to.")
    } else if bent.royal(side).is_none() {
        format!("The {who} can't move now.")
    } else if bent.checked(side) {
        format!("You are in check, and the {who} can't help.")
    } else {
        format!("The {who} is pinned: moving it would leave your king in check.")
    }
}

/// Reason that something that pieces could do is against the laws of check.
fn forbidden(bent: &Bent<'_>, side: Side, what: &str, ways: &[Move]) -> String {
    let Some(king) = bent.royal(side) else { return words::capital(format!("{what} is not possible now.")) };
    let first = ways[0];
    let of_one = |id: PieceId| ways.iter().all(|m| m.piece == id);
    let steps = of_one(king);
    if !steps && bent.checked(side) {
        return format!("You are in check, and {what} doesn't help.");
    }
    let attacker = attacker_after(bent, first, if steps { first.to } else { bent.at(king) });
    let by =
        attacker.filter(|_| of_one(first.piece)).map_or_else(String::new, |id| format!(" by the {}", name(bent, id)));
    words::capital(format!("{what} would {} your king in check{by}.", if steps { "put" } else { "leave" }))
}

/// `knight on e4`.
pub fn name(bent: &Bent<'_>, id: PieceId) -> String {
    kind_at(bent.board.piece(id).kind, bent.at(id))
}

/// `knight on e4`, for a piece of which the kind is known.
pub fn kind_at(kind: Kind, at: Square) -> String {
    format!("{} on {at}", words::kind(kind))
}
