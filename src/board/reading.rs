//! Names as text: what a square, a side or a kind of piece is read from, and what is said of a text that is none.

use std::fmt;
use std::str::FromStr;

use super::kind::Kind;
use super::side::Side;
use super::square::Square;

/// A text that names nothing of the kind that was wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    /// The thing that was wanted, such as `square`.
    pub wanted: &'static str,
    /// The text.
    pub text: String,
}

impl UnknownName {
    /// The named thing, or that there is none.
    ///
    /// # Errors
    /// That this text names nothing of that kind.
    pub fn or<T>(found: Option<T>, wanted: &'static str, text: &str) -> Result<T, UnknownName> {
        found.ok_or_else(|| UnknownName { wanted, text: text.to_owned() })
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} `{}`", self.wanted, self.text)
    }
}

impl std::error::Error for UnknownName {}

/// Reads a name such as `e4` or `p8`.
///
/// ```
/// use deckmate::board::Square;
///
/// let e4: Square = "e4".parse()?;
/// assert_eq!((e4.file(), e4.rank()), (4, 3));
/// assert_eq!("e9".parse::<Square>().unwrap_err().to_string(), "there is no square `e9`");
/// # Ok::<(), deckmate::board::UnknownName>(())
/// ```
impl FromStr for Square {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Square, UnknownName> {
        UnknownName::or(Square::parse(text), "square", text)
    }
}

/// Reads `white` or `black`.
///
/// ```
/// use deckmate::board::Side;
///
/// assert_eq!("white".parse(), Ok(Side::White));
/// assert!("red".parse::<Side>().is_err());
/// ```
impl FromStr for Side {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Side, UnknownName> {
        UnknownName::or(Side::BOTH.into_iter().find(|side| side.name() == text), "side", text)
    }
}

/// Reads the name of a kind, such as `knight`.
///
/// ```
/// use deckmate::board::Kind;
///
/// assert_eq!("chancellor".parse(), Ok(Kind::Chancellor));
/// assert!("Knight".parse::<Kind>().is_err(), "names are in lower case");
/// ```
impl FromStr for Kind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Kind, UnknownName> {
        UnknownName::or(Kind::from_name(text), "kind of piece", text)
    }
}
