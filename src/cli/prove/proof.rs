//! A proof: how the search for the goal of a problem has ended, and what it has cost.

use deckmate::games::any::AnyGame;
use deckmate::games::chess::Chess;
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::FiveCard;
use deckmate::games::full_double::FullDouble;
use deckmate::games::storm::Storm;
use deckmate::names;
use deckmate::play::proof::{OutOfBound, ProofNode, Search};
use deckmate::play::{Code, Fault, Goal, Host, Provable, Seat};
use serde_json::json;

use super::count::ChanceCount;
use super::problem::Problem;
use super::share::CaseShare;

names! {
    /// Verdict of a search that has ended.
    pub enum ProofVerdict {
        /// The goal can be reached, or is as probable as wanted, and where only one first answer is wanted, there is only one.
        Proved = "proved",
        /// It cannot be reached against every answer, fall and world, or is less probable than wanted.
        Refuted = "refuted",
        /// It can be reached by several first answers where only one is wanted.
        NotOnly = "not-only",
        /// It takes more answers than `par` says.
        OverPar = "over-par",
        /// The bound was reached before anything was shown.
        Unknown = "unknown",
    }
}

/// More worlds than this are not looked at.
const WORLDS: usize = 300;

/// Findings of a search.
pub struct Proof {
    /// Verdict that it has ended with.
    pub verdict: ProofVerdict,
    /// The first answers that reach the goal: one, or all where only one is wanted.
    pub first: Vec<String>,
    /// Number of worlds that agree with what the seat sees.
    pub worlds: usize,
    /// Answers tried.
    pub nodes: u64,
    /// Number of answers that the first choice has.
    pub width: usize,
    /// Largest number of answers that it takes of the seat.
    pub depth: u32,
    /// Probability of the goal after each first answer, the best one first.
    pub chances: Vec<(CaseShare, String)>,
    /// At each later question on the line on which it takes longest: the number of answers that reach the goal; none if
    /// that is not asked or can't be shown.
    pub later: Vec<usize>,
}

impl Proof {
    /// Nothing is shown yet.
    fn begun(worlds: usize) -> Proof {
        let (first, chances, later) = (Vec::new(), Vec::new(), Vec::new());
        Proof { verdict: ProofVerdict::Unknown, first, worlds, nodes: 0, width: 0, depth: 0, chances, later }
    }

    /// Hardness of the problem, on a scale like that of ratings: from the answers that the search has tried.
    pub fn hardness(&self) -> u32 {
        300 + (120.0 * (self.nodes.max(1) as f64).log2()).round() as u32
    }

    /// The proof as it stands; if the worlds that were looked at are not all, nothing is proved.
    fn judged_by(self, all: bool) -> Proof {
        let verdict = if all || self.verdict != ProofVerdict::Proved { self.verdict } else { ProofVerdict::Unknown };
        Proof { verdict, ..self }
    }

    /// By how many first answers there are.
    fn by_number(&self) -> ProofVerdict {
        match self.first.len() {
            0 => ProofVerdict::Refuted,
            1 => ProofVerdict::Proved,
            _ => ProofVerdict::NotOnly,
        }
    }

    /// As a line of output.
    pub fn line(&self, problem: &Problem) -> String {
        let Proof { verdict, first, worlds, nodes, width, depth, chances, later } = self;
        let (id, game, verdict) = (&problem.id, &problem.game, verdict.name());
        let mut line = json!({
            "id": id, "game": game, "verdict": verdict, "first": first, "dealt": problem.dealt,
            "worlds": worlds, "nodes": nodes, "width": width, "depth": depth, "hard": self.hardness(),
        });
        if problem.chance.is_some() {
            line["chances"] = chances.iter().map(|(share, answer)| json!([answer, share.text()])).collect();
        }
        if problem.line {
            line["later"] = json!(later);
        }
        line.to_string()
    }
}

/// A game in which a goal can be looked for.
type Prover = fn(&Problem, &AnyGame, Seat, u64) -> Result<Option<Proof>, Fault>;

/// Every game once.
const PROVERS: [Prover; 6] = [
    prove_in::<Chess>,
    prove_in::<FullDouble>,
    prove_in::<DoubleCross>,
    prove_in::<FiveCard>,
    prove_in::<Deception>,
    prove_in::<Storm>,
];

/// Looks for the goal of a problem with at most so many answers tried.
///
/// # Errors
/// The fault of the problem, naming it.
pub fn prove(problem: &Problem, most: u64) -> Result<Proof, Fault> {
    let named = |fault: Fault| Fault { message: format!("{}: {}", problem.id, fault.message), ..fault };
    let (game, seat) = problem.open().map_err(named)?;
    for prover in PROVERS {
        if let Some(proof) = prover(problem, &game, seat, most).map_err(named)? {
            return Ok(proof);
        }
    }
    Err(named(Fault::new(Code::UnknownGame, format!("nothing can be proved in `{}`", problem.game))))
}

