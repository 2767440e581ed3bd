//! CS-0.56, CS-0.57: the search for a card in hand that could still help a player who has no move.

use std::cell::RefCell;
use std::sync::Arc;

use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::protocol::{look, permit, search};
use crate::play::{Eye, Seat};

/// True if a card in hand could help a player who has no move: it is the Action, or makes one possible, whatever the
/// other player answers and however chance falls. With Flush the other cards of the hand may follow, one after the
/// other.
pub fn helps(table: &Table, card: Card, me: Seat) -> bool {
    Help { me, tried: RefCell::default() }.comes_by(table, card)
}

/// A search for help, card by card.
struct Help {
    me: Seat,
    /// The hands and worlds after which no help was found, or from which the search has set out.
    tried: RefCell<Vec<(Vec<Card>, World)>>,
}

impl Help {
    /// True if help comes by playing this card.
    fn comes_by(&self, table: &Table, card: Card) -> bool {
        // CS-0.97: nobody knows beforehand what is done by hand.
        if card.is_by_hand() {
            return true;
        }
        let has_help = |after: &Table| {
            after.now.action != Action::None
                || !permit::moves(after).is_empty()
                || after.flushing[self.me.index()] && self.follows(table, after)
        };
        search::finds(&look::scene(table, card, self.me), &Checks::of(table), self.me, Course::default(), &has_help)
    }

    /// CS-130: true if help comes by another card after one was tried. A hand that comes with a card (CS-131), and that
    /// its new owner has not seen, could hold anything: its real cards must make no difference.
    fn follows(&self, before: &Table, after: &Table) -> bool {
        let mut next = after.clone();
        let Some(played) = next.stack.pop() else { return false };
        for hand in &mut Arc::make_mut(&mut next.piles).hands {
            hand.retain(|&token| token != played.token);
        }
        let mine = &next.piles.hands[self.me.index()];
        if mine.iter().any(|&token| before.piles.look(token, Eye::Seat(self.me)).is_none()) {
            return true;
        }
        let mut hand: Vec<Card> = next.piles.hand(self.me).collect();
        crate::board::order::by_key(&mut hand, |&card| card);
        let state = (hand, next.world.clone());
        if self.tried.borrow().contains(&state) {
            return false;
        }
        self.tried.borrow_mut().push(state);
        let cards = permit::cards(&next, self.me, &[When::Before, When::Instead, When::Any]);
        cards.into_iter().any(|card| self.comes_by(&next, card))
    }
}
