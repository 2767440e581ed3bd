//! AnyGame: a game in progress for faces that learn only at run time which one is played.

use std::any::Any;
use std::ops::{Deref, DerefMut};

use serde::Deserialize;

use crate::play::save::{self, Save};
pub use crate::play::Fault;
use crate::play::{
    About, ByName, Code, Event, Eye, Foreseen, Game, Goal, Host, Offer, Part, PromptView, Seat, Value, Verdict, View,
};

/// What a new game is made from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game's name in the contract.
    pub game: String,
    /// The seed of all chance; without one, `deckmate`.
    #[serde(default)]
    pub seed: Option<String>,
    /// Options by name.
    #[serde(default)]
    pub options: ByName<String, Value>,
    /// A position to start from.
    #[serde(default)]
    pub setup: Option<Value>,
}

impl NewGame {
    /// A game of that name, from its usual start.
    pub fn of(game: impl Into<String>) -> NewGame {
        NewGame { game: game.into(), seed: None, options: ByName::new(), setup: None }
    }

    /// With this seed: 1 to 64 letters, digits, `-` or `_`.
    pub fn seed(mut self, seed: impl Into<String>) -> NewGame {
        self.seed = Some(seed.into());
        self
    }

    /// With this value of an option.
    pub fn option(mut self, name: impl Into<String>, value: impl Into<Value>) -> NewGame {
        self.options.insert(name.into(), value.into());
        self
    }

    /// From a position: its first four FEN fields.
    pub fn board(mut self, board: impl Into<String>) -> NewGame {
        self.setup = Some(Value::Map(vec![("board".into(), Value::Text(board.into()))]));
        self
    }
}

/// What happened, whichever game is played.
pub type AnyEvent = Event<Part>;

/// What an eye sees, whichever game is played.
pub type AnyView = View<Part>;

/// A host whose game is known only at run time: what [`AnyGame`] can do.
pub trait Playing {
    /// The game's name.
    fn name(&self) -> &'static str;

    /// The game as it is kept.
    fn kept(&self) -> Save;

    /// The record so far, turn by turn.
    fn record(&self) -> Vec<Vec<String>>;

    /// The open question as the asked seat sees it; nothing when the game is over.
    fn prompt(&self) -> Option<PromptView>;

    /// The open question as this eye sees it.
    fn prompt_for(&self, eye: Eye) -> Option<PromptView>;

    /// Who is asked.
    fn asked(&self) -> Option<Seat>;

    /// Whose eye reads the open question: a bystander sees what a watcher sees.
    fn reader(&self) -> Option<Eye>;

    /// The answers that the open question takes, with notation and phrase.
    fn offers(&self) -> Vec<Offer>;

    /// The answer that a typed line amounts to, if it amounts to one.
    fn amounts_to(&self, line: &str) -> Option<Offer>;

    /// Answers with a text or with an object such as `{ t: "move", from: "e2", to: "e4" }`; `thought` is the time in
    /// milliseconds that the player took.
    ///
    /// # Errors
    /// `not-offered`, `game-over`, or what is wrong with the object; nothing has changed then.
    fn answer(&mut self, said: &Value, thought: u32) -> Result<Vec<AnyEvent>, Fault>;

    /// Takes back the last answer of the named seat, or of the asked one, and what followed it (see [`Host::back`]).
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    fn back_of(&mut self, seat: Option<Seat>) -> Result<(), Fault>;

    /// Why the seat, or without one the asked seat, cannot choose the square or the card now; nothing if it can.
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card`.
    fn explain(&self, seat: Option<Seat>, square: Option<&str>, card: Option<&str>) -> Result<Option<String>, Fault>;

    /// What these answers of the asked seat would lead to (see [`Host::foresee`]).
    ///
    /// # Errors
    /// `game-over`, `not-offered`, or what is wrong with an answer.
    fn foresee(&self, answers: &[Value]) -> Result<Foreseen<Part>, Fault>;

    /// How a goal stands for the seat, or without one for the first, by what that seat may know. See [`Goal`].
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card` naming the culprit.
    fn judge(&self, goal: &str, seat: Option<Seat>) -> Result<Verdict, Fault>;

    /// What the eye may know.
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    fn view(&self, eye: Eye) -> Result<AnyView, Fault>;

    /// A second game at the same point.
    fn twin(&self) -> Box<dyn Playing>;

