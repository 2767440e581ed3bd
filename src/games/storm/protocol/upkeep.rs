//! Deeds of effects in force in a turn, by themselves: a King comes back, duties and clocks lapse, an exchange runs
//! out.

use crate::board::{Edit, PieceId, Square};
use crate::games::storm::board::{doors, lasting};
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::Memory;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// CS-005: the player on turn cannot take anything, so nobody has to any more.
pub fn starve(t: T<'_, '_>) {
    let starves = |effect: &Lasting| effect.rule == Rule::Starving;
    while permit::is_starved_out(t.table) {
        let text = format!("{} can't capture anything.", words::side(t.table.side(t.table.mover)));
        t.say(None, text, Vec::new(), t.table.card_in_force(starves));
        lasting::end_where(t, starves);
    }
}

/// CS-135: a player who stands in check when the turn begins has no clock.
pub fn unhurry(t: T<'_, '_>, me: Seat) {
    if t.table.lasting.iter().any(|effect| effect.hurries(me)) && t.table.checked(t.table.side(me)) {
        lasting::end_where(t, |effect| effect.hurries(me));
        t.table.count_anew();
    }
}

/// CS-139: true if a King of the player on turn is away.
pub fn is_king_due(table: &Table) -> bool {
    let side = table.side(table.mover);
    table.away().iter().any(|king| table.board.piece(king).side == side)
}

/// CS-139: a King of the army that a player owns comes back before anything else in the turn; that is no card, and no
/// part of the Action.
///
/// # Errors
/// The stops of a script.
pub fn return_king(t: T<'_, '_>, me: Seat) -> Flow {
    let side = t.table.side(me);
    let is_his = |table: &Table, effect: &Lasting| {
        effect.rule == Rule::Regent && effect.piece().is_some_and(|king| table.board.piece(king).side == side)
    };
    while let Some(at) = t.table.lasting.iter().position(|effect| is_his(t.table, effect)) {
        let Some(king) = t.table.lasting[at].piece() else { return Ok(()) };
        let squares = throne(t.table, king);
        let square = match squares[..] {
            [only] => only,
            // No square is free for it: it waits.
            [] => return Ok(()),
            _ => match t.ask(me, Why::Return, squares.into_iter().map(Choice::Square).collect())? {
                Choice::Square(at) => at,
                _ => return Err(Stop::Diverged),
            },
        };
        lasting::end(t, at);
        doors::arrive(t, me, king, square);
        t.table.now = Memory { stirred: true, ..Memory::default() };
        t.table.step_starts.clear();
        starve(t);
        t.table.count_anew();
    }
    Ok(())
}

/// The squares to which a King may come back, where it neither checks the other King nor is mated: of the edge, or else of
/// the whole board; such as are not attacked, if there are any.
fn throne(table: &Table, king: PieceId) -> Vec<Square> {
    let side = table.board.piece(king).side;
    let there = |at: Square| {
        let mut after = table.clone();
        after.silently(Edit::Place { piece: king, at });
        after.lasting.retain(|effect| effect.rule != Rule::Regent || effect.piece() != Some(king));
        lasting::refresh(&mut after);
        after
    };
    for squares in [table.land.terrain().rim() & table.empty(), table.empty()] {
        // CS-0.51: the other player's turn is over, so that King may not stand in check now. CS-0.52: no card mates.
        let apart = squares.iter().map(|at| (at, there(at))).filter(|(_, after)| !after.checked(side.foe()));
        let (safe, attacked): (Vec<_>, Vec<_>) =
            apart.partition(|(at, after)| after.bent().attackers(*at, side.foe()).is_empty());
        let alive = attacked.into_iter().filter(|(_, after)| !after.mated(side));
        let found: Vec<Square> =
            if safe.is_empty() { alive.collect() } else { safe }.into_iter().map(|(at, _)| at).collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// A turn of the seat is over. CS-0.51: an exchange whose turns are over goes on as long as the King who would not be on
/// move is in check.
pub fn end_exchange(t: T<'_, '_>, seat: Seat) {
    for effect in &mut t.table.lasting {
        if let Rule::Traded { left } = &mut effect.rule {
            left[seat.index()] = left[seat.index()].saturating_sub(1);
        }
    }
    let is_over = |table: &Table| table.lasting.iter().position(|effect| effect.rule == Rule::Traded { left: [0; 2] });
    while let Some(at) = is_over(t.table).filter(|_| !t.table.checked(t.table.side(t.table.mover))) {
        lasting::end(t, at);
    }
}
