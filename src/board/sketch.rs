//! Sketch: a position while it is put together, whether it can be played or not.

use super::board::Board;
use super::castling::RightsStyle;
use super::cells::{cased, rows, write_rows, Cell};
use super::kind::Kind;
use super::pasted::{in_style, Pasted};
use super::peeled::Peeled;
use super::piece::PieceId;
use super::refusal::SetupError;
use super::setup::{column, passing, wing};
use super::side::Side;
use super::square::Square;
use super::variant::Variant;

/// Pieces on squares, the side to move, rights of castling and the square just passed over: all that four fields can say.
///
/// ```
/// use deckmate::board::{chess, Kind, Side, Sketch, Square};
///
/// let rules = chess::variant();
/// let mut sketch = Sketch::read("8/8/8/8/8/8/8/4K2R b K -", rules)?;
/// assert_eq!(sketch.text(rules), "8/8/8/8/8/8/8/4K2R b K -", "without a black king, and kept as it is");
/// let corner = Square::parse("h1").expect("a square");
/// sketch.put(corner, None);
/// sketch.put(corner, Some((Kind::Queen, Side::Black)));
/// assert_eq!(sketch.text(rules), "8/8/8/8/8/8/8/4K2q b - -", "the right went with its rook");
/// # Ok::<(), deckmate::board::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sketch {
    /// The pieces by square; what is not listed is empty.
    cells: Vec<(Square, Kind, Side)>,
    /// The side to move.
    pub side: Side,
    rights: Vec<char>,
    passing: Option<Square>,
}

/// A letter of the castling field, which somebody may want or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RightMark {
    /// The letter.
    pub letter: char,
    /// The right in words.
    pub words: String,
    /// True if the pieces that it needs are at home.
    pub may: bool,
    /// True if it is wanted, and may be.
    pub on: bool,
}

impl Sketch {
    /// Reads what somebody has written of a position, in any of the ways that [`Pasted`] reads; a right or a square
    /// that cannot be is left out.
    ///
    /// # Errors
    /// Text that says no position, whatever stands in it.
    pub fn read(text: &str, variant: &Variant) -> Result<Sketch, SetupError> {
        let Peeled { mut fields, moves } = Peeled::of(text);
        if !moves.is_empty() {
            fields = Pasted::fields(&Pasted::parse(text, variant)?.position.text(variant));
        }
        let field = |at: usize, usual| fields.get(at).map_or(usual, String::as_str);
        let mut sketch = Sketch { cells: Vec::new(), side: Side::White, rights: Vec::new(), passing: None };
        for (rank, row) in (0..).zip(rows(field(0, ""), variant)?) {
            for (file, cell) in (0..).zip(row) {
                sketch.put(Square::new(file, rank), cell);
            }
        }
        sketch.side = match field(1, "w").to_lowercase().as_str() {
            "w" | "white" => Side::White,
            "b" | "black" => Side::Black,
            other => return Err(SetupError::Side(other.to_owned())),
        };
        let rights = in_style(field(2, "-"), variant);
        // In Chess960 there may be no such right any more.
        let by_files = variant.rights_style == RightsStyle::Files;
        let known = if by_files { sketch.marks(variant) } else { marks(variant) };
        for letter in rights.chars().filter(|&letter| letter != '-') {
            match known.iter().find(|mark| mark.letters.contains(&letter)) {
                Some(mark) => sketch.want(mark.letters[0], true, variant),
                None if by_files && letter.is_ascii_alphabetic() => {}
                None => return Err(SetupError::CastlingLetter(letter)),
            }
        }
        sketch.passing = Square::parse(&field(3, "-").to_lowercase());
        Ok(sketch)
    }

    /// Puts something on a square in place of what stood there.
    pub fn put(&mut self, at: Square, cell: Cell) {
        self.cells.retain(|&(other, ..)| other != at);
        self.cells.extend(cell.map(|(kind, side)| (at, kind, side)));
    }

