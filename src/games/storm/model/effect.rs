//! CS-0.60 to CS-0.63: an effect that lasts, as a record. Its place and its end can be read without knowledge of its
//! rule.

use super::rule::Rule;
use crate::board::{order, Kind, PieceId, Side, Square, SquareEdge};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::Note;
use crate::games::words;
use crate::play::dice::fnv;
use crate::play::{Eye, Seat};

/// An effect that lasts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// The card that made it.
    pub card: Card,
    /// The play that made it: a card may put several effects in force.
    pub play: u32,
    /// The cardboard that lies beside the board as its sign, if there is one (CS-0.35).
    pub sign: Option<Token>,
    /// Seat that played it.
    pub owner: Seat,
    /// Place that it lies on.
    pub on: On,
    /// Moment at which it ends.
    pub until: Until,
    /// Rule that it brings.
    pub rule: Rule,
}

/// Place that an effect lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// No piece: it is about the turns.
    Nobody,
    /// A piece, wherever it goes.
    Piece(PieceId),
    /// A piece, and another that has to do with it.
    Pair {
        /// The piece.
        piece: PieceId,
        /// The other.
        other: PieceId,
    },
    /// A square.
    Square(Square),
    /// Two squares that are joined, the first one first.
    Ends([Square; 2]),
    /// Two borders between squares.
    Borders([SquareEdge; 2]),
    /// A square or piece that only its owner knows, by the place of the note among those of the world (CS-0.15).
    Note(usize),
}

/// Moment at which an effect ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// The piece or square that it lies on leaves the board.
    Gone,
    /// The King of its owner's opponent is in check, or its piece leaves the board; without a piece, any King is in check.
    Check,
    /// The army that its piece first belonged to has one royal piece left.
    Alone,
    /// Its piece moves no more as a kind that a card lends, or leaves the board.
    Unlike,
    /// The pair stands on one square no more.
    Parted,
    /// The Action of this turn is done.
    Action,
    /// A turn of this seat closes.
    Close(Seat),
    /// The turn of this seat after the running one closes.
    CloseAfter(Seat),
    /// So many turns of this seat have closed.
    Turns(Seat, u8),
    /// Its rule says so: it was made use of, or its turns are over.
    Spent,
}

impl Until {
    /// So many turns of a seat close: the running one does not count.
    pub fn turns(table: &Table, seat: Seat, turns: u8) -> Until {
        Until::Turns(seat, turns + u8::from(seat == table.mover))
    }

    /// The next turn of a seat closes: not the running one, in which a copy may be played (CS-133).
    pub fn next_close(table: &Table, seat: Seat) -> Until {
        if seat == table.mover {
            Until::CloseAfter(seat)
        } else {
            Until::Close(seat)
        }
    }
}

impl On {
    /// The piece.
    pub fn piece(self) -> Option<PieceId> {
        match self {
            On::Nobody | On::Square(_) | On::Ends(_) | On::Borders(_) | On::Note(_) => None,
            On::Piece(piece) | On::Pair { piece, .. } => Some(piece),
        }
    }

    /// The other piece of a pair.
    pub fn other(self) -> Option<PieceId> {
        match self {
            On::Pair { other, .. } => Some(other),
            _ => None,
        }
    }

    /// True if nothing of it is left on the board.
    fn is_gone(self, table: &Table) -> bool {
        match self {
            On::Nobody => false,
            On::Piece(piece) | On::Pair { piece, .. } => {
                table.at(piece) == Square::OFF && !table.away().contains(piece)
            }
            On::Square(at) => !table.ground.contains(at),
            On::Ends(ends) => ends.into_iter().any(|at| !table.ground.contains(at)),
            On::Borders(borders) => borders.into_iter().all(|border| !stands(table, border)),
            On::Note(note) => match *table.notes[note].truth() {
                Note::Square(at) => !table.ground.contains(at),
                Note::Piece(_) => false,
            },
        }
    }
}

impl Lasting {
    /// The piece the effect is about.
    pub fn piece(&self) -> Option<PieceId> {
        self.on.piece()
    }

    /// CS-135: true if it puts the next Action of a seat against the clock.
    pub fn hurries(&self, seat: Seat) -> bool {
        self.until == Until::Close(seat) && matches!(self.rule, Rule::Hurried { .. })
    }

    /// The effect turns with the board: a square comes to lie where the function says.
    pub fn turn(&mut self, to: impl Fn(Square) -> Square + Copy) {
        match &mut self.on {
            On::Borders(borders) => {
                for (low, high) in borders {
                    let [one, other] = [to(*low), to(*high)];
                    (*low, *high) = (one.min(other), one.max(other));
                }
            }
            On::Square(at) => *at = to(*at),
            On::Ends(ends) => {
                *ends = ends.map(to);
                order::plainly(ends);
            }
            _ => {}
        }
        if let Rule::Magnet { home } = &mut self.rule {
            *home = to(*home);
        }
    }

