//! The static judgement of a DoubleCross position: who is likely to take a King on the next draws, and how things
//! stand beyond that. Values are between -1 (lost) and 1 (won), for the army whose person draws next.

use crate::board::{Board, Kind, Piece, Side, Square, Variant};

/// Kinds of cards: twelve piece cards (White's Pawn to King, then Black's), then the seven below.
pub const CARDS: usize = 19;
/// Save King: put aside, cancels the taking of its holder's King.
pub const SAVE_KING: usize = 12;
/// DoubleCross: undoes the last turn.
pub const DOUBLECROSS: usize = 13;
/// Return Any Piece.
pub const RETURN_PIECE: usize = 14;
/// Remove Any Pawn.
pub const REMOVE_PAWN: usize = 15;
/// Wild Move: any man, but no King is taken.
pub const WILD_MOVE: usize = 16;
/// Lose Move: nothing happens.
pub const LOSE_MOVE: usize = 17;
/// Switch Sides: the persons exchange their armies.
pub const SWITCH_SIDES: usize = 18;

/// The card of a kind of man.
pub fn card_of(side: Side, kind: Kind) -> usize {
    side.index() * 6 + kind.index()
}

/// How many cards there are.
pub fn total(counts: &[u8; CARDS]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// The weights of the judgement.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// What men are worth, Pawn to King.
    pub men: [f64; 6],
    /// A Pawn that needs one, two, three steps to attack the King.
    pub stalk: [f64; 3],
    /// A man that could attack the King after one more move.
    pub near: [f64; 6],
    /// A Pawn one, two steps from promotion.
    pub march: [f64; 2],
    /// A held Save King.
    pub shield: f64,
    /// What an attack that survives the next draws is still worth.
    pub linger: f64,
    /// How likely an attacked side fails to parry by its next draw.
    pub stuck: f64,
    /// The lead that makes half a win.
    pub half: f64,
    /// How much of a man's worth depends on its cards being left in the deck.
    pub paper: f64,
    /// What an attack on a King with a Save King is worth beside one without.
    pub pierce: f64,
    /// How likely each draw is to settle the game.
    pub pace: f64,
}

impl Default for Outlook {
    fn default() -> Outlook {
        Outlook {
            men: [1.0, 2.2, 2.2, 2.6, 3.6, 0.0],
            stalk: [0.7, 0.35, 0.15],
            near: [0.0, 0.4, 0.3, 0.3, 0.4, 0.0],
            march: [0.8, 0.3],
            shield: 2.0,
            linger: 0.4,
            stuck: 0.7,
            half: 12.0,
            paper: 0.4,
            pierce: 0.3,
            pace: 0.02,
        }
    }
}

impl Outlook {
    /// The value of a position for `side`, whose person draws next.
    pub fn judge(
        &self,
        board: &Board,
        variant: &Variant,
        side: Side,
        counts: &[u8; CARDS],
        held: [u8; 2],
        trust: &Trust,
    ) -> f64 {
        let kings = Side::BOTH.map(|side| king_of(board, side));
        let cards = f64::from(total(counts).max(1));
        let threat = Side::BOTH.map(|by| {
            kings[by.foe().index()].map_or(0.0, |king| f64::from(strikes(board, variant, king, by, counts)) / cards)
        });
        let own = threat[side.index()];
        let foe = threat[side.foe().index()];
        let bare = held.map(|held| if held > 0 { self.pierce } else { 1.0 });
        // The next draw is the side's own, the one after it the other's, and so on.
        let win = own * bare[side.foe().index()];
        let lose = (1.0 - own) * foe * self.stuck * bare[side.index()];
        let later =
            (1.0 - own) * (1.0 - foe) * self.linger * (own * bare[side.foe().index()] - foe * bare[side.index()]);
        let rest = 1.0 - win - lose;
        let lead = self.lead(board, side, kings, counts, held);
        let far = lead / (lead.abs() + self.half) * trust.of(counts);
        win - lose + rest * (later + far).clamp(-0.95, 0.95)
    }

