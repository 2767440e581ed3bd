//! The words that labels and log sentences share.

use crate::board::{Board, How, Kind, Move, PieceId, Side, Variant};
use crate::play::{Choice, Claim};

/// `White` or `Black`.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The kind as a word of a sentence: `knight`.
pub fn kind(kind: Kind) -> &'static str {
    kind.name()
}

/// The kind as a title: `Knight`.
pub fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "Pawn",
        Kind::Knight => "Knight",
        Kind::Bishop => "Bishop",
        Kind::Rook => "Rook",
        Kind::Queen => "Queen",
        Kind::King => "King",
        Kind::Cardinal => "Cardinal",
        Kind::Chancellor => "Chancellor",
        Kind::Amazon => "Amazon",
        Kind::Prince => "Prince",
        Kind::Princess => "Princess",
        Kind::Crab => "Crab",
        Kind::Kangaroo => "Kangaroo",
        Kind::Camel => "Camel",
    }
}

/// The phrase as the beginning of a sentence or a label.
pub fn capital(phrase: String) -> String {
    let mut letters = phrase.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What closes a sentence that ends with this title: nothing more after `Banzai!`.
pub fn stop(title: &str) -> &'static str {
    if title.ends_with('!') {
        ""
    } else {
        "."
    }
}

/// The mark of a piece that also moves as a kind: `as-knight`.
pub fn also_as(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "as-pawn",
        Kind::Crab => "as-crab",
        Kind::Knight => "as-knight",
        Kind::Kangaroo => "as-kangaroo",
        Kind::Camel => "as-camel",
        Kind::Bishop => "as-bishop",
        Kind::Rook => "as-rook",
        Kind::Queen => "as-queen",
        Kind::King | Kind::Prince => "as-prince",
        Kind::Princess => "as-princess",
        Kind::Cardinal => "as-cardinal",
        Kind::Chancellor => "as-chancellor",
        Kind::Amazon => "as-amazon",
    }
}

/// A piece on the board: `white knight on g1`.
pub fn piece(board: &Board, id: PieceId) -> String {
    let piece = board.piece(id);
    format!("{} {} on {}", piece.side.name(), kind(piece.kind), piece.at)
}

/// A move as a phrase: `knight g1 to f3`, `pawn e5 captures pawn d6 en passant`, `king e1 castles to g1 with rook h1`.
pub fn movement(board: &Board, variant: &Variant, m: Move) -> String {
    let name = kind(board.piece(m.piece).kind);
    if let How::Castle(which) = m.how {
        let castling = &variant.castlings[usize::from(which)];
        let partner = kind(castling.partner_kind);
        return format!("{name} {} castles to {} with {partner} {}", m.from, m.to, castling.partner);
    }
    let mut phrase = match board.taken(m) {
        Some(id) => format!("{name} {} captures {} {}", m.from, kind(board.piece(id).kind), m.to),
        None => format!("{name} {} to {}", m.from, m.to),
    };
    if m.how == How::Passing {
        phrase += " en passant";
    }
    if let Some(becomes) = m.becomes {
        phrase += &format!(" and becomes {}", article(becomes));
    }
    phrase
}

/// `a queen`, `an amazon`.
pub fn article(becomes: Kind) -> String {
    let word = kind(becomes);
    let an = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if an { "an" } else { "a" })
}

/// The phrase for an answer that is no move and no card.
pub fn answer(board: &Board, choice: &Choice) -> String {
    match *choice {
        Choice::Draw => "Draw a card".into(),
        Choice::Pass => "Pass".into(),
        Choice::Done => "Done".into(),
        Choice::Yes => "Accept".into(),
        Choice::No => "Decline".into(),
        Choice::Claim(Claim::Check) => "Check!".into(),
        Choice::Claim(Claim::LateCheck) => "Your opponent announces check".into(),
        Choice::Claim(Claim::Punish) => "You missed a check!".into(),
        Choice::Claim(Claim::Draw) => "Claim a draw".into(),
        Choice::OfferDraw => "Offer a draw".into(),
        Choice::Resign => "Resign".into(),
        Choice::Card(name) => name.into(),
        Choice::Square(at) => at.to_string(),
        Choice::Piece(at) => board.at(at).map_or_else(|| at.to_string(), |id| capital(piece(board, id))),
        Choice::Kind(becomes) => title(becomes).into(),
        Choice::OffBoard(army, which) => format!("{} {}", side(army), kind(which)),
        Choice::Move(m) => m.to_string(),
        Choice::Wild(m) => format!("{m} with a wild card"),
        Choice::Fold => "Fold".into(),
        Choice::Call => "Call".into(),
        Choice::Double => "Double".into(),
        Choice::GiveUp => "Give up the call".into(),
        Choice::TimeUp => "Time is up".into(),
        Choice::Uncloak(at) => board
            .at(at)
            .map_or_else(|| at.to_string(), |id| format!("Uncloak the {} on {at}", kind(board.piece(id).kind))),
        Choice::Swap(one, other) => format!("Swap the bases of {one} and {other}"),
        Choice::Shuffle => "Shuffle".into(),
        Choice::Identical => "As they look".into(),
        Choice::Dump(name) => format!("Discard {name}"),
        Choice::Trigger(name) => format!("Use {name}"),
        Choice::Lodger(at) => format!("The second piece on {at}"),
        Choice::LodgerMove(m) => format!("The second piece on {} to {}", m.from, m.to),
    }
}

/// The phrase for any answer of a game without cards.
pub fn label(board: &Board, variant: &Variant, choice: &Choice) -> String {
    match *choice {
        Choice::Move(m) => capital(movement(board, variant, m)),
        _ => answer(board, choice),
    }
}