    /// The squares it touches now, as far as an eye may know them.
    pub fn squares(&self, table: &Table, eye: Eye) -> Vec<Square> {
        let noted = match (self.on, self.noted(table, eye)) {
            (On::Borders(_), _) => return self.walls(table).flat_map(|(low, high)| [low, high]).collect(),
            (On::Square(at), _) => return vec![at],
            (On::Ends(ends), _) => return ends.to_vec(),
            (_, Some(Note::Square(at))) => return vec![at],
            (_, Some(Note::Piece(piece))) => Some(piece),
            _ => None,
        };
        let mut squares: Vec<Square> =
            [self.on.piece(), self.on.other(), noted].into_iter().flatten().map(|id| table.at(id)).collect();
        squares.retain(|&at| at != Square::OFF);
        squares.dedup();
        squares
    }

    /// Note that it has, as far as an eye may know that.
    pub fn noted(&self, table: &Table, eye: Eye) -> Option<Note> {
        match self.on {
            On::Note(note) => table.notes[note].look(eye).copied(),
            _ => None,
        }
    }

    /// Equal for effects that make positions equal: rule, owner and place. The text of a note never changes and makes
    /// no difference.
    pub fn key(&self, table: &Table) -> u64 {
        let detail = self.detail();
        let at = |piece: Option<PieceId>| piece.map_or(0, |id| table.at(id).index());
        let mut places = [at(self.on.piece()), at(self.on.other())];
        match self.on {
            On::Borders(borders) => {
                places = borders.map(|(low, high)| low.index() << 1 | usize::from(low.rank() != high.rank()));
                order::plainly(&mut places);
            }
            On::Square(at) => places[0] = at.index(),
            On::Ends(ends) => places = ends.map(Square::index),
            _ => {}
        }
        // The kind of a piece that is off the board, as a lodger is, shows nowhere else.
        let kind = self.piece().map_or(0, |id| table.board.piece(id).kind.index());
        let code = usize::from(self.card.number()) << 1 | self.owner.index();
        let own = if self.card.is_own() { fnv(self.card.name().as_bytes(), 0) } else { 0 };
        let left = if let Until::Turns(_, left) = self.until { usize::from(left) } else { 0 };
        [places[0], places[1], kind, detail + left]
            .into_iter()
            .fold(code as u64 ^ own, |key, part| key << 8 ^ part as u64)
    }

    /// Reason for its end, where that is a check, or that one King is left.
    pub fn ended_by(&self, table: &Table) -> Option<String> {
        let in_check = |side: &Side| !table.bent().royals_in_check(*side).is_empty();
        let checked = match (self.until, self.piece()) {
            (Until::Check, None) => Side::BOTH.into_iter().find(in_check),
            (Until::Check, Some(_)) => Some(table.side(self.owner.other())).filter(in_check),
            (Until::Alone, Some(king)) => {
                return Some(format!("{} has one king left", words::side(table.board.piece(king).side)))
            }
            _ => None,
        };
        checked.map(|side| format!("{} is in check", words::side(side)))
    }

    /// True if it has nothing left to lie on, or its own end has come.
    pub fn is_over(&self, table: &Table) -> bool {
        let side = |id: PieceId| table.board.piece(id).side;
        let is_gone = self.on.is_gone(table);
        let away = |of: Side| table.away().iter().filter(|&id| side(id) == of).count();
        let kings = |of: Side| table.royals(of).len() + away(of);
        let in_check = |of: Side| !table.bent().royals_in_check(of).is_empty();
        let of_piece = |holds: &dyn Fn(PieceId) -> bool| self.piece().is_some_and(holds);
        match self.until {
            Until::Spent => false,
            Until::Gone | Until::Close(_) | Until::CloseAfter(_) | Until::Turns(..) => is_gone,
            Until::Action => is_gone || table.now.action != Action::None,
            Until::Check if self.piece().is_none() => Side::BOTH.into_iter().any(in_check),
            Until::Check => is_gone || in_check(table.side(self.owner.other())),
            // Whichever of two Kings was captured.
            Until::Alone => of_piece(&|id| kings(table.origin(id)) < 2),
            Until::Unlike => is_gone || of_piece(&|id| !table.bent().kinds(id).any(is_lent)),
            // The lodger has moved away, was put on the square that its host left, or both are gone.
            Until::Parted => is_gone || of_piece(&|id| table.board.piece(id).at != Square::OFF),
        }
    }
}

/// True if both squares of a border are left.
pub fn stands(table: &Table, (low, high): SquareEdge) -> bool {
    [low, high].into_iter().all(|at| at != Square::OFF && table.ground.contains(at))
}

/// True if a kind is lent by a card (CS-0.3).
pub fn is_lent(kind: Kind) -> bool {
    kind.counts_as() != kind
}

/// A noted piece in words; it may have left the board since.
pub fn noted(table: &Table, piece: PieceId) -> String {
    match table.at(piece) {
        Square::OFF => format!("a {} that is gone", words::kind(table.board.piece(piece).kind)),
        at => format!("the {} on {at}", words::kind(table.board.piece(piece).kind)),
    }
}
