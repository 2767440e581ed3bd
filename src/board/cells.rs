//! The squares of a position as text: the first field of FEN, whatever stands on them.

use super::kind::Kind;
use super::refusal::SetupError;
use super::side::Side;
use super::square::Square;
use super::variant::Variant;

/// A square: a piece, or nothing.
pub(super) type Cell = Option<(Kind, Side)>;

/// Reads the first field, rank by rank from White's side.
pub(super) fn rows(field: &str, variant: &Variant) -> Result<Vec<Vec<Cell>>, SetupError> {
    let rows: Vec<&str> = field.split('/').collect();
    let expected = usize::from(variant.ranks());
    if rows.len() != expected {
        return Err(SetupError::Rows { found: rows.len(), expected, files: variant.files() });
    }
    (0..variant.ranks()).zip(rows.into_iter().rev()).map(|(rank, text)| read_row(text, rank, variant)).collect()
}

/// Reads one rank into exactly as many cells as the board has files.
fn read_row(text: &str, rank: u8, variant: &Variant) -> Result<Vec<Cell>, SetupError> {
    let (row, expected) = (rank + 1, variant.files() as usize);
    let mut cells = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(digit) = letter.to_digit(10) {
            let mut run = digit as usize;
            if expected > 9 {
                if let Some(second) = letters.peek().and_then(|next| next.to_digit(10)) {
                    run = run * 10 + second as usize;
                    letters.next();
                }
            }
            if run == 0 {
                return Err(SetupError::Letter { letter, row });
            }
            cells.resize(cells.len() + run, None);
        } else {
            let kind = Kind::from_letter(letter.to_ascii_uppercase()).filter(|&kind| variant.knows(kind));
            let kind = kind.ok_or(SetupError::Letter { letter, row })?;
            cells.push(Some((kind, side_of(letter))));
        }
        if cells.len() > expected {
            break;
        }
    }
    if cells.len() != expected {
        return Err(SetupError::RowWidth { row, expected });
    }
    Ok(cells)
}

/// Writes the first field, and the blank behind it.
pub(super) fn write_rows(text: &mut String, variant: &Variant, at: impl Fn(Square) -> Cell) {
    for rank in (0..variant.ranks()).rev() {
        let mut run = 0;
        for file in 0..variant.files() {
            let Some((kind, side)) = at(Square::new(file, rank)) else {
                run += 1;
                continue;
            };
            push_run(text, &mut run);
            text.push(cased(kind.letter(), side));
        }
        push_run(text, &mut run);
        text.push(if rank > 0 { '/' } else { ' ' });
    }
}

/// Writes how many squares are empty: at most a row of 16.
fn push_run(text: &mut String, run: &mut u32) {
    if *run >= 10 {
        text.push('1');
    }
    if *run > 0 {
        text.extend(char::from_digit(*run % 10, 10));
        *run = 0;
    }
}

pub(super) fn cased(letter: char, side: Side) -> char {
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter.to_ascii_lowercase(),
    }
}

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    }
}
