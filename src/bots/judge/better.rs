//! Better: the best of the other answers, where it is better than the one that was given beyond doubt; a second look, with
//! more nodes and in other worlds, must say so, too.

use super::chances::{gain, mean, WHOLE};
use super::facts::Facts;
use super::fault::fault;
use super::good::good;
use super::outlook::{sort, Judged, WORLDS};
use super::reason::{commonest, Reason};
use super::reviewed::{Better, MateSlip};
use super::slip;
use super::steady::{Known, SECOND};
use super::step::Step;
use crate::bots::answer_kind::AnswerKind;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Offer, Seat};

/// Answers that are judged with all that may be spent, beside the one that was given.
const KEPT: usize = 3;
/// A gain from which a choice is called a mistake: it is looked at again.
const BLAMED: i32 = 300;

/// The best of the other answers with the values after it and after the one that was given.
struct Rival {
    judged: Judged,
    given: i32,
    /// The odds of both, where one is clearly better in a game that is lost or won.
    odds: Option<i32>,
    mate: Option<MateSlip>,
}

impl Step<'_> {
    /// The best of the other answers, if it is better for its seat than the one that was given, beyond doubt.
    pub(super) fn better(&mut self, others: Vec<String>, given: i32, fallen: &[i32], reasons: bool) -> Option<Better> {
        let own = self.is_own();
        let rival = match self.then.known.take() {
            Some(known) => self.searched(&others, &known)?,
            None => self.judged(others, given, fallen)?,
        };
        let Rival { judged: best, given, odds, mate } = rival;
        let choice = self.offers.iter().find(|(offer, _)| offer.text == best.answer)?.clone();
        let [why, fault] = if own && reasons { self.reasons(&choice, best.chance) } else { [None, None] };
        let Offer { text, label, squares, .. } = choice.0;
        let even = if own { slip::even(odds.unwrap_or(0), mate) } else { 0 };
        Some(Better { text, label, squares, chance: best.chance, given, why, fault, even, mate })
    }

    /// The best answer as a search sees it, where the position after it is better than that after the given one.
    fn searched(&mut self, others: &[String], known: &Known) -> Option<Rival> {
        let own = self.is_own();
        let answer = known.best.clone().filter(|best| others.contains(best))?;
        let mut game = self.then.game.clone();
        game.apply(&answer).ok()?;
        let mut best = self.look.steady(&game)?;
        let mut given = self.after.known.clone()?;
        let worse =
            |best: &Known, given: &Known| if own { best.chance - given.chance } else { given.chance - best.chance };
        if worse(&best, &given) >= BLAMED || (own && slip::clear_odds(&[best.chance], &[], given.chance).is_some()) {
            let nodes = self.look.nodes * SECOND;
            let again = [self.look.searched(&game, nodes)?, self.look.searched(&self.after.game, nodes)?];
            // The smaller of both is told.
            if worse(&again[0], &again[1]) < worse(&best, &given) {
                [best, given] = again;
            }
        }
        let odds = slip::clear_odds(&[best.chance], &[], given.chance).filter(|_| own);
        let mate = slip::mate(&best, &given).filter(|_| own);
        let holds = worse(&best, &given) > 0 || odds.is_some() || mate.is_some();
        holds.then(|| Rival { judged: Judged::new(answer, best.chance), given: given.chance, odds, mate })
    }

    /// The best answer by judging each of them.
    fn judged(&mut self, others: Vec<String>, given: i32, fallen: &[i32]) -> Option<Rival> {
        let comparable = self.comparable(others);
        let mut best = self.best(comparable)?;
        let mut odds = self.beats(&best, fallen, given)?;
        let mut gained = (best.chance - given).abs();
        if gained >= BLAMED || odds.is_some() {
            let nodes = self.look.nodes * SECOND / 4;
            let worlds = self.look.deal_by(&self.then.game, WORLDS, "second");
            best.values = self.look.values(&worlds, &best.answer, nodes);
            let again = self.look.values(&worlds, &self.choice.0.text, nodes);
            let other = mean(&again)?;
            odds = self.beats(&best, &again, other)?.and(odds);
            gained = gained.min((mean(&best.values)? - other).abs());
            best.chance = if self.is_own() { given + gained } else { given - gained };
        }
        Some(Rival { judged: best, given, odds, mate: None })
    }

    /// Odds by which an answer is clearly better, where any are; nothing if it is not better beyond doubt at all.
    fn beats(&self, best: &Judged, fallen: &[i32], given: i32) -> Option<Option<i32>> {
        let own = self.is_own();
        let (gain, doubt) = gain(&best.values, fallen, given);
        let odds = slip::clear_odds(&best.values, fallen, given).filter(|_| own);
        let is_better = (if own { gain } else { -gain }) > if self.fell || self.hides { doubt } else { 0 };
        (is_better || odds.is_some()).then_some(odds)
    }

    /// The cost of what was given beside a better answer. A card that is not played stays in the hand: it costs no more
    /// than this change.
    pub(super) fn cost(&self, better: &Better, change: i32) -> i32 {
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
