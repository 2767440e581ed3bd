//! Move lists without allocation, and the order in which a search tries moves.

use super::table::Entry;
use crate::board::{Board, How, Kind, Move, Side, Sink, Square};
use crate::bots::chess::evaluate::Weights;

/// All move lists of a search, one behind the other.
#[derive(Default)]
pub struct Stack {
    moves: Vec<(Move, i32)>,
}

impl Sink for Stack {
    fn push(&mut self, m: Move) -> bool {
        self.moves.push((m, 0));
        true
    }
}

impl Stack {
    /// Where the next list begins.
    pub fn len(&self) -> usize {
        self.moves.len()
    }
    /// Forgets everything from here on.
    pub fn cut(&mut self, start: usize) {
        self.moves.truncate(start);
    }
    /// The list that begins here.
    pub fn list(&mut self, start: usize) -> &mut [(Move, i32)] {
        &mut self.moves[start..]
    }
    /// Brings the best remaining move to the place `at` and returns it with its rank.
    pub fn pick(&mut self, at: usize) -> Option<(Move, i32)> {
        let rest = self.moves.get_mut(at..)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].1 > rest[best].1 {
                best = index;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest.swap(0, best);
        Some(rest[0])
    }
}

/// Plies that a search may reach.
pub const PLIES: usize = 128;
const SQUARES: usize = 128;

/// From this rank on, a move takes or promotes.
pub const LOUD: i32 = 1 << 20;
const BEST: i32 = 1 << 26;
const KILLER: i32 = 1 << 18;

/// What earlier cut-offs taught about quiet moves.
pub struct Lessons {
    killers: [[Option<Move>; 2]; PLIES],
    history: Vec<i32>,
}

impl Default for Lessons {
    fn default() -> Lessons {
        Lessons { killers: [[None; 2]; PLIES], history: vec![0; 2 * Kind::ALL.len() * SQUARES] }
    }
}

/// Whether a move takes a piece or promotes one.
pub fn is_loud(board: &Board, m: Move) -> bool {
    m.becomes.is_some() || victim(board, m).is_some()
}

/// The kind of piece that a move would take. A King's castling may pass through or end where its partner stands.
pub fn victim(board: &Board, m: Move) -> Option<Kind> {
    match m.how {
        How::Passing => Some(Kind::Pawn),
        How::Castle(_) => None,
        _ => board.at(m.to).map(|id| board.piece(id).kind),
    }
}

fn slot(side: Side, kind: Kind, to: Square) -> usize {
    (side.index() * Kind::ALL.len() + kind.index()) * SQUARES + to.index()
}

impl Lessons {
    /// Ranks a list: the table's move, takes by victim and taker, promotions, killers, then history.
    pub fn rank(
        &self,
        board: &Board,
        weights: &Weights,
        side: Side,
        list: &mut [(Move, i32)],
        known: Option<&Entry>,
        ply: usize,
    ) {
        let killers = self.killers[ply.min(PLIES - 1)];
        for (m, rank) in list {
            let kind = board.piece(m.piece).kind;
            *rank = if known.is_some_and(|entry| entry.is_best(*m)) {
                BEST
            } else if let Some(taken) = victim(board, *m) {
                let promotion = m.becomes.map_or(0, |kind| weights.price(kind));
                LOUD + 16 * (weights.price(taken) + promotion) - weights.price(kind)
            } else if let Some(kind) = m.becomes {
                LOUD + 16 * weights.price(kind)
            } else if killers[0] == Some(*m) {
                KILLER + 1
            } else if killers[1] == Some(*m) {
                KILLER
            } else {
                self.history[slot(side, kind, m.to)]
            };
        }
    }

    /// Notes that a quiet move refuted the position, and that those tried before it did not.
    pub fn learn(&mut self, board: &Board, side: Side, m: Move, failed: &[(Move, i32)], depth: i32, ply: usize) {
        let killers = &mut self.killers[ply.min(PLIES - 1)];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        let weight = (depth * depth).min(400);
        self.move_towards(slot(side, board.piece(m.piece).kind, m.to), weight);
        for (other, _) in failed {
            if !is_loud(board, *other) {
                self.move_towards(slot(side, board.piece(other.piece).kind, other.to), -weight);
            }
        }
    }

    /// Keeps every number below 2^14, so that history never outranks a killer.
    fn move_towards(&mut self, slot: usize, weight: i32) {
        let value = &mut self.history[slot];
        *value += 32 * weight - *value * weight.abs() / 512;
    }

    /// How well a quiet move has done so far.
    pub fn record(&self, board: &Board, side: Side, m: Move) -> i32 {
        self.history[slot(side, board.piece(m.piece).kind, m.to)]
    }
}
