//! The pieces of a player's first rank stand anew: CS-074.

use crate::board::{Kind, PieceId, Side, Square};
use crate::games::storm::board::{tracks, undone};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::effect::Until;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::{dead_ends, look, proofs};
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 74,
    name: "rock-n-roll",
    title: "Rock'n'Roll",
    window: When::Instead,
    lasts: false,
    text: "Rearrange your pieces on your first rank as you like, on any of its squares. Not while an enemy piece stands there.",
    glyphs: "own:rook swap own:king row",
    counsel: Counsel::Plain,
    play: Play::Do(rock_n_roll),
}];

/// CS-074: one piece after another is told where to go; those that are not told stay. They go at once.
fn rock_n_roll(card: &mut CardPlay<'_, '_>) -> Flow {
    dead_ends::duties(card)?;
    let mut plan = Plan::of(card.table(), card.me())?;
    while plan.goals.len() < plan.pieces.len() {
        let options = match card.tried_answer() {
            Some(known) => vec![known],
            None if card.is_unaided() || plan.can_end(card.table()) => plan.answers(card.table()),
            None => return Err(Stop::Void),
        };
        match card.pick_where(options, &|table, &choice| plan.leads_on_with(table, choice))? {
            Choice::Place(from, to) => plan.goals.push((card.table().board.at(from).ok_or(Stop::Diverged)?, to)),
            _ => break,
        }
    }
    card.rearrange(&plan.goals);
    Ok(())
}

/// Plan of the squares that pieces of the rank are to go to.
#[derive(Clone)]
struct Plan {
    me: Seat,
    before: Checks,
    /// The squares of the rank.
    row: Vec<Square>,
    /// The pieces on it: those first that decide soonest whether the plan can be lawful.
    pieces: Vec<PieceId>,
    /// Pieces that are told to go, each with its square.
    goals: Vec<(PieceId, Square)>,
    /// True if a mate given by some of the pieces stays a mate, whatever squares the others go to.
    mate_is_final: bool,
}

impl Plan {
    /// Nobody is told anything yet.
    ///
    /// # Errors
    /// `Stop::Void` if a piece of the other player stands on the rank.
    fn of(table: &Table, me: Seat) -> Flow<Plan> {
        let (terrain, side) = (table.land.terrain(), table.side(me));
        let row: Vec<Square> = terrain.squares().iter().filter(|&at| terrain.row_of(side, at) == 0).collect();
        let mut pieces: Vec<PieceId> = row.iter().filter_map(|&at| table.board.at(at)).collect();
        let own = table.pieces(me);
        let is_own = |&at: &Square| table.bent().occupants(at).iter().all(|id| own.contains(id));
        if pieces.is_empty() || !row.iter().all(is_own) {
            return Err(Stop::Void);
        }
        let rank = |&piece: &PieceId| (!table.is_royal(piece), !tracks::is_runner(table, piece), table.at(piece));
        crate::board::order::by_key(&mut pieces, rank);
        let mate_is_final = mate_is_final(table, side);
        Ok(Plan { me, before: Checks::of(table), row, pieces, goals: Vec::new(), mate_is_final })
    }

    /// Orders that may be given next.
    fn answers(&self, table: &Table) -> Vec<Choice> {
        let goals = |piece| self.free(table, piece).into_iter().map(move |to| Choice::Place(table.at(piece), to));
        let done = self.is_whole(table).then_some(Choice::Done);
        self.open(table).into_iter().flat_map(goals).chain(done).collect()
    }

    fn goal(&self, piece: PieceId) -> Option<Square> {
        self.goals.iter().find(|&&(id, _)| id == piece).map(|&(_, to)| to)
    }

    fn is_free(&self, at: Square) -> bool {
        self.goals.iter().all(|&(_, to)| to != at)
    }

    /// True if it can be carried out as it is: some piece goes, and none to a square on which another stays.
    fn is_whole(&self, table: &Table) -> bool {
        let stays = |&piece: &PieceId| self.goal(piece).is_some() || self.is_free(table.at(piece));
        let goes = self.goals.iter().any(|&(piece, to)| table.at(piece) != to);
        goes && self.pieces.iter().all(stays)
    }

    /// True if it can be carried on to a lawful end. Nothing but that is asked of it, so no question leads into a dead
    /// end, and the search through the ways of playing the card never turns back.
    fn can_end(&mut self, table: &Table) -> bool {
        let simplest = match self.goals[..] {
            [] => self
                .pieces
                .iter()
                .flat_map(|&piece| self.others(table, piece).map(move |to| vec![(piece, to)]))
                .collect(),
            _ => vec![self.goals.clone()],
        };
        simplest.into_iter().any(|goals| self.is_lawful(table, &self.filled(table, goals))) || self.leads_on(table)
    }

    /// True if it can be carried on to a lawful end with this answer to the next question.
    fn leads_on_with(&self, table: &Table, choice: Choice) -> bool {
        let mut plan = self.clone();
        let leads_on = match choice {
            Choice::Place(from, to) => {
                plan.goals.extend(table.board.at(from).map(|piece| (piece, to)));
                plan.can_end(table)
            }
            _ => self.is_lawful(table, &self.goals),
        };
        let untold = plan.pieces.len() - plan.goals.len();
        debug_assert!(proofs::is_right(table, self.me, choice, leads_on, untold), "{}: {choice}", proofs::card(table));
        leads_on
    }

