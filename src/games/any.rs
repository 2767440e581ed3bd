//! `AnyGame`: a game in progress for faces that learn only at run time which one is played.

use std::ops::{Deref, DerefMut};

use serde::Serialize;

pub use super::new_game::NewGame;
pub use super::playing::{AnyEvent, AnyView, Playing};
use crate::play::replay;
pub use crate::play::Fault;
use crate::play::{Act, Code, Eye, Game, Host, Looker, PromptView, Seat, Value};

/// Views that an eye had around an answer that was given earlier.
#[derive(Serialize)]
pub struct LookBack {
    /// View before the answer.
    pub before: AnyView,
    /// View after the answer.
    pub after: AnyView,
    /// Events told in between.
    pub events: Vec<AnyEvent>,
}

/// A game in progress, whichever it is: deals, goes on, and otherwise does what [`Playing`] says.
///
/// It may be given to another thread, and prints nothing that is hidden:
///
/// ```
/// use deckmate::{suggest, AnyGame, Level, NewGame};
///
/// let game = AnyGame::new(NewGame::of("full-double"))?;
/// assert_eq!(format!("{game:?}"), r#"AnyGame(Host { game: "full-double", turn: 1, asked: Some(First), .. })"#);
/// let thinking = std::thread::spawn(move || suggest(&game, Level::Greedy, None, "a-seed", &mut || false));
/// let offer = thinking.join().expect("nothing panics")?;
/// assert_eq!(offer.squares.len(), 2);
/// # Ok::<(), deckmate::Fault>(())
/// ```
#[derive(Debug)]
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
    /// A game that the looker cannot tell from this one (see [`Host::world`]).
    pub fn world(&self, looker: Looker, salt: &str) -> Option<AnyGame> {
        self.0.world(looker, salt).map(AnyGame)
    }

    /// Succeeds if this seat reads and answers the open question.
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
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame, Seat};
    ///
    /// let game = AnyGame::new(NewGame::of("doublecross").seed("asked"))?;
    /// let asked = game.asked().expect("somebody begins");
    /// let own = game.prompt_of(asked).expect("a question");
    /// let others = game.prompt_of(!asked).expect("the other seat knows that it is asked");
    /// assert_eq!((own.seat, own.why), (others.seat, others.why));
    /// assert!(others.text.is_empty(), "but not in which words");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn prompt_of(&self, seat: Seat) -> Option<PromptView> {
        let prompt = self.prompt_for(Eye::Seat(seat))?;
        Some(if self.asks(seat).is_ok() { prompt } else { prompt.outward() })
    }

    /// The game as it stood after so many answers. Once a game has ended, its earlier points hide nothing.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// for answer in ["e2e4", "e7e5", "g1f3"] {
    ///     game.apply(answer)?;
    /// }
    /// assert_eq!(game.acts()[1].text, "e7e5");
    /// assert_eq!(game.after(1)?.record().concat(), ["first e2e4"]);
    /// assert!(game.after(4).is_err(), "three were given");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-input` when fewer were given.
    pub fn after(&self, answers: usize) -> Result<AnyGame, Fault> {
        let mut then = AnyGame::restore(self.kept().cut(answers)?)?;
        if self.is_open() {
            then.open();
        }
        Ok(then)
    }

    /// The answers that were given, in order, secret ones, too.
    pub fn acts(&self) -> Vec<Act> {
        replay::acts(&self.record(), &self.lines())
    }

    /// Views that the eye had before and after the answer that brought this line into the log, and the events told in
    /// between; nothing of a line of the deal. As it goes by what was told, it says nothing of answers that nobody was
    /// told of.
    ///
    /// ```
    /// use deckmate::{AnyGame, Eye, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// for answer in ["e2e4", "e7e5", "g1f3"] {
    ///     game.apply(answer)?;
    /// }
    /// let back = game.look_back(1, Eye::Watcher)?.expect("the second line is about the second move");
    /// assert_eq!((back.before.log.len(), back.after.log.len()), (1, 2));
    /// assert_eq!(back.after.last, ["e7", "e5"]);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `bad-input` if the log has no such line; `not-over` when everything is asked for before the end.
    pub fn look_back(&self, line: usize, eye: Eye) -> Result<Option<LookBack>, Fault> {
        let lines = self.lines();
        let Some(answers) = lines.iter().position(|&lines| lines > line) else {
            return Err(Fault::new(Code::BadInput, format!("the log has no line {line}")));
        };
        let acts = self.acts();
        let Some(act) = answers.checked_sub(1).and_then(|before| acts.get(before)) else { return Ok(None) };
        let mut game = self.after(answers - 1)?;
        let before = game.view(eye)?;
        let events = game.apply_after(&act.text, act.thought)?;
        Ok(Some(LookBack { before, after: game.view(eye)?, events }))
    }

    /// The host, if it is this game that is played.
    ///
    /// ```
    /// use deckmate::games::{chess::Chess, full_double::FullDouble};
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let game = AnyGame::new(NewGame::of("chess"))?;
    /// let host = game.host::<Chess>().expect("chess is played");
    /// assert_eq!(host.prompt().map(|prompt| prompt.options.len()), game.prompt().map(|_| game.offers().len()));
    /// assert!(game.host::<FullDouble>().is_none());
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn host<G: Game>(&self) -> Option<&Host<G>> {
        self.as_any().downcast_ref()
    }

    /// Answers by notation.
    ///
    /// ```
    /// use deckmate::play::Event;
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess").board("4k3/8/8/3p4/4P3/8/8/4K3 w - -"))?;
    /// let events = game.apply("e4d5")?;
    /// // What is told is enough to redraw the board: a line of the log, then one piece is lifted and the other shifted.
    /// assert!(matches!(events[..], [Event::Say { .. }, Event::Lift { .. }, Event::Shift { .. }]));
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply(&mut self, text: &str) -> Result<Vec<AnyEvent>, Fault> {
        self.apply_after(text, 0)
    }

    /// Answers by notation, with the time in milliseconds that the player thought.
    ///
    /// ```
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let clock = NewGame::of("five-card").seed("clock").option("clock", "10+5");
    /// let mut game = AnyGame::new(clock)?;
    /// let left = game.prompt().and_then(|prompt| prompt.left);
    /// let answer = game.offers().swap_remove(0);
    /// game.apply_after(&answer.text, 3_000)?;
    /// assert!(left.is_some(), "the asked player has a clock");
    /// assert!(game.record().concat().iter().any(|line| line.ends_with(" 3000")), "time is kept like the answer");
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `not-offered` or `game-over`; nothing has changed then.
    pub fn apply_after(&mut self, text: &str, thought: u32) -> Result<Vec<AnyEvent>, Fault> {
        self.answer(&Value::from(text), thought)
    }

    /// Takes back the asked seat's last answer and what followed it (see [`Host::back`]).
    ///
    /// ```
    /// use deckmate::{AnyGame, Code, NewGame, Seat};
    ///
    /// let mut game = AnyGame::new(NewGame::of("chess"))?;
    /// game.apply("e2e4")?;
    /// game.apply("e7e5")?;
    /// game.back_of(Some(Seat::First))?;
    /// assert_eq!((game.asked(), game.record().concat().len()), (Some(Seat::First), 0));
    /// assert_eq!(game.back().unwrap_err().code, Code::NothingToTakeBack);
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    ///
    /// # Errors
    /// `nothing-to-take-back` or `revealed`; nothing has changed then.
    pub fn back(&mut self) -> Result<(), Fault> {
        self.back_of(None)
    }
}
