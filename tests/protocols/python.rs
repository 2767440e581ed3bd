//! Real clients: python-chess for UCI, and the example for games as lines. They run where Python is.

use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const PROGRAM: &str = env!("CARGO_BIN_EXE_deckmate");
/// What is installed from PyPI for the test.
const CHESS: &str = "chess==1.11.2";

fn runs(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What it prints; a client that fails says why.
fn said(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The Python of an environment in which python-chess is installed; nothing where it cannot be had.
fn with_chess() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let version =
        |python: &Path| runs(Command::new(python).args(["-c", "import chess.engine; print(chess.__version__)"]));
    if version(&python).is_none_or(|version| !CHESS.ends_with(version.trim())) {
        runs(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        runs(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", CHESS]))?;
    }
    version(&python).is_some().then_some(python)
}

#[test]
fn python_chess_plays_with_it() {
    let Some(python) = with_chess() else { return eprintln!("skipped: Python or {CHESS} cannot be had here") };
    let told = said(Command::new(python).arg(format!("{ROOT}/tests/protocols/uci_client.py")).args([PROGRAM, "2"]));
    assert!(told.contains("is content"), "{told}");
}

#[test]
fn the_example_client_plays_every_game() {
    if runs(Command::new("python3").arg("--version")).is_none() {
        return eprintln!("skipped: there is no Python here");
    }
    for game in ["doublecross", "five-card", "deception", "chess-storm", "chess"] {
        let client = format!("{ROOT}/examples/random_client.py");
        let words = ["--deckmate", PROGRAM, "--game", game, "--against", "random", "--games", "2", "--seat", "second"];
        let told = said(Command::new("python3").arg(client).args(words));
        assert_eq!(told.lines().count(), 2, "{game}: {told}");
        assert!(told.lines().all(|line| line.contains("playing second, winner ")), "{game}: {told}");
    }
}
