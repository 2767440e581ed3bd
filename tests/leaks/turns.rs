//! One turn played on a table as far as its answers go, and all that it tells an eye.

use std::num::NonZeroU32;

use deckmate::board::Square;
use deckmate::play::explain::explain;
use deckmate::play::{About, Dice, Duty, Event, Eye, Game, Pilot, PromptOf, PromptView, Seat, Stop, Turn, View};

/// Everything that reaches one eye at one moment.
pub struct Told<G: Game> {
    pub view: View<G::Own>,
    pub watcher: View<G::Own>,
    /// The question as everybody may read it.
    pub prompt: Option<PromptView>,
    /// The prompt's duty for the eye, whose own cards are part of it.
    pub duty: Option<Duty>,
    /// Answers that the eye may give, if it is asked, with the phrases.
    pub offers: Vec<String>,
    /// Reasons that some squares and cards cannot be chosen by the eye.
    pub reasons: Vec<String>,
    /// Reach of every piece.
    pub reach: Vec<String>,
    pub events: Vec<Event<G::Event>>,
    /// Answers of this turn, covered choices too: for planted leaks, never compared.
    pub answers: Vec<G::Choice>,
}

impl<G: Game> Told<G> {
    /// True if everybody is told the same.
    pub fn is_public_as(&self, other: &Told<G>) -> bool {
        self.watcher == other.watcher && self.prompt == other.prompt && self.events == other.events
    }

    /// True if the eye is told the same of its own.
    pub fn is_private_as(&self, other: &Told<G>) -> bool {
        self.view == other.view
            && (&self.duty, &self.offers) == (&other.duty, &other.offers)
            && (&self.reasons, &self.reach) == (&other.reasons, &other.reach)
    }
}

/// Spoils what is told by something that the eye may not know.
pub type Leak<G> = fn(&<G as Game>::Table, Seat, &mut Told<G>);

/// Gives the answers of one turn and stops after them; chance is the same for both tables of a pair.
struct Script<'a, G: Game> {
    answers: std::slice::Iter<'a, G::Choice>,
    asked: &'a mut Option<PromptOf<G>>,
    rolls: &'a mut Vec<u32>,
    rolled: usize,
    dice: &'a mut Dice,
}

impl<G: Game> Pilot<G> for Script<'_, G> {
    fn keep(&mut self, prompt: PromptOf<G>) {
        *self.asked = Some(prompt);
    }

    fn pick(&mut self, _: &G::Table, _: &PromptOf<G>) -> Option<(G::Choice, u32)> {
        self.answers.next().map(|choice| (*choice, 0))
    }

    fn recorded(&self) -> Option<G::Choice> {
        self.answers.as_slice().first().copied()
    }

    fn roll(&mut self, of: NonZeroU32, _: bool) -> u32 {
        if self.rolled == self.rolls.len() {
            self.rolls.push(self.dice.roll(of));
        }
        self.rolled += 1;
        self.rolls[self.rolled - 1] % of
    }
}

/// A turn played as far as its answers go.
pub struct Played<G: Game> {
    pub table: G::Table,
    pub events: Vec<Event<G::Event>>,
    /// The open question; nothing at the end of the turn.
    pub prompt: Option<PromptOf<G>>,
    pub answers: Vec<G::Choice>,
}

/// A game at the beginning of a turn.
pub struct Bench<'a, G: Game> {
    pub number: u32,
    pub answers: Vec<G::Choice>,
    pub rolls: Vec<u32>,
    pub dice: &'a mut Dice,
}

