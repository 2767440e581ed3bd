//! The worth of a position of Chess Storm: pieces, marks and Kings at once, or after a search by the rules in force.

use super::dusk;
use super::scale::Scale;
use super::tree;
use crate::board::{Move, Side};
use crate::bots::chess::evaluate::Weights;
use crate::bots::chess::question::{limit, Question};
use crate::bots::chess::tree as chess;
use crate::bots::level::{Blur, Budget};
use crate::bots::search::tree::{MATE, NEAR_MATE};
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::protocol::look::Route;
use crate::games::storm::protocol::{look, permit};
use crate::games::storm::Table;
use crate::play::Seat;

/// Runs of a card's script that are made even when the time is over.
const LATE_RUNS: usize = 4;
/// Moves of the plain search that cost as much as one on a bent board.
const BENT: u64 = 6;

/// Judges tables for one question.
pub struct Worth<'a> {
    /// Moves that one quick judgement may try in plain chess.
    pub nodes: u64,
    /// True if plain positions are searched as bent ones are: where both kinds are compared, neither may look deeper.
    pub alike: bool,
    blur: Blur,
    /// Asks whether the time is over, for slow machines.
    stop: &'a mut dyn FnMut() -> bool,
    /// True if the time is over.
    late: bool,
    scale: Scale,
}

impl<'a> Worth<'a> {
    /// A judge of the tables of a game that spends so many moves on a position. With equal seeds its judgements are equal.
    pub fn new(table: &Table, nodes: u64, blur: Blur, stop: &'a mut dyn FnMut() -> bool) -> Worth<'a> {
        Worth { nodes, alike: false, blur, stop, late: false, scale: Scale::new(table) }
    }

    /// True if the time is over. The best answer found so far is then given.
    pub fn late(&mut self) -> bool {
        self.late = self.late || (self.stop)();
        self.late
    }

    /// The ways of playing the card of a scene that are found in so many runs; in a few if the time is over.
    pub fn ways(&mut self, scene: &Table, seat: Seat, path: Course, runs: usize) -> Vec<Route> {
        if self.late() {
            return look::ways(scene, seat, path, runs.min(LATE_RUNS), &mut || false);
        }
        look::ways(scene, seat, path, runs, self.stop)
    }

    /// The weights of plain chess on this board.
    pub fn weights(&self) -> &'static Weights {
        self.scale.weights
    }

    /// The static value for a seat.
    pub fn at_once(&mut self, table: &Table, me: Seat) -> i32 {
        self.scale.judge(&table.board, table, table.side(me))
    }

    /// The value for a seat of a table as it lies, found with so many moves: whoever acts next plays a normal move.
    pub fn stand(&mut self, table: &Table, me: Seat, nodes: u64) -> i32 {
        let actor = look::next_actor(table);
        let side = table.side(actor);
        let found = if dusk::plies(table) == Some(0) { None } else { self.best(table, actor, None, nodes) };
        let score = match found {
            // No card mates, and no extra turn does.
            Some((_, score)) => score,
            None if dusk::plies(table) == Some(0) && !table.mated(side) => self.at_once(table, actor),
            // A player who has legal moves but may make none of them passes, and so does one who forfeits the turn.
            None if table.checked(side) => -MATE,
            None if permit::goes_by(table, actor) => self.at_once(table, actor),
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
        if !self.alike && !bound && !two && !dusk::is_near(table) && table.is_plain() {
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
            limit: limit(false),
            blur: self.blur,
        };
        let budget = Budget { nodes, stop: &mut *self.stop };
        chess::best(&question, budget).map(|found| (found.best, found.score))
    }
}

/// True if a move brings about a position that has occurred already.
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
