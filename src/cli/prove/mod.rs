//! `deckmate prove`: shows by search that problems can be solved.

mod count;
mod problem;
mod proof;
mod share;

use std::path::PathBuf;

use clap::Args;
use deckmate::play::Fault;
use serde_json::json;

use super::out::{note, say};

pub use problem::Problem;
pub use proof::{prove, Proof, ProofVerdict};

/// Problems to prove, and the work that may be spent on each.
#[derive(Args)]
pub struct Prove {
    /// Files of problems, a JSON object a line.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Largest number of answers that are tried for one problem.
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// Also tells how many answers reach the goal at each later question on the line on which that takes longest.
    #[arg(long)]
    line: bool,
}

impl Prove {
    /// Proves and prints; false when something was not proved.
    ///
    /// # Errors
    /// `bad-input` when a file cannot be read.
    pub fn run(self) -> Result<bool, Fault> {
        let (mut proved, mut others) = (0, 0);
        for path in &self.paths {
            for problem in Problem::read(path)? {
                let asked = problem.map(|problem| Problem { line: problem.line || self.line, ..problem });
                let outcome = asked.and_then(|problem| prove(&problem, self.nodes).map(|proof| (problem, proof)));
                match outcome {
                    Ok((problem, proof)) => {
                        let is_proved = proof.verdict == ProofVerdict::Proved;
                        proved += u32::from(is_proved);
                        others += u32::from(!is_proved);
                        say!("{}", proof.line(&problem));
                    }
                    Err(fault) => {
                        others += 1;
                        say!("{}", json!({ "error": fault.code.name(), "message": fault.message }));
                    }
                }
            }
        }
        note(format_args!("{proved} proved, {others} not"));
        Ok(others == 0)
    }
}
