//! Step: one answer of a game that has ended, with the games before and after it, and the parts of the change between
//! them.

use super::chances::{gain, mean, WHOLE};
use super::facts::Facts;
use super::fault::fault;
use super::good::good;
use super::outlook::{sort, Judged, Outlook, WORLDS};
use super::reason::{commonest, Reason};
use super::reviewed::{Better, Reviewed};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Act, Fault, Looker, Offer, Role, Seat};

/// Answers that are judged with all that may be spent, beside the one that was given.
const KEPT: usize = 3;

/// A point of the game.
pub struct Point {
    /// The game there.
    pub game: AnyGame,
    /// The game when the asked seat has made all choices for what it has begun, such as the targets of a card; nothing
    /// where none are left. They belong to one choice: it is worth what they make of it, or what the best ones would.
    chosen: Option<AnyGame>,
    /// The chance there, once it has been looked at.
    value: Option<i32>,
}

impl Point {
    /// The point after so many of these answers.
    pub fn of(over: &AnyGame, acts: &[Act], answers: usize) -> Result<Point, Fault> {
        let mut node = Point { game: over.after(answers)?, chosen: None, value: None };
        let Some(seat) = node.game.asked() else { return Ok(node) };
        let by_seat = acts[answers..].iter().take_while(|act| act.seat == seat.name());
        for (more, _) in by_seat.enumerate() {
            let last = node.chosen.as_ref().unwrap_or(&node.game);
            if last.asked() != Some(seat) || registry::is_settled(last, Looker { seat, open: false }) {
                break;
            }
            node.chosen = Some(over.after(answers + more + 1)?);
        }
        Ok(node)
    }

    /// The chance of the seat that looks.
    fn value(&mut self, look: &mut Outlook) -> i32 {
        let value = self.value.unwrap_or_else(|| self.estimate(look));
        self.value = Some(value);
        value
    }

    fn estimate(&self, look: &mut Outlook) -> i32 {
        let value = look.value(&self.game, look.nodes);
        let Some(chosen) = &self.chosen else { return value };
        let own = self.game.asked() == Some(look.looker.seat);
        let made = look.value(chosen, look.nodes);
        if own {
            value.max(made)
        } else {
            value.min(made)
        }
    }
}

/// One answer of the game, looked at again.
pub struct Step<'a> {
    look: Outlook<'a>,
    then: Point,
    after: Point,
    offers: Vec<(Offer, AnswerKind)>,
    choice: (Offer, AnswerKind),
    /// The seat that answered.
    seat: Seat,
    /// True if anything is hidden in the game.
    hides: bool,
    worlds: Vec<AnyGame>,
    /// True if chance has decided something with the answer that the looker has seen.
    fell: bool,
}

