//! Cards, turns, chance and choices in words.

use super::nouns::number;
use super::{small, Say};
use crate::games::storm::model::tree::steps::{Fork, Theirs, Undo};
use crate::games::storm::model::tree::words::{Sequel, Undone};
use crate::games::storm::model::tree::{Amount, Step};

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
    pub(super) fn undo(&mut self, step: &Undo) -> String {
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

    /// A way that it can go; names given in it are known in it alone.
    fn way(&mut self, steps: &[Step<'_>]) -> String {
        let names = self.called.len();
        let text = match steps {
            [] => "nothing happens".into(),
            steps => small(&self.steps(steps, false)),
        };
        self.called.truncate(names);
        text
    }

    pub(super) fn roll(&mut self, ways: &[&[Step<'_>]]) -> String {
        let all: Vec<String> = ways.iter().map(|steps| self.way(steps)).collect();
        match &all[..] {
            [heads, tails] => format!("toss a coin. Heads: {heads}. Tails: {tails}"),
            sides => {
                let each = sides.iter().enumerate().map(|(at, side)| format!(". {}: {side}", at + 1));
                format!("roll a die with {} sides{}", number(sides.len() as u8), each.collect::<String>())
            }
        }
    }

    pub(super) fn either(&mut self, ways: &[&[Step<'_>]]) -> String {
        let all: Vec<String> = ways.iter().map(|steps| self.way(steps)).collect();
        match all.iter().any(|way| way.contains(". ")) {
            false => format!("either {}", all.join(", or ")),
            true => {
                let each = all.iter().enumerate().map(|(at, way)| format!(". {}: {way}", at + 1));
                format!("choose one{}", each.collect::<String>())
            }
        }
    }

    pub(super) fn fork(&mut self, step: &Fork<'_>) -> String {
        let cond = self.cond(&step.cond);
        let then = self.way(step.then);
        let otherwise = match step.otherwise {
            Some(steps) if then.contains(". ") => format!(". Otherwise {}", self.way(steps)),
            Some(steps) => format!("; otherwise {}", self.way(steps)),
            None => String::new(),
        };
        format!("if {cond}, {then}{otherwise}")
    }

    pub(super) fn foe(&mut self, step: &Theirs<'_>) -> String {
        let before = (self.is_theirs, self.is_named);
        (self.is_theirs, self.is_named) = (!self.is_theirs, false);
        let text = small(&self.steps(step.steps, false));
        (self.is_theirs, self.is_named) = before;
        // `Your opponent may return …`, where an order follows; else what they choose in.
        let is_order = super::ORDERS.contains(&text.split(' ').next().unwrap_or_default());
        let who = self.they();
        match (step.may, is_order) {
            (true, true) => format!("{who} may {text}"),
            (true, false) => format!("{who} may choose: {text}"),
            (false, true) => format!("{who} must {text}"),
            (false, false) => format!("{who} chooses: {text}"),
        }
    }
}
