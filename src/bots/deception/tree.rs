//! Deception Chess inside one imagined world, in which every base is known, as a tree for alpha-beta; uncloaking
//! belongs to a move.

use super::knowledge::{uncloak, Bases, Knowledge};
use crate::board::chess;
use crate::board::{Board, Edit, How, Kind, Move, PieceId, PieceSet, Side, Square, SquareSet, Undo, Variant};
use crate::bots::chess::tree::key_of;
use crate::bots::level::scatter;
use crate::bots::search::acts::{self, Stack};
use crate::bots::search::order::{slot, LOUD};
use crate::bots::search::tree::{Late, NoMoves, Tree, Which, MATE};
use crate::bots::search::window::BEYOND;

const LOUD_PLIES: usize = 4;
/// Pawn to King: a King in the open fights like a Knight, but see `worth`.
pub const PRICES: [i32; 6] = [100, 310, 320, 500, 930, 250];
/// The additional worth of a piece while its base is hidden.
const SECRECY: i32 = 15;
/// The cost of a King that everybody knows.
const EXPOSED: i32 = 260;
/// The weight of the capture of a hidden King where it is a lucky guess.
const GUESSED: i32 = 800;

/// A move, with the cloak lifted before it or not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UncloakAct {
    /// The move.
    pub m: Move,
    /// True if the piece is uncloaked first.
    pub uncloaks: bool,
}

impl acts::SearchAct for UncloakAct {
    fn trace(self) -> [u8; 3] {
        let [from, to, becomes] = acts::SearchAct::trace(self.m);
        [from, to, becomes | if self.uncloaks { 0x80 } else { 0 }]
    }
}

/// The part of a position that the board does not know.
#[derive(Clone, Copy)]
pub struct Node {
    side: Side,
    /// True if the King of the side to play has been captured.
    lost: bool,
}

impl Node {
    /// A position with that side to play.
    pub fn new(side: Side) -> Node {
        Node { side, lost: false }
    }
}

/// Data by which an act, or a null move, is taken back.
pub struct Back {
    undo: Option<Undo>,
    /// The changes on the board before the move.
    edit: Option<Edit>,
    cloaked: PieceSet,
}

/// The board of a search.
pub struct DeceptionTree {
    board: Board,
    variant: &'static Variant,
    cloaked: PieceSet,
    promotes: bool,
    bases: Bases,
    /// The base Kings whose capture ends the game, by side.
    kings: [Option<PieceId>; 2],
    salt: u64,
}

impl DeceptionTree {
    /// The knowledge of the seat.
    pub fn new(knowledge: &Knowledge) -> DeceptionTree {
        DeceptionTree {
            board: knowledge.board.clone(),
            variant: knowledge.variant,
            cloaked: knowledge.cloaked,
            promotes: knowledge.promotes,
            bases: Bases::new(),
            kings: [None; 2],
            salt: 0,
        }
    }

    /// Goes over to another world; with `guesses` to one in which a hidden King is captured by a guess alone.
    pub fn enter(&mut self, world: &Bases, number: usize, guesses: bool) {
        self.bases.clone_from(world);
        self.kings = Side::BOTH.map(|side| {
            let own = self.board.of(side);
            let king = own.iter().find(|&id| self.real(id) == Kind::King);
            // A King under the last cloak of its side is known to be there.
            let hidden = if guesses { own & self.cloaked } else { PieceSet::EMPTY };
            king.filter(|&id| hidden.len() < 2 || !hidden.contains(id))
        });
        self.salt = scatter(number as u64 + 1);
    }

    /// The moves of pieces that are uncloaked for the purpose; with little depth left only such as capture.
    fn uncloakings(&self, side: Side, depth: i32, stack: &mut Stack<UncloakAct>) {
        let targets = if depth < 2 { self.board.squares(side.foe()) } else { !self.board.squares(side) };
        for piece in self.board.of(side) & self.cloaked {
            let from = self.board.piece(piece).at;
            // The cloak does better all that a weak base could do, and a King had better stay hidden.
            let base = self.bases[piece.index()];
            if base != self.board.piece(piece).kind {
                for to in (self.reach(base, from) & targets).iter() {
                    stack.add(UncloakAct {
                        m: Move { piece, from, to, becomes: None, how: How::Plain },
                        uncloaks: true,
                    });
                }
            }
        }
    }

    /// The squares that an uncloaked piece would attack; none for a Pawn or a King.
    fn reach(&self, kind: Kind, from: Square) -> SquareSet {
        let (geometry, occupied) = (&self.variant.geometry, self.board.occupied());
        match kind {
            Kind::Knight => geometry.leap_set(from),
            Kind::Bishop => geometry.aslant(from, occupied),
            Kind::Rook => geometry.straight(from, occupied),
            Kind::Queen => geometry.aslant(from, occupied) | geometry.straight(from, occupied),
            _ => SquareSet::EMPTY,
        }
    }

    /// The kind of a piece in this world: a promoted piece without a cloak is what it looks like.
    fn real(&self, id: PieceId) -> Kind {
        if self.cloaked.contains(id) {
            self.bases[id.index()]
        } else {
            self.board.piece(id).kind
        }
    }

