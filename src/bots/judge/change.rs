//! Change: what a step changed in the chance of the seat that looks, part by part.

use super::chances::mean;
use super::reviewed::Reviewed;
use super::step::{Point, Step};
use crate::bots::registry;
use crate::play::{Offer, Role};

/// A change of mind that is looked at again: it may be that a danger was seen too late.
const LATE: i32 = 500;

impl Step<'_> {
    /// The texts of the other answers that would have played the game on.
    fn others(&self) -> Vec<String> {
        let (choice, _) = &self.choice;
        let others = self.offers.iter().filter(|(it, _)| it.role == Role::Play && it.text != choice.text);
        others.map(|(offer, _)| offer.text.clone()).collect()
    }

    /// True if the same secret question is put again: what was not chosen still can be, and nothing is lost yet.
    fn is_asked_again(&self) -> bool {
        let secret = self.then.game.prompt().is_some_and(|prompt| prompt.secret);
        let now = self.after.game.offers();
        secret
            && self.after.game.asked() == Some(self.seat)
            && now.iter().map(|offer| &offer.text).eq(self.offers.iter().map(|(offer, _)| &offer.text))
    }

    /// The change by the answer, with its parts, and the point that it led to; what is better comes with or without its
    /// reasons.
    pub fn review(mut self, reasons: bool) -> (Reviewed, Point) {
        let (before, after) = (self.then.value(&mut self.look), self.after.value(&mut self.look));
        let Offer { text, label, role, .. } = self.choice.0.clone();
        let seat = self.seat.name();
        let mut told = Reviewed {
            seat,
            text,
            label,
            role,
            before,
            after,
            luck: 0,
            mine: 0,
            other: 0,
            mind: 0,
            late: false,
            better: None,
        };
        let others = self.others();
        if others.is_empty() && role == Role::Play {
            told.luck = self.forced(after - before, after);
        } else {
            let fallen = self.fallen();
            let given = mean(&fallen).unwrap_or(after);
            told.luck = after - given;
            if !self.is_own() && !self.look.looker.open && self.hides {
                // The other answers of the other seat are its secret.
                told.other = given - before;
            } else if !self.is_asked_again() {
                told.better = self.better(others, given, &fallen, reasons);
                let cost = told.better.as_ref().map_or(0, |better| self.cost(better, given - before));
                *(if self.is_own() { &mut told.mine } else { &mut told.other }) = cost;
            }
        }
        told.mind = after - before - told.luck - told.mine - told.other;
        // A second look at where it stood before must see at least half of it.
        told.late = told.mind <= -LATE && self.then.second(&mut self.look) <= before + told.mind / 2;
        (told, self.after)
    }

    /// The values after the answer in worlds in which chance falls otherwise; none where it has decided nothing.
    fn fallen(&mut self) -> Vec<i32> {
        let nodes = self.look.nodes;
        if self.fell {
            self.look.values(&self.worlds, &self.choice.0.text, nodes)
        } else {
            Vec::new()
        }
    }

    /// The luck in a change to this value that nobody has chosen. All of it is, where chance fell that the value before
    /// has weighed, or where what was hidden ended the game.
    fn forced(&mut self, change: i32, after: i32) -> i32 {
        match self.fell {
            true if registry::weighs_chance(&self.then.game) => change,
            true => after - mean(&self.fallen()).unwrap_or(after),
            false if self.hides && self.after.game.asked().is_none() => change,
            false => 0,
        }
    }
}
