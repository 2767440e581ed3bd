//! Checks: the moments at which they are told, and the pieces that have just given one. For that the attackers of one
//! of two Kings before the turn are remembered.

use crate::board::{PieceSet, Side};
use crate::games::classic;
use crate::games::storm::model::table::Table;
use crate::games::storm::T;
use crate::games::words;
use crate::play::Seat;

/// The pieces that give a King of the player the check of the turn just finished. One of two Kings may have stood in check
/// before: a piece that attacked him when that turn began has not just put him in check (CS-023).
pub fn just_checking(table: &Table, me: Seat) -> PieceSet {
    let side = table.side(me);
    let known = |king| {
        let had = table.now.attackers.iter().find(|(attacked, _)| *attacked == king);
        had.map_or(PieceSet::EMPTY, |(_, attackers)| *attackers)
    };
    let by = |king| table.bent().attackers(table.at(king), side.foe()) - known(king);
    table.bent().royals_in_check(side).iter().fold(PieceSet::EMPTY, |all, king| all | by(king))
}

/// Tells once that an army is in check, as soon as it is; again only after it has been out of check.
pub fn tell(t: T<'_, '_>, side: Side) {
    let checked = Some(side).filter(|&side| t.table.checked(side));
    let told = std::mem::replace(&mut t.table.now.told_check, checked);
    if checked.is_some() && told != checked {
        let kings = classic::squares_of(&t.table.board, t.table.royals(side));
        t.say_check(side, format!("{} is in check.", words::side(side)), kings);
    }
}

/// A turn begins: who attacks which of two Kings is remembered for [`just_checking`].
pub fn note_attackers(table: &mut Table) {
    let kings_of = |side| table.royals(side).iter().map(move |king| (king, side));
    let pairs = Side::BOTH.into_iter().filter(|&side| table.royals(side).len() == 2).flat_map(kings_of);
    let attackers = pairs.map(|(king, side)| (king, table.bent().attackers(table.at(king), side.foe())));
    table.now.attackers = attackers.collect();
}
