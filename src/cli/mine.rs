//! `deckmate mine`: finds puzzles in games of the computer against itself, and proves each.

use std::collections::HashSet;

use clap::Args;
use serde_json::{json, Map, Value as Json};

use super::out::{note, say};
use super::prove::{prove, Problem, Verdict};
use super::words;
use crate::board::Square;
use crate::bots::{self, Level};
use crate::games::any::{AnyGame, NewGame};
use crate::play::{Code, Eye, Fault, Seat};

/// Which game, and how many puzzles.
#[derive(Args)]
pub struct Mine {
    /// The game: one whose positions a board, and bases, describe.
    #[arg(long, value_parser = ["chess", "full-double", "deception"])]
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
    /// How strong the players are.
    #[arg(long, default_value = "easy", value_parser = words::level())]
    level: Level,
}

/// A game that is longer than this is left.
const LONGEST: usize = 600;

/// A first choice among fewer answers is no puzzle.
const LEAST_WIDTH: usize = 8;

impl Mine {
    /// Plays, proves and prints: a problem a line.
    ///
    /// # Errors
    /// What the engine refuses.
    pub fn run(self) -> Result<bool, Fault> {
        let mut known = HashSet::new();
        // A win in so many turns may be a share of the puzzles alone: otherwise most would take one.
        let mut left = vec![self.count.div_ceil(self.turns as usize); self.turns as usize];
        for number in 0..self.games {
            for setup in self.ends_of(number)? {
                if known.len() == self.count {
                    return Ok(true);
                }
                if known.contains(&setup["board"].to_string()) {
                    continue;
                }
                let Some((turns, line)) = self.described(&setup, &left, known.len() + 1)? else { continue };
                left[turns - 1] -= 1;
                known.insert(setup["board"].to_string());
                say!("{line}");
            }
        }
        note(format_args!("{} puzzles in {} games", known.len(), self.games));
        Ok(known.len() == self.count)
    }

    /// The last positions of a game in which its winner was to move, the earliest first.
    fn ends_of(&self, number: u32) -> Result<Vec<Json>, Fault> {
        let seed = format!("{}-{number}", self.seed);
        let mut game = AnyGame::new(NewGame::of(&self.game).seed(&seed))?;
        let mut asked: Vec<(Seat, Json)> = Vec::new();
        while let Some(seat) = game.asked() {
            if asked.len() == LONGEST {
                return Ok(Vec::new());
            }
            asked.push((seat, setup_of(&game)?));
            let offer = bots::suggest(&game, self.level, None, &format!("{seed}-{}", asked.len()), &mut || false)?;
            game.apply(&offer.text)?;
        }
        let winner = game.view(Eye::All)?.result.and_then(|result| result.winner);
        let mut ends: Vec<Json> =
            asked.into_iter().rev().filter(|(seat, _)| Some(*seat) == winner).map(|(_, setup)| setup).collect();
        ends.truncate(self.turns as usize + 1);
        ends.reverse();
        Ok(ends)
    }

    /// As [`Mine::puzzle`]; nothing from a position that no setup describes: an uncloaked Pawn may stand on any rank.
    fn described(&self, setup: &Json, left: &[usize], number: usize) -> Result<Option<(usize, String)>, Fault> {
        match self.puzzle(setup, left, number) {
            Err(Fault { code: Code::BadSetup, .. }) => Ok(None),
            found => found,
        }
    }

    /// A puzzle from a position, and its number of turns: the quickest win, if its first answer is the only one.
    fn puzzle(&self, setup: &Json, left: &[usize], number: usize) -> Result<Option<(usize, String)>, Fault> {
        for (at, left) in left.iter().enumerate() {
            let by = 2 * at + 1;
            let mut line = json!({
                "id": format!("{}-{number}", self.game), "game": self.game, "setup": setup,
                "goal": format!("won by:{by}"), "par": at + 1,
            });
            let verdict = prove(&problem(&line)?, self.nodes)?.verdict;
            if verdict == Verdict::Refuted {
                continue;
            }
            if verdict != Verdict::Proved || *left == 0 {
                return Ok(None);
            }
            line["only"] = json!(true);
            let proof = prove(&problem(&line)?, self.nodes)?;
            if proof.verdict != Verdict::Proved || proof.width < LEAST_WIDTH {
                return Ok(None);
            }
            line["hard"] = json!(proof.hardness());
            return Ok(Some((at + 1, line.to_string())));
        }
        Ok(None)
    }
}

fn problem(line: &Json) -> Result<Problem, Fault> {
    serde_json::from_value(line.clone()).map_err(|error| Fault::new(Code::BadInput, error.to_string()))
}

/// The position as a setup: the board, and, where pieces wear cloaks, what is under them.
fn setup_of(game: &AnyGame) -> Result<Json, Fault> {
    let views = [game.view(Eye::Seat(Seat::First))?, game.view(Eye::Seat(Seat::Second))?];
    let (mut bases, mut uncloaked) = (Map::new(), Vec::new());
    for view in &views {
        let own = if view.eye == Eye::Seat(Seat::First) { view.sides.first } else { view.sides.second };
        for (at, cell) in view.cells.iter().enumerate() {
            let Some(cell) = cell.as_ref().filter(|cell| cell.side == own) else { continue };
            let files = usize::from(view.files);
            let square = Square::new((at % files) as u8, (at / files) as u8).name();
            if cell.cloaked == Some(false) {
                uncloaked.push(square);
            }
            if let Some(base) = cell.base.flatten() {
                bases.insert(square.to_string(), json!(base));
            }
        }
    }
    let board = json!(views[0].board);
    Ok(if bases.is_empty() {
        json!({ "board": board })
    } else {
        json!({ "board": board, "bases": bases, "uncloaked": uncloaked })
    })
}
