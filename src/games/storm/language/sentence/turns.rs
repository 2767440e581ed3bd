//! Cards and turns in words.

use super::nouns::number;
use super::say::Say;
use crate::games::storm::model::tree::steps::Undo;
use crate::games::storm::model::tree::words::{Sequel, Undone};
use crate::games::storm::model::tree::Amount;

fn cards(count: u8) -> String {
    format!("{} card{}", number(count), if count == 1 { "" } else { "s" })
}

pub fn draw(amount: Amount) -> String {
    match amount {
        Amount::All => "draw a new hand".into(),
        Amount::Number(count) => format!("draw {}", cards(count)),
    }
}

pub fn discard(amount: Amount, is_theirs: bool) -> String {
    match amount {
        Amount::All if is_theirs => "discard the rest of their hand".into(),
        Amount::All => "discard the rest of your hand".into(),
        Amount::Number(count) if is_theirs => format!("discard {} of their choice", cards(count)),
        Amount::Number(count) => format!("discard {} of your choice", cards(count)),
    }
}

pub fn look(amount: Amount) -> String {
    match amount {
        Amount::All => "take a card of your choice from the draw pile".into(),
        Amount::Number(1) => "take the top card of the draw pile".into(),
        Amount::Number(count) => format!("look at the top {} of the draw pile and take one of them", cards(count)),
    }
}

impl Say {
    pub(super) fn undoes(&mut self, step: &Undo) -> String {
        let what = match step.what {
            Undone::Turn if self.is_named => "their turn".to_owned(),
            Undone::Turn => format!("{} turn", self.theirs()),
            Undone::Move if self.is_named => "the move they just made".into(),
            Undone::Move => format!("the move {} just made", self.they()),
        };
        let then = match step.then {
            Some(Sequel::Lost) => ". They get no other move",
            Some(Sequel::Another) => ". They must do something different instead",
            None => "",
        };
        format!("undo {what}{then}")
    }
}
