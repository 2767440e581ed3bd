//! The chess search for boards that lasting effects bend: shallower than the plain one, as its moves cost more.

use super::worth::Scale;
use crate::board::{Bent, Board, Edit, Kind, Move, Side, Square};
use crate::bots::level::{scatter, Budget};
use crate::bots::search::alphabeta::{MATE, NEAR_MATE};
use crate::bots::search::order::{is_loud, victim, Lessons, LOUD};
use crate::bots::search::table::{Bound, Table as Known};
use crate::games::storm::Table;

const BEYOND: i32 = 32_000;
const DEEPEST: i32 = 24;
/// Beyond so many plies takes are played out no further.
const LAST_PLY: usize = 40;
/// What a take must promise beyond the material it wins.
const HOPE: i32 = 150;

/// The search has run out of its budget.
struct Spent;

/// A move at the root, and whether it only repeats a position.
pub type Root = (Move, bool);

/// A search on one bent board. What lasts is taken to last as it is.
pub struct Search<'a, 'b> {
    table: &'a Table,
    board: Board,
    scale: &'a mut Scale,
    budget: Budget<'b>,
    nodes: u64,
    known: Known,
    lessons: Lessons,
    seed: u64,
    blur: i32,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search that will spend so many moves.
    pub fn new(table: &'a Table, scale: &'a mut Scale, budget: Budget<'b>, seed: u64, blur: i32) -> Search<'a, 'b> {
        let known = Known::for_nodes(budget.nodes);
        let board = table.board.clone();
        Search { table, board, scale, budget, nodes: 0, known, lessons: Lessons::default(), seed, blur }
    }

