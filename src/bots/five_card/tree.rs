//! The tree of 5 Card Chess inside one imagined world: both hands and the next cards of the stack are laid down, so
//! that alpha-beta can play cards, draws, folds and calls as the rules do.

use super::belief::{total, CardCounts};
use super::knowledge::Knowledge;
use super::world::{Deal, PaidMove};
use super::worth;
use crate::board::{Board, Edit, Move, Side, Square, Undo, Variant};
use crate::bots::chess::evaluate::{Sums, Weights};
use crate::bots::chess::exchange::{capture_rank, gain, victim};
use crate::bots::chess::pawns::PawnTable;
use crate::bots::chess::tree::key_of;
use crate::bots::level::scatter;
use crate::bots::search::acts::Stack;
use crate::bots::search::order::slot;
use crate::bots::search::tree::{Late, NoMoves, Tree, Which, MATE};
use crate::games::classic::is_dead;
use crate::games::five_card::cards::Card;
use crate::games::five_card::options::{CheckWithoutCard, FailedCall, FreeCaptures, Options};
use crate::games::five_card::table::Called;

/// The cost to the caller of a call whose failure is a loss, while the search cannot see its end.
pub const DOUBTFUL: i32 = 1_500;
/// Plies of captures below the search proper.
const LOUD_PLIES: usize = 6;
/// With fewer plays than this, changing the hand is looked at as well.
const FEW: i32 = 8;

/// The part of a position that the board does not know.
#[derive(Clone, Copy)]
pub struct Node {
    /// The side to play.
    side: Side,
    /// The hands by side.
    hands: [CardCounts; 2],
    /// Number of cards drawn so far.
    drawn: usize,
    /// A running call: whose, and the caller's moves without a card.
    called: Option<(Side, u32)>,
    tally: Sums,
    /// The hand has just been changed in check (FC-11).
    emergency: bool,
}

/// Data by which a play, or the change of a hand, is taken back.
pub enum Back {
    /// A move.
    Move(Undo),
    /// The square of a Pawn that could have been captured in passing.
    Pass(Square),
}

/// The board of a search.
pub struct FiveCardTree<'a> {
    board: Board,
    variant: &'static Variant,
    options: &'a Options,
    weights: &'static Weights,
    pawns: PawnTable,
    path: Vec<u64>,
    cards: Vec<Card>,
    salt: u64,
}

