//! What a position of Chess Storm is worth: pieces, marks and Kings at once, or after a search by the rules in force.

use super::tree;
use crate::board::{Board, Move, PieceId, Side, Square};
use crate::bots::chess::evaluate::Weights;
use crate::bots::chess::pawns::PawnTable;
use crate::bots::chess::tree::{self as chess, Question};
use crate::bots::level::{Blur, Budget};
use crate::bots::search::tree::{MATE, NEAR_MATE};
use crate::games::storm::lasting::{Lasting, Rule};
use crate::games::storm::{look, permit, Table};
use crate::play::{Eye, Seat};

/// What an extra turn kept for later is worth.
const KEPT: i32 = 150;
/// What a hidden bomb is worth, and how much more for each piece that may step on it.
const BOMB: i32 = 30;
const STEP: i32 = 15;
/// What a second King is worth.
const SPARE: i32 = 250;
/// How many moves of the plain search cost as much as one on a bent board.
const BENT: u64 = 6;

/// The static judgement.
pub struct Scale {
    /// Those of plain chess.
    pub weights: Weights,
    pawns: PawnTable,
}

impl Scale {
    /// What a board is worth to a side under the effects of a table.
    pub fn judge(&mut self, board: &Board, table: &Table, side: Side) -> i32 {
        let tally = self.weights.count(board);
        let pieces = self.weights.judge(board, side, tally, &mut self.pawns);
        if table.lasting.is_empty() {
            return pieces;
        }
        let white = self.marks(board, table);
        pieces + if side == Side::White { white } else { -white }
    }

    /// What the marks add for White to the counted pieces: a piece that is of less use is worth less.
    fn marks(&self, board: &Board, table: &Table) -> i32 {
        let over = &table.overlay;
        let here = |id: PieceId| board.piece(id).at != Square::OFF;
        let sign = |id: PieceId| if board.piece(id).side == Side::White { 1 } else { -1 };
        let price = |id: PieceId| sign(id) * self.weights.price(board.piece(id).kind);
        let part = |set: crate::board::PieceSet, tenths: i32| {
            set.iter().filter(|&id| here(id)).map(|id| price(id) * tenths / 10).sum::<i32>()
        };
        let mut sum = part(over.neutral, -10) + part(over.asleep - over.neutral, -3);
        sum += part(over.meek, -2) + part(over.poisoned, 1) + part(over.crowned, -11);
        for &(id, kind) in over.fused.iter().filter(|(id, _)| here(*id)) {
            sum += sign(id) * self.weights.price(kind) * 3 / 4;
        }
        for &(lodger, _) in over.lodgers.iter().filter(|(lodger, host)| !here(*lodger) && here(*host)) {
            sum += price(lodger);
        }
        for &(id, _) in over.magnets.iter().filter(|(id, _)| here(*id)) {
            sum += self.grip(board, table, id);
        }
        for lasting in &table.lasting {
            let owner = if table.side(lasting.owner) == Side::White { 1 } else { -1 };
            sum += match lasting.rule {
                Rule::Kept { .. } => owner * KEPT,
                // A bomb where the other army can step. In an imagined world the other player's lies somewhere, too.
                Rule::Mined => owner * self.threat(table, lasting),
                // Each of two Kings counts only as long as the other stands.
                Rule::StandIn => lasting.piece().filter(|&id| self.has_two(board, id)).map_or(0, |id| sign(id) * SPARE),
                _ => 0,
            };
        }
        sum
    }

    /// What a bomb is worth where it lies.
    fn threat(&self, table: &Table, bomb: &Lasting) -> i32 {
        let foes = table.side(bomb.owner.other());
        let at = bomb.squares(table, Eye::Seat(bomb.owner));
        let steps = at.iter().map(|&at| table.bent().attackers(at, foes).len() as i32).sum::<i32>();
        BOMB + STEP * steps.min(3)
    }

    fn has_two(&self, board: &Board, king: PieceId) -> bool {
        (board.of(board.piece(king).side) & board.kind(crate::board::Kind::King)).len() > 1
    }

