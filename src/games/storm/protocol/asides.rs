//! CS-0.84: words of players beside the game. A remark or a claim is an answer of the open question like any other, so
//! it is recorded with it; the question is put again afterwards.

use super::{penalties, remarks};
use crate::board::Kind;
use crate::games::storm::model::table::Table;
use crate::games::storm::options::SocialMode;
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Seat};

/// The kinds on the wheel of remarks.
const NAMED: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// Answers to a claim, and to what was done by hand.
pub(super) const ADMIT: Choice = Choice::Word("admit");
pub(super) const DENY: Choice = Choice::Word("deny");

/// Words that the asked player may say beside the answer: one thing a turn, and only while words count.
pub fn offers(table: &Table, me: Seat) -> Vec<Choice> {
    let mut said = Vec::new();
    if !table.spoken[me.index()] {
        let honour = table.options.social_mode == SocialMode::Honour;
        if penalties::is_hushed(table) {
            said.extend(NAMED.into_iter().map(if honour { Choice::Heard } else { Choice::Say }));
        }
        if penalties::is_respected(table) {
            said.push(if honour { Choice::Accuse } else { Choice::Grumble });
        }
    }
    said
}

/// The remarks of the wheel that would cost this player something now: kinds by name, and a complaint.
pub fn costly(table: &Table, me: Seat) -> Vec<&'static str> {
    let costly = |remark: Choice| match remark {
        _ if !penalties::costs(table, me, remark) => None,
        Choice::Say(kind) => Some(kind.name()),
        _ => Some("grumble"),
    };
    offers(table, me).into_iter().filter_map(costly).collect()
}

/// Choice that a typed line amounts to, of those that may be said: of several remarks the first that costs something.
pub fn amounts_to(table: &Table, me: Seat, line: &str) -> Option<Choice> {
    let said = offers(table, me);
    let mut remarks = remarks::remarks(line);
    remarks.retain(|remark| said.contains(remark));
    remarks.iter().find(|&&remark| penalties::costs(table, me, remark)).or(remarks.first()).copied()
}

/// True if the answer was said beside the game; it has had its effect then.
///
/// # Errors
/// The stops of a script.
pub fn heard(t: T<'_, '_>, me: Seat, choice: Choice) -> Flow<bool> {
    let [own, other] = [me, me.other()].map(|seat| words::side(t.table.side(seat)));
    match choice {
        Choice::Say(kind) => {
            t.say(me, format!("{own} says “{}”.", words::kind(kind)), Vec::new(), None);
            spoke(t, me);
            penalties::uttered(t, me, kind)?;
        }
        Choice::Grumble => {
            t.say(me, format!("{own} says “This card is silly.”"), Vec::new(), None);
            spoke(t, me);
            penalties::grumbled(t, me)?;
        }
        Choice::Heard(kind) => {
            t.say(me, format!("{own} claims that {other} said “{}”.", words::kind(kind)), Vec::new(), None);
            if is_admitted(t, me)? {
                penalties::uttered(t, me.other(), kind)?;
            }
        }
        Choice::Accuse => {
            t.say(me, format!("{own} claims that {other} complained about the card game."), Vec::new(), None);
            if is_admitted(t, me)? {
                penalties::grumbled(t, me.other())?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// A player has made the remark of the turn; it may offend (CS-001).
fn spoke(t: T<'_, '_>, me: Seat) {
    t.table.spoken[me.index()] = true;
    t.table.act(me, Choice::Word("remark"));
}

/// True if the other player admits what this one claims.
fn is_admitted(t: T<'_, '_>, me: Seat) -> Flow<bool> {
    t.table.spoken[me.index()] = true;
    let admitted = t.ask(me.other(), Why::Admit, vec![ADMIT, DENY])? == ADMIT;
    let (other, how) = (words::side(t.table.side(me.other())), if admitted { "admits" } else { "denies" });
    t.say(me.other(), format!("{other} {how} it."), Vec::new(), None);
    if admitted {
        t.table.act(me.other(), Choice::Word("remark"));
    }
    Ok(admitted)
}
