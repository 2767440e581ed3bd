//! Review: one answer of a game that has ended, and how much of the change in a seat's chance was luck, its own choice,
//! the other's choice, or the estimate's change of mind. The four add up to the change, always.

use serde::Serialize;

use super::advice::LINES;
use super::outlook::{gain, mean, sort, Found, Outlook, SIFTED, WHOLE, WORLDS};
use super::reason::{commonest, BEST};
use super::registry;
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
    let offers = then.offers();
    let given = offers.iter().find(|offer| offer.text == act.text).ok_or_else(missing)?;
    // What it says ends nothing, so that the numbers stay the same.
    let mut late = || {
        tick();
        false
    };
    let look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end: false, late: &mut late };
    Ok(look.step(&then, &after, &offers, given))
}

impl Outlook<'_> {
    /// Whose turn it is; nobody's once the game is over.
    fn turn(&self, game: &AnyGame) -> Option<Seat> {
        game.asked().map(|_| game.seen_by(self.looker).turn.seat)
    }

    fn step(mut self, then: &AnyGame, after: &AnyGame, offers: &[Offer], choice: &Offer) -> Reviewed {
        let (looker, nodes) = (self.looker, self.nodes);
        let seat = then.asked().unwrap_or(looker.seat);
        let own = seat == looker.seat;
        let secrets = registry::hides(then);
        let (before, now) = (self.value(then, nodes), self.value(after, nodes));
        let mut worlds = self.deal(then, if secrets { WORLDS } else { 1 });
        // Where the worlds show the looker different things after the answer, chance has fallen.
        let seen = after.seen_by(looker);
        let fell = worlds
            .iter()
            .filter_map(|world| self.given(world, &choice.text, nodes))
            .any(|world| world.seen_by(looker) != seen);
        if fell && !secrets {
            worlds = self.deal(then, WORLDS);
        }
        let others = offers.iter().filter(|offer| offer.role == Role::Play && offer.text != choice.text);
        let others: Vec<String> = others.map(|offer| offer.text.clone()).collect();
        let mut told = Reviewed {
            seat: seat.name(),
            text: choice.text.clone(),
            label: choice.label.clone(),
            role: choice.role,
            before,
            after: now,
            luck: 0,
            mine: 0,
            other: 0,
            mind: 0,
            better: None,
        };
        if others.is_empty() && choice.role == Role::Play {
            // Nothing was chosen, so that all is luck where chance fell, or where what was hidden ended the game.
            told.luck = if fell || secrets && after.asked().is_none() { now - before } else { 0 };
        } else {
            // Where a secret question is put again, what was not chosen still can be: nothing is lost yet.
            let secret = then.prompt().is_some_and(|prompt| prompt.secret);
            let texts = |offers: &[Offer]| offers.iter().map(|offer| offer.text.clone()).collect::<Vec<_>>();
            let again = secret && after.asked() == Some(seat) && texts(&after.offers()) == texts(offers);
            let known = own || looker.open || !secrets;
            let fallen = if fell { self.values(&worlds, &choice.text, nodes) } else { Vec::new() };
            let given = mean(&fallen).unwrap_or(now);
            told.luck = now - given;
            if known && !again {
                // An estimate favours whoever has the turn, so that what keeps it is not compared with what passes it on.
                let turn = self.turn(after);
                let mut alike = |answer: &String| {
                    let next = worlds.first().and_then(|world| self.given(world, answer, nodes));
                    next.is_some_and(|next| next.asked().is_none() || turn.is_none() || self.turn(&next) == turn)
                };
                let others: Vec<String> = others.into_iter().filter(|answer| alike(answer)).collect();
                let best = self.best(&worlds, others, own).filter(|best| {
                    let (gain, doubt) = gain(&best.values, &fallen, given);
                    (if own { gain } else { -gain }) > if fell || secrets { doubt } else { 0 }
                });
                let best = best.and_then(|best| Some((offers.iter().find(|it| it.text == best.answer)?, best.chance)));
                told.better = best.map(|(offer, chance)| {
                    let (why, fault) = if own { self.reasons(&worlds, choice, offer, chance) } else { (None, None) };
                    let Offer { text, label, squares, .. } = offer.clone();
                    Better { text, label, squares, chance, given, why, fault }
                });
                let cost = told.better.as_ref().map_or(0, |better| given - better.chance);
                *(if own { &mut told.mine } else { &mut told.other }) = cost;
            } else if !known {
                // What else the other seat could have done is its secret.
                told.other = given - before;
            }
        }
        told.mind = now - before - told.luck - told.mine - told.other;
        told
    }

    /// The best of these answers for the asked seat: for the looker itself, or against it.
    fn best(&mut self, worlds: &[AnyGame], answers: Vec<String>, own: bool) -> Option<Found> {
        let mut looked = self.sift(worlds, answers, own, KEPT);
        for found in &mut looked {
            found.values = self.values(worlds, &found.answer, self.nodes);
            found.chance = mean(&found.values).unwrap_or(found.chance);
        }
        sort(&mut looked, own);
        looked.into_iter().next()
    }

    /// Why the better answer is better, and what is wrong with the one that was given.
    fn reasons(
        &mut self,
        worlds: &[AnyGame],
        given: &Offer,
        better: &Offer,
        chance: i32,
    ) -> (Option<String>, Option<String>) {
        let spoken = worlds.first().and_then(|world| registry::spoken(world, &better.text));
        if spoken.is_some() {
            return (spoken, None);
        }
        let seat = self.looker.seat;
        let worlds = &worlds[..LINES.min(worlds.len())];
        let [bads, betters] = [given, better].map(|offer| self.lines(worlds, &offer.text));
        let (mut goods, mut faults) = (Vec::new(), Vec::new());
        for (world, (bad, good)) in worlds.iter().zip(bads.iter().zip(&betters)) {
            let mate = if chance == WHOLE as i32 { self.mate(world, &better.text, self.nodes) } else { None };
            let Some((bad, good)) = bad.as_ref().zip(good.as_ref()) else { continue };
            goods.push(good.good(better, mate, Some(bad), seat));
            faults.extend(bad.fault(good, seat));
        }
        // What is wrong in some of the worlds alone may not be so.
        let all = goods.len() == faults.len();
        (commonest(goods).filter(|why| why != BEST), commonest(faults).filter(|_| all))
    }
}
