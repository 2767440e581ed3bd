//! A piece makes a move: once, or several do, one after the other or all judged on the position before.

use super::super::again;
use super::ways::Lent;
use super::{Named, Run};
use crate::board::{order, How, Kind, Move};
use crate::games::storm::board::{doors, moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::steps;
use crate::games::storm::model::tree::words::{Base, Direction, Same, WayWord};
use crate::games::storm::model::tree::{Far, Like};
use crate::games::storm::protocol::{dead_ends, picks};
use crate::play::{Flow, Seat, Stop};

impl Run<'_> {
    /// A piece moves, or several do.
    pub(super) fn movement(&mut self, card: &mut CardPlay<'_, '_>, step: &steps::Move<'_>) -> Flow {
        let lent = self.lent(card.table(), step)?;
        let most = step.times.map_or(1, |times| times.most);
        if most == 1 {
            let m = self.a_move(card, &|table| self.moves(table, step, &lent))?;
            self.make(card, step, &lent, m);
            self.bind(step.name, Named::Piece(m.piece));
            return self.done();
        }
        match (step.at_once, step.times.is_some_and(|times| times.must)) {
            (true, false) => self.any_at_once(card, step, &lent),
            (true, true) => self.two_at_once(card, step, &lent),
            (false, _) => self.one_after_another(card, step, &lent, most),
        }
    }

    /// The kinds that the pieces move like.
    fn lent(&self, table: &Table, step: &steps::Move<'_>) -> Flow<Lent> {
        let kinds = match step.like {
            None => Vec::new(),
            Some(Like::Kinds(kinds)) => kinds.to_vec(),
            Some(Like::Named(name)) => vec![self.kind(name).ok_or(Stop::Void)?],
            // CS-064: a copy is played in the opponent's turn (CS-133): what moved in it was moved last.
            Some(Like::Came) => moves::kinds(table, table.moved_last(self.seat).ok_or(Stop::Void)?.m.piece),
        };
        let ran = if step.way == Some(WayWord::Repeat) { self.just_run(table) } else { Vec::new() };
        Ok(Lent { kinds, ran })
    }

    /// Makes a move in the way that is told of it.
    fn make(&self, card: &mut CardPlay<'_, '_>, step: &steps::Move<'_>, lent: &Lent, m: Move) {
        let way = self.way(card.table(), step, lent, m);
        doors::make(card.turn(), self.seat, m, way);
    }

    fn way(&self, table: &Table, step: &steps::Move<'_>, lent: &Lent, m: Move) -> Way {
        match step.way {
            Some(WayWord::OverOwn | WayWord::OverOne) => tracks::over(table, m),
            Some(WayWord::Bounce) => Way::Winding,
            // The copy of a move along a line counts as a move along a line, too, in whatever direction it goes.
            Some(WayWord::Repeat) => {
                let ran = lent.ran.iter().filter(|step| matches!(step.way, Way::Line(_)));
                let is_line = ran.into_iter().any(|step| again::copied(table, step, m.piece) == Some(m.to));
                if is_line {
                    tracks::lent(table, m, &[Kind::Queen])
                } else {
                    Way::Other
                }
            }
            None if step.step.is_some() || step.leap.is_some() => Way::Other,
            None if step.like.is_some() => tracks::lent(table, m, &lent.kinds),
            None => tracks::own(table, m),
        }
    }

    /// CS-061: any number of them move; who is free is judged before anybody moves.
    fn any_at_once(&mut self, card: &mut CardPlay<'_, '_>, step: &steps::Move<'_>, lent: &Lent) -> Flow {
        let (least, most) = step.times.map_or((1, 1), |times| (times.least, times.most));
        let mut left = self.moves(card.table(), step, lent);
        let is_proved = self.is_last && !self.late && is_steps_of_pawns(step) && most >= 8 && least <= 1;
        if is_proved {
            dead_ends::steps(card, &left)?;
        }
        let mut last: Option<Move> = None;
        for time in 0..most {
            let may = |m: &Move| last.is_none_or(|last: Move| card.may_come_after(m.from, last.from));
            let more: Vec<Move> = left.iter().copied().filter(may).collect();
            if is_proved && time > 0 {
                dead_ends::steps(card, &more)?;
            }
            let options = more.iter().map(|&m| card.table().choice(m)).collect();
            let chosen = match time {
                _ if time < least.max(1) => self.pick(card, options)?,
                _ if left.is_empty() => break,
                _ => match self.pick_or_done(card, options)? {
                    Some(chosen) => chosen,
                    None => break,
                },
            };
            let m = picks::moved(chosen)?;
            self.make(card, step, lent, m);
            left.retain(|next| next.piece != m.piece && next.to != m.to);
            last = Some(m);
        }
        self.done()
    }

    /// CS-068: two of them move, as they could before either did.
    fn two_at_once(&mut self, card: &mut CardPlay<'_, '_>, step: &steps::Move<'_>, lent: &Lent) -> Flow {
        let mut all = self.moves(card.table(), step, lent);
        let goes_up = |m: &Move| m.to.file() > m.from.file();
        if step.same == Some(Same::Way) {
            order::by_key(&mut all, goes_up);
        }
        let fits = |first: &Move, m: &Move| {
            let is_same = step.same != Some(Same::Way) || goes_up(first) == goes_up(m);
            is_same && m.piece != first.piece && m.to != first.to
        };
        let partners = |first: &Move| all.iter().copied().filter(|m| fits(first, m)).collect::<Vec<Move>>();
        let firsts: Vec<Move> = all.iter().copied().filter(|first| !partners(first).is_empty()).collect();
        let first = self.a_move(card, &|_| firsts.clone())?;
        self.make(card, step, lent, first);
        let second = self.a_move(card, &|_| partners(&first))?;
        self.make(card, step, lent, second);
        self.done()
    }

    /// CS-055, CS-060: they move one after the other. There is no second move if all that are found leave the own King in
    /// check (CS-0.32), and it captures nobody in passing.
    fn one_after_another(
        &mut self,
        card: &mut CardPlay<'_, '_>,
        step: &steps::Move<'_>,
        lent: &Lent,
        most: u8,
    ) -> Flow {
        let first = self.a_move(card, &|table| self.moves(table, step, lent))?;
        let counts = |&kind: &Kind| card.table().counts_as(first.piece, kind);
        let kinds: Vec<Kind> = step.who.kinds.iter().copied().filter(counts).collect();
        self.make(card, step, lent, first);
        let mut moved = vec![first.piece];
        for _ in 1..most {
            let others = |table: &Table, _: Seat| {
                let is_alike =
                    |id| step.same != Some(Same::Kind) || kinds.iter().any(|&kind| table.counts_as(id, kind));
                let mut others = self.moves(table, step, lent);
                others.retain(|m| is_alike(m.piece) && !moved.contains(&m.piece) && m.how != How::Passing);
                others
            };
            let next = if self.late { self.late_second(card, &others)? } else { card.second_of(&others)? };
            let Some(next) = next else { break };
            self.make(card, step, lent, next);
            moved.push(next.piece);
        }
        self.done()
    }

    fn late_second(&self, card: &mut CardPlay<'_, '_>, find: &dyn Fn(&Table, Seat) -> Vec<Move>) -> Flow<Option<Move>> {
        let found = find(card.table(), self.seat);
        if found.is_empty() {
            return Ok(None);
        }
        self.a_move(card, &|_| found.clone()).map(Some)
    }
}

/// True if these are steps of own pawns straight ahead by one square, by which nobody is captured.
fn is_steps_of_pawns(step: &steps::Move<'_>) -> bool {
    let who = step.who;
    let is_pawns =
        who.base() == Some(Base::Own) && who.kinds == [Kind::Pawn] && who.but.is_empty() && who.filters.is_empty();
    let is_step = step.step == Some(&[Direction::Ahead]) && step.far.is_none_or(|far| far == Far { least: 1, most: 1 });
    is_pawns && is_step && step.take.is_none() && step.hit.is_none() && step.to.is_none()
}
