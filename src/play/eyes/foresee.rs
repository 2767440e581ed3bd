//! Foresight: events and question that answers would lead to, before any of them is given. It goes as far as neither
//! chance nor the other player decides, and uses nothing but what the asked seat may know.

use std::num::NonZeroU32;

use crate::play::ask::about::About;
use crate::play::ask::answer::Answer;
use crate::play::ask::input;
use crate::play::ask::prompt::{Offer, PromptView};
use crate::play::eyes::explain::explain;
use crate::play::eyes::vision::{agreed, Foreseen, Vision};
use crate::play::outside::dice::Dice;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::script::flow::Stop;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::host::Host;
use crate::play::script::offered::understand;
use crate::play::script::pilot::Pilot;
use crate::play::script::tape::Entry;
use crate::play::script::turn::Turn;
use crate::play::seats::event::Event;
use crate::play::seats::hidden::Watch;
use crate::play::seats::part::Part;
use crate::play::seats::seat::Eye;
use crate::play::seats::view::View;

/// A game's turn reaches at most so many checkpoints that ask nothing new.
const STEPS: usize = 64;

impl<G: Game> Host<G> {
    /// Events and question that these answers of the asked seat would lead to. It is played on worlds that agree with
    /// all that this seat sees. A question of the other player that can be passed is passed; at any other one foresight
    /// ends, and so it does when chance falls, when something hidden would be shown, and when the rules look at
    /// something that this seat has not seen. So all that it tells happens in every such world. Without an answer it is
    /// the open question.
    ///
    /// # Errors
    /// `game-over`; what is wrong with the first answer that would not be offered; `not-offered` for one that comes where
    /// nothing more can be foreseen.
    pub fn foresee(&self, answers: &[Value]) -> Result<Foreseen, Fault> {
        let over = || Fault::new(Code::GameOver, "the game is over: nothing can be foreseen");
        let asked = self.prompt.as_ref().ok_or_else(over)?;
        if answers.is_empty() {
            return Ok(Foreseen { events: Vec::new(), prompt: self.prompt_view(), offers: self.offers() });
        }
        Ok(self.ahead(asked, answers, None)?.foreseen)
    }

    /// Reason that the asked seat could not choose this after these answers: as [`Host::explain`], from nothing but
    /// what [`Host::foresee`] builds on. Nothing if it could, or where foresight ends before the next question.
    ///
    /// # Errors
    /// As for [`Host::foresee`].
    pub fn explain_after(&self, answers: &[Value], about: About) -> Result<Option<String>, Fault> {
        match &self.prompt {
            Some(asked) if !answers.is_empty() => Ok(self.ahead(asked, answers, Some(about))?.said),
            _ => Ok(self.explain(None, about)),
        }
    }

    fn ahead(&self, asked: &PromptOf<G>, answers: &[Value], about: Option<About>) -> Result<Vision, Fault> {
        let eye = Eye::Seat(asked.seat);
        if G::reader(asked.why, asked.seat) != eye {
            return Ok(Vision::default());
        }
        let seen = G::view(&self.shown, eye).boxed();
        let watch = Watch::over(asked.seat);
        agreed(&mut |dice| {
            let mut base = self.base.clone();
            G::imagine(&mut base, asked.seat, dice);
            let (answers, at) = (answers.iter(), self.done);
            let run = Run { answers, at, is_sealed: false, in_turn: true, stage: Stage::Before, dice };
            Foresight { host: self, asked, seen: &seen, about, question: None, watch: &watch, run }.run(base)
        })
    }
}

/// Stage that a run has come to.
enum Stage {
    /// The record is repeated up to the open question.
    Before,
    /// The events that happen now are foreseen.
    Ahead,
    /// Foresight ends: the seat is asked again and no answer is left, or chance, the other player or something hidden
    /// decides.
    End,
    /// The world is not what the asked seat sees.
    Unlike,
    /// This answer would not be offered.
    Refused(Fault),
}

/// State of a run, whichever game is played.
struct Run<'a> {
    answers: std::slice::Iter<'a, Value>,
    /// Number of entries of the record that were repeated.
    at: usize,
    /// True if the other player gave a secret answer that is repeated here.
    is_sealed: bool,
    /// True if the turn in which the seat is asked is still running.
    in_turn: bool,
    stage: Stage,
    /// Dice that shuffle anew the cards that were shuffled in the turn.
    dice: &'a mut Dice,
}

impl Run<'_> {
    /// True if something was foreseen.
    fn end(mut self) -> Result<bool, Fault> {
        match (self.stage, self.answers.next()) {
            (Stage::Unlike | Stage::Before, _) => Ok(false),
            (Stage::Refused(fault), _) => Err(fault),
            (Stage::Ahead | Stage::End, None) => Ok(true),
            (Stage::Ahead | Stage::End, Some(said)) => {
                let late = format!("nothing can be foreseen where `{}` would be given", input::shown(said));
                Err(Fault::new(Code::NotOffered, late))
            }
        }
    }

    /// The roll, with what the record has for it.
    fn roll(&mut self, of: NonZeroU32, shuffles: bool, recorded: Option<u32>) -> u32 {
        match (&self.stage, recorded) {
            (Stage::Before, Some(got)) => {
                self.at += 1;
                return if shuffles { self.dice.roll(of) } else { got };
            }
            (Stage::Before, None) => self.stage = Stage::Unlike,
            (Stage::Ahead, _) => self.stage = Stage::End,
            _ => {}
        }
        0
    }
}

