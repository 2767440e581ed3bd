//! Questions and rolls of a card that come only when it is carried out, after the other player has let it pass. Picks,
//! on the other hand, are made when the card is declared.

use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::look;
use crate::games::storm::protocol::picks::leads_on;
use crate::games::storm::{Choice, Event, Why};
use crate::play::{Flow, Seat, Stop};

impl CardPlay<'_, '_> {
    /// True while the card is carried out; not while it is only tried, or its picks are made.
    pub fn is_carried_out(&self) -> bool {
        self.table().doing.is_acting()
    }

    /// Asks either player for one of these answers while the card is carried out. Only those are offered with which the
    /// card can be carried out to the end. A card has to make its picks before this question: it is not asked yet when
    /// the card is declared, so that what comes after it cannot be fixed then.
    ///
    /// # Errors
    /// `Stop::Void` when there is nothing to choose from, and while the card's picks are made; the stops of a script.
    pub fn then_ask(&mut self, asked: Seat, secret: bool, options: Vec<Choice>) -> Flow<Choice> {
        match &mut self.table_mut().doing {
            _ if options.is_empty() => return Err(Stop::Void),
            Doing::Choosing(_) => return Err(Stop::Void),
            Doing::Trying(trial) => {
                trial.is_late = true;
                return self.turn().ask_secretly(asked, Why::Target, options);
            }
            Doing::Acting(_) | Doing::Playing | Doing::ByHand(_) => {}
        }
        let (me, among) = (self.me(), options.len());
        let fits = |table: &Table, choice: &Choice| leads_on(table, me, *choice, among);
        let choice = self.turn().ask_among(asked, Why::Target, secret, options, &fits)?;
        let choice = self.unasked(choice);
        if let Doing::Acting(acting) = &mut self.table_mut().doing {
            acting.path.answers.push(choice);
        }
        Ok(choice)
    }

    /// Before a question that no search looks through, and after which nothing is taken back: what the other player has
    /// answered may have left the card no lawful end.
    ///
    /// # Errors
    /// `Stop::Void` if it has none.
    pub fn void_without_end(&self) -> Flow {
        let Doing::Acting(acting) = &self.table().doing else { return Ok(()) };
        let mut path = acting.path.clone();
        path.answers.extend(acting.chosen.iter().rev());
        self.void_if(!look::is_possible(&acting.scene, &acting.before, self.me(), path, 1))
    }

    /// One of so many equally likely outcomes, rolled when the card is carried out. A card can be played only if each
    /// outcome can lead to a lawful end.
    ///
    /// # Errors
    /// `Stop::Void` while the card's picks are made, and in a trial that has no result for this roll.
    pub fn chance(&mut self, outcomes: usize) -> Flow<usize> {
        self.contest(outcomes, |card| {
            card.tell(Event::Throw { seat: card.me() });
            Ok(card.turn().roll(outcomes))
        })
    }

    /// One of so many outcomes, found by `real` when the card is carried out. A trial takes them as those of a roll.
    ///
    /// # Errors
    /// As [`CardPlay::chance`], and what `real` returns.
    pub fn contest(&mut self, outcomes: usize, real: impl FnOnce(&mut CardPlay<'_, '_>) -> Flow<usize>) -> Flow<usize> {
        match &mut self.table_mut().doing {
            Doing::Choosing(_) => return Err(Stop::Void),
            Doing::Trying(trial) => {
                trial.is_late = true;
                let Some(&fall) = trial.falls.get(trial.rolls_used) else {
                    trial.open = Some(outcomes);
                    return Err(Stop::Void);
                };
                trial.rolls_used += 1;
                return Ok(fall);
            }
            Doing::Acting(_) | Doing::Playing | Doing::ByHand(_) => {}
        }
        let outcome = real(self)?;
        if let Doing::Acting(acting) = &mut self.table_mut().doing {
            acting.path.falls.push(outcome);
        }
        Ok(outcome)
    }
}
