//! Review: one answer of a game that has ended, and how much of the change in a seat's chance was luck, its own choice,
//! the other's choice, or the estimate's change of mind. The four add up to the change, always.

use serde::Serialize;

use super::chances::{gain, mean, WHOLE};
use super::facts::Facts;
use super::fault::fault;
use super::good::good;
use super::outlook::{sort, Judged, Outlook, SIFTED, WORLDS};
use super::reason::{commonest, Reason};
use crate::bots::deed::Deed;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Looker, Offer, Role, Seat};

/// Answers that are judged with all that may be spent, beside the one that was given.
const KEPT: usize = 3;

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
    /// What the choice cost its seat against the best one, if the looking seat made it: never above 0. A set-up of
    /// several answers is one choice, made with the last of them.
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
    /// The squares it touches, in the order of picking.
    pub squares: Vec<&'static str>,
    /// The chance of the looking seat after it.
    pub chance: i32,
    /// The chance after the answer that was given, before chance fell.
    pub given: i32,
    /// Why it is better: what it does, where that is seen on the board; nothing of the other seat's.
    pub why: Option<String>,
    /// What the answer that was given does instead, where that is seen at once.
    pub fault: Option<String>,
}

/// What the answer of that number, from 1, changed in the chance of the looking seat, and why; the game has ended. The
/// same game, number, looker and nodes give the same numbers.
///
/// ```
/// use deckmate::bots::review;
/// use deckmate::play::Looker;
/// use deckmate::{AnyGame, NewGame, Seat};
///
/// let mut game = AnyGame::new(NewGame::of("chess"))?;
/// let looker = Looker { seat: Seat::First, open: true };
/// assert!(review(&game, 1, looker, 500).is_err(), "nothing is told of a running game");
/// for answer in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     game.apply(answer)?;
/// }
/// let told = review(&game, 3, looker, 500)?;
/// assert_eq!(told.luck + told.mine + told.other + told.mind, told.after - told.before);
/// assert!(told.mine < -2_000 && told.better.is_some(), "the pawn lets itself be mated");
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `not-over` while the game goes on; `bad-input` for an answer that was not given, or a game without a bot.
pub fn review(game: &AnyGame, number: usize, looker: Looker, nodes: u64) -> Result<Reviewed, Fault> {
    review_ticking(game, number, looker, nodes, &mut || ())
}

/// As [`review`]; `tick` is called again and again meanwhile.
///
/// # Errors
/// Those of [`review`].
pub fn review_ticking(
    game: &AnyGame,
    number: usize,
    looker: Looker,
    nodes: u64,
    tick: &mut dyn FnMut(),
) -> Result<Reviewed, Fault> {
    registry::check_judged(game)?;
    if game.asked().is_some() {
        return Err(Fault::new(Code::NotOver, "a game is reviewed when it is over"));
    }
    let acts = game.acts();
    let missing = || Fault::new(Code::BadInput, format!("there is no answer {number}: {} were given", acts.len()));
    let act = number.checked_sub(1).and_then(|at| acts.get(at)).ok_or_else(missing)?;
    let (then, after) = (game.after(number - 1)?, game.after(number)?);
    let offers = registry::offers(&then);
    let choice = offers.iter().find(|(offer, _)| offer.text == act.text).cloned().ok_or_else(missing)?;
    // What it says ends nothing, so that the numbers stay the same.
    let mut late = || {
        tick();
        false
    };
    let look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end: false, late: &mut late };
    Ok(Step::new(look, then, after, offers, choice).review())
}

/// One answer of the game, looked at again.
struct Step<'a> {
    look: Outlook<'a>,
    then: AnyGame,
    after: AnyGame,
    offers: Vec<(Offer, Deed)>,
    choice: (Offer, Deed),
    /// The seat that answered.
    seat: Seat,
    /// Whether anything is hidden in the game.
    hides: bool,
    worlds: Vec<AnyGame>,
    /// Whether chance has decided something with the answer that the looker has seen.
    fell: bool,
}

