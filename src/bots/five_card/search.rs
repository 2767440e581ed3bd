//! The search of 5 Card Chess inside one imagined world: both hands and the next cards of the stack are laid down, so
//! that alpha-beta can play cards, draws, folds and calls as the rules do.

use super::belief::{total, Counts};
use super::sight::Sight;
use super::worth;
use crate::board::{Board, Edit, Kind, Move, PieceSet, Side, Square, Variant};
use crate::bots::chess::evaluate::{Tally, Weights};
use crate::bots::chess::pawns::PawnTable;
use crate::bots::level::{scatter, Budget};
use crate::bots::search::alphabeta::{key_of, MATE, NEAR_MATE};
use crate::bots::search::order::{is_loud, victim, Lessons, Stack, LOUD};
use crate::bots::search::table::{Bound, Table};
use crate::games::five_card::cards::Card;
use crate::games::five_card::table::{Called, Options};

/// The search has run out of its budget.
pub struct Spent;

const BEYOND: i32 = 32_000;
/// What a call whose failure is a loss costs the caller while the search cannot see its end.
const DOUBTFUL: i32 = 1_500;
/// Plies of takes below the search proper.
const LOUD_PLIES: i32 = 6;

/// One way in which everything that the seat does not see may lie.
pub struct World {
    /// The hands by side.
    pub hands: [Counts; 2],
    /// The cards that will be drawn, the next one first.
    pub stack: Vec<Card>,
    /// How likely it is.
    pub weight: f64,
}

/// A position in the tree, apart from the board.
#[derive(Clone, Copy)]
pub struct State {
    /// Who is to play.
    pub side: Side,
    /// The hands by side.
    pub hands: [Counts; 2],
    /// How many cards have been drawn.
    pub drawn: usize,
    /// A running call: whose, and the caller's moves.
    pub called: Option<(Side, u32)>,
    tally: Tally,
    ply: i32,
    /// The hand has just been changed in check (FC-11).
    emergency: bool,
}

/// The search.
pub struct Search<'a, 'b> {
    board: Board,
    variant: &'static Variant,
    options: &'a Options,
    weights: Weights,
    moves: Stack,
    lessons: Lessons,
    pawns: PawnTable,
    table: Table,
    path: Vec<u64>,
    cards: Vec<Card>,
    salt: u64,
    budget: Budget<'b>,
    nodes: u64,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search from what the seat sees.
    pub fn new(sight: &'a Sight, budget: Budget<'b>) -> Search<'a, 'b> {
        let earlier = sight.keys.len().saturating_sub(1);
        Search {
            board: sight.board.clone(),
            variant: sight.variant,
            options: &sight.options,
            weights: Weights::new(8),
            moves: Stack::default(),
            lessons: Lessons::default(),
            pawns: PawnTable::default(),
            table: Table::for_nodes(budget.nodes),
            path: sight.keys[..earlier].to_vec(),
            cards: Vec::new(),
            salt: 0,
            budget,
            nodes: 0,
        }
    }

    /// Goes over to another world.
    pub fn enter(&mut self, world: &World, number: usize) {
        self.cards.clone_from(&world.stack);
        self.salt = scatter(number as u64 + 1);
    }

    /// The root of the tree.
    pub fn state(&self, side: Side, hands: [Counts; 2], called: Option<(Side, u32)>) -> State {
        State { side, hands, drawn: 0, called, tally: self.weights.count(&self.board), ply: 0, emergency: false }
    }

    /// The value for the mover of playing a move with a card, searched to a depth.
    pub fn after(
        &mut self,
        s: State,
        m: Move,
        card: Option<Card>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        self.nodes += 1;
        self.path.push(key_of(&self.board, s.side));
        let undo = self.board.make(self.variant, m);
        let tally = self.weights.follow(&self.board, self.variant, s.tally, m, undo.taken);
        let mut next = State { tally, side: s.side.foe(), ply: s.ply + 1, emergency: false, ..s };
        self.spend(&mut next, s.side, card);
        if let Some((by, free)) = &mut next.called {
            *free += u32::from(*by == s.side && card.is_none());
        }
        let value = self.value(next, depth, -beta, -alpha);
        self.board.unmake(m, undo);
        self.path.pop();
        value.map(|value| -value)
    }

    /// The value for the mover of changing the hand (FOLD), or of passing during a call.
    pub fn let_by(&mut self, s: State, depth: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        self.nodes += 1;
        let mut next = State { side: s.side.foe(), ply: s.ply + 1, emergency: false, ..s };
        if s.called.is_none() {
            self.redraw(&mut next, s.side);
        }
        let was = self.board.passing();
        let edit = Edit::Passing { was, now: Square::OFF };
        self.path.push(key_of(&self.board, s.side));
        if was != Square::OFF {
            self.board.edit(edit);
        }
        let value = self.value(next, depth, -beta, -alpha);
        if was != Square::OFF {
            self.board.revert(edit);
        }
        self.path.pop();
        value.map(|value| -value)
    }

