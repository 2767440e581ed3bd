//! CS-0.60 to CS-0.63: an effect that lasts, as a record. What it lies on and when it ends can be read without knowing
//! what it does.

use crate::board::{Border, Kind, PieceId, Square};
use crate::games::storm::catalog::Card;
use crate::games::storm::memory::Action;
use crate::games::storm::permit::Duty;
use crate::games::storm::piles::Token;
use crate::games::storm::table::Table;
use crate::games::words;
use crate::play::Seat;

/// An effect that lasts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// The card that made it.
    pub card: Card,
    /// The cardboard that lies beside the board as its sign, if there is one (CS-0.35).
    pub sign: Option<Token>,
    /// Who played it.
    pub owner: Seat,
    /// What it lies on.
    pub on: On,
    /// When it ends.
    pub until: Until,
    /// What it does.
    pub rule: Rule,
}

/// What an effect lies on.
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
    /// Two borders between squares.
    Borders([Border; 2]),
}

/// When an effect ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// What it lies on leaves the board.
    Gone,
    /// The King of its piece's army is in check, or the piece leaves the board.
    Check,
    /// The army of its piece has one royal piece left.
    Alone,
    /// Its piece moves no more as a kind that a card lends, or leaves the board.
    Unlike,
    /// The pair stands on one square no more.
    Parted,
    /// The Action of this turn is done.
    Action,
    /// A turn of this seat closes.
    Close(Seat),
    /// Its owner makes use of it.
    Used,
}

/// What a lasting effect does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// CS-009: an extra turn may be had, not in the turn of this number.
    Kept {
        /// When it was played.
        since: u32,
    },
    /// CS-014: walls stand on the borders.
    Walled,
    /// CS-017: nobody's piece and everybody's.
    Neutral,
    /// CS-018: the piece sleeps.
    Asleep,
    /// CS-019: it neither captures nor is captured.
    Peaceful,
    /// CS-020: its neighbours are stuck.
    Magnet {
        /// Where the piece stood when the card was played.
        home: Square,
    },
    /// CS-021: it kills its captor.
    Poisoned,
    /// CS-022: the piece is royal in place of the other, which was the King.
    Crowned,
    /// CS-023: a second King.
    StandIn,
    /// CS-024: the piece also moves as another kind.
    Fused {
        /// That of its guest.
        guest: Kind,
    },
    /// CS-025 to CS-027: the piece moves as its present kind.
    Shaped {
        /// What it, or the part of it that changed, was before.
        was: Kind,
    },
    /// CS-070: the left and the right side are joined for the move of this turn.
    Joined,
    /// CS-079: the piece shares the square of the other.
    Shared,
    /// CS-127: the other player must capture one of the owner's pieces in their next turn.
    Provoked,
    /// CS-137: it cannot be captured.
    Shielded,
}

impl On {
    /// The piece.
    pub fn piece(self) -> Option<PieceId> {
        match self {
            On::Nobody | On::Borders(_) => None,
            On::Piece(piece) | On::Pair { piece, .. } => Some(piece),
        }
    }

    /// The other piece of a pair.
    pub fn other(self) -> Option<PieceId> {
        match self {
            On::Pair { other, .. } => Some(other),
            On::Nobody | On::Piece(_) | On::Borders(_) => None,
        }
    }

    /// Whether nothing of it is left on the board.
    fn is_gone(self, table: &Table) -> bool {
        match self {
            On::Nobody => false,
            On::Piece(piece) | On::Pair { piece, .. } => table.at(piece) == Square::OFF,
            On::Borders(borders) => {
                let squares = table.ground.squares();
                borders.iter().all(|&(low, high)| !squares.contains(low) || !squares.contains(high))
            }
        }
    }
}

impl Lasting {
    /// The piece the effect is about.
    pub fn piece(&self) -> Option<PieceId> {
        self.on.piece()
    }

    /// The effect turns with the board: a square comes to lie where the function says.
    pub fn turn(&mut self, to: impl Fn(Square) -> Square) {
        if let On::Borders(borders) = &mut self.on {
            for (low, high) in borders {
                let [one, other] = [to(*low), to(*high)];
                (*low, *high) = (one.min(other), one.max(other));
            }
        }
        if let Rule::Magnet { home } = &mut self.rule {
            *home = to(*home);
        }
    }

    /// What it demands of the next Action of a seat.
    pub fn binds(&self, table: &Table, seat: Seat) -> Option<Duty> {
        match self.rule {
            Rule::Provoked if seat != self.owner => Some(Duty::TakeFrom(table.side(self.owner))),
            _ => None,
        }
    }