    /// Thing that stands on a square.
    pub fn at(&self, at: Square) -> Cell {
        self.cells.iter().find(|&&(other, ..)| other == at).map(|&(_, kind, side)| (kind, side))
    }

    /// Takes every piece away, with rights and all.
    pub fn clear(&mut self) {
        *self = Sketch { cells: Vec::new(), side: self.side, rights: Vec::new(), passing: None };
    }

    /// Wants a right, or wants it no more; where a King castles with any Rook, with one of each side of it.
    pub fn want(&mut self, letter: char, on: bool, variant: &Variant) {
        let marks = self.marks(variant);
        let wing = |letter: char| marks.iter().find(|mark| mark.letters[0] == letter).and_then(|mark| mark.wing);
        let own = wing(letter);
        self.rights.retain(|&other| other != letter && (own.is_none() || wing(other) != own));
        self.rights.extend(on.then_some(letter));
    }

    /// Wants a square to have just been passed over, or none.
    pub fn pass(&mut self, at: Option<Square>) {
        self.passing = at;
    }

    /// The rights of castling of a game, and which of them this position has.
    pub fn rights(&self, variant: &Variant) -> Vec<RightMark> {
        let is_home = |&(at, kind, side): &(Square, Kind, Side)| self.at(at) == Some((kind, side));
        let mark = |mark: Mark| {
            let may = mark.needs.iter().all(is_home);
            let letter = mark.letters[0];
            RightMark { letter, words: mark.words, may, on: may && self.rights.contains(&letter) }
        };
        self.marks(variant).into_iter().map(mark).collect()
    }

    /// The rights that a position may have: in Chess960 those for every Rook beside a King on its first rank.
    fn marks(&self, variant: &Variant) -> Vec<Mark> {
        if variant.rights_style != RightsStyle::Files {
            return marks(variant);
        }
        Side::BOTH.into_iter().flat_map(|side| self.marks_by_files(side)).collect()
    }

    fn marks_by_files(&self, side: Side) -> Vec<Mark> {
        let rank = side.foe().last_rank();
        let files = |kind: Kind| {
            let stands = move |&file: &u8| self.at(Square::new(file, rank)) == Some((kind, side));
            (0..8).filter(stands).collect::<Vec<u8>>()
        };
        let Some(&king) = files(Kind::King).first() else { return Vec::new() };
        let (before, mut behind): (Vec<u8>, Vec<u8>) = files(Kind::Rook).into_iter().partition(|&file| file < king);
        // The outermost one is named by the side of the board, every other one by its file.
        behind.reverse();
        let mut all = Vec::new();
        for (wing, word, rooks) in [('K', "kingside", behind), ('Q', "queenside", before)] {
            for (place, &file) in rooks.iter().enumerate() {
                let at = Square::new(file, rank);
                let own = column(at, side);
                let letters = if place == 0 { vec![cased(wing, side), own] } else { vec![own] };
                let with = if rooks.len() > 1 { format!(" with {at}") } else { String::new() };
                all.push(Mark {
                    letters,
                    words: format!("{} {word}{with}", title(side)),
                    needs: vec![(Square::new(king, rank), Kind::King, side), (at, Kind::Rook, side)],
                    wing: Some((side, wing)),
                });
            }
        }
        all
    }

    /// The squares that a pawn may just have passed over.
    pub fn passable(&self, variant: &Variant) -> Vec<Square> {
        let Some(board) = self.board() else { return Vec::new() };
        let passes = |at: &Square| {
            let found = passing(at.name(), &board, self.side, variant, &mut Vec::new());
            found == Ok(*at)
        };
        variant.geometry.square_set().iter().filter(passes).collect()
    }

    /// The square just passed over, if that may be; where effects may let anything pass, the game itself judges it.
    pub fn passed(&self, variant: &Variant) -> Option<Square> {
        self.passing.filter(|at| variant.lenient || self.passable(variant).contains(at))
    }

