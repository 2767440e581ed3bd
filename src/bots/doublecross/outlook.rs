//! The static judgement of a DoubleCross position: who is likely to capture a King on the next draws, and how things
//! stand beyond that. Values are between -1 (lost) and 1 (won), for the army whose player draws next.

use crate::board::{Board, Kind, Piece, Side, Square, Variant};

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

/// How many cards there are.
pub fn total(counts: &[u8; CARDS]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// The weights of the judgement. All but `stuck` and `pace` are in the units of a logistic fit to the results of
/// many games, of which one is worth about half a sure win when things are even.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// What pieces are worth, Pawn to Queen.
    pub pieces: [f64; 5],
    /// How much more or less for twice the usual share, or none, of their cards in the deck.
    pub paper: [f64; 5],
    /// A Pawn on its second rank: it guards, and can still step twice.
    pub home: f64,
    /// Each rank that a Pawn has advanced.
    pub advance: f64,
    /// A Pawn that needs one, two, three steps to attack the King.
    pub stalk: [f64; 3],
    /// Likewise for a Pawn that needs a capture besides.
    pub beside: [f64; 3],
    /// A Pawn one, two steps from promotion.
    pub march: [f64; 2],
    /// A Knight or Bishop that can attack the King in two moves.
    pub near: [f64; 2],
    /// A held Save King.
    pub shield: f64,
    /// How far the King stands from the middle, for each step.
    pub aloof: f64,
    /// Each free square around the King.
    pub room: f64,
    /// An attack on the King, for each hundred percent of the cards: in the draws that come soon, and later.
    pub attack: [f64; 2],
    /// How likely an attacked side fails to parry by its next draw.
    pub stuck: f64,
    /// How likely each draw is to settle the game: a game with an attack on a King, and any game.
    pub pace: [f64; 2],
}

impl Default for Outlook {
    fn default() -> Outlook {
        Outlook {
            pieces: [-0.4, 0.13, 0.12, 0.17, 0.22],
            paper: [0.0, 0.04, 0.02, 0.03, 0.07],
            home: 0.72,
            advance: 0.096,
            stalk: [1.0, 0.75, 0.45],
            beside: [0.68, 0.37, 0.12],
            march: [0.3, 0.12],
            near: [0.32, 0.26],
            shield: 0.6,
            aloof: 0.19,
            room: 0.13,
            attack: [6.0, -3.3],
            stuck: 0.5,
            pace: [0.08, 0.01],
        }
    }
}

impl Outlook {
    /// The value of a position for `side`, whose player draws next.
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
        let open = |side: Side, share: f64| if held[side.index()] > 0 { 0.0 } else { share };
        // The next draw is the side's own, the one after it the other's. A Save King only puts the end off.
        let win = open(side.foe(), own);
        let lose = (1.0 - win) * self.stuck * open(side, foe);
        let shut = 1.5 * ((foe - open(side, foe)) - (own - open(side.foe(), own)));
        let (soon, late) = trust.of(counts);
        let lead = self.lead(board, variant, side, kings, counts, held);
        let soon = shut + (own - foe) * (self.attack[0] * soon + self.attack[1] * late);
        let far = soon / (4.0 + soon * soon).sqrt() + late * lead / (9.0 + lead * lead).sqrt();
        win - lose + (1.0 - win - lose) * far.clamp(-1.0, 1.0)
    }

    /// Material and readiness of `side` beyond the other's.
    fn lead(
        &self,
        board: &Board,
        variant: &Variant,
        side: Side,
        kings: [Option<Square>; 2],
        counts: &[u8; CARDS],
        held: [u8; 2],
    ) -> f64 {
        let usual = f64::from(total(counts).max(1)) / 46.0;
        let mut price = [[0.0; 6]; 2];
        for side in Side::BOTH {
            for kind in 0..self.pieces.len() {
                let copies = [8.0, 2.0, 2.0, 2.0, 1.0][kind];
                let share = (f64::from(counts[side.index() * 6 + kind]) / copies / usual).min(2.0);
                price[side.index()][kind] = self.pieces[kind] + self.paper[kind] * (share - 1.0);
            }
        }
        let mut lead = 0.0;
        for id in board.pieces().iter() {
            let piece = board.piece(id);
            let target = kings[piece.side.foe().index()];
            let value = price[piece.side.index()][piece.kind.index()] + self.readiness(piece, target);
            lead += if piece.side == side { value } else { -value };
        }
        for (owner, king) in Side::BOTH.into_iter().zip(kings) {
            let Some(king) = king else { continue };
            let free = variant.geometry.step_set(king).iter().filter(|&at| board.at(at).is_none()).count();
            let off = (f64::from(king.file()) - 3.5).abs() + (f64::from(king.rank()) - 3.5).abs();
            let value = self.aloof * off + self.room * free as f64;
            lead += if owner == side { value } else { -value };
        }
        lead + self.shield * (f64::from(held[side.index()]) - f64::from(held[side.foe().index()]))
    }

    /// How close a piece is to attacking the King or to being promoted.
    fn readiness(&self, piece: Piece, king: Option<Square>) -> f64 {
        let Some(king) = king else { return 0.0 };
        let across = i32::from(piece.at.file().abs_diff(king.file()));
        let up = i32::from(king.rank()) - i32::from(piece.at.rank());
        let same_colour = (across + up) % 2 == 0;
        match piece.kind {
            Kind::Pawn => self.pawn(piece, across, if piece.side == Side::White { up } else { -up }),
            Kind::Knight if across.max(up.abs()) <= 4 && same_colour => self.near[0],
            Kind::Bishop if same_colour => self.near[1],
            _ => 0.0,
        }
    }

    /// A Pawn, so many files beside and so many ranks before the King.
    fn pawn(&self, piece: Piece, across: i32, up: i32) -> f64 {
        let ahead = usize::from(piece.side.row_of(piece.at));
        let march = match ahead {
            1 => self.home,
            5 => self.march[1],
            6 => self.march[0],
            _ => 0.0,
        };
        let stalk = match (across, up - 1) {
            (1, steps @ 1..=3) => self.stalk[steps as usize - 1],
            (0 | 2, steps @ 1..=3) => self.beside[steps as usize - 1],
            _ => 0.0,
        };
        march + stalk + self.advance * (ahead as f64 - 1.0)
    }
}