impl<'a> Step<'a> {
    fn new(
        mut look: Outlook<'a>,
        then: AnyGame,
        after: AnyGame,
        offers: Vec<(Offer, Deed)>,
        choice: (Offer, Deed),
    ) -> Step<'a> {
        let seat = then.asked().unwrap_or(look.looker.seat);
        let hides = registry::hides(&then);
        let mut worlds = look.deal(&then, if hides { WORLDS } else { 1 });
        // Where the worlds show the looker different things after the answer, chance has fallen.
        let seen = after.seen_by(look.looker);
        let (looker, nodes) = (look.looker, look.nodes);
        let mut next = worlds.iter().filter_map(|world| look.given(world, &choice.0.text, nodes));
        let fell = next.any(|world| world.seen_by(looker) != seen);
        if fell && !hides {
            worlds = look.deal(&then, WORLDS);
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

    /// Whether the same secret question is put again: what was not chosen still can be, and nothing is lost yet.
    fn is_asked_again(&self) -> bool {
        let secret = self.then.prompt().is_some_and(|prompt| prompt.secret);
        let now = self.after.offers();
        secret
            && self.after.asked() == Some(self.seat)
            && now.iter().map(|offer| &offer.text).eq(self.offers.iter().map(|(offer, _)| &offer.text))
    }

    fn review(mut self) -> Reviewed {
        let nodes = self.look.nodes;
        let (before, after) = (self.look.value(&self.then, nodes), self.look.value(&self.after, nodes));
        let Offer { text, label, role, .. } = self.choice.0.clone();
        let seat = self.seat.name();
        let mut told =
            Reviewed { seat, text, label, role, before, after, luck: 0, mine: 0, other: 0, mind: 0, better: None };
        let others = self.others();
        if others.is_empty() && role == Role::Play {
            // Nothing was chosen, so that all is luck where chance fell, or where what was hidden ended the game.
            let is_luck = self.fell || self.hides && self.after.asked().is_none();
            told.luck = if is_luck { after - before } else { 0 };
        } else {
            let fallen = if self.fell { self.look.values(&self.worlds, &told.text, nodes) } else { Vec::new() };
            let given = mean(&fallen).unwrap_or(after);
            told.luck = after - given;
            if !self.is_own() && !self.look.looker.open && self.hides {
                // What else the other seat could have done is its secret.
                told.other = given - before;
            } else if !self.is_asked_again() {
                told.better = self.better(others, given, &fallen);
                let cost = told.better.as_ref().map_or(0, |better| given - better.chance);
                *(if self.is_own() { &mut told.mine } else { &mut told.other }) = cost;
            }
        }
        told.mind = after - before - told.luck - told.mine - told.other;
        told
    }

    /// The best of the other answers, if it is better for its seat than the one that was given, beyond doubt.
    fn better(&mut self, others: Vec<String>, given: i32, fallen: &[i32]) -> Option<Better> {
        let own = self.is_own();
        let comparable = self.comparable(others);
        let best = self.best(comparable)?;
        let (gain, doubt) = gain(&best.values, fallen, given);
        if (if own { gain } else { -gain }) <= if self.fell || self.hides { doubt } else { 0 } {
            return None;
        }
        let choice = self.offers.iter().find(|(offer, _)| offer.text == best.answer)?.clone();
        let [why, fault] = if own { self.reasons(&choice, best.chance) } else { [None, None] };
        let Offer { text, label, squares, .. } = choice.0;
        Some(Better { text, label, squares, chance: best.chance, given, why, fault })
    }

    /// Those of these answers that keep the turn or pass it on as the given one did: an estimate favours whoever has it.
    fn comparable(&mut self, others: Vec<String>) -> Vec<String> {
        let turn = self.turn(&self.after);
        let mut alike = |answer: &String| {
            let next = self.worlds.first().and_then(|world| self.look.given(world, answer, self.look.nodes));
            next.is_some_and(|next| turn.is_none() || [None, turn].contains(&self.turn(&next)))
        };
        others.into_iter().filter(|answer| alike(answer)).collect()
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

    /// Why the better answer is better, and what is wrong with the one that was given.
    fn reasons(&mut self, (better, deed): &(Offer, Deed), chance: i32) -> [Option<String>; 2] {
        if let Some(words) = deed.words() {
            return [Some(words.to_owned()), None];
        }
        let given = self.look.playouts(&self.worlds, &self.choice.0.text);
        let betters = self.look.playouts(&self.worlds, &better.text);
        let (mut goods, mut faults) = (Vec::new(), Vec::new());
        for (world, (bad, line)) in self.worlds.iter().zip(given.iter().zip(&betters)) {
            let Some((bad, line)) = bad.as_ref().zip(line.as_ref()) else { continue };
            let mate = if chance == WHOLE { self.look.mate(world, &better.text, self.look.nodes) } else { None };
            goods.push(good(&Facts::new(*deed, mate, line, Some(bad))));
            faults.extend(fault(bad, line));
        }
        // What is wrong in some of the worlds alone may not be so.
        let all = goods.len() == faults.len();
        [commonest(&goods), commonest(&faults).filter(|_| all)].map(|reason| reason.and_then(Reason::words))
    }
}
