//! Review: one answer of a game that has ended, and how much of the change in a seat's chance was luck, its own choice,
//! the other's choice, or the estimate's change of mind. The four add up to the change, always.

use serde::Serialize;

use super::level::Budget;
use super::registry::Bot;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Host, Looker, Role, Seat, Seen, Telling};

/// A chance of winning is told in so many parts.
const WHOLE: f64 = 10_000.0;
/// Worlds over which a choice is judged where something is hidden, or chance falls.
const WORLDS: usize = 6;
/// A gain over several worlds that is smaller than this is within the error of the estimate.
const DOUBT: i32 = 150;
/// Answers that are judged with all that may be spent, beside the one that was given.
const KEPT: usize = 3;
/// All answers are judged first with this share of the nodes.
const SIFTED: u64 = 8;

/// An answer, and what it changed: chances are those of the looking seat, in ten-thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reviewed {
    /// Who answered.
    pub seat: &'static str,
    /// The answer.
    pub text: String,
    /// The phrase for it.
    pub label: String,
    /// What sort of act it is: one who resigns makes no dear choice of play.
    pub role: Role,
    /// The chance before it.
    pub before: i32,
    /// The chance after it, and after what chance brought with it.
    pub after: i32,
    /// What chance changed: a draw, a roll, something hidden that was shown.
    pub luck: i32,
    /// What the choice cost its seat against the best one, if the looking seat made it: never above 0.
    pub mine: i32,
    /// What the other seat's choice changed.
    pub other: i32,
    /// What is left: the estimate saw further than before.
    pub mind: i32,
    /// An answer that would have been better, if the looker could know one.
    pub better: Option<Better>,
}

/// An answer that would have been better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Better {
    /// The answer.
    pub text: String,
    /// The phrase for it.
    pub label: String,
    /// The chance of the looking seat after it.
    pub chance: i32,
    /// The chance after the answer that was given, before chance fell.
    pub given: i32,
}

/// Somebody who looks back, with the nodes that a judgement may cost.
struct Review {
    looker: Looker,
    nodes: u64,
}

/// The answer of that number, from 1, of a game that has ended.
///
/// # Errors
/// `not-over` while it goes on; `bad-input` for an answer that was not given.
pub fn review<G: Bot>(game: &AnyGame, number: usize, looker: Looker, nodes: u64) -> Result<Reviewed, Fault> {
    if game.asked().is_some() {
        return Err(Fault::new(Code::NotOver, "a game is reviewed when it is over"));
    }
    let acts = game.acts();
    let missing = || Fault::new(Code::BadInput, format!("there is no answer {number}: {} were given", acts.len()));
    let act = number.checked_sub(1).and_then(|at| acts.get(at)).ok_or_else(missing)?;
    let (then, after) = (game.after(number - 1)?, game.after(number)?);
    let (Some(then), Some(after)) = (then.host::<G>(), after.host::<G>()) else { return Err(missing()) };
    let review = Review { looker, nodes: nodes.max(SIFTED) };
    review.step(then, after, then.find(&act.text)?)
}

impl Review {
    /// One value a node: the chance of the looking seat.
    fn value<G: Bot>(&self, host: &Host<G>, nodes: u64) -> i32 {
        let looker = self.looker;
        if let Some(outcome) = G::outcome(host.table()) {
            return outcome.winner.map_or(WHOLE as i32 / 2, |seat| if seat == looker.seat { WHOLE as i32 } else { 0 });
        }
        let seen = Seen::by(host, looker);
        let chance = seen.map_or(0.5, |seen| G::standing(&seen, Budget { nodes, stop: &mut || false }));
        (chance.clamp(0.0, 1.0) * WHOLE).round() as i32
    }

    /// Whose turn it is; nobody's once the game is over.
    fn turn<G: Bot>(&self, host: &Host<G>) -> Option<Seat> {
        host.prompt().map(|_| host.seen_by(self.looker).turn.seat)
    }

    /// A world after an answer, where it can be given there.
    fn given<G: Bot>(&self, world: &Host<G>, choice: G::Choice) -> Option<Host<G>> {
        let mut then = world.clone();
        then.apply(choice).is_ok().then_some(then)
    }

    /// The mean value after an answer over the worlds in which it can be given.
    fn after<G: Bot>(&self, worlds: &[Host<G>], choice: G::Choice, nodes: u64) -> Option<i32> {
        let thens = worlds.iter().filter_map(|world| self.given(world, choice));
        let values: Vec<i32> = thens.map(|then| self.value(&then, nodes)).collect();
        (!values.is_empty()).then(|| values.iter().sum::<i32>() / values.len() as i32)
    }

