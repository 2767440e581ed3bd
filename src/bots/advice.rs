//! Advice: the best answers of the asked seat from its own view, each with its chance of winning, how firm that is, and
//! why it is good.

use serde::Serialize;

use super::level::Level;
use super::outlook::{gain, mean, plays, sort, Found, Outlook, SIFTED, WHOLE, WORLDS};
use super::reason::{commonest, BEST};
use super::registry;
use crate::games::any::AnyGame;
use crate::play::{Code, Fault, Looker, Offer};

/// Answers that are told.
const TOLD: usize = 3;
/// Answers that are judged with all that may be spent.
const KEPT: usize = 4;
/// Worlds in which a line is played on for its reason.
pub(super) const LINES: usize = 3;
/// What is said of an answer that promises less than the best one, where no reason is seen on the board.
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
    /// What it changes: against now, and against the best answer.
    pub change: i32,
    /// How much less it promises than the best answer.
    pub behind: i32,
    /// How far the estimates of that chance agree: `sure`, `likely` or `guess`.
    pub firm: &'static str,
    /// Why it is good: what it does, such as `captures the rook on d5 for nothing`.
    pub why: String,
}

/// The best answers of the seat that is asked, three at most, each with its chance of winning and the reason for it: from
/// nothing but what that seat may know. The first is what the computer would answer, or has: what `suggest` gave goes in
/// as `hinted`. Equal games, nodes and hints give equal advice; `tick` is called again and again meanwhile.
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

/// As [`advise`], within a time: `spent` says which share of it has passed. From 1 on no more is judged, and what is told
/// rests on what has been seen until then.
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
    let looker = Looker { seat, open: false };
    // What is chosen in secret is judged as it lies.
    let to_the_end = !game.prompt().is_some_and(|prompt| prompt.secret);
    let offers = game.offers();
    let computer = match hinted {
        Some(text) => offers.iter().find(|offer| offer.text == text).cloned().ok_or_else(|| {
            Fault::new(Code::BadInput, format!("\"{text}\" cannot have been suggested: it is not offered"))
        })?,
        None => registry::suggest(game, Level::Normal, None, "advice", &mut || spent() >= SUGGESTED)?,
    };
    let mut look = Outlook { looker, nodes: nodes.max(SIFTED), to_the_end, late: &mut || spent() >= 1.0 };
    let hides = registry::hides(game);
    let worlds = look.deal(game, if hides { WORLDS } else { 1 });
    let now = look.value(game, nodes);
    let mut answers = plays(game);
    let only = answers.len() == 1 && answers[0] == computer.text;
    // A stake that is raised changes no chance of winning.
    answers.retain(|answer| *answer != computer.text && answer != "double");
    let (mut best, mut other) = (Vec::new(), None);
    // What follows from the only answer is not looked at: a tie-break would be known before the cards are turned over.
    if !only {
        let mut sifted = look.sift(&worlds, answers, true, usize::MAX);
        other = sifted.get(sifted.len() / 2).map(|found| found.answer.clone());
        sifted.truncate(KEPT);
        best = look.sift(&worlds, vec![computer.text.clone()], true, 1);
        best.extend(sifted);
    }
    for found in &mut best {
        if (look.late)() {
            break;
        }
        let mut values = look.values(&worlds, &found.answer, nodes);
        let glance = found.chance;
        let answer = std::mem::take(&mut found.answer);
        *found = look.found(&worlds, answer, mean(&values).unwrap_or(glance), true, nodes);
        found.values.clone_from(&values);
        if values.len() == 1 {
            values.push(glance);
        }
        found.apart = apart(&values);
    }
    // Where no world is found that fits, all that can be said is what the computer would answer.
    if !best.iter().any(|found| found.answer == computer.text) {
        best.push(Found::new(computer.text.clone(), now));
    }
    sort(&mut best, true);
    // The computer has compared all answers further ahead than they are judged here: none is better than its own.
    if let Some(at) = best.iter().position(|found| found.answer == computer.text) {
        let own = best.remove(at);
        best.insert(0, own);
    }
    best.truncate(TOLD);
    let top = best[0].chance;
    // What is said of each where no reason is seen on the board.
    let mut plain: Vec<&str> = best.iter().map(|found| beside(found, &best[0])).collect();
    plain[0] = if plain[1..].iter().all(|&said| said == BEHIND) { BEST } else { "is among the best" };
    let worlds = &worlds[..LINES.min(worlds.len())];
    let others = other.map(|other| look.lines(worlds, &other)).unwrap_or_default();
    let mut told = Vec::new();
    let veiled = game.seen_by(looker).cells.iter().flatten().any(|cell| cell.cloaked == Some(true));
    for (Found { answer, chance, mate, apart, .. }, plain) in best.into_iter().zip(plain) {
        // What is cut off was part of the estimate.
        let apart = apart.max(chance - top);
        let chance = chance.min(top);
        // What is hidden may prevent a mate, and worlds that look alike agree without knowing what cloaks hide.
        let guessed = hides && mate.is_some() || veiled && (1..WHOLE as i32).contains(&chance);
        let mate = mate.filter(|_| !hides);
        let Some(offer) = offers.iter().find(|offer| offer.text == answer).cloned() else { continue };
        let mut reasons = Vec::new();
        reasons.extend(registry::spoken(game, &answer));
        let worlds = if reasons.is_empty() && !only { worlds } else { &[] };
        for (at, line) in look.lines(worlds, &answer).iter().enumerate() {
            let other = others.get(at).and_then(Option::as_ref);
            reasons.extend(line.as_ref().map(|line| line.good(&offer, mate, other, seat)));
        }
        let why = match commonest(reasons) {
            _ if only => "is the only move".into(),
            Some(why) if why != BEST => why,
            _ => plain.into(),
        };
        let firm = match apart {
            _ if apart <= APART[0] && !guessed => "sure",
            _ if apart <= APART[1] => "likely",
            _ => "guess",
        };
        told.push(Advised { offer, chance, change: chance - now, behind: top - chance, firm, why });
    }
    Ok(Advice { now, best: told })
}

/// How an answer stands beside the best one.
fn beside(found: &Found, best: &Found) -> &'static str {
    let percent = |chance: i32| (chance + 50) / 100;
    let (gain, doubt) = gain(&best.values, &found.values, found.chance);
    match () {
        () if percent(found.chance) >= percent(best.chance) => "comes to the same",
        () if gain <= doubt => "may come to the same",
        () => BEHIND,
    }
}

/// How far estimates lie apart: twice their mean distance from the middle.
fn apart(values: &[i32]) -> i32 {
    let middle = mean(values).unwrap_or(0);
    let away: Vec<i32> = values.iter().map(|value| (value - middle).abs()).collect();
    2 * mean(&away).unwrap_or(0)
}
