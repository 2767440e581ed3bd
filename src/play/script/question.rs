//! Question: what a prompt shows to an eye, and the answers that it takes without listing them.

use crate::play::ask::prompt::{Chosen, PromptView};
use crate::play::outside::names::Named;
use crate::play::script::clock::Clock;
use crate::play::script::game::{Game, PromptOf};
use crate::play::script::host::Host;
use crate::play::seats::seat::Eye;

/// The answer by which the asked seat may give up at a question that does not list it; nothing if it is listed, or if
/// somebody else reads the question for that seat.
pub(in crate::play) fn unlisted<G: Game>(prompt: &PromptOf<G>) -> Option<G::Choice> {
    let reads = || G::reader(prompt.why, prompt.seat) == Eye::Seat(prompt.seat);
    G::RESIGN.filter(|choice| !prompt.options.contains(choice) && reads())
}

/// The answer that says that the asked player's time is up, where a clock runs and the question means no time of its own.
pub(in crate::play) fn flags<G: Game>(prompt: &PromptOf<G>, clock: Option<&Clock>) -> Option<G::Choice> {
    let runs = clock.is_some_and(Clock::runs);
    G::TIME_UP.filter(|choice| runs && !prompt.options.contains(choice))
}

/// The answers that a question takes without listing them: to give up, and that time is up.
pub(in crate::play) fn beside<G: Game>(prompt: &PromptOf<G>, clock: Option<&Clock>) -> impl Iterator<Item = G::Choice> {
    unlisted::<G>(prompt).into_iter().chain(flags::<G>(prompt, clock))
}

/// True if a question takes this answer.
pub(in crate::play) fn takes<G: Game>(prompt: &PromptOf<G>, clock: Option<&Clock>, choice: G::Choice) -> bool {
    prompt.options.contains(&choice) || beside::<G>(prompt, clock).any(|other| other == choice)
}

impl PromptView {
    /// A question as an eye sees it: what a card has already got is for the asked seat alone.
    pub fn of<G: Game>(table: &G::Table, prompt: &PromptOf<G>, eye: Eye) -> PromptView {
        let is_asked = eye == Eye::Seat(prompt.seat);
        let chosen = if is_asked { G::chosen(table, prompt) } else { Vec::new() };
        PromptView {
            seat: prompt.seat,
            side: G::side(table, prompt.seat).name(),
            why: prompt.why.name(),
            text: G::question(table, prompt, eye),
            about: G::about(table, prompt, eye),
            card: G::card(table),
            chosen: chosen.iter().map(Chosen::of).collect(),
            secret: prompt.secret,
            left: G::time_left(table, prompt.seat),
            duty: if is_asked { G::duty(table, prompt) } else { None },
        }
    }
}

impl<G: Game> Host<G> {
    /// The open question as the asked seat sees it.
    pub fn prompt_view(&self) -> Option<PromptView> {
        self.prompt_for(Eye::Seat(self.prompt.as_ref()?.seat))
    }

    /// The open question as this eye sees it.
    pub fn prompt_for(&self, eye: Eye) -> Option<PromptView> {
        let prompt = self.prompt.as_ref()?;
        let mut view = PromptView::of::<G>(&self.shown, prompt, eye);
        let left = self.clock.as_ref().and_then(|clock| clock.left(prompt.seat));
        view.left = view.left.into_iter().chain(left).min();
        Some(view)
    }

    /// Eye that reads the open question; `None` when the game is over.
    pub fn reader(&self) -> Option<Eye> {
        self.prompt.as_ref().map(|prompt| G::reader(prompt.why, prompt.seat))
    }
}
