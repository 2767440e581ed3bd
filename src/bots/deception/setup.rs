//! How the computer puts its bases under its cloaks: by chance, then strong under weak, and the King where nobody
//! looks. Each answer follows from the arrangement as it stands, so that no plan has to be remembered.

use super::knowledge::Knowledge;
use super::tree::PRICES;
use crate::board::{Kind, PieceId};
use crate::games::deception::Choice;
use crate::play::Dice;

/// How often the King hides at a home, by file: on the first rank and on the second. Middle pieces are taken first.
const HIDING: [[usize; 8]; 2] = [[4, 2, 2, 1, 2, 2, 2, 4], [2, 1, 0, 0, 0, 0, 1, 2]];
/// Pairs that are left as chance put them.
const LEFT: usize = 2;

/// The next step of the set-up.
pub fn step(knowledge: &Knowledge, options: &[Choice], dice: &mut Dice) -> Choice {
    let pieces: Vec<PieceId> = knowledge.board.of(knowledge.side).iter().collect();
    if pieces.iter().all(|&id| knowledge.own(id) == knowledge.board.piece(id).kind) {
        return Choice::Shuffle;
    }
    king(knowledge, &pieces, dice)
        .or_else(|| strength(knowledge, &pieces, dice))
        .filter(|choice| options.contains(choice))
        .unwrap_or(Choice::Done)
}

fn hiding(knowledge: &Knowledge, id: PieceId) -> usize {
    let at = knowledge.board.piece(id).at;
    let row = knowledge.side.row_of(at);
    HIDING.get(usize::from(row)).map_or(0, |files| files[usize::from(at.file())])
}

/// Brings a King that stands badly to a hiding place by lot.
fn king(knowledge: &Knowledge, pieces: &[PieceId], dice: &mut Dice) -> Option<Choice> {
    let king = pieces.iter().copied().find(|&id| knowledge.own(id) == Kind::King)?;
    if hiding(knowledge, king) > 0 {
        return None;
    }
    let lots: Vec<PieceId> = pieces.iter().flat_map(|&id| std::iter::repeat_n(id, hiding(knowledge, id))).collect();
    swap(knowledge, king, *lots.get(dice.below(lots.len()))?)
}

/// A strong base is wasted under a strong cloak, and a Pawn under a Pawn.
fn strength(knowledge: &Knowledge, pieces: &[PieceId], dice: &mut Dice) -> Option<Choice> {
    let pawn = |id: &PieceId| knowledge.board.piece(*id).kind == Kind::Pawn;
    let price = |id: &PieceId| PRICES[knowledge.own(*id).index()];
    let weak = |id: &&PieceId| pawn(id) && knowledge.own(**id) == Kind::Pawn;
    let weak: Vec<PieceId> = pieces.iter().filter(weak).copied().collect();
    let wasted = |id: &&PieceId| !pawn(id) && knowledge.own(**id) != Kind::King && price(id) > PRICES[0];
    let wasted: Vec<PieceId> = pieces.iter().filter(wasted).copied().collect();
    if weak.len().min(wasted.len()) <= LEFT {
        return None;
    }
    swap(knowledge, weak[dice.below(weak.len())], wasted[dice.below(wasted.len())])
}

fn swap(knowledge: &Knowledge, one: PieceId, other: PieceId) -> Option<Choice> {
    let [one, other] = [one, other].map(|id| knowledge.board.piece(id).at);
    Some(Choice::Swap(one.min(other), one.max(other)))
}
