//! The static judgement of Chess Storm: what plain chess says of the pieces, and what the marks add.

use super::dusk;
use crate::board::{Board, Kind, PieceId, PieceSet, Side, Square};
use crate::bots::chess::evaluate::Weights;
use crate::bots::chess::pawns::PawnTable;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::Table;
use crate::play::Eye;

/// The worth of an extra turn kept for later.
const KEPT: i32 = 150;

/// The worth of a hidden bomb, and how much more for each piece that may step on it.
const BOMB: i32 = 30;

const STEP: i32 = 15;

/// The worth of a second King.
const SPARE: i32 = 250;

/// The static judgement.
pub struct Scale {
    /// Those of plain chess.
    pub weights: &'static Weights,
    pawns: PawnTable,
}

impl Scale {
    /// With the weights of plain chess on the board of a table.
    pub fn new(table: &Table) -> Scale {
        Scale { weights: Weights::on(&table.land.full().geometry), pawns: PawnTable::default() }
    }

    /// The worth of a board to a side under the effects of a table.
    pub fn judge(&mut self, board: &Board, table: &Table, side: Side) -> i32 {
        let tally = self.weights.count(board);
        let pieces = self.weights.judge(board, side, tally, &mut self.pawns);
        if dusk::is_near(table) {
            return dusk::worth(board, table, side) + pieces / dusk::OTHERS;
        }
        if table.lasting.is_empty() {
            return pieces;
        }
        let white = self.marks(board, table);
        pieces + if side == Side::White { white } else { -white }
    }

    /// The worth that the marks add for White to the counted pieces: a piece that is of less use is worth less.
    fn marks(&self, board: &Board, table: &Table) -> i32 {
        let over = &table.overlay;
        let here = |id: PieceId| board.piece(id).at != Square::OFF;
        let sign = |id: PieceId| if board.piece(id).side == Side::White { 1 } else { -1 };
        let price = |id: PieceId| sign(id) * self.weights.price(board.piece(id).kind);
        let part = |set: PieceSet, tenths: i32| {
            set.iter().filter(|&id| here(id)).map(|id| price(id) * tenths / 10).sum::<i32>()
        };
        let mut sum = part(over.neutral, -10) + part(over.sleepers() - over.neutral, -3);
        sum += part(over.meek, -2) + part(over.poisons(), 1) + part(over.crowned, -11);
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

    /// The worth of a bomb where it lies.
    fn threat(&self, table: &Table, bomb: &Lasting) -> i32 {
        let foes = table.side(bomb.owner.other());
        let at = bomb.squares(table, Eye::Seat(bomb.owner));
        let steps = at.iter().map(|&at| table.bent().attackers(at, foes).len() as i32).sum::<i32>();
        BOMB + STEP * steps.min(3)
    }

    fn has_two(&self, board: &Board, king: PieceId) -> bool {
        (board.of(board.piece(king).side) & board.kind(Kind::King)).len() > 1
    }

    /// The loss of the pieces next to a magnet.
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
