//! The command line: for people who measure, test or study the games without a page.

use std::process::ExitCode;

use clap::Parser;

/// Chess games in which cards, hidden pieces or a wide board change the rules.
#[derive(Parser)]
#[command(name = "deckmate", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: deckmate::cli::Command,
}

fn main() -> ExitCode {
    match deckmate::cli::run(Arguments::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
