//! The deck as the search sees it: how many cards of each kind it holds, and what follows from that alone.

use super::weights::Weights;
use crate::board::{Kind, Side};

/// Kinds of cards: twelve piece cards (White's Pawn to King, then Black's), then the seven below.
pub const CARDS: usize = 19;
/// Save King: put aside, cancels the capturing of its holder's King.
pub const SAVE_KING: usize = 12;
/// DoubleCross: undoes the last turn.
pub const DOUBLECROSS: usize = 13;
/// Return Any Piece.
pub const RETURN_PIECE: usize = 14;
/// Remove Any Pawn.
pub const REMOVE_PAWN: usize = 15;
/// Wild Move: any piece, but no King is captured.
pub const WILD_MOVE: usize = 16;
/// Lose Move: nothing happens.
pub const LOSE_MOVE: usize = 17;
/// Switch Sides: the players swap armies.
pub const SWITCH_SIDES: usize = 18;

/// The card of a kind of piece.
pub fn card_of(side: Side, kind: Kind) -> usize {
    side.index() * 6 + kind.index()
}

/// Sum of these cards.
pub fn total(counts: &[u8; CARDS]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// Copies of the cards from Pawn to Queen in the printed deck, for each army.
const COPIES: [f64; 5] = [8.0, 2.0, 2.0, 2.0, 1.0];
/// Number of cards in the printed deck.
const PRINTED: f64 = 46.0;

/// The worth of things by the cards in the deck, whatever stands on the board: worked out once for the many positions
/// that are judged with the same deck.
#[derive(Clone)]
pub struct Stakes {
    /// Number of cards of each kind in the deck.
    pub counts: [u8; CARDS],
    /// Sum of them; 1 for an empty deck.
    pub cards: f64,
    /// The worth of a piece, by side and kind; a King nothing.
    pub price: [[f64; 6]; 2],
    /// The worth of a lead that tells soon, and of one that tells later.
    pub trust: [f64; 2],
}

impl Stakes {
    /// The worths that follow from these cards in the deck.
    pub fn new(weights: &Weights, trust: &Trust, counts: [u8; CARDS]) -> Stakes {
        let cards = f64::from(total(&counts).max(1));
        let usual = cards / PRINTED;
        let mut price = [[0.0; 6]; 2];
        for side in Side::BOTH {
            for (kind, copies) in Kind::ALL.into_iter().zip(COPIES) {
                let share = (f64::from(counts[card_of(side, kind)]) / copies / usual).min(2.0);
                let at = kind.index();
                price[side.index()][at] = weights.pieces[at] + weights.deck_share[at] * (share - 1.0);
            }
        }
        Stakes { counts, cards, price, trust: trust.of(&counts) }
    }
}

/// The worth of a lead while Switch Sides may turn it round, by the cards and the Switch Sides left in the deck:
/// the mean over the draws to come, the nearer ones weighing more, of the chance that the armies belong to the same
/// players then, minus the chance that they do not. Close to a sure exchange it is better to be behind.
#[derive(Clone)]
pub struct Trust {
    soon: Vec<Vec<f64>>,
    late: Vec<Vec<f64>>,
}

impl Trust {
    /// The table for these cards in the deck and in the discard piles.
    pub fn new(weights: &Weights, counts: &[u8; CARDS], discards: &[u8; CARDS]) -> Trust {
        let cards = (total(counts) + total(discards)) as usize;
        let switches = usize::from(counts[SWITCH_SIDES]) + usize::from(discards[SWITCH_SIDES]);
        let [soon, late] = weights.pace.map(|pace| table(pace, cards, switches));
        Trust { soon, late }
    }

    /// The worth of a lead with these cards left in the deck: of one that tells soon, and one that tells later.
    pub fn of(&self, counts: &[u8; CARDS]) -> [f64; 2] {
        let left = (total(counts) as usize).min(self.soon.len() - 1);
        let switches = usize::from(counts[SWITCH_SIDES]).min(self.soon[left].len() - 1);
        [self.soon[left][switches], self.late[left][switches]]
    }
}

fn table(pace: f64, cards: usize, switches: usize) -> Vec<Vec<f64>> {
    // After the last card the deck is fresh again, so that its worth w depends on itself: w = without + (with - without) w.
    let without = table_before(pace, cards, switches, 0.0)[cards][switches];
    let with = table_before(pace, cards, switches, 1.0)[cards][switches];
    table_before(pace, cards, switches, without / (1.0 - with + without))
}

/// The worths by the numbers of cards and of Switch Sides left, if a fresh deck is worth `fresh`.
fn table_before(pace: f64, cards: usize, switches: usize, fresh: f64) -> Vec<Vec<f64>> {
    let mut table = vec![vec![fresh; switches + 1]];
    for left in 1..=cards {
        let row = (0..=switches).map(|turns| {
            let turn = (turns as f64 / left as f64).min(1.0);
            let turned = if turns > 0 { table[left - 1][turns - 1] } else { 0.0 };
            pace + (1.0 - pace) * ((1.0 - turn) * table[left - 1][turns] - turn * turned)
        });
        let row = row.collect();
        table.push(row);
    }
    table
}