    fn step<G: Bot>(&self, then: &Host<G>, after: &Host<G>, choice: G::Choice) -> Result<Reviewed, Fault> {
        let prompt = then.prompt().ok_or_else(|| Fault::new(Code::GameOver, "nothing was asked"))?;
        let own = prompt.seat == self.looker.seat;
        let secrets = <G::Event as Telling>::SECRETS;
        let (before, now) = (self.value(then, self.nodes), self.value(after, self.nodes));
        let deal = |count: usize| -> Vec<Host<G>> {
            (0..count).filter_map(|number| then.world(self.looker, &format!("review{number}"))).collect()
        };
        let mut worlds = deal(if secrets { WORLDS } else { 1 });
        // Where the worlds show the looker different things after the answer, chance has fallen.
        let seen = after.seen_by(self.looker);
        let fell =
            worlds.iter().filter_map(|world| self.given(world, choice)).any(|world| world.seen_by(self.looker) != seen);
        if fell && !secrets {
            worlds = deal(WORLDS);
        }
        let doubt = if fell || secrets { DOUBT } else { 0 };
        let role = G::role(prompt.why, &choice);
        let plays = |choice: &&G::Choice| G::role(prompt.why, choice) == Role::Play;
        let others: Vec<G::Choice> =
            prompt.options.iter().filter(plays).filter(|&option| *option != choice).copied().collect();
        let mut told = Reviewed {
            seat: prompt.seat.name(),
            text: choice.to_string(),
            label: then.offer(&choice).label,
            role,
            before,
            after: now,
            luck: 0,
            mine: 0,
            other: 0,
            mind: 0,
            better: None,
        };
        if others.is_empty() && role == Role::Play {
            // Nothing was chosen, so that all is luck where chance fell.
            told.luck = if fell { now - before } else { 0 };
        } else {
            let given = if fell { self.after(&worlds, choice, self.nodes).unwrap_or(now) } else { now };
            told.luck = now - given;
            if own || self.looker.open || !secrets {
                let gain = |value: i32| if own { value - given } else { given - value };
                // An estimate favours whoever has the turn, so that what keeps it is not compared with what passes it on.
                let turn = self.turn(after);
                let alike = |choice: &G::Choice| match worlds.first() {
                    Some(world) => self
                        .given(world, *choice)
                        .is_some_and(|next| next.prompt().is_none() || turn.is_none() || self.turn(&next) == turn),
                    None => false,
                };
                let others: Vec<G::Choice> = others.into_iter().filter(alike).collect();
                let best = self.best(then, &worlds, &others, own).filter(|&(_, value)| gain(value) > doubt);
                told.better = best.map(|(best, chance)| {
                    let offer = then.offer(&best);
                    Better { text: offer.text, label: offer.label, chance, given }
                });
                let cost = told.better.as_ref().map_or(0, |better| given - better.chance);
                *(if own { &mut told.mine } else { &mut told.other }) = cost;
            } else {
                // What else the other seat could have done is its secret.
                told.other = given - before;
            }
        }
        told.mind = now - before - told.luck - told.mine - told.other;
        Ok(told)
    }

    /// The best of these answers for the asked seat: for the looker itself, or against it.
    fn best<G: Bot>(
        &self,
        then: &Host<G>,
        worlds: &[Host<G>],
        answers: &[G::Choice],
        own: bool,
    ) -> Option<(G::Choice, i32)> {
        let worth = |value: i32| if own { -value } else { value };
        let few = worlds.get(..1).unwrap_or_default();
        let sift = |&answer: &G::Choice| Some((answer, self.after(few, answer, self.nodes / SIFTED)?));
        let mut sifted: Vec<(G::Choice, i32)> = answers.iter().filter_map(sift).collect();
        crate::board::order::by_key(&mut sifted, |&(_, value)| worth(value));
        sifted.truncate(KEPT);
        let look = |(answer, _): (G::Choice, i32)| Some((answer, self.after(worlds, answer, self.nodes)?));
        let looked = sifted.into_iter().filter_map(look);
        let best = looked.min_by_key(|&(_, value)| worth(value));
        best.filter(|(answer, _)| then.prompt().is_some_and(|prompt| prompt.options.contains(answer)))
    }
}