    fn bent(&self) -> Bent<'_> {
        Bent { board: &self.board, variant: self.table.variant(), overlay: &self.table.overlay }
    }

    /// The best of these legal moves and its value for the mover.
    pub fn best(&mut self, mut roots: Vec<Root>, side: Side) -> Option<(Move, i32)> {
        self.rank_roots(&mut roots, side);
        let mut found = (roots.first()?.0, self.judge(side));
        for depth in 1..=DEEPEST {
            let (best, spent) = self.round(&mut roots, side, depth);
            found = best.unwrap_or(found);
            let decided = roots.len() == 1 || found.1.abs() >= MATE - depth;
            if decided || spent || self.budget.spent(self.nodes) {
                break;
            }
        }
        Some(found)
    }

    fn rank_roots(&self, roots: &mut [Root], side: Side) {
        let mut list: Vec<(Move, i32)> = roots.iter().map(|&(m, _)| (m, 0)).collect();
        self.lessons.rank(&self.board, &self.scale.weights, side, &mut list, None, 0);
        let mut ranked: Vec<(i32, Root)> = list.iter().map(|&(_, rank)| -rank).zip(roots.iter().copied()).collect();
        crate::board::order::by_key(&mut ranked, |&(rank, (m, _))| (rank, m.key()));
        roots.iter_mut().zip(ranked).for_each(|(root, (_, ranked))| *root = ranked);
    }

    /// One round over the root moves, the best of the last round first.
    fn round(&mut self, roots: &mut [Root], side: Side, depth: i32) -> (Option<(Move, i32)>, bool) {
        let mut best: Option<(Move, i32)> = None;
        for at in 0..roots.len() {
            let (m, repeats) = roots[at];
            let edits = self.make(m, side);
            let low = best.map_or(-BEYOND, |(_, score)| score);
            let score =
                if repeats { Ok(0) } else { self.scout(side.foe(), depth - 1, 1, low, BEYOND, best.is_none(), 0) };
            self.unmake(&edits);
            let Ok(score) = score else { return (best, true) };
            if score > low {
                best = Some((m, score));
                roots[..=at].rotate_right(1);
            }
        }
        (best, false)
    }

    fn make(&mut self, m: Move, side: Side) -> Vec<Edit> {
        self.nodes += 1;
        let edits = self.bent().edits(m, side);
        edits.iter().for_each(|&edit| self.board.edit(edit));
        edits
    }

    fn unmake(&mut self, edits: &[Edit]) {
        for &edit in edits.iter().rev() {
            self.board.revert(edit);
        }
    }

    /// The static value for a side, blurred by the seed.
    fn judge(&mut self, side: Side) -> i32 {
        let value = self.scale.judge(&self.board, self.table, side);
        if self.blur == 0 {
            return value;
        }
        let lot = scatter(self.board.hash() ^ self.seed) % (2 * self.blur as u64 + 1);
        let blur = lot as i32 - self.blur;
        value + if side == Side::White { blur } else { -blur }
    }

    /// What pieces can do, whether or not a royal piece is left attacked: castling is left out.
    fn moves(&self, side: Side, only_takes: bool) -> Vec<(Move, i32)> {
        let bent = self.bent();
        let takes = |m: &Move| m.becomes == Some(Kind::Queen) || victim(&self.board, *m).is_some();
        let all = bent.movers(side).iter().flat_map(|id| bent.ways(id));
        all.filter(|m| !only_takes || takes(m)).map(|m| (m, 0)).collect()
    }

    fn key(&self, side: Side) -> u64 {
        crate::bots::search::alphabeta::key_of(&self.board, side)
    }

    /// The value of a reply for the one who moved before, first with an empty window and less depth.
    #[allow(clippy::too_many_arguments)]
    fn scout(
        &mut self,
        side: Side,
        depth: i32,
        ply: usize,
        low: i32,
        high: i32,
        full: bool,
        less: i32,
    ) -> Result<i32, Spent> {
        if !full {
            let score = -self.search(side, depth - less, ply, -low - 1, -low, true)?;
            if score <= low || (less == 0 && score >= high) {
                return Ok(score);
            }
        }
        Ok(-self.search(side, depth, ply, -high, -low, true)?)
    }

    fn search(
        &mut self,
        side: Side,
        depth: i32,
        ply: usize,
        mut low: i32,
        high: i32,
        null: bool,
    ) -> Result<i32, Spent> {
        let checked = self.bent().checked(side);
        let depth = depth + i32::from(checked && ply < LAST_PLY);
        if depth <= 0 {
            return self.settle(side, ply, low, high);
        }
        if self.budget.spent(self.nodes) {
            return Err(Spent);
        }
        let key = self.key(side);
        let known = self.known.find(key);
        if let Some(entry) =
            known.filter(|entry| i32::from(entry.depth) >= depth && i32::from(entry.score).abs() < NEAR_MATE)
        {
            let score = i32::from(entry.score);
            match entry.bound {
                Bound::Exact => return Ok(score),
                Bound::Least if score >= high => return Ok(score),
                Bound::Most if score <= low => return Ok(score),
                _ => {}
            }
        }
        let value = self.judge(side);
        if null && !checked && high - low == 1 && high.abs() < NEAR_MATE && value >= high {
            if depth <= 3 && value - 100 * depth >= high {
                return Ok(value - 100 * depth);
            }
            if depth >= 2 {
                let score = -self.search(side.foe(), depth - 3, ply + 1, -high, 1 - high, false)?;
                if score >= high {
                    return Ok(score.min(NEAR_MATE));
                }
            }
        }
        let mut list = self.moves(side, false);
        self.lessons.rank(&self.board, &self.scale.weights, side, &mut list, known.as_ref(), ply);
        crate::board::order::by_key(&mut list, |(m, rank)| (-rank, m.key()));
        let (floor, mut best, mut choice, mut tried) = (low, -BEYOND, None, 0);
        for at in 0..list.len() {
            let (m, rank) = list[at];
            let quiet = rank < LOUD;
            if quiet && !checked && best > -NEAR_MATE && depth <= 2 && value + 120 * depth + 60 <= low {
                continue;
            }
            let edits = self.make(m, side);
            if self.bent().checked(side) {
                self.unmake(&edits);
                continue;
            }
            tried += 1;
            let less =
                i32::from(quiet && !checked && depth >= 3 && tried > 4) + i32::from(quiet && depth >= 4 && tried > 12);
            let score = self.scout(side.foe(), depth - 1, ply + 1, low, high, tried == 1, less);
            self.unmake(&edits);
            let score = score?;
            if score > best {
                best = score;
                if score > low {
                    (low, choice) = (score, Some(m));
                }
            }
            if low >= high {
                if !is_loud(&self.board, m) {
                    self.lessons.learn(&self.board, side, m, &list[..at], depth, ply);
                }
                break;
            }
        }
        if tried == 0 {
            return Ok(if checked { ply as i32 - MATE } else { 0 });
        }
        let bound = match best {
            best if best >= high => Bound::Least,
            best if best > floor => Bound::Exact,
            _ => Bound::Most,
        };
        self.known.put(key, depth, best, bound, choice);
        Ok(best)
    }

    /// The value once nothing worth taking is left.
    fn settle(&mut self, side: Side, ply: usize, mut low: i32, high: i32) -> Result<i32, Spent> {
        if self.budget.spent(self.nodes) {
            return Err(Spent);
        }
        let floor = self.judge(side);
        if floor >= high || ply >= LAST_PLY {
            return Ok(floor);
        }
        low = low.max(floor);
        let mut list = self.moves(side, true);
        self.lessons.rank(&self.board, &self.scale.weights, side, &mut list, None, ply);
        crate::board::order::by_key(&mut list, |(m, rank)| (-rank, m.key()));
        let mut best = floor;
        for (m, _) in list {
            let price = |kind: Kind| self.scale.weights.price(kind);
            let taken = victim(&self.board, m).map_or(0, price);
            let gain = taken + m.becomes.map_or(0, |kind| price(kind) - 100);
            let taker = price(self.board.piece(m.piece).kind);
            let is_royal = self.bent().is_royal(m.piece);
            if floor + gain + HOPE <= low || !is_royal && taker > gain + 50 && self.is_guarded(m.to, side.foe()) {
                continue;
            }
            let edits = self.make(m, side);
            let score = match self.bent().checked(side) {
                true => None,
                false => Some(self.settle(side.foe(), ply + 1, -high, -low)),
            };
            self.unmake(&edits);
            if let Some(score) = score {
                best = best.max(-score?);
            }
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        Ok(best)
    }

    fn is_guarded(&self, at: Square, by: Side) -> bool {
        !self.bent().attackers(at, by).is_empty()
    }
}