    /// Material and readiness of `side` beyond the other's.
    fn lead(&self, board: &Board, side: Side, kings: [Option<Square>; 2], counts: &[u8; CARDS], held: [u8; 2]) -> f64 {
        let usual = f64::from(total(counts).max(1)) / 46.0;
        let mut lead = 0.0;
        let mut price = [[0.0; 6]; 2];
        for side in Side::BOTH {
            for kind in 0..6 {
                let copies = [8.0, 2.0, 2.0, 2.0, 1.0, 1.0][kind];
                let share = (f64::from(counts[side.index() * 6 + kind]) / copies / usual).min(2.0);
                price[side.index()][kind] = self.men[kind] * (1.0 - self.paper + self.paper * share);
            }
        }
        for id in board.men().iter() {
            let man = board.piece(id);
            let target = kings[man.side.foe().index()];
            let value = price[man.side.index()][man.kind.index()] + self.readiness(man, target);
            lead += if man.side == side { value } else { -value };
        }
        lead + self.shield * (f64::from(held[side.index()]) - f64::from(held[side.foe().index()]))
    }

    /// How close a man is to attacking the King or to being promoted.
    fn readiness(&self, man: Piece, king: Option<Square>) -> f64 {
        let Some(king) = king else { return 0.0 };
        let across = i32::from(man.at.file()) - i32::from(king.file());
        let up = i32::from(king.rank()) - i32::from(man.at.rank());
        match man.kind {
            Kind::Pawn => {
                let up = if man.side == Side::White { up } else { -up };
                let last = i32::from(if man.side == Side::White { 7 - man.at.rank() } else { man.at.rank() });
                let march = if (1..=2).contains(&last) { self.march[last as usize - 1] } else { 0.0 };
                let stalk = match (across.abs(), up - 1) {
                    (1, steps @ 1..=3) => self.stalk[steps as usize - 1],
                    (0 | 2, steps @ 1..=3) => 0.4 * self.stalk[steps as usize - 1],
                    _ => 0.0,
                };
                march + stalk
            }
            Kind::Knight => {
                let far = across.abs().max(up.abs());
                if far <= 4 && (across + up) % 2 == 0 {
                    self.near[1]
                } else {
                    0.0
                }
            }
            Kind::Bishop => {
                if (across + up) % 2 == 0 {
                    self.near[2]
                } else {
                    0.0
                }
            }
            Kind::Rook => self.near[3],
            Kind::Queen => self.near[4],
            _ => 0.0,
        }
    }
}

/// Where the King of a side stands.
pub fn king_of(board: &Board, side: Side) -> Option<Square> {
    (board.of(side) & board.kind(Kind::King)).first().map(|id| board.piece(id).at)
}

/// How many cards in the deck would let `by` take the King on that square.
fn strikes(board: &Board, variant: &Variant, king: Square, by: Side, counts: &[u8; CARDS]) -> u32 {
    let mut seen = [false; 6];
    for id in board.attackers(variant, king, by).iter() {
        seen[board.piece(id).kind.index()] = true;
    }
    (0..6).filter(|&kind| seen[kind]).map(|kind| u32::from(counts[by.index() * 6 + kind])).sum()
}

/// What a lead is worth while Switch Sides may turn it round, by the cards and the Switch Sides left in the deck:
/// the mean over the draws to come, the nearer ones weighing more, of the chance that the armies belong to the same
/// persons then, minus the chance that they do not. Close to a sure exchange it is better to be behind.
#[derive(Clone)]
pub struct Trust(Vec<Vec<f64>>);

impl Trust {
    /// The table for these cards in the deck and in the discard piles.
    pub fn new(outlook: &Outlook, counts: &[u8; CARDS], discards: &[u8; CARDS]) -> Trust {
        let cards = (total(counts) + total(discards)) as usize;
        let switches = usize::from(counts[SWITCH_SIDES]) + usize::from(discards[SWITCH_SIDES]);
        // What a fresh deck is worth stands on both sides of the equation, linearly.
        let without = Trust::table(outlook.pace, cards, switches, 0.0);
        let with = Trust::table(outlook.pace, cards, switches, 1.0);
        let fresh = without[cards][switches] / (1.0 - with[cards][switches] + without[cards][switches]);
        Trust(Trust::table(outlook.pace, cards, switches, fresh))
    }

    fn table(pace: f64, cards: usize, switches: usize, fresh: f64) -> Vec<Vec<f64>> {
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

    fn of(&self, counts: &[u8; CARDS]) -> f64 {
        let row = &self.0[(total(counts) as usize).min(self.0.len() - 1)];
        row[usize::from(counts[SWITCH_SIDES]).min(row.len() - 1)]
    }
}
