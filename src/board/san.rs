//! Short algebraic notation (SAN): moves as players write them, `Nxf3+`, both ways.

use std::fmt;

use super::board::Board;
use super::kind::Kind;
use super::side::Side;
use super::sink::{How, Move};
use super::square::Square;
use super::variant::Variant;

/// Castlings towards the last file and towards the first.
const CASTLINGS: [&str; 2] = ["O-O", "O-O-O"];
/// Words for a move that is none.
const NULLS: [&str; 8] = ["--", "Z0", "z0", "0000", "@@@@", "null", "pass", "<>"];
/// Kinds by their figurines, White's and Black's.
const FIGURINES: [(char, char, Kind); 6] = [
    ('♔', '♚', Kind::King),
    ('♕', '♛', Kind::Queen),
    ('♖', '♜', Kind::Rook),
    ('♗', '♝', Kind::Bishop),
    ('♘', '♞', Kind::Knight),
    ('♙', '♟', Kind::Pawn),
];

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

/// Parts of a move that a text names.
struct Said {
    kind: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    takes: bool,
    becomes: Option<Kind>,
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
    let moves = board.legal(variant, side);
    let bare = without_signs(text);
    let fits: Vec<Move> = match castling_said(&bare) {
        Some(name) => moves.iter().copied().filter(|&m| castling(variant, m) == Some(name)).collect(),
        None => {
            let said = said(&bare, variant).ok_or_else(|| SanError::Unreadable(text.to_owned()))?;
            fitting(board, &moves, &said)
        }
    };
    match fits[..] {
        [m] => Ok(m),
        [] => Err(SanError::Illegal(text.to_owned())),
        _ => Err(SanError::Several(text.to_owned(), fits)),
    }
}

/// The text without what is said about a move: check, mate, en passant, praise and blame.
fn without_signs(text: &str) -> String {
    let signs = ['+', '#', '!', '?', '†', '‡', '‼', '⁇', '⁉', '⁈', '=', '.'];
    let text = text.trim_end_matches(signs);
    let text = text.strip_suffix("e.p").or_else(|| text.strip_suffix("ep")).unwrap_or(text);
    text.trim_end_matches(signs).to_owned()
}

/// The castling that is written with letters or with zeros.
fn castling_said(text: &str) -> Option<&'static str> {
    let letters = text.replace(['-', '–'], "");
    let is_castling = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    (is_castling && (2..=3).contains(&letters.len())).then(|| CASTLINGS[letters.len() - 2])
}

/// The parts of a move; nothing if the text is none.
fn said(text: &str, variant: &Variant) -> Option<Said> {
    let kind_of = |letter: char| Kind::from_letter(letter).filter(|&kind| variant.knows(kind));
    let mut letters: Vec<char> = text.chars().collect();
    let first = *letters.first()?;
    let kind = figurine(first).or_else(|| kind_of(first));
    if kind.is_some() {
        letters.remove(0);
    }
    let takes = letters.iter().any(|letter| matches!(letter, 'x' | ':' | '×'));
    letters.retain(|letter| !matches!(letter, 'x' | ':' | '×' | '-' | '–' | '=' | '/' | '(' | ')'));
    let becomes = match letters.pop_if(|last| !last.is_ascii_digit()) {
        Some(last) => Some(figurine(last).or_else(|| kind_of(last.to_ascii_uppercase()))?),
        None => None,
    };
    let goal = letters.split_off(letters.len().checked_sub(2)?);
    let to = Square::parse(&goal.into_iter().collect::<String>())?;
    let (mut file, mut rank) = (None, None);
    for letter in letters {
        match letter {
            'a'..='p' if file.is_none() && rank.is_none() => file = Some(letter as u8 - b'a'),
            '1'..='8' if rank.is_none() => rank = Some(letter as u8 - b'1'),
            _ => return None,
        }
    }
    Some(Said { kind, file, rank, to, takes, becomes })
}

/// The kind that a figurine stands for.
fn figurine(letter: char) -> Option<Kind> {
    FIGURINES.iter().find(|row| row.0 == letter || row.1 == letter).map(|row| row.2)
}

/// The moves that have what was said. Without a kind it is a pawn's, unless the whole square is named from which it goes.
fn fitting(board: &Board, moves: &[Move], said: &Said) -> Vec<Move> {
    let Said { to, becomes, .. } = *said;
    let kind = said.kind.or((said.file.is_none() || said.rank.is_none()).then_some(Kind::Pawn));
    // A pawn that captures comes from another file, which is named or cannot be mistaken.
    let file = said.file.or((kind == Some(Kind::Pawn) && !said.takes).then(|| to.file()));
    let fits = |m: &&Move| {
        kind.is_none_or(|kind| board.piece(m.piece).kind == kind)
            && file.is_none_or(|file| m.from.file() == file)
            && said.rank.is_none_or(|rank| m.from.rank() == rank)
            && m.becomes == becomes
    };
    let is_castling = |m: &&Move| matches!(m.how, How::Castle(..));
    let all = moves.iter().filter(fits);
    let steps: Vec<Move> = all.clone().filter(|m| !is_castling(m) && m.to == to).copied().collect();
    if !steps.is_empty() {
        return steps;
    }
    all.filter(|m| is_castling(m) && (m.named() == to || m.to == to)).copied().collect()
}
