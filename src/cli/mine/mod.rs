//! `deckmate mine`: finds puzzles in games of the computer against itself, and proves each.

mod deals;
mod forms;
mod storm;

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use clap::Args;
use deckmate::bots::{self, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Eye, Fault, Seat};
use serde_json::json;

use self::forms::{forms_of, PuzzleForm};
use super::out::{note, say};
use super::prove::{prove, Problem, Proof, ProofVerdict};
use super::words;

/// Game to find puzzles of, and their number.
#[derive(Args)]
pub struct Mine {
    /// The game: one whose positions a setup describes.
    #[arg(long, value_parser = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"])]
    game: String,
    /// Number of puzzles.
    #[arg(long)]
    count: usize,
    /// The seed of the games: the same seed finds the same puzzles.
    #[arg(long, default_value = "mine")]
    seed: String,
    /// Largest number of turns of the winner that a puzzle has.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=4))]
    turns: u32,
    /// After so many games it ends, also without enough puzzles.
    #[arg(long, default_value_t = 2_000)]
    games: u32,
    /// After so many minutes it ends, also without enough puzzles; how many are found then depends on the machine.
    #[arg(long)]
    minutes: Option<f64>,
    /// Only puzzles of these sorts: mate, drawn, likely, call, hidden, called, odds, fold, take, drop, king, safe;
    /// in Chess Storm one, save, now, place, order.
    #[arg(long, value_delimiter = ',', value_parser = SORTS, hide_possible_values = true)]
    sorts: Vec<String>,
    /// Largest number of answers that are tried for one proof; 400,000 in games without secrets and chance, else
    /// 20,000.
    #[arg(long)]
    nodes: Option<u64>,
    /// Largest number of pieces that a position has.
    #[arg(long, default_value_t = 32)]
    pieces: usize,
    /// In Chess Storm: positions of few pieces, set by lot, in place of boards of games.
    #[arg(long)]
    composed: bool,
    /// Level of the players; if it is left out, beginner in Deception, else easy.
    #[arg(long, value_parser = words::level())]
    level: Option<Level>,
}

/// The sorts of puzzles in all games.
const SORTS: [&str; 17] = [
    "mate", "drawn", "likely", "call", "hidden", "called", "odds", "fold", "take", "drop", "king", "safe", "one",
    "save", "now", "place", "order",
];

/// A game that is longer than this is left.
const LONGEST: usize = 600;

/// Puzzles that have been found.
struct FoundPuzzles {
    /// Boards of the puzzles.
    boards: HashSet<String>,
    /// Number of puzzles that there may still be with each goal: otherwise most would be of the easiest sort.
    left: HashMap<String, usize>,
}

/// Time between two reports of how far it has come.
const PERIOD: Duration = Duration::from_secs(10);

/// A chance is asked for only where the second best answer has so many cases in a hundred fewer.
const AHEAD: u32 = 5;

