//! Offers of a game in progress, and the reading of an answer: it is found among the offers, or refused.

use crate::play::ask::answer::Answer;
use crate::play::ask::input;
use crate::play::ask::prompt::{Offer, Role};
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::host::Host;
use crate::play::script::question::beside;
use crate::play::script::short::meant;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view;

impl<G: Game> Host<G> {
    /// The answers that the open question takes; to give up, and that time is up, come last where the question does not list them.
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers = Offer::all::<G>(&self.shown, self.prompt.as_ref());
        let beside = self.prompt.iter().flat_map(|prompt| beside::<G>(prompt, self.clock.as_ref()));
        offers.extend(beside.map(|choice| self.offer(&choice)));
        offers
    }

    /// The answer that a typed line amounts to, if it amounts to one.
    pub fn amounts_to(&self, line: &str) -> Option<Offer> {
        let prompt = self.prompt.as_ref()?;
        let choice = G::amounts_to(&self.shown, prompt, line)?;
        prompt.options.contains(&choice).then(|| self.offer(&choice))
    }

    /// The moves that a seat may plan while the other one is asked; none before the first turn, and at its own question.
    pub fn plans(&self, seat: Seat) -> Vec<Offer> {
        let waits = self.prompt.as_ref().is_some_and(|prompt| prompt.seat != seat) && !self.journal.is_empty();
        let plans = if waits { G::plans(&self.shown, seat) } else { Vec::new() };
        plans.iter().map(|choice| self.offer(choice)).collect()
    }

    /// One answer with its notation and its phrase.
    pub fn offer(&self, choice: &G::Choice) -> Offer {
        Offer::of::<G>(&self.shown, self.prompt.as_ref().map(|prompt| prompt.why), choice)
    }

    /// The answer of that notation, if it is offered.
    ///
    /// # Errors
    /// `game-over`, or `not-offered`, `unknown-square`, `unknown-card` naming the culprit.
    pub fn find(&self, text: &str) -> Result<G::Choice, Fault> {
        self.exactly(&Value::from(text))
    }

    /// The answers that a text may mean, in notation or as chess players write moves (`Nf3`): none, one, or several.
    pub fn meant(&self, text: &str) -> Vec<Offer> {
        let Some(prompt) = &self.prompt else { return Vec::new() };
        let choices = match self.find(text) {
            Ok(choice) => vec![choice],
            Err(_) => meant::<G>(&self.shown, prompt, text),
        };
        choices.iter().map(|choice| self.offer(choice)).collect()
    }

    /// The answer that was given as a text, in short notation, too, or as an object, if it is offered.
    ///
    /// # Errors
    /// `game-over`, or `not-offered`, `bad-input`, `unknown-square`, `unknown-card` naming the culprit.
    pub fn understand(&self, said: &Value) -> Result<G::Choice, Fault> {
        let refused = match self.exactly(said) {
            Ok(choice) => return Ok(choice),
            Err(refused) => refused,
        };
        let Some((prompt, text)) = self.prompt.as_ref().zip(said.text()) else { return Err(refused) };
        match meant::<G>(&self.shown, prompt, text)[..] {
            [choice] => Ok(choice),
            [] => Err(refused),
            ref several => {
                let texts: Vec<String> = several.iter().map(ToString::to_string).collect();
                Err(Fault::new(Code::NotOffered, format!("`{text}` may be {}", texts.join(" or "))))
            }
        }
    }

    /// The answer of that notation, or that object.
    fn exactly(&self, said: &Value) -> Result<G::Choice, Fault> {
        let Some(prompt) = &self.prompt else {
            return Err(Fault::new(
                Code::GameOver,
                format!("the game is over: `{}` comes too late", input::shown(said)),
            ));
        };
        let mut beside = beside::<G>(prompt, self.clock.as_ref());
        beside.find(|choice| answers::<G>(*choice, said)).map_or_else(|| understand::<G>(&self.shown, prompt, said), Ok)
    }
}

/// True if a text or an object is this answer.
fn answers<G: Game>(choice: G::Choice, said: &Value) -> bool {
    match said {
        Value::Text(text) => G::Choice::named(&[choice], text).is_some(),
        object => choice.form().is(object, G::Choice::SHAPES),
    }
}

/// The answer to a question that was given as a text or as an object.
///
/// # Errors
/// `not-offered`, `bad-input`, `unknown-square`, `unknown-card` naming the culprit.
pub(in crate::play) fn understand<G: Game>(
    table: &G::Table,
    prompt: &PromptOf<G>,
    said: &Value,
) -> Result<G::Choice, Fault> {
    let found = match said {
        Value::Text(text) => G::Choice::named(&prompt.options, text),
        object => prompt.options.iter().copied().find(|choice| choice.form().is(object, G::Choice::SHAPES)),
    };
    let refused = || {
        let question = G::question(table, prompt, Eye::Seat(prompt.seat));
        input::refusal(said, &question, G::Choice::SHAPES, G::INFO.files, &G::card_names())
    };
    found.ok_or_else(refused)
}

impl Offer {
    /// The answers that a question takes; none where nothing is asked.
    pub(in crate::play) fn all<G: Game>(table: &G::Table, prompt: Option<&PromptOf<G>>) -> Vec<Offer> {
        let options = prompt.iter().flat_map(|prompt| prompt.options.iter().map(|choice| (prompt.why, choice)));
        options.map(|(why, choice)| Offer::of::<G>(table, Some(why), choice)).collect()
    }

    /// An answer with its notation and its phrase, to a question of this sort.
    pub fn of<G: Game>(table: &G::Table, why: Option<G::Why>, choice: &G::Choice) -> Offer {
        Offer {
            choice: choice.form(),
            text: choice.to_string(),
            label: G::label(table, choice),
            card: G::price(table, choice),
            squares: view::names(choice.squares()),
            onto: G::onto(table, choice),
            role: why.map_or(Role::Play, |why| G::role(why, choice)),
        }
    }
}
