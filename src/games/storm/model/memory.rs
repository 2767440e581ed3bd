//! CS-0.36: the memory of a turn.

use crate::board::{Dir, Kind, Move, PieceId, PieceSet, Side, Square, Terrain};
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::Choice;
use crate::play::Seat;

/// The Action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Action {
    /// There was none yet.
    #[default]
    None,
    /// A normal move.
    Move,
    /// A card in its place.
    Card(Card),
    /// None is made (CS-0.28).
    Forfeit,
}

/// The run of a Queen, Rook or Bishop along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineRun {
    /// Its direction.
    pub dir: Dir,
    /// The first square after the start.
    pub first: Square,
    /// The last square before the goal; the start if there is none in between.
    pub last: Square,
    /// Direction and first square as the board lay then: it may have been turned since (CS-140).
    pub then: (Dir, Square),
}

/// Way by which a piece came to its square. It is recorded when the piece goes: squares alone do not tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A Queen, Rook or Bishop ran along a line.
    Line(LineRun),
    /// It moved in another way: stepped or leapt.
    Other,
    /// It bounced, or jumped on and on: it went in no one direction.
    Winding,
    /// A card brought it there without a way (CS-0.42).
    Sent,
    /// It swapped squares with another piece (CS-0.43).
    Swapped,
    /// It came onto the board (CS-0.44).
    Arrived,
    /// It went along with another that moved: pushed, pulled, or castled round.
    Dragged,
    /// It captured without leaving its square.
    Stayed,
}

/// A piece that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CapturedPiece {
    /// The piece.
    pub piece: PieceId,
    /// The kind it was.
    pub kind: Kind,
    /// The army that lost it; a neutral piece is nobody's loss (CS-0.5).
    pub of: Option<Side>,
    /// Seat that owned that army then: the players may have exchanged them since (CS-008).
    pub loser: Option<Seat>,
}

impl CapturedPiece {
    /// True if it lies in a pool, and this player lost it to the opponent. A piece that had changed sides lies in the
    /// pool of its first army (CS-0.7), and was that player's all the same.
    pub fn may_return_to(&self, world: &World, me: Seat) -> bool {
        self.loser == Some(me) && Side::BOTH.into_iter().any(|side| world.pool(side).contains(self.piece))
    }

    /// True if a player has lost by it a piece that was more than a Pawn.
    pub fn is_loss_beyond_pawn(&self, me: Seat) -> bool {
        self.loser == Some(me) && self.kind.counts_as() != Kind::Pawn
    }
}

/// A piece as it was before it moved or captured: a card may make it another, or give it to the other player, in the
/// same turn.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceThen {
    /// The kinds that it counted as: its own, then those fused to it.
    pub kinds: Vec<Kind>,
    /// True if it was a piece of the player who moved it, or a neutral one.
    pub is_own: bool,
}

impl PieceThen {
    /// A piece as it is now, for what this player makes it do.
    pub fn of(table: &Table, by: Seat, piece: PieceId) -> PieceThen {
        PieceThen { kinds: table.bent().kinds(piece).collect(), is_own: table.pieces(by).contains(piece) }
    }

    /// The kind of the piece itself.
    pub fn kind(&self) -> Kind {
        self.kinds.first().copied().unwrap_or(Kind::Pawn)
    }

    /// CS-0.3: true if it counted as this kind.
    pub fn counted_as(&self, kind: Kind) -> bool {
        self.kinds.iter().any(|own| own.counts_as() == kind)
    }
}

/// One displacement, or one capture.
#[derive(Clone, PartialEq, Debug)]
pub struct Displacement {
    /// Seat whose doing it was.
    pub by: Seat,
    /// Piece that moved and its two squares, on the board as it lies now.
    pub m: Move,
    /// The move on the board as it lay then: the board may have been turned since (CS-140).
    pub made: Move,
    /// The piece as it was before it moved.
    pub was: PieceThen,
    /// Way in which it moved.
    pub way: Way,
    /// True if it led from the half nearer to one player to the half nearer to the other, as the board lay then: cards
    /// may have turned it or cut it down since (CS-012, CS-140).
    pub crosses: bool,
    /// The row on which it ended, from 0, counted from the side of whoever moved it as the board lay then.
    pub row: u8,
    /// The pieces captured by it.
    pub taken: Vec<CapturedPiece>,
    /// True if it belongs to the Action of the turn; cards at its end come later.
    pub in_action: bool,
}

impl Displacement {
    /// True if a piece moved or was sent: swaps, arrivals, and pieces that are pushed make no move of their own.
    pub fn is_move(&self) -> bool {
        matches!(self.way, Way::Line(_) | Way::Other | Way::Winding | Way::Sent)
    }
}

/// Square to which a square comes by a quarter turn of the board; none if it is gone (CS-0.91).
pub fn rotated(ground: &Terrain, is_clockwise: bool, at: Square) -> Square {
    if at != Square::OFF && ground.contains(at) {
        ground.turn_square(at, is_clockwise)
    } else {
        Square::OFF
    }
}

/// Memory of a turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    /// The Action.
    pub action: Action,
    /// The play whose effect is the Action, if it is a card's.
    pub play: Option<u32>,
    /// The choices made for the card that is the Action.
    pub chosen: Vec<Choice>,
    /// The displacements and captures, in order.
    pub steps: Vec<Displacement>,
    /// Number of them that have been looked at for bombs.
    pub landed: usize,
    /// True if a Pawn moved, a piece was captured, or a card changed something (CS-0.58).
    pub stirred: bool,
    /// The pieces that a card removed while the Action was only declared (CS-001).
    pub removed: PieceSet,
    /// The Pawns that the player on turn has won before the Action (CS-107).
    pub won: PieceSet,
    /// Of a player with two Kings: each of them, with the pieces that attacked it when the turn began (CS-023).
    pub attackers: Vec<(PieceId, PieceSet)>,
    /// The turns of the board (CS-140): what was turned, and whether clockwise.
    pub rotations: Vec<(Terrain, bool)>,
    /// The army that is in check, as the log has said.
    pub told_check: Option<Side>,
}

impl Memory {
    /// CS-0.28: the turn is over without an Action.
    pub fn forfeit(&mut self) {
        (self.action, self.play) = (Action::Forfeit, None);
    }

    /// Nothing has happened yet.
    pub const fn new() -> Memory {
        let (action, removed, won) = (Action::None, PieceSet::EMPTY, PieceSet::EMPTY);
        Memory {
            action,
            play: None,
            chosen: Vec::new(),
            steps: Vec::new(),
            landed: 0,
            stirred: false,
            removed,
            won,
            attackers: Vec::new(),
            rotations: Vec::new(),
            told_check: None,
        }
    }

    /// Square to which a square of the turn's beginning has come by turns of the board; none if a flood took it
    /// before one.
    pub fn rotated(&self, square: Square) -> Square {
        self.rotations.iter().fold(square, |at, &(ground, is_clockwise)| rotated(&ground, is_clockwise, at))
    }

    /// All that the Action displaced.
    pub fn action_steps(&self) -> impl Iterator<Item = &Displacement> {
        self.steps.iter().filter(|step| step.in_action && step.way != Way::Stayed)
    }
}