    fn spend(&self, s: &mut State, side: Side, card: Option<Card>) {
        let Some(card) = card else { return };
        let held = &mut s.hands[side.index()][card.index()];
        *held = held.saturating_sub(1);
        if s.called.is_none() {
            self.draw(s, side);
        }
    }

    fn draw(&self, s: &mut State, side: Side) {
        if let Some(card) = self.cards.get(s.drawn) {
            s.drawn += 1;
            s.hands[side.index()][card.index()] += 1;
        }
    }

    fn redraw(&self, s: &mut State, side: Side) {
        s.hands[side.index()] = Counts::default();
        (0..5).for_each(|_| self.draw(s, side));
    }

    /// The card that the side would spend on a move: nothing inside if none is needed, nothing at all if it has none.
    fn payment(&self, s: &State, m: Move) -> Option<Option<Card>> {
        let free = self.options.free_captures && victim(&self.board, m).is_some();
        let Some(card) = Card::of(self.board.piece(m.piece).kind).filter(|_| !free) else { return Some(None) };
        let hand = &s.hands[s.side.index()];
        [card, Card::Wild].into_iter().find(|card| hand[card.index()] > 0).map(Some)
    }

    /// What a failed call is worth to the side to play.
    fn failed(&self, s: &State, by: Side) -> i32 {
        match self.options.failed_call_loses {
            false => 0,
            true if by == s.side => s.ply - MATE,
            true => MATE - s.ply,
        }
    }

    /// The static value for the side to play.
    fn judge(&mut self, s: &State) -> i32 {
        let value = self.weights.judge(&self.board, s.side, s.tally, &mut self.pawns);
        if let Some((by, _)) = s.called {
            let hope = (value / 16).clamp(-40, 40);
            return match self.options.failed_call_loses {
                false => hope,
                true if by == s.side => hope - DOUBTFUL,
                true => hope + DOUBTFUL,
            };
        }
        value + worth::besides(&self.board, s.side, &s.hands, &s.tally)
    }

    /// King against King, with at most one Knight or Bishop more.
    fn is_dead(&self) -> bool {
        let pieces = self.board.pieces();
        let light: PieceSet =
            self.board.kind(Kind::King) | self.board.kind(Kind::Knight) | self.board.kind(Kind::Bishop);
        pieces.len() <= 3 && (pieces - light).is_empty()
    }

    fn key(&self, s: &State) -> u64 {
        let cards = s.hands.iter().flatten().fold(s.drawn as u64, |sum, &count| sum * 17 + u64::from(count));
        let call = s.called.map_or(0, |(by, free)| 1 + u64::from(free) * 2 + by.index() as u64);
        key_of(&self.board, s.side) ^ scatter(cards ^ (call << 50)) ^ self.salt
    }

    /// The value for the side to play, searched to a depth.
    pub fn value(&mut self, s: State, depth: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        if self.budget.spent(self.nodes) {
            return Err(Spent);
        }
        if self.is_dead() || (s.ply > 1 && self.path.contains(&key_of(&self.board, s.side))) {
            return Ok(s.called.map_or(0, |(by, _)| self.failed(&s, by)));
        }
        let checked = self.board.checked(self.variant, s.side);
        let ends_call =
            s.called.filter(|&(by, free)| by != s.side && (free >= Called::MOST || total(&s.hands[by.index()]) == 0));
        if depth <= 0 && !checked && ends_call.is_none() {
            return self.loud(s, LOUD_PLIES, alpha, beta);
        }
        let key = self.key(&s);
        let known = self.table.find(key);
        if let Some(entry) = known.filter(|entry| s.ply > 1 && i32::from(entry.depth) >= depth.max(0)) {
            let score = i32::from(entry.score);
            let useful = match entry.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if useful && score.abs() < NEAR_MATE {
                return Ok(score);
            }
        }
        let start = self.moves.len();
        self.board.moves(self.variant, s.side, &mut self.moves);
        if self.moves.len() == start {
            let mated = checked.then_some(s.ply - MATE);
            return Ok(mated.unwrap_or_else(|| s.called.map_or(0, |(by, _)| self.failed(&s, by))));
        }
        self.keep_playable(&s, start);
        let stuck = self.moves.len() == start;
        let result = if let Some((by, _)) = ends_call.filter(|_| !(stuck && checked)) {
            Ok((self.failed(&s, by), None))
        } else if stuck {
            self.without_play(s, depth, alpha, beta, checked).map(|score| (score, None))
        } else {
            let rank = (s.ply as usize).min(crate::bots::search::order::PLIES - 1);
            self.lessons.rank(&self.board, &self.weights, s.side, self.moves.list(start), known.as_ref(), rank);
            let depth = if checked && s.ply < 12 { depth.max(0) + 1 } else { depth };
            if depth <= 0 {
                Ok((self.judge(&s), None))
            } else {
                self.try_all(s, start, depth, alpha, beta, checked)
            }
        };
        self.moves.cut(start);
        let (score, best) = result?;
        let bound = match score {
            score if score >= beta => Bound::Least,
            score if score > alpha => Bound::Exact,
            _ => Bound::Most,
        };
        self.table.put(key, depth.max(0), score, bound, best);
        Ok(score)
    }