    /// True if any way of telling the other pieces leads to a lawful end.
    fn leads_on(&mut self, table: &Table) -> bool {
        if self.is_doomed(table) {
            return false;
        }
        let Some(piece) = self.pieces.iter().copied().find(|&piece| self.goal(piece).is_none()) else {
            return self.is_whole(table) && self.is_lawful(table, &self.goals);
        };
        let all = [table.at(piece)].into_iter().chain(self.others(table, piece));
        let free: Vec<Square> = all.filter(|&at| self.is_free(at)).collect();
        free.into_iter().any(|to| {
            self.goals.push((piece, to));
            let leads_on = self.leads_on(table);
            self.goals.pop();
            leads_on
        })
    }

    /// The squares of the rank on which a piece does not stand.
    fn others(&self, table: &Table, piece: PieceId) -> impl Iterator<Item = Square> + '_ {
        let from = table.at(piece);
        self.row.iter().copied().filter(move |&at| at != from)
    }

    /// The pieces that are not told yet: first those to whose squares others go.
    fn open(&self, table: &Table) -> Vec<PieceId> {
        let mut open: Vec<PieceId> = self.pieces.iter().copied().filter(|&piece| self.goal(piece).is_none()).collect();
        crate::board::order::by_key(&mut open, |&piece| self.is_free(table.at(piece)));
        open
    }

    /// The squares to which a piece that is not told yet may go: first those on which nobody will stand.
    fn free(&self, table: &Table, piece: PieceId) -> Vec<Square> {
        let stays = |at: Square| self.pieces.iter().any(|&id| table.at(id) == at && self.goal(id).is_none());
        let mut free: Vec<Square> = self.others(table, piece).filter(|&to| self.is_free(to)).collect();
        crate::board::order::by_key(&mut free, |&to| stays(to));
        free
    }

    /// These goals, and somewhere else to go for whoever stands in their way.
    fn filled(&self, table: &Table, mut goals: Vec<(PieceId, Square)>) -> Vec<(PieceId, Square)> {
        let told = |goals: &[(PieceId, Square)], piece| goals.iter().any(|&(id, _)| id == piece);
        let aimed = |goals: &[(PieceId, Square)], at| goals.iter().any(|&(_, to)| to == at);
        while let Some(&piece) = self.pieces.iter().find(|&&id| !told(&goals, id) && aimed(&goals, table.at(id))) {
            let stays = |at| self.pieces.iter().any(|&id| table.at(id) == at && !told(&goals, id));
            let Some(&to) = self.row.iter().find(|&&at| !aimed(&goals, at) && !stays(at)) else { break };
            goals.push((piece, to));
        }
        goals
    }

    /// True if the card may end so.
    fn is_lawful(&self, table: &Table, goals: &[(PieceId, Square)]) -> bool {
        let goals: Vec<(PieceId, Square)> =
            goals.iter().copied().filter(|&(piece, to)| table.at(piece) != to).collect();
        let after = look::rearranged(table, self.me, &goals);
        !goals.is_empty() && self.before.allows(&after, self.me) && !undone::repeats(&after, &[])
    }

    /// True if the pieces that are told already make every end unlawful.
    fn is_doomed(&self, table: &Table) -> bool {
        let mut scratch = table.clone();
        for &piece in &self.pieces {
            scratch.put_silently(piece, None);
        }
        for &(piece, to) in &self.goals {
            scratch.put_silently(piece, Some(to));
        }
        is_surely_checked(&scratch, self.me, &self.pieces)
            || self.mate_is_final && !self.before.allows(&scratch, self.me)
    }
}

/// True if the only royal piece of a seat is attacked by a piece that would attack it wherever the other pieces of the
/// rank stood. They cannot block its line; but they may occupy the square between two leaps of one move, and magnets
/// among them hold their neighbours.
fn is_surely_checked(scratch: &Table, me: Seat, row: &[PieceId]) -> bool {
    let (bent, side) = (scratch.bent(), scratch.side(me));
    let Some(royal) = bent.royal(side) else { return false };
    let over = &scratch.overlay;
    let holds = over.magnets.iter().any(|(magnet, _)| row.contains(magnet));
    let terrain = scratch.land.terrain();
    let is_sure = |id: PieceId| {
        let is_near = terrain.row_of(side, scratch.at(id)) <= 1;
        let leaps_twice = bent.kinds(id).any(Kind::leaps_twice);
        !(row.contains(&id) || leaps_twice || over.sleepers().contains(id) || holds && is_near)
    };
    bent.attackers(scratch.at(royal), side.foe()).iter().any(is_sure)
}

/// True if the other pieces of a side's first rank cannot undo a mate that some of them give: they block neither the
/// check nor a flight square, and no effect depends on where they stand.
fn mate_is_final(table: &Table, side: Side) -> bool {
    let over = &table.overlay;
    let still = over.neutral.is_empty() && over.sleepers().is_empty() && over.magnets.is_empty();
    let plain = over.lent.is_empty() && over.tunnels.is_empty() && over.fused.is_empty() && over.lodgers.is_empty();
    let lasts = table
        .lasting
        .iter()
        .all(|effect| matches!(effect.until, Until::Gone | Until::Close(_) | Until::CloseAfter(_) | Until::Alone));
    let is_far = |king: PieceId| table.land.terrain().row_of(side, table.at(king)) > 1;
    let far = table.royals(side.foe()).iter().all(is_far);
    still && plain && lasts && far && !table.board.has(Kind::leaps_twice)
}
