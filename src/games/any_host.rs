//! A host of any game, once its name is known: each call is passed on to it.

use std::any::Any;

use super::playing::{AnyEvent, AnyView, Explained, Playing};
use crate::play::save::Save;
use crate::play::{
    compact, input, save, About, Beside, Event, Eye, Fault, Foreseen, Game, Goal, Host, Looker, Offer, PromptView, Ray,
    Seat, Survey, Value, Verdict, View, Wondered,
};

impl<G: Game> Playing for Host<G> {
    fn name(&self) -> &'static str {
        G::INFO.name
    }

    fn people_only(&self) -> Option<&'static str> {
        G::people_only(self.table())
    }

    fn kept(&self) -> Save {
        Save::of(self)
    }

    fn compact(&self) -> Result<String, Fault> {
        compact::write(self)
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

    fn meant(&self, text: &str) -> Vec<Offer> {
        Host::meant(self, text)
    }

    fn answer(&mut self, said: &Value, thought: u32) -> Result<Vec<AnyEvent>, Fault> {
        let events = Host::answer(self, said, thought)?;
        Ok(events.into_iter().map(Event::boxed).collect())
    }

    fn answer_with(&mut self, said: &Value, thought: u32, rolls: &[u32]) -> Result<Vec<AnyEvent>, Fault> {
        let events = Host::answer_with(self, said, thought, rolls)?;
        Ok(events.into_iter().map(Event::boxed).collect())
    }

    fn back_by(&mut self, seat: Option<Seat>, answers: u32) -> Result<(), Fault> {
        Host::back_by(self, seat, answers)
    }

    fn can_go_back(&self, seat: Option<Seat>, answers: u32) -> Result<usize, Fault> {
        Host::can_go_back(self, seat, answers)
    }

    fn lines(&self) -> Vec<usize> {
        Host::lines(self)
    }

    fn told(&self) -> Vec<AnyEvent> {
        self.events().cloned().map(Event::boxed).collect()
    }

    fn is_open(&self) -> bool {
        Host::is_open(self)
    }

    fn open(&mut self) {
        Host::open(self);
    }

    fn explain(&self, seat: Option<Seat>, about: Wondered<'_>) -> Explained {
        if let Some(text) = about.text {
            return Ok(self.explain_text(seat, text));
        }
        Ok(Host::explain(self, seat, About::read(about, G::INFO.files, &G::card_names)?))
    }

    fn explain_after(&self, answers: &[Value], about: Wondered<'_>) -> Explained {
        Host::explain_after(self, answers, About::read(about, G::INFO.files, &G::card_names)?)
    }

    fn plans(&self, seat: Seat) -> Vec<Offer> {
        Host::plans(self, seat)
    }

    fn reach(&self, square: &str, eye: Option<Eye>) -> Result<Vec<&'static str>, Fault> {
        Host::reach(self, input::square_of(square, G::INFO.files)?, eye)
    }

    fn survey(&self, eye: Option<Eye>) -> Result<Survey, Fault> {
        Host::survey(self, eye)
    }

    fn rays(&self, square: &str, eye: Option<Eye>) -> Result<Vec<Ray>, Fault> {
        Host::rays(self, input::square_of(square, G::INFO.files)?, eye)
    }

    fn foresee(&self, answers: &[Value]) -> Result<Foreseen, Fault> {
        Host::foresee(self, answers)
    }

    fn judge(&self, goal: &str, seat: Option<Seat>) -> Result<Verdict, Fault> {
        Goal::read::<G>(goal)?.judge(self, seat.unwrap_or(Seat::First))
    }

    fn judge_all(&self, goals: &[String], seat: Seat, beside: Beside) -> Result<Vec<Verdict>, Fault> {
        let goals: Vec<Goal> = goals.iter().map(|goal| Goal::read::<G>(goal)).collect::<Result<_, _>>()?;
        Goal::judge_all(&goals, self, seat, beside)
    }

    fn view(&self, eye: Eye) -> Result<AnyView, Fault> {
        Host::view(self, eye).map(View::boxed)
    }

    fn seen_by(&self, looker: Looker) -> AnyView {
        Host::seen_by(self, looker).boxed()
    }

    fn world(&self, looker: Looker, salt: &str) -> Option<Box<dyn Playing>> {
        Host::world(self, looker, salt).map(|host| Box::new(host) as Box<dyn Playing>)
    }

    fn twin(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
