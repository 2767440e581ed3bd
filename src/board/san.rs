//! Short algebraic notation (SAN): moves as players write them, `Nxf3+`, both ways.

use std::fmt;

use super::board::Board;
use super::kind::Kind;
use super::short::{Short, CASTLINGS};
use super::side::Side;
use super::sink::{How, Move};
use super::square::Square;
use super::variant::Variant;

/// Words for a move that is none.
const NULLS: [&str; 8] = ["--", "Z0", "z0", "0000", "@@@@", "null", "pass", "<>"];
/// Reason that a text is no move of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// A null move.
    Null(String),
    /// A text that is no move anywhere.
    Unreadable(String),
    /// A move that cannot be made here.
    Illegal(String),
    /// A text that several moves fit, with these.
    Several(String, Vec<Move>),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Null(text) => write!(f, "`{text}` is a null move, and nobody may pass"),
            SanError::Unreadable(text) => write!(f, "`{text}` is no move"),
            SanError::Illegal(text) => write!(f, "`{text}` is no legal move here"),
            SanError::Several(text, moves) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                write!(f, "`{text}` may be {}", moves.join(" or "))
            }
        }
    }
}

impl std::error::Error for SanError {}

/// A legal move in short notation, with `+` for check and `#` for mate. A castling is `O-O` or `O-O-O`: of those that are
/// possible at a time no two go the same way, on the wide board either.
///
/// ```
/// use deckmate::board::{chess, san, Position, Side};
///
/// let rules = chess::variant();
/// let Position { board, .. } = Position::parse("4k3/8/8/8/8/8/2N5/N3K2R w K -", rules)?;
/// let written = |text| san::read(&board, rules, Side::White, text).map(|m| san::write(&board, rules, m));
/// assert_eq!(written("a1b3"), Ok("Nb3".to_owned()));
/// assert_eq!(written("0-0"), Ok("O-O".to_owned()));
/// assert_eq!(written("Rh8"), Ok("Rh8+".to_owned()));
/// assert_eq!(written("Rh9").unwrap_err().to_string(), "`Rh9` is no move");
/// # Ok::<(), deckmate::board::SetupError>(())
/// ```
pub fn write(board: &Board, variant: &Variant, m: Move) -> String {
    let side = board.piece(m.piece).side;
    let mut text = without_sign(board, variant, m);
    let mut after = board.clone();
    after.make(variant, m);
    if after.checked(variant, side.foe()) {
        text.push(if after.legal(variant, side.foe()).is_empty() { '#' } else { '+' });
    }
    text
}

fn without_sign(board: &Board, variant: &Variant, m: Move) -> String {
    if let Some(name) = castling(variant, m) {
        return name.to_owned();
    }
    let kind = board.piece(m.piece).kind;
    let takes = board.taken(m).is_some();
    let mut text = String::new();
    if kind != Kind::Pawn {
        text.push(kind.letter());
        let moves = board.legal(variant, board.piece(m.piece).side);
        let is_rival = |other: &&Move| {
            other.piece != m.piece
                && other.to == m.to
                && board.piece(other.piece).kind == kind
                && castling(variant, **other).is_none()
        };
        let rivals: Vec<Square> = moves.iter().filter(is_rival).map(|other| other.from).collect();
        let (file, rank) = m.from.name().split_at(1);
        let shares_file = rivals.iter().any(|rival| rival.file() == m.from.file());
        let shares_rank = rivals.iter().any(|rival| rival.rank() == m.from.rank());
        if !rivals.is_empty() && (shares_rank || !shares_file) {
            text.push_str(file);
        }
        if shares_file {
            text.push_str(rank);
        }
    } else if takes {
        text.push_str(m.from.name().split_at(1).0);
    }
    if takes {
        text.push('x');
    }
    text.push_str(m.to.name());
    if let Some(becomes) = m.becomes {
        text.extend(['=', becomes.letter()]);
    }
    text
}

/// The name of a castling; nothing for every other move.
fn castling(variant: &Variant, m: Move) -> Option<&'static str> {
    let How::Castle(index, _) = m.how else { return None };
    let castling = &variant.castlings[usize::from(index)];
    Some(CASTLINGS[usize::from(castling.partner < castling.king)])
}

/// Reads a move of this side as people write it: in short or long notation, with or without signs, with figurines, or as
/// two squares.
///
/// # Errors
/// Reason that a text is no move here.
pub fn read(board: &Board, variant: &Variant, side: Side, text: &str) -> Result<Move, SanError> {
    if NULLS.contains(&text) {
        return Err(SanError::Null(text.to_owned()));
    }
    let short = Short::parse(text, &|kind| variant.knows(kind)).ok_or_else(|| SanError::Unreadable(text.to_owned()))?;
    let fits = short.among(&board.legal(variant, side), &|m| Some(board.piece(m.piece).kind));
    match fits[..] {
        [m] => Ok(m),
        [] => Err(SanError::Illegal(text.to_owned())),
        _ => Err(SanError::Several(text.to_owned(), fits)),
    }
}
