//! Layout of a lasting effect by a setup, as its card would have made it: the setup's words for it, and the shapes that
//! several cards share.

use super::effect::{On, Until};
use super::rule::Rule;
use crate::board::{Kind, PieceId, Side, Square, SquareEdge, Variant};
use crate::games::form::Needs;
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::table::Table;
use crate::games::words;
use crate::play::{Fault, Seat};

/// Place, end and rule of an effect.
pub type Laid = Result<(On, Until, Rule), Fault>;

/// Way in which a setup lays out the effect of a card. Shapes that several cards share are data, all others functions.
pub enum Layout {
    /// It lies on nobody: when it ends and what it does, by its owner.
    Nobody(fn(Seat) -> (Until, Rule)),
    /// It lies on a piece that is named by its square.
    Piece(Who, fn(Seat) -> (Until, Rule)),
    /// It lies on a square.
    Square(Until, Rule),
    /// Something of its own.
    Own(fn(&mut Wanted<'_>) -> Laid),
}

impl Layout {
    /// The effect as the setup wants it.
    ///
    /// # Errors
    /// `bad-setup` naming what is wrong.
    pub fn lay(&self, wanted: &mut Wanted<'_>) -> Laid {
        match *self {
            Layout::Nobody(of) => {
                let (until, rule) = of(wanted.owner);
                Ok((On::Nobody, until, rule))
            }
            Layout::Piece(who, of) => {
                let (until, rule) = of(wanted.owner);
                Ok((On::Piece(wanted.piece(who)?), until, rule))
            }
            Layout::Square(until, rule) => Ok((On::Square(wanted.square()?), until, rule)),
            Layout::Own(lay) => lay(wanted),
        }
    }
}

/// Words of a setup for a lasting effect, and the table on which it is laid out.
pub struct Wanted<'a> {
    /// The table.
    pub table: &'a mut Table,
    /// Seat that played the card.
    pub owner: Seat,
    card: &'a str,
    at: Option<&'a str>,
    more: Option<&'a str>,
    is_at_read: bool,
    is_more_read: bool,
}

/// A setup that is refused.
///
/// # Errors
/// `bad-setup`, always.
pub fn bad<T>(message: String) -> Result<T, Fault> {
    Err(Fault::setup(message))
}

/// The kind of that name, if the board knows it: one of its armies, or one that a card makes of such.
///
/// # Errors
/// `bad-setup`.
pub fn kind_named(name: &str, rules: &Variant) -> Result<Kind, Fault> {
    let known = Kind::from_name(name).filter(|&kind| rules.knows(kind.starts_as()));
    known.map_or_else(|| bad(format!("there is no kind `{name}` here")), Ok)
}

impl<'a> Wanted<'a> {
    /// Words of a setup for the effect of a card: its place, and the rest.
    pub fn new(table: &'a mut Table, owner: Seat, card: &'a str, said: [Option<&'a str>; 2]) -> Wanted<'a> {
        let [at, more] = said;
        Wanted { table, owner, card, at, more, is_at_read: false, is_more_read: false }
    }

    fn at(&mut self) -> Option<&'a str> {
        self.is_at_read = true;
        self.at
    }

    fn more(&mut self) -> Option<&'a str> {
        self.is_more_read = true;
        self.more
    }

    /// The square that the effect is about.
    ///
    /// # Errors
    /// `bad-setup` if it names none; so do all that read from a setup.
    pub fn square(&mut self) -> Result<Square, Fault> {
        let text = self.at();
        self.square_named(text)
    }

    /// A second square.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn other_square(&mut self) -> Result<Square, Fault> {
        let text = self.more();
        self.square_named(text)
    }

    fn square_named(&self, text: Option<&str>) -> Result<Square, Fault> {
        let named = text.and_then(Square::parse).filter(|&at| self.table.land.full().geometry.contains(at));
        named.map_or_else(|| bad(format!("`{}` needs a square of the board", self.card)), Ok)
    }

    fn piece_on(&self, at: Square) -> Result<PieceId, Fault> {
        self.table.board.at(at).map_or_else(|| bad(format!("`{}` needs a piece on {at}", self.card)), Ok)
    }

    /// Whoever stands on the square.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn anybody(&mut self) -> Result<PieceId, Fault> {
        let at = self.square()?;
        self.piece_on(at)
    }

    /// Whoever stands on the second square.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn anybody_else(&mut self) -> Result<PieceId, Fault> {
        let at = self.other_square()?;
        self.piece_on(at)
    }

    /// The piece on the square, if the card could have been played on one of its kind.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn piece(&mut self, who: Who) -> Result<PieceId, Fault> {
        let piece = self.anybody()?;
        if self.table.fits(piece, who) {
            Ok(piece)
        } else {
            self.unfit(piece)
        }
    }

    /// The card could not have been played on this piece.
    ///
    /// # Errors
    /// `bad-setup`, always.
    pub fn unfit<T>(&self, piece: PieceId) -> Result<T, Fault> {
        bad(format!("`{}` cannot be about the {}", self.card, words::piece(&self.table.board, piece)))
    }

    /// The kind that is named in place of a square, if one is.
    pub fn kind(&mut self) -> Option<Kind> {
        self.at().and_then(Kind::from_name)
    }

    /// The kind of a second piece, which is no King.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn guest(&mut self) -> Result<Kind, Fault> {
        let rules = self.table.land.full();
        let Some(name) = self.more() else { return bad(format!("`{}` needs a kind", self.card)) };
        match kind_named(name, rules)? {
            Kind::King => bad(format!("`{}` is not for kings", self.card)),
            kind => Ok(kind),
        }
    }

    /// Two borders, each named by its two squares, one after the other.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn borders(&mut self) -> Result<[SquareEdge; 2], Fault> {
        let full = self.table.land.full();
        let texts = [self.at(), self.more()].map(Option::unwrap_or_default);
        let named = |text: &str| {
            let mut borders = full.geometry.terrain().borders();
            let wanted = borders.find(|(low, high)| format!("{low}{high}") == text);
            wanted.map_or_else(|| bad(format!("`{}` needs borders such as d4d5, not `{text}`", self.card)), Ok)
        };
        Ok([named(texts[0])?, named(texts[1])?])
    }

    /// A new piece of the owner's army or the other, off the board.
    ///
    /// # Errors
    /// `bad-setup` when the board can know no more.
    pub fn add_piece(&mut self, kind: Kind, side: Side) -> Result<PieceId, Fault> {
        self.table.add_piece(kind, side).map_or_else(|| bad("there are too many pieces".into()), Ok)
    }

    /// Words that the effect has asked for.
    pub fn needs(&self) -> Needs {
        Needs { at: self.is_at_read, more: self.is_more_read }
    }

    /// Refuses words that were said and nobody has read.
    ///
    /// # Errors
    /// `bad-setup`.
    pub fn refuse_idle(&self) -> Result<(), Fault> {
        match (self.at, self.more) {
            (Some(at), _) if !self.is_at_read => bad(format!("`{}` lies on no square: `{at}` says nothing", self.card)),
            (_, Some(more)) if !self.is_more_read => {
                bad(format!("`{}` needs no more than a square: `{more}` says nothing", self.card))
            }
            _ => Ok(()),
        }
    }
}
