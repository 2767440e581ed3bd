//! Cards, turns, chance, and who chooses.

use std::sync::Arc;

use super::super::hands;
use super::Run;
use crate::board::order;
use crate::games::storm::board::discard;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::Card;
use crate::games::storm::model::declared::Draw;
use crate::games::storm::model::piles::Token;
use crate::games::storm::model::tree::steps::{Fork, Theirs, Undo};
use crate::games::storm::model::tree::words::{Sequel, Undone};
use crate::games::storm::model::tree::{Amount, Step};
use crate::games::storm::protocol::{permit, piling};
use crate::games::storm::{Choice, Event, Why};
use crate::games::words;
use crate::play::{Flow, SeatSet, Stop};

/// The ways between which a player decides, as answers.
const LETTERS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

impl Run<'_> {
    /// Cards are drawn, also beyond the size of the hand: then nothing is drawn until it is below again.
    pub(super) fn draw(&mut self, card: &mut CardPlay<'_, '_>, amount: Amount) -> Flow {
        match amount {
            Amount::All => piling::draws(card.table_mut(), Draw::Hand),
            Amount::Number(cards) if card.is_carried_out() => piling::draw_more(card.turn(), self.seat, cards),
            Amount::Number(_) => {}
        }
        self.done()
    }

    /// Cards are discarded, face up: the rest of the hand, or so many of the player's choice. What is chosen is no matter
    /// of looking ahead.
    pub(super) fn discard(&mut self, card: &mut CardPlay<'_, '_>, amount: Amount) -> Flow {
        let mut left = hands::others(card.table(), self.seat);
        if let Amount::Number(cards) = amount {
            card.void_if(left.is_empty())?;
            card.void_without_end()?;
            for _ in 0..usize::from(cards).min(left.len()) {
                if card.is_carried_out() {
                    let token = self.of_hand(card, &left)?;
                    left.retain(|&other| other != token);
                    self.throw(card, token);
                }
            }
        } else {
            left.into_iter().for_each(|token| self.throw(card, token));
        }
        self.done()
    }

    fn throw(&self, card: &mut CardPlay<'_, '_>, token: Token) {
        let seat = self.seat;
        Arc::make_mut(&mut card.table_mut().piles).hands[seat.index()].retain(|&held| held != token);
        discard::discard(card.turn(), seat, token);
    }

    /// One of these cards, chosen by who holds them.
    fn of_hand(&self, card: &mut CardPlay<'_, '_>, held: &[Token]) -> Flow<Token> {
        let named = |token: Token| Choice::Card(card.table().piles.face(token).name());
        let mut options: Vec<Choice> = held.iter().map(|&token| named(token)).collect();
        options.dedup();
        let chosen = self.asking(card).turn().ask_secretly(self.seat, Why::Target, options)?;
        let chosen = card.unasked(chosen);
        let is_it = |token: &&Token| Choice::Card(card.table().piles.face(**token).name()) == chosen;
        held.iter().find(is_it).copied().ok_or(Stop::Diverged)
    }

    /// CS-132: the player looks at cards of the draw pile and takes one. Of the whole pile the rest is shuffled; of its
    /// top the rest stays in its order.
    pub(super) fn look(&mut self, card: &mut CardPlay<'_, '_>, amount: Amount) -> Flow {
        self.late = true;
        match amount {
            Amount::All => hands::take_from_pile(self.asking(card))?,
            Amount::Number(cards) if card.is_carried_out() => self.take_from_top(card, cards)?,
            Amount::Number(_) => {}
        }
        self.done()
    }

    fn take_from_top(&self, card: &mut CardPlay<'_, '_>, cards: u8) -> Flow {
        let seat = self.seat;
        card.void_without_end()?;
        piling::fill_pile(card.turn(), seat);
        card.turn().disclose();
        let pile = card.table().piles.pile(seat);
        let mut top: Vec<Token> = pile.iter().rev().take(usize::from(cards)).copied().collect();
        let piles = Arc::make_mut(&mut card.table_mut().piles);
        top.iter().for_each(|&token| piles.reveal(token, SeatSet::only(seat)));
        order::by_key(&mut top, |&token| piles.face(token));
        if top.is_empty() {
            return Ok(());
        }
        let token = self.of_hand(card, &top)?;
        let sees = card.table().sees(seat);
        let piles = Arc::make_mut(&mut card.table_mut().piles);
        piles.bring_up(seat, token, top.len());
        let token = piles.take_top(seat).ok_or(Stop::Diverged)?;
        piles.reveal(token, sees);
        let side = words::side(card.table().side(seat));
        let of: Option<Card> = None;
        card.say(seat, format!("{side} takes a card from the top of the draw pile."), Vec::new(), None);
        card.tell(Event::Draw { seat, card: of.map(Card::name) });
        piling::draws(card.table_mut(), Draw::Nothing);
        Ok(())
    }

    /// CS-121 to CS-124: the opponent's turn is taken back, or their last move.
    pub(super) fn undo(&mut self, card: &mut CardPlay<'_, '_>, step: &Undo) -> Flow {
        match step.what {
            Undone::Turn => card.rewind()?,
            Undone::Move => {
                let (at, _) = card.table().last_move(self.seat, |_| true).ok_or(Stop::Void)?;
                card.rewind_step(at)?;
            }
        }
        if step.then == Some(Sequel::Lost) {
            if step.what == Undone::Turn || card.table().is_action_undone() {
                card.table_mut().now.forfeit();
            }
        } else {
            let table = card.table();
            card.void_if(table.checked(table.side(table.mover)) && permit::moves(table).is_empty())?;
        }
        self.done()
    }

    /// CS-009: the player has another turn after this one.
    pub(super) fn again(&mut self, card: &mut CardPlay<'_, '_>) -> Flow {
        let table = card.table();
        card.void_if(self.seat != table.mover || table.again)?;
        card.table_mut().again = true;
        self.done()
    }

    /// Chance decides.
    pub(super) fn roll(&mut self, card: &mut CardPlay<'_, '_>, ways: &[&'static [Step<'static>]]) -> Flow {
        let fall = card.chance(ways.len())?;
        self.late = true;
        self.each(card, ways[fall], false)?;
        // That chance decided is something, even where it brings nothing.
        self.done()
    }

    /// The player decides.
    pub(super) fn either(&mut self, card: &mut CardPlay<'_, '_>, ways: &'static [&'static [Step<'static>]]) -> Flow {
        let options = LETTERS.iter().take(ways.len()).map(|&letter| Choice::Word(letter)).collect();
        self.asking(card).deciding(ways);
        let Choice::Word(letter) = self.asked(card, options)? else { return Err(Stop::Diverged) };
        let at = LETTERS.iter().position(|known| *known == letter).ok_or(Stop::Diverged)?;
        self.each(card, ways.get(at).ok_or(Stop::Diverged)?, false)
    }

    /// It depends.
    pub(super) fn fork(&mut self, card: &mut CardPlay<'_, '_>, step: &Fork<'static>) -> Flow {
        let holds = self.holds(card.table(), &step.cond);
        self.each(card, if holds { step.then } else { step.otherwise.unwrap_or_default() }, false)
    }

    /// The other player chooses and acts, when the card is carried out.
    pub(super) fn theirs(&mut self, card: &mut CardPlay<'_, '_>, step: &Theirs<'static>) -> Flow {
        let seat = self.seat;
        (self.seat, self.late) = (seat.other(), true);
        let agrees = !step.may || self.pick(card, vec![Choice::Yes, Choice::No])? == Choice::Yes;
        if agrees {
            let Theirs { steps, .. } = *step;
            self.each(card, steps, false)?;
        }
        self.seat = seat;
        Ok(())
    }
}