impl<'a> Step<'a> {
    /// A step from one point to the next by one of the offered answers.
    pub fn new(
        mut look: Outlook<'a>,
        then: Point,
        after: Point,
        offers: Vec<(Offer, AnswerKind)>,
        choice: (Offer, AnswerKind),
    ) -> Step<'a> {
        let looker = look.looker;
        let seat = then.game.asked().unwrap_or(looker.seat);
        let hides = registry::hides(&then.game);
        let mut worlds = look.deal(&then.game, if hides { WORLDS } else { 1 });
        // Chance has fallen if the worlds show the looker different things after the answer.
        let seen = after.game.seen_by(looker);
        let next = |world: &AnyGame| {
            let mut next = world.clone();
            next.apply(&choice.0.text).ok().map(|_| next.seen_by(looker))
        };
        let fell = worlds.iter().filter_map(next).any(|shown| shown != seen);
        if fell && !hides {
            worlds = look.deal(&then.game, WORLDS);
        }
        Step { look, then, after, offers, choice, seat, hides, worlds, fell }
    }

    fn is_own(&self) -> bool {
        self.seat == self.look.looker.seat
    }

    /// The texts of the other answers that would have played the game on.
    fn others(&self) -> Vec<String> {
        let (choice, _) = &self.choice;
        let others = self.offers.iter().filter(|(it, _)| it.role == Role::Play && it.text != choice.text);
        others.map(|(offer, _)| offer.text.clone()).collect()
    }

    /// True if the same secret question is put again: what was not chosen still can be, and nothing is lost yet.
    fn is_asked_again(&self) -> bool {
        let secret = self.then.game.prompt().is_some_and(|prompt| prompt.secret);
        let now = self.after.game.offers();
        secret
            && self.after.game.asked() == Some(self.seat)
            && now.iter().map(|offer| &offer.text).eq(self.offers.iter().map(|(offer, _)| &offer.text))
    }

    /// The change by the answer, with its parts, and the point that it led to; what is better comes with or without its
    /// reasons.
    pub fn review(mut self, reasons: bool) -> (Reviewed, Point) {
        let (before, after) = (self.then.value(&mut self.look), self.after.value(&mut self.look));
        let Offer { text, label, role, .. } = self.choice.0.clone();
        let seat = self.seat.name();
        let mut told =
            Reviewed { seat, text, label, role, before, after, luck: 0, mine: 0, other: 0, mind: 0, better: None };
        let others = self.others();
        if others.is_empty() && role == Role::Play {
            told.luck = self.forced(after - before, after);
        } else {
            let fallen = self.fallen();
            let given = mean(&fallen).unwrap_or(after);
            told.luck = after - given;
            if !self.is_own() && !self.look.looker.open && self.hides {
                // The other answers of the other seat are its secret.
                told.other = given - before;
            } else if !self.is_asked_again() {
                told.better = self.better(others, given, &fallen, reasons);
                let cost = told.better.as_ref().map_or(0, |better| self.cost(better, given - before));
                *(if self.is_own() { &mut told.mine } else { &mut told.other }) = cost;
            }
        }
        told.mind = after - before - told.luck - told.mine - told.other;
        (told, self.after)
    }

    /// The values after the answer in worlds in which chance falls otherwise; none where it has decided nothing.
    fn fallen(&mut self) -> Vec<i32> {
        let nodes = self.look.nodes;
        if self.fell {
            self.look.values(&self.worlds, &self.choice.0.text, nodes)
        } else {
            Vec::new()
        }
    }

    /// The luck in a change to this value that nobody has chosen. All of it is, where chance fell that the value before
    /// has weighed, or where what was hidden ended the game.
    fn forced(&mut self, change: i32, after: i32) -> i32 {
        match self.fell {
            true if registry::weighs_chance(&self.then.game) => change,
            true => after - mean(&self.fallen()).unwrap_or(after),
            false if self.hides && self.after.game.asked().is_none() => change,
            false => 0,
        }
    }

    /// The best of the other answers, if it is better for its seat than the one that was given, beyond doubt.
    fn better(&mut self, others: Vec<String>, given: i32, fallen: &[i32], reasons: bool) -> Option<Better> {
        let own = self.is_own();
        let comparable = self.comparable(others);
        let best = self.best(comparable)?;
        let (gain, doubt) = gain(&best.values, fallen, given);
        if (if own { gain } else { -gain }) <= if self.fell || self.hides { doubt } else { 0 } {
            return None;
        }
        let choice = self.offers.iter().find(|(offer, _)| offer.text == best.answer)?.clone();
        let [why, fault] = if own && reasons { self.reasons(&choice, best.chance) } else { [None, None] };
        let Offer { text, label, squares, .. } = choice.0;
        Some(Better { text, label, squares, chance: best.chance, given, why, fault })
    }

    /// The cost of what was given beside a better answer. A card that is not played stays in the hand: it costs no more
    /// than this change.
    fn cost(&self, better: &Better, change: i32) -> i32 {
        let cost = better.given - better.chance;
        let is_card = |(offer, kind): &(Offer, AnswerKind)| offer.text == better.text && *kind == AnswerKind::Card;
        match self.offers.iter().any(is_card) {
            true if self.is_own() => cost.max(change.min(0)),
            true => cost.min(change.max(0)),
            false => cost,
        }
    }

    /// Those of these answers that keep the turn or pass it on as the given one did: an estimate favours whoever has
    /// it.
    fn comparable(&mut self, others: Vec<String>) -> Vec<String> {
        let nodes = self.look.nodes;
        let turn = self.turn_passed_on();
        let mut alike = |answer: &String| {
            let next = self.worlds.first().and_then(|world| self.look.given(world, answer, nodes));
            next.is_some_and(|next| turn.is_none() || [None, turn].contains(&self.turn(&next)))
        };
        others.into_iter().filter(|answer| alike(answer)).collect()
    }

    /// The seat whose turn it is after the given answer, once that is carried out; nobody once the game is over.
    fn turn_passed_on(&mut self) -> Option<Seat> {
        if registry::is_settled(&self.after.game, self.look.looker) {
            return self.turn(&self.after.game);
        }
        let next = self.look.given(self.worlds.first()?, &self.choice.0.text, self.look.nodes)?;
        self.turn(&next)
    }

    /// The seat whose turn it is; nobody once the game is over.
    fn turn(&self, game: &AnyGame) -> Option<Seat> {
        game.asked().map(|_| self.look.turn(game).seat)
    }

    /// The best of these answers for the asked seat: for the looker itself, or against it.
    fn best(&mut self, answers: Vec<String>) -> Option<Judged> {
        let own = self.is_own();
        let mut looked = self.look.sift(&self.worlds, answers, own, KEPT);
        for judged in &mut looked {
            judged.values = self.look.values(&self.worlds, &judged.answer, self.look.nodes);
            judged.chance = mean(&judged.values).unwrap_or(judged.chance);
        }
        sort(&mut looked, own);
        looked.into_iter().next()
    }

    /// Reason that the better answer is better, and fault of the one that was given.
    fn reasons(&mut self, (better, kind): &(Offer, AnswerKind), chance: i32) -> [Option<String>; 2] {
        if let Some(words) = kind.words() {
            return [Some(words.to_owned()), None];
        }
        let given = self.look.playouts(&self.worlds, &self.choice.0.text);
        let betters = self.look.playouts(&self.worlds, &better.text);
        let (mut goods, mut faults) = (Vec::new(), Vec::new());
        for (world, (bad, line)) in self.worlds.iter().zip(given.iter().zip(&betters)) {
            let Some((bad, line)) = bad.as_ref().zip(line.as_ref()) else { continue };
            let mate = if chance == WHOLE { self.look.mate(world, &better.text, self.look.nodes) } else { None };
            goods.push(good(&Facts::new(*kind, mate, line, Some(bad))));
            faults.extend(fault(bad, line));
        }
        // A fault in some of the worlds alone may be none.
        let all = goods.len() == faults.len();
        [commonest(&goods), commonest(&faults).filter(|_| all)].map(|reason| reason.and_then(Reason::words))
    }
}
