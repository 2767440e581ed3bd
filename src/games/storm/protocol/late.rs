//! Questions of a card, and falls of chance, that come only when it is carried out: after the other player has let it
//! pass.

use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::picks::leads_on;
use crate::games::storm::{Choice, Why};
use crate::play::{Flow, Seat, Stop};

impl CardPlay<'_, '_> {
    /// True if the card is carried out, and not only tried or chosen for.
    pub fn is_carried_out(&self) -> bool {
        self.table().doing.is_acting()
    }

    /// One of these answers of a player, asked when the card is carried out: after the other player has let it pass,
    /// and perhaps of that player. A question that is not asked yet when the card is declared cannot be fixed then, so
    /// nothing is picked after it. Only those are offered with which the card can be carried out to the end.
    ///
    /// # Errors
    /// `Stop::Void` when there is nothing to choose from, and while the card is only declared; the stops of a script.
    pub fn then_ask(&mut self, asked: Seat, secret: bool, options: Vec<Choice>) -> Flow<Choice> {
        match &mut self.table_mut().doing {
            _ if options.is_empty() => return Err(Stop::Void),
            Doing::Choosing(_) => return Err(Stop::Void),
            Doing::Trying(trial) => {
                trial.is_late = true;
                return self.turn().ask_secretly(asked, Why::Target, options);
            }
            Doing::Acting(_) | Doing::Playing => {}
        }
        let me = self.me();
        let fits = |table: &Table, choice: &Choice| leads_on(table, me, *choice);
        let choice = self.turn().ask_among(asked, Why::Target, secret, options, &fits)?;
        let choice = self.unasked(choice);
        if let Doing::Acting(acting) = &mut self.table_mut().doing {
            acting.path.answers.push(choice);
        }
        Ok(choice)
    }

    /// One of so many outcomes, each as likely as the others, when the card is carried out. A card can be played only if
    /// it may end in each of them.
    ///
    /// # Errors
    /// `Stop::Void` while the card is only declared, and where a trial has to be told how chance falls.
    pub fn chance(&mut self, outcomes: usize) -> Flow<usize> {
        self.contest(outcomes, |card| Ok(card.turn().roll(outcomes)))
    }

    /// Something with so many outcomes that is played out only when the card is carried out; looking ahead, only its
    /// outcomes count, as if chance decided.
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
            Doing::Acting(_) | Doing::Playing => {}
        }
        let outcome = real(self)?;
        if let Doing::Acting(acting) = &mut self.table_mut().doing {
            acting.path.falls.push(outcome);
        }
        Ok(outcome)
    }
}