    /// The host itself.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> Playing for Host<G> {
    fn name(&self) -> &'static str {
        G::INFO.name
    }

    fn kept(&self) -> Save {
        Save::of(self)
    }

    fn record(&self) -> Vec<Vec<String>> {
        save::lines(self)
    }

    fn prompt(&self) -> Option<PromptView> {
        self.prompt_view()
    }

    fn prompt_for(&self, eye: Eye) -> Option<PromptView> {
        Host::prompt_for(self, eye)
    }

    fn asked(&self) -> Option<Seat> {
        Host::prompt(self).map(|prompt| prompt.seat)
    }

    fn reader(&self) -> Option<Eye> {
        Host::reader(self)
    }

    fn offers(&self) -> Vec<Offer> {
        Host::offers(self)
    }

    fn amounts_to(&self, line: &str) -> Option<Offer> {
        Host::amounts_to(self, line)
    }

    fn answer(&mut self, said: &Value, thought: u32) -> Result<Vec<AnyEvent>, Fault> {
        let choice = self.understand(said)?;
        let events = self.apply_after(choice, thought)?;
        Ok(events.into_iter().map(Event::boxed).collect())
    }

    fn back_of(&mut self, seat: Option<Seat>) -> Result<(), Fault> {
        self.back(seat)
    }

    fn explain(&self, seat: Option<Seat>, square: Option<&str>, card: Option<&str>) -> Result<Option<String>, Fault> {
        About::read::<G>(square, card).map(|about| Host::explain(self, seat, about))
    }

    fn foresee(&self, answers: &[Value]) -> Result<Foreseen<Part>, Fault> {
        let Foreseen { events, prompt, offers } = Host::foresee(self, answers)?;
        Ok(Foreseen { events: events.into_iter().map(Event::boxed).collect(), prompt, offers })
    }

    fn judge(&self, goal: &str, seat: Option<Seat>) -> Result<Verdict, Fault> {
        Goal::read::<G>(goal)?.judge(self, seat.unwrap_or(Seat::First))
    }

    fn view(&self, eye: Eye) -> Result<AnyView, Fault> {
        Host::view(self, eye).map(View::boxed)
    }

    fn twin(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A game in progress, whichever it is: deals, goes on, and otherwise does what [`Playing`] says.
pub struct AnyGame(Box<dyn Playing>);

impl Deref for AnyGame {
    type Target = dyn Playing;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Clone for AnyGame {
    fn clone(&self) -> AnyGame {
        AnyGame(self.twin())
    }
}

impl<G: Game> From<Host<G>> for AnyGame {
    fn from(host: Host<G>) -> AnyGame {
        AnyGame(Box::new(host))
    }
}

impl AnyGame {
    /// The text of a save.
    #[cfg(feature = "cli")]
    pub fn save(&self) -> String {
        self.kept().text()
    }

    /// Whether the open question is read and answered by this seat.
    ///
    /// # Errors
    /// `not-offered` when it is put to somebody else, `game-over` when nobody is asked.
    pub fn asks(&self, seat: Seat) -> Result<(), Fault> {
        match self.reader() {
            Some(reader) if reader == Eye::Seat(seat) => Ok(()),
            Some(_) => Err(Fault::new(Code::NotOffered, "somebody else is asked")),
            None => Err(Fault::new(Code::GameOver, "the game is over: nobody is asked")),
        }
    }

    /// The open question as this seat may know it: of one that is put to somebody else, to whom and for what reason.
    pub fn prompt_of(&self, seat: Seat) -> Option<PromptView> {
        let prompt = self.prompt_for(Eye::Seat(seat))?;
        Some(if self.asks(seat).is_ok() { prompt } else { prompt.outward() })
    }

    /// The host, if it is this game that is played.
    pub fn host<G: Game>(&self) -> Option<&Host<G>> {
        self.as_any().downcast_ref()
    }

    /// Answers by notation.
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply(&mut self, text: &str) -> Result<Vec<AnyEvent>, Fault> {
        self.apply_after(text, 0)
    }

    /// Answers by notation, with the time in milliseconds that the player thought.
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply_after(&mut self, text: &str, thought: u32) -> Result<Vec<AnyEvent>, Fault> {
        self.answer(&Value::from(text), thought)
    }

    /// Takes back the asked seat's last answer and what followed it (see [`Host::back`]).
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    pub fn back(&mut self) -> Result<(), Fault> {
        self.back_of(None)
    }
}
