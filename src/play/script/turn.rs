//! Turn: what a script works with, namely the table, its pilot, and the list of events.

use std::num::NonZeroU32;

use crate::board::{Edit, Side, Square};
use crate::play::ask::prompt::Prompt;
use crate::play::script::clock::Clock;
use crate::play::script::flow::{Flow, Stop};
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::pilot::Pilot;
use crate::play::script::question::{flags, takes, unlisted};
use crate::play::script::secrets::Secrets;
use crate::play::seats::event::{Event, Outcome};
use crate::play::seats::moved::Moved;
use crate::play::seats::seat::Seat;

/// A running turn.
pub struct Turn<'a, G: Game> {
    /// The table as it is now.
    pub table: &'a mut G::Table,
    /// The number of the turn; 0 is the deal.
    pub number: u32,
    pilot: &'a mut dyn Pilot<G>,
    events: &'a mut Vec<Event<G::Event>>,
    hushed: bool,
    /// The last answer is a secret that the table keeps.
    kept: bool,
    pub(in crate::play) secrets: Secrets,
    /// The clocks, in a game in which time counts; where a turn is only tried, there are none.
    pub(in crate::play) clock: Option<Clock>,
}

/// A line for the log.
#[derive(Default)]
pub struct Line<'a> {
    /// Seat that acts.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
    /// The squares it speaks of; of a move the two.
    pub squares: Vec<Square>,
    /// The card it speaks of.
    pub card: Option<&'static str>,
    /// The title by which it names that card.
    pub title: &'a str,
    /// The piece of the move that it tells.
    pub moved: Option<Moved>,
    /// Sign of the turn's play, as a list of moves has it: `+` for check, `#` for mate.
    pub sign: Option<&'static str>,
}