    /// Leaves in the list only the moves that the hand pays for.
    fn keep_playable(&mut self, s: &State, start: usize) {
        let mut kept = start;
        for at in start..self.moves.len() {
            let entry = self.moves.list(at)[0];
            if self.payment(s, entry.0).is_some() {
                self.moves.list(kept)[0] = entry;
                kept += 1;
            }
        }
        self.moves.cut(kept);
    }

    /// The board has moves but the hand has none (FC-10, FC-11, FC-13).
    fn without_play(&mut self, s: State, depth: i32, alpha: i32, beta: i32, checked: bool) -> Result<i32, Spent> {
        Ok(match s.called {
            Some(_) if checked => s.ply - MATE,
            Some((by, _)) if by == s.side => self.failed(&s, by),
            None if checked && (s.emergency || self.options.no_emergency_fold) => s.ply - MATE,
            None if checked => {
                let mut again = State { emergency: true, ply: s.ply + 1, ..s };
                self.redraw(&mut again, s.side);
                self.value(again, depth, alpha, beta)?
            }
            _ if depth <= 0 => self.judge(&s),
            _ => self.let_by(s, depth - 1, alpha, beta)?,
        })
    }

    /// Searches the listed moves, the likeliest first, and then FOLD if the hand allows little.
    fn try_all(
        &mut self,
        s: State,
        start: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        checked: bool,
    ) -> Result<(i32, Option<Move>), Spent> {
        let (mut best, mut choice, mut at) = (-BEYOND, None, start);
        while let Some((m, rank)) = self.moves.pick(at) {
            at += 1;
            let tried = at - start;
            let Some(card) = self.payment(&s, m) else { continue };
            let less = i32::from(depth >= 3 && tried > 5 && rank < LOUD && !checked);
            let score = if tried == 1 {
                self.after(s, m, card, depth - 1, alpha, beta)?
            } else {
                let score = self.after(s, m, card, depth - 1 - less, alpha, alpha + 1)?;
                if score > alpha && (score < beta || less > 0) {
                    self.after(s, m, card, depth - 1, alpha, beta)?
                } else {
                    score
                }
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    choice = Some(m);
                }
            }
            if alpha >= beta {
                if !is_loud(&self.board, m) {
                    let failed = &self.moves.list(start)[..tried - 1];
                    self.lessons.learn(&self.board, s.side, m, failed, depth, s.ply as usize);
                }
                return Ok((best, choice));
            }
        }
        if s.called.is_none() && !checked && depth >= 2 && at - start < 8 {
            let score = self.let_by(s, depth - 2, alpha, beta)?;
            best = best.max(score);
        }
        Ok((best, choice))
    }

    /// Takes and promotions that the hands pay for are played out before a position is judged.
    fn loud(&mut self, s: State, left: i32, mut alpha: i32, beta: i32) -> Result<i32, Spent> {
        let floor = self.judge(&s);
        if floor >= beta || left == 0 {
            return Ok(floor);
        }
        let mut best = floor;
        alpha = alpha.max(floor);
        let start = self.moves.len();
        self.board.captures(self.variant, s.side, &mut self.moves);
        self.keep_playable(&s, start);
        self.lessons.rank(&self.board, &self.weights, s.side, self.moves.list(start), None, 0);
        let mut at = start;
        let mut spent = None;
        while let Some((m, _)) = self.moves.pick(at) {
            at += 1;
            let gain = victim(&self.board, m).map_or(0, |kind| self.weights.price(kind));
            let grown = m.becomes.map_or(0, |kind| self.weights.price(kind) - 100);
            let Some(card) = self.payment(&s, m).filter(|_| floor + gain + grown + 150 > alpha) else { continue };
            match self.take(s, m, card, left - 1, alpha, beta) {
                Ok(score) => best = best.max(score),
                Err(end) => {
                    spent = Some(end);
                    break;
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.moves.cut(start);
        spent.map_or(Ok(best), Err)
    }

    fn take(&mut self, s: State, m: Move, card: Option<Card>, left: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        self.nodes += 1;
        if self.budget.spent(self.nodes) {
            return Err(Spent);
        }
        let undo = self.board.make(self.variant, m);
        let tally = self.weights.follow(&self.board, self.variant, s.tally, m, undo.taken);
        let mut next = State { tally, side: s.side.foe(), ply: s.ply + 1, ..s };
        self.spend(&mut next, s.side, card);
        let value = self.loud(next, left, -beta, -alpha);
        self.board.unmake(m, undo);
        value.map(|value| -value)
    }
}
