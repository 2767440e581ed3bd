//! Positions as people paste them: in other signs than those of FEN, and with rights that cannot be.

use super::castling::RightsStyle;
use super::peeled::Peeled;
use super::refusal::SetupError;
use super::san;
use super::setup::{column, count_kings, passing, placement, rights, wing, Position};
use super::side::Side;
use super::variant::Variant;

/// A position that somebody has pasted, and what was left out of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Pasted {
    /// The position without the parts that cannot be.
    pub position: Position,
    /// Castling rights without their pieces at home, and a square that no pawn can just have passed over.
    pub dropped: Vec<SetupError>,
}

impl Pasted {
    /// Reads a position. Missing fields at the end mean `w`, `-`, `-`; further fields are not looked at. Any dash is
    /// read, and capitals in the second and fourth fields; what cannot be in the third and fourth fields is left out. It
    /// may stand in a link of another site, behind `position fen`, before operations of EPD, and before `moves`, which
    /// are made.
    ///
    /// ```
    /// use deckmate::board::{chess, Pasted};
    ///
    /// let pasted = Pasted::parse("4k3/8/8/8/8/8/8/4K2R W KQ –", chess::variant())?;
    /// assert_eq!(pasted.position.text(chess::variant()), "4k3/8/8/8/8/8/8/4K2R w K -");
    /// assert_eq!(pasted.dropped[0].to_string(), "castling right “Q” needs its rook on a1");
    /// # Ok::<(), deckmate::board::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// Why it cannot be set up.
    pub fn parse(text: &str, variant: &Variant) -> Result<Pasted, SetupError> {
        let Peeled { fields, moves } = Peeled::of(text);
        let field = |at: usize, usual| fields.get(at).map_or(usual, String::as_str);
        let mut dropped = Vec::new();
        let mut board = placement(field(0, ""), variant)?;
        let mut side = match field(1, "w").to_lowercase().as_str() {
            "w" | "white" => Side::White,
            "b" | "black" => Side::Black,
            _ => return Err(SetupError::Side(field(1, "w").to_string())),
        };
        count_kings(&board, variant)?;
        board.set_rights(rights(&in_style(field(2, "-"), variant), &board, variant, &mut dropped)?);
        board.set_passing(passing(&field(3, "-").to_lowercase(), &board, side, variant, &mut dropped)?);
        if !variant.lenient && board.checked(variant, side.foe()) {
            return Err(SetupError::WaitingInCheck(side.foe()));
        }
        for text in &moves {
            let m = san::read(&board, variant, side, text).map_err(|why| SetupError::Move(why.to_string()))?;
            board.make(variant, m);
            side = side.foe();
        }
        Ok(Pasted { position: Position { board, side }, dropped })
    }

    /// The fields of a position, in the signs of FEN.
    pub fn fields(text: &str) -> Vec<String> {
        Peeled::of(text).fields
    }

    /// Refuses what stands behind the fourth field and is no clock of a FEN: a whole number, or a dash.
    ///
    /// # Errors
    /// The field that is none.
    pub fn check_clocks(text: &str) -> Result<(), SetupError> {
        let is_clock = |at: usize, field: &str| at < 6 && (field == "-" || field.parse::<u32>().is_ok());
        match Pasted::fields(text).into_iter().enumerate().skip(4).find(|(at, field)| !is_clock(*at, field)) {
            Some((_, field)) => Err(SetupError::Further(field)),
            None => Ok(()),
        }
    }
}

impl Position {
    /// Reads a position of which nothing may be left out; see [`Pasted::parse`].
    ///
    /// # Errors
    /// Why it cannot be set up, or the first thing in it that cannot be.
    pub fn parse(text: &str, variant: &Variant) -> Result<Position, SetupError> {
        let Pasted { position, dropped } = Pasted::parse(text, variant)?;
        dropped.into_iter().next().map_or(Ok(position), Err)
    }
}

/// A castling field in the style of the game: in chess a Rook's file, as in Shredder-FEN, stands for its side of the board.
pub(super) fn in_style(field: &str, variant: &Variant) -> String {
    let by_file = |letter: char| {
        let castling = variant.castlings.iter().find(|castling| column(castling.partner, castling.side) == letter);
        castling.filter(|_| variant.rights_style == RightsStyle::Chess).map_or(letter, wing)
    };
    field.chars().map(by_file).collect()
}
