//! The program `deckmate`: the command line.

fn main() -> std::process::ExitCode {
    deckmate::cli::main()
}
