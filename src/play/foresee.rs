//! What answers would lead to before any of them is given: as far as neither chance nor the other player decides, and by
//! nothing but what the asked seat may know.

use std::num::NonZeroU32;

use super::answer::Answer;
use super::dice::Dice;
use super::error::{Code, Fault};
use super::event::Event;
use super::flow::Stop;
use super::game::{Game, PromptOf};
use super::host::Host;
use super::offered::understand;
use super::pilot::Pilot;
use super::prompt::{Offer, PromptView};
use super::seat::Eye;
use super::tape::Entry;
use super::turn::Turn;
use super::value::Value;
use super::wire;

/// What would happen and be asked next.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen<E> {
    /// What would happen, in order.
    pub events: Vec<Event<E>>,
    /// The next question to the same seat; nothing if the other player or chance comes first, or the game is over.
    pub prompt: Option<PromptView>,
    /// What that question would take.
    pub offers: Vec<Offer>,
}

/// Worlds are dealt so often until one fits what the seat sees now.
const TRIES: usize = 128;

/// So many worlds that differ in what the seat does not know must agree on what happens.
const WORLDS: usize = 2;

/// A game's turn reaches at most so many checkpoints that ask nothing new.
const STEPS: usize = 64;

impl<G: Game> Host<G> {
    /// What these answers of the asked seat would lead to. It is played on worlds that agree with all that this seat sees:
    /// of what it does not see nothing takes part. A question of the other player that can be passed is passed; at any other
    /// one, where chance falls, and where something hidden would be shown, foresight ends. Without an answer it is the open
    /// question.
    ///
    /// # Errors
    /// `game-over`; what is wrong with the first answer that would not be offered; `not-offered` for one that comes where
    /// nothing more can be foreseen.
    pub fn foresee(&self, answers: &[Value]) -> Result<Foreseen<G::Event>, Fault> {
        let over = || Fault::new(Code::GameOver, "the game is over: nothing can be foreseen");
        let asked = self.prompt.as_ref().ok_or_else(over)?;
        let nothing = Foreseen { events: Vec::new(), prompt: None, offers: Vec::new() };
        if answers.is_empty() {
            return Ok(Foreseen { prompt: self.prompt_view(), offers: self.offers(), ..nothing });
        }
        if G::reader(asked.why, asked.seat) != Eye::Seat(asked.seat) {
            return Ok(nothing);
        }
        let mut dice = Dice::new("foresee");
        let mut worlds = Vec::new();
        for _ in 0..TRIES {
            worlds.extend(self.imagined(asked, answers, &mut dice)?);
            if worlds.len() == WORLDS {
                break;
            }
        }
        Ok(if worlds.len() < WORLDS { nothing } else { worlds.into_iter().reduce(common).unwrap_or(nothing) })
    }

    /// What happens in one world; nothing if it is not what the asked seat sees.
    fn imagined(
        &self,
        asked: &PromptOf<G>,
        answers: &[Value],
        dice: &mut Dice,
    ) -> Result<Option<Foreseen<G::Event>>, Fault> {
        let mut base = self.base.clone();
        G::imagine(&mut base, asked.seat, dice);
        let answers = answers.iter();
        Ahead { host: self, asked, answers, at: self.done, is_sealed: false, in_turn: true, stage: Stage::Before }
            .run(base)
    }
}

/// What two worlds have in common.
fn common<E: PartialEq>(one: Foreseen<E>, other: Foreseen<E>) -> Foreseen<E> {
    let same = one.events.iter().zip(&other.events).take_while(|(one, other)| one == other).count();
    let whole = same == one.events.len() && same == other.events.len();
    let asks = whole && one.prompt == other.prompt && one.offers == other.offers;
    Foreseen {
        events: one.events.into_iter().take(same).collect(),
        prompt: one.prompt.filter(|_| asks),
        offers: if asks { one.offers } else { Vec::new() },
    }
}

/// How far a run has come.
enum Stage<G: Game> {
    /// The record is repeated up to the open question.
    Before,
    /// What happens now is foreseen.
    Ahead,
    /// That seat is asked again, and no answer is left.
    Asked(PromptOf<G>),
    /// Chance, the other player or something hidden decides.
    End,
    /// The world is not what the asked seat sees.
    Unlike,
    /// This answer would not be offered.
    Refused(Fault),
}

/// The pilot of such a run.
struct Ahead<'a, G: Game> {
    host: &'a Host<G>,
    asked: &'a PromptOf<G>,
    answers: std::slice::Iter<'a, Value>,
    /// How much of the record was repeated.
    at: usize,
    /// Whether the other player gave a secret answer that is repeated here.
    is_sealed: bool,
    /// Whether the turn in which it is asked is still running.
    in_turn: bool,
    stage: Stage<G>,
}