impl<'a> FiveCardTree<'a> {
    /// The knowledge of the seat.
    pub fn new(knowledge: &'a Knowledge) -> FiveCardTree<'a> {
        let earlier = knowledge.keys.len().saturating_sub(1);
        FiveCardTree {
            board: knowledge.board.clone(),
            variant: knowledge.variant,
            options: &knowledge.options,
            weights: Weights::new(knowledge.variant.files()),
            pawns: PawnTable::default(),
            path: knowledge.keys[..earlier].to_vec(),
            cards: Vec::new(),
            salt: 0,
        }
    }

    /// Goes over to another world.
    pub fn enter(&mut self, world: &Deal, number: usize) {
        self.cards.clone_from(&world.stack);
        self.salt = scatter(number as u64 + 1);
    }

    /// The root of the tree.
    pub fn state(&self, side: Side, hands: [CardCounts; 2], called: Option<(Side, u32)>) -> Node {
        Node { side, hands, drawn: 0, called, tally: self.weights.count(&self.board), emergency: false }
    }

    fn spend(&self, s: &mut Node, side: Side, card: Option<Card>) {
        let Some(card) = card else { return };
        let held = &mut s.hands[side.index()][card.index()];
        *held = held.saturating_sub(1);
        if s.called.is_none() {
            self.draw(s, side);
        }
    }

    fn draw(&self, s: &mut Node, side: Side) {
        if let Some(card) = self.cards.get(s.drawn) {
            s.drawn += 1;
            s.hands[side.index()][card.index()] += 1;
        }
    }

    fn redraw(&self, s: &mut Node, side: Side) {
        s.hands[side.index()] = CardCounts::default();
        (0..5).for_each(|_| self.draw(s, side));
    }

    /// The move with the card that the side would spend on it; nothing if it has none.
    fn play(&self, s: &Node, m: Move) -> Option<PaidMove> {
        let free = self.options.free_captures == FreeCaptures::All && victim(&self.board, m).is_some();
        let Some(card) = Card::of(self.board.piece(m.piece).kind).filter(|_| !free) else {
            return Some(PaidMove { m, card: None });
        };
        let hand = &s.hands[s.side.index()];
        let card = [card, Card::Wild].into_iter().find(|card| hand[card.index()] > 0)?;
        Some(PaidMove { m, card: Some(card) })
    }

    /// The worth of a failed call to the side to play.
    fn failed(&self, s: &Node, by: Side, ply: i32) -> i32 {
        match self.options.failed_call {
            FailedCall::TieBreak => 0,
            FailedCall::Loss if by == s.side => ply - MATE,
            FailedCall::Loss => MATE - ply,
        }
    }

    /// True if the side to play is in check, and neither hand nor board has an answer that could still come (FC-11,
    /// FC-13).
    fn is_mate(&self, s: &Node) -> bool {
        let mut plays = Stack::default();
        let moves = self.list(s, Which::All, &mut plays);
        let is_final = s.called.is_some() || self.options.check_without_card == CheckWithoutCard::Loss;
        (moves == 0 || is_final && plays.len() == 0) && self.is_checked(s)
    }

    /// Puts the plays that the hand pays for on the stack; tells how many moves the board has.
    fn list(&self, s: &Node, which: Which, stack: &mut Stack<PaidMove>) -> usize {
        let mut moves = Stack::default();
        match which {
            Which::All => self.board.moves(self.variant, s.side, &mut moves),
            Which::Loud => self.board.captures(self.variant, s.side, &mut moves),
        }
        moves.list(0).iter().filter_map(|&(m, _)| self.play(s, m)).for_each(|play| stack.add(play));
        moves.len()
    }
}

impl Tree for FiveCardTree<'_> {
    type Act = PaidMove;
    type Node = Node;
    type Back = Back;

    const CHECK_EXTENSIONS: usize = 12;
    const TABLE_FROM: usize = 2;
    const TABLE_IN_PV: bool = true;
    const PRUNES: bool = false;

    fn key(&self, s: &Node) -> u64 {
        let cards = s.hands.iter().flatten().fold(s.drawn as u64, |sum, &count| sum * 17 + u64::from(count));
        let call = s.called.map_or(0, |(by, free)| 1 + u64::from(free) * 2 + by.index() as u64);
        key_of(&self.board, s.side) ^ scatter(cards ^ (call << 50)) ^ self.salt
    }

    /// A repetition, too little force, or the end of a call: unless it ends with a mate.
    fn ended(&mut self, s: &Node, _key: u64, ply: usize) -> Option<i32> {
        let repeated = ply > 1 && self.path.contains(&key_of(&self.board, s.side));
        if repeated || is_dead(&self.board, self.variant) {
            // FC-11: a mate by the hand comes before the draw. FC-16: within a call, too, that is no failure.
            return Some(if self.is_mate(s) { ply as i32 - MATE } else { 0 });
        }
        let (by, free) = s.called?;
        let ends = by != s.side && (free >= Called::MOST || total(&s.hands[by.index()]) == 0);
        if !ends {
            return None;
        }
        Some(if self.is_mate(s) { ply as i32 - MATE } else { self.failed(s, by, ply as i32) })
    }

    fn is_checked(&self, s: &Node) -> bool {
        self.board.checked(self.variant, s.side)
    }

