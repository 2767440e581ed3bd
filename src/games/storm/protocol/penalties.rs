//! Costs of words while they count: CS-003, CS-004.

use crate::board::{Kind, PieceId};
use crate::games::storm::board::{bombs, doors, lasting, rewind};
use crate::games::storm::model::catalog::own;
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::permit;
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// True if words count.
pub fn is_hushed(table: &Table) -> bool {
    table.lasting.iter().any(hushes)
}

fn hushes(effect: &Lasting) -> bool {
    effect.rule == Rule::Hushed
}

/// True if complaints count.
pub fn is_respected(table: &Table) -> bool {
    table.lasting.iter().any(is_respect)
}

fn is_respect(effect: &Lasting) -> bool {
    effect.rule == Rule::Respected
}

/// CS-003: a player has spoken ill of the card game, and loses a Pawn that the other one chooses; the card stays.
///
/// # Errors
/// The stops of a script.
pub fn grumbled(t: T<'_, '_>, speaker: Seat) -> Flow {
    let pawns = losses(t.table, speaker, Kind::Pawn);
    let pawn = match pawns[..] {
        [] => return Ok(()),
        [only] => only,
        _ => {
            let options = pawns.iter().map(|&id| t.table.name(id)).collect();
            let choice = t.ask(speaker.other(), Why::Penalty, options)?;
            t.table.named(choice).ok_or(Stop::Diverged)?
        }
    };
    let text = format!("{} has complained.", words::side(t.table.side(speaker)));
    t.say(speaker, text, vec![t.table.at(pawn)], t.table.card_in_force(is_respect));
    lose(t, speaker.other(), pawn, None);
    Ok(())
}

/// CS-004: a player has named a kind, and loses a piece of it, of their own choice; without one the card stays.
///
/// # Errors
/// The stops of a script.
pub fn uttered(t: T<'_, '_>, speaker: Seat, kind: Kind) -> Flow {
    let pieces = losses(t.table, speaker, kind);
    let piece = match pieces[..] {
        [] => return Ok(()),
        [only] => only,
        _ => {
            let options = pieces.iter().map(|&id| t.table.name(id)).collect();
            let choice = t.ask(speaker, Why::Forfeit, options)?;
            t.table.named(choice).ok_or(Stop::Diverged)?
        }
    };
    let text = format!("{} has named the {}.", words::side(t.table.side(speaker)), words::kind(kind));
    t.say(speaker, text, vec![t.table.at(piece)], t.table.card_in_force(hushes));
    let at = t.table.lasting.iter().position(hushes);
    let ended = at.map(|at| t.table.lasting[at].clone());
    at.into_iter().for_each(|at| lasting::end(t, at));
    lose(t, speaker, piece, ended);
    Ok(())
}

/// A piece is lost for a word, by this player's choice, and an Omertà has come to its end.
fn lose(t: T<'_, '_>, by: Seat, piece: PieceId, ended: Option<Lasting>) {
    t.table.now.stirred = true;
    doors::remove(t, by, piece);
    rewind::keep_lost(t.table, piece, ended);
}

/// True if this remark would cost its speaker something now.
pub fn costs(table: &Table, speaker: Seat, remark: Choice) -> bool {
    match remark {
        Choice::Say(kind) => !losses(table, speaker, kind).is_empty(),
        Choice::Grumble => !losses(table, speaker, Kind::Pawn).is_empty(),
        _ => false,
    }
}

/// The pieces of a kind that a player can lose lawfully (CS-0.51, CS-0.52); a neutral one is nobody's loss (CS-0.5).
fn losses(table: &Table, speaker: Seat, kind: Kind) -> Vec<PieceId> {
    let before = Checks::of(table);
    let waiting = table.side(table.mover.other());
    let mut pieces = table.who(speaker, own(&[]).but(&[Kind::King]));
    pieces.retain(|&piece| table.counts_as(piece, kind));
    pieces.retain(|&piece| {
        let after = bombs::without(table, piece);
        let opens = after.checked(waiting) && !table.checked(waiting);
        let is_lawful = before.allows(&after, speaker) && !opens && !strands(table, &after);
        !table.overlay.neutral.contains(piece) && is_lawful
    });
    pieces
}

/// True if a loss takes the last answer to a check from a player whose Action was taken back: that one may not be done
/// again (CS-0.72), so it is not mate and yet there is no move.
fn strands(table: &Table, after: &Table) -> bool {
    let is_due = !table.undone.is_empty() && table.now.action == Action::None;
    is_due
        && after.checked(after.side(after.mover))
        && permit::moves(after).is_empty()
        && !permit::moves(table).is_empty()
}