impl<G: Game> Ahead<'_, G> {
    /// What happens from this table on; nothing if it is not what the asked seat sees.
    fn run(mut self, mut table: G::Table) -> Result<Option<Foreseen<G::Event>>, Fault> {
        let mut events = Vec::new();
        let mut number = self.host.journal.len() as u32;
        for _ in 0..STEPS {
            let mut turn = Turn::new(&mut table, number, &mut self, &mut events);
            let flow = if number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
            match flow {
                _ if !matches!(self.stage, Stage::Ahead) => break,
                Err(Stop::Checkpoint) => {}
                Ok(()) => {
                    number += 1;
                    self.in_turn = false;
                }
                Err(_) => break,
            }
            if G::outcome(&table).is_some() {
                break;
            }
        }
        let prompt = match self.stage {
            Stage::Unlike | Stage::Before => return Ok(None),
            Stage::Refused(fault) => return Err(fault),
            Stage::Asked(prompt) => Some(prompt),
            Stage::Ahead | Stage::End => None,
        };
        if let Some(said) = self.answers.next() {
            let late = format!("nothing can be foreseen where `{}` would be given", wire::shown(said));
            return Err(Fault::new(Code::NotOffered, late));
        }
        let offers = prompt.iter().flat_map(|prompt| prompt.options.iter().map(move |choice| (prompt, choice)));
        Ok(Some(Foreseen {
            events,
            offers: offers.map(|(prompt, choice)| Offer::of::<G>(&table, Some(prompt.why), choice)).collect(),
            prompt: prompt.map(|prompt| PromptView::of::<G>(&table, &prompt, Eye::Seat(prompt.seat))),
        }))
    }

    /// Whether the world is what the asked seat sees, now that the record is repeated.
    fn is_like(&self, table: &G::Table, prompt: &PromptOf<G>) -> bool {
        let eye = Eye::Seat(self.asked.seat);
        prompt == self.asked && G::view(table, eye) == G::view(&self.host.shown, eye)
    }

    /// The answer to a question that nobody has been asked yet, and how far the run has come with it.
    fn next(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Result<G::Choice, Stage<G>> {
        let seat = self.asked.seat;
        if prompt.seat != seat {
            let pass = G::Choice::named(&prompt.options, "pass").filter(|_| self.in_turn);
            return pass.ok_or(Stage::End);
        }
        if G::reader(prompt.why, seat) != Eye::Seat(seat) {
            return Err(Stage::End);
        }
        let said = self.answers.next().ok_or_else(|| Stage::Asked(prompt.clone()))?;
        understand::<G>(table, prompt, said).map_err(Stage::Refused)
    }
}

impl<G: Game> Pilot<G> for Ahead<'_, G> {
    fn pick(&mut self, table: &G::Table, prompt: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        if matches!(self.stage, Stage::Before) {
            if let Some(&Entry::Answer(_, choice, thought)) = self.host.tape.get(self.at) {
                self.at += 1;
                self.is_sealed |= prompt.secret && prompt.seat != self.asked.seat;
                return Some((choice, thought));
            }
            // What the other player chose in secret must not show by what follows from it.
            let fits = !self.is_sealed && self.is_like(table, prompt);
            self.stage = if fits { Stage::Ahead } else { Stage::Unlike };
        }
        if !matches!(self.stage, Stage::Ahead) {
            return None;
        }
        match self.next(table, prompt) {
            Ok(choice) => Some((choice, 0)),
            Err(stage) => {
                self.stage = stage;
                None
            }
        }
    }

    fn keep(&mut self, _prompt: PromptOf<G>) {}

    fn recorded(&self) -> Option<G::Choice> {
        match self.host.tape.get(self.at) {
            Some(&Entry::Answer(_, choice, _)) => Some(choice),
            _ => None,
        }
    }

    fn roll(&mut self, _of: NonZeroU32) -> u32 {
        let recorded = match self.host.tape.get(self.at) {
            Some(&Entry::Chance { got, .. }) if matches!(self.stage, Stage::Before) => Some(got),
            _ => None,
        };
        match self.stage {
            Stage::Before if recorded.is_some() => self.at += 1,
            Stage::Before => self.stage = Stage::Unlike,
            Stage::Ahead => self.stage = Stage::End,
            _ => {}
        }
        recorded.unwrap_or(0)
    }

    fn tells(&mut self, event: &Event<G::Event>) -> bool {
        if event.shows(self.asked.seat) {
            self.disclose();
        }
        matches!(self.stage, Stage::Ahead)
    }

    fn disclose(&mut self) {
        if matches!(self.stage, Stage::Ahead) {
            self.stage = Stage::End;
        }
    }
}
