//! What a game in progress offers, and how an answer is read: it is found among the offers, or refused.

use super::answer::Answer;
use super::error::{Code, Fault};
use super::game::{Game, PromptOf};
use super::host::Host;
use super::prompt::{Offer, Role};
use super::seat::Eye;
use super::value::Value;
use super::view;
use super::wire;

impl<G: Game> Host<G> {
    /// The answers that the open question takes.
    pub fn offers(&self) -> Vec<Offer> {
        let options = self.prompt.iter().flat_map(|prompt| &prompt.options);
        options.map(|choice| self.offer(choice)).collect()
    }

    /// The answer that a typed line amounts to, if it amounts to one.
    pub fn amounts_to(&self, line: &str) -> Option<Offer> {
        let prompt = self.prompt.as_ref()?;
        let choice = G::amounts_to(&self.shown, prompt, line)?;
        prompt.options.contains(&choice).then(|| self.offer(&choice))
    }

    /// One answer with its notation and its phrase.
    pub fn offer(&self, choice: &G::Choice) -> Offer {
        let role = |prompt: &PromptOf<G>| G::role(prompt.why, choice);
        Offer {
            choice: choice.form(),
            text: choice.to_string(),
            label: G::label(&self.shown, choice),
            card: G::price(&self.shown, choice),
            squares: view::names(choice.squares()),
            role: self.prompt.as_ref().map_or(Role::Play, role),
        }
    }

    /// The answer of that notation, if it is offered.
    ///
    /// # Errors
    /// `game-over`, or `not-offered`, `unknown-square`, `unknown-card` naming the culprit.
    pub fn find(&self, text: &str) -> Result<G::Choice, Fault> {
        self.understand(&Value::from(text))
    }

    /// The answer that was given as a text or as an object, if it is offered.
    ///
    /// # Errors
    /// `game-over`, or `not-offered`, `bad-input`, `unknown-square`, `unknown-card` naming the culprit.
    pub fn understand(&self, said: &Value) -> Result<G::Choice, Fault> {
        let Some(prompt) = &self.prompt else {
            return Err(Fault::new(
                Code::GameOver,
                format!("the game is over: `{}` comes too late", wire::shown(said)),
            ));
        };
        let found = match said {
            Value::Text(text) => G::Choice::named(&prompt.options, text),
            object => prompt.options.iter().copied().find(|choice| choice.form().is(object, G::Choice::SHAPES)),
        };
        let refused = || {
            let question = G::question(&self.shown, prompt, Eye::Seat(prompt.seat));
            wire::refusal(said, &question, G::Choice::SHAPES, G::INFO.files, &G::card_names())
        };
        found.ok_or_else(refused)
    }
}