    /// Drops a square that no pawn can just have passed over, after the pieces have changed.
    pub fn settle(&mut self, variant: &Variant) {
        self.passing = self.passing.filter(|at| self.passable(variant).contains(at));
    }

    /// The four fields of the position, without what cannot be of the third and the fourth.
    pub fn text(&self, variant: &Variant) -> String {
        let mut text = String::with_capacity(192);
        write_rows(&mut text, variant, |at| self.at(at));
        text.push(if self.side == Side::White { 'w' } else { 'b' });
        text.push(' ');
        let before = text.len();
        text.extend(self.rights(variant).iter().filter(|mark| mark.on).map(|mark| mark.letter));
        if text.len() == before {
            text.push('-');
        }
        text.push(' ');
        text.push_str(self.passed(variant).map_or("-", Square::name));
        text
    }

    /// Squares on which something is wrong.
    pub fn culprits(&self, error: &SetupError, variant: &Variant) -> Vec<Square> {
        let kings = |side: Side| self.cells.iter().filter(move |&&(_, kind, of)| (kind, of) == (Kind::King, side));
        match error {
            SetupError::PawnRow(at) | SetupError::PassingPawn(at) => vec![*at],
            SetupError::Kings { side, .. } => kings(*side).map(|&(at, ..)| at).collect(),
            SetupError::WaitingInCheck(side) => {
                let mut all: Vec<Square> = kings(*side).map(|&(at, ..)| at).collect();
                if let (Some(board), [king]) = (self.board(), &all[..]) {
                    let by = board.attackers(variant, *king, side.foe());
                    all.extend(by.iter().map(|id| board.piece(id).at));
                }
                all
            }
            _ => Vec::new(),
        }
    }

    /// The side that is not to move while its only King is attacked, on a board where only the game itself refuses that.
    pub fn waits_in_check(&self, variant: &Variant) -> Option<SetupError> {
        let side = self.side.foe();
        let is_checked = self.board().is_some_and(|board| board.checked(variant, side));
        is_checked.then_some(SetupError::WaitingInCheck(side))
    }

    /// The pieces as a board, if one can hold them.
    fn board(&self) -> Option<Board> {
        if self.cells.len() > PieceId::AT_FIRST {
            return None;
        }
        let mut board = Board::empty();
        for &(at, kind, side) in &self.cells {
            let piece = board.add_piece(kind, side);
            board.put(piece, at);
        }
        Some(board)
    }
}

/// A right of castling: its letters, the usual one first, its words, and the pieces that it needs at home.
struct Mark {
    letters: Vec<char>,
    words: String,
    needs: Vec<(Square, Kind, Side)>,
    /// The side of the board on which the King castles by this right alone; nothing where rights do not exclude each other.
    wing: Option<(Side, char)>,
}

/// The rights of castling that a game knows, White's first.
fn marks(variant: &Variant) -> Vec<Mark> {
    let mut all: Vec<Mark> = Vec::new();
    for side in Side::BOTH {
        let own = || variant.castlings.iter().filter(move |castling| castling.side == side);
        if variant.rights_style == RightsStyle::Columns {
            let kings = own().map(|castling| (castling.king, Kind::King));
            for (at, kind) in kings.chain(own().map(|castling| (castling.partner, castling.partner_kind))) {
                let letters = vec![column(at, side)];
                let words = format!("{} {} {at}", title(side), kind.name());
                if all.iter().all(|mark| mark.letters != letters) {
                    all.push(Mark { letters, words, needs: vec![(at, kind, side)], wing: None });
                }
            }
            continue;
        }
        for castling in own() {
            let far = if castling.partner > castling.king { "kingside" } else { "queenside" };
            all.push(Mark {
                letters: vec![wing(castling), column(castling.partner, side)],
                words: format!("{} {far}", title(side)),
                needs: vec![(castling.king, Kind::King, side), (castling.partner, castling.partner_kind, side)],
                wing: None,
            });
        }
    }
    all
}

/// A side as the beginning of a sentence.
fn title(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}