impl<'a, G: Game> Turn<'a, G> {
    /// A turn about to begin.
    pub fn new(
        table: &'a mut G::Table,
        number: u32,
        pilot: &'a mut dyn Pilot<G>,
        events: &'a mut Vec<Event<G::Event>>,
    ) -> Turn<'a, G> {
        Turn { table, number, pilot, events, hushed: false, kept: false, secrets: Secrets::default(), clock: None }
    }

    /// Asks a seat; the script must have at least one option.
    ///
    /// # Errors
    /// `Stop::Ask` when nobody answers yet.
    pub fn ask(&mut self, seat: Seat, why: G::Why, options: Vec<G::Choice>) -> Flow<G::Choice> {
        self.put(Prompt { seat, why, options, secret: false })
    }

    /// Asks a seat something whose answer the other seat may not know.
    ///
    /// # Errors
    /// `Stop::Ask` when nobody answers yet.
    pub fn ask_secretly(&mut self, seat: Seat, why: G::Why, options: Vec<G::Choice>) -> Flow<G::Choice> {
        self.put(Prompt { seat, why, options, secret: true })
    }

    /// Asks with candidates that still have to be looked through, one by one; a recorded answer is looked at alone.
    ///
    /// # Errors
    /// `Stop::Ask` when nobody answers yet, `Stop::Void` when no candidate fits.
    pub fn ask_among(
        &mut self,
        seat: Seat,
        why: G::Why,
        secret: bool,
        mut candidates: Vec<G::Choice>,
        fits: &dyn Fn(&G::Table, &G::Choice) -> bool,
    ) -> Flow<G::Choice> {
        let table = &*self.table;
        match self.pilot.recorded_among(&candidates).filter(|known| fits(table, known)) {
            // That it fits is no second check: with it this is the question that the record answers.
            Some(known) => candidates = vec![known],
            // The recorded answer may belong to a later question: nothing fitted here then.
            None => candidates.retain(|choice| fits(table, choice)),
        }
        if candidates.is_empty() {
            return Err(Stop::Void);
        }
        self.put(Prompt { seat, why, options: candidates, secret })
    }

    /// The answer that is already on record for the next question, if a record is being repeated.
    pub fn recorded(&self) -> Option<G::Choice> {
        self.pilot.recorded()
    }

    /// True if a record that is being repeated goes on with the answer to another question: this one was not asked
    /// then.
    pub fn is_past(&self, seat: Seat, options: &[G::Choice]) -> bool {
        self.pilot.is_past(seat, options)
    }

    /// Number of events that have been told so far.
    pub fn told(&self) -> usize {
        self.events.len()
    }

    /// Removes the events told since then: what they tell did not happen.
    pub fn untell(&mut self, told: usize) {
        self.events.truncate(told);
    }

    /// True if nobody is told anything just now.
    pub fn is_hushed(&self) -> bool {
        self.hushed
    }

    /// From now on nobody is told what happens, or everybody is again: for what is only tried.
    pub fn hush(&mut self, hushed: bool) {
        self.hushed = hushed;
    }

    fn put(&mut self, prompt: PromptOf<G>) -> Flow<G::Choice> {
        debug_assert!(!prompt.options.is_empty(), "a prompt without options");
        match self.pilot.pick(self.table, &prompt) {
            None => {
                self.pilot.keep(prompt);
                Err(Stop::Ask)
            }
            // A record may come from a save of other rules, or from a caller: here alone is seen that it fits the turn.
            Some((choice, _)) if !takes::<G>(&prompt, self.clock.as_ref(), choice) => Err(Stop::Diverged),
            Some((choice, thought)) => {
                self.pilot.answered(self.secrets, self.events.len());
                if self.has_fallen(&prompt, choice, thought) {
                    self.stop_clock();
                    self.hushed = false;
                    return Err(G::time_up(self, prompt.seat));
                }
                if unlisted::<G>(&prompt) == Some(choice) {
                    // It ends the game for everybody, also in the middle of what is only tried.
                    self.hushed = false;
                    return Err(G::resign(self, prompt.seat));
                }
                self.kept = prompt.secret && G::keeps(prompt.why);
                if prompt.secret && !self.kept {
                    self.secrets.give(prompt.seat);
                }
                G::think(self.table, prompt.seat, thought);
                Ok(choice)
            }
        }
    }

    /// T-18: true if the time of the asked player ran out before this answer, or if it says so.
    fn has_fallen(&mut self, prompt: &PromptOf<G>, choice: G::Choice, thought: u32) -> bool {
        let is_late = self.clock.as_mut().is_some_and(|clock| !clock.think(prompt.seat, thought));
        is_late || flags::<G>(prompt, self.clock.as_ref()) == Some(choice)
    }

    /// Time counts no longer, as where the rest of a game asks for no thought.
    pub fn stop_clock(&mut self) {
        self.clock.iter_mut().for_each(Clock::stop);
    }

    /// A number from 0 to `of - 1`, recorded like an answer; 0 for an empty range.
    pub fn roll(&mut self, of: usize) -> usize {
        self.lot(of, false)
    }

    fn lot(&mut self, of: usize, shuffles: bool) -> usize {
        let Some(of) = NonZeroU32::new(of as u32) else { return 0 };
        // Nobody else may learn how often a player shuffled in secret.
        if !self.kept {
            self.secrets.roll();
        }
        self.pilot.roll(of, shuffles) as usize
    }

    /// Puts the things into an order by chance (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.lot(last + 1, true));
        }
    }

    /// A player has been shown something hidden of which nothing is told: what was answered before it is final.
    pub fn disclose(&mut self) {
        self.secrets.disclose();
        self.pilot.disclose();
    }

    /// Changes the board.
    pub fn edit(&mut self, edit: Edit) {
        let board = G::board(self.table);
        board.edit(edit);
        if let Some(event) = Event::of_edit(edit, board) {
            self.announce(event);
        }
    }

    /// Tells everybody something of this game.
    pub fn tell(&mut self, event: G::Event) {
        self.announce(Event::Own(event));
    }

    fn announce(&mut self, event: Event<G::Event>) {
        if !self.hushed && self.pilot.tells(&event) {
            self.events.push(event);
            self.secrets.tell();
        }
    }

    /// Adds a sentence to the log, about what a player does or about nobody. It begins with a capital letter, whatever
    /// piece it speaks of first.
    pub fn say(
        &mut self,
        seat: impl Into<Option<Seat>>,
        text: String,
        squares: Vec<Square>,
        card: Option<&'static str>,
    ) {
        let line = Line { seat: seat.into(), text, squares, card, ..Line::default() };
        self.say_line(line);
    }

    /// Adds a sentence to the log about what a player does with a card that it names, by its title.
    pub fn say_of_card(&mut self, seat: Seat, text: String, squares: Vec<Square>, card: &'static str, title: &str) {
        self.say_line(Line { seat: Some(seat), text, squares, card: Some(card), title, ..Line::default() });
    }

    /// Adds a sentence to the log about an army that is in check, on the squares of its kings.
    pub fn say_check(&mut self, side: Side, text: String, squares: Vec<Square>) {
        self.log(Some(side), Line { text, squares, sign: Some("+"), ..Line::default() });
    }

    /// Adds a line to the log.
    pub fn say_line(&mut self, line: Line<'_>) {
        let side = line.seat.map(|seat| G::side(self.table, seat));
        self.log(side, line);
    }

    fn log(&mut self, side: Option<Side>, line: Line<'_>) {
        let Line { seat, mut text, squares, card, title, moved, sign } = line;
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let named = place(&text, title);
        let (turn, side) = (self.number, side.map(Side::name));
        self.announce(Event::Say { turn, seat, side, text, squares, card, named, moved, sign });
    }

    /// Ends the game; the script stops with what this gives.
    pub fn finish(&mut self, winner: Option<Seat>, how: &'static str, text: String) -> Stop {
        let result = Outcome { winner, how, text: text.clone() };
        let side = whose(winner, how).map(|seat| G::side(self.table, seat));
        let sign = (how == "checkmate").then_some("#");
        self.log(side, Line { text, sign, ..Line::default() });
        self.announce(Event::Over { result: result.clone() });
        G::finish(self.table, result);
        Stop::Over
    }
}

/// With whom the end of a game stands: a resignation with who resigns, any other with who wins.
#[inline(never)]
fn whose(winner: Option<Seat>, how: &str) -> Option<Seat> {
    winner.map(|seat| if how == "resignation" { seat.other() } else { seat })
}

/// Place of a title in a text, if there is one, in UTF-16 code units, as JavaScript counts.
fn place(text: &str, title: &str) -> Option<u32> {
    let (text, title) = (text.as_bytes(), title.as_bytes());
    let at = (0..text.len()).find(|&at| !title.is_empty() && text[at..].starts_with(title))?;
    let units = |byte: &u8| match byte {
        0x80..=0xbf => 0,
        0xf0.. => 2,
        _ => 1,
    };
    Some(text[..at].iter().map(units).sum())
}
