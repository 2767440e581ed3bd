//! The parts of a move that a text in short notation names, and the moves that have them.

use super::kind::Kind;
use super::sink::{How, Move};
use super::square::Square;

/// Castlings towards the last file and towards the first.
pub(super) const CASTLINGS: [&str; 2] = ["O-O", "O-O-O"];
/// Kinds by their figurines, White's and Black's.
const FIGURINES: [(char, char, Kind); 6] = [
    ('♔', '♚', Kind::King),
    ('♕', '♛', Kind::Queen),
    ('♖', '♜', Kind::Rook),
    ('♗', '♝', Kind::Bishop),
    ('♘', '♞', Kind::Knight),
    ('♙', '♟', Kind::Pawn),
];

/// A move as a text names it, in short or long notation or as two squares, with or without signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Short {
    /// A castling: towards the last file, or else towards the first.
    Castling(bool),
    /// A move of one piece.
    Step(Step),
}

/// Parts of a move that a text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    kind: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    takes: bool,
    becomes: Option<Kind>,
}

impl Short {
    /// The parts of a move; nothing if the text is none. Letters stand for the kinds that are known.
    pub fn parse(text: &str, knows: &dyn Fn(Kind) -> bool) -> Option<Short> {
        let bare = without_signs(text);
        castling_said(&bare).map(Short::Castling).or_else(|| step(&bare, knows).map(Short::Step))
    }

    /// Those of the moves that have these parts. Without a kind it is a pawn's, unless the whole square is named from which
    /// it goes.
    pub fn among(&self, moves: &[Move], kind_of: &dyn Fn(&Move) -> Option<Kind>) -> Vec<Move> {
        match self {
            Short::Castling(is_last) => {
                moves.iter().copied().filter(|m| is_castling(m) && (m.named() > m.from) == *is_last).collect()
            }
            Short::Step(step) => step.among(moves, kind_of),
        }
    }
}

impl Step {
    /// The square to which it goes.
    pub fn to(&self) -> Square {
        self.to
    }

    /// The kind that goes: without one a pawn, unless the whole square is named from which it goes.
    pub fn kind(&self) -> Option<Kind> {
        self.kind.or((self.file.is_none() || self.rank.is_none()).then_some(Kind::Pawn))
    }

    /// True if a piece of this kind on this square can be meant.
    pub fn is_of(&self, kind: Option<Kind>, from: Square) -> bool {
        let named = self.kind();
        // A pawn that captures comes from another file, which is named or cannot be mistaken.
        let file = self.file.or((named == Some(Kind::Pawn) && !self.takes).then(|| self.to.file()));
        named.is_none_or(|named| kind == Some(named))
            && file.is_none_or(|file| from.file() == file)
            && self.rank.is_none_or(|rank| from.rank() == rank)
    }

    fn among(&self, moves: &[Move], kind_of: &dyn Fn(&Move) -> Option<Kind>) -> Vec<Move> {
        let Step { to, becomes, .. } = *self;
        let fits = |m: &&Move| m.becomes == becomes && self.is_of(kind_of(m), m.from);
        let all = moves.iter().filter(fits);
        let steps: Vec<Move> = all.clone().filter(|m| !is_castling(m) && m.to == to).copied().collect();
        if !steps.is_empty() {
            return steps;
        }
        all.filter(|m| is_castling(m) && (m.named() == to || m.to == to)).copied().collect()
    }
}

fn is_castling(m: &Move) -> bool {
    matches!(m.how, How::Castle(..))
}

/// The text without what is said about a move: check, mate, en passant, praise and blame.
fn without_signs(text: &str) -> String {
    let signs = ['+', '#', '!', '?', '†', '‡', '‼', '⁇', '⁉', '⁈', '=', '.'];
    let text = text.trim_end_matches(signs);
    let text = text.strip_suffix("e.p").or_else(|| text.strip_suffix("ep")).unwrap_or(text);
    text.trim_end_matches(signs).to_owned()
}

/// True for a castling towards the last file, written with letters or with zeros; nothing for every other text.
fn castling_said(text: &str) -> Option<bool> {
    let letters = text.replace(['-', '–'], "");
    let is_castling = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    (is_castling && (2..=3).contains(&letters.len())).then_some(letters.len() == 2)
}

/// The parts of a move; nothing if the text is none.
fn step(text: &str, knows: &dyn Fn(Kind) -> bool) -> Option<Step> {
    let kind_of = |letter: char| Kind::from_letter(letter).filter(|&kind| knows(kind));
    let mut letters: Vec<char> = text.chars().collect();
    let first = *letters.first()?;
    let kind = figurine(first).or_else(|| kind_of(first));
    if kind.is_some() {
        letters.remove(0);
    }
    // A capture names its square behind the sign: a text that ends with one is not finished.
    if matches!(letters.last(), Some('x' | '×')) {
        return None;
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
    Some(Step { kind, file, rank, to, takes, becomes })
}

/// The kind that a figurine stands for.
fn figurine(letter: char) -> Option<Kind> {
    FIGURINES.iter().find(|row| row.0 == letter || row.1 == letter).map(|row| row.2)
}
