//! The lasting effects of a setup, each as its card lays it out.

use super::cards::{card_named, open, take};
use super::wanted::SetupLasting;
use crate::games::storm::board::lasting;
use crate::games::storm::cards::tree;
use crate::games::storm::model::catalog::{Card, Play};
use crate::games::storm::model::effect::{Lasting, On};
use crate::games::storm::model::layout::{bad, Wanted};
use crate::games::storm::model::table::Table;
use crate::play::{Fault, Seat};

/// Lays out an effect that lasts.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn last(table: &mut Table, said: &SetupLasting, rest: &mut Vec<Card>) -> Result<(), Fault> {
    let name = &said.card;
    let card = card_named(rest, name)?;
    let Some(owner) = Seat::from_name(&said.owner) else {
        return bad(format!("there is no seat `{}`: first or second", said.owner));
    };
    let mut wanted = Wanted::new(table, owner, name, [said.at.as_deref(), said.more.as_deref()]);
    let (on, until, rule) = match &card.row().play {
        Play::Mark(who, until, rule) => {
            let piece = wanted.piece(*who)?;
            (On::Piece(piece), *until, rule(wanted.table.at(piece)))
        }
        Play::Begin(until, rule) => (On::Nobody, *until, *rule),
        Play::Last(layout, _) => layout.lay(&mut wanted)?,
        Play::Tree(play) => tree::lay_out(&play.tree, &mut wanted)?,
        _ => return bad(format!("the effect of `{name}` does not last")),
    };
    wanted.refuse_idle()?;
    let sign = if card.row().lasts { Some(take(rest, name)?) } else { None };
    let sign = sign.map(|card| open(table, card));
    table.plays += 1;
    let play = table.plays;
    table.lasting.push(Lasting { card, play, sign, owner, on, until, rule });
    lasting::refresh(table);
    Ok(())
}
