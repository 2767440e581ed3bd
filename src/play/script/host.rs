//! Host: a game in progress. Its state is the table at the start of the running turn and the answers given since then.

use std::collections::VecDeque;

use crate::play::outside::config::Config;
use crate::play::outside::dice::Dice;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::script::clock::Clock;
use crate::play::script::flow::Stop;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::question::takes;
use crate::play::script::secrets::{Known, TurnSecrets};
use crate::play::script::tape::{rolls, Entry, SavedAnswers, Tape};
use crate::play::script::turn::Turn;
use crate::play::seats::event::Event;
use crate::play::seats::seat::Eye;

/// A game in progress: everything is kept here, and everything that leaves it is a view, an event or a save.
///
/// ```
/// use deckmate::board::Side;
/// use deckmate::games::chess::Chess;
/// use deckmate::play::{ByName, Config, Game, Host, Seat};
///
/// // A host knows its game's types; `AnyGame` is for those who learn only at run time which game it is.
/// let config = Config::new(Chess::INFO.name, &Chess::options(), "a-seed".into(), ByName::new(), None)?;
/// let mut host = Host::<Chess>::new(config)?;
/// let choice = host.find("e2e4")?;
/// let events = host.apply(choice)?;
/// assert_eq!(events.len(), 2, "the pawn is shifted, and the log says so");
/// assert_eq!(Chess::side(host.table(), Seat::First), Side::White);
/// # Ok::<(), deckmate::Fault>(())
/// ```
pub struct Host<G: Game> {
    pub(in crate::play) config: Config,
    /// The table when the running turn began, or at its last checkpoint (the base).
    pub(in crate::play) base: G::Table,
    /// The table at the open question.
    pub(in crate::play) shown: G::Table,
    pub(in crate::play) prompt: Option<PromptOf<G>>,
    /// The record of the running turn.
    pub(in crate::play) tape: Vec<Entry<G::Choice>>,
    /// Number of its entries that lie before the base.
    pub(in crate::play) done: usize,
    /// The records of the finished turns; the first is the deal.
    pub(in crate::play) journal: Vec<Vec<Entry<G::Choice>>>,
    /// Events of the finished turns.
    pub(in crate::play) past: Vec<Event<G::Event>>,
    /// Events of the running turn.
    pub(in crate::play) fresh: Vec<Event<G::Event>>,
    /// Rolls recorded before the base.
    pub(in crate::play) rolls: u64,
    /// Rolls that are given from outside and not made yet.
    pub(in crate::play) given: VecDeque<u32>,
    pub(in crate::play) secrets: TurnSecrets,
    /// The clocks at the base, if time counts in this game.
    pub(in crate::play) base_clock: Option<Clock>,
    /// The clocks at the open question.
    pub(in crate::play) clock: Option<Clock>,
    /// The amount that was known at each answer that the base stands behind.
    pub(in crate::play) known: Vec<Known>,
    /// The amount that was known at each answer given since.
    pub(in crate::play) fresh_known: Vec<Known>,
    /// True if it is an earlier point of a game that has ended: nothing of it is hidden any more.
    pub(in crate::play) has_ended: bool,
}

impl<G: Game> Clone for Host<G> {
    fn clone(&self) -> Host<G> {
        Host {
            config: self.config.clone(),
            base: self.base.clone(),
            shown: self.shown.clone(),
            prompt: self.prompt.clone(),
            tape: self.tape.clone(),
            done: self.done,
            journal: self.journal.clone(),
            past: self.past.clone(),
            fresh: self.fresh.clone(),
            rolls: self.rolls,
            given: self.given.clone(),
            secrets: self.secrets,
            base_clock: self.base_clock.clone(),
            clock: self.clock.clone(),
            known: self.known.clone(),
            fresh_known: self.fresh_known.clone(),
            has_ended: self.has_ended,
        }
    }
}

impl<G: Game> Host<G> {
    /// Deals a new game and runs it to its first question.
    ///
    /// # Errors
    /// `bad-setup` when the wanted position is impossible.
    pub fn new(config: Config) -> Result<Host<G>, Fault> {
        let mut host = Host::bare(config)?;
        host.resume()?;
        Ok(host)
    }

    pub(in crate::play) fn bare(config: Config) -> Result<Host<G>, Fault> {
        let base = G::lay_out(&config)?;
        let control = G::TIME_UP.and_then(|_| config.control(G::CLOCK));
        let clock = control.map(Clock::new);
        let dropped = if config.setup.is_some() { G::dropped(&config) } else { Vec::new() };
        Ok(Host {
            config,
            shown: base.clone(),
            base,
            prompt: None,
            tape: Vec::new(),
            done: 0,
            journal: Vec::new(),
            past: dropped.into_iter().map(Event::remark).collect(),
            fresh: Vec::new(),
            rolls: 0,
            given: VecDeque::new(),
            secrets: TurnSecrets::default(),
            base_clock: clock.clone(),
            clock,
            known: Vec::new(),
            fresh_known: Vec::new(),
            has_ended: false,
        })
    }

    /// Runs the script until it asks something new or the game is over.
    pub(in crate::play) fn resume(&mut self) -> Result<(), Fault> {
        self.read(&mut Vec::new().into_iter())
    }

