//! The computer's way to put its bases under its cloaks: first at random, then its King where nobody looks, then strong
//! bases under Pawn cloaks. Each answer follows from the arrangement as it stands: no plan has to be remembered.

use super::knowledge::Knowledge;
use super::tree::PRICES;
use crate::board::{Kind, PieceId};
use crate::games::deception::Choice;
use crate::play::Dice;

/// Weights of the starting squares of the first rank as hiding places of the King, by file. Pieces in the middle are
/// captured first, and one on the second rank by the first shot of a Rook that is uncloaked opposite.
const HIDING: [usize; 8] = [4, 2, 2, 1, 2, 2, 2, 4];
/// So many bases under their own cloaks are all hidden by lot. A shuffle leaves so many once in 10,000 times.
const AS_THEY_LOOK: usize = 12;
/// Number of swaps that would bring strong bases under Pawns and are left undone.
const UNDONE: usize = 2;

/// The next step of the set-up. A King that stands badly goes under its own cloak where it is to be `bare`: in somewhat
/// more than half of all games.
pub fn step(knowledge: &Knowledge, options: &[Choice], bare: bool, dice: &mut Dice) -> Choice {
    let pieces: Vec<PieceId> = knowledge.board.of(knowledge.side).iter().collect();
    if pieces.iter().filter(|&&id| knowledge.own(id) == knowledge.board.piece(id).kind).count() >= AS_THEY_LOOK {
        return Choice::Shuffle;
    }
    hide_king(knowledge, &pieces, bare, dice)
        .or_else(|| use_strength(knowledge, &pieces, dice))
        .filter(|choice| options.contains(choice))
        .unwrap_or(Choice::Done)
}

/// Weight of this piece as a hiding place of the King.
fn hiding(knowledge: &Knowledge, id: PieceId) -> usize {
    let at = knowledge.board.piece(id).at;
    if knowledge.side.row_of(at) > 0 {
        return 0;
    }
    HIDING[usize::from(at.file())]
}

/// Brings a King that stands badly to a hiding place by lot.
fn hide_king(knowledge: &Knowledge, pieces: &[PieceId], bare: bool, dice: &mut Dice) -> Option<Choice> {
    let king = pieces.iter().copied().find(|&id| knowledge.own(id) == Kind::King)?;
    if hiding(knowledge, king) > 0 {
        return None;
    }
    let is_crowned = |id: &PieceId| knowledge.board.piece(*id).kind == Kind::King;
    if let Some(crowned) = pieces.iter().copied().find(is_crowned).filter(|_| bare) {
        return swap(knowledge, king, crowned);
    }
    let lots: Vec<PieceId> = pieces.iter().flat_map(|&id| std::iter::repeat_n(id, hiding(knowledge, id))).collect();
    swap(knowledge, king, *lots.get(dice.below(lots.len()))?)
}

/// Swaps a base that is wasted under a strong cloak with a Pawn that lies under a Pawn.
fn use_strength(knowledge: &Knowledge, pieces: &[PieceId], dice: &mut Dice) -> Option<Choice> {
    let pawn = |id: &PieceId| knowledge.board.piece(*id).kind == Kind::Pawn;
    let price = |id: &PieceId| PRICES[knowledge.own(*id).index()];
    let is_weak = |id: &&PieceId| pawn(id) && knowledge.own(**id) == Kind::Pawn;
    let weak: Vec<PieceId> = pieces.iter().filter(is_weak).copied().collect();
    let is_wasted = |id: &&PieceId| !pawn(id) && knowledge.own(**id) != Kind::King && price(id) > PRICES[0];
    let wasted: Vec<PieceId> = pieces.iter().filter(is_wasted).copied().collect();
    if weak.len().min(wasted.len()) <= UNDONE {
        return None;
    }
    swap(knowledge, weak[dice.below(weak.len())], wasted[dice.below(wasted.len())])
}

/// The answer that swaps the bases of two pieces.
fn swap(knowledge: &Knowledge, one: PieceId, other: PieceId) -> Option<Choice> {
    let [one, other] = [one, other].map(|id| knowledge.board.piece(id).at);
    Some(Choice::Swap(one.min(other), one.max(other)))
}
