//! The command line: for people who measure, test or study the games without a page.

fn main() -> std::process::ExitCode {
    deckmate::cli::main()
}
