//! Playing: what can be done with a game in progress whose name is known only at run time.

use std::any::Any;
use std::fmt::Debug;

use crate::play::save::Save;
use crate::play::{
    Beside, Event, Eye, Fault, Foreseen, Looker, Offer, Part, PromptView, Ray, Seat, Survey, Value, Verdict, View,
    Wondered,
};

/// Event of any of the games.
pub type AnyEvent = Event<Part>;

/// View of any of the games.
pub type AnyView = View<Part>;

/// A reason, if there is one.
pub(super) type Explained = Result<Option<String>, Fault>;

/// A host whose game is known only at run time: what [`AnyGame`](crate::AnyGame) can do.
pub trait Playing: Debug + Send {
    /// The game's name.
    fn name(&self) -> &'static str;

    /// Title of a card that only people can play, if the game has one: the computer takes no seat in it.
    fn people_only(&self) -> Option<&'static str>;

    /// The game as it is kept.
    fn kept(&self) -> Save;

    /// The whole game as a word that an address can hold: `dm1.`, the name of the game, `.`, and letters, digits, `-`,
    /// `_`.
    /// As a save, it tells everything.
    ///
    /// # Errors
    /// `bad-input` for a game that is too long for one.
    fn compact(&self) -> Result<String, Fault>;

    /// The record so far, turn by turn.
    fn record(&self) -> Vec<Vec<String>>;

    /// The open question as the asked seat sees it; nothing when the game is over.
    fn prompt(&self) -> Option<PromptView>;

    /// The open question as this eye sees it.
    fn prompt_for(&self, eye: Eye) -> Option<PromptView>;

    /// Seat that is asked.
    fn asked(&self) -> Option<Seat>;

    /// Eye that reads the open question: a bystander sees what a watcher sees.
    fn reader(&self) -> Option<Eye>;

    /// The answers that the open question takes, with notation and phrase.
    fn offers(&self) -> Vec<Offer>;

    /// The answer that a typed line amounts to, if it amounts to one.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame, Value};
    ///
    /// // While Respect lies on the table of Chess Storm, complaining about the card game costs a pawn.
    /// let respect = [("card", "respect"), ("owner", "first")];
    /// let respect = Value::Map(respect.map(|(name, value)| (name.to_owned(), value.into())).into());
    /// let setup = Value::Map(vec![("lasting".to_owned(), Value::List(vec![respect]))]);
    /// let game = AnyGame::new(NewGame { setup: Some(setup), ..NewGame::of("chess-storm") })?;
    /// assert_eq!(game.amounts_to("This card is silly").map(|offer| offer.text), Some("grumble".to_owned()));
    /// assert_eq!(game.amounts_to("Nice weather"), None);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    fn amounts_to(&self, line: &str) -> Option<Offer>;

    /// The answers that a text may mean, in notation or as chess players write moves: none, one, or several. `answer` takes
    /// such a text, too, where it means one.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// assert_eq!(game.meant("Nf3")[0].text, "g1f3");
    /// game.apply("e4")?;
    /// assert_eq!(game.record().concat(), ["first e2e4"]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    fn meant(&self, text: &str) -> Vec<Offer>;

    /// Answers with a text or with an object such as `{ t: "move", from: "e2", to: "e4" }`; `thought` is the time in
    /// milliseconds that the player took.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame, Value};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// game.answer(&Value::from("e2e4"), 0)?;
    /// let fields = [("t", "move"), ("from", "e7"), ("to", "e5")];
    /// let object = Value::Map(fields.map(|(name, value)| (name.to_owned(), value.into())).into());
    /// game.answer(&object, 0)?;
    /// assert_eq!(game.record().concat(), ["first e2e4", "second e7e5"]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `not-offered`, `game-over`, or what is wrong with the object; nothing has changed then.
    fn answer(&mut self, said: &Value, thought: u32) -> Result<Vec<AnyEvent>, Fault>;

