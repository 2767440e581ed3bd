//! The program `deckmate`: the command line. Each command has a file or a folder.

mod arena;
mod bench;
mod cards;
mod cards_book;
mod check;
mod contest;
mod count;
mod feats;
mod gather;
mod measured;
mod mine;
mod out;
mod own_cards;
mod pgn;
mod played;
mod prove;
mod resume;
mod run;
mod score;
mod serve;
mod solo;
mod start;
mod study;
mod tally;
mod tune;
mod uci;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use deckmate::play::Fault;
use deckmate_spec as spec;
use serde_json::json;

use self::out::{note, say};

/// Chess games in which cards, hidden pieces or a wide board change the rules.
#[derive(Parser)]
#[command(name = "deckmate", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// Task that the program is given.
#[derive(Subcommand)]
enum Command {
    /// Counts all move sequences of a given length, on the board alone (no cards).
    Perft(count::Perft),
    /// Runs spec files.
    Spec {
        /// Files, or folders that are searched.
        #[arg(required_unless_present = "terms")]
        paths: Vec<PathBuf>,
        /// Prints the cases as JSON and runs none.
        #[arg(long)]
        json: bool,
        /// Prints, as JSON, the words of `see` for each game and the field of the view each stands for; runs nothing.
        #[arg(long)]
        terms: bool,
        #[command(flatten)]
        own: own_cards::OwnCards,
    },
    /// Prints the cards of a game: the name in the option `deck`, and what the card does.
    Cards(cards::Cards),
    /// Reads cards of one's own: what they do, or what is wrong with them and where.
    Check(check::Check),
    /// Plays one game between two computer levels; prints one answer per line, then the result.
    Play(solo::PlayArgs),
    /// Plays a match between two levels; each seed is played twice, with the seats swapped.
    Match(contest::Match),
    /// Combines the files that `match --jsonl` or `arena --jsonl` printed, in slices or whole, into one result.
    Tally(tally::Tally),
    /// Writes tables and plots of what recorded games tell: the first player's score, lengths, draws, cards.
    Study(study::Study),
    /// Fits the weights of the evaluation on recorded games and prints them as a source file.
    Tune(tune::Tune),
    /// Plays games of the search against itself, with the value of each position, for `tune`.
    Gather(gather::Gather),
    /// Reads games of PGN and prints each as a compact text, a line each; or writes games as PGN.
    Pgn(pgn::Pgn),
    /// Plays chess or Full Double Chess for programs that speak UCI: docs/protocols.md.
    Uci(uci::Uci),
    /// Plays a match between two programs that speak UCI.
    Arena(arena::Arena),
    /// Plays any game with another program, one JSON object a line, a prompt out, an answer in: docs/protocols.md.
    Serve(serve::Serve),
    /// Shows by search that problems (lessons, puzzles, practice positions) can be solved; prints a JSON object for each.
    Prove(prove::Prove),
    /// Finds puzzles in games of the computer against itself, and proves each; prints them as problems, one a line.
    Mine(mine::Mine),
    /// Plays runs of Chess Storm by the computer: how many cross, how long they are, which cards are taken and which are dead.
    Run(run::Runs),
    /// Plays games of a level against itself, and counts in how many the first seat reaches each of some goals.
    Feats(feats::Feats),
    /// Prints the speed figures, one `name value unit` a line.
    Bench,
}

/// Reads the command line and does what it says.
fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            note(format_args!("{fault}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs a command; false when it ran but something in it failed.
fn run(command: Command) -> Result<bool, Fault> {
    match command {
        Command::Perft(args) => args.run().map(|()| true),
        Command::Spec { terms: true, .. } => {
            say!("{}", json!(spec::terms()));
            Ok(true)
        }
        Command::Spec { paths, json: true, own, .. } => {
            let (files, lines) = spec::read_with(&paths, &own.packed()?);
            say!("{}", json!(files));
            for line in &lines {
                note(format_args!("{line}"));
            }
            Ok(lines.is_empty())
        }
        Command::Spec { paths, own, .. } => {
            let (passed, failed, lines) = spec::run_with(&paths, &own.packed()?);
            for line in lines {
                say!("{line}");
            }
            say!("{passed} passed, {failed} failed");
            Ok(failed == 0)
        }
        Command::Cards(args) => args.run().map(|()| true),
        Command::Check(args) => args.run(),
        Command::Play(args) => args.run().map(|()| true),
        Command::Match(args) => args.run().map(|()| true),
        Command::Tally(args) => args.run(),
        Command::Study(args) => args.run().map(|()| true),
        Command::Tune(args) => args.run().map(|()| true),
        Command::Gather(args) => args.run().map(|()| true),
        Command::Pgn(args) => args.run(),
        Command::Uci(args) => args.run().map(|()| true),
        Command::Arena(args) => args.run().map(|()| true),
        Command::Serve(args) => args.run().map(|()| true),
        Command::Prove(args) => args.run(),
        Command::Mine(args) => args.run(),
        Command::Run(args) => args.run(),
        Command::Feats(args) => args.run().map(|()| true),
        Command::Bench => bench::run().map(|()| true),
    }
}