    /// The worth of a piece to its side in this world.
    fn worth(&self, id: PieceId) -> i32 {
        let piece = self.board.piece(id);
        let ahead = i32::from(piece.side.row_of(piece.at));
        let (across, along) = piece.at.inset(chess::FILES);
        let look = PRICES[piece.kind.index().min(5)];
        let place = if piece.kind == Kind::Pawn { 6 * (ahead - 1) } else { 4 * i32::from(across.min(3) + along) };
        let base = self.real(id);
        if base == Kind::King {
            return GUESSED - 25 * ahead + if self.cloaked.contains(id) { look + place } else { -EXPOSED };
        }
        let cloak = if self.cloaked.contains(id) { SECRECY } else { 0 };
        look.max(PRICES[base.index().min(5)] * 9 / 10) + cloak + place
    }

    fn victim(&self, m: Move) -> Option<PieceId> {
        match m.how {
            How::Castle(..) | How::Passing => None,
            _ => self.board.at(m.to),
        }
    }
}

impl Tree for DeceptionTree {
    type Act = UncloakAct;
    type Node = Node;
    type Back = Back;

    const TABLE_IN_PV: bool = true;
    const PRUNES: bool = false;
    const DELTA_MARGIN: i32 = 120;

    fn key(&self, node: &Node) -> u64 {
        key_of(&self.board, node.side) ^ scatter(self.cloaked.key() ^ self.salt)
    }

    fn ended(&mut self, node: &Node, _key: u64, ply: usize) -> Option<i32> {
        self.decided(node, ply)
    }

    /// A King that has been captured, or can be captured now.
    fn decided(&self, node: &Node, ply: usize) -> Option<i32> {
        if node.lost {
            return Some(ply as i32 - MATE);
        }
        let king = self.kings[node.side.foe().index()]?;
        let attacked = self.board.attacked(self.variant, self.board.piece(king).at, node.side);
        attacked.then_some(MATE - ply as i32 - 1)
    }

    /// No King is ever in check: it may be captured.
    fn is_checked(&self, _node: &Node) -> bool {
        false
    }

    fn judge(&mut self, node: &Node) -> i32 {
        let sum = |side: Side| self.board.of(side).iter().map(|id| self.worth(id)).sum::<i32>();
        sum(node.side) - sum(node.side.foe()) + 8
    }

    fn acts(&mut self, node: &Node, which: Which, depth: i32, stack: &mut Stack<UncloakAct>) {
        let mut moves = Stack::default();
        match which {
            Which::All => self.board.moves(self.variant, node.side, &mut moves),
            Which::Loud => self.board.captures(self.variant, node.side, &mut moves),
        }
        moves.list(0).iter().for_each(|&(m, _)| stack.add(UncloakAct { m, uncloaks: false }));
        if which == Which::All {
            self.uncloakings(node.side, depth, stack);
        }
    }

    /// The King first, then dear pieces by cheap ones.
    fn capture_rank(&self, _node: &Node, act: UncloakAct) -> Option<i32> {
        if act.m.how == How::Passing {
            return Some(LOUD + 1_000);
        }
        let cost = PRICES[self.board.piece(act.m.piece).kind.index().min(5)] / 10 + if act.uncloaks { 20 } else { 0 };
        match self.victim(act.m) {
            Some(id) if self.kings.contains(&Some(id)) => Some(LOUD + BEYOND),
            Some(id) => Some(LOUD + 1_000 + self.worth(id) - cost),
            None => act.m.becomes.map(|kind| LOUD + PRICES[kind.index().min(5)]),
        }
    }

    fn slot(&self, node: &Node, act: UncloakAct) -> usize {
        slot(node.side.index(), self.board.piece(act.m.piece).kind, act.m.to.index())
    }

    /// A promotion is always searched.
    fn gain(&self, _node: &Node, act: UncloakAct) -> i32 {
        match act.m.becomes {
            Some(_) => BEYOND,
            None => self.victim(act.m).map_or(100, |id| self.worth(id)),
        }
    }

    fn make(&mut self, node: &Node, act: UncloakAct) -> Option<(Node, Back)> {
        let cloaked = self.cloaked;
        let mut edit = None;
        if act.uncloaks {
            edit = uncloak(&mut self.board, act.m.piece, self.bases[act.m.piece.index()], self.promotes);
            self.cloaked = cloaked.without(act.m.piece);
        }
        let undo = self.board.make(self.variant, act.m);
        let lost = undo.taken.is_some() && self.kings.contains(&undo.taken);
        Some((Node { side: node.side.foe(), lost }, Back { undo: Some(undo), edit, cloaked }))
    }

    fn unmake(&mut self, act: UncloakAct, back: Back) {
        if let Some(undo) = back.undo {
            self.board.unmake(act.m, undo);
        }
        self.cloaked = back.cloaked;
        self.unpass(back);
    }

    fn pass(&mut self, node: &Node) -> (Node, Back) {
        let was = self.board.passing();
        let edit = (was != Square::OFF).then_some(Edit::Passing { was, now: Square::OFF });
        if let Some(edit) = edit {
            self.board.edit(edit);
        }
        (Node::new(node.side.foe()), Back { undo: None, edit, cloaked: self.cloaked })
    }

    fn unpass(&mut self, back: Back) {
        if let Some(edit) = back.edit {
            self.board.revert(edit);
        }
    }

    fn stuck(&mut self, _node: &Node, _checked: bool, _ply: usize) -> NoMoves<Node> {
        NoMoves::Worth(0)
    }

    fn quiescence_plies(_ply: usize) -> usize {
        LOUD_PLIES
    }

    fn reduction(_late: Late, _record: i32) -> i32 {
        0
    }
}
