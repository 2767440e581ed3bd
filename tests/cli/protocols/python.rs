//! Real clients: python-chess for UCI, and the example for games as lines. They run where Python is.

use std::path::{Path, PathBuf};
use std::process::Command;

pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_deckmate");
/// Package from PyPI that the test installs.
const CHESS: &str = "chess==1.11.2";

/// Output of a command; nothing where it cannot be run or fails.
pub fn runs(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Output of a client; one that fails says why.
pub fn said(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The Python of an environment of that name in which packages from PyPI are installed, one of which is imported as
/// `module`; nothing where they cannot be had.
pub fn environment(name: &str, module: &str, packages: &[&str]) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let known = folder.join("packages.txt");
    let installed = || std::fs::read_to_string(&known).is_ok_and(|text| text == packages.join("\n"));
    if !installed() {
        runs(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        runs(Command::new(&python).args(pip).args(packages))?;
        std::fs::write(&known, packages.join("\n")).ok()?;
    }
    runs(Command::new(&python).args(["-c", &format!("import {module}")]))?;
    Some(python)
}

#[test]
fn python_chess_plays_with_it() {
    let Some(python) = environment("python-chess", "chess.engine", &[CHESS]) else {
        return eprintln!("skipped: Python or {CHESS} cannot be had here");
    };
    let told = said(Command::new(python).arg(format!("{ROOT}/tests/cli/protocols/uci_client.py")).args([PROGRAM, "2"]));
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
    // A missing program is told, with the way to make it.
    let client = format!("{ROOT}/examples/random_client.py");
    let missing = Command::new("python3").args([&client, "--deckmate", "no-such-program"]).output().unwrap();
    let told = String::from_utf8(missing.stderr).unwrap();
    assert!(!missing.status.success() && told.lines().count() == 1, "{told}");
    assert!(told.contains("`no-such-program` does not start") && told.contains("cargo build --release"), "{told}");
}
