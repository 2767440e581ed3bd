//! Draft: a puzzle of Chess Storm that is still to be proved. Nobody draws, so that its hands are all there is.

use deckmate::play::{Code, Fault};
use serde_json::{json, Value as Json};

use crate::prove::{prove, Problem, Proof};

/// Position, hands and goal of a puzzle. White has the task.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The position.
    pub board: String,
    /// White's hand.
    pub mine: Vec<&'static str>,
    /// Black's hand.
    pub theirs: Vec<&'static str>,
    /// Answers of both players before the task begins.
    pub moves: Vec<String>,
    /// The goal.
    pub goal: String,
}

impl Draft {
    /// White's task in this position, without cards.
    pub fn new(board: &str, goal: &str) -> Draft {
        Draft { board: board.into(), mine: Vec::new(), theirs: Vec::new(), moves: Vec::new(), goal: goal.into() }
    }

    /// A draft with these cards in White's hand. Where the task begins after a card that is not among them, it begins
    /// before that card.
    pub fn held(&self, mine: &[&'static str]) -> Draft {
        let is_held = |answer: &&String| match answer.strip_prefix("card:") {
            Some(card) => mine.contains(&card) || self.theirs.contains(&card),
            None => true,
        };
        let moves = self.moves.iter().take_while(is_held).cloned().collect();
        Draft { mine: mine.to_vec(), moves, ..self.clone() }
    }

    /// A draft with another goal.
    pub fn aimed(&self, goal: &str) -> Draft {
        Draft { goal: goal.into(), ..self.clone() }
    }

    /// The fields of the problem.
    pub fn fields(&self) -> Json {
        let mut options = json!({ "redraw": false, "dump": false, "uniform_prompts": false });
        if !self.theirs.is_empty() {
            options["open_hands"] = json!(true);
        }
        json!({
            "id": "chess-storm", "game": "chess-storm", "options": options, "seat": "first", "moves": self.moves,
            "setup": { "board": self.board, "hands": { "first": self.mine, "second": self.theirs }, "pile": [] },
            "goal": self.goal, "only": true,
        })
    }

    /// Findings of the prover with at most so many answers tried; nothing where the position is none, or the goal open
    /// no more.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn proof(&self, nodes: u64) -> Result<Option<Proof>, Fault> {
        self.found(nodes, false)
    }

    /// As [`Draft::proof`], but chance falls as the seed has it: quicker, and no proof.
    ///
    /// # Errors
    /// The fault that the engine finds.
    pub fn glance(&self, nodes: u64) -> Result<Option<Proof>, Fault> {
        self.found(nodes, true)
    }

    fn found(&self, nodes: u64, dealt: bool) -> Result<Option<Proof>, Fault> {
        let problem: Problem = Problem::of(self.fields().as_object().cloned().unwrap_or_default())
            .map_err(|error| Fault::new(Code::BadInput, error.to_string()))?;
        match prove(&Problem { dealt, ..problem }, nodes) {
            Err(Fault { code: Code::BadSetup | Code::BadInput | Code::NotOffered | Code::GameOver, .. }) => Ok(None),
            proof => proof.map(Some),
        }
    }
}