    /// What the effect does, for its place beside the board and for the log.
    pub fn sentence(&self, table: &Table) -> String {
        let kind = |piece: Option<PieceId>| piece.map_or(Kind::Pawn, |id| table.board.piece(id).kind);
        let at = self.piece().map_or(Square::OFF, |id| table.at(id));
        let it = || format!("{} on {at}", words::kind(kind(self.piece())));
        match self.rule {
            Rule::Kept { .. } => "Can be used for an extra turn at the end of a later turn.".into(),
            Rule::Walled => match self.on {
                On::Borders([one, other]) => {
                    format!(
                        "A wall parts {} from {} and {} from {}; only jumps cross it.",
                        one.0, one.1, other.0, other.1
                    )
                }
                _ => "A wall stands on the board; only jumps cross it.".into(),
            },
            Rule::Neutral => {
                format!("The {} is neutral: either player may move it, and it captures either colour.", it())
            }
            Rule::Asleep => format!("The {} sleeps until its king is in check.", it()),
            Rule::Peaceful => format!("The {} can't capture or be captured.", it()),
            Rule::Magnet { .. } => {
                format!("Pieces next to the {} can't move.", it())
            }
            Rule::Poisoned => {
                format!("A piece that captures the {} leaves the board with it.", it())
            }
            Rule::Crowned => format!("The {} is the king now.", it()),
            Rule::StandIn => "While there are two kings, either may be left in check.".into(),
            Rule::Fused { guest } => format!("The {} also moves like {}.", it(), words::article(guest)),
            Rule::Shaped { was } => format!("The {} was {}.", it(), words::article(was)),
            Rule::Joined => "The left and right sides of the board are joined for this move.".into(),
            Rule::Shared => format!("The {} shares its square with {}.", it(), words::article(kind(self.on.other()))),
            Rule::Provoked => {
                let [owner, other] = [self.owner, self.owner.other()].map(|seat| words::side(table.side(seat)));
                format!("{other} must capture one of {owner}'s pieces in the next turn, or make no move.")
            }
            Rule::Shielded => format!("The {} can't be captured on the opponent's next turn.", it()),
        }
    }

    /// The squares it touches now.
    pub fn squares(&self, table: &Table) -> Vec<Square> {
        if let On::Borders([one, other]) = self.on {
            return vec![one.0, one.1, other.0, other.1];
        }
        let mut squares: Vec<Square> =
            [self.on.piece(), self.on.other()].into_iter().flatten().map(|id| table.at(id)).collect();
        squares.retain(|&at| at != Square::OFF);
        squares.dedup();
        squares
    }

    /// Equal for effects that make positions equal: what it is, whose, and where.
    pub fn key(&self, table: &Table) -> u64 {
        let detail = match self.rule {
            Rule::Magnet { home } => home.index(),
            Rule::Fused { guest: kind } | Rule::Shaped { was: kind } => kind.index(),
            _ => 0,
        };
        let at = |piece: Option<PieceId>| piece.map_or(0, |id| table.at(id).index());
        let mut places = [at(self.on.piece()), at(self.on.other())];
        if let On::Borders(borders) = self.on {
            places = borders.map(|(low, high)| low.index() << 1 | usize::from(low.rank() != high.rank()));
            places.sort_unstable();
        }
        // The kind of a piece that is off the board, as a lodger is, shows nowhere else.
        let kind = self.piece().map_or(0, |id| table.board.piece(id).kind.index());
        let code = usize::from(self.card.number()) << 1 | self.owner.index();
        [places[0], places[1], kind, detail].into_iter().fold(code as u64, |key, part| key << 8 | part as u64)
    }

    /// Whether it has nothing left to lie on, or its own end has come.
    pub fn is_over(&self, table: &Table) -> bool {
        let side = |id: PieceId| table.board.piece(id).side;
        let is_gone = self.on.is_gone(table);
        let of_piece = |holds: &dyn Fn(PieceId) -> bool| self.piece().is_some_and(holds);
        match self.until {
            Until::Used => false,
            Until::Gone | Until::Close(_) => is_gone,
            Until::Action => table.now.action != Action::None,
            Until::Check => is_gone || of_piece(&|id| table.checked(side(id))),
            // Whichever of two Kings was captured.
            Until::Alone => of_piece(&|id| table.royals(side(id)).len() < 2),
            Until::Unlike => is_gone || of_piece(&|id| !table.bent().kinds(id).any(is_lent)),
            // The lodger has moved away, was put on the square that its host left, or both are gone.
            Until::Parted => is_gone || of_piece(&|id| table.board.piece(id).at != Square::OFF),
        }
    }
}

/// Whether a kind is lent by a card.
pub fn is_lent(kind: Kind) -> bool {
    matches!(kind, Kind::Crab | Kind::Kangaroo | Kind::Camel)
}