    /// Runs the script with the answers of these lines, until it asks something to which the next line is no answer, or
    /// the game is over.
    pub(in crate::play) fn read(&mut self, lines: &mut SavedAnswers<'_>) -> Result<(), Fault> {
        // All rolls of the record are counted once: a long turn has thousands of checkpoints.
        let mut rolled = self.rolls.wrapping_add(rolls(&self.tape[self.done..]));
        loop {
            let dice = Dice::after(&self.config.seed, rolled);
            let recorded = self.tape.len();
            self.shown = self.base.clone();
            self.fresh.clear();
            let given = self.config.is_given().then_some(&mut self.given);
            let mut tape = Tape::new(&mut self.tape, self.done, dice, lines).with_given(given);
            let number = self.journal.len() as u32;
            let mut turn = Turn::new(&mut self.shown, number, &mut tape, &mut self.fresh);
            turn.secrets = self.secrets.base;
            turn.clock.clone_from(&self.base_clock);
            let flow = if number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
            self.secrets.now = turn.secrets;
            self.clock = turn.clock.take();
            let (at, lacks) = (tape.at(), tape.lacks());
            let (asked, known) = tape.ends();
            let told = self.past.len();
            self.fresh_known = known.into_iter().map(|one| Known { told: told + one.told, ..one }).collect();
            rolled += rolls(&self.tape[recorded..]);
            if let Some(of) = lacks {
                return Err(Fault::needs_roll(of));
            }
            match flow {
                Err(Stop::Checkpoint) => {
                    self.close(at);
                    continue;
                }
                _ if at < self.tape.len() => {
                    return Err(Fault::new(Code::Diverged, "the record does not fit the rules"))
                }
                Err(Stop::Diverged | Stop::Void) => {
                    return Err(Fault::new(Code::Diverged, "the record does not fit the rules"))
                }
                Err(Stop::Ask) => {
                    self.prompt = asked;
                    return Ok(());
                }
                Err(Stop::Over) => {
                    self.clock.iter_mut().for_each(Clock::stop);
                    self.commit();
                }
                Ok(()) => {
                    self.end_turn();
                    self.commit();
                }
            }
            if G::outcome(&self.base).is_some() {
                self.prompt = None;
                return Ok(());
            }
        }
    }

    /// A checkpoint: the first `at` entries of the running turn are never replayed again.
    fn close(&mut self, at: usize) {
        self.base = self.shown.clone();
        self.base_clock = self.clock.clone();
        self.past.append(&mut self.fresh);
        self.known.append(&mut self.fresh_known);
        self.secrets.base = self.secrets.now;
        self.rolls = self.rolls.wrapping_add(rolls(&self.tape[self.done..at]));
        self.done = at;
    }

    /// The clocks at the end of a turn, of which the table at its base still knows whose it was.
    fn end_turn(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        if self.journal.is_empty() {
            clock.start();
        } else {
            clock.end_turn(G::view(&self.base, Eye::Watcher).turn.seat);
        }
    }

    /// Closes the running turn.
    fn commit(&mut self) {
        self.close(self.tape.len());
        self.journal.push(std::mem::take(&mut self.tape));
        self.done = 0;
    }

    /// Config that the game was made from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The table as it is now: for the rules and their tests, never for a page.
    pub fn table(&self) -> &G::Table {
        &self.shown
    }

    /// The open question; `None` when the game is over.
    pub fn prompt(&self) -> Option<&PromptOf<G>> {
        self.prompt.as_ref()
    }

    /// Answers the open question; returns what happened since.
    ///
    /// # Errors
    /// `game-over` or `not-offered`; nothing has changed then.
    pub fn apply(&mut self, choice: G::Choice) -> Result<Vec<Event<G::Event>>, Fault> {
        self.apply_after(choice, 0)
    }

    /// [`Host::apply`] with the time in milliseconds that the player thought: an input like the answer itself.
    ///
    /// # Errors
    /// `game-over` or `not-offered`; nothing has changed then.
    pub fn apply_after(&mut self, choice: G::Choice, thought: u32) -> Result<Vec<Event<G::Event>>, Fault> {
        // A caller may have made the choice from anything.
        if self.prompt.as_ref().is_some_and(|prompt| !takes::<G>(prompt, self.clock.as_ref(), choice)) {
            return Err(Fault::new(Code::NotOffered, format!("`{choice}` is not offered")));
        }
        self.give(choice, thought)
    }

    /// Answers with a text or an object. [`Host::understand`] finds it among the answers that are offered: that is its check.
    ///
    /// # Errors
    /// Those of [`Host::understand`]; nothing has changed then.
    pub fn answer(&mut self, said: &Value, thought: u32) -> Result<Vec<Event<G::Event>>, Fault> {
        let choice = self.understand(said)?;
        self.give(choice, thought)
    }

    /// Answers the open question by one of its options, or by giving up.
    fn give(&mut self, choice: G::Choice, thought: u32) -> Result<Vec<Event<G::Event>>, Fault> {
        let Some(prompt) = &self.prompt else {
            return Err(Fault::new(Code::GameOver, format!("the game is over: `{choice}` comes too late")));
        };
        let told = self.past.len() + self.fresh.len();
        let entry = Entry::Answer(prompt.seat, choice, thought);
        // An answer without the rolls that it leads to is refused, and nothing has changed then.
        let before = self.config.is_given().then(|| self.clone());
        self.tape.push(entry);
        let done = self.resume();
        if let (Err(_), Some(before)) = (&done, before) {
            *self = before;
        }
        done?;
        Ok(self.events().skip(told).cloned().collect())
    }

    /// Everything that has happened, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event<G::Event>> {
        self.past.iter().chain(&self.fresh)
    }

    /// The record: finished turns, then the running one.
    pub fn record(&self) -> impl Iterator<Item = &Vec<Entry<G::Choice>>> {
        self.journal.iter().chain((!self.tape.is_empty()).then_some(&self.tape))
    }
}
