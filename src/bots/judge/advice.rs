//! Advice: the best answers of the asked seat from its own view, each with its chance of winning, how firm that is, and
//! why it is good.

use serde::Serialize;

use super::chances::{apart, gain, mean, WHOLE};
use super::facts::Facts;
use super::good::good;
use super::outlook::{sort, Judged, Outlook, SIFTED, WORLDS};
use super::playout::Playout;
use super::reason::{commonest, Reason};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::level::Level;
use crate::bots::registry;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Looker, Offer, Role};

/// Answers that are told.
const TOLD: usize = 3;
/// Answers that are judged with all that may be spent.
const KEPT: usize = 4;
/// The words for the best answer, where no reason is seen on the board.
const BEST: &str = "comes out best";
/// The words for it where others are as good.
const AMONG: &str = "is among the best";
/// The words for an answer that promises less than the best one, where no reason is seen on the board.
const BEHIND: &str = "wins nothing at once";
/// The share of the time in which the computer looks for its own answer.
const SUGGESTED: f64 = 0.5;
/// Estimates that lie no further apart agree; up to the second number they do so roughly.
const APART: [i32; 2] = [300, 1_500];

/// The best answers to the open question; chances are in ten-thousandths.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The chance of winning now.
    pub now: i32,
    /// The best answers, the best first.
    pub best: Vec<Advised>,
}

/// One of the best answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// The answer.
    pub offer: Offer,
    /// The chance of winning after it.
    pub chance: i32,
    /// The change against now.
    pub change: i32,
    /// Part of a chance by which it stays behind the best answer.
    pub behind: i32,
    /// Agreement of the estimates of that chance: `sure`, `likely` or `guess`.
    pub firm: &'static str,
    /// Reason that it is good: its effect, such as `captures the rook on d5 for nothing`.
    pub why: String,
}

/// The best answers of the seat that is asked, three at most, each with its chance of winning and the reason for it:
/// from nothing but what that seat may know. The first is what the computer would answer, or has: what `suggest` gave
/// goes in as `hinted`. Equal games, nodes and hints give equal advice; `tick` is called again and again meanwhile.
///
/// ```
/// use deckmate::bots::advise;
/// use deckmate::{AnyGame, NewGame};
///
/// let game = AnyGame::new(NewGame::of("chess").board("3r2k1/5ppp/8/8/8/8/3Q1PPP/6K1 w - -"))?;
/// let advice = advise(&game, 1_000, None, &mut || ())?;
/// assert_eq!((advice.best[0].offer.text.as_str(), advice.best[0].why.as_str()), ("d2d8", "gives checkmate"));
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `game-over` when nothing is asked; `bad-input` for a game without a bot, or a hint that is not offered.
pub fn advise(game: &AnyGame, nodes: u64, hinted: Option<&str>, tick: &mut dyn FnMut()) -> Result<Advice, Fault> {
    advise_within(game, nodes, hinted, &mut || {
        tick();
        0.0
    })
}

/// As [`advise`], within a time: `spent` says which share of it has passed. From 1 on no more is judged, and what is
/// told rests on what has been seen until then.
///
/// # Errors
/// Those of [`advise`].
pub fn advise_within(
    game: &AnyGame,
    nodes: u64,
    hinted: Option<&str>,
    spent: &mut dyn FnMut() -> f64,
) -> Result<Advice, Fault> {
    registry::check_judged(game)?;
    let seat =
        game.asked().ok_or_else(|| Fault::new(Code::GameOver, "the game is over: there is nothing to choose"))?;
    let offers = registry::offers(game);
    let computer = match hinted {
        Some(text) => {
            offers.iter().find(|(offer, _)| offer.text == text).map(|(offer, _)| offer.text.clone()).ok_or_else(
                || Fault::new(Code::BadInput, format!("\"{text}\" cannot have been suggested: it is not offered")),
            )?
        }
        None => registry::suggest(game, Level::Normal, None, "advice", &mut || spent() >= SUGGESTED)?.text,
    };
    // A secret choice is judged as it lies.
    let to_the_end = !game.prompt().is_some_and(|prompt| prompt.secret);
    let looker = Looker { seat, open: false };
    let mut look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end, late: &mut || spent() >= 1.0 };
    let hides = registry::hides(game);
    let worlds = look.deal(game, if hides { WORLDS } else { 1 });
    let now = look.value(game, nodes);
    let mut adviser = Adviser { game, offers, computer, look, hides, worlds, now };
    Ok(Advice { now, best: adviser.best() })
}

/// Somebody who advises the asked seat.
struct Adviser<'a> {
    game: &'a AnyGame,
    offers: Vec<(Offer, AnswerKind)>,
    /// The computer's answer.
    computer: String,
    look: Outlook<'a>,
    /// True if anything is hidden in the game.
    hides: bool,
    worlds: Vec<AnyGame>,
    now: i32,
}