fn prove_in<G: Provable>(problem: &Problem, game: &AnyGame, seat: Seat, most: u64) -> Result<Option<Proof>, Fault> {
    let Some(host) = game.host::<G>() else { return Ok(None) };
    let goal = Goal::read::<G>(&problem.goal)?;
    if goal.begun(host, seat).verdict != deckmate::play::Verdict::Open || host.prompt().is_none() {
        return Err(Fault::new(Code::BadInput, format!("the goal `{}` is not open as the task begins", problem.goal)));
    }
    let (worlds, all) = if problem.dealt { (vec![(1, host.clone())], true) } else { host.worlds(seat, WORLDS) };
    let mut proof = Proof::begun(worlds.len());
    if let Some(percent) = problem.chance {
        if problem.dealt || host.prompt().is_none_or(|prompt| prompt.seat != seat) {
            return Err(Fault::new(Code::BadInput, "a chance is counted of an answer, over all that may fall"));
        }
        if let Ok(count) = ChanceCount::new(&goal, seat, worlds, most) {
            proof.verdict = weigh(problem, percent, count, &mut proof).unwrap_or(ProofVerdict::Unknown);
        }
        return Ok(Some(proof.judged_by(all)));
    }
    let worlds: Vec<Host<G>> = worlds.into_iter().map(|(_, host)| host).collect();
    let mut search = Search::new(&goal, seat, &problem.way, most);
    (search.any_fall, search.hides) = (!problem.dealt, worlds.len() > 1);
    look(problem, search, worlds, &mut proof);
    Ok(Some(proof.judged_by(all)))
}

/// Counts how probable the goal is after each first answer.
fn weigh<G: Provable>(
    problem: &Problem,
    percent: u32,
    mut count: ChanceCount<'_, G>,
    proof: &mut Proof,
) -> Result<ProofVerdict, OutOfBound> {
    let found = count.answers();
    proof.nodes = count.nodes;
    let found = found?;
    proof.width = found.len();
    proof.depth = 1;
    proof.chances = found.into_iter().map(|(share, choice)| (share, choice.to_string())).collect();
    let enough = proof.chances.iter().filter(|(share, _)| share.percent() >= percent).map(|(_, answer)| answer.clone());
    proof.first = enough.take(if problem.only { usize::MAX } else { 1 }).collect();
    Ok(proof.by_number())
}

/// Looks for the goal in these worlds.
fn look<G: Provable>(problem: &Problem, mut search: Search<'_, G>, worlds: Vec<Host<G>>, proof: &mut Proof) {
    let (goal, seat) = (search.goal, search.seat);
    let group: Vec<ProofNode<G>> = worlds.into_iter().map(|host| ProofNode::first(host, goal, seat)).collect();
    let found = if group[0].host.prompt().is_some_and(|prompt| prompt.seat == seat) {
        decide(problem, &mut search, group, proof)
    } else {
        search.answered(&group).map(|answers| match answers {
            Some(_) => ProofVerdict::Proved,
            None => ProofVerdict::Refuted,
        })
    };
    proof.nodes = search.nodes;
    proof.verdict = found.unwrap_or(ProofVerdict::Unknown);
    if proof.verdict == ProofVerdict::Proved && problem.par.is_some_and(|par| proof.depth > par) {
        proof.verdict = ProofVerdict::OverPar;
    }
}

fn decide<G: Provable>(
    problem: &Problem,
    search: &mut Search<'_, G>,
    mut group: Vec<ProofNode<G>>,
    proof: &mut Proof,
) -> Result<ProofVerdict, OutOfBound> {
    // Questions with a single answer are no choice.
    let mut depth = 0;
    let mut options = Search::options(&group[0].host);
    while options.len() == 1 {
        match search.groups(&group, options[0], depth)? {
            None => return Ok(ProofVerdict::Refuted),
            Some(mut groups) if groups.len() == 1 => {
                group = groups.remove(0);
                options = Search::options(&group[0].host);
                depth += 1;
            }
            Some(_) => break,
        }
    }
    proof.width = options.len();
    if let Some(at) = problem.way.get(depth).and_then(|text| options.iter().position(|one| one.to_string() == *text)) {
        options.swap(0, at);
    }
    let mut right = None;
    for choice in options {
        search.sampled = false;
        if let Some(answers) = search.by(&group, choice, depth)? {
            if search.sampled {
                return Err(OutOfBound);
            }
            right = Some(choice);
            proof.first.push(choice.to_string());
            proof.depth = answers + depth as u32;
            if !problem.only {
                break;
            }
        }
    }
    if let (true, Some(choice)) = (problem.line && proof.first.len() == 1, right) {
        // Findings that are told beside the proof make the problem no harder.
        let spent = search.nodes;
        search.sampled = false;
        let later = search.later(&group, choice, depth).unwrap_or_default();
        (search.nodes, proof.later) = (spent, if search.sampled { Vec::new() } else { later });
    }
    Ok(proof.by_number())
}