impl Mine {
    /// Plays, proves and prints: a problem a line.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn run(self) -> Result<bool, Fault> {
        if self.game == "chess-storm" {
            return self.storm();
        }
        let begun = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes.clamp(0.0, 1e6)));
        let mut told = begun;
        let mut found = FoundPuzzles { boards: HashSet::new(), left: HashMap::new() };
        let mut played = 0;
        'games: while played < self.games {
            for forms in self.positions_of(played)? {
                if found.boards.len() == self.count || limit.is_some_and(|limit| begun.elapsed() > limit) {
                    break 'games;
                }
                if told.elapsed() > PERIOD {
                    told = Instant::now();
                    let seconds = begun.elapsed().as_secs();
                    note(format_args!("game {}: {} puzzles in {seconds} s", played + 1, found.boards.len()));
                }
                self.puzzle_of(forms, &mut found)?;
            }
            played += 1;
        }
        note(format_args!("{} puzzles in {played} games", found.boards.len()));
        Ok(found.boards.len() == self.count)
    }

    /// True if cards or cloaks are hidden: then a proof looks at many worlds and falls.
    fn hides(&self) -> bool {
        !["chess", "full-double"].contains(&self.game.as_str())
    }

    fn nodes(&self) -> u64 {
        self.nodes.unwrap_or(if self.hides() { 20_000 } else { 400_000 })
    }

    fn level(&self) -> Level {
        self.level.unwrap_or(if self.game == "deception" { Level::Beginner } else { Level::Easy })
    }

    /// Questions that may be asked of each position of a game that may be a puzzle: in games of mate the last ones in
    /// which its winner was to move, else those in which the first seat was.
    fn positions_of(&self, number: u32) -> Result<Vec<Vec<PuzzleForm>>, Fault> {
        let seed = format!("{}-{number}", self.seed);
        let mut game = AnyGame::new(NewGame::of(&self.game).seed(&seed))?;
        let mut asked: Vec<(Seat, Vec<PuzzleForm>)> = Vec::new();
        let mut answers = 0;
        while let Some(seat) = game.asked() {
            if answers == LONGEST {
                return Ok(Vec::new());
            }
            if game.view(Eye::Seat(seat))?.cells.iter().flatten().count() <= self.pieces {
                asked.push((seat, forms_of(&game, seat, self.turns)?));
            }
            answers += 1;
            let offer = bots::suggest(&game, self.level(), None, &format!("{seed}-{answers}"), &mut || false)?;
            game.apply(&offer.text)?;
        }
        if self.hides() {
            return Ok(asked.into_iter().map(|(_, forms)| forms).collect());
        }
        let winner = game.view(Eye::All)?.result.and_then(|result| result.winner);
        let mut ends: Vec<Vec<PuzzleForm>> =
            asked.into_iter().rev().filter(|(seat, _)| Some(*seat) == winner).map(|(_, forms)| forms).collect();
        ends.truncate(self.turns as usize + 1);
        ends.reverse();
        Ok(ends)
    }

    /// Prints the first of these problems that is a puzzle: one first answer alone leads to the goal.
    fn puzzle_of(&self, forms: Vec<PuzzleForm>, found: &mut FoundPuzzles) -> Result<(), Fault> {
        let is_wanted = |form: &PuzzleForm| self.sorts.is_empty() || self.sorts.iter().any(|sort| sort == form.name);
        for form in forms.into_iter().filter(is_wanted) {
            let board = form.problem["setup"]["board"].to_string();
            if found.boards.contains(&board) {
                return Ok(());
            }
            let Some((kind, line)) = self.proved(&form, found)? else { continue };
            let share = self.count.div_ceil(form.kinds);
            *found.left.entry(kind).or_insert(share) -= 1;
            found.boards.insert(board);
            say!("{line}");
            return Ok(());
        }
        Ok(())
    }

    /// True if an answer may win at once: then nobody asks what the next turn will bring.
    fn wins_at_once(&self, problem: &Problem) -> Result<bool, Fault> {
        let now = Problem { goal: "won by:1".into(), chance: Some(1), only: false, ..problem.clone() };
        Ok(prove(&now, self.nodes())?.verdict != ProofVerdict::Refuted)
    }

    /// The problem with the first of its goals that can be reached, and the sort of puzzle that it is.
    fn proved(&self, form: &PuzzleForm, found: &FoundPuzzles) -> Result<Option<(String, String)>, Fault> {
        for goal in &form.goals {
            let mut line = form.problem.clone();
            line["id"] = json!(format!("{}-{}", self.game, found.boards.len() + 1));
            line["goal"] = json!(goal);
            line["only"] = json!(form.only);
            line["chance"] = json!(form.chance.map(|(least, _)| least));
            let problem: Problem =
                serde_json::from_value(line.clone()).map_err(|error| Fault::new(Code::BadInput, error.to_string()))?;
            let mut proof = match prove(&problem, self.nodes()) {
                // No setup describes it: an uncloaked Pawn may stand on any rank. Or the goal is not open.
                Err(Fault { code: Code::BadSetup | Code::BadInput | Code::NotOffered, .. }) => return Ok(None),
                proof => proof?,
            };
            if let Some((least, most)) = form.chance {
                let Some(chance) = likely(&proof, most).filter(|&chance| chance >= least) else { continue };
                if goal == "turn:3" && self.wins_at_once(&problem)? {
                    return Ok(None);
                }
                line["chance"] = json!(chance);
                proof.first.truncate(1);
                proof.verdict = ProofVerdict::Proved;
            }
            let kind = format!("{} {goal}", form.name);
            let share = self.count.div_ceil(form.kinds);
            match proof.verdict {
                ProofVerdict::Refuted => continue,
                ProofVerdict::Proved
                    if proof.width >= form.least_width && *found.left.get(&kind).unwrap_or(&share) > 0 => {}
                _ => return Ok(None),
            }
            line["hard"] = json!(proof.hardness());
            line["way"] = json!(proof.first);
            line["sort"] = json!(form.name);
            return Ok(Some((kind, line.to_string())));
        }
        Ok(None)
    }
}

/// The chance of the best answer, where it is no more than this and the second best one has clearly less.
fn likely(proof: &Proof, most: u32) -> Option<u32> {
    let mut chances = proof.chances.iter().map(|(share, _)| share.percent());
    let best = chances.next().filter(|best| (1..=most).contains(best))?;
    chances.next().is_none_or(|second| second + AHEAD <= best).then_some(best)
}