impl Adviser<'_> {
    /// The best answers with their reasons.
    fn best(&mut self) -> Vec<Advised> {
        let plays = self.offers.iter().filter(|(offer, _)| offer.role == Role::Play);
        // The only answer is not looked into: a tie-break would be known before the cards are turned over.
        if plays.clone().map(|(offer, _)| &offer.text).eq([&self.computer]) {
            let only = Judged::new(self.computer.clone(), self.now);
            return self.told(&only, only.chance, "is the only move".into()).into_iter().collect();
        }
        let answers =
            plays.filter(|(offer, kind)| offer.text != self.computer && !matches!(kind, AnswerKind::Stake(_)));
        let answers = answers.map(|(offer, _)| offer.text.clone()).collect();
        let mut sifted = self.look.sift(&self.worlds, answers, true, usize::MAX);
        let other = sifted.get(sifted.len() / 2).map(|judged| judged.answer.clone());
        sifted.truncate(KEPT);
        let mut best = self.look.sift(&self.worlds, vec![self.computer.clone()], true, 1);
        best.extend(sifted);
        self.look_closely(&mut best);
        self.sort(&mut best);
        let top = best[0].chance;
        let plain = plain_words(&best);
        let others = other.map(|other| self.look.playouts(&self.worlds, &other)).unwrap_or_default();
        let mut told = Vec::new();
        for (judged, plain) in best.iter().zip(plain) {
            let why = self.reason(judged, &others).and_then(Reason::words).unwrap_or_else(|| plain.into());
            told.extend(self.told(judged, top, why));
        }
        told
    }

    /// Judges each of these answers with all that may be spent.
    fn look_closely(&mut self, best: &mut [Judged]) {
        let nodes = self.look.nodes;
        for judged in best {
            if (self.look.late)() {
                break;
            }
            let mut values = self.look.values(&self.worlds, &judged.answer, nodes);
            let glance = judged.chance;
            let answer = std::mem::take(&mut judged.answer);
            *judged = self.look.judged(&self.worlds, answer, mean(&values).unwrap_or(glance), true, nodes);
            judged.values.clone_from(&values);
            if values.len() == 1 {
                values.push(glance);
            }
            judged.apart = apart(&values);
        }
    }

    /// Sorts the best first, and keeps those that are told. The computer has compared all answers further ahead than
    /// they are judged here: none is better than its own.
    fn sort(&self, best: &mut Vec<Judged>) {
        // The computer's answer is all that can be said where no world is found that fits.
        if !best.iter().any(|judged| judged.answer == self.computer) {
            best.push(Judged::new(self.computer.clone(), self.now));
        }
        sort(best, true);
        if let Some(at) = best.iter().position(|judged| judged.answer == self.computer) {
            best[..=at].rotate_right(1);
        }
        best.truncate(TOLD);
    }

    /// Reason that an answer is good, in comparison with another one in the same worlds.
    fn reason(&mut self, judged: &Judged, others: &[Option<Playout>]) -> Option<Reason> {
        let &(_, kind) = self.offers.iter().find(|(offer, _)| offer.text == judged.answer)?;
        if let Some(words) = kind.words() {
            return Some(words.into());
        }
        // A hidden piece may prevent a mate.
        let mate = judged.mate.filter(|_| !self.hides);
        let lines = self.look.playouts(&self.worlds, &judged.answer);
        let other = |at: usize| others.get(at).and_then(Option::as_ref);
        let lines = lines.iter().enumerate().filter_map(|(at, line)| Some((line.as_ref()?, other(at))));
        let reasons: Vec<Reason> = lines.map(|(line, other)| good(&Facts::new(kind, mate, line, other))).collect();
        commonest(&reasons)
    }

    /// An answer as it is told, beside the chance of the best one.
    fn told(&self, judged: &Judged, top: i32, why: String) -> Option<Advised> {
        let (offer, _) = self.offers.iter().find(|(offer, _)| offer.text == judged.answer)?;
        // The part that is cut off belonged to the estimate.
        let apart = judged.apart.max(judged.chance - top);
        let chance = judged.chance.min(top);
        // Worlds that look alike agree without knowing what cloaks hide.
        let seen = self.game.seen_by(self.look.looker);
        let veiled = seen.cells.iter().flatten().any(|cell| cell.cloaked == Some(true));
        let guessed = self.hides && judged.mate.is_some() || veiled && (1..WHOLE).contains(&chance);
        let firm = match apart {
            _ if apart <= APART[0] && !guessed => "sure",
            _ if apart <= APART[1] => "likely",
            _ => "guess",
        };
        Some(Advised { offer: offer.clone(), chance, change: chance - self.now, behind: top - chance, firm, why })
    }
}

/// The words for each of these answers, the best of which comes first, where no reason is seen on the board.
fn plain_words(best: &[Judged]) -> Vec<&'static str> {
    let mut words: Vec<&str> = best.iter().map(|judged| beside(judged, &best[0])).collect();
    words[0] = if words[1..].iter().all(|&said| said == BEHIND) { BEST } else { AMONG };
    words
}

/// Standing of an answer beside the best one.
fn beside(judged: &Judged, best: &Judged) -> &'static str {
    let percent = |chance: i32| (chance + 50) / 100;
    let (gain, doubt) = gain(&best.values, &judged.values, judged.chance);
    match () {
        () if percent(judged.chance) >= percent(best.chance) => "comes to the same",
        () if gain <= doubt => "may come to the same",
        () => BEHIND,
    }
}