    /// As [`Playing::answer`], with the rolls that the answer leads to, in a game whose rolls come from outside.
    ///
    /// # Errors
    /// Those of [`Playing::answer`]; `needs-roll` when a roll is missing, `bad-input` when there are too many. Nothing has
    /// changed then.
    fn answer_with(&mut self, said: &Value, thought: u32, rolls: &[u32]) -> Result<Vec<AnyEvent>, Fault>;

    /// Takes back the last answer of the named seat, or of the asked one, and what followed it (see
    /// [`Host::back`](crate::play::Host::back)).
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    fn back_of(&mut self, seat: Option<Seat>) -> Result<(), Fault> {
        self.back_by(seat, 1)
    }

    /// As [`Playing::back_of`], but takes so many answers of that seat back, all of them or none.
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    fn back_by(&mut self, seat: Option<Seat>, answers: u32) -> Result<(), Fault>;

    /// The number of lines that the log keeps if [`Playing::back_by`] takes them back; nothing changes.
    ///
    /// # Errors
    /// The fault that it would be refused with.
    fn can_go_back(&self, seat: Option<Seat>, answers: u32) -> Result<usize, Fault>;

    /// Number of lines that the log had before the first answer, after it, and so on.
    fn lines(&self) -> Vec<usize>;

    /// Everything that was told so far, in order.
    fn told(&self) -> Vec<AnyEvent>;

    /// True if nothing is hidden any more (see [`Host::is_open`](crate::play::Host::is_open)).
    fn is_open(&self) -> bool;

    /// Makes this an earlier point of a game that has ended: from now on nothing of it is hidden.
    fn open(&mut self);