/// The pilot of such a run.
struct Foresight<'a, G: Game> {
    host: &'a Host<G>,
    asked: &'a PromptOf<G>,
    /// View of the asked seat.
    seen: &'a View<Part>,
    /// The thing that this seat wonders about then.
    about: Option<About>,
    /// Question that this seat is asked next.
    question: Option<PromptOf<G>>,
    watch: &'a Watch,
    run: Run<'a>,
}

impl<G: Game> Foresight<'_, G> {
    /// The events from this table on; nothing if the asked seat sees another table.
    fn run(mut self, mut table: G::Table) -> Result<Option<Vision>, Fault> {
        let mut events = Vec::new();
        let mut number = self.host.journal.len() as u32;
        for _ in 0..STEPS {
            let mut turn = Turn::new(&mut table, number, &mut self, &mut events);
            let flow = if number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
            match flow {
                _ if !matches!(self.run.stage, Stage::Ahead) => break,
                Err(Stop::Checkpoint) => {}
                Ok(()) => {
                    number += 1;
                    self.run.in_turn = false;
                }
                Err(_) => break,
            }
            if G::outcome(&table).is_some() {
                break;
            }
        }
        if !self.run.end()? {
            return Ok(None);
        }
        let asked = self.question.as_ref();
        let foreseen = Foreseen {
            events: events.into_iter().map(Event::boxed).collect(),
            offers: Offer::all::<G>(&table, asked),
            prompt: asked.map(|prompt| PromptView::of::<G>(&table, prompt, Eye::Seat(prompt.seat))),
        };
        let said = asked.zip(self.about).and_then(|(it, about)| explain::<G>(&table, Some(it), it.seat, about));
        Ok(Some(Vision { foreseen, said }))
    }

    /// Ends foresight if the rules have looked at something that the asked seat has not seen: worlds may agree by
    /// chance.
    fn look(&mut self) {
        if self.watch.has_read() {
            self.disclose();
        }
    }

    /// True if the world is what the asked seat sees, now that the record is repeated.
    fn is_like(&self, table: &G::Table, prompt: &PromptOf<G>) -> bool {
        prompt == self.asked && G::view(table, self.seen.eye).boxed() == *self.seen
    }

    /// True if foresight takes it that the other player lets this question pass.
    fn passes(&self, prompt: &PromptOf<G>) -> bool {
        prompt.seat != self.asked.seat && self.run.in_turn && G::Choice::named(&prompt.options, "pass").is_some()
    }

    /// The answer to a question that nobody has been asked yet; nothing where foresight ends.
    fn next(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Option<G::Choice> {
        let seat = self.asked.seat;
        if prompt.seat != seat {
            return G::Choice::named(&prompt.options, "pass").filter(|_| self.passes(prompt));
        }
        if G::reader(prompt.why, seat) != Eye::Seat(seat) {
            return None;
        }
        let Some(said) = self.run.answers.next() else {
            self.question = Some(prompt.clone());
            return None;
        };
        understand::<G>(table, prompt, said).map_err(|fault| self.run.stage = Stage::Refused(fault)).ok()
    }
}

impl<G: Game> Pilot<G> for Foresight<'_, G> {
    fn pick(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        if matches!(self.run.stage, Stage::Before) {
            if let Some(&Entry::Answer(_, choice, thought)) = self.host.tape.get(self.run.at) {
                self.run.at += 1;
                self.run.is_sealed |= prompt.secret && prompt.seat != self.asked.seat;
                return Some((choice, thought));
            }
            // A secret choice of the other player must not show by what follows from it.
            let fits = !self.run.is_sealed && self.is_like(table, prompt);
            self.run.stage = if fits { Stage::Ahead } else { Stage::Unlike };
            self.watch.forget();
        }
        // The possible answers of the other player hang on what only that player sees; the events after a pass do not.
        if self.passes(prompt) {
            self.watch.forget();
        }
        self.look();
        if !matches!(self.run.stage, Stage::Ahead) {
            return None;
        }
        let choice = self.next(table, prompt);
        if choice.is_none() {
            self.disclose();
        }
        choice.map(|choice| (choice, 0))
    }

    fn keep(&mut self, _prompt: PromptOf<G>) {}

    fn recorded(&self) -> Option<G::Choice> {
        match self.host.tape.get(self.run.at) {
            Some(&Entry::Answer(_, choice, _)) => Some(choice),
            _ => None,
        }
    }

    fn roll(&mut self, of: NonZeroU32, shuffles: bool) -> u32 {
        let recorded = match self.host.tape.get(self.run.at) {
            Some(&Entry::Chance { got, .. }) => Some(got),
            _ => None,
        };
        self.run.roll(of, shuffles, recorded)
    }

    fn tells(&mut self, event: &Event<G::Event>) -> bool {
        self.look();
        if event.shows(self.asked.seat) {
            self.disclose();
        }
        matches!(self.run.stage, Stage::Ahead)
    }

    fn disclose(&mut self) {
        if matches!(self.run.stage, Stage::Ahead) {
            self.run.stage = Stage::End;
        }
    }
}