/// Where the King of a side stands.
pub fn king_of(board: &Board, side: Side) -> Option<Square> {
    (board.of(side) & board.kind(Kind::King)).first().map(|id| board.piece(id).at)
}

/// How many cards in the deck would let `by` capture the King on that square.
fn strikes(board: &Board, variant: &Variant, king: Square, by: Side, counts: &[u8; CARDS]) -> u32 {
    let mut seen = [false; 6];
    for id in board.attackers(variant, king, by).iter() {
        seen[board.piece(id).kind.index()] = true;
    }
    (0..6).filter(|&kind| seen[kind]).map(|kind| u32::from(counts[by.index() * 6 + kind])).sum()
}

/// What a lead is worth while Switch Sides may turn it round, by the cards and the Switch Sides left in the deck:
/// the mean over the draws to come, the nearer ones weighing more, of the chance that the armies belong to the same
/// players then, minus the chance that they do not. Close to a sure exchange it is better to be behind.
#[derive(Clone)]
pub struct Trust {
    soon: Vec<Vec<f64>>,
    late: Vec<Vec<f64>>,
}

impl Trust {
    /// The table for these cards in the deck and in the discard piles.
    pub fn new(outlook: &Outlook, counts: &[u8; CARDS], discards: &[u8; CARDS]) -> Trust {
        let cards = (total(counts) + total(discards)) as usize;
        let switches = usize::from(counts[SWITCH_SIDES]) + usize::from(discards[SWITCH_SIDES]);
        let [soon, late] = outlook.pace.map(|pace| table(pace, cards, switches));
        Trust { soon, late }
    }

    /// What a lead is worth with these cards left in the deck: one that tells soon, and one that tells later.
    pub fn of(&self, counts: &[u8; CARDS]) -> (f64, f64) {
        let left = (total(counts) as usize).min(self.soon.len() - 1);
        let switches = usize::from(counts[SWITCH_SIDES]).min(self.soon[left].len() - 1);
        (self.soon[left][switches], self.late[left][switches])
    }
}

fn table(pace: f64, cards: usize, switches: usize) -> Vec<Vec<f64>> {
    // What a fresh deck is worth stands on both sides of the equation, linearly.
    let without = table_before(pace, cards, switches, 0.0)[cards][switches];
    let with = table_before(pace, cards, switches, 1.0)[cards][switches];
    table_before(pace, cards, switches, without / (1.0 - with + without))
}

/// By the cards and the Switch Sides left, if a fresh deck is worth so much.
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