    /// Reason that the seat, or without one the asked seat, cannot choose the square or the card now, or that a typed
    /// text is no answer; nothing if it can, or is one.
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card`.
    fn explain(&self, seat: Option<Seat>, about: Wondered<'_>) -> Explained;

    /// Reason that the asked seat could not choose it after these answers.
    ///
    /// # Errors
    /// Those of [`Host::explain_after`](crate::play::Host::explain_after) and of [`Playing::explain`].
    fn explain_after(&self, answers: &[Value], about: Wondered<'_>) -> Explained;

    /// Answers that a seat may plan while the other one is asked, from what everybody sees and from its own hand: as far as
    /// the kinds of its pieces allow, whoever stands in the way by now. None where a drawn card decides what may move.
    ///
    /// ```
    /// use deckmate::play::Seat;
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("chess"))?;
    /// assert!(game.plans(Seat::First).is_empty(), "White is asked");
    /// let plans = game.plans(Seat::Second);
    /// let texts: Vec<&str> = plans.iter().map(|plan| plan.text.as_str()).collect();
    /// for text in ["e7e5", "e7d6", "d8h4", "b8d7", "e8g8"] {
    ///     assert!(texts.contains(&text), "{text} may be possible by then");
    /// }
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    fn plans(&self, seat: Seat) -> Vec<Offer>;

    /// Squares that the piece on the square could go to if its side were to move: as far as the eye may know, or
    /// without one as far as the eye that reads the open question may. None from an empty square.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("chess").board("4k3/4r3/8/8/8/8/4B3/4K3 w - -"))?;
    /// assert_eq!(game.reach("e7", None)?, ["e2", "e3", "e4", "e5", "e6", "a7", "b7", "c7", "d7", "f7", "g7", "h7"]);
    /// assert!(game.reach("e2", None)?.is_empty(), "the bishop is pinned");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `unknown-square`; `not-over` when everything is asked for before the end.
    fn reach(&self, square: &str, eye: Option<Eye>) -> Result<Vec<&'static str>, Fault>;

    /// The board as the eye sees it: who stands where, which squares each army controls, what it could capture, and what
    /// hangs; without an eye as [`Playing::reach`].
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    fn survey(&self, eye: Option<Eye>) -> Result<Survey, Fault>;

    /// The lines from a square as the eye sees them, as far as the rim, with those who stand on them.
    ///
    /// # Errors
    /// `unknown-square`; `not-over` when everything is asked for before the end.
    fn rays(&self, square: &str, eye: Option<Eye>) -> Result<Vec<Ray>, Fault>;

    /// Events and question that these answers of the asked seat would lead to (see
    /// [`Host::foresee`](crate::play::Host::foresee)).
    ///
    /// ```
    /// use deckmate::play::Value;
    /// use deckmate::{AnyGame, Fault, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("chess"))?;
    /// let ahead = game.foresee(&[Value::from("e2e4")])?;
    /// assert!(!ahead.events.is_empty() && ahead.prompt.is_none());
    /// assert_eq!(game.asked().map(|seat| seat.name()), Some("first"));
    /// # Ok::<(), Fault>(())
    /// ```
    ///
    /// # Errors
    /// `game-over`, `not-offered`, or what is wrong with an answer.
    fn foresee(&self, answers: &[Value]) -> Result<Foreseen, Fault>;

    /// State of a goal for the seat, or without one for the first, by what that seat may know.
    /// See [`Goal`](crate::play::Goal).
    ///
    /// ```
    /// use deckmate::play::Verdict;
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess").board("6k1/5ppp/8/8/8/8/8/R5K1 w - -"))?;
    /// assert_eq!(game.judge("check:black", None)?, Verdict::Open);
    /// game.apply("a1a8")?;
    /// assert_eq!(game.judge("check:black", None)?, Verdict::Reached);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-input`, `unknown-square` or `unknown-card` naming the culprit.
    fn judge(&self, goal: &str, seat: Option<Seat>) -> Result<Verdict, Fault>;

    /// The states of several goals for the seat, with what is so beside the record: the game is played again once.
    ///
    /// ```
    /// use deckmate::play::{Beside, Verdict};
    /// use deckmate::{AnyGame, NewGame, Seat};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess").board("6k1/5ppp/8/8/8/8/8/R5K1 w - -"))?;
    /// game.apply("a1a8")?;
    /// let goals = ["won last:rook how:checkmate".to_owned(), "won unhelped".to_owned()];
    /// let verdicts = game.judge_all(&goals, Seat::First, Beside::default())?;
    /// assert_eq!(verdicts, [Verdict::Reached, Verdict::Missed]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// As for `judge`.
    fn judge_all(&self, goals: &[String], seat: Seat, beside: Beside) -> Result<Vec<Verdict>, Fault>;

    /// The game as far as the eye may know it.
    ///
    /// ```
    /// use deckmate::{AnyGame, Code, Eye, NewGame, Seat};
    ///
    /// let game = AnyGame::new(NewGame::of("deception").seed("seen"))?;
    /// let own = game.view(Eye::Seat(Seat::First))?;
    /// let others = game.view(Eye::Watcher)?;
    /// let e1 = |view: &deckmate::AnyView| view.cells[4].as_ref().and_then(|cell| cell.base.flatten());
    /// assert!(e1(&own).is_some() && e1(&others).is_none(), "only its owner looks under a cloak");
    /// assert_eq!(game.view(Eye::All).map(drop).unwrap_err().code, Code::NotOver);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `not-over` when everything is asked for before the end.
    fn view(&self, eye: Eye) -> Result<AnyView, Fault>;

    /// View that a looker has now (see [`Host::seen_by`](crate::play::Host::seen_by)).
    fn seen_by(&self, looker: Looker) -> AnyView;

    /// A game that the looker cannot tell from this one (see [`Host::world`](crate::play::Host::world)).
    fn world(&self, looker: Looker, salt: &str) -> Option<Box<dyn Playing>>;

    /// A second game at the same point.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// let before = game.clone();
    /// game.apply("e2e4")?;
    /// assert!(before.record().concat().is_empty(), "the second game stays where it was");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    fn twin(&self) -> Box<dyn Playing>;

    /// The host itself.
    fn as_any(&self) -> &dyn Any;
}
