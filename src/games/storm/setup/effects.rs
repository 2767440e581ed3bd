//! The lasting effects of a setup, each as its card lays it out.

use super::cards::{card_named, open, take};
use super::wanted::SetupLasting;
use crate::games::form::Needs;
use crate::games::storm::board::lasting;
use crate::games::storm::cards::tree;
use crate::games::storm::model::catalog::{Card, Play, Row};
use crate::games::storm::model::effect::{Lasting, On};
use crate::games::storm::model::layout::{bad, Laid, Wanted};
use crate::games::storm::model::table::Table;
use crate::games::storm::model::tree::Step;
use crate::play::{Fault, Seat};

/// Lays out an effect that lasts.
///
/// # Errors
/// `bad-setup` naming what is wrong.
pub fn last(
    table: &mut Table,
    said: &SetupLasting,
    heaps: &mut [Vec<Card>; 2],
    needs: &mut Vec<Needs>,
) -> Result<(), Fault> {
    let name = &said.card;
    let heap = Seat::from_name(&said.owner).map_or(0, |owner| table.piles.heap(owner));
    let card = card_named(&heaps[heap], name)?;
    let Some(owner) = Seat::from_name(&said.owner) else {
        return bad(format!("there is no seat `{}`: first or second", said.owner));
    };
    let mut wanted = Wanted::new(table, owner, name, [said.at.as_deref(), said.more.as_deref()]);
    let laid = lay(card, &mut wanted);
    needs.push(wanted.needs());
    let (on, until, rule) = laid?;
    wanted.refuse_idle()?;
    let sign = if card.row().lasts { Some(take(&mut heaps[heap], name)?) } else { None };
    let sign = sign.map(|card| open(table, card, owner));
    table.plays += 1;
    let play = table.plays;
    table.lasting.push(Lasting { card, play, sign, owner, on, until, rule });
    lasting::refresh(table);
    Ok(())
}

/// The effect of a card, where the setup's words say enough of it.
fn lay(card: Card, wanted: &mut Wanted<'_>) -> Laid {
    match &card.row().play {
        Play::Mark(who, until, rule) => {
            let piece = wanted.piece(*who)?;
            Ok((On::Piece(piece), *until, rule(wanted.table.at(piece))))
        }
        Play::Begin(until, rule) => Ok((On::Nobody, *until, *rule)),
        Play::Last(layout, _) => layout.lay(wanted),
        Play::Tree(play) => tree::lay_out(&play.tree, wanted),
        _ => bad(format!("the effect of `{}` does not last", card.name())),
    }
}

/// True if a setup can lay out an effect of the card.
pub fn can_last(row: &Row) -> bool {
    match &row.play {
        Play::Mark(..) | Play::Begin(..) | Play::Last(..) => true,
        Play::Tree(play) => play.tree.steps.iter().any(outlasts),
        _ => false,
    }
}

/// True for a step whose effect a setup can lay out.
fn outlasts(step: &Step<'_>) -> bool {
    matches!(step, Step::Mark(_) | Step::Shape(_) | Step::Fuse(_) | Step::Lay(_) | Step::Begin(_) | Step::Note(_))
}
