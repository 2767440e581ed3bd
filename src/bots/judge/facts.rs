//! Facts: what an answer does on the board in the turns that follow it, as its reasons ask for it.

use std::cell::OnceCell;

use super::playout::Playout;
use super::sight::{dearest, SeenPiece, Sight};
use crate::board::{Kind, Square};
use crate::bots::answer_kind::AnswerKind;
use crate::games::any::AnyGame;

/// An answer with what follows it.
pub struct Facts<'a> {
    /// The answer.
    pub kind: AnswerKind,
    /// In how many half-moves it mates, where a search sees that.
    pub mate: Option<i32>,
    /// Its playout.
    pub line: &'a Playout,
    /// That of another answer, to compare it with.
    pub other: Option<&'a Playout>,
    /// The pieces of the other army that it captures.
    pub taken: Vec<SeenPiece>,
    /// The own pieces that fall in this turn or the reply.
    pub paid: Vec<SeenPiece>,
    /// The dearest of these.
    pub loss: Option<SeenPiece>,
    reach: OnceCell<[Mobility; 2]>,
}

/// The squares and pieces that an army reaches.
pub struct Mobility {
    /// The pieces of the other army that it could capture.
    pub hit: Vec<SeenPiece>,
    /// Number of squares in reach of each of its pieces, by the piece's number.
    pub squares: Vec<(u8, usize)>,
}

impl<'a> Facts<'a> {
    /// The facts of an answer, against another one.
    pub fn new(kind: AnswerKind, mate: Option<i32>, line: &'a Playout, other: Option<&'a Playout>) -> Facts<'a> {
        let mut paid = line.before.lost(&line.turn, true);
        paid.extend(line.turn.lost(&line.reply, true));
        let loss = dearest(&paid).copied();
        let facts = Facts { kind, mate, line, other, taken: Vec::new(), loss, paid, reach: OnceCell::new() };
        Facts { taken: facts.captured(), ..facts }
    }

    /// The pieces that fall by the answer itself; where none do and it is no promotion, those that fall by what follows
    /// in the turn.
    fn captured(&self) -> Vec<SeenPiece> {
        let Playout { before, alone, turn, follows, .. } = self.line;
        let mut taken = before.lost(alone, false);
        // By a move no other pieces fall than the one on its goal; a Pawn may be captured beside the goal.
        taken.retain(|piece| match self.kind {
            AnswerKind::Move { to, .. } => piece.kind == Kind::Pawn || piece.at == to,
            _ => true,
        });
        if taken.is_empty() && self.promotion().is_none() && !follows.is_empty() {
            taken = alone.lost(turn, false);
        }
        taken
    }

    /// The kind that the answer promotes to.
    pub fn promotion(&self) -> Option<Kind> {
        match self.kind {
            AnswerKind::Move { becomes, .. } => becomes,
            _ => None,
        }
    }

    /// The square of the piece that the answer moves.
    pub fn from(&self) -> Option<Square> {
        match self.kind {
            AnswerKind::Move { from, .. } => Some(from),
            _ => None,
        }
    }

    /// The mobility of the seat's army before the answer and after it.
    pub fn reach(&self) -> &[Mobility; 2] {
        let Playout { before, alone, games, .. } = self.line;
        self.reach.get_or_init(|| [Mobility::of(before, &games[0]), Mobility::of(alone, &games[1])])
    }
}

impl Mobility {
    /// The reach of the seat that looks, by what it sees of the game.
    pub fn of(sight: &Sight, game: &AnyGame) -> Mobility {
        let (mut hit, mut squares) = (Vec::new(), Vec::new());
        for piece in sight.pieces.iter().filter(|piece| piece.own) {
            let goals = sight.reach(game, piece.at);
            hit.extend(sight.pieces.iter().filter(|other| !other.own && goals.contains(&other.at)).copied());
            squares.push((piece.id, goals.len()));
        }
        Mobility { hit, squares }
    }

    /// Number of squares in reach of the piece of that number, or of all pieces together.
    pub fn room(&self, id: Option<u8>) -> usize {
        let counted = self.squares.iter().filter(|(piece, _)| id.is_none_or(|id| id == *piece));
        counted.map(|(_, squares)| squares).sum()
    }
}