    fn judge(&mut self, s: &Node) -> i32 {
        let value = self.weights.judge(&self.board, s.side, s.tally, &mut self.pawns);
        if let Some((by, _)) = s.called {
            let hope = (value / 16).clamp(-40, 40);
            return match self.options.failed_call {
                FailedCall::TieBreak => hope,
                FailedCall::Loss if by == s.side => hope - DOUBTFUL,
                FailedCall::Loss => hope + DOUBTFUL,
            };
        }
        value + worth::besides(&self.board, s.side, &s.hands, &s.tally)
    }

    fn acts(&mut self, s: &Node, which: Which, _depth: i32, stack: &mut Stack<PaidMove>) {
        self.list(s, which, stack);
    }

    fn capture_rank(&self, _s: &Node, play: PaidMove) -> Option<i32> {
        capture_rank(&self.board, self.weights, play.m)
    }

    fn slot(&self, s: &Node, play: PaidMove) -> usize {
        slot(s.side.index(), self.board.piece(play.m.piece).kind, play.m.to.index())
    }

    fn gain(&self, _s: &Node, play: PaidMove) -> i32 {
        gain(&self.board, self.weights, play.m)
    }

    fn make(&mut self, s: &Node, play: PaidMove) -> Option<(Node, Back)> {
        self.path.push(key_of(&self.board, s.side));
        let undo = self.board.make(self.variant, play.m);
        let tally = self.weights.follow(&self.board, self.variant, s.tally, play.m, undo.taken);
        let mut next = Node { tally, side: s.side.foe(), emergency: false, ..*s };
        self.spend(&mut next, s.side, play.card);
        if let Some((by, free)) = &mut next.called {
            *free += u32::from(*by == s.side && play.card.is_none());
        }
        Some((next, Back::Move(undo)))
    }

    fn unmake(&mut self, play: PaidMove, back: Back) {
        if let Back::Move(undo) = back {
            self.board.unmake(play.m, undo);
        }
        self.path.pop();
    }

    /// Changes the hand (FOLD), or passes during a call.
    fn pass(&mut self, s: &Node) -> (Node, Back) {
        let mut next = Node { side: s.side.foe(), emergency: false, ..*s };
        if s.called.is_none() {
            self.redraw(&mut next, s.side);
        }
        let was = self.board.passing();
        self.path.push(key_of(&self.board, s.side));
        if was != Square::OFF {
            self.board.edit(Edit::Passing { was, now: Square::OFF });
        }
        (next, Back::Pass(was))
    }

    fn unpass(&mut self, back: Back) {
        if let Back::Pass(was) = back {
            if was != Square::OFF {
                self.board.revert(Edit::Passing { was, now: Square::OFF });
            }
        }
        self.path.pop();
    }

    fn may_wait(&self, s: &Node, tried: i32) -> bool {
        s.called.is_none() && tried < FEW
    }

    /// Mate and stalemate, or a hand that pays for nothing (FC-10, FC-11, FC-13).
    fn stuck(&mut self, s: &Node, checked: bool, ply: usize) -> NoMoves<Node> {
        let ply = ply as i32;
        let has_moves = self.list(s, Which::All, &mut Stack::default()) > 0;
        match s.called {
            Some(_) if checked => NoMoves::Worth(ply - MATE),
            Some(_) if !has_moves => NoMoves::Worth(0),
            Some((by, _)) if by == s.side => NoMoves::Worth(self.failed(s, by, ply)),
            None if checked
                && (!has_moves || s.emergency || self.options.check_without_card == CheckWithoutCard::Loss) =>
            {
                NoMoves::Worth(ply - MATE)
            }
            None if checked => {
                let mut again = Node { emergency: true, ..*s };
                self.redraw(&mut again, s.side);
                NoMoves::Again(again)
            }
            None if !has_moves => NoMoves::Worth(0),
            _ => NoMoves::Pass,
        }
    }

    fn quiescence_plies(_ply: usize) -> usize {
        LOUD_PLIES
    }

    fn reduction(late: Late, _record: i32) -> i32 {
        i32::from(late.depth >= 3 && late.tried > 5)
    }
}
