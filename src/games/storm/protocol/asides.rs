//! CS-0.84: what players say beside the game. A remark or a claim is an answer of the open question like any other, so it
//! is recorded with it; the question is put again afterwards.

use crate::board::Kind;
use crate::games::storm::cards::talk;
use crate::games::storm::table::Table;
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat};

/// The kinds on the wheel of remarks.
const NAMED: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// What is answered to a claim.
const ADMIT: Choice = Choice::Word("admit");
const DENY: Choice = Choice::Word("deny");

/// What the asked player may say beside the answer: one thing a turn, and only while words count.
pub fn offers(table: &Table, me: Seat) -> Vec<Choice> {
    if table.spoken[me.index()] || !talk::is_hushed(table) {
        return Vec::new();
    }
    NAMED.into_iter().map(if table.options.honour { Choice::Heard } else { Choice::Say }).collect()
}

/// Whether the answer was said beside the game; it has had its effect then.
///
/// # Errors
/// The stops of a script.
pub fn heard(t: T<'_, '_>, me: Seat, choice: Choice) -> Flow<bool> {
    let [own, other] = [me, me.other()].map(|seat| words::side(t.table.side(seat)));
    match choice {
        Choice::Say(kind) => {
            t.table.spoken[me.index()] = true;
            t.say(me, format!("{own} says “{}”.", words::kind(kind)), Vec::new(), None);
            talk::uttered(t, me, kind)?;
        }
        Choice::Heard(kind) => {
            t.table.spoken[me.index()] = true;
            t.say(me, format!("{own} claims that {other} said “{}”.", words::kind(kind)), Vec::new(), None);
            if t.ask(me.other(), Why::Admit, vec![ADMIT, DENY])? == ADMIT {
                t.say(me.other(), format!("{other} admits it."), Vec::new(), None);
                talk::uttered(t, me.other(), kind)?;
            } else {
                t.say(me.other(), format!("{other} denies it."), Vec::new(), None);
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}