impl<G: Game> Bench<'_, G> {
    pub fn play(&mut self, start: &G::Table) -> Played<G> {
        let answers = self.answers.clone();
        let mut played = Played { table: start.clone(), events: Vec::new(), prompt: None, answers };
        if G::outcome(&played.table).is_some() {
            return played;
        }
        let asked = &mut played.prompt;
        let mut script =
            Script { answers: self.answers.iter(), asked, rolls: &mut self.rolls, rolled: 0, dice: self.dice };
        let mut step = || {
            let mut turn = Turn::<G>::new(&mut played.table, self.number, &mut script, &mut played.events);
            if self.number == 0 {
                G::deal(&mut turn)
            } else {
                G::turn(&mut turn)
            }
        };
        let mut flow = step();
        while flow == Err(Stop::Checkpoint) {
            flow = step();
        }
        match flow {
            Err(Stop::Diverged | Stop::Void | Stop::Checkpoint) => panic!("an answer was not offered"),
            Ok(()) | Err(Stop::Ask | Stop::Over) => {}
        }
        played
    }

    pub fn next_turn(&mut self) {
        self.number += 1;
        self.answers.clear();
        self.rolls.clear();
    }
}

pub fn told<G: Game>(played: &Played<G>, eye: Seat, leak: Option<Leak<G>>) -> Told<G> {
    let (table, prompt) = (&played.table, played.prompt.as_ref());
    let asked = prompt.filter(|prompt| prompt.seat == eye);
    let mut prompt = prompt.map(|prompt| PromptView::of::<G>(table, prompt, Eye::Seat(eye)));
    let offers = asked.into_iter().flat_map(|prompt| &prompt.options);
    let view = G::view(table, Eye::Seat(eye));
    let size = (view.files, view.ranks);
    let mut told = Told {
        view,
        watcher: G::view(table, Eye::Watcher),
        duty: prompt.as_mut().and_then(|prompt| prompt.duty.take()),
        prompt,
        offers: offers.map(|choice| format!("{choice} {}", G::label(table, choice))).collect(),
        reasons: wonders::<G>(played, size).map(|about| reason::<G>(played, eye, about)).collect(),
        reach: Seat::BOTH
            .iter()
            .flat_map(|&mover| G::moves(table, mover, Eye::Seat(eye)))
            .map(|m| m.to_string())
            .collect(),
        events: played.events.clone(),
        answers: played.answers.clone(),
    };
    if let Some(leak) = leak {
        leak(table, eye, &mut told);
    }
    told
}

/// Names of the cards that the game has always: own cards come while other tests run, and a lot must fall the same twice.
pub fn printed_names<G: Game>() -> Vec<&'static str> {
    G::card_names().into_iter().filter(|name| !name.contains('~')).collect()
}

/// Two squares and two cards to wonder about, others whenever something has happened.
fn wonders<G: Game>(played: &Played<G>, (files, ranks): (u8, u8)) -> impl Iterator<Item = About> {
    let mut dice = Dice::new(&played.events.len().to_string());
    let mut one_of = |count: u8| dice.below(usize::from(count)) as u8;
    let squares = [(); 2].map(|()| Square::new(one_of(files), one_of(ranks)));
    let names = printed_names::<G>();
    let cards = (0..if names.is_empty() { 0 } else { 2 }).map(move |_| About::Card(names[dice.below(names.len())]));
    squares.into_iter().map(About::Square).chain(cards)
}

fn reason<G: Game>(played: &Played<G>, eye: Seat, about: About) -> String {
    let said = explain::<G>(&played.table, played.prompt.as_ref(), eye, about);
    format!("{about:?}: {}", said.as_deref().unwrap_or("it can be chosen"))
}

/// All that everybody is told, byte by byte.
pub fn public<G: Game>(told: &Told<G>) -> [String; 3] {
    [json_of(&told.watcher), json_of(&told.prompt), json_of(&told.events)]
}

/// All that only the eye is told.
pub fn private<G: Game>(told: &Told<G>) -> [String; 5] {
    let Told { view, duty, offers, reasons, reach, .. } = told;
    [json_of(view), json_of(duty), offers.join("\n"), reasons.join("\n"), reach.join(" ")]
}

pub fn json_of<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("values that serialise")
}
