//! The words that labels and log sentences share.

use crate::board::{Board, How, Kind, Move, PieceId, Side, Square, Variant};
use crate::play::{Answer, Form, Role};

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

/// The phrase as the beginning of a sentence or a label.
pub fn capital(mut phrase: String) -> String {
    if let Some(first) = phrase.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    phrase
}

/// Sign that closes a sentence that ends with this title: nothing more after `Banzai!`.
pub fn stop(title: &str) -> &'static str {
    if title.ends_with('!') {
        ""
    } else {
        "."
    }
}

/// Phrases one after another: `a rook, a knight and a pawn`.
pub fn list(phrases: &[String]) -> String {
    match phrases {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Phrases of which one is chosen: `a knight, a rook or a queen`.
pub fn alternatives(phrases: &[String]) -> String {
    match phrases {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => list(phrases),
    }
}

/// A piece on the board: `white knight on g1`.
pub fn piece(board: &Board, id: PieceId) -> String {
    let piece = board.piece(id);
    format!("{} {} on {}", piece.side.name(), kind(piece.kind), piece.at)
}

/// A move as a phrase: `knight g1 to f3`, `pawn e5 to d6 captures pawn d5 en passant`, `king e1 castles to g1 with rook h1`.
pub fn movement(board: &Board, variant: &Variant, m: Move) -> String {
    onto(board, variant, m, "captures")
}

/// A move as a phrase, with the word for what it does to a piece on its goal: `knight b1 joins pawn c3`.
pub fn onto(board: &Board, variant: &Variant, m: Move, does: &str) -> String {
    let name = kind(board.piece(m.piece).kind);
    if let How::Castle(which, _) = m.how {
        let castling = &variant.castlings[usize::from(which)];
        let partner = kind(castling.partner_kind);
        return format!("{name} {} castles to {} with {partner} {}", m.from, m.to, castling.partner);
    }
    let mut phrase = match board.taken(m) {
        // The Pawn that is captured en passant does not stand on the goal.
        Some(id) if m.how == How::Passing => {
            let taken = board.piece(id);
            format!("{name} {} to {} {does} {} {}", m.from, m.to, kind(taken.kind), taken.at)
        }
        Some(id) => [name, m.from.name(), does, kind(board.piece(id).kind), m.to.name()].join(" "),
        None => [name, m.from.name(), "to", m.to.name()].join(" "),
    };
    if m.how == How::Passing {
        phrase += " en passant";
    }
    if let Some(becomes) = m.becomes {
        phrase += &format!(" and becomes {}", article(becomes));
    }
    phrase
}

/// The square of the piece with which a King castles by this move.
pub fn partner(variant: &Variant, m: &Move) -> Option<Square> {
    match m.how {
        How::Castle(which, _) => Some(variant.castlings[usize::from(which)].partner),
        _ => None,
    }
}

/// `a queen`, `an amazon`.
pub fn article(becomes: Kind) -> String {
    let word = kind(becomes);
    let an = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if an { "an" } else { "a" })
}

/// The phrase for an answer that is no move and no card of the game's own.
pub fn answer(board: &Board, choice: &impl Answer) -> String {
    phrase(board, choice.form())
}

fn phrase(board: &Board, form: Form) -> String {
    let squares = form.squares();
    let name = form.name().unwrap_or_default();
    let standing = |at: &Square| board.at(*at).map_or_else(|| at.to_string(), |id| capital(piece(board, id)));
    match (form.word, &squares[..]) {
        ("draw", _) => "Draw a card".into(),
        ("yes", _) => "Accept".into(),
        ("no", _) => "Decline".into(),
        ("claim", _) => claim(name).into(),
        ("offer", _) => "Offer a draw".into(),
        ("square", [at]) => at.to_string(),
        ("piece", [at]) => standing(at),
        ("kind" | "man", _) => {
            let words: Vec<String> = form.fields().map(|(_, field)| field.to_string()).collect();
            capital(words.join(" "))
        }
        ("give-up", _) => "Give up the call".into(),
        ("time-up", _) => "Time is up".into(),
        ("uncloak", [at]) => match board.at(*at) {
            Some(id) => format!("Uncloak the {} on {at}", kind(board.piece(id).kind)),
            None => at.to_string(),
        },
        ("swap", [one, other]) => format!("Swap the bases of {one} and {other}"),
        ("identical", _) => "As they look".into(),
        ("move", [from, to]) if name == "wild" => format!("{from}{to} with a wild card"),
        ("card", _) => name.into(),
        (word, []) if name.is_empty() => capital(word.into()),
        _ => form.to_string(),
    }
}

fn claim(what: &str) -> &'static str {
    match what {
        "check" => "Check!",
        "late-check" => "Opponent says “Check!”",
        "punish" => "Claim a missed check",
        _ => "Claim a draw",
    }
}

/// A move as a button has it: `Knight g1 to f3`.
pub fn label(board: &Board, variant: &Variant, m: Move) -> String {
    capital(movement(board, variant, m))
}

/// True if an answer is something a player says about the whole game rather than an act in it.
pub fn is_about_result(choice: &impl Answer) -> bool {
    matches!(role(choice), Role::Ends | Role::Clock)
}

/// Sort of act that an answer is by itself, as far as the games agree.
pub fn role(choice: &impl Answer) -> Role {
    let form = choice.form();
    match (form.word, form.name()) {
        ("resign" | "offer", _) | ("claim", Some("draw")) => Role::Ends,
        ("time-up", _) => Role::Clock,
        _ => Role::Play,
    }
}
