//! `deckmate mine`: finds puzzles in games of the computer against itself, and proves each.

mod forms;

use std::collections::{HashMap, HashSet};

use clap::Args;
use serde_json::json;

use self::forms::{forms_of, Form};
use super::out::{note, say};
use super::prove::{prove, Problem, Verdict};
use super::words;
use crate::bots::{self, Level};
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Code, Eye, Fault, Seat};

/// Which game, and how many puzzles.
#[derive(Args)]
pub struct Mine {
    /// The game: one whose positions a setup describes.
    #[arg(long, value_parser = ["chess", "full-double", "doublecross", "five-card", "deception"])]
    game: String,
    /// How many puzzles.
    #[arg(long)]
    count: usize,
    /// The seed of the games: the same seed finds the same puzzles.
    #[arg(long, default_value = "mine")]
    seed: String,
    /// How many turns of the winner a puzzle has at most.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=4))]
    turns: u32,
    /// After so many games it ends, also without enough puzzles.
    #[arg(long, default_value_t = 2_000)]
    games: u32,
    /// How many answers are tried at most for one proof.
    #[arg(long, default_value_t = 400_000)]
    nodes: u64,
    /// How many pieces a position has at most.
    #[arg(long, default_value_t = 32)]
    pieces: usize,
    /// How strong the players are.
    #[arg(long, default_value = "easy", value_parser = words::level())]
    level: Level,
}

/// A game that is longer than this is left.
const LONGEST: usize = 600;

/// What has been found.
struct Found {
    /// Boards of the puzzles.
    boards: HashSet<String>,
    /// How many puzzles there may still be with such a goal: otherwise most would be of the easiest sort.
    left: HashMap<String, usize>,
}

impl Mine {
    /// Plays, proves and prints: a problem a line.
    ///
    /// # Errors
    /// What the engine refuses.
    pub fn run(self) -> Result<bool, Fault> {
        let mut found = Found { boards: HashSet::new(), left: HashMap::new() };
        for number in 0..self.games {
            for forms in self.positions_of(number)? {
                if found.boards.len() == self.count {
                    return Ok(true);
                }
                self.puzzle_of(forms, &mut found)?;
            }
        }
        note(format_args!("{} puzzles in {} games", found.boards.len(), self.games));
        Ok(found.boards.len() == self.count)
    }

    /// What may be asked of each position of a game that may be a puzzle: in games of mate the last ones in which its
    /// winner was to move, else those in which the first seat was.
    fn positions_of(&self, number: u32) -> Result<Vec<Vec<Form>>, Fault> {
        let seed = format!("{}-{number}", self.seed);
        let mut game = AnyGame::new(NewGame::of(&self.game).seed(&seed))?;
        let mut asked: Vec<(Seat, Vec<Form>)> = Vec::new();
        let mut answers = 0;
        while let Some(seat) = game.asked() {
            if answers == LONGEST {
                return Ok(Vec::new());
            }
            if game.view(Eye::Seat(seat))?.cells.iter().flatten().count() <= self.pieces {
                asked.push((seat, forms_of(&game, seat, self.turns)?));
            }
            answers += 1;
            let offer = bots::suggest(&game, self.level, None, &format!("{seed}-{answers}"), &mut || false)?;
            game.apply(&offer.text)?;
        }
        if !["chess", "full-double"].contains(&self.game.as_str()) {
            return Ok(asked.into_iter().map(|(_, forms)| forms).collect());
        }
        let winner = game.view(Eye::All)?.result.and_then(|result| result.winner);
        let mut ends: Vec<Vec<Form>> =
            asked.into_iter().rev().filter(|(seat, _)| Some(*seat) == winner).map(|(_, forms)| forms).collect();
        ends.truncate(self.turns as usize + 1);
        ends.reverse();
        Ok(ends)
    }

    /// Prints the first of these problems that is a puzzle: one first answer alone leads to the goal.
    fn puzzle_of(&self, forms: Vec<Form>, found: &mut Found) -> Result<(), Fault> {
        for form in forms {
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

    /// The problem with the first of its goals that can be reached, and the sort of puzzle that it is.
    fn proved(&self, form: &Form, found: &Found) -> Result<Option<(String, String)>, Fault> {
        for goal in &form.goals {
            let mut line = form.problem.clone();
            line["id"] = json!(format!("{}-{}", self.game, found.boards.len() + 1));
            line["goal"] = json!(goal);
            line["only"] = json!(true);
            let problem: Problem =
                serde_json::from_value(line.clone()).map_err(|error| Fault::new(Code::BadInput, error.to_string()))?;
            let proof = match prove(&problem, self.nodes) {
                // No setup describes it: an uncloaked Pawn may stand on any rank. Or the goal is not open.
                Err(Fault { code: Code::BadSetup | Code::BadInput, .. }) => return Ok(None),
                proof => proof?,
            };
            let kind = format!("{} {goal}", form.name);
            let share = self.count.div_ceil(form.kinds);
            match proof.verdict {
                Verdict::Refuted => continue,
                Verdict::Proved if proof.width >= form.least_width && *found.left.get(&kind).unwrap_or(&share) > 0 => {}
                _ => return Ok(None),
            }
            line["hard"] = json!(proof.hardness());
            line["way"] = json!(proof.first);
            return Ok(Some((kind, line.to_string())));
        }
        Ok(None)
    }
}