    /// What the pieces next to a magnet lose.
    fn grip(&self, board: &Board, table: &Table, magnet: PieceId) -> i32 {
        let at = board.piece(magnet).at;
        let near = |id: PieceId| {
            let other = board.piece(id).at;
            id != magnet && other.file().abs_diff(at.file()) <= 1 && other.rank().abs_diff(at.rank()) <= 1
        };
        let held = board.pieces().iter().filter(|&id| near(id) && !table.overlay.neutral.contains(id));
        let sign = |id: PieceId| if board.piece(id).side == Side::White { 1 } else { -1 };
        -held.map(|id| sign(id) * (20 + self.weights.price(board.piece(id).kind) / 10)).sum::<i32>()
    }
}

/// Judges tables for one question.
pub struct Worth<'a> {
    /// Moves that one quick judgement may try in plain chess.
    pub nodes: u64,
    /// Whether plain positions are searched as bent ones are: where both kinds are compared, neither may look deeper.
    pub alike: bool,
    blur: Blur,
    /// The brake for slow machines.
    stop: &'a mut dyn FnMut() -> bool,
    scale: Scale,
}

impl<'a> Worth<'a> {
    /// A judge that spends so many moves on a position. Equal seeds judge alike.
    pub fn new(nodes: u64, blur: Blur, stop: &'a mut dyn FnMut() -> bool) -> Worth<'a> {
        let scale = Scale { weights: Weights::new(8), pawns: PawnTable::default() };
        Worth { nodes, alike: false, blur, stop, scale }
    }

    /// The static value for a seat.
    pub fn at_once(&mut self, table: &Table, me: Seat) -> i32 {
        self.scale.judge(&table.board, table, table.side(me))
    }

    /// The value for a seat of a table as it lies, found with so many moves: whoever acts next plays a normal move.
    pub fn stand(&mut self, table: &Table, me: Seat, nodes: u64) -> i32 {
        let actor = look::next_actor(table);
        let side = table.side(actor);
        let score = match self.best(table, actor, None, nodes) {
            // The card of nobody mates; an extra turn does not either.
            Some((_, score)) => score,
            None if table.checked(side) => -MATE,
            // A player who may make none of the moves makes none.
            None if !table.legal(side).is_empty() => self.at_once(table, actor),
            None => 0,
        };
        if actor == me {
            score
        } else {
            -score
        }
    }

    /// The best normal move of a seat and its value for it; `among` names the moves if not all may be made.
    pub fn best(&mut self, table: &Table, actor: Seat, among: Option<&[Move]>, nodes: u64) -> Option<(Move, i32)> {
        let side = table.side(actor);
        let bound = permit::is_bound(table, actor);
        let two = table.lasting.iter().any(|lasting| lasting.rule == Rule::StandIn);
        if !self.alike && !bound && !two && table.is_plain() {
            let found = self.plain(table, side, nodes);
            let offered = |m: &Move| among.is_none_or(|list| list.iter().any(|other| other.key() == m.key()));
            if found.is_none_or(|(m, _)| offered(&m)) {
                return found;
            }
        }
        let moves = match among {
            Some(list) => list.to_vec(),
            None => permit::prospects(table, actor),
        };
        let roots = moves.into_iter().map(|m| (m, repeats(table, actor, m).then_some(0))).collect();
        let budget = Budget { nodes: nodes / BENT, stop: &mut *self.stop };
        let found = tree::best(table, &mut self.scale, roots, side, self.blur, budget)?;
        Some(if table.extra { (found.0, found.1.min(NEAR_MATE - 1)) } else { found })
    }

    fn plain(&mut self, table: &Table, side: Side, nodes: u64) -> Option<(Move, i32)> {
        let earlier = table.keys.len().saturating_sub(1);
        let question = Question {
            board: &table.board,
            variant: table.variant(),
            side,
            history: &table.keys[..earlier],
            fifty: table.quiet.min(100),
            blur: self.blur,
        };
        let budget = Budget { nodes, stop: &mut *self.stop };
        chess::best(&question, budget).map(|found| (found.best, found.score))
    }
}

/// Whether a move brings about a position that has occurred already.
fn repeats(table: &Table, actor: Seat, m: Move) -> bool {
    if table.quiet < 3 || !table.bent().taken(m).is_empty() {
        return false;
    }
    let mut after = table.clone();
    for edit in table.bent().edits(m, table.side(actor)) {
        after.silently(edit);
    }
    after.mover = actor.other();
    let key = after.key();
    table.keys.contains(&key)
}
